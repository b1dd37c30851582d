//! Messages to the sockets of a table, each written once for everyone who sees the same.

use std::cell::RefCell;
use std::sync::Arc;

use protocol::{Detail, ServerMessage, Version};
use tables::{Table, Updates, Viewer};
use tungstenite::Utf8Bytes;

use crate::operations::clock;
use crate::table::outbox::{CloseReason, Outbox};
use crate::table::room::{Listener, RoomState};

/// A message and the socket it goes to.
pub(crate) type Addressed = (Arc<Outbox>, Utf8Bytes);

/// A message as JSON text.
///
/// # Panics
///
/// Never: every message can be written as JSON.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    thread_local! {
        /// Grown once, so that a message of several kilobytes is not moved while it is written.
        static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    WRITTEN.with_borrow_mut(|written| {
        written.clear();
        serde_json::to_writer(&mut *written, message).expect("a message can be written as JSON");
        let text = str::from_utf8(written).expect("JSON is text");
        Utf8Bytes::from(text)
    })
}

/// The messages that bring every listener up to date.
pub(crate) fn catch_up(state: &mut RoomState) -> Vec<Addressed> {
    let RoomState { table: Some(table), listeners, .. } = state else { return Vec::new() };
    let telling = table.updates(clock::now());
    let mut written: Vec<(Viewer, Detail, Version, Utf8Bytes)> = Vec::new();
    let mut addressed = Vec::with_capacity(listeners.len());
    for listener in listeners.iter_mut().filter(|each| each.version < table.version()) {
        let message = listener.message(table, &telling, &mut written);
        listener.version = table.version();
        match message {
            Some(message) => addressed.push((Arc::clone(&listener.outbox), message)),
            None => listener.outbox.close(CloseReason::NoSpectators),
        }
    }
    addressed
}

impl Listener {
    fn message(
        &self,
        table: &Table,
        telling: &Updates<'_>,
        written: &mut Vec<(Viewer, Detail, Version, Utf8Bytes)>,
    ) -> Option<Utf8Bytes> {
        let viewer = same_view(table, &self.viewer);
        let same = |(viewed_by, detail, since, _): &&(Viewer, Detail, Version, Utf8Bytes)| {
            (viewed_by, *detail, *since) == (&viewer, self.detail, self.version)
        };
        if let Some((.., message)) = written.iter().find(same) {
            return Some(message.clone());
        }
        let news = match self.version {
            0 => None,
            version => telling.since(version, &viewer, self.detail).ok()?,
        };
        let message = match news {
            Some(news) => text(&ServerMessage::News(news)),
            None => whole_view(table, &viewer, self.detail)?,
        };
        written.push((viewer, self.detail, self.version, message.clone()));
        Some(message)
    }
}

/// The message for a viewer who reconnects after this version: the news since then, or a whole view
/// if the table does not remember that far back. None if they are not allowed to watch any more.
pub(crate) fn since(
    table: &Table,
    viewer: &Viewer,
    detail: Detail,
    version: Version,
) -> Option<Utf8Bytes> {
    let now = clock::now();
    if version > 0
        && let Some(news) = table.update_since(version, viewer, detail, now).ok()?
    {
        return Some(text(&ServerMessage::News(news)));
    }
    whole_view(table, viewer, detail)
}

fn whole_view(table: &Table, viewer: &Viewer, detail: Detail) -> Option<Utf8Bytes> {
    let view = table.view_in(viewer, detail, clock::now()).ok()?;
    Some(text(&ServerMessage::View { view: Box::new(view) }))
}

/// A viewer who sees the same: all spectators do.
fn same_view(table: &Table, viewer: &Viewer) -> Viewer {
    match viewer {
        Viewer::Player(player) if !table.knows(player) => Viewer::WithLink,
        other => other.clone(),
    }
}
