//! Every key in the code has a message, and every message is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::message::messages_of;
use super::tree::{root, sources};

/// The code of all crates and of the page, by file.
fn code() -> Vec<(String, String)> {
    let crates = sources(&root().join("crates"), &["rs"]);
    let page = sources(&root().join("web/src"), &["ts", "svelte"]);
    let read = |path: &Path| (path.display().to_string(), fs::read_to_string(path).unwrap());
    crates.iter().chain(&page).map(|path| read(path)).collect()
}

/// Code without comment lines, joined into one line.
fn plain(source: &str) -> String {
    let lines = source.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.collect::<Vec<_>>().join(" ").replace("( ", "(")
}

/// The quoted text after each `start`.
fn quoted_after<'a>(code: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    let quote = start.chars().last().unwrap();
    code.split(start).skip(1).filter_map(move |rest| Some(rest.split_once(quote)?.0))
}

/// The keys in Rust: the quoted text where a phrase or a refusal is created.
fn keys_in_rust(code: &str) -> BTreeSet<String> {
    let made = ["Phrase::new(\"", "Refusal::new(\""];
    let named = made.into_iter().flat_map(|start| quoted_after(code, start));
    let after_rule = code.split("Refusal::by_rule(\"").skip(1);
    let by_rule = after_rule.filter_map(|rest| rest.split_once("\", \"")?.1.split('"').next());
    named.chain(by_rule).map(str::to_owned).collect()
}

/// The keys in the page: the quoted text where it translates. An interpolated key ends at its
/// first placeholder.
fn keys_in_page(code: &str) -> BTreeSet<String> {
    let calls = ["t('", "t(`"].into_iter().flat_map(|start| {
        let is_name = |before: &str| before.ends_with(|last: char| last.is_alphanumeric());
        let places = code.match_indices(start).filter(move |(at, _)| !is_name(&code[..*at]));
        places.filter_map(move |(at, _)| quoted_after(&code[at..], start).next())
    });
    calls.map(str::to_owned).collect()
}

fn is_part_of_a_key(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// The words of a text that could be keys.
fn words(code: &str) -> BTreeSet<&str> {
    code.split(|letter| !is_part_of_a_key(letter)).collect()
}

/// The prefixes of interpolated keys, as `table-say-` in `table-say-${phrase}`. Prefixes of one word
/// are too short to identify a message.
fn beginnings(code: &str) -> BTreeSet<&str> {
    let ends = ["-${", "-{"].into_iter().flat_map(|end| code.match_indices(end));
    let start = |at: usize| code[..at].rfind(|letter| !is_part_of_a_key(letter));
    let whole = ends.map(|(at, _)| &code[start(at).map_or(0, |before| before + 1)..=at]);
    whole.filter(|start| start.matches('-').count() > 1).collect()
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let english = messages_of("en");
    let mut count = 0;
    for (file, text) in code() {
        let code = plain(&text);
        let is_rust = Path::new(&file).extension().is_some_and(|extension| extension == "rs");
        let keys = if is_rust { keys_in_rust(&code) } else { keys_in_page(&code) };
        for key in keys {
            let name = key.split('.').next().unwrap_or_default();
            let found = match name.split_once("${") {
                None => english.contains_key(name),
                Some((start, _)) => english.keys().any(|key| key.starts_with(start)),
            };
            assert!(found, "{file}: {key} has no message");
            count += 1;
        }
    }
    assert!(count > 200, "only {count} keys were found");
}

#[test]
fn every_message_is_used() {
    let english = messages_of("en");
    let code = code();
    let words: BTreeSet<&str> = code.iter().flat_map(|(_, text)| words(text)).collect();
    let within: BTreeSet<&str> =
        english.values().flat_map(|message| &message.messages).map(String::as_str).collect();
    let beginnings: BTreeSet<&str> = code.iter().flat_map(|(_, text)| beginnings(text)).collect();
    let is_used = |key: &str| {
        words.contains(key)
            || within.contains(key)
            || beginnings.iter().any(|start| key.starts_with(start))
    };
    let unused: Vec<&String> = english.keys().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
