//! Creates a match from command-line arguments or a file.

use std::fmt::Write as _;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use catalog::{AnyMatch, ComponentsFile, Entry, GAMES};
use clap::builder::PossibleValuesParser;
use rules::{Options, Refusal};
use serde_json::Value;

use crate::failure::Failure;

/// A file that is larger is no record and no set of components: a long game has a few kilobytes.
const MOST_MEGABYTES: i64 = 16;
const MOST_BYTES: u64 = 16 << 20;

/// The options of a game.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Setup {
    /// Option of the game, e.g. `master=true` or `die=2,3,3,4,5,arrows`; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,

    /// File with components of your own, in JSON: a set of components, or a board alone
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
        match &self.board {
            None => game.new_match(players, &options).map_err(Failure::Usage),
            Some(file) => with_components(file, game, players, options),
        }
    }
}

/// A new match with the components of a file.
fn with_components(
    file: &Path,
    game: &Entry,
    players: usize,
    mut options: Options,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let components = components(file)?;
    components.check_game(game).map_err(|refusal| Failure::in_file(file, refusal))?;
    let without = options.clone();
    for (name, value) in components.options {
        insert(&mut options, &name, value)?;
    }
    let mut played = game.new_match(players, &options).map_err(|refusal| {
        // If it works without the file, the error is in the file.
        match game.new_match(players, &without) {
            Ok(_) => Failure::in_file(file, refusal),
            Err(_) => Failure::Usage(refusal),
        }
    })?;
    if let Some(name) = &components.name {
        catalog::name_map(&mut *played, name).map_err(|refusal| Failure::in_file(file, refusal))?;
    }
    Ok(played)
}

/// The components in a file.
pub(crate) fn components(file: &Path) -> Result<ComponentsFile, Failure> {
    ComponentsFile::read(&read(file)?).map_err(|refusal| Failure::in_file(file, refusal))
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

/// Reads a file of text: a record or components. A larger file is something else, such as a disk
/// image or a device without end, and would only fill the memory.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let mut content = Vec::new();
    File::open(file)
        .and_then(|open| open.take(MOST_BYTES + 1).read_to_end(&mut content))
        .map_err(|error| Failure::access(file, "file-unreadable", &error))?;
    let refused = |key| Failure::in_file(file, Refusal::new(key).with("most", MOST_MEGABYTES));
    if content.len() as u64 > MOST_BYTES {
        return Err(refused("file-too-large"));
    }
    String::from_utf8(content).map_err(|_| Failure::in_file(file, Refusal::new("file-not-text")))
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
