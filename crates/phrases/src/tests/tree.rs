//! The message files in the repository, including those that the program does not contain.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

pub(super) fn names_in(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Name and content of each file of a language.
pub(super) fn files_of(tag: &str) -> Vec<(String, String)> {
    let folder = root().join("locales").join(tag);
    let read = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).unwrap();
        (name, text)
    };
    names_in(&folder).into_iter().map(read).collect()
}

/// All files below a folder with one of these extensions, except tests.
pub(super) fn sources(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(folder, extensions, &mut found);
    found
}

fn collect(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_test = name == "tests" || name == "tests.rs" || name.contains(".test.");
        let has = |extension: &str| name.ends_with(&format!(".{extension}"));
        if path.is_dir() && !is_test {
            collect(&path, extensions, found);
        } else if !is_test && extensions.iter().any(|extension| has(extension)) {
            found.push(path);
        }
    }
}
