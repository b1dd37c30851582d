//! The list of games that the page offers is generated from the catalog.

use std::path::Path;

use bots::Level;
use serde_json::{Value, json};

const START: &str = "\
// Generated from the crates `catalog` and `bots`: do not edit.
// `UPDATE=1 cargo test -p protocol typescript` rewrites it.
import type { LevelName } from './protocol';

/** A game that can be played. */
export interface CatalogGame {
  /** Its name on the wire and in addresses. */
  name: string;
  /** Its name for people, if there is no message `page-title-NAME`. */
  title: string;
  /** The fewest and the most players. */
  least: number;
  most: number;
  /** Whether anything is hidden in memory play; otherwise memory and open play are the same. */
  hides: boolean;
  /** Whether a new table that says nothing about it plays memory, not open. */
  memory_by_default: boolean;
  /** The newest version of its rules. */
  rules: number;
  /** The options that can be chosen from a list. */
  options: CatalogOption[];
}

/** An option of a game. */
export interface CatalogOption {
  name: string;
  /** The values to choose from; the first is the default. */
  values: string[];
}
";

fn generated() -> String {
    let games = json!(catalog::GAMES.iter().map(game).collect::<Vec<_>>());
    let levels = json!(Level::OFFERED.map(Level::name));
    format!(
        "{START}\n/** Every game, in the order in which they are shown. */\n\
         export const GAMES: readonly CatalogGame[] = {games:#};\n\n\
         /** The levels that people choose from, weakest first. */\n\
         export const LEVELS: readonly LevelName[] = {levels:#};\n"
    )
}

fn game(entry: &catalog::Entry) -> Value {
    let option =
        |option: &rules::OptionSpec| json!({"name": option.name, "values": option.choices()});
    let offered = entry.options.iter().filter(|option| !option.choices().is_empty());
    json!({
        "name": entry.name,
        "title": entry.title,
        "least": entry.players.start(),
        "most": entry.players.end(),
        "hides": entry.hides,
        "memory_by_default": entry.memory_by_default,
        "rules": entry.versions.end(),
        "options": offered.map(option).collect::<Vec<_>>(),
    })
}

#[test]
fn the_list_of_games_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/catalog.ts");
    let generated = generated();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &generated).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(written == generated, "UPDATE=1 cargo test -p protocol typescript rewrites it");
}

#[test]
fn every_value_of_an_option_sets_a_game_up_and_the_first_is_the_default() {
    for entry in catalog::GAMES {
        for option in entry.options {
            for (at, value) in option.choices().iter().enumerate() {
                let options = [(option.name.to_owned(), json!(value))].into();
                let played = entry.new_match(2, &options).unwrap();
                let told = format!("{} {} {value}", entry.name, option.name);
                let changed = played.record().to_string().contains(option.name);
                assert_eq!(changed, at > 0, "{told}");
            }
        }
    }
}
