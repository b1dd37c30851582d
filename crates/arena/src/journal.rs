//! A file from which an interrupted contest can be resumed: the first line describes the contest,
//! and every other line is a finished game.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use rules::{LoadError, Refusal};
use serde::Serialize;
use serde_json::Value;

use crate::{Played, Schedule};

/// An open journal; finished games are appended to it.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

/// Why a journal cannot be used.
#[derive(Debug)]
pub enum JournalError {
    /// The file cannot be read or written.
    Io(io::Error),
    /// It is not a journal, or belongs to another contest.
    Wrong(LoadError),
}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> JournalError {
        JournalError::Io(error)
    }
}

impl Journal {
    /// Opens or creates the journal of a contest, and returns the games in it.
    ///
    /// `contest` identifies the contest; a journal with another value is refused. An incomplete
    /// last line is removed.
    pub fn open(
        path: &Path,
        contest: &Value,
        schedule: &Schedule,
    ) -> Result<(Journal, Vec<Played>), JournalError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        let text = str::from_utf8(&bytes[..whole]).map_err(|_| wrong(1, "arena-not-a-journal"))?;
        let played = read(text, contest, schedule)?;
        if whole == 0 && !bytes.is_empty() && !is_begun(&bytes, contest) {
            return Err(wrong(1, "arena-not-a-journal"));
        }
        file.set_len(whole as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        let mut journal = Journal { file };
        if whole == 0 {
            journal.write(contest)?;
        }
        Ok((journal, played))
    }

    /// Appends a game.
    pub fn add(&mut self, played: &Played) -> io::Result<()> {
        self.write(played)
    }

    /// Writes a line in one piece, so that a crash leaves at most one incomplete line.
    fn write(&mut self, content: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(content)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}

/// Whether the file has only an incomplete first line.
fn is_begun(bytes: &[u8], contest: &Value) -> bool {
    contest.to_string().as_bytes().starts_with(bytes)
}

fn read(text: &str, contest: &Value, schedule: &Schedule) -> Result<Vec<Played>, JournalError> {
    let mut lines = text.lines().enumerate();
    if let Some((_, first)) = lines.next() {
        let found: Value =
            serde_json::from_str(first).map_err(|_| wrong(1, "arena-not-a-journal"))?;
        if found != *contest {
            return Err(wrong(1, "arena-other-contest"));
        }
    }
    let mut games = Vec::new();
    for (index, line) in lines {
        let played = serde_json::from_str(line).ok().filter(|played| fits(played, schedule));
        games.push(played.ok_or_else(|| wrong(index + 1, "arena-not-a-journal"))?);
    }
    Ok(games)
}

/// Whether the schedule has this game with these seats.
fn fits(played: &Played, schedule: &Schedule) -> bool {
    played.seats == schedule.fixture(played.game).seats
        && played.scores.len() == played.seats.len()
        && played.winners.iter().all(|&seat| seat < played.seats.len())
        && match &played.end {
            crate::End::Forfeit { bot, .. } => played.seats.contains(bot),
            crate::End::Over | crate::End::Stalled => true,
        }
}

fn wrong(line: usize, key: &'static str) -> JournalError {
    JournalError::Wrong(LoadError { line: Some(line), refusal: Refusal::new(key) })
}
