//! The part of the protocol that a client needs to play legal actions.

use std::borrow::Cow;

use serde::Deserialize;

/// A message from the server; other fields are ignored.
#[derive(Debug, Deserialize)]
pub(crate) struct Message<'a> {
    #[serde(borrow)]
    pub(crate) say: Cow<'a, str>,
    #[serde(borrow, default)]
    pub(crate) code: Option<Cow<'a, str>>,
    #[serde(default)]
    pub(crate) version: Option<u64>,
    #[serde(borrow, default)]
    pub(crate) events: Vec<Event<'a>>,
    #[serde(borrow, default)]
    pub(crate) view: Option<Table<'a>>,
    #[serde(borrow, default)]
    pub(crate) now: Option<Table<'a>>,
}

/// An event.
#[derive(Debug, Deserialize)]
pub(crate) struct Event<'a> {
    pub(crate) version: u64,
    #[serde(borrow, rename = "event")]
    pub(crate) kind: Cow<'a, str>,
    #[serde(default)]
    pub(crate) seat: Option<usize>,
}

/// A table, or its changes.
#[derive(Debug, Deserialize)]
pub(crate) struct Table<'a> {
    #[serde(default)]
    pub(crate) version: Option<u64>,
    #[serde(borrow, default)]
    pub(crate) phase: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub(crate) you: Option<You<'a>>,
}

/// What the client can do.
#[derive(Debug, Deserialize)]
pub(crate) struct You<'a> {
    #[serde(borrow, default)]
    pub(crate) legal: Vec<Legal<'a>>,
    #[serde(default)]
    pub(crate) may_end_turn: bool,
}

/// A legal action.
#[derive(Debug, Deserialize)]
pub(crate) struct Legal<'a> {
    #[serde(borrow)]
    pub(crate) action: Cow<'a, str>,
}

/// The answer to a new table.
#[derive(Debug, Deserialize)]
pub(crate) struct Made {
    pub(crate) table: String,
    pub(crate) view: MadeView,
}

/// The view of a new table.
#[derive(Debug, Deserialize)]
pub(crate) struct MadeView {
    pub(crate) version: u64,
}
