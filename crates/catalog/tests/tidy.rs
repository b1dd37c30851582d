//! Checks the documents against the program.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use catalog::GAMES;
use rules::Options;
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[track_caller]
fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The crates of the workspace as Cargo sees them.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    let metadata: Value = serde_json::from_slice(&output.stdout).expect(&stderr);
    metadata["packages"].as_array().unwrap().clone()
}

/// The text between backticks.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The crates of the workspace that a crate uses, and those that only its tests use.
type Arrows = BTreeMap<String, [BTreeSet<String>; 2]>;

fn arrows_of_manifests() -> Arrows {
    let packages = packages();
    let arrows = |package: &Value, in_tests: bool| {
        let dependencies = package["dependencies"].as_array().unwrap().iter();
        // Crates of the workspace are the ones with a path.
        let inner = dependencies.filter(|dependency| dependency["path"].is_string());
        let kind = inner.filter(|dependency| (dependency["kind"] == "dev") == in_tests);
        kind.map(|dependency| dependency["name"].as_str().unwrap().to_owned()).collect()
    };
    let row = |package: &Value| {
        let name = package["name"].as_str().unwrap().to_owned();
        (name, [arrows(package, false), arrows(package, true)])
    };
    packages.iter().map(row).collect()
}

fn arrows_of_table(document: &str) -> Arrows {
    let (_, table) = document.split_once("| crate | uses | in tests also |\n").expect("the table");
    let rows = table.lines().skip(1).take_while(|line| line.starts_with('|'));
    let row = |line: &str| {
        let [_, name, uses, in_tests, _] = line.split('|').collect::<Vec<_>>()[..] else {
            panic!("a row of three cells: {line}");
        };
        (quoted(name).into_iter().next().expect(line), [quoted(uses), quoted(in_tests)])
    };
    rows.map(row).collect()
}

#[test]
fn the_arrows_are_those_of_the_architecture() {
    let table = arrows_of_table(&read("ARCHITECTURE.md"));
    assert_eq!(arrows_of_manifests(), table, "manifests against the table in ARCHITECTURE.md");
}

#[test]
fn every_crate_says_what_it_is() {
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let said = package["description"].as_str().unwrap_or_default();
        assert!(said.ends_with('.'), "{name} needs a description that is a sentence");
        assert_eq!(package["license"], "MIT OR Apache-2.0", "{name}");
        let manifest = read(&format!("crates/{name}/Cargo.toml"));
        // PyO3's macros and exported functions need unsafe code, which the shared lints forbid.
        let has_own_lints = ["offline", "python"].contains(&name);
        let takes_lints = manifest.contains("[lints]\nworkspace = true\n") || has_own_lints;
        assert!(takes_lints, "{name} takes the shared lints");
    }
}

/// Every file of the project that is not ignored by git.
fn files() -> Vec<PathBuf> {
    let ignored = read(".gitignore");
    let ignored: Vec<&str> = ignored.lines().chain([".git"]).collect();
    let mut found = Vec::new();
    collect(root(), &ignored, &mut found);
    assert!(found.len() > 100, "only {} files in the tree", found.len());
    found
}

fn collect(folder: &Path, ignored: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let place = format!("/{}", path.strip_prefix(root()).unwrap().display());
        let name = path.file_name().unwrap().to_str().unwrap();
        if ignored.iter().any(|&each| each == place || each == name) {
            continue;
        }
        if path.is_dir() { collect(&path, ignored, found) } else { found.push(path) }
    }
}

/// The first path of a particular machine in the text.
fn place_on_a_machine(text: &str) -> Option<&str> {
    let after_slash = |folder: &&str| {
        let starts = text.match_indices(folder).map(|(start, _)| start);
        starts.into_iter().any(|start| text[..start].ends_with('/'))
    };
    ["home/", "root/", "Users/", "work/", "tmp/"].into_iter().find(after_slash)
}

#[test]
fn no_file_speaks_of_one_machine() {
    assert_eq!(place_on_a_machine(&format!("cd /{}me", "home/")), Some("home/"));
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        let found = place_on_a_machine(&String::from_utf8_lossy(&bytes)).map(str::to_owned);
        assert_eq!(found, None, "{}", path.display());
    }
}

#[test]
fn every_game_has_its_rules() {
    for game in GAMES {
        assert_eq!(read(&format!("docs/rules/{}.md", game.name)), game.rules, "{}", game.name);
    }
}

#[test]
fn every_language_speaks_of_every_game() {
    let folders =
        fs::read_dir(root().join("locales")).unwrap().map(|folder| folder.unwrap().path());
    let languages: Vec<_> = folders.filter(|folder| !folder.ends_with("glossary")).collect();
    assert!(!languages.is_empty());
    for folder in languages {
        for name in GAMES.iter().map(|game| game.name).chain(["sacbe"]) {
            let file = folder.join(format!("{name}.ftl"));
            assert!(file.is_file(), "{} is missing", file.display());
        }
    }
}

/// The keys of all messages that are refusals, of a game or of a request.
fn codes() -> BTreeSet<String> {
    let names = GAMES.iter().map(|game| game.name).chain(["sacbe", "components"]);
    let texts: Vec<_> = names.map(|name| read(&format!("locales/en/{name}.ftl"))).collect();
    let sections = texts.iter().flat_map(|text| text.split("\n## "));
    let heads = ["Refusals", "Records", "Requests of programs"];
    let refusing = sections.filter(|section| heads.iter().any(|head| section.starts_with(head)));
    let lines = refusing.flat_map(str::lines).filter_map(|line| line.split_once(" ="));
    let keys = lines.map(|(key, _)| key).filter(|key| !key.contains([' ', '#']));
    keys.map(str::to_owned).collect()
}

/// Messages in those sections that are not codes.
const NO_CODES: [&str; 4] = ["refused-by-rule", "at-line", "in-file", "unknown-clause"];

#[test]
fn the_notation_lists_every_code() {
    let notation = read("docs/notation.md");
    let (_, tables) = notation.split_once("\n## Refusals\n").expect("the chapter on refusals");
    let rows = tables.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let listed: BTreeSet<String> = rows.map(|(code, _)| code.to_owned()).collect();
    let mut codes = codes();
    for key in NO_CODES {
        assert!(codes.remove(key), "{key} is gone");
    }
    assert_eq!(listed, codes, "listed in docs/notation.md against the keys of refusals");
}

#[test]
fn the_notation_explains_the_state() {
    let notation = read("docs/notation.md");
    let explained = quoted(notation.split_once("\n## The state\n").expect("the chapter").1);
    for game in GAMES {
        let played = game.new_match(2, &Options::new()).unwrap();
        let state = played.full_position();
        for key in state.as_object().unwrap().keys() {
            assert!(explained.contains(key), "docs/notation.md does not explain `{key}`");
        }
    }
}

#[test]
fn the_record_in_the_notation_loads() {
    let notation = read("docs/notation.md");
    let (_, record) = notation.split_once("```text\ngame ").expect("the record");
    let (record, _) = record.split_once("```").expect("its end");
    let played = catalog::load(&format!("game {record}")).unwrap();
    assert_eq!(played.log().len(), record.lines().count() - 7, "every line is an action");
}

/// `UPDATE=1` redraws it.
#[test]
fn the_picture_in_the_readme_is_what_the_program_draws() {
    const START: &str = "```text\n     a ";
    let readme = read("README.md");
    let start = readme.find(START).expect("the picture") + "```text\n".len();
    let end = start + readme[start..].find("```").expect("its end");
    let drawn = catalog::load(&read("docs/example.txt")).unwrap().draw().to_string();
    if env::var_os("UPDATE").is_some() {
        let updated = format!("{}{drawn}{}", &readme[..start], &readme[end..]);
        fs::write(root().join("README.md"), updated).unwrap();
    } else {
        assert!(readme[start..end] == drawn, "the picture is outdated; UPDATE=1 redraws it");
    }
}

/// The Markdown files of the project, by path.
fn documents() -> BTreeMap<PathBuf, String> {
    let markdown = files().into_iter().filter(|path| path.extension() == Some("md".as_ref()));
    markdown.map(|path| (normal(&path), fs::read_to_string(&path).unwrap())).collect()
}

/// The path without `.` and `..`, relative to the root of the project.
fn normal(path: &Path) -> PathBuf {
    let mut parts = PathBuf::new();
    for part in path.strip_prefix(root()).unwrap_or(path).components() {
        match part {
            Component::ParentDir => assert!(parts.pop(), "{} leaves the project", path.display()),
            Component::CurDir => {}
            part => parts.push(part),
        }
    }
    parts
}

/// The targets of the links and images of a Markdown text, except those on other hosts.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let markdown = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let html = text.split(" src=\"").skip(1).filter_map(|rest| rest.split_once('"'));
    let targets = markdown.chain(html).map(|(target, _)| target);
    targets.filter(|target| !target.contains("://"))
}

/// Where a link leads: a file or folder of the project, and an anchor in it.
fn follow<'a>(from: &Path, link: &'a str) -> (PathBuf, Option<&'a str>) {
    let (file, anchor) = link.split_once('#').map_or((link, None), |(a, b)| (a, Some(b)));
    if file.is_empty() {
        return (from.to_owned(), anchor);
    }
    (normal(&from.parent().unwrap().join(file)), anchor)
}

/// The anchors of a Markdown text: one for each heading.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|heading| anchor(heading.trim_start_matches('#').trim())).collect()
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

#[test]
fn every_link_leads_somewhere() {
    let documents = documents();
    let mut count = 0;
    for (from, text) in &documents {
        for link in links(text) {
            let (target, wanted) = follow(from, link);
            let place = root().join(&target);
            assert!(place.exists(), "{}: {link} leads nowhere", from.display());
            if let (Some(wanted), Some(text)) = (wanted, documents.get(&target)) {
                assert!(anchors(text).contains(wanted), "{}: no heading {link}", from.display());
            }
            count += 1;
        }
    }
    assert!(count > 5, "only {count} links");
}

#[test]
fn every_document_can_be_found_from_the_readme_or_the_index() {
    let documents = documents();
    let mut reached = BTreeSet::new();
    let mut next: Vec<PathBuf> = vec!["README.md".into(), "docs/README.md".into()];
    while let Some(path) = next.pop() {
        if let Some(text) = documents.get(&path)
            && reached.insert(path.clone())
        {
            next.extend(links(text).map(|link| follow(&path, link).0));
        }
    }
    let all: BTreeSet<PathBuf> = documents.into_keys().collect();
    let lost: Vec<_> = all.difference(&reached).collect();
    assert!(lost.is_empty(), "not linked from README.md or docs/README.md: {lost:?}");
}

/// The version of a JSON file of the page.
fn version_in(path: &str) -> String {
    let json: Value = serde_json::from_str(&read(path)).unwrap();
    json["version"].as_str().unwrap().to_owned()
}

#[test]
fn there_is_one_version() {
    let manifest = read("Cargo.toml");
    let (_, rest) = manifest.split_once("[workspace.package]\nversion = \"").unwrap();
    let (version, _) = rest.split_once('"').unwrap();
    for package in packages() {
        assert_eq!(package["version"], version, "{}", package["name"]);
    }
    for path in ["web/package.json", "web/package-lock.json"] {
        assert_eq!(version_in(path), version, "{path}");
    }
    let fuzz = read("fuzz/Cargo.toml");
    assert!(fuzz.contains(&format!("\nversion = \"{version}\"\n")), "fuzz/Cargo.toml");
    // The first heading is for what is not released yet.
    let changes = read("CHANGELOG.md");
    let mut headings = changes.lines().filter_map(|line| line.strip_prefix("## "));
    assert_eq!(headings.next(), Some("Unreleased"), "CHANGELOG.md");
    let latest = headings.next().unwrap();
    assert_eq!(latest.split(' ').next(), Some(version), "the latest release in CHANGELOG.md");
    let date = latest.split(['(', ')']).nth(1).unwrap();
    let cited = format!("\nversion: {version}\ndate-released: \"{date}\"\n");
    assert!(read("CITATION.cff").contains(&cited), "CITATION.cff: expected {cited}");
}

/// The first version number after this text, as in "Rust 1.95 or newer".
fn version_after(text: &str, words: &str) -> Option<(u32, u32)> {
    let (_, rest) = text.split_once(words)?;
    let end = rest.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(rest.len());
    let (major, rest) = rest[..end].split_once('.')?;
    Some((major.parse().ok()?, rest.split('.').next()?.parse().ok()?))
}

#[test]
fn the_promised_rust_is_the_same_everywhere_and_compiles_this() {
    let promised = version_after(&read("Cargo.toml"), "\nrust-version = \"").unwrap();
    for (document, words) in
        [("README.md", "[Rust](https://rustup.rs) "), ("CONTRIBUTING.md", "Rust ")]
    {
        assert_eq!(version_after(&read(document), words), Some(promised), "{document}");
    }
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().unwrap();
    let running = version_after(&String::from_utf8_lossy(&output.stdout), "rustc ").unwrap();
    assert!(running >= promised, "{running:?} runs, {promised:?} is promised");
}
