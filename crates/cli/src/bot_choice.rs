//! Lets a bot choose an action, and lets chance roll.

use std::time::{Duration, Instant};

use arena::Limits;
use bots::{Explained, Level, View, Watcher};
use catalog::{AnyMatch, Visit};
use fastrand::Rng;
use rules::{Insight, Match, Refusal, Seat, Tabletop, Turn, pick_weighted};

/// What a bot is asked to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    /// How well it plays.
    pub(crate) level: Level,
    /// How long it may think.
    pub(crate) limits: Limits,
    /// The same order in the same position gives the same choice, unless time limits it.
    pub(crate) seed: u64,
    /// What it knows.
    pub(crate) sight: Sight,
}

/// What a bot knows of what is hidden.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sight {
    /// Everything.
    Open,
    /// What it saw and has not forgotten; the number decides what it forgets, and stays the same for
    /// a whole game.
    Memory(u64),
}

/// The choice of a bot, and how it was made.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The action in notation.
    pub(crate) action: String,
    /// The best actions, best first.
    pub(crate) best: Vec<Explained>,
    /// Playouts made.
    pub(crate) playouts: u32,
    /// Positions evaluated.
    pub(crate) positions: u64,
    /// How long it took.
    pub(crate) time: Duration,
}

/// Lets a bot choose for the seat whose turn it is.
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
        let Order { level, limits, seed, sight } = *self.order;
        let start = Instant::now();
        let game = played.game();
        let view = match sight {
            Sight::Open => View::open(game, played.state()),
            Sight::Memory(seed) => {
                let mut watcher = Watcher::new(game, self.seat, level.forgets(), seed);
                played.actions().for_each(|action| watcher.see(game, action));
                watcher.view(game)
            }
        };
        let mut bot = level.bot_of_game(bots::game_number(self.seat, played.actions()), seed);
        let report = bot.choose(&view, &limits.budget(level));
        Chosen {
            action: report.action.to_string(),
            best: report.lines.iter().map(|line| line.explain(self.seat, game.players())).collect(),
            playouts: report.playouts,
            positions: report.positions,
            time: start.elapsed(),
        }
    }
}

/// A random outcome of chance, by its weights.
pub(crate) fn roll(played: &dyn AnyMatch, rng: &mut Rng) -> String {
    let mut legal = played.legal();
    let weights = legal.iter().map(|choice| u64::from(choice.weight.unwrap_or(0)));
    let picked = pick_weighted(weights, |total| rng.u64(..total));
    legal.swap_remove(picked).text
}
