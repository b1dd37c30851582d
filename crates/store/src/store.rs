use std::fmt;
use std::path::Path;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::chain::{Chains, Order};
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::write::Done;
use crate::{
    Chain, Changes, CommitSizes, Due, Location, Notice, Outcome, Row, StoreError, TableLine, Write,
};

/// All tables, kept. A clone is the same store.
///
/// ```
/// use store::{Line, Location, NewRow, Outcome, Part, Phase, Store, Waits, Write};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), store::StoreError> {
/// let store = Store::open(&Location::Memory).await?;
/// let line = Line {
///     game: "pacal".to_owned(),
///     public: true,
///     phase: Phase::Gathering,
///     updated: 1000,
///     waits: Waits::NONE,
///     due_at: None,
///     held_until: None,
/// };
/// let rows = vec![NewRow { at: 1000, body: r#"{"event":"opened"}"#.to_owned() }];
/// let part = Part { table: "t1".to_owned(), first: 1, rows, line, seats: None };
///
/// assert_eq!(store.append(Write::one(part.clone())).await, Outcome::Stored);
/// assert_eq!(store.append(Write::one(part)).await, Outcome::Conflict, "version 1 is taken");
/// assert_eq!(store.events("t1", 0).await?.len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Store {
    backend: Arc<Backend>,
    node: Arc<str>,
    chains: Chains,
}

enum Backend {
    Sqlite(Sqlite),
    Postgres(Box<Postgres>),
}

/// The same call to either database.
macro_rules! either {
    ($store:expr, $backend:ident => $call:expr) => {
        match &*$store.backend {
            Backend::Sqlite($backend) => $call,
            Backend::Postgres($backend) => $call,
        }
    };
}

impl Store {
    /// Opens the database, which is made or brought up to date where needed.
    ///
    /// A file of SQLite has one writer: a second program is refused with [`crate::ErrorKind::InUse`].
    pub async fn open(location: &Location) -> Result<Store, StoreError> {
        let node = new_node();
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open(url, &node).await?))
            }
            _ => Backend::Sqlite(Sqlite::open(location, &node).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: node.into(), chains: Chains::default() })
    }

    /// Opens the database to look at it only, beside a program that may be writing.
    pub async fn open_to_read(location: &Location) -> Result<Store, StoreError> {
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open_to_read(url).await?))
            }
            _ => Backend::Sqlite(Sqlite::open_to_read(location).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: new_node().into(), chains: Chains::default() })
    }

    /// The name of this opening among the nodes on one database.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Stores, and then says what became of it, on the thread that writes: it must be quick.
    ///
    /// Writes are stored in the order of the calls. Where nothing can be queued the answer comes at
    /// once, from within this call.
    pub fn submit(&self, write: Write, done: impl FnOnce(Outcome) + Send + 'static) {
        self.send(write, None, Box::new(done));
    }

    /// The same for a write that stands on others whose outcome need not be known yet: if one of
    /// this chain is not stored, no later one is.
    pub fn submit_on(
        &self,
        chain: Chain,
        write: Write,
        done: impl FnOnce(Outcome) + Send + 'static,
    ) {
        self.send(write, Some(chain), Box::new(done));
    }

    fn send(&self, write: Write, chain: Option<Chain>, done: Done) {
        let order = Order::new(write, chain, &self.chains);
        either!(self, backend => backend.submit(order, done));
    }

    /// A new chain, for a table that was just read.
    pub fn chain(&self) -> Chain {
        self.chains.next()
    }

    /// Stores, and answers when the outcome is certain.
    pub async fn append(&self, write: Write) -> Outcome {
        let (told, outcome) = oneshot::channel();
        self.submit(write, |outcome| {
            // Whoever asked may have stopped waiting.
            let _gone = told.send(outcome);
        });
        outcome.await.unwrap_or(Outcome::Unknown)
    }

    /// The events of a table after a version, in order; none if there is no such table.
    pub async fn events(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        either!(self, backend => backend.events(table, after).await)
    }

    /// A table as it is listed.
    pub async fn line(&self, table: &str) -> Result<Option<TableLine>, StoreError> {
        either!(self, backend => backend.line(table).await)
    }

    /// The public tables that are not over: those that gather people first, then the newest.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        either!(self, backend => backend.public_tables(limit).await)
    }

    /// The tables where one of these has a seat: first those that wait for one of them, then those
    /// that are not over, and the latest change first.
    pub async fn mine(&self, players: &[String], limit: u32) -> Result<Vec<TableLine>, StoreError> {
        either!(self, backend => backend.mine(players, limit).await)
    }

    /// All tables by id, in portions: those after an id. The empty id is before all.
    pub async fn tables_after(
        &self,
        table: &str,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        either!(self, backend => backend.tables_after(table, limit).await)
    }

    /// How many tables are not over.
    pub async fn count_tables(&self) -> Result<u64, StoreError> {
        either!(self, backend => backend.count_tables().await)
    }

    /// Where something is due by now, whoever holds it.
    pub async fn due(&self, now: i64, limit: u32) -> Result<Vec<Due>, StoreError> {
        either!(self, backend => backend.due(now, limit).await)
    }

    /// The earliest moment at which [`Store::claim_due`] can find something.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        either!(self, backend => backend.next_due().await)
    }

    /// Takes what is due by now and held by nobody who lives: for `lease_ms` it is this node's alone,
    /// or until somebody writes to the table.
    pub async fn claim_due(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        either!(self, backend => backend.claim_due(&self.node, now, lease_ms, limit).await)
    }

    /// The writes of other nodes from now on.
    pub fn subscribe(&self) -> Changes {
        match &*self.backend {
            Backend::Sqlite(_) => Changes { receiver: None },
            Backend::Postgres(postgres) => Changes { receiver: Some(postgres.subscribe()) },
        }
    }

    /// Whether this is the first time that somebody asks about this notice.
    pub async fn first_time(&self, notice: &str, at: i64) -> Result<bool, StoreError> {
        either!(self, backend => backend.first_time(notice, at).await)
    }

    /// Takes notices to send, for good: each is sent at most once. If the node stops before it has
    /// sent one, nobody will; a second notice for one turn would be worse.
    pub async fn claim_notices(&self, now: i64, limit: u32) -> Result<Vec<Notice>, StoreError> {
        either!(self, backend => backend.claim_notices(now, limit).await)
    }

    /// The notice was sent. Only its id is kept.
    pub async fn notice_done(&self, id: &str) -> Result<(), StoreError> {
        either!(self, backend => backend.notice_done(id).await)
    }

    /// The notice was certainly not sent: it may be claimed again at that moment.
    pub async fn notice_failed(&self, id: &str, retry_at: i64) -> Result<(), StoreError> {
        either!(self, backend => backend.notice_failed(id, retry_at).await)
    }

    /// Where notices for this person go.
    pub async fn contact(&self, player: &str) -> Result<Option<String>, StoreError> {
        either!(self, backend => backend.contact(player).await)
    }

    /// Sets where notices for this person go, or forgets it.
    pub async fn set_contact(&self, player: &str, email: Option<&str>) -> Result<(), StoreError> {
        either!(self, backend => backend.set_contact(player, email).await)
    }

    /// Keeps something for whoever brings the code.
    pub async fn put_handover(
        &self,
        code_hash: &str,
        sealed: &[u8],
        expires: i64,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.put_handover(code_hash, sealed, expires).await)
    }

    /// Gives it, once, and not after it has expired.
    pub async fn take_handover(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        either!(self, backend => backend.take_handover(code_hash, now).await)
    }

    /// How many writes shared a commit so far.
    pub fn commit_sizes(&self) -> CommitSizes {
        either!(self, backend => backend.commits.sizes())
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        either!(self, backend => backend.ping().await)
    }

    /// Writes a consistent copy to a new file, while others go on writing. SQLite only.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        either!(self, backend => backend.backup(to).await)
    }

    /// Deletes the tables that still gather people and were not written to since that moment.
    /// Says how many.
    pub async fn delete_abandoned(&self, before: i64) -> Result<u64, StoreError> {
        either!(self, backend => backend.delete_abandoned(before).await)
    }

    /// Finishes what is queued and takes nothing more.
    pub async fn close(&self) {
        either!(self, backend => backend.close().await);
    }
}

fn new_node() -> String {
    format!("{:016x}", fastrand::u64(..))
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("node", &self.node).finish_non_exhaustive()
    }
}
