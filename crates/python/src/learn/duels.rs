//! Games of a new network against an old one, and the test that decides between them.

use arena::{End, Played, Schedule, Sprt, SprtRun};
use bots::{Bot, Budget, Evaluator, Net, Search, SearchParams, View};
use catalog::Visit;
use fastrand::Rng;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rules::{Insight, Match, Options, Seat, Tabletop, Turn, pick_weighted};

use super::{Wrong, network};
use crate::args::Whole;
use crate::errors::refused;
use crate::long::{self, Work};
use crate::plain;

/// Games of the network `new`, bot 0, against the network `old`, bot 1; without an old one against
/// the network of this version. `count` games from number `first`, as lines of JSON. Both search
/// with the same number of playouts.
#[pyfunction]
#[pyo3(signature = (game, players, new, old, playouts, seed, first, count, progress))]
pub(crate) fn duel(
    py: Python<'_>,
    game: &str,
    players: Whole,
    new: Vec<u8>,
    old: Option<Vec<u8>>,
    playouts: Whole,
    seed: Whole,
    first: Whole,
    count: Whole,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<Vec<String>> {
    let any = catalog::new_match(game, players.any_size(), &Options::new());
    let any = any.map_err(|refusal| refused(py, &refusal))?;
    let playouts = playouts.count("playouts", 1, 1_000_000)?;
    let first = first.size("first", 0, 100_000_000)?;
    let count = count.size("count", 1, 100_000_000)?;
    let played = long::work(py, progress, |work| {
        let (new, old) = (&new[..], old.as_deref());
        let duel = Duel { new, old, playouts, seed: seed.0, first, count, work };
        catalog::visit(&*any, duel)
    })?;
    let played = played.map_err(|wrong| wrong.raise(py))?;
    let line = |played| serde_json::to_string(played).expect("every key is a string");
    Ok(played.iter().map(line).collect())
}

struct Duel<'a> {
    new: &'a [u8],
    old: Option<&'a [u8]>,
    playouts: u32,
    seed: u64,
    first: usize,
    count: usize,
    work: &'a Work,
}

impl Visit for Duel<'_> {
    type Out = Result<Vec<Played>, Wrong>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, start: &Match<G>) -> Self::Out {
        let nets = [network::<G>(Some(self.new))?, network::<G>(self.old)?];
        let game = start.game();
        let schedule = Schedule::of_match(2, game.players(), self.first + self.count)?;
        let mut played = Vec::new();
        for number in self.first..self.first + self.count {
            if self.work.halt.is_set() {
                break;
            }
            let fixture = schedule.fixture(number);
            played.push(self.play(game, &nets, &fixture));
            self.work.tell(played.len(), self.count);
        }
        Ok(played)
    }
}

impl Duel<'_> {
    fn play<G: Tabletop + Insight + Sync + 'static>(
        &self,
        game: &G,
        nets: &[Option<Net>; 2],
        fixture: &arena::Fixture,
    ) -> Played {
        let mut dice = Rng::with_seed(mixed(self.seed, 2 * fixture.deal as u64));
        let seed = mixed(self.seed, 2 * fixture.game as u64 + 1);
        let mut searches = fixture.seats.iter().zip(0_u64..).map(|(&bot, seat)| {
            let evaluator = match &nets[bot] {
                None => Evaluator::for_search::<G>(),
                net => Evaluator::with_net::<G>(net.clone()),
            };
            Search::<G>::with_evaluator(SearchParams::default(), evaluator, mixed(seed, seat))
        });
        let mut searches: Vec<Search<G>> = searches.by_ref().collect();
        let budget = Budget {
            playouts: Some(self.playouts),
            halt: self.work.halt.clone(),
            ..Budget::default()
        };
        let (mut state, mut legal, mut actions) = (game.start(), Vec::new(), 0);
        while actions < arena::MOST_ACTIONS && game.turn(&state) != Turn::Over {
            game.legal_actions(&state, &mut legal);
            let action = match game.turn(&state) {
                Turn::Seat(seat) => {
                    searches[seat.index()].choose(&View::open(game, &state), &budget).action
                }
                Turn::Chance | Turn::Over => {
                    let weights = legal.iter().map(|&action| game.weight(&state, action));
                    legal[pick_weighted(weights, |total| dice.u32(..total))]
                }
            };
            game.play_unchecked(&mut state, action);
            actions += 1;
        }
        let is_over = game.turn(&state) == Turn::Over;
        Played {
            game: fixture.game,
            seats: fixture.seats.clone(),
            winners: game.winners(&state).iter().map(Seat::index).collect(),
            scores: game.scores(&state).to_vec(),
            actions,
            end: if is_over { End::Over } else { End::Stalled },
        }
    }
}

/// A random number that depends on both numbers alone.
fn mixed(seed: u64, number: u64) -> u64 {
    let first = Rng::with_seed(seed).u64(..);
    Rng::with_seed(first.wrapping_add(number)).u64(..)
}

/// The state of a sequential test of the first bot against the second, after these games in order.
#[pyfunction]
#[pyo3(signature = (games, players, elo0, elo1, alpha, beta))]
pub(crate) fn sprt(
    py: Python<'_>,
    games: Vec<String>,
    players: Whole,
    elo0: f64,
    elo1: f64,
    alpha: f64,
    beta: f64,
) -> PyResult<Bound<'_, PyAny>> {
    let players = players.size("players", 2, 5)?;
    let sprt = Sprt::new(elo0, elo1, alpha, beta).map_err(|refusal| refused(py, &refusal))?;
    let read = |line: &String| -> Option<Played> {
        let played: Played = serde_json::from_str(line).ok()?;
        let is_whole = played.seats.len() == players;
        (is_whole && played.winners.iter().all(|&seat| seat < players)).then_some(played)
    };
    let expected = || PyValueError::new_err("games: expected what duel gave for these players");
    let played: Option<Vec<Played>> = games.iter().map(read).collect();
    let played = played.ok_or_else(expected)?;
    let mut run = SprtRun::new(sprt, players);
    run.look(&played);
    let report = serde_json::to_value(run.report()).expect("every key is a string");
    plain::to_python(py, &report)
}
