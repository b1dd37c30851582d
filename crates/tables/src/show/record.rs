//! The record of a table: that of the game, with the players' names and what is needed to check the
//! dice.

use std::fmt::Write as _;

use crate::state::seats::SeatState;
use crate::{Refusal, Table, Viewer};

impl Table {
    /// The record as text, with the seed once the game is over.
    ///
    /// In memory play it is not available before the end, because it would reveal what is hidden.
    pub fn record(&self, viewer: &Viewer) -> Result<String, Refusal> {
        self.admits(viewer)?;
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        if self.setup.plays_memory() && !play.ended {
            return Err(Refusal::RecordClosed);
        }
        self.full_record()
    }

    /// The full record, for operators: also available while things are hidden.
    pub fn full_record(&self) -> Result<String, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let record = play.game.record();
        let mut text = String::new();
        for (key, value) in record.header_lines() {
            line(&mut text, format_args!("{key} {value}"));
        }
        self.write_names(&mut text);
        self.write_dice(&mut text);
        text.push('\n');
        record.actions().for_each(|(_, action)| line(&mut text, format_args!("{action}")));
        Ok(text)
    }

    fn write_names(&self, text: &mut String) {
        for (seat, place) in self.seats.all() {
            match place {
                SeatState::Open => {}
                SeatState::Bot(level) => line(text, format_args!("name {seat} bot {level}")),
                // A number sign would begin a comment.
                SeatState::Person(person) => {
                    line(text, format_args!("name {seat} {}", person.name.replace('#', "♯")));
                }
            }
        }
    }

    fn write_dice(&self, text: &mut String) {
        line(text, format_args!("# table {}", self.id));
        if self.takes_contributions() {
            line(text, format_args!("# dice {}", self.contributions.scheme.number()));
        }
        line(text, format_args!("# commitment {}", self.commitment()));
        if !self.setup.opening.is_empty() {
            line(text, format_args!("# opening {}", self.setup.opening.len()));
        }
        if self.takes_contributions() {
            self.write_contributions(text);
        }
        if self.closed {
            line(text, format_args!("# closed by the operator"));
        }
        if let Some(seed) = self.revealed_seed() {
            line(text, format_args!("# seed {seed}"));
        }
    }

    fn write_contributions(&self, text: &mut String) {
        line(text, format_args!("# round {}", self.contributions.round));
        for (seat, contribution) in self.contributed() {
            match contribution {
                Some(value) => line(text, format_args!("# contribution {seat} {value}")),
                None => line(text, format_args!("# missing {seat}")),
            }
        }
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes all that is written");
}
