//! Who is at a table right now.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Moment;

/// Who is at a table right now. It is not part of the view, because it is never stored.
///
/// ```
/// use protocol::{Presence, ServerMessage};
///
/// let text = r#"{"say":"presence","away":[{"seat":2,"since":5}],"watching":1}"#;
/// let ServerMessage::Presence(Presence { away, watching }) = serde_json::from_str(text)? else {
///     panic!()
/// };
/// assert_eq!((away[0].seat, watching), (2, 1));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    /// The people with a seat who are not connected; all others are here.
    pub away: Vec<AwayPerson>,
    /// How many people watch without a seat.
    pub watching: usize,
}

/// Somebody with a seat who is not connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AwayPerson {
    /// The number of their seat.
    pub seat: usize,
    /// Since when, as far as this server knows.
    pub since: Moment,
    /// When the others may let a bot play for them; left out at a table with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Moment")]
    pub bot_from: Option<Moment>,
}
