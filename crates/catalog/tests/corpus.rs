//! Records of every released version of the rules, which every later program has to replay.
//!
//! `corpus/GAME-RULES-WHAT.txt` is a record, and the `.json` beside it is where the record led when
//! it was made: turn, scores, winners, legal actions and the whole position. `MANIFEST` has their
//! SHA-256, as `sha256sum` writes it. Files may be added (`UPDATE=1 cargo test -p catalog --test
//! corpus` adds their lines); a released file never changes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use catalog::{AnyMatch, GAMES};
use rules::{Seat, Turn};
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const MANIFEST: &str = "MANIFEST";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The names of all files except the manifest, in order.
fn files() -> Vec<String> {
    let entries = fs::read_dir(folder()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name != MANIFEST).collect();
    names.sort();
    names
}

/// The names of all records, without `.txt`.
fn records() -> Vec<String> {
    files().iter().filter_map(|name| name.strip_suffix(".txt")).map(str::to_owned).collect()
}

fn load(name: &str) -> Box<dyn AnyMatch> {
    let text = read(&format!("{name}.txt"));
    catalog::load(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Where a record led when it was made.
#[derive(Deserialize)]
struct Expected {
    turn: Value,
    scores: Vec<i32>,
    winners: Vec<usize>,
    legal: Vec<String>,
    state: Value,
}

#[test]
fn every_record_leads_where_it_led_when_it_was_made() {
    for name in records() {
        let played = load(&name);
        let expected: Expected = serde_json::from_str(&read(&format!("{name}.json"))).unwrap();
        assert_eq!(turn(played.turn()), expected.turn, "{name}");
        assert_eq!(played.scores().to_vec(), expected.scores, "{name}");
        let winners: Vec<_> = played.winners().iter().map(Seat::number).collect();
        assert_eq!(winners, expected.winners, "{name}");
        let legal: Vec<_> = played.legal().into_iter().map(|choice| choice.text).collect();
        assert_eq!(legal, expected.legal, "{name}");
        is_kept(&expected.state, &played.full_position(), &name);
    }
}

fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!({"seat": seat.number()}),
        Turn::Chance => json!("chance"),
        Turn::Over => json!("over"),
    }
}

/// Every value of the position is as it was. A later program may show more, not less.
#[track_caller]
fn is_kept(then: &Value, now: &Value, place: &str) {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            for (key, value) in then {
                let place = format!("{place}.{key}");
                is_kept(value, now.get(key).unwrap_or_else(|| panic!("{place} is gone")), &place);
            }
        }
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            for (index, (then, now)) in then.iter().zip(now).enumerate() {
                is_kept(then, now, &format!("{place}[{index}]"));
            }
        }
        _ => assert_eq!(then, now, "{place}"),
    }
}

#[test]
fn every_record_is_written_back_byte_for_byte() {
    for name in records() {
        let text = read(&format!("{name}.txt"));
        let mut played = load(&name);
        assert_eq!(played.record().to_string(), text, "{name}");
        let Some(choice) = played.legal().into_iter().next() else { continue };
        played.play(&choice.text).unwrap();
        assert!(played.record().to_string().starts_with(&text), "{name} cannot be continued");
    }
}

#[test]
fn the_name_of_a_record_tells_its_game_and_rules() {
    for name in records() {
        let played = load(&name);
        let begins = format!("{}-{}-", played.name(), played.rules_version());
        assert!(name.starts_with(&begins), "{name}");
    }
}

/// What the corpus has of one version of a game.
#[derive(Default)]
struct Covered {
    finished: Vec<usize>,
    unfinished: Vec<usize>,
    options: Vec<String>,
}

/// One value of every option of a game, from any record of it.
fn option_values(game: &str) -> Vec<(String, String)> {
    let mut values = BTreeMap::new();
    for name in records().iter().filter(|name| name.starts_with(game)) {
        let played = load(name);
        let record = played.record();
        let option = |line: &str| line.split_once(' ').map(|(a, b)| (a.to_owned(), b.to_owned()));
        values.extend(record.headers("option").filter_map(option));
        values.extend(record.header("board").map(|board| ("board".to_owned(), board.to_owned())));
    }
    values.into_iter().collect()
}

/// Whether this version of the rules has the option: a later one may have added it.
fn has_option(game: &catalog::Entry, rules: u32, name: &str) -> bool {
    let values = option_values(game.name);
    let value = values.iter().find(|(option, _)| option == name);
    let (name, value) = value.unwrap_or_else(|| panic!("{}: no record with {name}", game.name));
    let options = rules::Options::from([(name.clone(), Value::from(value.as_str()))]);
    game.new_match_by(rules, *game.players.start(), &options).is_ok()
}

#[test]
fn every_version_is_there_with_every_number_of_players_and_every_option() {
    let mut covered: BTreeMap<(&str, u32), Covered> = BTreeMap::new();
    for name in records() {
        let played = load(&name);
        let version = covered.entry((played.name(), played.rules_version())).or_default();
        match played.turn() {
            Turn::Over => version.finished.push(played.players()),
            Turn::Seat(_) | Turn::Chance => version.unfinished.push(played.players()),
        }
        let record = played.record();
        let options = record.headers("option").map(|option| option.split(' ').next().unwrap());
        version.options.extend(options.map(str::to_owned));
        version.options.extend(record.header("board").map(|_| "board".to_owned()));
    }
    for game in GAMES {
        for rules in game.versions.clone() {
            let found = covered.get(&(game.name, rules));
            let found = found.unwrap_or_else(|| panic!("no record of {} {rules}", game.name));
            for players in game.players.clone() {
                let both = found.finished.contains(&players) && found.unfinished.contains(&players);
                assert!(both, "{} {rules}: with {players}, finished and not", game.name);
            }
            for option in game.options {
                if !has_option(game, rules, option.name) {
                    continue;
                }
                let there = found.options.iter().any(|name| name == option.name);
                assert!(there, "{} {rules}: no record with the option {}", game.name, option.name);
            }
        }
    }
}

#[test]
fn a_released_file_never_changes() {
    let manifest = read(MANIFEST);
    let released: BTreeMap<&str, &str> = manifest
        .lines()
        .map(|line| line.split_once("  ").unwrap_or_else(|| panic!("{MANIFEST}: {line}")))
        .map(|(hash, name)| (name, hash))
        .collect();
    for (name, hash) in &released {
        assert_eq!(*hash, sha256(name), "{name} is released: it must not change");
    }
    let added: Vec<String> =
        files().into_iter().filter(|name| !released.contains_key(name.as_str())).collect();
    if env::var_os("UPDATE").is_some() {
        let lines = added.iter().map(|name| format!("{}  {name}\n", sha256(name)));
        fs::write(folder().join(MANIFEST), manifest.clone() + &lines.collect::<String>()).unwrap();
    } else {
        assert!(added.is_empty(), "not in the {MANIFEST}; UPDATE=1 adds them: {added:?}");
    }
}

fn sha256(name: &str) -> String {
    let bytes = fs::read(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    Sha256::digest(bytes).iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").unwrap();
        hex
    })
}
