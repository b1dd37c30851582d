//! Every message that the code names is in the English file, with the same arguments, and the
//! other way round.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fastrand::Rng;
use rules::{Game, Options, Phrase, Tabletop};
use serde_json::{Value, json};
use testkit::Trial;

use super::laws::{Random, stray};
use super::support::{Table, drawn};
use crate::{Action, State, Uxmal};

const MESSAGES: &str = include_str!("../../../../locales/en/uxmal.ftl");

/// Names of arguments, by key.
type Arguments = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_a_use() {
    let messages = messages();
    let defined: BTreeSet<&str> = messages.keys().map(String::as_str).collect();
    let named = keys_in(&sources());
    let referred = keys_in_braces(MESSAGES);
    let missing: Vec<_> = named.iter().filter(|key| !defined.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "no message for {missing:?}");
    let unused: Vec<_> =
        defined.iter().filter(|key| !named.contains(**key) && !referred.contains(**key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn every_message_is_said_with_the_arguments_it_uses() {
    let mut said = Arguments::new();
    say_in_random_games(&mut said);
    say_in_rare_positions(&mut said);
    say_about_options(&mut said);
    let messages = messages();
    // What every game says is not in the file of this one.
    for (key, arguments) in said.iter().filter(|(key, _)| key.starts_with("uxmal-")) {
        assert_eq!(messages.get(key), Some(arguments), "{key}");
    }
    let referred = keys_in_braces(MESSAGES);
    let unsaid: Vec<_> = messages
        .keys()
        .filter(|key| !said.contains_key(*key) && !referred.contains(*key))
        .collect();
    assert!(unsaid.is_empty(), "no test says {unsaid:?}");
}

fn say(said: &mut Arguments, phrase: &Phrase) {
    let arguments: BTreeSet<String> =
        phrase.args.iter().map(|(name, _)| (*name).to_owned()).collect();
    let before = said.insert(phrase.key.to_owned(), arguments.clone());
    assert!(before.is_none_or(|before| before == arguments), "{phrase}: now so, now so");
}

fn say_in_random_games(said: &mut Arguments) {
    for (players, trial) in [
        (2, Random::uniform(2, &[])),
        (2, Random::shy_of_tiles(2, &[])),
        (4, Random::fond_of_tiles(4, &[("tiles", &[".QJS"; 29].join("/"))])),
        (3, Random::uniform(3, &[("priests", "stay")])),
    ] {
        for seed in 0..10 {
            say_in_game(said, &trial, seed + players);
        }
    }
}

fn say_in_game(said: &mut Arguments, trial: &Random, seed: u64) {
    let game = trial.game();
    let mut rng = Rng::with_seed(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&state, &mut legal);
        say_in_position(said, &game, &state, &legal, &mut rng);
        if legal.is_empty() {
            return;
        }
        let action = trial.pick(&game, &state, &legal, &mut rng);
        game.play_unchecked(&mut state, action);
    }
}

fn say_in_position(
    said: &mut Arguments,
    game: &Uxmal,
    state: &State,
    legal: &[Action],
    rng: &mut Rng,
) {
    say(said, &game.asks(state));
    for &action in legal {
        say(said, &game.describe(state, action));
        say(said, &Phrase::new(game.kind(action)));
        for fact in game.facts(state, action) {
            say(said, &fact);
        }
    }
    for _ in 0..30 {
        if let Err(refusal) = game.check(state, stray(state, rng)) {
            say(said, &refusal.phrase);
        }
    }
}

fn say_in_rare_positions(said: &mut Arguments) {
    let mut refuse = |table: &Table, action: &str| {
        let refusal = table.game.check(&table.state, action.parse().unwrap()).unwrap_err();
        say(said, &refusal.phrase);
    };
    let table = drawn("j - s\n- - t").holding(".JST").hand(2, "JJJJJJJJJ").play("put a1 JST.");
    refuse(&table, "overlay J");
    let table = drawn("J1@1 S1 q - Q1 M1").hand(1, "SSSTTT");
    refuse(&table, "move a1 e1");
    refuse(&table, "move a1 a1");
    refuse(&table.hand(1, "S").play("tile"), "draw .QMT");
}

fn say_about_options(said: &mut Arguments) {
    let mut tiles = vec![json!(".QJS"); 29];
    tiles[3] = json!(".QQQ");
    let rows = |row: &str| json!(vec![row; 8]);
    for (name, value) in [
        ("master", json!(true)),
        ("priests", json!("walk")),
        ("points", json!(1)),
        ("points", json!([])),
        ("points", json!([[1, 2, 3], [], []])),
        ("points", json!([[1, 2, 300], [1, 2, 3], [1, 2, 3]])),
        ("base", json!(1)),
        ("base", json!([])),
        ("base", rows("J")),
        ("base", rows("JSQMTXYZ")),
        ("base", rows("JSQMTJSQ")),
        ("tiles", json!(1)),
        ("tiles", json!([])),
        ("tiles", Value::from(tiles)),
        ("tiles", json!([".QQS"])),
    ] {
        let options = Options::from([(name.to_owned(), value)]);
        say(said, &Uxmal::set_up(2, &options).unwrap_err().phrase);
    }
    say(said, &Uxmal::set_up(1, &Options::new()).unwrap_err().phrase);
}

/// Every message with the arguments it uses, also through the messages it refers to.
fn messages() -> Arguments {
    let texts = texts();
    texts
        .iter()
        .map(|(key, text)| {
            let referred = keys_in_braces(text);
            let all = referred.iter().filter_map(|key| texts.get(key)).chain([text]);
            (key.clone(), all.flat_map(|text| variables(text)).collect())
        })
        .collect()
}

/// A message starts at the margin; what is indented belongs to it.
fn texts() -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut current = String::new();
    for line in MESSAGES.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, text)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key.clone_into(&mut current);
            assert!(texts.insert(current.clone(), text.to_owned()).is_none(), "{key} twice");
        } else if let Some(text) = texts.get_mut(&current) {
            text.push_str(line);
        }
    }
    texts
}

fn variables(text: &str) -> Vec<String> {
    text.split('$').skip(1).map(word).collect()
}

fn keys_in_braces(text: &str) -> BTreeSet<String> {
    text.split("{ uxmal-").skip(1).map(|rest| format!("uxmal-{}", word(rest))).collect()
}

fn keys_in(text: &str) -> BTreeSet<String> {
    text.split("\"uxmal-").skip(1).map(|rest| format!("uxmal-{}", word(rest))).collect()
}

fn word(text: &str) -> String {
    text.chars().take_while(|&each| each.is_ascii_lowercase() || each == '-').collect()
}

/// The whole code without its tests.
fn sources() -> String {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("it is a folder of this crate") {
            let path: PathBuf = entry.expect("it can be listed").path();
            if path.is_dir() && !path.ends_with("src/tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text += &fs::read_to_string(&path).expect("it can be read");
            }
        }
    }
    text
}
