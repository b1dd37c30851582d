//! The review of a finished game: what luck and what choices did to everybody's chance to win.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Args, Sentence};

/// Asks for the review of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The record, as text. The game must be over.
    pub record: String,
}

/// One line of the answer to a review request: a stream of JSON objects, one on each line.
///
/// After `started` come any number of `progress` lines and then one `done` or `failed`. While other
/// reviews are before this one, `queued` says how many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ReviewMessage {
    /// Other reviews come first.
    Queued {
        /// How many.
        ahead: usize,
    },
    /// The work begins.
    Started {
        /// The name of the game.
        game: String,
        /// How many play.
        players: usize,
        /// How many actions the record has.
        actions: usize,
        /// How many choices and chance events are to be judged.
        of: usize,
    },
    /// What was judged since the last line.
    Progress(ReviewProgress),
    /// The whole review.
    Done {
        /// The review.
        review: Box<Review>,
    },
    /// The review could not be finished.
    Failed {
        /// The stable code: the key of a message.
        code: Cow<'static, str>,
        /// The facts: the arguments of the message.
        args: Args,
        /// The message as a sentence.
        message: String,
    },
}

/// What was judged since the last line of a stream.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewProgress {
    /// How many choices and chance events are judged by now.
    pub judged: usize,
    /// How many there are.
    pub of: usize,
    /// The choices judged since the last line.
    pub choices: Vec<ReviewedChoice>,
    /// The chance events judged since the last line.
    pub chances: Vec<ReviewedChance>,
    /// The points of the curve since the last line.
    pub curve: Vec<CurvePoint>,
}

/// The review of a finished game.
///
/// For every player `start + luck + own + others = end`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    /// The name of the game.
    pub game: String,
    /// How many playouts every choice and every chance event got.
    pub playouts: u32,
    /// The seed of the search.
    pub seed: u64,
    /// What luck and choices did for every seat, in turn order.
    pub players: Vec<ReviewedPlayer>,
    /// Every choice between at least two actions, in order.
    pub choices: Vec<ReviewedChoice>,
    /// Every die roll and draw, in order.
    pub chances: Vec<ReviewedChance>,
    /// The moments that decided the game, at most five, the largest first.
    pub moments: Vec<DecisiveMoment>,
    /// What every position that was looked at is worth, in order; the last is the result.
    pub curve: Vec<CurvePoint>,
}

/// What luck and choices did to one player's chance to win: `start + luck + own + others = end`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedPlayer {
    /// The number of the seat.
    pub seat: usize,
    /// The chance to win before the first action.
    pub start: f64,
    /// What dice and draws changed.
    pub luck: f64,
    /// What the player's own choices changed: zero for perfect play, otherwise negative.
    pub own: f64,
    /// What the choices of all others changed.
    pub others: f64,
    /// 1 for a win, 0 for a loss; winners who tie share the 1.
    pub end: f64,
    /// How much of `luck + own + others` comes from changed opinions between two looks at the same
    /// position. It is spread over the three in proportion to what moved in each.
    pub remainder: f64,
    /// What dice and draws changed in the look that judged each of them alone: the plain numbers of
    /// `ReviewedChance::luck_seen`, added up. They are not part of the sum.
    pub luck_seen: f64,
    /// What dice and draws changed in points.
    pub luck_points: f64,
    /// From 0 to 1: 1 if no choice gave anything away.
    pub accuracy: f64,
    /// What moved the player's points.
    pub points: PointsAccount,
    /// How many choices were judged.
    pub choices: usize,
    /// How many of them were slips.
    pub slips: usize,
    /// How many of them were mistakes.
    pub mistakes: usize,
    /// How many of them were blunders.
    pub blunders: usize,
}

/// What luck and choices did to one player's expected points: `start + luck + own + others +
/// remainder = end`. Here the remainder is not spread over the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PointsAccount {
    /// The points expected before the first action.
    pub start: f64,
    /// What dice and draws changed.
    pub luck: f64,
    /// What the player's own choices changed.
    pub own: f64,
    /// What the choices of all others changed.
    pub others: f64,
    /// The points at the end.
    pub end: f64,
    /// What two looks at the same position disagree about, added up.
    pub remainder: f64,
}

/// How bad a choice was, by the chance to win that it gave away.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum ReviewMark {
    /// It gave away at least 0.01.
    Slip,
    /// It gave away at least 0.02.
    Mistake,
    /// It gave away at least 0.08.
    Blunder,
}

/// What a choice was worth, and what the best action was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedChoice {
    /// The number of actions played before it.
    pub at: usize,
    /// The number of the seat that chose.
    pub seat: usize,
    /// The action that was played.
    pub played: String,
    /// The best action; the one that was played if nothing was better.
    pub best: String,
    /// The chance to win that the choice gave away, from 0 to 1.
    pub loss: f64,
    /// The expected points that it gave away; negative if it gained points.
    pub loss_points: f64,
    /// How bad it was; none if it gave nothing visible away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ReviewMark")]
    pub mark: Option<ReviewMark>,
    /// How likely every seat is to win after what was played.
    pub win: Vec<f64>,
    /// The points every seat is expected to end with after what was played.
    pub points: Vec<f64>,
    /// How likely every seat would have been to win after the best action.
    pub best_win: Vec<f64>,
    /// The points every seat would have been expected to end with after the best action.
    pub best_points: Vec<f64>,
    /// How play was expected to go on after the best action, that action first.
    pub best_line: Vec<String>,
    /// Why the best action was better, as facts; for marked choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Sentence>,
}

/// What a die roll or a draw was worth compared with everything that could have come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedChance {
    /// The number of actions played before it.
    pub at: usize,
    /// What came.
    pub outcome: String,
    /// How many outcomes were possible.
    pub outcomes: usize,
    /// What it changed in everybody's chance to win, compared with the average of all outcomes.
    pub luck: Vec<f64>,
    /// The same as the one look before it saw it: the best play after what came, less the average of
    /// all outcomes. `luck` adds a part of what the next, deeper look says; this does not.
    pub luck_seen: Vec<f64>,
    /// What it changed in everybody's expected points.
    pub luck_points: Vec<f64>,
    /// How likely every seat was to win before it: the average of all outcomes.
    pub before: Vec<f64>,
    /// Whether it gave somebody 0.30 or more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joker: bool,
}

/// What a position is worth to everybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct CurvePoint {
    /// The number of actions played before it.
    pub at: usize,
    /// How likely every seat is to win.
    pub win: Vec<f64>,
    /// The points every seat is expected to end with.
    pub points: Vec<f64>,
}

/// A moment that decided the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DecisiveMoment {
    /// The number of actions played before it.
    pub at: usize,
    /// Whether somebody chose or chance did.
    pub kind: MomentKind,
    /// The number of the seat that chose; at a chance event, of the seat to which it made the largest
    /// difference.
    pub seat: usize,
    /// The action that was played, or what came.
    pub played: String,
    /// The best action; none at a chance event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub best: Option<String>,
    /// What it changed in the seat's chance to win: negative for a loss or bad luck.
    pub effect: f64,
    /// The same in points.
    pub effect_points: f64,
    /// What it changed in everybody's chance to win.
    pub effects: Vec<f64>,
    /// How bad the choice was; none at a chance event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "ReviewMark")]
    pub mark: Option<ReviewMark>,
    /// What happened, as a sentence for the log.
    pub told: Sentence,
    /// Why it mattered, as facts.
    pub facts: Vec<Sentence>,
}

/// Who made a moment what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MomentKind {
    /// A player's choice.
    Choice,
    /// A die roll or a draw.
    Chance,
}
