//! How much room the database takes.

/// Sizes in bytes; none if unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// The database, with its journal.
    pub database: Option<u64>,
    /// What is left of the disk that it is on.
    pub free: Option<u64>,
    /// The size of that disk.
    pub disk: Option<u64>,
}
