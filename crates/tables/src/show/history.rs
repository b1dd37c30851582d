//! The log of the game for somebody who may have missed it.

use rules::Seat;

use crate::{LogEntry, Refusal, Sentence, Table, Version, Viewer};

/// What is needed to tell the log of a game. A long game takes a while to tell, so that is done away
/// from the table, which others use meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// The version of the table.
    pub version: Version,
    /// The record of the game so far; none before it starts.
    record: Option<String>,
    /// The seat of the viewer.
    viewer: Option<Seat>,
    /// Whether the viewer must not be told what is hidden now.
    hides: bool,
}

impl Table {
    /// The log of the game for this viewer, or a refusal if they may not watch.
    pub fn history(&self, viewer: &Viewer) -> Result<History, Refusal> {
        self.admits(viewer)?;
        Ok(History {
            version: self.version,
            record: self.play.as_ref().map(|play| play.game.record().to_string()),
            viewer: self.seat_of_viewer(viewer).map(|(seat, _)| seat),
            hides: self.hides(),
        })
    }
}

impl History {
    /// Every action of the game, in memory play without what is hidden now.
    ///
    /// # Panics
    ///
    /// Never, unless the game itself is at fault: the record was played before.
    pub fn tell(&self) -> Vec<LogEntry> {
        let Some(record) = &self.record else { return Vec::new() };
        let game = catalog::load(record).expect("the record of a table can be played");
        let tell = |line: catalog::LogLine| {
            let actor = line.turn.seat();
            let seat = actor.map(Seat::number);
            if self.hides && game.hides(actor, &line.action, self.viewer) {
                return LogEntry { seat, action: None, told: None };
            }
            LogEntry { seat, told: Some(Sentence::from(&line.phrase)), action: Some(line.action) }
        };
        game.log().into_iter().map(tell).collect()
    }
}
