//! What happened at a table, with the fields of the view that changed.

use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::serial;
use crate::{
    ChatLine, DiceView, EventView, Json, Moment, Phase, SeatView, Sentence, TableId, TableView,
    TurnView, Version, YourView,
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

impl TableView {
    /// Overwrites the fields that may have changed, and moves on to the version of the update. Chat
    /// is not among them: its lines come as events.
    pub fn update(&mut self, version: Version, now: ViewPatch) {
        fn set<T>(field: &mut T, new: Option<T>) {
            if let Some(new) = new {
                *field = new;
            }
        }
        self.version = version;
        set(&mut self.stand_in, now.stand_in);
        set(&mut self.phase, now.phase);
        set(&mut self.closed, now.closed);
        set(&mut self.seats, now.seats);
        set(&mut self.turn, now.turn);
        set(&mut self.board, now.board.map(Some));
        set(&mut self.position, now.position.map(Some));
        set(&mut self.asks, now.asks.map(Some));
        set(&mut self.scores, now.scores);
        set(&mut self.winners, now.winners);
        set(&mut self.dice, now.dice);
        set(&mut self.seed, now.seed.map(Some));
        set(&mut self.chat, now.chat);
        set(&mut self.said, now.said);
        set(&mut self.rematch, now.rematch.map(Some));
        set(&mut self.you, now.you);
        set(&mut self.now, now.now);
    }
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
