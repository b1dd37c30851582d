//! One match in the terminal: people, bots and chance take turns.

use std::path::Path;

use arena::Limits;
use bots::Level;
use catalog::{AnyMatch, Prepared};
use fastrand::Rng;
use rules::{MAX_SEATS, Phrase, Refusal, Seat, SeatSet, Turn};

use super::files;
use super::said::Said;
use super::secrets::Secrets;
use crate::bot_choice::{self, Order};
use crate::console::Console;
use crate::failure::Failure;
use crate::menu::Menu;
use crate::{rules_text, setup, tell};

/// A match and its players.
pub(super) struct Table<'a, 'b> {
    pub(super) console: &'a mut Console<'b>,
    pub(super) played: Box<dyn AnyMatch>,
    /// The seats of people; bots play the others.
    pub(super) people: SeatSet,
    /// The level of the bot on each seat.
    pub(super) levels: [Level; MAX_SEATS],
    pub(super) rng: Rng,
    pub(super) secrets: Secrets,
}

/// What happens after a person's input.
enum Next {
    /// The position has changed.
    Moved,
    /// Ask the same person again.
    Again,
    Quit,
}

impl Table<'_, '_> {
    /// Plays until a person quits or the input ends.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        self.console.say(&Phrase::new("play-welcome"))?;
        loop {
            match self.played.turn() {
                Turn::Seat(seat) if !self.people.contains(seat) => self.bot_acts(seat)?,
                Turn::Chance => self.chance_acts()?,
                Turn::Seat(_) | Turn::Over => {
                    if !self.person_acts()? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn bot_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let (level, seed) = (self.levels[seat.index()], self.rng.u64(..));
        let sight = self.secrets.sight();
        let order = Order { level, limits: Limits::default(), seed, sight };
        let chosen = bot_choice::choose(&*self.played, &order).map_err(Failure::Usage)?;
        self.act(&chosen.action)
    }

    fn chance_acts(&mut self) -> Result<(), Failure> {
        let action = bot_choice::roll(&*self.played, &mut self.rng);
        self.act(&action)
    }

    /// Plays an action that a bot or chance has chosen, and shows it.
    fn act(&mut self, action: &str) -> Result<(), Failure> {
        let step = self.played.prepare(action).expect("it is one of the legal actions");
        self.secrets.close_undo();
        self.play_step(step)
    }

    fn play_step(&mut self, step: Prepared) -> Result<(), Failure> {
        let phrase = self.played.play_prepared(step).expect("it was prepared in this position");
        Ok(self.console.say(&phrase)?)
    }

    /// Asks a person until the position changes; `false` if they quit.
    fn person_acts(&mut self) -> Result<bool, Failure> {
        self.secrets.pass_keyboard(&*self.played, self.people, self.console)?;
        let choices = self.played.choices().into_iter();
        let menu = Menu::new(choices.map(|choice| (choice.kind.into(), choice.text)));
        self.show(&menu)?;
        loop {
            let text = self.console.ask(&Phrase::new("play-prompt"))?;
            match self.hear(Said::read(&text), &menu)? {
                Next::Moved => return Ok(true),
                Next::Again => {}
                Next::Quit => return Ok(false),
            }
        }
    }

    fn show(&mut self, menu: &Menu) -> Result<(), Failure> {
        self.console.line("")?;
        let drawing = if self.secrets.are_kept(&*self.played) {
            self.played.draw_for(self.secrets.viewer())
        } else {
            self.played.draw()
        };
        self.console.draw(&drawing)?;
        self.console.line("")?;
        match self.played.turn() {
            Turn::Over => {
                tell::result(&*self.played, self.console)?;
                self.console.say(&Phrase::new("play-over"))?;
            }
            _ => tell::asks(&*self.played, self.console)?,
        }
        for line in menu.lines(&self.console.phrases) {
            self.console.line(&line)?;
        }
        Ok(())
    }

    fn hear(&mut self, said: Said<'_>, menu: &Menu) -> Result<Next, Failure> {
        match said {
            Said::Nothing => {}
            Said::Help => self.help()?,
            Said::Why(action) => self.why(action)?,
            Said::Undo => return self.undo(),
            Said::Save("", _) | Said::Load("") => {
                self.console.say(&Phrase::new("play-which-file"))?;
            }
            Said::Save(..) if self.secrets.are_kept(&*self.played) => {
                self.console.say(&Phrase::new("play-memory-save"))?;
            }
            Said::Save(file, existing) => {
                files::save(&*self.played, Path::new(file), existing, self.console)?;
            }
            Said::Load(file) => return self.load(Path::new(file)),
            Said::Rules(clause) => self.rules(clause)?,
            Said::Board => self.show(menu)?,
            Said::Log if self.secrets.are_kept(&*self.played) => {
                tell::log_for(&*self.played, self.secrets.viewer(), self.console)?;
            }
            Said::Log => tell::log(&*self.played, self.console)?,
            Said::Quit => return Ok(Next::Quit),
            Said::Number(number) => match menu.action(number) {
                Some(action) => return self.choose(action),
                None => self.console.say(&Phrase::new("play-no-such-number"))?,
            },
            Said::Action(action) => return self.choose(action),
        }
        Ok(Next::Again)
    }

    fn choose(&mut self, action: &str) -> Result<Next, Failure> {
        match self.played.prepare(action) {
            Ok(step) => {
                let reveals = self.played.reveals(&step).expect("it was prepared in this position");
                self.play_step(step)?;
                // At the end everything is shown.
                self.secrets.stepped(reveals || self.played.turn() == Turn::Over);
                Ok(Next::Moved)
            }
            Err(error) => {
                self.console.refuse(&Refusal::from(error))?;
                Ok(Next::Again)
            }
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        if self.played.turn() != Turn::Over {
            tell::asks(&*self.played, self.console)?;
        }
        Ok(self.console.say(&Phrase::new("play-help"))?)
    }

    /// Explains why an action is refused, and quotes the clause.
    fn why(&mut self, action: &str) -> Result<(), Failure> {
        let refusal = match self.played.prepare(action) {
            Ok(step) => {
                let sentence = self.console.phrases.say(step.description());
                let phrase = Phrase::new("play-why-legal").with("sentence", sentence);
                return Ok(self.console.say(&phrase)?);
            }
            Err(error) => Refusal::from(error),
        };
        self.console.refuse(&refusal)?;
        match refusal.rule {
            Some(rule) => self.rules(Some(rule)),
            None => Ok(()),
        }
    }

    fn rules(&mut self, clause: Option<&str>) -> Result<(), Failure> {
        let game = setup::game(self.played.name())?;
        match rules_text::find(game, clause, self.console.phrases.tag()) {
            Ok(text) => rules_text::show(game, text, self.console),
            Err(refusal) => Ok(self.console.refuse(&refusal)?),
        }
    }

    /// Goes back to the last decision of a person, if there was one.
    ///
    /// In memory play only within a turn, and not past anything that showed what was hidden.
    fn undo(&mut self) -> Result<Next, Failure> {
        if self.secrets.may_undo() == Some(false) {
            self.console.refuse(&Refusal::new("nothing-to-undo"))?;
            return Ok(Next::Again);
        }
        let log = self.played.log();
        let is_persons = |turn: Turn| turn.seat().is_some_and(|seat| self.people.contains(seat));
        let Some(last) = log.iter().rposition(|line| is_persons(line.turn)) else {
            self.console.refuse(&Refusal::new("nothing-to-undo"))?;
            return Ok(Next::Again);
        };
        for line in log[last..].iter().rev() {
            self.played.undo();
            self.console.say(&Phrase::new("play-undone").with("action", line.action.as_str()))?;
        }
        Ok(Next::Moved)
    }

    /// Continues from a file; people keep those of their seats that exist in it.
    fn load(&mut self, file: &Path) -> Result<Next, Failure> {
        match setup::load(file) {
            Ok(played) => {
                self.people = Seat::all(played.players())
                    .filter(|&seat| self.people.contains(seat))
                    .collect();
                self.played = played;
                self.secrets.leave_keyboard();
                Ok(Next::Moved)
            }
            Err(failure) => {
                files::complain(&failure, self.console)?;
                Ok(Next::Again)
            }
        }
    }
}
