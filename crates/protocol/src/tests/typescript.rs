//! The types of the page are generated from those of this crate and of the games.

mod games;
mod writer;

use std::path::Path;

use schemars::generate::Contract;
use serde_json::{Map, Value, json};

use crate::schemas;

const PATH: &str = "/$defs";

const HEADER: &str = "\
// Generated from the crate `protocol`: do not edit.
// `UPDATE=1 cargo test -p protocol typescript` rewrites it.
";

fn generated() -> String {
    let mut definitions = schemas::definitions(PATH);
    let mut generator = schemas::generator(PATH, Contract::Serialize);
    let (mut boards, mut positions, mut hints) = (Vec::new(), Vec::new(), Vec::new());
    for game in catalog::GAMES {
        let schemas = game.schemas(&mut generator);
        boards.push(schemas.board);
        positions.push(schemas.position);
        hints.push(schemas.hint);
    }
    generator.subschema_for::<crate::EventKind>();
    let games = schemas::tidy(generator);
    let same = |name: &String, schema: &Value| definitions.get(name).is_none_or(|it| it == schema);
    assert!(games.iter().all(|(name, schema)| same(name, schema)), "two types of one name");
    definitions.extend(games);
    for (name, each) in [("Board", boards), ("Position", positions), ("Hint", hints)] {
        let description = definitions[name]["description"].clone();
        definitions[name] = json!({"description": description, "anyOf": each});
    }
    definitions.extend(aliases());
    format!("{HEADER}{}", writer::write(&definitions))
}

/// Names that the schemas do not have, because Rust calls them otherwise.
fn aliases() -> Map<String, Value> {
    let aliases = json!({
        "Version": {
            "description": "Counts the events of a table: the first has version 1.",
            "type": "integer",
        },
        "Options": {"description": "Options of a game by name.", "type": "object", "additionalProperties": true},
    });
    aliases.as_object().cloned().unwrap()
}

#[test]
fn typescript_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let generated = generated();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &generated).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written == generated, "UPDATE=1 cargo test -p protocol typescript rewrites it");
}

#[test]
fn nothing_is_any_and_every_name_is_defined() {
    let text = generated();
    let defined: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("export ")?.split(' ').nth(1)).collect();
    assert!(defined.contains(&"PacalPosition") && defined.contains(&"UxmalHint"));
    for line in text.lines().filter(|line| !line.trim_start().starts_with(['*', '/'])) {
        let is_name = |word: &&str| word.starts_with(char::is_uppercase) && *word != "Record";
        // What is quoted is a word on the wire, not a type.
        let types = line.split_once(": ").map_or(line, |(_, types)| types);
        let unquoted = types.split('\'').step_by(2).collect::<Vec<_>>().join(" ");
        for word in
            unquoted.split(|each: char| !each.is_alphanumeric() && each != '_').filter(is_name)
        {
            assert!(defined.contains(&word), "{word} in {line}");
        }
        assert!(!unquoted.split(|each: char| !each.is_alphanumeric()).any(|word| word == "any"));
    }
}

#[test]
fn messages_are_told_apart_by_one_word() {
    let text = generated();
    for part in [
        "export type ServerMessage =\n",
        "say: 'view';",
        "| {\n      /** The client's identifier for the question. */",
        "event: 'played';",
        "ask: 'play';",
    ] {
        assert!(text.contains(part), "{part}");
    }
}
