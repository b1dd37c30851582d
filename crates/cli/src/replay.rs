//! `sacbe replay`: shows a recorded game.

use std::path::{Path, PathBuf};

use catalog::{AnyMatch, LogLine};
use rules::{Phrase, Refusal, Turn};

use crate::console::Console;
use crate::failure::Failure;
use crate::{setup, tell};

/// Show a recorded game, action by action, with the board
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record to show
    file: PathBuf,

    /// Pause after each action: Enter continues, b goes back, q quits
    #[arg(long)]
    step: bool,

    /// Show the position after N actions (with --step: start there)
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let played = setup::load(&args.file)?;
    let mut replay = Replay::new(played, console);
    let last = replay.log.len();
    let at = args.at.unwrap_or(0);
    if at > last {
        return Err(too_far(&args.file, at, last));
    }
    replay.introduce()?;
    replay.go_to(at);
    match (args.step, args.at) {
        (true, _) => replay.step(),
        (false, Some(_)) => replay.show(),
        (false, None) => replay.tell_all(),
    }
}

fn too_far(file: &Path, at: usize, last: usize) -> Failure {
    Failure::in_file(file, Refusal::new("replay-too-far").with("at", at).with("last", last))
}

/// A match and how much of its log is played.
struct Replay<'a, 'b> {
    console: &'a mut Console<'b>,
    played: Box<dyn AnyMatch>,
    log: Vec<LogLine>,
    /// The number of actions of the log that are played.
    at: usize,
}

impl Replay<'_, '_> {
    fn new<'a, 'b>(played: Box<dyn AnyMatch>, console: &'a mut Console<'b>) -> Replay<'a, 'b> {
        let log = played.log();
        Replay { console, at: log.len(), log, played }
    }

    fn go_to(&mut self, at: usize) {
        while self.at > at {
            self.played.undo();
            self.at -= 1;
        }
        while self.at < at {
            self.played.play(&self.log[self.at].action).expect("it was legal before");
            self.at += 1;
        }
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let game = setup::game(self.played.name())?;
        let phrase = Phrase::new("replay-of")
            .with("title", game.title)
            .with("players", self.played.players())
            .with("actions", self.log.len());
        self.console.say(&phrase)?;
        tell::map(&*self.played, self.console)
    }

    /// Shows every action, and the board whenever the next player starts.
    fn tell_all(&mut self) -> Result<(), Failure> {
        let mut acting = None;
        while self.at < self.log.len() {
            let seat = self.played.turn().seat();
            if seat.is_some() && seat != acting {
                acting = seat;
                self.draw()?;
            }
            self.advance()?;
        }
        self.show()
    }

    /// Steps through the actions as the reader asks.
    fn step(&mut self) -> Result<(), Failure> {
        self.show()?;
        loop {
            let question = if self.at == self.log.len() { "replay-ask-end" } else { "replay-ask" };
            match self.console.ask(&Phrase::new(question))?.as_str() {
                "" if self.at < self.log.len() => self.advance()?,
                "b" if self.at > 0 => self.go_to(self.at - 1),
                "" | "b" => continue,
                "q" => return Ok(()),
                _ => {
                    self.console.say(&Phrase::new("replay-help"))?;
                    continue;
                }
            }
            self.show()?;
        }
    }

    /// Shows and plays the next action.
    fn advance(&mut self) -> Result<(), Failure> {
        tell::log_line(self.at + 1, &self.log[self.at], self.console)?;
        self.go_to(self.at + 1);
        Ok(())
    }

    fn show(&mut self) -> Result<(), Failure> {
        self.draw()?;
        match self.played.turn() {
            Turn::Over => tell::result(&*self.played, self.console),
            Turn::Seat(_) | Turn::Chance => {
                tell::result(&*self.played, self.console)?;
                tell::asks(&*self.played, self.console)
            }
        }
    }

    fn draw(&mut self) -> Result<(), Failure> {
        self.console.line("")?;
        self.console.draw(&self.played.draw())?;
        Ok(self.console.line("")?)
    }
}
