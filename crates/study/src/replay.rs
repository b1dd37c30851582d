//! Every position of a record, made part by part.
//!
//! A record of 256 KiB can have 30,000 actions, whose positions are 70 MB of JSON. What is kept is the
//! record, its match and one part.

use std::fmt;
use std::io;

use catalog::AnyMatch;
use protocol::{Json, LogEntry, Replay, ReplayFrame, Sentence};
use rules::Record;

use crate::{Trouble, records};

/// A part of the answer is complete when it has this many bytes.
const PART: usize = 64 * 1024;

/// A record and how far it was replayed: the replay as a JSON document, made part by part.
///
/// ```
/// let played = catalog::new_match("uxmal", 2, &rules::Options::new())?;
/// let mut reel = study::Reel::load(&played.record().to_string()).unwrap();
/// let part = String::from_utf8(reel.part().unwrap()).unwrap();
/// assert!(reel.is_done() && part.starts_with(r#"{"game":"uxmal""#) && part.ends_with("]}"));
/// # Ok::<(), rules::Refusal>(())
/// ```
pub struct Reel {
    /// The start of the document, up to the first frame.
    head: Option<String>,
    played: Box<dyn AnyMatch>,
    /// The actions, one a line, and where the next one begins.
    actions: String,
    next: usize,
    is_done: bool,
}

impl Reel {
    /// The record at its start.
    pub fn load(record: &str) -> Result<Reel, Trouble> {
        let whole = records::at(record, None)?;
        let mut actions = String::with_capacity(record.len());
        whole.record().actions().for_each(|(_, action)| actions.extend([action, "\n"]));
        let head = Some(head(&*whole)?);
        let start = records::first(whole.record(), 0);
        // Only one match is in memory at a time.
        drop(whole);
        let played = records::at(&start, None)?;
        Ok(Reel { head, played, actions, next: 0, is_done: false })
    }

    /// The next part of the document, about as long as `PART`.
    ///
    /// An error means that the game itself is at fault: the record was played before.
    pub fn part(&mut self) -> io::Result<Vec<u8>> {
        let mut part = Vec::with_capacity(PART + PART / 4);
        if let Some(head) = self.head.take() {
            part.extend_from_slice(head.as_bytes());
            write(&mut part, &frame(&*self.played, None))?;
        }
        while part.len() < PART {
            let Some(after) = self.play_next()? else {
                part.extend_from_slice(b"]}");
                self.is_done = true;
                break;
            };
            part.push(b',');
            write(&mut part, &frame(&*self.played, Some(after)))?;
        }
        Ok(part)
    }

    /// Whether the last part was made.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Plays the next action of the record, which has been played before; none after the last.
    fn play_next(&mut self) -> io::Result<Option<LogEntry>> {
        let Some((action, _)) = self.actions[self.next..].split_once('\n') else { return Ok(None) };
        self.next += action.len() + 1;
        records::play(&mut *self.played, action).map(Some).map_err(io::Error::other)
    }
}

impl fmt::Debug for Reel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reel").field("next", &self.next).finish_non_exhaustive()
    }
}

fn write(part: &mut Vec<u8>, frame: &ReplayFrame) -> io::Result<()> {
    serde_json::to_writer(part, frame).map_err(io::Error::from)
}

/// Everything before the first frame: the frames are the last field.
fn head(whole: &dyn AnyMatch) -> Result<String, Trouble> {
    let replay = Replay {
        game: whole.name().to_owned(),
        options: whole.options(),
        map: whole.map().map(str::to_owned),
        names: (1..=whole.players()).map(|seat| name(whole.record(), seat)).collect(),
        board: Json::of(&whole.board()),
        winners: records::numbers(whole.winners()),
        frames: Vec::new(),
    };
    let text = serde_json::to_string(&replay).map_err(|_| Trouble::Fault)?;
    text.strip_suffix("]}").map(str::to_owned).ok_or(Trouble::Fault)
}

fn frame(played: &dyn AnyMatch, after: Option<LogEntry>) -> ReplayFrame {
    ReplayFrame {
        after,
        position: Json::of(&played.full_position()),
        whose: played.turn().into(),
        asks: Sentence::from(&played.asks()),
        scores: played.scores().to_vec(),
    }
}

fn name(record: &Record, seat: usize) -> Option<String> {
    let names = record.headers("name").filter_map(|line| line.split_once(' '));
    let mut names = names.filter(|(number, _)| number.parse() == Ok(seat));
    names.next().map(|(_, name)| name.to_owned())
}
