//! The rules in every language say the same, as far as a program can see: the same clauses in the
//! same order under the same headings, with the same notation, tables and drawings.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use catalog::GAMES;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The tags of the languages that Sacbe speaks, English aside.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(root().join("locales")).unwrap();
    let tags = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let mut tags: Vec<_> = tags.filter(|tag| tag != "en" && tag != "glossary").collect();
    tags.sort_unstable();
    tags
}

/// What stays the same in every language, part by part.
#[derive(Debug, PartialEq, Eq)]
enum Part {
    /// How many marks it has, and its number.
    Heading(usize, Option<String>),
    /// Its number, and its notation.
    Clause(String, Vec<String>),
    /// Its notation.
    Paragraph(Vec<String>),
    /// The notation of its items.
    List(Vec<Vec<String>>),
    /// The notation of its cells, row by row.
    Table(Vec<Vec<Vec<String>>>),
    /// Words in it may need another line, so only that it is there.
    Drawing,
}

/// The parts of a document, which are apart by empty lines, except within drawings.
fn parts(document: &str) -> Vec<Part> {
    let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
    let mut in_drawing = false;
    for line in document.lines() {
        in_drawing ^= line.starts_with("```");
        if line.is_empty() && !in_drawing {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(line);
        }
    }
    parts.iter().filter(|lines| !lines.is_empty()).map(|lines| part(lines)).collect()
}

fn part(lines: &[&str]) -> Part {
    let first = lines[0];
    if first.starts_with('#') {
        let (marks, title) = first.split_once(' ').expect(first);
        let number = title.split(' ').next().filter(|word| is_number(word));
        return Part::Heading(marks.len(), number.map(str::to_owned));
    }
    if first.starts_with("```") {
        return Part::Drawing;
    }
    if first.starts_with('|') {
        let row = |line: &&str| line.trim_matches('|').split('|').map(notation).collect();
        return Part::Table(lines.iter().map(row).collect());
    }
    let text = lines.join("\n");
    if first.starts_with("- ") {
        return Part::List(text.split("\n- ").map(notation).collect());
    }
    match text.strip_prefix("**").and_then(|rest| rest.split_once("** ")) {
        Some((number, _)) if is_number(number) => Part::Clause(number.into(), notation(&text)),
        _ => Part::Paragraph(notation(&text)),
    }
}

fn is_number(word: &str) -> bool {
    word.contains(|each: char| each.is_ascii_digit()) && !word.contains(' ')
}

/// What stands between backticks, in no order: languages put their words as they need.
fn notation(text: &str) -> Vec<String> {
    let mut found: Vec<_> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    found.sort_unstable();
    found
}

#[test]
fn the_parts_of_a_document_are_told_apart() {
    let document = "# T\n\n## A.2 Two\n\n**A.2.1** Put `b`, `a`.\n\n**Not** `one`.\n\n- `x`\n- y\n\n\
        | `1` | 2 |\n|---|---|\n\n```\na\n\nb\n```\n";
    let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let none = || vec![Vec::new(), Vec::new()];
    let expected = [
        Part::Heading(1, None),
        Part::Heading(2, Some("A.2".to_owned())),
        Part::Clause("A.2.1".to_owned(), owned(&["a", "b"])),
        Part::Paragraph(owned(&["one"])),
        Part::List(vec![owned(&["x"]), Vec::new()]),
        Part::Table(vec![vec![owned(&["1"]), Vec::new()], none()]),
        Part::Drawing,
    ];
    assert_eq!(parts(document), expected);
}

#[test]
fn every_language_has_the_rules_of_every_game() {
    for game in GAMES {
        let mut tags: Vec<_> = game.translations.iter().map(|(tag, _)| *tag).collect();
        tags.sort_unstable();
        assert_eq!(tags, languages(), "{}", game.name);
        for (tag, text) in game.translations {
            let file = root().join(format!("docs/rules/{tag}/{}.md", game.name));
            assert_eq!(fs::read_to_string(&file).unwrap(), *text, "{}", file.display());
        }
    }
}

#[test]
fn the_rules_have_the_same_parts_in_every_language() {
    for game in GAMES {
        let english = parts(game.rules);
        assert!(english.len() > 100, "{}: {} parts", game.name, english.len());
        for (tag, text) in game.translations {
            let own = parts(text);
            for (one, other) in own.iter().zip(&english) {
                assert_eq!(one, other, "{} in {tag} against English", game.name);
            }
            assert_eq!(own.len(), english.len(), "{} in {tag}", game.name);
        }
    }
}

#[test]
fn no_language_repeats_the_english_text() {
    for game in GAMES {
        let english: Vec<&str> = game.rules.lines().filter(|line| line.len() > 80).collect();
        for (tag, text) in game.translations {
            // Drawings are the same everywhere.
            let same = text.lines().filter(|line| english.contains(line) && !line.starts_with(' '));
            assert_eq!(same.collect::<Vec<_>>(), [""; 0], "{} in {tag}", game.name);
        }
    }
}
