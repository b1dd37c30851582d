//! A bot's choice, made away from the table and brought back.

use bots::{Budget, Level, View, Watcher};
use catalog::Visit;
use rules::{Insight, Match, Seat, Tabletop};

use crate::{Answer, Moment, Refusal, Table, Version};

/// What a bot needs to choose an action on another thread or machine.
///
/// It holds what has happened in the game, which everybody saw, and nothing about future dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotJob {
    /// The seat to choose for.
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
        let seed = self.dice.number(&format!("bot {} {seat}", self.id));
        let memory = self.setup.plays_memory();
        Some(BotJob { seat, level, version: self.version, record, memory, seed })
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
    /// Chooses an action, in notation.
    ///
    /// In memory play the bot knows what it has seen and not forgotten. The same job gives the same
    /// choice unless the budget is a time.
    ///
    /// # Panics
    ///
    /// Never, unless the game itself is at fault: the record was played before.
    pub fn choose(&self, budget: &Budget) -> String {
        let played = catalog::load(&self.record).expect("the record of a table can be played");
        catalog::visit(&*played, Thought { job: self, budget })
    }
}

struct Thought<'a> {
    job: &'a BotJob,
    budget: &'a Budget,
}

impl Visit for Thought<'_> {
    type Out = String;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> String {
        let game = played.game();
        let view = if self.job.memory {
            self.remembered(played).view(game)
        } else {
            View::open(game, played.state())
        };
        let moves = played.actions().len() as u64;
        let seed = self.job.seed;
        let mut bot = self.job.level.bot_of_game::<G>(seed, seed.wrapping_add(moves));
        bot.choose(&view, self.budget).action.to_string()
    }
}

impl Thought<'_> {
    /// The seat's memory of the whole game. What it forgets comes from the seed, so that it stays
    /// forgotten.
    fn remembered<G: Insight>(&self, played: &Match<G>) -> Watcher<G> {
        let (game, job) = (played.game(), self.job);
        let mut watcher = Watcher::new(game, job.seat, job.level.forgets(), job.seed);
        played.actions().for_each(|action| watcher.see(game, action));
        watcher
    }
}
