//! The connection that writes, whatever happens to it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use tokio_postgres::Config;

use super::batch::{self, Fault, Trouble};
use super::link::{Link, PATIENCE};
use crate::chain::Order;
use crate::commits::Commits;
use crate::write::Done;
use crate::{Outcome, StoreError};

/// How many writes share a commit at most.
const MOST_TOGETHER: usize = 4_096;
/// How often a write may lose a race and be tried again: then the winner's write is seen.
const MOST_RACES: u32 = 3;
/// Between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

pub(super) enum Job {
    Write(Order, Done),
    Close(oneshot::Sender<()>),
}

/// Writes, and whom to tell.
#[derive(Default)]
struct Group {
    orders: Vec<Order>,
    done: Vec<Done>,
}

impl Group {
    fn tell(self, outcomes: Vec<Outcome>) {
        for ((order, done), outcome) in self.orders.iter().zip(self.done).zip(outcomes) {
            order.tell(done, outcome);
        }
    }

    fn tell_all(self, outcome: Outcome) {
        let outcomes = vec![outcome; self.orders.len()];
        self.tell(outcomes);
    }

    fn singles(self) -> impl DoubleEndedIterator<Item = Group> {
        let single = |(order, done)| Group { orders: vec![order], done: vec![done] };
        self.orders.into_iter().zip(self.done).map(single)
    }
}

struct Writer {
    config: Config,
    node: String,
    jobs: mpsc::Receiver<Job>,
    closers: Vec<oneshot::Sender<()>>,
    /// The number of the last batch that was tried.
    batch: i64,
    commits: Arc<Commits>,
}

/// Writes until closed, or until nobody is left who could ask.
pub(super) async fn start(
    config: &Config,
    node: &str,
    jobs: mpsc::Receiver<Job>,
    commits: Arc<Commits>,
) -> Result<(), StoreError> {
    let link = connect(config, node).await?;
    let (config, node) = (config.clone(), node.to_owned());
    let writer = Writer { config, node, jobs, closers: Vec::new(), batch: 0, commits };
    tokio::spawn(writer.run(link));
    Ok(())
}

/// A connection of a node that is known to the database.
async fn connect(config: &Config, node: &str) -> Result<Link, StoreError> {
    const ENTER: &str = "INSERT INTO nodes (node, batch) VALUES ($1, 0) ON CONFLICT DO NOTHING";
    const FORGET: &str = "DELETE FROM nodes WHERE seen < now() - interval '30 days'";
    // It ends with the connection, however that ends: `claim_due` knows by it who is alive. Shared,
    // because the connection before this one may not have ended yet.
    const ALIVE: &str = "SELECT pg_advisory_lock_shared(7777, hashtext($1))";
    let link = Link::open(config).await?;
    link.query(ALIVE, &[&node]).await?;
    link.run(FORGET).await?;
    link.execute(ENTER, &[&node]).await?;
    Ok(link)
}

impl Writer {
    async fn run(mut self, link: Link) {
        let mut link = Some(link);
        while let Some(mut here) = self.linked(link.take()).await {
            let mut writes = Group::default();
            tokio::select! {
                biased;
                () = here.ended() => {}
                open = self.take(&mut writes) => {
                    if !open {
                        self.leave(&here).await;
                        break;
                    }
                    link = self.store(here, writes).await;
                }
            }
        }
        for told in self.closers {
            let _gone = told.send(());
        }
    }

    /// Everything that is queued. False when there will be no more.
    async fn take(&mut self, group: &mut Group) -> bool {
        let mut taken = Vec::new();
        let count = self.jobs.recv_many(&mut taken, MOST_TOGETHER).await;
        for job in taken {
            match job {
                Job::Write(order, done) => {
                    group.orders.push(order);
                    group.done.push(done);
                }
                Job::Close(told) => {
                    self.jobs.close();
                    self.closers.push(told);
                }
            }
        }
        count > 0
    }

    /// The connection, or a new one. While there is none, whoever writes is told so at once. None
    /// when the store is closed before there is one.
    async fn linked(&mut self, link: Option<Link>) -> Option<Link> {
        if link.is_some() {
            return link;
        }
        let (config, node) = (self.config.clone(), self.node.clone());
        let mut connecting = Box::pin(connect_at_last(&config, &node));
        loop {
            let mut writes = Group::default();
            tokio::select! {
                link = &mut connecting => return Some(link),
                open = self.take(&mut writes) => {
                    writes.tell_all(Outcome::Unavailable);
                    if !open {
                        return None;
                    }
                }
            }
        }
    }

    /// Stores the writes together; if the database refuses that, each alone, so that only those
    /// that it minds are refused. Gives the connection back unless it was lost.
    async fn store(&mut self, link: Link, group: Group) -> Option<Link> {
        let mut link = Some(link);
        let mut groups = vec![(group, 0)];
        while let Some((group, raced)) = groups.pop() {
            let Some(here) = link.take() else {
                group.tell_all(Outcome::Unavailable);
                continue;
            };
            self.batch += 1;
            match batch::store(&here, &group.orders, &self.node, self.batch).await {
                Ok(outcomes) => {
                    self.commits.note(outcomes.len());
                    group.tell(outcomes);
                    link = Some(here);
                }
                Err(Trouble::Refused(fault)) => {
                    link = Some(here);
                    if group.orders.len() > 1 {
                        groups.extend(group.singles().rev().map(|single| (single, 0)));
                    } else if fault == Fault::Race && raced < MOST_RACES {
                        groups.push((group, raced + 1));
                    } else {
                        group.tell_all(Outcome::Unavailable);
                    }
                }
                Err(Trouble::Lost) => group.tell_all(Outcome::Unavailable),
                Err(Trouble::InDoubt(outcomes)) => {
                    drop(here);
                    link = self.find_out(group, outcomes).await;
                }
            }
        }
        link
    }

    /// The connection was lost while it committed. The node's row says whether it did; its lock is
    /// held by whoever might still be committing.
    async fn find_out(&mut self, group: Group, outcomes: Vec<Outcome>) -> Option<Link> {
        const LAST: &str = "SELECT batch FROM nodes WHERE node = $1 FOR UPDATE";
        while let Some(link) = self.linked(None).await {
            let found = timeout(PATIENCE, link.query(LAST, &[&self.node])).await;
            let Ok(Ok(rows)) = found else {
                sleep(PAUSE).await;
                continue;
            };
            match rows.first() {
                Some(row) if row.get::<_, i64>(0) == self.batch => group.tell(outcomes),
                _ => group.tell_all(Outcome::Unavailable),
            }
            return Some(link);
        }
        group.tell_all(Outcome::Unknown);
        None
    }

    /// What this node held is anybody's now, and the others are told. If that fails, they find out
    /// by themselves.
    async fn leave(&self, link: &Link) {
        const RELEASE: &str = "UPDATE tables SET lease_node = NULL, lease_until = NULL
            WHERE due_at IS NOT NULL AND lease_node = $1";
        const FORGET: &str = "DELETE FROM nodes WHERE node = $1";
        const TELL: &str = "SELECT pg_notify('sacbe', $1)";
        let leaving = async {
            let _released = link.execute(RELEASE, &[&self.node]).await;
            let _forgotten = link.execute(FORGET, &[&self.node]).await;
            let _told = link.query(TELL, &[&self.node]).await;
        };
        let _in_time = timeout(PATIENCE, leaving).await;
    }
}

async fn connect_at_last(config: &Config, node: &str) -> Link {
    let mut pause = PAUSE;
    loop {
        match connect(config, node).await {
            Ok(link) => return link,
            Err(_) => sleep(pause).await,
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
