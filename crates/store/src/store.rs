//! The public interface, the same for both databases.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use tokio::sync::oneshot;

use crate::chain::{Chains, QueuedWrite};
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::write::Done;
use crate::{
    Ban, BeforeMigration, Chain, Changes, Command, CommitSizes, Device, DueTable, EndedDevice,
    ErrorKind, ListedTable, Location, NewReport, Notice, Outcome, PushSubscription, Report,
    StoreError, StoredEvent, Usage, Write,
};

/// The database of all tables. Clones share it.
///
/// ```
/// use store::{Location, NewEvent, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write};
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), store::StoreError> {
/// let store = Store::open(&Location::Memory).await?;
/// let index = TableIndex {
///     game: "pacal".to_owned(),
///     public: true,
///     phase: Phase::Gathering,
///     updated: 1000,
///     waits: Waits::NONE,
///     due_at: None,
///     lease_until: None,
/// };
/// let events = vec![NewEvent { at: 1000, body: r#"{"event":"opened"}"#.to_owned() }];
/// let opened = TableWrite { table: "t1".to_owned(), first: 1, events, index, seats: None };
///
/// assert_eq!(store.append(Write::one(opened.clone())).await, Outcome::Stored);
/// assert_eq!(store.append(Write::one(opened)).await, Outcome::Conflict, "version 1 is taken");
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

/// The same call for both databases.
macro_rules! either {
    ($store:expr, $backend:ident => $call:expr) => {
        match &*$store.backend {
            Backend::Sqlite($backend) => $call,
            Backend::Postgres($backend) => $call,
        }
    };
}

mod mail; // mail addresses, refusals and quotas

impl Store {
    /// Opens the database; creates or migrates it if necessary.
    ///
    /// A SQLite file has one writer: a second program gets [`crate::ErrorKind::InUse`].
    pub async fn open(location: &Location) -> Result<Store, StoreError> {
        Store::open_after(location, BeforeMigration::nothing()).await
    }

    /// The same, with something to do before a database of an older version is migrated.
    pub async fn open_after(
        location: &Location,
        before: BeforeMigration,
    ) -> Result<Store, StoreError> {
        let node = new_node();
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open(url, &node, before).await?))
            }
            _ => Backend::Sqlite(Sqlite::open(location, &node, before).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: node.into(), chains: Chains::default() })
    }

    /// Opens the database read-only, while another program may be writing.
    pub async fn open_to_read(location: &Location) -> Result<Store, StoreError> {
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open_to_read(url).await?))
            }
            _ => Backend::Sqlite(Sqlite::open_to_read(location).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: new_node().into(), chains: Chains::default() })
    }

    /// Opens the database next to a running server, to read and to ask it for something. Nothing
    /// else may be written: a server keeps tables in memory.
    pub async fn open_beside(location: &Location) -> Result<Store, StoreError> {
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open_to_read(url).await?))
            }
            _ => Backend::Sqlite(Sqlite::open_beside(location).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: new_node().into(), chains: Chains::default() })
    }

    /// Opens the database to check it, also one that has yet to be migrated: only tables and their
    /// events can be read.
    pub async fn open_to_check(location: &Location) -> Result<Store, StoreError> {
        let backend = match location {
            Location::Postgres(url) => {
                Backend::Postgres(Box::new(Postgres::open_older_to_read(url).await?))
            }
            _ => Backend::Sqlite(Sqlite::open_older_to_read(location).await?),
        };
        Ok(Store { backend: Arc::new(backend), node: new_node().into(), chains: Chains::default() })
    }

    /// Copies a database to a new file, also one that an older version of this program wrote.
    /// SQLite only.
    pub async fn copy(location: &Location, to: &Path) -> Result<(), StoreError> {
        match location {
            Location::Postgres(_) => Err(StoreError::new(ErrorKind::Unsupported, USE_PG_DUMP)),
            _ => Sqlite::copy(location, to).await,
        }
    }

    /// The id of this node among those that share the database.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// Queues a write. `done` is called with the outcome, on the writer's thread: it must be quick.
    ///
    /// Writes are stored in the order of the calls. If the queue is full or closed, `done` is called
    /// before this returns.
    pub fn submit(&self, write: Write, done: impl FnOnce(Outcome) + Send + 'static) {
        self.send(write, None, Box::new(done));
    }

    /// Queues a write that depends on earlier ones whose outcome may still be unknown: if a write
    /// of the chain fails, so do all later ones.
    pub fn submit_on(
        &self,
        chain: Chain,
        write: Write,
        done: impl FnOnce(Outcome) + Send + 'static,
    ) {
        self.send(write, Some(chain), Box::new(done));
    }

    fn send(&self, write: Write, chain: Option<Chain>, done: Done) {
        let queued = QueuedWrite::new(write, chain, &self.chains);
        either!(self, backend => backend.submit(queued, done));
    }

    /// A new chain, for a table that was just loaded.
    pub fn chain(&self) -> Chain {
        self.chains.next()
    }

    /// Stores a write and waits for the outcome.
    pub async fn append(&self, write: Write) -> Outcome {
        let (sender, outcome) = oneshot::channel();
        self.submit(write, |outcome| {
            // The caller may have stopped waiting.
            let _gone = sender.send(outcome);
        });
        outcome.await.unwrap_or(Outcome::Unknown)
    }

    /// The events of a table after a version, in order; none if the table does not exist.
    pub async fn events(&self, table: &str, after: u64) -> Result<Vec<StoredEvent>, StoreError> {
        either!(self, backend => backend.events(table, after).await)
    }

    /// The public tables that are not over: those waiting for players first, then the newest.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        either!(self, backend => backend.public_tables(limit).await)
    }

    /// The tables where one of these players has a seat: first those where they have to act, then
    /// the other unfinished ones, each with the latest change first.
    pub async fn mine(
        &self,
        players: &[String],
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        either!(self, backend => backend.mine(players, limit).await)
    }

    /// All tables in the order of their ids, in pages: those after an id. The empty id comes first.
    pub async fn tables_after(
        &self,
        table: &str,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        either!(self, backend => backend.tables_after(table, limit).await)
    }

    /// The earliest time at which [`Store::claim_due`] can return something.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        either!(self, backend => backend.next_due().await)
    }

    /// Claims due background work that no running node has leased. This node then has a lease for
    /// `lease_ms`, or until the next write to the table.
    pub async fn claim_due(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<DueTable>, StoreError> {
        either!(self, backend => backend.claim_due(&self.node, now, lease_ms, limit).await)
    }

    /// Subscribes to the writes of other nodes.
    pub fn subscribe(&self) -> Changes {
        match &*self.backend {
            Backend::Sqlite(_) => Changes { receiver: None },
            Backend::Postgres(postgres) => Changes { receiver: Some(postgres.subscribe()) },
        }
    }

    /// Tells all other nodes something that is not stored. They get it as [`crate::Change::Told`],
    /// unless they cannot reach the database now. At most about 7 kB.
    pub async fn tell_nodes(&self, text: &str) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(postgres) => postgres.tell_nodes(&self.node, text).await,
        }
    }

    /// Which of these other nodes are running, as far as the database knows.
    pub async fn running_nodes(&self, nodes: &[String]) -> Result<Vec<String>, StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(Vec::new()),
            Backend::Postgres(postgres) => postgres.running_nodes(nodes).await,
        }
    }

    /// Claims notices to send, for good: each is sent at most once. If the node stops before it has
    /// sent one, it is lost; two notices for one turn would be worse.
    pub async fn claim_notices(&self, now: i64, limit: u32) -> Result<Vec<Notice>, StoreError> {
        either!(self, backend => backend.claim_notices(now, limit).await)
    }

    /// Marks a notice as sent, and keeps only its id.
    pub async fn notice_done(&self, id: &str) -> Result<(), StoreError> {
        either!(self, backend => backend.notice_done(id).await)
    }

    /// Puts a claimed notice back, with the number of attempts and the content it has now.
    pub async fn put_notice_back(
        &self,
        notice: &Notice,
        not_before: i64,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.put_notice_back(notice, not_before).await)
    }

    /// The secret with this name, the same for every node and after every restart. If there is none
    /// yet, `new` becomes it.
    pub async fn shared_secret(&self, name: &str, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        either!(self, backend => backend.shared_secret(name, new).await)
    }

    /// Where this player's browsers take push messages, the oldest first.
    pub async fn push_subscriptions(
        &self,
        player: &str,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        either!(self, backend => backend.push_subscriptions(player).await)
    }

    /// Adds or renews a subscription. Of more than `most` the oldest are dropped.
    pub async fn put_push_subscription(
        &self,
        player: &str,
        subscription: &PushSubscription,
        now: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.put_push_subscription(player, subscription, now, most).await)
    }

    /// Removes one subscription of a player.
    pub async fn remove_push_subscription(
        &self,
        player: &str,
        endpoint: &str,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.remove_push_subscription(player, endpoint).await)
    }

    /// Removes an endpoint that no longer exists, for everyone who used it.
    pub async fn forget_push_endpoint(&self, endpoint: &str) -> Result<(), StoreError> {
        either!(self, backend => backend.forget_push_endpoint(endpoint).await)
    }

    /// When this player wants no notices; the store does not parse it.
    pub async fn quiet_hours(&self, player: &str) -> Result<Option<String>, StoreError> {
        either!(self, backend => backend.quiet_hours(player).await)
    }

    /// Sets or removes the quiet hours of this player.
    pub async fn set_quiet_hours(
        &self,
        player: &str,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.set_quiet_hours(player, body).await)
    }

    /// Stores something that can be fetched once with a code.
    pub async fn put_handover(
        &self,
        code_hash: &str,
        sealed: &[u8],
        expires: i64,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.put_handover(code_hash, sealed, expires).await)
    }

    /// Fetches and deletes what was stored for a code, unless it has expired.
    pub async fn take_handover(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        either!(self, backend => backend.take_handover(code_hash, now).await)
    }

    /// Stores a device of a person. If it is known already, only the time of its last use changes.
    pub async fn put_device(&self, device: &Device) -> Result<(), StoreError> {
        either!(self, backend => backend.put_device(device).await)
    }

    /// Notes when a device of these persons was used last, unless that was noted since a time
    /// already.
    pub async fn use_device(
        &self,
        identities: &[String],
        device: &str,
        now: i64,
        since: i64,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.use_device(identities, device, now, since).await)
    }

    /// The devices of these persons that are signed in, the oldest first.
    pub async fn devices(&self, identities: &[String]) -> Result<Vec<Device>, StoreError> {
        either!(self, backend => backend.devices(identities).await)
    }

    /// Signs a device of a person out, also one that is not stored.
    pub async fn end_device(
        &self,
        identity: &str,
        device: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.end_device(identity, device, now).await)
    }

    /// The devices that were signed out since a time.
    pub async fn ended_devices(&self, since: i64) -> Result<Vec<EndedDevice>, StoreError> {
        either!(self, backend => backend.ended_devices(since).await)
    }

    /// The tables where one of these players was ever, in the order of their ids.
    pub async fn attended(&self, players: &[String]) -> Result<Vec<String>, StoreError> {
        either!(self, backend => backend.attended(players).await)
    }

    /// Whether anything is stored about one of these players.
    pub async fn knows(&self, players: &[String]) -> Result<bool, StoreError> {
        either!(self, backend => backend.knows(players).await)
    }

    /// Deletes everything about these players that is not part of a table: contacts, push
    /// subscriptions, quiet hours, and where they have been.
    pub async fn forget_players(&self, players: &[String]) -> Result<(), StoreError> {
        either!(self, backend => backend.forget_players(players).await)
    }

    /// Adds something that was done already to the audit log.
    pub async fn log_command(
        &self,
        at: i64,
        who: &str,
        body: &str,
        result: &str,
    ) -> Result<i64, StoreError> {
        either!(self, backend => backend.log_command(at, who, body, result).await)
    }

    /// How many writes have shared a commit so far.
    pub fn commit_sizes(&self) -> CommitSizes {
        either!(self, backend => backend.commits.sizes())
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        either!(self, backend => backend.ping().await)
    }

    /// Asks the nodes for something; returns its number.
    pub async fn put_command(&self, at: i64, who: &str, body: &str) -> Result<i64, StoreError> {
        either!(self, backend => backend.put_command(at, who, body).await)
    }

    /// Takes all commands that wait, and those that a node has taken and not finished within its
    /// lease: this node has to carry them out, and has `lease_ms` for it.
    pub async fn claim_commands(
        &self,
        now: i64,
        lease_ms: i64,
    ) -> Result<Vec<Command>, StoreError> {
        either!(self, backend => backend.claim_commands(now, lease_ms).await)
    }

    /// Notes what came of a command.
    pub async fn finish_command(&self, id: i64, now: i64, result: &str) -> Result<(), StoreError> {
        either!(self, backend => backend.finish_command(id, now, result).await)
    }

    /// The command with this number.
    pub async fn command(&self, id: i64) -> Result<Option<Command>, StoreError> {
        either!(self, backend => backend.command(id).await)
    }

    /// The last commands, the newest first: the audit log.
    pub async fn commands(&self, limit: u32) -> Result<Vec<Command>, StoreError> {
        either!(self, backend => backend.commands(limit).await)
    }

    /// The commands that were carried out since a time.
    pub async fn finished_commands(&self, since: i64) -> Result<Vec<Command>, StoreError> {
        either!(self, backend => backend.finished_commands(since).await)
    }

    /// The networks that are not served now.
    pub async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        either!(self, backend => backend.bans(now).await)
    }

    /// Bans a network, or changes until when.
    pub async fn set_ban(&self, ban: Ban) -> Result<(), StoreError> {
        either!(self, backend => backend.set_ban(ban).await)
    }

    /// Lifts a ban. Returns whether there was one.
    pub async fn lift_ban(&self, network: &str) -> Result<bool, StoreError> {
        either!(self, backend => backend.lift_ban(network).await)
    }

    /// Stores what a player reports, unless `most_open` reports about this table are open. Returns
    /// whether it was stored.
    pub async fn put_report(&self, report: NewReport, most_open: u32) -> Result<bool, StoreError> {
        either!(self, backend => backend.put_report(report, most_open).await)
    }

    /// The last reports, the newest first.
    pub async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        either!(self, backend => backend.reports(false, limit).await)
    }

    /// The last reports that no operator has handled, the newest first.
    pub async fn open_reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        either!(self, backend => backend.reports(true, limit).await)
    }

    /// Marks a report as handled. Returns whether it was open.
    pub async fn handle_report(&self, id: i64, now: i64) -> Result<bool, StoreError> {
        either!(self, backend => backend.handle_report(id, now).await)
    }

    /// Replaces the bodies of stored events, all or none, so that what they said is gone. Versions
    /// and everything else stay; nodes have to load the table again.
    pub async fn rewrite_events(
        &self,
        table: &str,
        events: Vec<(u64, String)>,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.rewrite_events(table, events).await)
    }

    /// Deletes a table with its events. Returns whether it existed.
    pub async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
        either!(self, backend => backend.delete_table(table).await)
    }

    /// Deletes up to `most` finished games that were not written to since a time. Returns their tables.
    pub async fn delete_finished(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        either!(self, backend => backend.delete_finished(before, most).await)
    }

    /// What is wrong with the file of the database. Postgres checks its own.
    pub async fn check_file(&self) -> Result<Vec<String>, StoreError> {
        either!(self, backend => backend.check_file().await)
    }

    /// Whether a server is running that carries out commands.
    pub async fn has_nodes(&self) -> Result<bool, StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(false),
            Backend::Postgres(postgres) => postgres.has_nodes().await,
        }
    }

    /// Checks that the database takes writes, by writing something without a meaning.
    pub async fn probe(&self) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.probe().await,
            Backend::Postgres(postgres) => {
                postgres.probe(&self.node).await?;
                match self.append(Write { tables: Vec::new(), notices: Vec::new() }).await {
                    Outcome::Stored => Ok(()),
                    _ => Err(StoreError::unavailable("writes fail")),
                }
            }
        }
    }

    /// Whether the last write failed because of the database.
    pub fn writes_fail(&self) -> bool {
        either!(self, backend => backend.commits.are_failing())
    }

    /// How much room the database takes.
    pub async fn usage(&self) -> Result<Usage, StoreError> {
        either!(self, backend => backend.usage().await)
    }

    /// Writes a consistent copy to a new file while others keep writing. SQLite only.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        either!(self, backend => backend.backup(to).await)
    }

    /// Deletes the tables whose game has not started and that were not written to since a time.
    /// Returns how many.
    pub async fn delete_abandoned(&self, before: i64) -> Result<u64, StoreError> {
        either!(self, backend => backend.delete_abandoned(before).await)
    }

    /// Deletes handovers that have expired, and notices that were sent or given up before a time.
    pub async fn delete_expired(&self, now: i64, notices: i64) -> Result<(), StoreError> {
        either!(self, backend => backend.delete_expired(now, notices).await)
    }

    /// Deletes at most so many games that have started, are not over and were not written to since
    /// a time. Those with a clock that is still running at `now` are kept. Returns which.
    pub async fn delete_idle(
        &self,
        before: i64,
        now: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        either!(self, backend => backend.delete_idle(before, now, most).await)
    }

    /// The first events of all games that are not over and whose seed is not sealed, each with its
    /// table: older versions stored seeds as they are. It reads the whole database.
    pub async fn open_seeds(&self) -> Result<Vec<(String, String)>, StoreError> {
        either!(self, backend => backend.open_seeds().await)
    }

    /// The secret with this name, if there is one; see [`Store::shared_secret`].
    pub async fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        either!(self, backend => backend.secret(name).await)
    }

    /// Removes what was deleted, or rewritten, from the journal of SQLite too. Returns whether nothing
    /// is left there: a reader, such as a backup, can hold it up, and then it has to be tried again.
    /// It does not wait, and if nothing was deleted since the last time it does nothing. Postgres
    /// does this by itself.
    pub async fn clear_journal(&self) -> Result<bool, StoreError> {
        match &*self.backend {
            Backend::Sqlite(sqlite) => sqlite.clear_journal().await,
            Backend::Postgres(_) => Ok(true),
        }
    }

    /// Finishes the queued writes and accepts no more.
    pub async fn close(&self) {
        either!(self, backend => backend.close().await);
    }
}

const USE_PG_DUMP: &str = "use pg_dump to copy a Postgres database";

fn new_node() -> String {
    format!("{:016x}", fastrand::u64(..))
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("node", &self.node).finish_non_exhaustive()
    }
}
