//! Every phrase has its sentence and every clause its text, in games played at random.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use catalog::{AnyMatch, Entry, GAMES};
use phrases::{LANGUAGES, Phrases};
use rules::{Options, Phrase, Refusal, Turn};

static ENGLISH: LazyLock<Phrases> = LazyLock::new(Phrases::english);

/// Plays to the end and looks at everything that could be said on the way.
fn play(game: &Entry, players: usize, seed: u64, phrases: &Phrases) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut played = game.new_match(players, &Options::new()).unwrap();
    let mut once_legal = BTreeSet::new();
    while played.turn() != Turn::Over {
        let choices = played.choices();
        is_said(&played.asks(), phrases);
        for choice in &choices {
            is_said(played.prepare(&choice.text).unwrap().description(), phrases);
            is_said(&Phrase::new(choice.kind), phrases);
        }
        // What was legal once is refused for good reasons later.
        let strays: Vec<&String> = once_legal.iter().collect();
        for _ in 0..strays.len().min(20) {
            is_refused_with_reason(game, &*played, rng.choice(&strays).unwrap(), phrases);
        }
        once_legal.extend(choices.iter().map(|choice| choice.text.clone()));
        played.play(&rng.choice(&choices).unwrap().text).unwrap();
    }
    is_said(&played.asks(), phrases);
    for action in &once_legal {
        is_refused_with_reason(game, &*played, action, phrases);
    }
}

#[track_caller]
fn is_said(phrase: &Phrase, phrases: &Phrases) {
    let sentence = phrases.say(phrase);
    assert_ne!(sentence, phrase.to_string(), "no message, or not with these arguments");
    assert!(!sentence.contains("{ ") && !sentence.contains('\u{2068}'), "{sentence}");
    // A language that fails falls back on English.
    let is_own = phrases.tag() == "en" || sentence != ENGLISH.say(phrase);
    assert!(is_own, "not in {}: {sentence}", phrases.tag());
}

#[track_caller]
fn is_refused_with_reason(game: &Entry, played: &dyn AnyMatch, action: &str, phrases: &Phrases) {
    let Err(error) = played.prepare(action) else { return };
    let refusal = Refusal::from(error);
    is_said(&refusal.phrase, phrases);
    let rule = refusal.rule.unwrap_or_else(|| panic!("{action}: {refusal}: by no rule"));
    assert!(
        game.clause(rule, "en").is_some(),
        "{action}: {refusal}: the rules have no such clause"
    );
}

#[test]
fn everything_is_said_in_english() {
    for game in GAMES {
        for players in game.players.clone() {
            (0..2).for_each(|seed| play(game, players, seed, &ENGLISH));
        }
    }
}

#[test]
fn everything_is_said_in_every_language() {
    for language in LANGUAGES {
        let phrases = Phrases::in_language(language.tag).unwrap();
        for game in GAMES {
            play(game, *game.players.end(), 3, &phrases);
        }
    }
}
