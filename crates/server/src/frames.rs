//! Messages to sockets, written once for all who get the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Detail, ServerMessage, Version};
use tables::{Table, Updates, Viewer};

use crate::clock;
use crate::outbox::{End, Outbox};
use crate::room::{Desk, Listener};

/// A message and the socket it goes to.
pub(crate) type Addressed = (Arc<Outbox>, Utf8Bytes);

/// A message as text.
///
/// # Panics
///
/// Never: every message can be written as JSON.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message can be written as JSON").into()
}

/// The messages that bring every listener to where the table is.
pub(crate) fn catch_up(desk: &mut Desk) -> Vec<Addressed> {
    let Desk { table: Some(table), listeners, .. } = desk else { return Vec::new() };
    let telling = table.updates(clock::now());
    let mut written: Vec<(Viewer, Detail, Version, Utf8Bytes)> = Vec::new();
    let mut addressed = Vec::with_capacity(listeners.len());
    for listener in listeners.iter_mut().filter(|each| each.version < table.version()) {
        let frame = listener.frame(table, &telling, &mut written);
        listener.version = table.version();
        match frame {
            Some(frame) => addressed.push((Arc::clone(&listener.outbox), frame)),
            None => listener.outbox.end(End::Dismissed),
        }
    }
    addressed
}

impl Listener {
    fn frame(
        &self,
        table: &Table,
        telling: &Updates<'_>,
        written: &mut Vec<(Viewer, Detail, Version, Utf8Bytes)>,
    ) -> Option<Utf8Bytes> {
        let viewer = eyes(table, &self.viewer);
        let same = |(eyes, detail, since, _): &&(Viewer, Detail, Version, Utf8Bytes)| {
            (eyes, *detail, *since) == (&viewer, self.detail, self.version)
        };
        if let Some((.., frame)) = written.iter().find(same) {
            return Some(frame.clone());
        }
        let news = match self.version {
            0 => None,
            version => telling.since(version, &viewer, self.detail).ok()?,
        };
        let frame = match news {
            Some(news) => text(&ServerMessage::News(news)),
            None => whole(table, &viewer, self.detail)?,
        };
        written.push((viewer, self.detail, self.version, frame.clone()));
        Some(frame)
    }
}

/// What somebody who comes back and has seen this version has to be told: the news, or the whole
/// table where those are not at hand. Nothing, if they may no longer look.
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
    whole(table, viewer, detail)
}

fn whole(table: &Table, viewer: &Viewer, detail: Detail) -> Option<Utf8Bytes> {
    let view = table.view_in(viewer, detail, clock::now()).ok()?;
    Some(text(&ServerMessage::View { view: Box::new(view) }))
}

/// Who sees exactly what this viewer sees: onlookers are all alike.
fn eyes(table: &Table, viewer: &Viewer) -> Viewer {
    match viewer {
        Viewer::Player(player) if !table.knows(player) => Viewer::WithLink,
        other => other.clone(),
    }
}
