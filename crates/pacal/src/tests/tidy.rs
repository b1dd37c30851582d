//! The rules document, the code and the rulebook tests speak of the same clauses.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const RULES: &str = include_str!("../../../../docs/rules/pacal.md");

/// The end of a paragraph that needs no test.
const NO_EFFECT: &str = "*(no effect on play)*";

/// Every file below `src` whose path there begins with `start`.
pub(crate) fn sources(start: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
            if path.is_dir() {
                folders.push(path);
            } else if name.starts_with(start) {
                found.push((name.into(), fs::read_to_string(path).unwrap()));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no file begins with {start}");
    found
}

/// The texts between quotation marks. None of ours has one inside.
pub(crate) fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Whether `text` is the number of a clause, such as 5.4, A9 or D31.
fn is_clause(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.split_once('.') {
        Some((section, clause)) => digits(section) && digits(clause),
        None => text.strip_prefix(['A', 'D']).is_some_and(digits),
    }
}

/// The clauses in the document: the number of each, and its paragraph.
fn clauses() -> Vec<(&'static str, &'static str)> {
    let clause = |line: &'static str| {
        let (number, text) = line.strip_prefix("**")?.split_once("** ")?;
        is_clause(number).then_some((number, text))
    };
    RULES.lines().filter_map(clause).collect()
}

/// The clauses that the doc comments of the rulebook tests cite.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for (_, source) in sources("tests/rulebook/") {
        for comment in source.lines().filter_map(|line| line.strip_prefix("/// ")) {
            let words = comment.split([',', ' ', ':', ';']);
            cited.extend(words.filter(|word| is_clause(word)).map(str::to_owned));
        }
    }
    cited
}

#[test]
fn the_document_has_every_clause_once() {
    let numbers: Vec<&str> = clauses().iter().map(|&(number, _)| number).collect();
    let set: BTreeSet<&str> = numbers.iter().copied().collect();
    assert_eq!(set.len(), numbers.len(), "a number comes twice");
    for number in (1..=65).map(|index| format!("A{index}")) {
        assert!(set.contains(number.as_str()), "{number}");
    }
    for number in (1..=39).map(|index| format!("D{index}")) {
        assert!(set.contains(number.as_str()), "{number}");
    }
}

#[test]
fn every_clause_that_has_an_effect_is_tested() {
    let cited = cited();
    let untested: Vec<&str> = clauses()
        .into_iter()
        .filter(|(number, text)| !text.ends_with(NO_EFFECT) && !cited.contains(*number))
        .map(|(number, _)| number)
        .collect();
    assert!(untested.is_empty(), "no rulebook test cites {untested:?}");
}

#[test]
fn every_cited_clause_exists() {
    let known: BTreeSet<&str> = clauses().into_iter().map(|(number, _)| number).collect();
    let unknown: Vec<String> =
        cited().into_iter().filter(|number| !known.contains(number.as_str())).collect();
    assert!(unknown.is_empty(), "the document has no {unknown:?}");
}

#[test]
fn every_rulebook_test_cites_a_clause() {
    for (path, source) in sources("tests/rulebook/") {
        let lines: Vec<&str> = source.lines().collect();
        for (index, _) in lines.iter().enumerate().filter(|(_, line)| **line == "#[test]") {
            let above = lines[index - 1].strip_prefix("/// ").unwrap_or_default();
            let first = above.split([',', ':']).next().unwrap_or_default();
            assert!(is_clause(first), "{}: {}", path.display(), lines[index + 1]);
        }
    }
}

#[test]
fn every_clause_that_a_refusal_names_exists() {
    let known: BTreeSet<&str> = clauses().into_iter().map(|(number, _)| number).collect();
    for (path, source) in sources("why") {
        for rule in literals(&source).filter(|text| is_clause(text)) {
            assert!(known.contains(rule), "{}: {rule}", path.display());
        }
    }
    // Nobody else refuses by a rule.
    for (path, source) in sources("").into_iter().filter(|(path, _)| !path.starts_with("tests")) {
        let refuses = source.contains("Refusal::by_rule");
        assert!(!refuses || path.starts_with("why") || path == Path::new("why.rs"), "{path:?}");
    }
}

#[test]
fn every_clause_that_the_code_mentions_exists() {
    let known: BTreeSet<&str> = clauses().into_iter().map(|(number, _)| number).collect();
    for (path, source) in sources("").into_iter().filter(|(path, _)| !path.starts_with("tests")) {
        let comments = source.lines().filter_map(|line| line.split_once("//"));
        let of_rules = |(_, comment): &(&str, &str)| {
            ["rule", "Rule", "ruling", "Ruling"].iter().any(|word| comment.contains(word))
        };
        for (_, comment) in comments.filter(of_rules) {
            let words = comment.split(|each: char| !each.is_ascii_alphanumeric() && each != '.');
            let numbers =
                words.map(|word| word.trim_end_matches('.')).filter(|word| is_clause(word));
            for number in numbers {
                assert!(known.contains(number), "{}: {number}", path.display());
            }
        }
    }
}

#[test]
fn every_refusal_of_an_action_is_produced_by_a_rulebook_test() {
    let tests: String = sources("tests/rulebook/").into_iter().map(|(_, source)| source).collect();
    let produced: BTreeSet<&str> =
        literals(&tests).filter_map(|text| text.split(' ').nth(1)).collect();
    for (path, source) in sources("why") {
        for key in literals(&source).filter(|text| text.starts_with("pacal-")) {
            assert!(produced.contains(key), "{}: {key} is in no rulebook test", path.display());
        }
    }
}
