//! Answers of the engine, as JSON.

use std::collections::BTreeMap;

use bots::Explained;
use catalog::{AnyMatch, PlayError};
use phrases::Phrases;
use rules::{Arg, LoadError, Refusal, Seat, Turn};
use serde::Serialize;
use serde_json::Value;

use crate::bot_choice::{Chosen, Order};
use crate::failure::at_line;

/// The content of a successful answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Reply {
    Position(Position),
    Record { record: String },
    State { state: Value },
    Choice { action: String, info: Info },
}

impl Reply {
    pub(crate) fn record(played: &dyn AnyMatch) -> Reply {
        Reply::Record { record: played.record().to_string() }
    }

    pub(crate) fn state(played: &dyn AnyMatch) -> Reply {
        Reply::State { state: played.full_position() }
    }

    pub(crate) fn choice(order: &Order, chosen: Chosen) -> Reply {
        let info = Info {
            best: chosen.best.into_iter().map(Candidate::from).collect(),
            bot: order.level.name(),
            playouts: chosen.playouts,
            positions: chosen.positions,
            seconds: (chosen.time.as_secs_f64() * 1e4).round() / 1e4,
            seed: order.seed,
        };
        Reply::Choice { action: chosen.action, info }
    }
}

/// How a bot made its choice: the `info` of `go`, with its fields in alphabetical order.
#[derive(Debug, Serialize)]
pub(crate) struct Info {
    best: Vec<Candidate>,
    bot: &'static str,
    playouts: u32,
    positions: u64,
    seconds: f64,
    seed: u64,
}

/// One of the best actions.
#[derive(Debug, Serialize)]
struct Candidate {
    action: String,
    line: Vec<String>,
    margin: f64,
    points: Vec<f64>,
    visits: u32,
    win: Vec<f64>,
}

impl From<Explained> for Candidate {
    fn from(explained: Explained) -> Candidate {
        let Explained { action, visits, win, points, margin, line } = explained;
        Candidate { action, line, margin, points, visits, win }
    }
}

#[derive(Debug, Serialize)]
pub(crate) struct Position {
    turn: Acts,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    weights: Option<Vec<u32>>,
    scores: Vec<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<usize>>,
}

/// `{"seat":2}`, `"chance"` or `"over"`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum Acts {
    Seat(usize),
    Chance,
    Over,
}

impl Position {
    pub(crate) fn of(played: &dyn AnyMatch) -> Position {
        let turn = match played.turn() {
            Turn::Seat(seat) => Acts::Seat(seat.number()),
            Turn::Chance => Acts::Chance,
            Turn::Over => Acts::Over,
        };
        let choices = played.legal();
        let weights = || choices.iter().map(|choice| choice.weight.unwrap_or(0)).collect();
        let winners = || played.winners().iter().map(Seat::number).collect();
        Position {
            weights: matches!(turn, Acts::Chance).then(weights),
            winners: matches!(turn, Acts::Over).then(winners),
            turn,
            legal: choices.into_iter().map(|choice| choice.text).collect(),
            scores: played.scores().to_vec(),
        }
    }
}

/// Why a request was refused; `line` is a line of the record it contained.
#[derive(Debug)]
pub(crate) struct Denied(LoadError);

impl From<LoadError> for Denied {
    fn from(error: LoadError) -> Denied {
        Denied(error)
    }
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied(LoadError { line: None, refusal })
    }
}

impl From<PlayError> for Denied {
    fn from(error: PlayError) -> Denied {
        Refusal::from(error).into()
    }
}

/// The JSON line of a successful answer.
pub(crate) fn granted(reply: Reply) -> String {
    #[derive(Serialize)]
    struct Granted {
        ok: bool,
        #[serde(flatten)]
        reply: Reply,
    }
    line(&Granted { ok: true, reply })
}

/// The JSON line of a refusal.
pub(crate) fn denied(Denied(error): &Denied, phrases: &Phrases) -> String {
    #[derive(Serialize)]
    struct Refused {
        ok: bool,
        code: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        rule: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        line: Option<usize>,
        message: String,
        args: BTreeMap<&'static str, Value>,
    }
    let phrase = &error.refusal.phrase;
    line(&Refused {
        ok: false,
        code: error.refusal.code(),
        rule: error.refusal.rule,
        line: error.line,
        message: at_line(phrases, error.line, phrases.say(phrase)),
        args: phrase.args.iter().map(|(name, arg)| (*name, value(arg))).collect(),
    })
}

fn value(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => Value::from(*number),
        Arg::Text(text) => Value::from(text.as_str()),
    }
}

fn line(reply: &impl Serialize) -> String {
    serde_json::to_string(reply).expect("every key is a string")
}
