//! A bot's choice, made away from the table and brought back.

use bots::{Budget, Explained, Level, Report, View, Watcher};
use catalog::{AnyMatch, Visit};
use rules::{Insight, Match, Seat, Tabletop, Turn};
use serde::{Deserialize, Serialize};

use crate::{Answer, Moment, Refusal, Table, Version, Viewer};

/// What a bot needs to choose an action on another thread or machine.
///
/// It holds what has happened in the game, which everybody saw, and nothing about future dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotJob {
    /// The seat to choose for.
    #[serde(with = "crate::stored::scalars::seat")]
    pub seat: Seat,
    /// The level of the bot.
    pub level: Level,
    /// The version to pass back with the choice.
    pub version: Version,
    /// The record of the game so far.
    record: String,
    /// Whether the seat has to remember what it saw.
    memory: bool,
    /// For the bot's own random numbers.
    seed: u64,
}

impl Table {
    /// The job for the bot whose turn it is.
    pub fn bot_job(&self) -> Option<BotJob> {
        let (seat, level) = self.bot_turn()?;
        let record = self.play.as_ref()?.game.record().to_string();
        // Secret, so that nobody can work out what a bot will do; of another shape than the texts
        // that dice are made of.
        let seed = self.dice.number(&format!("bot {} {seat}", self.id))?;
        let memory = self.setup.plays_memory();
        Some(BotJob { seat, level, version: self.version, record, memory, seed })
    }

    /// The job of a bot that says what it would do in the viewer's place.
    ///
    /// Only for people who play alone against bots. In memory play it knows what their seat has
    /// seen.
    pub fn hint_job(&self, viewer: &Viewer) -> Result<BotJob, Refusal> {
        let (seat, person) = self.seat_of_viewer(viewer).ok_or(Refusal::NotSeated)?;
        if self.seats.people().count() > 1 {
            return Err(Refusal::HintAmongPeople);
        }
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        if play.ended {
            return Err(Refusal::Over);
        }
        if play.paused.is_some() {
            return Err(Refusal::Paused);
        }
        if person.away.is_some() {
            return Err(Refusal::StoodIn);
        }
        let turn = play.turn.as_ref().filter(|turn| turn.seat == seat);
        if turn.ok_or(Refusal::NotYourTurn)?.complete {
            return Err(Refusal::TurnComplete);
        }
        let memory = self.setup.plays_memory();
        Ok(BotJob { memory, version: self.version, ..BotJob::about(&*play.game, seat, Level::Ten) })
    }

    /// The level of the bot whose turn it is.
    pub fn bot_level(&self) -> Option<Level> {
        self.bot_turn().map(|(_, level)| level)
    }

    /// Plays the action that a bot chose for a seat at this version.
    ///
    /// Refused as stale if the table has changed since, for instance because the player took the
    /// seat back: ask [`Table::due`] again.
    pub fn bot_plays(
        &mut self,
        seat: Seat,
        version: Version,
        action: &str,
        now: Moment,
    ) -> Result<Answer, Refusal> {
        let event = self.decide_bot(seat, version, action)?;
        Ok(self.emit(event, None, None, now))
    }

    /// The seat that a bot has to act for now.
    pub(super) fn bot_turn(&self) -> Option<(Seat, Level)> {
        let play = self.play.as_ref().filter(|play| play.paused.is_none() && !play.ended)?;
        if self.is_full() {
            return None;
        }
        let seat = play.turn.as_ref()?.seat;
        let level = self.seats.bot(seat, self.setup.stand_in)?;
        (!self.seats.present().is_empty()).then_some((seat, level))
    }
}

impl BotJob {
    /// The job of choosing for a seat in a game without a table, where everything is visible.
    pub fn about(played: &dyn AnyMatch, seat: Seat, level: Level) -> BotJob {
        let record = played.record().to_string();
        BotJob { seat, level, version: 0, record, memory: false, seed: 0 }
    }

    /// The job as text, for another Worker or program.
    ///
    /// # Panics
    ///
    /// Never: a job can be written as JSON.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a job can be written as JSON")
    }

    /// The job of a text; none if it is none, or if its seat has nothing to choose.
    ///
    /// ```
    /// use bots::{Budget, Level};
    /// use rules::Seat;
    /// use tables::BotJob;
    ///
    /// let played = catalog::new_match("pacal", 2, &rules::Options::new())?;
    /// let job = BotJob::about(&*played, Seat::new(0), Level::Random);
    /// assert_eq!(BotJob::read("{}"), None);
    /// assert_eq!(BotJob::read(&job.write()).is_some(), played.turn().seat() == Some(job.seat));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(text: &str) -> Option<BotJob> {
        let job: BotJob = serde_json::from_str(text).ok()?;
        let played = catalog::load(&job.record).ok()?;
        (played.turn() == Turn::Seat(job.seat)).then_some(job)
    }

    /// The game so far.
    ///
    /// # Panics
    ///
    /// Never, unless the game itself is at fault: the record was played before.
    pub fn played(&self) -> Box<dyn AnyMatch> {
        catalog::load(&self.record).expect("the record of a table can be played")
    }

    /// Chooses an action, in notation.
    ///
    /// In memory play the bot knows what it has seen and not forgotten. The same job gives the same
    /// choice unless the budget is a time.
    pub fn choose(&self, budget: &Budget) -> String {
        self.think(budget).action
    }

    /// Chooses an action and says what it thinks of the best ones.
    pub fn think(&self, budget: &Budget) -> Thought {
        catalog::visit(&*self.played(), Thinking { job: self, budget })
    }
}

/// What a bot thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action it would play.
    pub action: String,
    /// The best actions as it found them; just the action for a bot that does not search.
    pub best: Vec<Explained>,
    /// Playouts made.
    pub playouts: u32,
}

struct Thinking<'a> {
    job: &'a BotJob,
    budget: &'a Budget,
}

impl Visit for Thinking<'_> {
    type Out = Thought;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> Thought {
        let game = played.game();
        let view = if self.job.memory {
            self.remembered(played).view(game)
        } else {
            View::open(game, played.state())
        };
        let moves = played.actions().len() as u64;
        let seed = self.job.seed;
        let mut bot = self.job.level.bot_of_game::<G>(seed, seed.wrapping_add(moves));
        let Report { action, lines, playouts, .. } = bot.choose(&view, self.budget);
        let action = action.to_string();
        let explain = |line: &bots::Line<G::Action>| line.explain(self.job.seat, game.players());
        let mut best: Vec<_> = lines.iter().map(explain).collect();
        if best.is_empty() {
            best.push(unexplained(action.clone()));
        }
        Thought { action, best, playouts }
    }
}

/// The only legal action, or the choice of a bot that does not search.
fn unexplained(action: String) -> Explained {
    let line = vec![action.clone()];
    Explained { action, visits: 0, win: Vec::new(), points: Vec::new(), margin: 0.0, line }
}

impl Thinking<'_> {
    /// The seat's memory of the whole game. What it forgets comes from the seed, so that it stays
    /// forgotten.
    fn remembered<G: Insight>(&self, played: &Match<G>) -> Watcher<G> {
        let (game, job) = (played.game(), self.job);
        let mut watcher = Watcher::new(game, job.seat, job.level.forgets(), job.seed);
        played.actions().for_each(|action| watcher.see(game, action));
        watcher
    }
}
