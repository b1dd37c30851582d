//! What waits to be written to one socket.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// How many messages may wait for a client that does not read.
const MOST_FRAMES: usize = 256;

/// How many bytes; a whole view has some ten thousand.
const MOST_BYTES: usize = 1 << 20;

/// A queue of messages, ready to be sent: filled by whoever has news, emptied by the socket.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    frames: VecDeque<Utf8Bytes>,
    bytes: usize,
    end: Option<End>,
}

/// Why a socket is closed by the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It does not read what it is sent.
    TooSlow,
    /// The server stops.
    Stopping,
    /// What it was told may not be so: it has to ask again.
    Afresh,
    /// Whoever looks on may no longer do so.
    Dismissed,
}

impl Outbox {
    /// Adds a message; a client that leaves too many unread is cut off.
    pub(crate) fn push(&self, frame: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.end.is_some() {
            return;
        }
        waiting.bytes += frame.len();
        waiting.frames.push_back(frame);
        if waiting.frames.len() > MOST_FRAMES || waiting.bytes > MOST_BYTES {
            waiting.finish(End::TooSlow);
        }
        drop(waiting);
        self.wake.notify_one();
    }

    /// Nothing more is sent but the reason, and the socket is closed.
    pub(crate) fn end(&self, end: End) {
        self.lock().finish(end);
        self.wake.notify_one();
    }

    /// Waits until there is something to send.
    pub(crate) async fn ready(&self) {
        self.wake.notified().await;
    }

    /// All that waits.
    pub(crate) fn take(&self) -> (VecDeque<Utf8Bytes>, Option<End>) {
        let mut waiting = self.lock();
        waiting.bytes = 0;
        (mem::take(&mut waiting.frames), waiting.end)
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn finish(&mut self, end: End) {
        if end == End::TooSlow {
            self.frames = VecDeque::new();
        }
        self.end.get_or_insert(end);
    }
}
