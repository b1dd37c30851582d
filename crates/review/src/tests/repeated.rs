//! The same record, playouts and seed give the same review; it tells its progress and can be halted.

use std::collections::BTreeMap;
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

/// Every finished game that released versions have written, of all versions of the rules; the
/// playthroughs of both games among them.
#[test]
fn every_finished_game_of_released_versions_can_be_reviewed() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/tests/corpus"));
    let mut reviews = BTreeMap::<(String, u32), usize>::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let is_record = path.extension().is_some_and(|extension| extension == "txt");
        if !is_record {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let Ok(played) = catalog::load(&text) else { continue };
        if played.turn() == Turn::Over {
            let review = reviewed(&*played, 1).review;
            assert_eq!(review.curve.len(), events(&*played) + 1, "{name}");
            let rules = text.lines().find_map(|line| line.strip_prefix("rules ")).unwrap();
            *reviews.entry((review.game, rules.parse().unwrap())).or_default() += 1;
        }
    }
    for (game, rules) in [("pacal", 1), ("pacal", 2), ("uxmal", 1)] {
        assert!(reviews[&(game.to_owned(), rules)] >= 5, "{reviews:?}");
    }
}
