//! A link that lets another device continue as the same browser.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A link that lets another device continue as the same browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ContinueLink {
    /// The link, relative to the server.
    pub link: String,
}
