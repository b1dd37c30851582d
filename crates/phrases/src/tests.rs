use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use rules::Phrase;

use super::{LANGUAGES, Language, Phrases, bundle};

/// The languages as they lie in the tree, which may hold a file that nobody includes.
fn locales() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales"))
}

fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// The keys of a file, in order: what starts a line and is followed by an equals sign.
fn keys(text: &str) -> Vec<&str> {
    let definitions = text.lines().filter_map(|line| line.split_once('='));
    let names = definitions.map(|(name, _)| name.trim_end());
    names.filter(|name| name.starts_with(|first: char| first.is_ascii_alphabetic())).collect()
}

#[test]
fn every_file_parses() {
    for language in LANGUAGES {
        for (file, text) in language.files {
            let read = FluentResource::try_new((*text).to_owned());
            assert!(read.is_ok(), "{}/{file}: {:?}", language.tag, read.unwrap_err().1);
        }
    }
}

#[test]
fn no_key_comes_twice() {
    for language in LANGUAGES {
        let mut seen = BTreeSet::new();
        for (file, text) in language.files {
            for key in keys(text) {
                assert!(seen.insert(key), "{}/{file}: {key} comes twice", language.tag);
            }
        }
    }
}

#[test]
fn every_language_says_what_english_says() {
    let keys_of = |language: &Language| -> BTreeSet<&str> {
        language.files.iter().flat_map(|(_, text)| keys(text)).collect()
    };
    for language in LANGUAGES {
        assert_eq!(keys_of(language), keys_of(&LANGUAGES[0]), "{}", language.tag);
    }
}

#[test]
fn every_file_in_the_tree_is_included() {
    let tags: BTreeSet<_> = LANGUAGES.iter().map(|language| language.tag.to_owned()).collect();
    assert_eq!(names_in(locales()), tags);
    for language in LANGUAGES {
        let files: BTreeSet<_> = language.files.iter().map(|(file, _)| (*file).into()).collect();
        assert_eq!(names_in(&locales().join(language.tag)), files, "{}", language.tag);
    }
}

#[test]
fn tags_are_tags() {
    for language in LANGUAGES {
        assert_eq!(bundle(language).locales[0].to_string(), language.tag);
    }
}

#[test]
fn a_missing_argument_gives_the_phrase_itself() {
    let phrases = Phrases::english();
    assert!(phrases.has("not-an-action"));
    assert_eq!(phrases.say(&Phrase::new("not-an-action")), "not-an-action");
}

#[test]
fn nothing_is_wrapped_in_marks() {
    let phrase = Phrase::new("not-an-action").with("text", "fly").with("expected", "a square");
    let sentence = Phrases::english().say(&phrase);
    assert!(sentence.contains("fly") && !sentence.contains('\u{2068}'), "{sentence}");
}

#[test]
fn numbers_have_no_separators_or_decimals() {
    let phrase = Phrase::new("seat").with("seat", 12_345);
    assert_eq!(Phrases::english().say(&phrase), "Seat 12345");
}

/// Everything in a folder and below that is Rust and no test.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() && !is_test {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
            found.push(path);
        }
    }
}

/// The keys in a source: what stands in quotes where a phrase or a refusal is made.
fn keys_in_code(source: &str) -> Vec<String> {
    let code: Vec<_> =
        source.lines().map(str::trim).filter(|line| !line.starts_with("//")).collect();
    let code = code.join(" ").replace("( ", "(");
    let after = |start: &str| -> Vec<String> {
        code.split(start)
            .skip(1)
            .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
            .collect()
    };
    [after("Phrase::new(\""), after("Refusal::new(\"")].concat()
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let phrases = Phrases::english();
    let mut files = Vec::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")), &mut files);
    let mut count = 0;
    for file in files {
        for key in keys_in_code(&fs::read_to_string(&file).unwrap()) {
            assert!(phrases.has(&key), "{}: {key} has no message", file.display());
            count += 1;
        }
    }
    assert!(count > 50, "only {count} keys were found");
}
