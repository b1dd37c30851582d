//! Points in time.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A point in time, in milliseconds since a start that the caller chooses.
///
/// A table reads no clock: every call says what time it is. Servers count from 1970.
///
/// ```
/// use protocol::Moment;
///
/// let noon = Moment::from_millis(43_200_000);
/// assert_eq!(noon.after(500).since(noon), 500);
/// assert_eq!(noon.since(noon.after(500)), 0);
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(transparent)]
pub struct Moment(u64);

impl Moment {
    /// The time so many milliseconds after the start.
    pub const fn from_millis(millis: u64) -> Moment {
        Moment(millis)
    }

    /// The milliseconds since the start.
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The time so many milliseconds later.
    #[must_use]
    pub const fn after(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// The milliseconds since `earlier`; zero if it is not earlier.
    pub const fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
