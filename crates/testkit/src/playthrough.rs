//! Compares recorded games, line by line, with how they play today.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use rules::{Match, Record, Tabletop, Turn};

/// Plays the record at the top of a playthrough file again and compares every line after it.
///
/// The file holds a record, a line `----`, and the [`transcript`] of the record. `UPDATE=1 cargo
/// test` rewrites the transcript; read the diff before you commit it.
///
/// # Panics
///
/// If the file cannot be read, its record is not legal, or the transcript differs.
#[track_caller]
pub fn playthrough<G: Tabletop>(path: &Path) -> Match<G> {
    let name = path.display();
    let found = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (text, recorded) = found.split_once("----\n").unwrap_or((&found, ""));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let game: Match<G> =
        Match::from_record(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
    let replayed = transcript(&game);
    if env::var_os("UPDATE").is_some() {
        fs::write(path, format!("{text}----\n{replayed}"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    } else {
        assert!(recorded == replayed, "{name} no longer replays; UPDATE=1 shows the difference");
    }
    game
}

/// A match as a person can follow it: the table drawn at the start of every turn, every action
/// with who took it, the scores when they change, and the end.
pub fn transcript<G: Tabletop>(played: &Match<G>) -> String {
    let game = played.game();
    let mut state = game.start();
    let mut text = String::new();
    let mut acting = None;
    let mut scores = game.scores(&state);
    for action in played.actions() {
        let who = match game.turn(&state) {
            Turn::Seat(seat) => format!("seat {seat}"),
            Turn::Chance => "chance".to_owned(),
            Turn::Over => "nobody".to_owned(),
        };
        if acting != game.turn(&state).seat() && game.turn(&state) != Turn::Chance {
            acting = game.turn(&state).seat();
            let _ = write!(text, "\n{}", game.draw(&state));
        }
        let _ = writeln!(text, "{who}: {action}");
        game.play_unchecked(&mut state, action);
        if game.scores(&state) != scores {
            scores = game.scores(&state);
            let _ = writeln!(text, "scores: {:?}", &*scores);
        }
    }
    let _ = write!(text, "\n{}", game.draw(&state));
    let winners: Vec<_> = game.winners(&state).iter().map(|seat| seat.to_string()).collect();
    if !winners.is_empty() {
        let _ = writeln!(text, "won by {}", winners.join(", "));
    }
    text
}
