//! A command over HTTP, and its answer.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{RequestId, TableCommand, Version};

/// A request over HTTP.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableRequest {
    /// The client's identifier for it: a retry is answered again and not carried out twice.
    pub id: RequestId,
    /// The version that the client saw.
    pub seen: Version,
    /// The command.
    pub what: TableCommand,
}

/// A request was granted and is durable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Granted {
    /// The client's identifier for the request.
    pub id: RequestId,
    /// The version of its first event.
    pub first: Version,
    /// The version of its last event, consequences included.
    pub last: Version,
}
