//! Plays games of bots and collects the puzzles in them.

use bots::{Budget, Level, View};
use fastrand::Rng;
use rules::{Insight, Match, Options, Refusal, Tabletop, Turn, pick_weighted};

use crate::Puzzle;

/// The numbers of players, in turn: few enough to take in at a glance.
const PLAYERS: [usize; 3] = [3, 2, 4];

/// One choice in this many is examined.
const EXAMINE_ONE_IN: u8 = 2;

/// A longer game is dropped.
const MOST_ACTIONS: usize = 3_000;

/// How many games may have no puzzle in a row before the search gives up.
const MOST_FAILURES: usize = 1_000;

/// Collects this many puzzles, one from each game at most, and reports each one.
///
/// The same seed gives the same puzzles; fewer if the game has too few.
pub fn collect<G: Tabletop + Insight + Send + Sync + 'static>(
    count: usize,
    seed: u64,
    mut report: impl FnMut(&Puzzle),
) -> Result<Vec<Puzzle>, Refusal> {
    let mut puzzles = Vec::new();
    let mut failures = 0;
    for number in 0_u64.. {
        if puzzles.len() == count || failures > MOST_FAILURES {
            break;
        }
        let players = PLAYERS[puzzles.len() % PLAYERS.len()];
        let game = G::set_up(players, &Options::new())?;
        let rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
        match puzzle_of_game(game, rng) {
            Some(puzzle) => {
                report(&puzzle);
                puzzles.push(puzzle);
                failures = 0;
            }
            None => failures += 1,
        }
    }
    Ok(puzzles)
}

/// Plays a game to its end and picks one of its puzzles.
fn puzzle_of_game<G: Tabletop + Insight + Send + Sync + 'static>(
    game: G,
    mut rng: Rng,
) -> Option<Puzzle> {
    let mut found = Vec::new();
    let mut played = Match::new(game);
    let mut legal = Vec::new();
    for _ in 0..MOST_ACTIONS {
        played.game().legal_actions(played.state(), &mut legal);
        let action = match played.game().turn(played.state()) {
            Turn::Over => break,
            Turn::Chance => {
                let (game, state) = (played.game(), played.state());
                let weights = legal.iter().map(|&action| game.weight(state, action));
                legal[pick_weighted(weights, |total| rng.u32(..total))]
            }
            Turn::Seat(_) => {
                if rng.u8(..EXAMINE_ONE_IN) == 0 {
                    found.extend(Puzzle::of(&played));
                }
                let view = View::open(played.game(), played.state());
                let mut bot = Level::Seven.bot::<G>(rng.u64(..));
                bot.choose(&view, &Budget::default()).action
            }
        };
        played.play_unchecked(action);
    }
    let pick = (!found.is_empty()).then(|| rng.usize(..found.len()))?;
    Some(found.swap_remove(pick))
}
