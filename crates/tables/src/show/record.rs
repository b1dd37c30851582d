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
        self.write_dice(&mut text, play.ended);
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

    fn write_dice(&self, text: &mut String, ended: bool) {
        line(text, format_args!("# table {}", self.id));
        line(text, format_args!("# commitment {}", self.commitment()));
        if !self.setup.opening.is_empty() {
            line(text, format_args!("# opening {}", self.setup.opening.len()));
        }
        if ended {
            line(text, format_args!("# seed {}", self.dice.seed.reveal()));
        }
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes all that is written");
}
