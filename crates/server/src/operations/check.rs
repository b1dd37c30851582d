//! Checks everything that is stored: every table loads, every finished game verifies.

use store::{Phase, Store, StoreError, StoredEvent};
use tables::{ServerKey, Stored, Table};

/// Number of tables read at once.
const PAGE: u32 = 500;

/// A check of all tables of a database, which may be of an older version.
#[derive(Debug)]
pub struct Check<'a> {
    store: &'a Store,
    key: Option<ServerKey>,
    last: String,
    /// How many tables were checked.
    pub tables: usize,
    /// How many of them have a finished game.
    pub finished: usize,
}

/// A table that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTable {
    /// The table.
    pub table: String,
    /// What is wrong.
    pub fault: TableFault,
}

/// What is wrong with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// Its events cannot be read.
    Unreadable,
    /// The dice of its record do not verify.
    Unverified,
    /// Its seed was sealed with another key, or is damaged: the game cannot go on.
    BadSeed,
}

impl<'a> Check<'a> {
    /// Begins a check. With the key of the server, sealed seeds are checked too.
    pub fn new(store: &'a Store, key: Option<ServerKey>) -> Check<'a> {
        Check { store, key, last: String::new(), tables: 0, finished: 0 }
    }

    /// Checks some more tables, and returns those that are wrong; none when all are checked.
    pub async fn next(&mut self) -> Result<Option<Vec<WrongTable>>, StoreError> {
        let tables = self.store.tables_after(&self.last, PAGE).await?;
        let Some(end) = tables.last() else { return Ok(None) };
        self.last.clone_from(&end.table);
        let mut wrong = Vec::new();
        for listed in tables {
            let events = self.store.events(&listed.table, 0).await?;
            self.tables += 1;
            self.finished += usize::from(listed.phase == Phase::Over);
            if let Err(fault) = check_table(self.key.as_ref(), listed.version, &events) {
                wrong.push(WrongTable { table: listed.table, fault });
            }
        }
        Ok(Some(wrong))
    }
}

fn check_table(
    key: Option<&ServerKey>,
    version: u64,
    events: &[StoredEvent],
) -> Result<(), TableFault> {
    let unreadable = TableFault::Unreadable;
    let parse = |event: &StoredEvent| serde_json::from_str::<Stored>(&event.body);
    let parsed: Vec<Stored> =
        events.iter().map(parse).collect::<Result<_, _>>().map_err(|_| unreadable)?;
    if let Some(key) = key
        && parsed.iter().any(|event| key.unsealed(event.clone()).is_none())
    {
        return Err(TableFault::BadSeed);
    }
    let table = Table::from_events(parsed).map_err(|_| unreadable)?;
    // A server may have written since the list was read.
    if table.version() < version {
        return Err(unreadable);
    }
    // A table that was closed before its game started, or without the key, has no seed to check.
    if !table.is_over() || (table.is_closed() && !table.has_public_seed()) {
        return Ok(());
    }
    let record = table.full_record().map_err(|_| unreadable)?;
    tables::verify(&record).result.map_err(|_| TableFault::Unverified)
}
