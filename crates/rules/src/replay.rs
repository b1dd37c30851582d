//! From a match to its record and back.

use std::fmt;

use serde_json::Value;

use crate::{Match, Options, Record, RecordError, Refusal, Tabletop, tabletop};

impl<G: Tabletop> Match<G> {
    /// The record of this match: its setup and every action, chance included.
    pub fn record(&self) -> Record {
        let game = self.game();
        let options = game.options().into_iter().map(|(name, value)| match name {
            "board" => ("board", value),
            _ => ("option", format!("{name} {value}")),
        });
        let header = [
            ("game", G::NAME.to_owned()),
            ("rules", game.rules_version().to_string()),
            ("players", game.players().to_string()),
        ];
        let mut record = Record::new(header.into_iter().chain(options));
        self.actions().for_each(|action| record.push(&action.to_string()));
        record
    }

    /// Plays a record again from its start.
    ///
    /// A truncated record gives the position it reaches; one with an illegal action is refused.
    pub fn from_record(record: &Record) -> Result<Match<G>, LoadError> {
        let mut game = Match::new(set_up::<G>(record).map_err(LoadError::in_header)?);
        for (line, text) in record.actions() {
            text.parse::<G::Action>()
                .map_err(Refusal::from)
                .and_then(|action| game.play(action))
                .map_err(|refusal| LoadError { line: Some(line), refusal })?;
        }
        Ok(game)
    }
}

/// Why a record could not be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// The line it is about, counted from one; none if it is about the header as a whole.
    pub line: Option<usize>,
    /// What is wrong.
    pub refusal: Refusal,
}

impl LoadError {
    /// An error about the header as a whole.
    pub fn in_header(refusal: Refusal) -> LoadError {
        LoadError { line: None, refusal }
    }
}

impl From<RecordError> for LoadError {
    fn from(error: RecordError) -> LoadError {
        let refusal = Refusal::new("record-malformed").with("expected", error.expected);
        LoadError { line: Some(error.line), refusal }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        self.refusal.fmt(f)
    }
}

impl std::error::Error for LoadError {}

/// The game that the header describes.
fn set_up<G: Tabletop>(record: &Record) -> Result<G, Refusal> {
    let name = once(record, "game")?;
    if name != G::NAME {
        return Err(unread("game", G::NAME, name));
    }
    let rules = rules_version::<G>(record)?;
    let players = once(record, "players")?;
    let players = players
        .parse()
        .map_err(|_| Refusal::new("record-players").with("found", players).about("players"))?;
    G::set_up_for(rules, players, &options(record)?)
}

/// The version of the rules, which must be written exactly as we write it.
fn rules_version<G: Tabletop>(record: &Record) -> Result<u32, Refusal> {
    let found = once(record, "rules")?;
    let version = G::RULES_VERSIONS.into_iter().find(|version| version.to_string() == found);
    version.ok_or_else(|| unread("rules", &tabletop::listed::<G>(), found))
}

/// The header has a value that we cannot read.
fn unread(key: &'static str, expected: &str, found: &str) -> Refusal {
    let refusal = Refusal::new("record-header").with("key", key);
    refusal.with("expected", expected).with("found", found).about(key)
}

fn once<'a>(record: &'a Record, key: &'static str) -> Result<&'a str, Refusal> {
    let mut values = record.headers(key);
    match (values.next(), values.next()) {
        (Some(value), None) => Ok(value),
        (None, _) => Err(Refusal::new("record-header-missing").with("key", key)),
        (Some(_), Some(_)) => Err(Refusal::new("record-header-twice").with("key", key).about(key)),
    }
}

fn options(record: &Record) -> Result<Options, Refusal> {
    let mut options = Options::new();
    for line in record.headers("option") {
        let (name, value) = line
            .split_once(' ')
            .ok_or_else(|| Refusal::new("record-option").with("found", line).about_fact("found"))?;
        insert_once(&mut options, name, value)?;
    }
    if record.header("board").is_some() {
        insert_once(&mut options, "board", once(record, "board")?)?;
    }
    Ok(options)
}

fn insert_once(options: &mut Options, name: &str, value: &str) -> Result<(), Refusal> {
    match options.insert(name.to_owned(), Value::from(value)) {
        None => Ok(()),
        Some(_) => Err(Refusal::new("record-option-twice").with("name", name).about_fact("name")),
    }
}
