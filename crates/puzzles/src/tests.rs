//! What a puzzle is, on small games and on real ones.

use catalog::Visit;
use rules::{Insight, Match, Options, Tabletop};

use crate::{Puzzle, best_turn, collect};

/// Collects puzzles with the concrete type of a game.
struct Collect(usize, u64);

impl Visit for Collect {
    type Out = Vec<Puzzle>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, _: &Match<G>) -> Vec<Puzzle> {
        collect::<G>(self.0, self.1, |_| {}).unwrap()
    }
}

fn puzzles(game: &str, count: usize, seed: u64) -> Vec<Puzzle> {
    let any = catalog::new_match(game, 2, &Options::new()).unwrap();
    catalog::visit(&*any, Collect(count, seed))
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    for game in catalog::GAMES {
        let found = puzzles(game.name, 2, 7);
        assert_eq!(found.len(), 2, "{}", game.name);
        assert_eq!(found, puzzles(game.name, 2, 7), "{}", game.name);
        assert_ne!(found, puzzles(game.name, 2, 8), "{}", game.name);
    }
}

/// Looks for the best turn in the position of a match.
struct Best;

impl Visit for Best {
    type Out = Option<(i32, usize)>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
        let best = best_turn(played.game(), played.state())?;
        Some((best.points, best.line.len()))
    }
}

fn best(record: &str) -> Option<(i32, usize)> {
    catalog::visit(&*catalog::load(record).unwrap(), Best)
}

#[test]
fn nobody_has_a_best_turn_while_chance_acts() {
    assert_eq!(best("game uxmal\nrules 1\nplayers 2\n"), None);
}

#[test]
fn with_one_priest_the_best_turn_stands_it_on_the_first_idol() {
    // Idols in the order of the track; the first tile shows one of each of three.
    let record = "game uxmal\nrules 1\nplayers 2\n\norder QJSMT\ntile\ndraw .QJS\nput a1 QJS.\n\
                  overlay Q\n";
    let (points, steps) = best(record).unwrap();
    assert_eq!(steps, 1);
    assert!(points > 0);
}
