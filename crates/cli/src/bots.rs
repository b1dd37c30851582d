//! Players that are programs, by their names.

use std::time::Instant;

use ::bots::{Explained, Level, Report, View};
use arena::Limits;
use catalog::{AnyMatch, Visit};
use fastrand::Rng;
use rules::{Game, Insight, Match, Refusal, Seat, Tabletop, Turn, pick_weighted};
use serde_json::{Value, json};

/// What a bot is asked to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    /// How well it plays.
    pub(crate) level: Level,
    /// How long it may think.
    pub(crate) limits: Limits,
    /// The same order in the same position gives the same choice, if time does not limit it.
    pub(crate) seed: u64,
}

/// What a bot has chosen.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The action in notation.
    pub(crate) action: String,
    /// What else there is to say about the choice.
    pub(crate) info: Value,
}

/// Lets a bot choose for the seat that acts.
pub(crate) fn choose(played: &dyn AnyMatch, order: &Order) -> Result<Chosen, Refusal> {
    match played.turn() {
        Turn::Seat(seat) => Ok(catalog::visit(played, Choose { order, seat })),
        Turn::Chance => Err(Refusal::new("go-at-chance")),
        Turn::Over => Err(Refusal::new("go-when-over")),
    }
}

struct Choose<'a> {
    order: &'a Order,
    seat: Seat,
}

impl Visit for Choose<'_> {
    type Out = Chosen;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Chosen {
        let Order { level, limits, seed } = *self.order;
        let start = Instant::now();
        let view = View::open(played.game(), played.state());
        let report = level.bot(seed).choose(&view, &limits.budget(level));
        let mut info = explain(played.game(), self.seat, &report);
        info["bot"] = json!(level.name());
        info["seed"] = json!(seed);
        info["seconds"] = json!((start.elapsed().as_secs_f64() * 1e4).round() / 1e4);
        Chosen { action: report.action.to_string(), info }
    }
}

/// What the bot of this seat has thought.
fn explain<G: Game>(game: &G, seat: Seat, report: &Report<G::Action>) -> Value {
    let lines: Vec<_> =
        report.lines.iter().map(|line| told(line.explain(seat, game.players()))).collect();
    json!({"best": lines, "playouts": report.playouts, "positions": report.positions})
}

fn told(line: Explained) -> Value {
    let Explained { action, visits, win, points, margin, line } = line;
    json!({"action": action, "visits": visits, "win": win, "points": points, "margin": margin, "line": line})
}

/// Lets chance choose by its weights.
pub(crate) fn roll(played: &dyn AnyMatch, rng: &mut Rng) -> String {
    let mut legal = played.legal();
    let weights = legal.iter().map(|choice| u64::from(choice.weight.unwrap_or(0)));
    let picked = pick_weighted(weights, |total| rng.u64(..total));
    legal.swap_remove(picked).text
}
