//! The tables of docs/spaces.md are what the program says.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::{env, fs};

use catalog::{Entry, GAMES};
use rules::{Field, Options};

use crate::{Description, describe};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/spaces.md");

/// What is written about a game: ids, and the fields of all arrays by number of players.
fn tables(game: &Entry) -> String {
    let of = |players| describe(&*game.new_match(players, &Options::new()).unwrap());
    let described: Vec<Description> = game.players.clone().map(of).collect();
    let first = &described[0];
    let mut text = format!("\n### Ids of `{}`\n\n", game.name);
    text += "| actions | first id | ids | layout |\n|---|---|---|---|\n";
    for range in &first.id_ranges {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            range.name, range.first, range.count, range.layout
        );
    }
    let counts: Vec<String> = game.players.clone().map(|players| players.to_string()).collect();
    let several = format!("with {} players", counts.join(", "));
    let mut part = |title: &str, fields: fn(&Description) -> &Vec<Field>| {
        let _ = writeln!(text, "\n### {title} of `{}`\n", game.name);
        let _ = writeln!(text, "| field | numbers {several} | from | to | meaning |");
        text += "|---|---|---|---|---|\n";
        for (index, field) in fields(first).iter().enumerate() {
            let lens: Vec<usize> = described.iter().map(|each| fields(each)[index].len).collect();
            let (least, most) = (field.least, field.most);
            let (name, len, meaning) = (field.name, joined(&lens), field.meaning);
            let _ = writeln!(text, "| {name} | {len} | {least} | {most} | {meaning} |");
        }
        let totals: Vec<usize> =
            described.iter().map(|each| rules::total_len(fields(each))).collect();
        let _ = writeln!(text, "| together | {} | | | |", joined(&totals));
    };
    part("Flat array", |each| &each.flat);
    part("Planes", |each| &each.planes);
    part("Features of an action", |each| &each.action);
    text
}

/// One number where all are equal.
fn joined(numbers: &[usize]) -> String {
    let different: BTreeSet<&usize> = numbers.iter().collect();
    let shown = if different.len() == 1 { &numbers[..1] } else { numbers };
    shown.iter().map(usize::to_string).collect::<Vec<_>>().join(", ")
}

/// `UPDATE=1` writes them.
#[test]
fn the_page_has_the_tables() {
    const START: &str = "<!-- Tables: UPDATE=1 cargo test -p spaces documented -->\n";
    let page = fs::read_to_string(PAGE).unwrap();
    let (before, written) = page.split_once(START).expect("where the tables begin");
    let tables: String = GAMES.iter().map(tables).collect();
    if env::var_os("UPDATE").is_some() {
        fs::write(PAGE, format!("{before}{START}{tables}")).unwrap();
    } else {
        assert!(written == tables, "docs/spaces.md is outdated: UPDATE=1 writes its tables");
    }
}
