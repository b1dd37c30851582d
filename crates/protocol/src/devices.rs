//! The devices that act for the same persons, and the wish to be forgotten.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Moment;

/// The devices that act for the same persons as this browser.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Devices {
    /// This one first, then the others, the last used first.
    pub devices: Vec<DeviceInfo>,
}

/// A device. No address is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeviceInfo {
    /// Its id, to sign it out.
    pub id: String,
    /// The kind of browser, such as “Firefox, Android”; empty if it is unknown.
    pub browser: String,
    /// When it was added.
    pub since: Moment,
    /// When it was used last, give or take a day.
    pub used: Moment,
    /// Whether it is the one that asks.
    pub here: bool,
}

/// The wish to be forgotten. It cannot be taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Forget {
    /// Must be true, so that nobody asks for it by accident.
    pub everything: bool,
}
