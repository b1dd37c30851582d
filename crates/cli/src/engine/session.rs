//! Executes the requests of a program.

use bots::Level;
use catalog::AnyMatch;
use fastrand::Rng;
use phrases::Phrases;
use rules::Refusal;

use super::reply::{Denied, Position, Reply, denied, granted};
use super::request::Request;
use crate::bot_choice::{self, Order};

/// A program's session with the engine: the current match, if there is one.
#[derive(Debug)]
pub struct Session {
    phrases: Phrases,
    played: Option<Box<dyn AnyMatch>>,
}

impl Default for Session {
    /// A session with English messages.
    fn default() -> Session {
        Session::new(Phrases::english())
    }
}

impl Session {
    /// A session with messages in this language.
    pub fn new(phrases: Phrases) -> Session {
        Session { phrases, played: None }
    }

    pub(crate) fn answer(&mut self, request: Request) -> String {
        match self.grant(request) {
            Ok(reply) => granted(reply),
            Err(error) => self.deny(error),
        }
    }

    pub(crate) fn deny(&self, error: impl Into<Denied>) -> String {
        denied(&error.into(), &self.phrases)
    }

    fn grant(&mut self, request: Request) -> Result<Reply, Denied> {
        match request {
            Request::New { game, rules, players, options, map } => {
                let game = catalog::find(&game)?;
                let players = usize::try_from(players).unwrap_or(usize::MAX);
                let newest = *game.versions.end();
                let rules = rules.map_or(newest, |rules| u32::try_from(rules).unwrap_or(u32::MAX));
                let mut played = game.new_match_by(rules, players, &options)?;
                if let Some(map) = map {
                    catalog::name_map(&mut *played, &map)?;
                }
                self.played = Some(played);
            }
            Request::Load { record } => self.played = Some(catalog::load(&record)?),
            Request::Play { action } => self.played()?.play(&action)?,
            Request::Undo => {
                self.played()?.undo().ok_or_else(|| Refusal::new("nothing-to-undo"))?;
            }
            Request::Position | Request::Quit => {}
            Request::Record => return Ok(Reply::record(self.played()?)),
            Request::State => return Ok(Reply::state(self.played()?)),
            Request::Go { bot, limits, seed } => {
                // Integers up to 2^53 are exact in the JSON of every language.
                let seed = seed.unwrap_or_else(|| Rng::new().u64(..1 << 53));
                let order = Order { level: bot.parse::<Level>()?, limits, seed };
                let chosen = bot_choice::choose(self.played()?, &order)?;
                return Ok(Reply::choice(&order, chosen));
            }
        }
        Ok(Reply::Position(Position::of(self.played()?)))
    }

    fn played(&mut self) -> Result<&mut dyn AnyMatch, Refusal> {
        match &mut self.played {
            Some(played) => Ok(&mut **played),
            None => Err(Refusal::new("no-game")),
        }
    }
}
