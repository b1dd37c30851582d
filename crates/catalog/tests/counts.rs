//! `make bench` compares instruction counts with the committed ones; this tests the comparison.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../benches/instructions/counts.rs"]
mod counts;

use std::{env, fs};

use counts::Counts;

const COMMITTED: &str = include_str!("../../../bench/instructions.txt");
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/performance.md");

fn counts(entries: &[(&str, f64)]) -> Counts {
    let mut counts = Counts::default();
    for (name, count) in entries {
        counts.push(name, *count);
    }
    counts
}

#[test]
fn counts_survive_being_written_and_read() {
    let written = counts(&[("pacal 2 list", 707.5), ("uxmal 4 copy", 40.0)]);
    assert_eq!(written.to_string(), "pacal 2 list 707.5\nuxmal 4 copy 40.0\n");
    assert_eq!(Counts::parse(&format!("# a comment\n\n{written}")), Ok(written));
}

#[test]
fn a_line_that_is_no_count_is_an_error() {
    for line in ["pacal", "pacal 2 list", "pacal 2 list 0", "list -3", "list NaN"] {
        assert!(Counts::parse(line).is_err(), "{line}");
    }
}

#[test]
fn three_percent_more_passes_and_more_than_that_fails() {
    let committed = counts(&[("list", 1000.0), ("play", 50.0)]);
    let passes =
        |list, play| committed.compare(&counts(&[("list", list), ("play", play)])).passes();
    assert!(passes(1000.0, 50.0));
    assert!(passes(1029.0, 51.0));
    assert!(passes(1.0, 1.0), "fewer instructions are welcome");
    assert!(!passes(1031.0, 50.0));
    assert!(!passes(900.0, 52.0), "one better row does not excuse another");
}

#[test]
fn a_row_on_one_side_only_fails() {
    let (one, both) = (counts(&[("list", 10.0)]), counts(&[("list", 10.0), ("play", 5.0)]));
    assert!(one.compare(&one).passes());
    assert!(!one.compare(&both).passes());
    assert!(!both.compare(&one).passes());
}

#[test]
fn every_row_shows_its_ratio() {
    let committed = counts(&[("list", 1000.0), ("play", 50.0), ("copy", 7.0)]);
    let measured = counts(&[("list", 1100.0), ("play", 25.0), ("check", 9.0)]);
    let shown = committed.compare(&measured).to_string();
    let rows: Vec<Vec<&str>> = shown.lines().map(|row| row.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["committed", "measured", "ratio"]);
    assert_eq!(rows[1][..4], ["list", "1000.0", "1100.0", "1.100"]);
    assert_eq!(rows[2], ["play", "50.0", "25.0", "0.500"]);
    assert_eq!(rows[3][..3], ["check", "-", "9.0"]);
    assert_eq!(rows[4][..3], ["copy", "7.0", "-"]);
    assert!(shown.contains("more than 3 % above") && shown.contains("no longer measured"));
}

#[test]
fn the_committed_counts_can_be_read() {
    let committed = Counts::parse(COMMITTED).unwrap();
    assert!(committed.compare(&committed).passes());
    for game in catalog::GAMES {
        assert!(COMMITTED.contains(&format!("\n{} 2 decision ", game.name)), "{}", game.name);
    }
}

/// The committed counts as rows of Markdown, a row for each game and number of players.
fn table() -> String {
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    for line in COMMITTED.lines().filter(|line| !line.starts_with('#')) {
        let [game, players, _, count] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("game, players, task and count: {line}");
        };
        let start = format!("| `{game}` | {players}");
        match rows.last_mut() {
            Some((last, cells)) if *last == start => cells.push(thousands(count)),
            _ => rows.push((start, vec![thousands(count)])),
        }
    }
    let mut table = Vec::new();
    for (start, cells) in rows {
        table.push(format!("{start} | {} |\n", cells.join(" | ")));
    }
    table.concat()
}

/// A number below a million without decimals, as in `1,803`.
fn thousands(count: &str) -> String {
    let whole = format!("{:.0}", count.parse::<f64>().unwrap());
    match whole.len() {
        ..=3 => whole,
        digits => format!("{},{}", &whole[..digits - 3], &whole[digits - 3..]),
    }
}

/// `UPDATE=1` rewrites the table.
#[test]
fn the_document_has_the_committed_counts() {
    const HEAD: &str = "| game | players | decision | list | check | play | copy |\n|---|---|---|---|---|---|---|\n";
    let document = fs::read_to_string(DOCUMENT).unwrap();
    let (before, rest) = document.split_once(HEAD).expect("the table of instructions");
    let end = rest.find("\n\n").expect("the end of the table") + 1;
    if env::var_os("UPDATE").is_some() {
        fs::write(DOCUMENT, format!("{before}{HEAD}{}{}", table(), &rest[end..])).unwrap();
    } else {
        assert_eq!(rest[..end], table(), "docs/performance.md and bench/instructions.txt");
    }
}
