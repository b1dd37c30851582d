//! The tables of this browser.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::TableSummary;

/// The tables where this browser has seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyTables {
    /// The tables: those that wait for somebody here first, then the most recently active.
    pub tables: Vec<MyTable>,
    /// Whether the next page has more.
    #[serde(default)]
    pub more: bool,
}

/// A table where somebody of this browser has a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    /// Which person of this browser: 1 to 5; from 6 on those it was before it continued for another
    /// device.
    #[serde(rename = "as")]
    #[schemars(range(min = 1, max = 20))]
    pub person: u8,
    /// The number of their seat; none for a host without one.
    pub seat: Option<usize>,
    /// Whether the table waits for them.
    pub waits: bool,
    /// The table.
    #[serde(flatten)]
    pub summary: TableSummary,
}
