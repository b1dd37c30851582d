//! The address that turn notices go to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The address that turn notices go to, and whether its owner has confirmed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MailAddress {
    /// The e-mail address; null if there is none.
    pub email: Option<String>,
    /// Whether it was confirmed through the link that was sent there. Until then no notice is sent.
    pub confirmed: bool,
}
