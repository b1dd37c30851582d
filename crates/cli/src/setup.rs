//! Creates a match from command-line arguments or a file.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{AnyMatch, Entry, GAMES};
use clap::builder::PossibleValuesParser;
use rules::{Options, Refusal};
use serde_json::Value;

use crate::failure::Failure;

/// The options of a game.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Setup {
    /// Option of the game, e.g. `master=true` or `die=2,3,3,4,5,arrows`; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,

    /// File with a custom board, in JSON (Pacal's Rocket)
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
}

impl Setup {
    /// A new match of this game with these options.
    pub(crate) fn new_match(
        &self,
        game: &Entry,
        players: usize,
    ) -> Result<Box<dyn AnyMatch>, Failure> {
        let mut options = Options::new();
        for option in &self.options {
            let (name, value) = read_option(option).map_err(Failure::Usage)?;
            insert(&mut options, name, value)?;
        }
        let without_board = options.clone();
        if let Some(file) = &self.board {
            insert(&mut options, "board", read_board(file)?)?;
        }
        game.new_match(players, &options).map_err(|refusal| match &self.board {
            // If it works without the board, the error is in the file.
            Some(file) if game.new_match(players, &without_board).is_ok() => {
                Failure::in_file(file, refusal)
            }
            _ => Failure::Usage(refusal),
        })
    }
}

/// The names of all games, for the command line.
pub(crate) fn names() -> PossibleValuesParser {
    GAMES.iter().map(|game| game.name).collect::<Vec<_>>().into()
}

/// The list of options, for the help text.
pub(crate) fn option_help() -> String {
    let mut help = String::new();
    for game in GAMES {
        let _ = writeln!(help, "Options of {} ({}):", game.name, game.title);
        for option in game.options {
            let _ = writeln!(help, "  {:<14}{}", option.name, option.values());
        }
        help.push('\n');
    }
    help
}

/// The game with this name.
pub(crate) fn game(name: &str) -> Result<&'static Entry, Failure> {
    catalog::find(name).map_err(Failure::Usage)
}

/// Loads a match from a record.
pub(crate) fn load(file: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    catalog::load(&read(file)?).map_err(|error| Failure::in_line(file, error))
}

/// Reads a file.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| Failure::access(file, "file-unreadable", &error))
}

fn read_board(file: &Path) -> Result<Value, Failure> {
    serde_json::from_str(&read(file)?).map_err(|error| {
        Failure::in_file(file, Refusal::new("bad-json").with_text("reason", error))
    })
}

/// Name and value; a value that is not JSON is text.
fn read_option(option: &str) -> Result<(&str, Value), Refusal> {
    let shape = || Refusal::new("option-shape").with("found", option);
    let (name, value) = option.split_once('=').ok_or_else(shape)?;
    Ok((name, serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))))
}

fn insert(options: &mut Options, name: &str, value: Value) -> Result<(), Failure> {
    match options.insert(name.to_owned(), value) {
        None => Ok(()),
        Some(_) => Err(Failure::Usage(Refusal::new("option-twice").with("name", name))),
    }
}
