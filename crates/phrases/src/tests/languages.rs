//! Every language has every message, translated.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;

use super::message::{Message, messages_of};
use super::tree::{files_of, names_in, root};
use crate::{LANGUAGES, Language, bundle};

/// Names, which are the same everywhere.
const NAMES: &[&str] = &["Elo", "PacalsRocket", "Sacbe", "Uxmal"];

/// Words that another language shares with English, letters only.
const ALIKE: &[(&str, &str)] = &[
    ("de", "Bot"),
    ("de", "Chat"),
    ("de", "Link"),
    ("de", "Live"),
    ("de", "Name"),
    ("de", "Normal"),
    ("de", "Standard"),
    ("fr", "Base"),
    ("fr", "Face"),
    ("fr", "champion"),
    ("fr", "Options"),
    ("fr", "Tables"),
    ("pl", "bot"),
    ("pl", "Bot"),
    ("pl", "problem"),
    ("cs", "bot"),
    ("cs", "Bot"),
    ("cs", "Chat"),
    ("cs", "interval"),
];

/// The languages besides English.
fn others() -> impl Iterator<Item = &'static Language> {
    LANGUAGES.iter().skip(1)
}

#[test]
fn every_file_parses() {
    for language in LANGUAGES {
        for (file, text) in files_of(language.tag) {
            let read = FluentResource::try_new(text);
            assert!(read.is_ok(), "{}/{file}: {:?}", language.tag, read.unwrap_err().1);
        }
    }
}

#[test]
fn every_file_for_the_program_is_included() {
    let tags: BTreeSet<_> = LANGUAGES.iter().map(|language| language.tag.to_owned()).collect();
    let mut folders = names_in(&root().join("locales"));
    assert!(folders.remove("glossary"));
    assert_eq!(folders, tags);
    for language in LANGUAGES {
        let in_tree = names_in(&root().join("locales").join(language.tag));
        let for_program = in_tree.into_iter().filter(|file| !file.starts_with("page"));
        let included = language.files.iter().map(|(file, _)| (*file).to_owned());
        assert_eq!(included.collect::<BTreeSet<_>>(), for_program.collect(), "{}", language.tag);
    }
}

#[test]
fn every_language_says_what_english_says() {
    let english = messages_of("en");
    for language in others() {
        let messages = messages_of(language.tag);
        let missing: Vec<_> = english.keys().filter(|key| !messages.contains_key(*key)).collect();
        let beyond: Vec<_> = messages.keys().filter(|key| !english.contains_key(*key)).collect();
        let tag = language.tag;
        assert!(missing.is_empty() && beyond.is_empty(), "{tag} lacks {missing:?}, has {beyond:?}");
    }
}

#[test]
fn every_message_is_given_what_it_needs() {
    let english = messages_of("en");
    for language in others() {
        let messages = messages_of(language.tag);
        for (key, message) in &messages {
            let Some(same) = english.get(key) else { continue };
            let given = same.all_variables(&english);
            let needed = message.all_variables(&messages);
            let tag = language.tag;
            assert!(needed.is_subset(&given), "{tag}: {key} needs {needed:?} of {given:?}");
        }
    }
}

#[test]
fn a_message_says_only_messages_that_there_are() {
    for language in LANGUAGES {
        let messages = messages_of(language.tag);
        for (key, message) in &messages {
            let lost = message.messages.iter().find(|said| !messages.contains_key(*said));
            assert_eq!(lost, None, "{}: {key}", language.tag);
        }
    }
}

/// The plural forms of whole numbers in a language.
fn plural_forms(language: &Language) -> BTreeSet<String> {
    let every = "[zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other";
    let probe = FluentResource::try_new(format!("probe = {{ $n ->\n {every}\n }}\n")).unwrap();
    let mut bundle = bundle(language);
    bundle.add_resource_overriding(probe);
    let form = |number: u32| {
        let args = [("n", number)].into_iter().collect();
        super::super::say_in(&bundle, "probe", &args).unwrap()
    };
    (0..200).map(form).collect()
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let forms = |tag| plural_forms(Language::tagged(tag).unwrap()).into_iter().collect::<Vec<_>>();
    assert_eq!(forms("en"), ["one", "other"]);
    assert_eq!(forms("pl"), ["few", "many", "one"]);
    assert_eq!(forms("cs"), ["few", "one", "other"]);
}

/// Whether a selector is for the plural form of a number.
fn is_plural(choice: &BTreeSet<String>) -> bool {
    ["zero", "one", "two", "few", "many"].iter().any(|form| choice.contains(*form))
}

#[test]
fn every_plural_has_all_forms_of_its_language() {
    for language in LANGUAGES {
        let forms = plural_forms(language);
        for (key, message) in messages_of(language.tag) {
            for choice in message.choices.iter().filter(|choice| is_plural(choice)) {
                let tag = language.tag;
                assert!(choice.is_superset(&forms), "{tag}: {key} has {choice:?} of {forms:?}");
            }
        }
    }
}

/// The letters of a message: the part that is translated.
fn letters(message: &Message) -> String {
    message.text.chars().filter(|letter| letter.is_alphabetic()).collect()
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages_of("en");
    for language in others() {
        for (key, message) in messages_of(language.tag) {
            let words = letters(&message);
            let same = english.get(&key).is_some_and(|same| letters(same) == words);
            let may = words.is_empty() || NAMES.contains(&words.as_str());
            let may = may || ALIKE.contains(&(language.tag, words.as_str()));
            assert!(!same || may, "{}: {key} is in English: {}", language.tag, message.text);
        }
    }
}

#[test]
fn tags_are_tags() {
    for language in LANGUAGES {
        assert_eq!(bundle(language).locales[0].to_string(), language.tag);
    }
}
