//! Every phrase has an English message, and every message a phrase.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use fastrand::Rng;
use rules::{Game, Options, Phrase, Tabletop};
use serde_json::json;

use super::tidy::{literals, sources};
use crate::Pacal;

const ENGLISH: &str = include_str!("../../../../locales/en/pacal.ftl");

static MESSAGES: LazyLock<BTreeMap<&str, Message>> = LazyLock::new(|| read(ENGLISH));

/// What a message is made of besides its words.
#[derive(Debug, Default)]
struct Message {
    /// The arguments it uses itself.
    args: BTreeSet<&'static str>,
    /// The messages inside it.
    parts: BTreeSet<&'static str>,
}

/// The messages of a file in the syntax of Project Fluent.
fn read(file: &'static str) -> BTreeMap<&'static str, Message> {
    let mut messages = BTreeMap::new();
    let mut key = "";
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let mut text = line;
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            (key, text) = line.split_once(" =").expect("a key, a space and an equals sign");
            assert!(messages.insert(key, Message::default()).is_none(), "{key} comes twice");
        }
        let message: &mut Message = match messages.get_mut(key) {
            Some(message) => message,
            None => continue,
        };
        let is_name = |each: char| each.is_ascii_alphanumeric() || each == '-' || each == '_';
        let name = |text: &'static str| text.split(|each| !is_name(each)).next().unwrap_or(text);
        message.args.extend(text.split('$').skip(1).map(name));
        let places = text.split('{').skip(1).map(|place| name(place.trim_start()));
        message.parts.extend(places.filter(|place| place.starts_with("pacal-")));
    }
    messages
}

/// The arguments that the message with this key needs, those of its parts included.
fn needed(key: &str) -> BTreeSet<&'static str> {
    let message = MESSAGES.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
    let of_parts = message.parts.iter().flat_map(|part| needed(part));
    message.args.iter().copied().chain(of_parts).collect()
}

/// Panics unless there is a message for `phrase` that needs no more than it gives.
///
/// The helpers of the rulebook tests call this for whatever they see, so that each refusal is
/// checked with the facts of a real case.
#[track_caller]
pub(crate) fn can_be_said(phrase: &Phrase) {
    let given: BTreeSet<&str> = phrase.args.iter().map(|&(name, _)| name).collect();
    let missing: Vec<&str> =
        needed(phrase.key).into_iter().filter(|arg| !given.contains(arg)).collect();
    assert!(missing.is_empty(), "{phrase} does not give {missing:?}");
}

/// The keys in the code, without those that every game has.
fn keys_in_code() -> BTreeSet<String> {
    let code = sources("").into_iter().filter(|(path, _)| !path.starts_with("tests"));
    let keys = |source: String| -> Vec<String> {
        let keys = literals(&source).filter(|text| text.starts_with("pacal-"));
        keys.map(str::to_owned).collect()
    };
    code.flat_map(|(_, source)| keys(source)).collect()
}

#[test]
fn every_phrase_has_a_message() {
    for key in keys_in_code() {
        assert!(MESSAGES.contains_key(key.as_str()), "{key} has no message");
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let keys = keys_in_code();
    let parts: BTreeSet<&str> =
        MESSAGES.values().flat_map(|message| message.parts.iter().copied()).collect();
    for key in MESSAGES.keys() {
        assert!(keys.contains(*key) || parts.contains(key), "nobody says {key}");
    }
}

#[test]
fn every_part_of_a_message_exists() {
    for message in MESSAGES.values() {
        assert!(message.parts.iter().all(|part| MESSAGES.contains_key(part)), "{message:?}");
    }
}

#[test]
fn no_message_names_a_clause() {
    let numbered = |word: &str| {
        let mut digits = word.trim_matches(|each: char| !each.is_ascii_digit()).split('.');
        let number = |text: Option<&str>| {
            text.is_some_and(|text| {
                !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        number(digits.next()) && number(digits.next())
    };
    for word in ENGLISH.split_whitespace() {
        assert!(!numbered(word), "{word}");
    }
}

#[test]
fn whatever_is_asked_and_done_in_a_game_can_be_said() {
    let options = [
        json!({}),
        json!({"die": "1,8,9,arrows,arrows,2"}),
        json!({"board": {"rows": ["ASSSB", "~~A~~"], "values": {"A": 1, "B": 2, "S": 3}, "river": []}}),
    ];
    let mut said = BTreeSet::new();
    for (seed, options) in options.into_iter().cycle().take(12).enumerate() {
        let options: Options = options.as_object().unwrap().clone().into_iter().collect();
        let game = Pacal::set_up(2 + seed % 2, &options).unwrap();
        let mut rng = Rng::with_seed(seed as u64);
        let mut state = game.start();
        let mut legal = Vec::new();
        loop {
            let asks = game.asks(&state);
            can_be_said(&asks);
            said.insert(asks.key);
            game.legal_actions(&state, &mut legal);
            let Some(&action) = legal.get(rng.usize(..legal.len().max(1))) else { break };
            for &action in &legal {
                let sentence = game.describe(&state, action);
                can_be_said(&sentence);
                said.extend([sentence.key, game.kind(action)]);
            }
            game.play_unchecked(&mut state, action);
        }
    }
    let (_, code) = sources("describe.rs").remove(0);
    let unsaid: Vec<&str> =
        literals(&code).filter(|key| key.starts_with("pacal-") && !said.contains(key)).collect();
    assert!(unsaid.is_empty(), "the games were too short for {unsaid:?}");
}
