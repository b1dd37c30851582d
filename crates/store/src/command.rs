//! What operators ask of the nodes.

/// Something that an operator asked for. All of them are kept: they are the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its number.
    pub id: i64,
    /// When it was asked for.
    pub at: i64,
    /// Who asked for it.
    pub who: String,
    /// What is to be done, which the store does not parse.
    pub body: String,
    /// What came of it; none if it is not done.
    pub result: Option<String>,
    /// How often a node has taken it.
    pub attempts: u32,
}

/// A network that is not served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// An address or range, which the store does not parse.
    pub network: String,
    /// When the ban ends; none means never.
    pub until: Option<i64>,
}
