//! Postgres: the database of several nodes.
//!
//! One connection writes: it commits everything that is queued as one transaction. One connection is
//! shared by everything that reads or claims, and one listens for writes of other nodes. Each
//! reconnects by itself.

mod target; // which server, and whether TLS is demanded
mod tls; // which certificates are accepted
mod connection; // a connection with its prepared statements
mod migrate; // migrates the schema
mod writer; // the connection that writes, with its queue
mod batch; // stores queued writes in one transaction
mod columns; // the data of a batch as columns
mod notifications; // LISTEN and NOTIFY between nodes
mod reader; // the connection that reads
mod read; // events and lists of tables
mod work; // leases, notices, handovers, cleanup
mod mail; // mail addresses, refusals and quotas
mod push; // push messages and quiet hours
mod commands; // what operators ask for
mod reports; // what players report to them
mod devices; // devices that act for a person
mod health; // whether it takes writes, and how large it is

use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

use self::reader::Reader;
use self::target::Target;
pub(crate) use self::target::place;
use self::writer::Job;
use crate::chain::QueuedWrite;
use crate::commits::Commits;
use crate::write::Done;
use crate::{BeforeMigration, Change, Outcome, StoreError};

/// Length of the queue of writes. If it is full, the database is too slow.
const MAX_QUEUED: usize = 65_536;
/// How many changes a subscriber may be behind before it gets [`Change::Lagged`].
const MAX_UNREAD: usize = 4_096;

pub(crate) struct Postgres {
    writer: Option<mpsc::Sender<Job>>,
    reader: Reader,
    changes: broadcast::Sender<Change>,
    listener: Option<JoinHandle<()>>,
    pub(crate) commits: Arc<Commits>,
}

impl Postgres {
    pub(crate) async fn open(
        url: &str,
        node: &str,
        before: BeforeMigration,
    ) -> Result<Postgres, StoreError> {
        let target = Target::parse(url)?;
        migrate::migrate(&target, url, before).await?;
        let (changes, _) = broadcast::channel(MAX_UNREAD);
        let listener = notifications::start(&target, node, changes.clone()).await?;
        let (writer, jobs) = mpsc::channel(MAX_QUEUED);
        let commits = Arc::new(Commits::default());
        writer::start(&target, node, jobs, Arc::clone(&commits)).await?;
        let reader = Reader::new(target);
        Ok(Postgres { writer: Some(writer), reader, changes, listener: Some(listener), commits })
    }

    pub(crate) async fn open_to_read(url: &str) -> Result<Postgres, StoreError> {
        migrate::check(&Target::parse(url)?).await?;
        Postgres::open_older_to_read(url).await
    }

    pub(crate) async fn open_older_to_read(url: &str) -> Result<Postgres, StoreError> {
        let target = Target::parse(url)?;
        migrate::refuse_newer(&target).await?;
        let (changes, _) = broadcast::channel(1);
        let (reader, commits) = (Reader::new(target), Arc::default());
        Ok(Postgres { writer: None, reader, changes, listener: None, commits })
    }

    pub(crate) fn submit(&self, queued: QueuedWrite, done: Done) {
        let job = Job::Write(queued, done);
        let refused = match &self.writer {
            Some(writer) => writer.try_send(job).err().map(mpsc::error::TrySendError::into_inner),
            None => Some(job),
        };
        if let Some(Job::Write(queued, done)) = refused {
            self.commits.note_failure(1, &"the store accepts no more writes");
            queued.finish(done, Outcome::Unavailable);
        }
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(crate) async fn close(&self) {
        let (sender, closed) = oneshot::channel();
        if let Some(writer) = &self.writer {
            // If the writer has stopped already, there is nothing to wait for.
            let _stopped = writer.send(Job::Close(sender)).await;
        }
        let _stopped = closed.await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}
