//! The same record, playouts and seed give the same review; it tells its progress and can be halted.

use std::fs;
use std::path::Path;

use bots::Halt;
use rules::Turn;

use super::support::{play, reviewed};
use crate::{Settings, events, review};

#[test]
fn the_same_seed_gives_the_same_review() {
    let played = play("pacal", 2, 4);
    let with = |seed| {
        let settings = Settings { playouts: 60, seed, ..Settings::default() };
        review(&*played, &settings, &mut |_| {}).unwrap()
    };
    assert_eq!(with(1), with(1));
    assert_ne!(with(1).review.chances, with(2).review.chances);
}

#[test]
fn progress_tells_every_choice_and_chance_once() {
    let played = play("uxmal", 2, 4);
    let (mut choices, mut chances, mut judged) = (Vec::new(), Vec::new(), Vec::new());
    let settings = Settings { playouts: 2, ..Settings::default() };
    let done = review(&*played, &settings, &mut |progress| {
        judged.push(progress.judged);
        assert_eq!(progress.of, events(&*played));
        choices.extend(progress.choices);
        chances.extend(progress.chances);
    });
    let done = done.unwrap().review;
    assert_eq!(judged, (1..=events(&*played)).collect::<Vec<_>>());
    assert_eq!(chances, done.chances);
    let places = |choices: &[protocol::ReviewedChoice]| -> Vec<(usize, f64)> {
        choices.iter().map(|choice| (choice.at, choice.loss)).collect()
    };
    assert_eq!(places(&choices), places(&done.choices));
    assert_eq!(done.curve.len(), events(&*played) + 1);
}

#[test]
fn a_halted_review_ends() {
    let played = play("uxmal", 2, 4);
    let halt = Halt::default();
    let settings = Settings { playouts: 1_000_000, halt: halt.clone(), ..Settings::default() };
    halt.halt();
    let refusal = review(&*played, &settings, &mut |_| {}).unwrap_err();
    assert_eq!(refusal.code(), "review-halted");
}

/// Every finished game that released versions have written, the playthroughs of both games among them.
#[test]
fn every_playthrough_of_both_games_can_be_reviewed() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/tests/corpus"));
    let mut playthroughs = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let is_record = path.extension().is_some_and(|extension| extension == "txt");
        if !is_record || !name.contains("playthrough") {
            continue;
        }
        let played = catalog::load(&fs::read_to_string(&path).unwrap()).unwrap();
        if played.turn() == Turn::Over {
            let review = reviewed(&*played, 1).review;
            assert_eq!(review.curve.len(), events(&*played) + 1, "{name}");
            playthroughs += 1;
        }
    }
    assert!(playthroughs >= 10, "{playthroughs}");
}
