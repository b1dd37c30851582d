//! What happened at a table, with the fields of the view that changed.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::serial;
use crate::{
    ChatLine, DiceView, EventView, Json, Moment, Phase, SeatView, Sentence, TableId, TurnView,
    Version, YourView,
};

/// What happened at a table, and which fields of the view changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableUpdate {
    /// The version of the table now.
    pub version: Version,
    /// What happened, in order, without gaps.
    pub events: Vec<EventView>,
    /// The fields of the view that changed.
    pub now: ViewPatch,
}

/// The fields of a [`crate::TableView`] that may have changed, each complete; others are left out.
///
/// ```
/// use protocol::ViewPatch;
///
/// let now: ViewPatch = serde_json::from_str(r#"{"turn":null,"scores":[3,4]}"#)?;
/// assert_eq!((&now.turn, &now.asks), (&Some(None), &None));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
#[expect(missing_docs, reason = "the fields are those of the view")]
pub struct ViewPatch {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Level")]
    pub stand_in: Option<Level>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Phase")]
    pub phase: Option<Phase>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    pub closed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<SeatView>")]
    pub seats: Option<Vec<SeatView>>,
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "serial::there::deserialize"
    )]
    #[schemars(with = "Option<TurnView>")]
    pub turn: Option<Option<TurnView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Board")]
    pub board: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Position")]
    pub position: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Sentence")]
    pub asks: Option<Sentence>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<i32>")]
    pub scores: Option<Vec<i32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<usize>")]
    pub winners: Option<Vec<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "DiceView")]
    pub dice: Option<DiceView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub seed: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    pub chat: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Vec<ChatLine>")]
    pub said: Option<Vec<ChatLine>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "TableId")]
    pub rematch: Option<TableId>,
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "serial::there::deserialize"
    )]
    #[schemars(with = "Option<YourView>")]
    pub you: Option<Option<YourView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Moment")]
    pub now: Option<Moment>,
}
