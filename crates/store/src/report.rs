//! What players report to the operator.

/// A report that a player sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// When it was sent.
    pub at: i64,
    /// The table.
    pub table: String,
    /// The seat it is about, if any.
    pub seat: Option<u8>,
    /// Where the sender sits; none for a spectator.
    pub from_seat: Option<u8>,
    /// What it is about, from a list that the store does not know.
    pub reason: String,
    /// The sender's words.
    pub words: String,
}

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number.
    pub id: i64,
    /// What was sent.
    pub sent: NewReport,
    /// When an operator was done with it; none while it is open.
    pub handled: Option<i64>,
}
