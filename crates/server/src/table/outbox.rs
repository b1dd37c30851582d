//! The queue of messages to one socket.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tungstenite::Utf8Bytes;

/// How many messages may be queued for a client that does not read.
const MAX_MESSAGES: usize = 256;

/// How many bytes; a whole view has about ten thousand.
const MAX_BYTES: usize = 1 << 20;

/// Messages ready to be sent. Any thread adds to it; the task of the socket empties it.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    queue: Mutex<Queue>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Queue {
    messages: VecDeque<Utf8Bytes>,
    bytes: usize,
    closed: Option<CloseReason>,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseReason {
    /// The client does not read what it is sent.
    TooSlow,
    /// The client sent a message over the size limit.
    TooLarge,
    /// The client sent messages faster than allowed.
    TooManyMessages,
    /// The server stops.
    Stopping,
    /// The client may have been sent state that was rolled back; it must resync.
    Resync,
    /// The viewer is not allowed to watch any more.
    NoSpectators,
    /// The operator has deleted the table.
    Deleted,
    /// The device was signed out.
    SignedOut,
    /// The operator has banned the network of the client.
    Banned,
}

impl CloseReason {
    /// All of them, with their names in metrics.
    pub(crate) const ALL: [(CloseReason, &str); 9] = [
        (CloseReason::TooSlow, "too-slow"),
        (CloseReason::TooLarge, "too-large"),
        (CloseReason::TooManyMessages, "too-many-messages"),
        (CloseReason::Stopping, "stopping"),
        (CloseReason::Resync, "resync"),
        (CloseReason::NoSpectators, "no-spectators"),
        (CloseReason::Deleted, "deleted"),
        (CloseReason::SignedOut, "signed-out"),
        (CloseReason::Banned, "banned"),
    ];
}

impl Outbox {
    /// Adds a message. A client that leaves too many unread is disconnected.
    pub(crate) fn push(&self, message: Utf8Bytes) {
        let mut queue = self.lock();
        if queue.closed.is_some() {
            return;
        }
        queue.bytes += message.len();
        queue.messages.push_back(message);
        if queue.messages.len() > MAX_MESSAGES || queue.bytes > MAX_BYTES {
            queue.close(CloseReason::TooSlow);
        }
        drop(queue);
        self.wake.notify_one();
    }

    /// Closes the socket after the queued messages. The first reason counts.
    pub(crate) fn close(&self, reason: CloseReason) {
        self.lock().close(reason);
        self.wake.notify_one();
    }

    /// Waits until there is something to send.
    pub(crate) async fn ready(&self) {
        self.wake.notified().await;
    }

    /// Takes all queued messages.
    pub(crate) fn take(&self) -> (VecDeque<Utf8Bytes>, Option<CloseReason>) {
        let mut queue = self.lock();
        queue.bytes = 0;
        (mem::take(&mut queue.messages), queue.closed)
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn close(&mut self, reason: CloseReason) {
        if reason == CloseReason::TooSlow {
            self.messages = VecDeque::new();
        }
        self.closed.get_or_insert(reason);
    }
}
