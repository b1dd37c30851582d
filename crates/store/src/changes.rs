use std::fmt;
use std::future::pending;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// Something about the writes of other nodes.
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
    /// A node has stopped, and what it held is anybody's.
    Released,
    /// The database is out of reach: until [`Change::Lagged`] nothing is heard of other nodes.
    Lost,
    /// Some changes may have been missed: any table may be at a later version.
    Lagged,
}

/// The writes of other nodes, as they become known.
pub struct Changes {
    pub(crate) receiver: Option<Receiver<Change>>,
}

impl Changes {
    /// The next one. With SQLite there are no other nodes, so it never comes.
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
