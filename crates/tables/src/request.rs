use crate::{PlayerId, RequestId, TableCommand, Version};

/// Something that a person asks of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The client's name for it: a repeat is answered again, not done twice.
    pub id: RequestId,
    /// The version of the table that the person looked at.
    pub seen_version: Version,
    /// Who asks, as the server knows them.
    pub from: PlayerId,
    /// What they ask for.
    pub what: TableCommand,
}
