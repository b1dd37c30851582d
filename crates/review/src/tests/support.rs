//! Games of bots, and one in which somebody misses a win.

use bots::{Budget, Evaluator, Level, View};
use catalog::{AnyMatch, Visit};
use fastrand::Rng;
use rules::{Insight, Match, Options, Seat, SeatSet, Tabletop, Turn, pick_weighted};

use crate::{Reviewed, Settings, review};

/// A finished game of bots.
pub(super) fn play(game: &str, players: usize, seed: u64) -> Box<dyn AnyMatch> {
    let played = catalog::new_match(game, players, &Options::new()).unwrap();
    play_on(played, seed)
}

/// A finished game in which everybody plays at random.
pub(super) fn play_at_random(game: &str, players: usize, seed: u64) -> Box<dyn AnyMatch> {
    let mut played = catalog::new_match(game, players, &Options::new()).unwrap();
    let mut rng = Rng::with_seed(seed);
    while played.turn() != Turn::Over {
        let legal = played.choices();
        played.play(&legal[rng.usize(..legal.len())].text).unwrap();
    }
    played
}

/// Lets bots play a game to its end.
fn play_on(mut played: Box<dyn AnyMatch>, seed: u64) -> Box<dyn AnyMatch> {
    let mut rng = Rng::with_seed(seed);
    while played.turn() != Turn::Over {
        let next = catalog::visit(&*played, Next { rng: &mut rng });
        played.play(&next).unwrap();
    }
    played
}

struct Next<'a> {
    rng: &'a mut Rng,
}

impl Visit for Next<'_> {
    type Out = String;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> String {
        let (game, state) = (played.game(), played.state());
        if game.turn(state) == Turn::Chance {
            let mut legal = Vec::new();
            game.legal_actions(state, &mut legal);
            let weights = legal.iter().map(|&action| game.weight(state, action));
            return legal[pick_weighted(weights, |total| self.rng.u32(..total))].to_string();
        }
        let mut bot = "medium".parse::<Level>().unwrap().bot::<G>(self.rng.u64(..));
        bot.choose(&View::open(game, state), &Budget::default()).action.to_string()
    }
}

/// A game in which somebody could have won with one action, played another one that left them at most
/// an even chance by the network, and did not win. Also the number of actions before that, and the
/// action that wins.
pub(super) fn missed_win(game: &str) -> (Box<dyn AnyMatch>, usize, String) {
    for seed in 0..400 {
        let mut played = play(game, 2, seed);
        let winners = played.winners();
        let winning = played.undo().unwrap();
        let Some(seat) = played.turn().seat() else { continue };
        if winners != SeatSet::from_iter([seat]) {
            continue;
        }
        let record = played.record().to_string();
        let at = played.record().actions().count();
        for other in played.legal() {
            let mut missed = catalog::load(&record).unwrap();
            missed.play(&other.text).unwrap();
            if catalog::visit(&*missed, Chance { seat }) > 0.5 {
                continue;
            }
            let missed = play_on(missed, seed);
            if !missed.winners().contains(seat) {
                return (missed, at, winning);
            }
        }
    }
    panic!("{game}: nobody missed a win");
}

/// The chance of a seat to win, by the network.
struct Chance {
    seat: Seat,
}

impl Visit for Chance {
    type Out = f32;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> f32 {
        let value = Evaluator::for_search::<G>().evaluate(played.game(), played.state());
        value.win[self.seat.index()]
    }
}

pub(super) fn reviewed(played: &dyn AnyMatch, playouts: u32) -> Reviewed {
    let settings = Settings { playouts, ..Settings::default() };
    review(played, &settings, &mut |_| {}).unwrap()
}
