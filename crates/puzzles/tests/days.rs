//! Every position of the day that the page ships is a puzzle, and its answer is right.

use std::fs;
use std::path::PathBuf;

use catalog::{AnyMatch, Visit};
use puzzles::{Book, Puzzle, best_turn};
use rules::{Insight, Match, Tabletop};

/// Two years.
const DAYS: usize = 730;

fn books(game: &str) -> Vec<Book> {
    let folder =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/public/daily").join(game);
    let count = fs::read_dir(&folder).expect("a folder of puzzles").count();
    let read = |number: usize| {
        let text =
            fs::read_to_string(folder.join(format!("{number}.json"))).expect("a file of puzzles");
        serde_json::from_str(&text).expect("a book of puzzles")
    };
    (0..count).map(read).collect()
}

fn position(book: &Book, puzzle: &Puzzle) -> Box<dyn AnyMatch> {
    let header =
        format!("game {}\nrules {}\nplayers {}\n\n", book.game, book.rules, puzzle.players);
    catalog::load(&(header + &puzzle.actions.join("\n") + "\n")).expect("a record")
}

/// The best turn as text: points, those of the second best, right first choices, line.
struct Best;

impl Visit for Best {
    type Out = Option<(i32, Option<i32>, usize, Vec<String>)>;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Self::Out {
        let best = best_turn(played.game(), played.state())?;
        let line = best.line.iter().map(ToString::to_string).collect();
        Some((best.points, best.second, best.right_choices, line))
    }
}

#[test]
fn there_are_positions_for_two_years_and_none_comes_twice() {
    for game in catalog::GAMES {
        let mut puzzles: Vec<_> =
            books(game.name).into_iter().flat_map(|book| book.puzzles).collect();
        let all = puzzles.len();
        assert!(all >= DAYS, "{}: {all}", game.name);
        puzzles.sort_by(|one, other| one.actions.cmp(&other.actions));
        puzzles.dedup_by(|one, other| one.actions == other.actions);
        assert_eq!(puzzles.len(), all, "{}", game.name);
    }
}

#[test]
fn the_answer_brings_the_points_it_promises() {
    for game in catalog::GAMES {
        for book in books(game.name) {
            assert_eq!(book.game, game.name);
            for puzzle in &book.puzzles {
                let mut played = position(&book, puzzle);
                let seat = played.turn().seat().unwrap();
                let before = played.if_scored_now().of(seat);
                puzzle.line.iter().for_each(|action| played.play(action).unwrap());
                assert_ne!(played.turn().seat(), Some(seat), "the turn is over");
                assert_eq!(played.if_scored_now().of(seat) - before, puzzle.points);
            }
        }
    }
}

#[test]
fn one_first_choice_is_clearly_best() {
    for game in catalog::GAMES {
        let books = books(game.name);
        let puzzles =
            books.iter().flat_map(|book| book.puzzles.iter().map(move |each| (book, each)));
        for (book, puzzle) in puzzles {
            let (points, second, right, line) =
                catalog::visit(&*position(book, puzzle), Best).unwrap();
            assert_eq!((points, &line), (puzzle.points, &puzzle.line));
            assert_eq!((right, second), (1, Some(puzzle.second)));
            assert!(points - puzzle.second >= 2);
        }
    }
}
