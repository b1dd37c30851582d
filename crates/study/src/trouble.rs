//! Why a question about a record cannot be answered.

use std::fmt;

use rules::LoadError;

/// Why a question about a record cannot be answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The record cannot be read.
    Record(LoadError),
    /// The rules, or the question, do not allow it.
    Refused(rules::Refusal),
    /// A part of the question means nothing to a table.
    Malformed(tables::Refusal),
    /// A bug of ours.
    Fault,
}

impl From<LoadError> for Trouble {
    fn from(error: LoadError) -> Trouble {
        Trouble::Record(error)
    }
}

impl From<rules::Refusal> for Trouble {
    fn from(refusal: rules::Refusal) -> Trouble {
        Trouble::Refused(refusal)
    }
}

impl From<tables::Refusal> for Trouble {
    fn from(refusal: tables::Refusal) -> Trouble {
        Trouble::Malformed(refusal)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Record(error) => error.fmt(f),
            Trouble::Refused(refusal) => refusal.fmt(f),
            Trouble::Malformed(refusal) => refusal.fmt(f),
            Trouble::Fault => f.write_str("something went wrong here"),
        }
    }
}

impl std::error::Error for Trouble {}
