//! Reads events and lists of tables.

use rusqlite::{Connection, Params, Result, Row};

use super::Sqlite;
use crate::{DueTable, ListedTable, Phase, SeatedPlayer, StoreError, StoredEvent, Waits};

/// Selects the columns that [`listed`] reads.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, version, game, public, phase, created, updated, waits, due_at FROM tables ",
            $rest
        )
    };
}

impl Sqlite {
    pub(crate) async fn events(
        &self,
        table: &str,
        after: u64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let (table, after) = (table.to_owned(), after.cast_signed());
        let sql = "WITH RECURSIVE log (version, at, body, before_seq) AS (
                SELECT events.version, at, body, before_seq
                FROM tables JOIN events ON seq = last_seq
                WHERE id = ?1 AND events.version > ?2
                UNION ALL
                SELECT events.version, events.at, events.body, events.before_seq
                FROM log JOIN events ON seq = log.before_seq WHERE events.version > ?2)
            SELECT version, at, body FROM log ORDER BY version";
        let event = |row: &Row<'_>| {
            let version = row.get::<_, i64>(0)?.cast_unsigned();
            Ok(StoredEvent { version, at: row.get(1)?, body: row.get(2)? })
        };
        self.read(move |connection| Ok(all(connection, sql, (table, after), event)?)).await
    }

    pub(crate) async fn public_tables(&self, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        let sql = select_tables!(
            "WHERE public = 1 AND phase < 3 ORDER BY phase, created DESC, id LIMIT ?1"
        );
        self.read(move |connection| list(connection, sql, [limit])).await
    }

    pub(crate) async fn tables_after(
        &self,
        table: &str,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let table = table.to_owned();
        let sql = select_tables!("WHERE id > ?1 ORDER BY id LIMIT ?2");
        self.read(move |connection| list(connection, sql, (table, limit))).await
    }

    pub(crate) async fn mine(
        &self,
        players: &[String],
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        // SQLite has no list parameters, but reads JSON.
        let players = json_list(players);
        let sql = select_tables!(
            "JOIN (SELECT table_id, MAX((waits >> (seat - 1)) & 1) AS waiting
                   FROM seats JOIN tables ON id = table_id
                   WHERE player IN (SELECT value FROM json_each(?1)) GROUP BY table_id)
             ON id = table_id
             ORDER BY waiting DESC, phase = 3, updated DESC, id LIMIT ?2"
        );
        self.read(move |connection| list(connection, sql, (players, limit))).await
    }

    pub(crate) async fn open_seeds(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT events.table_id, events.body FROM events JOIN tables
            ON tables.id = events.table_id
            WHERE events.version = 1 AND tables.phase < 3
            AND body LIKE '%\"seed\":\"%' AND body NOT LIKE '%\"seed\":\"sealed-%'";
        let first = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        self.read(move |connection| Ok(all(connection, sql, [], first)?)).await
    }

    pub(crate) async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MIN(MAX(due_at, COALESCE(lease_until, due_at))) FROM tables
            WHERE due_at IS NOT NULL";
        self.read(move |connection| Ok(connection.query_row(sql, [], |row| row.get(0))?)).await
    }
}

/// All rows of a query.
pub(super) fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    row: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map(params, row)?.collect()
}

pub(super) fn due(row: &Row<'_>) -> Result<DueTable> {
    let version = row.get::<_, i64>(2)?.cast_unsigned();
    Ok(DueTable { table: row.get(0)?, due_at: row.get(1)?, version })
}

/// The tables of a query with their seats, in one transaction.
fn list(
    connection: &mut Connection,
    sql: &str,
    params: impl Params,
) -> Result<Vec<ListedTable>, StoreError> {
    let transaction = connection.transaction()?;
    let mut tables = all(&transaction, sql, params, listed)?;
    for listed in &mut tables {
        let sql = "SELECT seat, player FROM seats WHERE table_id = ?1 ORDER BY seat";
        listed.seats = all(&transaction, sql, [&listed.table], seat)?;
    }
    Ok(tables)
}

fn listed(row: &Row<'_>) -> Result<ListedTable> {
    Ok(ListedTable {
        table: row.get(0)?,
        version: row.get::<_, i64>(1)?.cast_unsigned(),
        game: row.get(2)?,
        public: row.get(3)?,
        phase: Phase::of_number(row.get(4)?),
        created: row.get(5)?,
        updated: row.get(6)?,
        waits: Waits::of_bits(row.get(7)?),
        due_at: row.get(8)?,
        seats: Vec::new(),
    })
}

fn seat(row: &Row<'_>) -> Result<SeatedPlayer> {
    Ok(SeatedPlayer { seat: row.get(0)?, player: row.get(1)? })
}

pub(super) fn json_list(texts: &[String]) -> String {
    let quoted = texts.iter().map(|text| {
        let safe = text.chars().map(|letter| match letter {
            '"' | '\\' | '\0'..='\x1f' => format!("\\u{:04x}", u32::from(letter)),
            other => other.to_string(),
        });
        format!("\"{}\"", safe.collect::<String>())
    });
    format!("[{}]", quoted.collect::<Vec<_>>().join(","))
}
