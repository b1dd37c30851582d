//! Messages, rules and learning texts use the words of the glossary of their language, and none
//! that it rejects. `locales/glossary/README.md` has the format.

use std::collections::BTreeMap;
use std::fs;

use serde::Deserialize;

use super::texts::{Text, texts_of};
use super::tree::root;
use super::words::{Phrase, words};
use crate::LANGUAGES;

/// The glossary of a language: things and their words.
type Glossary = BTreeMap<String, Entry>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    word: String,
    #[serde(default)]
    forms: Vec<String>,
    #[serde(default)]
    rejected: Vec<Rejected>,
}

/// A phrase that must not occur, anywhere or in some places only.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Rejected {
    Everywhere(String),
    Limited(Limited),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Limited {
    phrase: String,
    #[serde(rename = "in")]
    scopes: Vec<String>,
}

impl Rejected {
    fn phrase(&self) -> &str {
        match self {
            Self::Everywhere(phrase) | Self::Limited(Limited { phrase, .. }) => phrase,
        }
    }

    fn applies_to(&self, text: &Text) -> bool {
        match self {
            Self::Everywhere(_) => true,
            Self::Limited(limited) => limited
                .scopes
                .iter()
                .any(|scope| *scope == text.file || *scope == text.scope.name()),
        }
    }
}

fn parse(json: &str) -> Glossary {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("the glossary: {error}"))
}

fn glossary_of(tag: &str) -> Glossary {
    let file = root().join(format!("locales/glossary/{tag}.json"));
    parse(&fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())))
}

/// The rejected phrases in these texts, each as a line that says what to write instead.
fn faults(glossary: &Glossary, texts: &[Text]) -> Vec<String> {
    let mut found = Vec::new();
    for entry in glossary.values() {
        for rejected in &entry.rejected {
            let phrase = Phrase::new(rejected.phrase());
            let wrong = texts.iter().filter(|text| rejected.applies_to(text));
            for text in wrong.filter(|text| phrase.is_in(&text.words)) {
                let Text { file, place, .. } = text;
                let (bad, good) = (rejected.phrase(), &entry.word);
                found.push(format!("{file}, {place}: “{bad}” is rejected; use “{good}”"));
            }
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The things whose word is in none of these texts.
fn unused<'a>(glossary: &'a Glossary, texts: &[Text]) -> Vec<&'a str> {
    let is_used = |entry: &Entry| {
        let mut forms = entry.forms.iter().chain([&entry.word]).map(|form| Phrase::new(form));
        forms.any(|form| texts.iter().any(|text| form.is_in(&text.words)))
    };
    let unused = glossary.iter().filter(|(_, entry)| !is_used(entry));
    unused.map(|(thing, _)| thing.as_str()).collect()
}

#[test]
fn no_text_uses_a_rejected_word() {
    for language in LANGUAGES {
        let faults = faults(&glossary_of(language.tag), &texts_of(language.tag));
        assert!(faults.is_empty(), "{}:\n{}", language.tag, faults.join("\n"));
    }
}

#[test]
fn every_word_of_a_glossary_is_used() {
    for language in LANGUAGES {
        let glossary = glossary_of(language.tag);
        let unused = unused(&glossary, &texts_of(language.tag));
        assert!(unused.is_empty(), "{}: no text has a word for {unused:?}", language.tag);
    }
}

#[test]
fn every_glossary_has_only_things_of_the_english_one() {
    let english = glossary_of("en");
    for language in LANGUAGES {
        let glossary = glossary_of(language.tag);
        let unknown: Vec<_> =
            glossary.keys().filter(|thing| !english.contains_key(*thing)).collect();
        assert!(unknown.is_empty(), "{}: unknown things {unknown:?}", language.tag);
    }
}

#[test]
fn every_scope_of_a_glossary_exists() {
    for language in LANGUAGES {
        for (thing, entry) in glossary_of(language.tag) {
            for rejected in &entry.rejected {
                let Rejected::Limited(limited) = rejected else { continue };
                for scope in &limited.scopes {
                    let is_scope = ["messages", "rules", "learn"].contains(&scope.as_str());
                    let exists = is_scope || root().join(scope).is_file();
                    assert!(exists, "{}: {thing}: there is no {scope}", language.tag);
                }
            }
        }
    }
}

#[test]
fn no_glossary_rejects_its_own_words() {
    for language in LANGUAGES {
        for (thing, entry) in glossary_of(language.tag) {
            let own: Vec<_> =
                entry.forms.iter().chain([&entry.word]).map(|form| words(form)).collect();
            for rejected in &entry.rejected {
                let Rejected::Everywhere(phrase) = rejected else { continue };
                let clash = own.iter().any(|form| Phrase::new(phrase).is_in(form));
                assert!(!clash, "{}: {thing}: “{phrase}” is also accepted", language.tag);
            }
        }
    }
}

/// A glossary and texts that show what the check finds.
const SAMPLE: &str = r#"{
    "tied": { "word": "tied", "forms": ["tie"], "rejected": ["level on points"] },
    "player": { "word": "player #", "rejected": [{ "phrase": "seat #", "in": ["messages"] }] },
    "spectator": { "word": "spectator", "rejected": ["onlooker*"] }
}"#;

fn message(text: &str) -> Text {
    let texts = super::texts::messages("locales/en/sample.ftl", &format!("key = {text}\n"));
    texts.into_iter().next().unwrap()
}

#[test]
fn a_planted_word_is_found() {
    let glossary = parse(SAMPLE);
    let found = |text| faults(&glossary, &[message(text)]);
    let expected = "locales/en/sample.ftl, key: “level on points” is rejected; use “tied”";
    assert_eq!(found("If they are Level on points, nobody wins."), [expected]);
    assert_eq!(found("Seat { $seat } wins.").len(), 1);
    assert_eq!(
        found("{ $n ->\n    [one] An onlooker\n   *[other] Many onlookers\n } came.").len(),
        1
    );
}

#[test]
fn the_same_word_in_another_meaning_is_not() {
    let glossary = parse(SAMPLE);
    let found = |text| faults(&glossary, &[message(text)]);
    assert_eq!(found("Level { $level } is complete."), [""; 0]);
    assert_eq!(found("A level. On points, see below."), [""; 0]);
    assert_eq!(found("Take a seat."), [""; 0]);
    let rules = super::texts::document("docs/rules/sample.md", "The start player is seat 1.");
    assert_eq!(faults(&glossary, &rules), [""; 0]);
}

#[test]
fn a_line_of_a_document_is_named() {
    let text = "# Heading\n\n```\nonlookers\n```\n\nThe `onlookers` are\nonlookers.\n";
    let found = faults(&parse(SAMPLE), &super::texts::document("docs/learn/sample.md", text));
    assert_eq!(found, ["docs/learn/sample.md, line 8: “onlooker*” is rejected; use “spectator”"]);
}

#[test]
fn a_word_that_is_nowhere_is_found() {
    let texts = [message("Player { $seat } and Player 2 tie.")];
    assert_eq!(unused(&parse(SAMPLE), &texts), ["spectator"]);
}
