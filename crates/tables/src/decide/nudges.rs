//! Nudges: "it is your turn". They are not stored.

use rules::Seat;

use crate::{Moment, PlayerId, Refusal, Table};

/// How long a person waits before they may nudge again in the same turn, in milliseconds.
const PAUSE: u64 = 60 * 1000;

/// Somebody is to be nudged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nudge {
    /// The player whose turn it is.
    pub to: PlayerId,
    /// The seat of the person who nudges.
    pub by: Seat,
}

/// The nudges of the current turn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Nudges {
    turn: u64,
    latest: Vec<(Seat, Moment)>,
}

impl Nudges {
    fn wait(&self, turn: u64, by: Seat, now: Moment) -> u64 {
        let mut own = self.latest.iter().filter(|(seat, _)| *seat == by && self.turn == turn);
        own.next().map_or(0, |(_, at)| PAUSE.saturating_sub(now.since(*at)))
    }

    fn note(&mut self, turn: u64, by: Seat, now: Moment) {
        if self.turn != turn {
            (self.turn, self.latest) = (turn, Vec::new());
        }
        self.latest.retain(|(seat, _)| *seat != by);
        self.latest.push((by, now));
    }
}

impl Table {
    /// Nudges the player whose turn it is.
    ///
    /// Nobody is nudged by somebody they have muted; who nudges does not notice.
    pub fn nudge(&mut self, from: &PlayerId, now: Moment) -> Result<Option<Nudge>, Refusal> {
        let (by, _) = self.seated(from)?;
        let play = self.running()?;
        let (turns, turn) = (play.turns, play.turn.as_ref().map(|turn| turn.seat));
        let other = turn.filter(|seat| *seat != by).and_then(|seat| self.seats.person(seat));
        let other = other.filter(|other| other.away.is_none()).ok_or(Refusal::NobodyToNudge)?;
        match self.nudges.wait(turns, by, now) {
            0 => {}
            wait => return Err(Refusal::NudgedJustNow { wait }),
        }
        let is_muted = other.mutes.contains(from);
        let to = other.player.clone();
        self.nudges.note(turns, by, now);
        Ok((!is_muted).then_some(Nudge { to, by }))
    }
}
