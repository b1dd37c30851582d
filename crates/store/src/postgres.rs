//! Postgres: the database of several nodes.
//!
//! One connection writes: it commits everything that is queued as one transaction. One connection is
//! shared by everything that reads or claims, and one listens for writes of other nodes. Each
//! reconnects by itself.

mod connection; // a connection with its prepared statements
mod migrate; // migrates the schema
mod writer; // the connection that writes, with its queue
mod batch; // stores queued writes in one transaction
mod columns; // the data of a batch as columns
mod notifications; // LISTEN and NOTIFY between nodes
mod reader; // the connection that reads
mod read; // events and lists of tables
mod work; // leases, notices, contacts, handovers, cleanup
mod push; // push messages and quiet hours

use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Config;

use self::reader::Reader;
use self::writer::Job;
use crate::chain::QueuedWrite;
use crate::commits::Commits;
use crate::write::Done;
use crate::{Change, ErrorKind, Outcome, StoreError};

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
    pub(crate) async fn open(url: &str, node: &str) -> Result<Postgres, StoreError> {
        let config = config(url)?;
        migrate::migrate(&config).await?;
        let (changes, _) = broadcast::channel(MAX_UNREAD);
        let listener = notifications::start(&config, node, changes.clone()).await?;
        let (writer, jobs) = mpsc::channel(MAX_QUEUED);
        let commits = Arc::new(Commits::default());
        writer::start(&config, node, jobs, Arc::clone(&commits)).await?;
        let reader = Reader::new(config);
        Ok(Postgres { writer: Some(writer), reader, changes, listener: Some(listener), commits })
    }

    pub(crate) async fn open_to_read(url: &str) -> Result<Postgres, StoreError> {
        let config = config(url)?;
        migrate::check(&config).await?;
        let (changes, _) = broadcast::channel(1);
        let (reader, commits) = (Reader::new(config), Arc::default());
        Ok(Postgres { writer: None, reader, changes, listener: None, commits })
    }

    pub(crate) fn submit(&self, queued: QueuedWrite, done: Done) {
        let job = Job::Write(queued, done);
        let refused = match &self.writer {
            Some(writer) => writer.try_send(job).err().map(mpsc::error::TrySendError::into_inner),
            None => Some(job),
        };
        if let Some(Job::Write(queued, done)) = refused {
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

/// Parses a URL. Errors do not repeat it, because it may contain a password.
fn config(url: &str) -> Result<Config, StoreError> {
    let bad =
        |_| StoreError::new(ErrorKind::BadLocation, "the URL of the Postgres database is invalid");
    without_tls(url)?;
    let mut config: Config = url.parse().map_err(bad)?;
    if config.get_application_name().is_none() {
        config.application_name("sacbe");
    }
    config.connect_timeout(connection::TIMEOUT).keepalives_idle(connection::TIMEOUT);
    config.tcp_user_timeout(connection::TIMEOUT);
    Ok(config)
}

/// Refuses an unencrypted connection if the URL demands an encrypted one.
fn without_tls(url: &str) -> Result<(), StoreError> {
    const MORE: [&str; 4] = ["allow", "require", "verify-ca", "verify-full"];
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    let modes = parameters.split('&').filter_map(|each| each.strip_prefix("sslmode="));
    let mut wanted = modes.filter_map(|mode| MORE.iter().find(|each| **each == mode));
    match wanted.next() {
        None => Ok(()),
        Some(mode) => {
            let detail = format!(
                "sslmode={mode}: TLS to Postgres is not supported; use sslmode=disable on a private \
                 network, or a tunnel"
            );
            Err(StoreError::new(ErrorKind::Unsupported, detail))
        }
    }
}
