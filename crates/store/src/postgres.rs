//! The database of several nodes.
//!
//! One connection writes: it takes everything that is queued and commits it as one transaction. One
//! connection is shared by all that read or claim, and one listens for what other nodes write. Each
//! comes back by itself after the server was away.

mod batch;
mod link;
mod listen;
mod migrate;
mod news;
mod read;
mod reader;
mod work;
mod writer;

use std::sync::Arc;

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::Config;

use self::reader::Reader;
use self::writer::Job;
use crate::chain::Order;
use crate::commits::Commits;
use crate::write::Done;
use crate::{Change, ErrorKind, Outcome, StoreError};

/// How many writes may wait. More than that means that the database does not keep up.
const MOST_WAITING: usize = 65_536;
/// How many changes a subscriber may be behind before it is told to look for itself.
const MOST_UNREAD: usize = 4_096;

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
        let (changes, _) = broadcast::channel(MOST_UNREAD);
        let listener = listen::start(&config, node, changes.clone()).await?;
        let (writer, jobs) = mpsc::channel(MOST_WAITING);
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

    pub(crate) fn submit(&self, order: Order, done: Done) {
        let job = Job::Write(order, done);
        let refused = match &self.writer {
            Some(writer) => writer.try_send(job).err().map(mpsc::error::TrySendError::into_inner),
            None => Some(job),
        };
        if let Some(Job::Write(order, done)) = refused {
            order.tell(done, Outcome::Unavailable);
        }
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(crate) async fn close(&self) {
        let (told, closed) = oneshot::channel();
        if let Some(writer) = &self.writer {
            // Where it is closed already there is nobody to take it, and nothing to wait for.
            let _closed_before = writer.send(Job::Close(told)).await;
        }
        let _gone = closed.await;
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}

/// The parts of a URL. An error repeats none of them, since one is a password.
fn config(url: &str) -> Result<Config, StoreError> {
    let bad = |_| StoreError::new(ErrorKind::BadLocation, "the URL of Postgres cannot be read");
    without_tls(url)?;
    let mut config: Config = url.parse().map_err(bad)?;
    if config.get_application_name().is_none() {
        config.application_name("sacbe");
    }
    config.connect_timeout(link::PATIENCE).keepalives_idle(link::PATIENCE);
    config.tcp_user_timeout(link::PATIENCE);
    Ok(config)
}

/// Refuses to speak in the clear where the URL asks for more.
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
