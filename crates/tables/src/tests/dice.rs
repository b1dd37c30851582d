use std::io::Write as _;
use std::process::{Command, Stdio};

use catalog::Choice;
use proptest::prelude::*;

use crate::{Binding, Contribution, Seed, TableId};

fn table() -> TableId {
    TableId::new("example").unwrap()
}

fn choices(weights: &[(&str, u32)]) -> Vec<Choice> {
    let choice = |&(text, weight): &(&str, u32)| Choice {
        text: text.to_owned(),
        kind: "kind",
        weight: Some(weight),
    };
    weights.iter().map(choice).collect()
}

const DIE: [(&str, u32); 5] =
    [("roll 2", 1), ("roll 3", 2), ("roll 4", 1), ("roll 5", 1), ("roll arrows", 1)];

/// Worked out with Python's own `hmac`, see `docs/dice.md`.
#[test]
fn the_rolls_of_a_known_seed_are_known() {
    let (seed, die) = (Seed::new([7; 32]), choices(&DIE));
    let rolls: Vec<_> =
        (1..=8).map(|roll| seed.roll(&table(), roll, &die).unwrap().text.as_str()).collect();
    assert_eq!(rolls, KNOWN_ROLLS);
}

const KNOWN_ROLLS: [&str; 8] =
    ["roll 2", "roll arrows", "roll 2", "roll 5", "roll 2", "roll 3", "roll 4", "roll 3"];

#[test]
fn the_hmac_is_the_one_of_the_standard() {
    // RFC 4231 has no key of 32 bytes but 0x0b twenty times; HMAC pads keys with zeros, so this
    // is its first case.
    let mut key = [0; 32];
    key[..20].fill(0x0b);
    assert_eq!(
        crate::dice::Dice::new(Seed::new(key)).number("Hi There"),
        Some(0xb034_4c61_d8db_3853)
    );
}

#[test]
fn every_face_comes_as_often_as_its_weight_says() {
    let (seed, die) = (Seed::new([42; 32]), choices(&DIE));
    let mut counts = [0_u32; DIE.len()];
    let rolls = 24_000;
    for roll in 1..=rolls {
        let rolled = seed.roll(&table(), roll, &die).unwrap();
        counts[die.iter().position(|choice| choice == rolled).unwrap()] += 1;
    }
    let expected = DIE.map(|(_, weight)| f64::from(weight) * 4000.0);
    let chi2: f64 = counts
        .iter()
        .zip(expected)
        .map(|(&count, mean)| (f64::from(count) - mean).powi(2) / mean)
        .sum();
    // With four degrees of freedom one seed in a thousand has more.
    assert!(chi2 < 18.5, "{counts:?}: {chi2}");
}

#[test]
fn the_commitment_predicts_nothing() {
    let die = choices(&[("a", 1), ("b", 1), ("c", 1), ("d", 1), ("e", 1), ("f", 1)]);
    let hits = (0..6000_u64).filter(|&number| {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_be_bytes());
        let seed = Seed::new(bytes);
        let public = Seed::read(&seed.commitment().to_string()).unwrap();
        seed.roll(&table(), 1, &die) == public.roll(&table(), 1, &die)
    });
    let hits = hits.count();
    assert!((900..1100).contains(&hits), "{hits} of 6000, where chance has 1000");
}

#[test]
fn a_roll_depends_on_seed_table_and_number() {
    let many: Vec<(String, u32)> = (0..1000).map(|each| (format!("{each:04}"), 1)).collect();
    let many: Vec<_> = many.iter().map(|(text, weight)| (text.as_str(), *weight)).collect();
    let many = choices(&many);
    let (seed, other_seed) = (Seed::new([1; 32]), Seed::new([2; 32]));
    let other_table = TableId::new("other").unwrap();
    let roll = |seed: &Seed, table: &TableId, number| seed.roll(table, number, &many).cloned();
    let one = roll(&seed, &table(), 1);
    assert_eq!(roll(&seed, &table(), 1), one);
    assert_ne!(roll(&other_seed, &table(), 1), one);
    assert_ne!(roll(&seed, &other_table, 1), one);
    assert_ne!(roll(&seed, &table(), 2), one);
}

#[test]
fn where_there_is_nothing_to_choose_nothing_is_rolled() {
    assert_eq!(Seed::new([1; 32]).roll(&table(), 1, &[]), None);
    assert_eq!(Seed::new([1; 32]).roll(&table(), 1, &choices(&[("a", 0)])), None);
}

proptest! {
    #[test]
    fn what_is_rolled_has_weight(bytes: [u8; 32], roll: u64, weights in prop::collection::vec(0_u32.., 1..9)) {
        let texts: Vec<_> = weights.iter().map(|&weight| ("x", weight)).collect();
        let choices = choices(&texts);
        match Seed::new(bytes).roll(&table(), roll, &choices) {
            Some(choice) => prop_assert_ne!(choice.weight, Some(0)),
            None => prop_assert!(weights.iter().all(|&weight| weight == 0)),
        }
    }

    #[test]
    fn a_seed_is_read_as_it_is_written(bytes: [u8; 32], junk in ".{0,70}") {
        let seed = Seed::new(bytes);
        prop_assert_eq!(Seed::read(&seed.reveal()), Ok(seed));
        if let Ok(seed) = Seed::read(&junk) {
            prop_assert_eq!(seed.reveal(), junk);
        }
    }
}

const DOC: &str = include_str!("../../../../docs/dice.md");

/// The lines of Python in the document, run by Python.
#[test]
fn the_python_in_the_document_agrees() {
    let (_, rest) = DOC.split_once("```python\n").unwrap();
    let (program, _) = rest.split_once("```").unwrap();
    let python =
        Command::new("python3").arg("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut python = python.expect("the tests need python3");
    python.stdin.take().unwrap().write_all(program.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(DOC.contains(&format!("```text\n{said}```")), "{said}");
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some(Seed::new([7; 32]).commitment().to_string().as_str()));
    let (one, two) = example();
    assert_eq!(lines.next(), Some(one.promise().to_string().as_str()));
    let (seed, die) = (Seed::new([7; 32]), choices(&DIE));
    let record = "game pacal\nrules 2\nplayers 2\nname 1 Ana\n\n".parse().unwrap();
    let binding = Binding::new(&table(), &record, 0, 1, &[(1, Some(one)), (2, Some(two))]);
    let roll = |roll| seed.roll_bound(&binding, roll, &die).unwrap().text.clone();
    assert_eq!(lines.collect::<Vec<_>>(), (1..=8).map(roll).collect::<Vec<_>>());
}

/// The contributions of the example in the document.
fn example() -> (Contribution, Contribution) {
    let byte = |index: usize| u8::try_from(index).unwrap();
    let one = std::array::from_fn(byte);
    let two = std::array::from_fn(|index| 240 + byte(index));
    (Contribution::new(one), Contribution::new(two))
}

/// The tiles that the document lists are those of the game.
#[test]
fn the_document_lists_the_tiles_of_uxmal() {
    let mut played = catalog::new_match("uxmal", 2, &rules::Options::new()).unwrap();
    for action in ["order JSQMT", "tile"] {
        played.play(action).unwrap();
    }
    let of_game: Vec<String> =
        played.legal().iter().map(|tile| tile.text.replace("draw ", "")).collect();
    let (_, rest) = DOC.split_once("The 29 tiles").unwrap();
    let listed: Vec<&str> = rest.lines().nth(2).unwrap().split(' ').collect();
    let listed: Vec<String> = listed.iter().map(|tile| tile.replace('`', "")).collect();
    assert_eq!(listed, of_game);
    assert!(played.legal().iter().all(|tile| tile.weight == Some(1)));
}
