use bots::Level;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::json::{Board, Position};
use crate::serial::{self, LevelName};
use crate::{
    ChatLine, EventKind, EventView, Json, Moment, Phase, SeatView, Sentence, TableId, TableView,
    TurnView, Version, YourView,
};

/// What happened at a table, and what is different there since.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct TableUpdate {
    /// The version that the table has now.
    pub version: Version,
    /// What happened, in order, without gaps.
    pub events: Vec<EventView>,
    /// Those fields of the view that are different.
    pub now: ViewPatch,
}

/// Those fields of a [`TableView`] that may be different, each whole; the others are left out.
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
    #[serde(with = "serial::maybe_level")]
    #[schemars(with = "LevelName")]
    pub stand_in: Option<Level>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Phase")]
    pub phase: Option<Phase>,
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

impl TableUpdate {
    /// Lays what is different over a view, and takes what was said into it.
    pub fn lay_over(self, view: &mut TableView) {
        view.version = self.version;
        view.said.extend(self.events.into_iter().filter_map(said));
        let ViewPatch {
            stand_in, phase, seats, turn, board, position, asks, scores, winners, ..
        } = self.now;
        put(&mut view.stand_in, stand_in);
        put(&mut view.phase, phase);
        put(&mut view.seats, seats);
        put(&mut view.turn, turn);
        put(&mut view.board, board.map(Some));
        put(&mut view.position, position.map(Some));
        put(&mut view.asks, asks.map(Some));
        put(&mut view.scores, scores);
        put(&mut view.winners, winners);
        let ViewPatch { seed, chat, said, rematch, you, now, .. } = self.now;
        put(&mut view.seed, seed.map(Some));
        put(&mut view.chat, chat);
        put(&mut view.said, said);
        put(&mut view.rematch, rematch.map(Some));
        put(&mut view.you, you);
        put(&mut view.now, now);
    }
}

fn said(event: EventView) -> Option<ChatLine> {
    match event.kind {
        EventKind::Said { seat, name, words } => Some(ChatLine { seat, name, words, at: event.at }),
        _ => None,
    }
}

fn put<T>(field: &mut T, different: Option<T>) {
    if let Some(different) = different {
        *field = different;
    }
}
