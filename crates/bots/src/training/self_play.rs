//! Games of bots against themselves, and the positions kept from them.

use std::ops::Range;

use fastrand::Rng;
use rules::{Insight, MAX_SEATS, Seat, Turn, pick_weighted};

use super::thinker::Thinker;
use crate::Net;
use crate::network::Evaluator;

/// A position from every seat, and what the network should say about it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The features of all seats, one seat after the other.
    pub features: Vec<f32>,
    /// Shares of the win: how the game ended, or what a search expects.
    pub win: [f32; MAX_SEATS],
    /// Final points.
    pub points: [f32; MAX_SEATS],
}

/// One position in this many is kept.
const KEEP_ONE_IN: u8 = 10;

/// A longer game is dropped.
pub(super) const MOST_ACTIONS: usize = 3_000;

/// The players whose games a network learns from.
#[derive(Clone, Copy, Debug)]
pub struct Teachers<'a> {
    /// What they know; nothing in the first generation.
    pub net: Option<&'a Net>,
    /// How many playouts they make for a choice; with none they look one step ahead.
    pub playouts: u32,
    /// Seed of everything that is random.
    pub seed: u64,
    /// Cores to play on.
    pub threads: usize,
}

impl Teachers<'_> {
    /// Plays this number of games, the setups in turn, and keeps some of their positions.
    pub fn play_games<G: Insight + Sync>(&self, games: &[G], count: u32) -> Vec<Sample> {
        self.play_some(games, 0..count)
    }

    /// Plays those of the games that have these numbers.
    pub fn play_some<G: Insight + Sync>(&self, games: &[G], numbers: Range<u32>) -> Vec<Sample> {
        let threads = self.threads.clamp(1, numbers.len().max(1));
        let play_part = |part: usize| {
            let mut player = Player::<G>::new(self.net);
            let mut thinker = Thinker::<G>::new(self.net, self.playouts);
            let numbers = numbers.clone().map(|number| number as usize);
            let numbers = numbers.skip(part).step_by(threads);
            let play = |number| {
                let rng = Rng::with_seed(self.seed.wrapping_add(number as u64));
                let game = &games[number % games.len()];
                let samples = match self.playouts {
                    0 => player.play(game, rng),
                    _ => thinker.play(game, rng),
                };
                (number, samples)
            };
            numbers.map(play).collect::<Vec<_>>()
        };
        let mut played = on_threads(threads, play_part);
        played.sort_by_key(|(number, _)| *number);
        played.into_iter().flat_map(|(_, samples)| samples).collect()
    }
}

/// Does every part of some work on a thread of its own.
fn on_threads<T: Send>(threads: usize, work: impl Fn(usize) -> Vec<T> + Sync) -> Vec<T> {
    let work = &work;
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|part| scope.spawn(move || work(part))).collect();
        handles.into_iter().filter_map(|handle| handle.join().ok()).flatten().collect()
    })
}

/// All seats of a game at once.
struct Player<G: Insight> {
    evaluator: Evaluator,
    legal: Vec<G::Action>,
}

impl<G: Insight> Player<G> {
    fn new(net: Option<&Net>) -> Player<G> {
        Player { evaluator: Evaluator::with_net::<G>(net.cloned()), legal: Vec::new() }
    }

    fn play(&mut self, game: &G, mut rng: Rng) -> Vec<Sample> {
        // Some seats play carefully, some carelessly.
        let blurs = [(); MAX_SEATS].map(|()| 0.005 + 0.06 * rng.f32() * rng.f32());
        let mut state = game.start();
        let mut kept = Vec::new();
        for _ in 0..MOST_ACTIONS {
            game.legal_actions(&state, &mut self.legal);
            let action = match game.turn(&state) {
                Turn::Over => return label(game, &state, kept),
                Turn::Chance => {
                    let weights = self.legal.iter().map(|&action| game.weight(&state, action));
                    self.legal[pick_weighted(weights, |total| rng.u32(..total))]
                }
                Turn::Seat(seat) => self.choose(game, &state, seat, blurs[seat.index()], &mut rng),
            };
            game.play_unchecked(&mut state, action);
            if rng.u8(..KEEP_ONE_IN) == 0 && game.turn(&state) != Turn::Over {
                let mut features = vec![0.0; G::FEATURES * game.players()];
                game.features(&state, &mut features);
                kept.push(features);
            }
        }
        Vec::new()
    }

    /// The action that looks best, with noise; now and then any action.
    fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        blur: f32,
        rng: &mut Rng,
    ) -> G::Action {
        const ANY_ONE_IN: u8 = 40;
        if self.legal.len() == 1 || rng.u8(..ANY_ONE_IN) == 0 {
            return self.legal[rng.usize(..self.legal.len())];
        }
        let mut best = (f32::NEG_INFINITY, self.legal[0]);
        for &action in &self.legal {
            let mut after = *state;
            game.play_unchecked(&mut after, action);
            let utility = self.evaluator.evaluate(game, &after).utility(game.players());
            // With this noise the choice is a softmax over utilities.
            let noise = -(-(rng.f32() + 1e-7).ln()).ln();
            let felt = utility[seat.index()] + blur * noise;
            if felt > best.0 {
                best = (felt, action);
            }
        }
        best.1
    }
}

/// The positions of a finished game, with how it ended.
fn label<G: Insight>(game: &G, end: &G::State, kept: Vec<Vec<f32>>) -> Vec<Sample> {
    let value = Evaluator::with_net::<G>(None).evaluate(game, end);
    kept.into_iter()
        .map(|features| Sample { features, win: value.win, points: value.points })
        .collect()
}
