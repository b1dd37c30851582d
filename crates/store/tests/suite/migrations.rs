//! Released migrations never change: databases out there have already applied them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")
}

/// `migrations/MANIFEST` in the format of `sha256sum`: a hash and a file for each released step.
fn released() -> BTreeMap<String, String> {
    let manifest = fs::read_to_string(folder().join("MANIFEST")).unwrap();
    let entry = |line: &str| {
        let (hash, file) = line.split_once("  ").unwrap();
        (file.to_owned(), hash.to_owned())
    };
    manifest.lines().map(entry).collect()
}

fn hash(text: &[u8]) -> String {
    let digest = Sha256::digest(text);
    let digits = digest.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from_digit(digit.into(), 16).unwrap()).collect()
}

fn steps(dialect: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder().join(dialect)).unwrap().map(|entry| entry.unwrap().path());
    let step = |path: PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (format!("{dialect}/{name}"), hash(&fs::read(&path).unwrap()))
    };
    files.map(step).collect()
}

#[test]
fn a_released_migration_never_changes() {
    let mut found = steps("sqlite");
    found.extend(steps("postgres"));
    let advice = "a released step never changes; add a new step to migrations/MANIFEST";
    assert_eq!(found, released(), "{advice}");
}

#[test]
fn both_databases_have_the_same_steps() {
    let names = |dialect: &str| {
        let steps = steps(dialect).into_keys();
        steps.map(|file| file.split_once('/').unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("sqlite"), names("postgres"));
    for (number, name) in (1..).zip(names("sqlite")) {
        assert!(name.starts_with(&format!("{number:04}_")), "{name} is step {number}");
    }
}
