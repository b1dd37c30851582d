//! The connection that writes: its queue, retries, and recovery after it was lost.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use super::batch::{self, Failure, Rejection};
use super::connection::{Connection, TIMEOUT};
use super::target::Target;
use crate::chain::QueuedWrite;
use crate::commits::Commits;
use crate::write::Done;
use crate::{Outcome, StoreError};

/// How many writes share a commit at most.
const MAX_BATCH: usize = 4_096;
/// How often a write is retried after losing a race; by then it sees the write of the winner.
const MAX_RACES: u32 = 3;
/// The pause between two attempts to connect: it doubles from the first to the longest.
const PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);

pub(super) enum Job {
    Write(QueuedWrite, Done),
    Close(oneshot::Sender<()>),
}

/// Writes and the callers that wait for their outcome.
#[derive(Default)]
struct Group {
    writes: Vec<QueuedWrite>,
    done: Vec<Done>,
}

impl Group {
    fn finish(self, outcomes: Vec<Outcome>) {
        for ((queued, done), outcome) in self.writes.iter().zip(self.done).zip(outcomes) {
            queued.finish(done, outcome);
        }
    }

    fn finish_all(self, outcome: Outcome) {
        let outcomes = vec![outcome; self.writes.len()];
        self.finish(outcomes);
    }

    fn singles(self) -> impl DoubleEndedIterator<Item = Group> {
        let single = |(queued, done)| Group { writes: vec![queued], done: vec![done] };
        self.writes.into_iter().zip(self.done).map(single)
    }
}

struct Writer {
    target: Target,
    node: String,
    jobs: mpsc::Receiver<Job>,
    closers: Vec<oneshot::Sender<()>>,
    /// The number of the last batch that was tried.
    number: i64,
    commits: Arc<Commits>,
}

/// Writes until closed, or until the last handle is dropped.
pub(super) async fn start(
    target: &Target,
    node: &str,
    jobs: mpsc::Receiver<Job>,
    commits: Arc<Commits>,
) -> Result<(), StoreError> {
    let connection = connect(target, node).await?;
    let (target, node) = (target.clone(), node.to_owned());
    let writer = Writer { target, node, jobs, closers: Vec::new(), number: 0, commits };
    tokio::spawn(writer.run(connection));
    Ok(())
}

/// Connects and registers the node.
async fn connect(target: &Target, node: &str) -> Result<Connection, StoreError> {
    const ENTER: &str = "INSERT INTO nodes (node, batch) VALUES ($1, 0) ON CONFLICT DO NOTHING";
    const FORGET: &str = "DELETE FROM nodes WHERE seen < now() - interval '30 days'";
    // The lock ends with the connection, however that ends: `claim_due` sees by it which nodes are
    // running. It is shared, because the previous connection of this node may still be open.
    const ALIVE: &str = "SELECT pg_advisory_lock_shared(7777, hashtext($1))";
    let connection = Connection::open(target).await?;
    connection.query(ALIVE, &[&node]).await?;
    connection.run(FORGET).await?;
    connection.execute(ENTER, &[&node]).await?;
    Ok(connection)
}

impl Writer {
    async fn run(mut self, connection: Connection) {
        let mut connection = Some(connection);
        while let Some(mut here) = self.connected(connection.take()).await {
            let mut writes = Group::default();
            tokio::select! {
                biased;
                () = here.ended() => {}
                open = self.take(&mut writes) => {
                    if !open {
                        self.leave(&here).await;
                        break;
                    }
                    connection = self.store(here, writes).await;
                }
            }
        }
        for closer in self.closers {
            let _gone = closer.send(());
        }
    }

    /// Takes everything that is queued. False if the queue is closed and empty.
    async fn take(&mut self, group: &mut Group) -> bool {
        let mut taken = Vec::new();
        let count = self.jobs.recv_many(&mut taken, MAX_BATCH).await;
        for job in taken {
            match job {
                Job::Write(queued, done) => {
                    group.writes.push(queued);
                    group.done.push(done);
                }
                Job::Close(closer) => {
                    self.jobs.close();
                    self.closers.push(closer);
                }
            }
        }
        count > 0
    }

    /// The connection, or a new one. While there is none, writes fail at once. Returns none if the
    /// store is closed first.
    async fn connected(&mut self, connection: Option<Connection>) -> Option<Connection> {
        if connection.is_some() {
            return connection;
        }
        let (target, node) = (self.target.clone(), self.node.clone());
        let mut connecting = Box::pin(connect_with_retries(&target, &node));
        loop {
            let mut writes = Group::default();
            tokio::select! {
                connection = &mut connecting => return Some(connection),
                open = self.take(&mut writes) => {
                    self.fail(writes, "there is no connection to Postgres");
                    if !open {
                        return None;
                    }
                }
            }
        }
    }

    /// Stores the writes together; if the database rejects that, each alone, so that only the bad
    /// ones fail. Returns the connection unless it was lost.
    async fn store(&mut self, connection: Connection, group: Group) -> Option<Connection> {
        let mut connection = Some(connection);
        let mut groups = vec![(group, 0)];
        while let Some((group, raced)) = groups.pop() {
            let Some(here) = connection.take() else {
                self.fail(group, "the connection to Postgres was lost");
                continue;
            };
            self.number += 1;
            match batch::store(&here, &group.writes, &self.node, self.number).await {
                Ok(outcomes) => {
                    self.commits.note(outcomes.len());
                    group.finish(outcomes);
                    connection = Some(here);
                }
                Err(Failure::Rejected(rejection, reason)) => {
                    connection = Some(here);
                    if group.writes.len() > 1 {
                        groups.extend(group.singles().rev().map(|single| (single, 0)));
                    } else if rejection == Rejection::Race && raced < MAX_RACES {
                        groups.push((group, raced + 1));
                    } else {
                        self.fail(group, &reason);
                    }
                }
                Err(Failure::Lost) => self.fail(group, "the connection to Postgres was lost"),
                Err(Failure::InDoubt(outcomes)) => {
                    drop(here);
                    connection = self.find_out(group, outcomes).await;
                }
            }
        }
        connection
    }

    /// Finds out whether a commit succeeded during which the connection was lost. The row of the node
    /// has the number of its last batch; a commit that is still running holds its lock.
    async fn find_out(&mut self, group: Group, outcomes: Vec<Outcome>) -> Option<Connection> {
        const LAST: &str = "SELECT batch FROM nodes WHERE node = $1 FOR UPDATE";
        while let Some(connection) = self.connected(None).await {
            let found = timeout(TIMEOUT, connection.query(LAST, &[&self.node])).await;
            let Ok(Ok(rows)) = found else {
                sleep(PAUSE).await;
                continue;
            };
            match rows.first() {
                Some(row) if row.get::<_, i64>(0) == self.number => group.finish(outcomes),
                _ => self.fail(group, "the connection to Postgres was lost during a commit"),
            }
            return Some(connection);
        }
        group.finish_all(Outcome::Unknown);
        None
    }

    /// Nothing of these writes is stored.
    fn fail(&self, group: Group, reason: &str) {
        if !group.writes.is_empty() {
            self.commits.note_failure(group.writes.len(), &reason);
        }
        group.finish_all(Outcome::Unavailable);
    }

    /// Frees the leases of this node and tells the others. If that fails, they will notice that it
    /// is gone.
    async fn leave(&self, connection: &Connection) {
        const RELEASE: &str = "UPDATE tables SET lease_node = NULL, lease_until = NULL
            WHERE due_at IS NOT NULL AND lease_node = $1";
        const FORGET: &str = "DELETE FROM nodes WHERE node = $1";
        const NOTIFY: &str = "SELECT pg_notify('sacbe', $1)";
        let leaving = async {
            let _released = connection.execute(RELEASE, &[&self.node]).await;
            let _forgotten = connection.execute(FORGET, &[&self.node]).await;
            let _notified = connection.query(NOTIFY, &[&self.node]).await;
        };
        let _in_time = timeout(TIMEOUT, leaving).await;
    }
}

async fn connect_with_retries(target: &Target, node: &str) -> Connection {
    let mut pause = PAUSE;
    loop {
        match connect(target, node).await {
            Ok(connection) => return connection,
            Err(_) => sleep(pause).await,
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
