//! What a person asks of a table.

use crate::{PlayerId, RequestId, TableCommand, Version};

/// A command of a person to a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// The client's identifier for it: a retry is answered again and not carried out twice.
    pub id: RequestId,
    /// The version of the table that the person saw.
    pub seen_version: Version,
    /// Who makes it.
    pub from: PlayerId,
    /// The command.
    pub what: TableCommand,
}
