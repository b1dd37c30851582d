//! No clause without a test, and no refusal by a clause that does not exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const NO_EFFECT: &str = "*(no effect on play)*";

#[test]
fn every_clause_that_affects_play_has_a_test() {
    let cited: BTreeSet<String> = sources("src/tests/rulebook")
        .iter()
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .filter_map(|line| line.trim().strip_prefix("/// ").map(str::to_owned))
        .flat_map(|line| line.split(", ").map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let untested: Vec<_> = clauses(|line| !line.ends_with(NO_EFFECT))
        .into_iter()
        .filter(|clause| !cited.contains(clause))
        .collect();
    assert!(untested.is_empty(), "no test cites {untested:?}");
}

#[test]
fn every_test_cites_clauses_that_exist() {
    let clauses = clauses(|_| true);
    for text in sources("src/tests/rulebook") {
        for (above, test) in text.split("#[test]").zip(text.split("#[test]").skip(1)) {
            let name = test.lines().nth(1).unwrap_or_default();
            let cited = above.trim_end().lines().last().unwrap_or_default();
            let Some(cited) = cited.strip_prefix("/// ") else {
                // This file speaks about clauses and tests none.
                assert!(text.contains("No clause without a test"), "{name} cites no clause");
                continue;
            };
            for clause in cited.split(", ") {
                assert!(clauses.contains(clause), "{name} cites {clause}, which does not exist");
            }
        }
    }
}

#[test]
fn every_refusal_names_a_clause_that_exists() {
    let clauses = clauses(|_| true);
    let mut named = BTreeSet::new();
    for text in sources("src") {
        for (_, rest) in text.match_indices("by_rule(").map(|(start, _)| text.split_at(start)) {
            let clause = rest.split('"').nth(1).unwrap_or_default();
            assert!(clauses.contains(clause), "a refusal names {clause}, which does not exist");
            named.insert(clause.to_owned());
        }
    }
    assert!(named.len() > 20, "refusals name only {named:?}");
}

/// The numbers of the clauses whose paragraph passes.
fn clauses(passes: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/uxmal.md");
    let document = fs::read_to_string(&path).expect("the rules are written in docs/rules/uxmal.md");
    let paragraphs = document.lines().filter(|line| passes(line.trim_end()));
    paragraphs
        .filter_map(|line| Some(line.strip_prefix("**")?.split_once("** ")?.0.to_owned()))
        .collect()
}

/// The text of every source file of a folder; of `src` without its tests.
fn sources(folder: &str) -> Vec<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("it is a folder of this crate") {
            let path: PathBuf = entry.expect("it can be listed").path();
            if path.is_dir() && !path.ends_with("src/tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(fs::read_to_string(&path).expect("it can be read"));
            }
        }
    }
    texts
}
