//! Writes and messages of other nodes.

use std::fmt;
use std::future::pending;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// News of other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A node has written to a table.
    Changed {
        /// The table.
        table: String,
        /// The version of its last event.
        version: u64,
        /// The node.
        node: String,
    },
    /// A node tells the others something that is not stored: see [`crate::Store::tell_nodes`].
    Told {
        /// What it tells.
        text: String,
        /// The node.
        node: String,
    },
    /// A node has stopped, and its leases are free.
    Released,
    /// The database cannot be reached: nothing is heard of other nodes until [`Change::Lagged`].
    Lost,
    /// Changes may have been missed: any table may have a later version.
    Lagged,
}

/// A subscription to the writes of other nodes.
pub struct Changes {
    pub(crate) receiver: Option<Receiver<Change>>,
}

impl Changes {
    /// Waits for the next change. With SQLite there are no other nodes, so there is none.
    pub async fn next(&mut self) -> Change {
        match &mut self.receiver {
            None => pending().await,
            Some(receiver) => match receiver.recv().await {
                Ok(change) => change,
                Err(RecvError::Lagged(_)) => Change::Lagged,
                Err(RecvError::Closed) => pending().await,
            },
        }
    }
}

impl fmt::Debug for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Changes").finish_non_exhaustive()
    }
}
