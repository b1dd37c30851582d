//! Random games of every setup.

use std::ops::Range;

use catalog::{AnyMatch, GAMES, Visit, visit};
use fastrand::Rng;
use rules::{Insight, Match, OptionKind, Options, Spaces, Tabletop, Turn, pick_weighted};

/// Calls `work` with a match of every game, number of players, and value of every option that is
/// chosen from a list; adds up what it returns.
pub(super) fn each_setup(mut work: impl FnMut(&dyn AnyMatch) -> usize) -> usize {
    let mut sum = 0;
    for game in GAMES {
        for players in game.players.clone() {
            let mut setups = vec![Options::new()];
            for option in game.options.iter().filter(|option| !is_written(option.kind)) {
                for choice in option.choices().iter().skip(1) {
                    setups.push(Options::from([(option.name.to_owned(), (*choice).into())]));
                }
            }
            for options in setups {
                sum += work(&*game.new_match(players, &options).unwrap());
            }
        }
    }
    sum
}

fn is_written(kind: OptionKind) -> bool {
    matches!(kind, OptionKind::Written(_))
}

/// What is checked in every position.
pub(super) trait Check {
    fn check<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &[G::Action],
    );
}

/// Plays a random game for each seed and checks every position; returns how many there were.
pub(super) fn each_state(
    played: &dyn AnyMatch,
    seeds: Range<u64>,
    check: &mut impl Check,
) -> usize {
    visit(played, Play { seeds, check })
}

struct Play<'a, C> {
    seeds: Range<u64>,
    check: &'a mut C,
}

impl<C: Check> Visit for Play<'_, C> {
    type Out = usize;

    fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> usize {
        let (game, mut legal, mut positions) = (played.game(), Vec::new(), 0);
        for seed in self.seeds {
            let (mut rng, mut state) = (Rng::with_seed(seed), game.start());
            loop {
                game.legal_actions(&state, &mut legal);
                self.check.check(game, &state, &legal);
                positions += 1;
                let index = match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Seat(_) => rng.usize(..legal.len()),
                    Turn::Chance => {
                        let weights = legal.iter().map(|&action| game.weight(&state, action));
                        pick_weighted(weights, |total| rng.u32(..total))
                    }
                };
                game.play_unchecked(&mut state, legal[index]);
            }
        }
        positions
    }
}
