//! What the arena asks of a player, and our own bots as players.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use bots::{Bot, Level, View, Watcher};
use rules::{Insight, Seat};

use crate::Limits;
use crate::fault::{Fault, FaultCode};

/// A player with one seat or several.
pub(crate) trait Player<G: Insight> {
    /// Starts a game.
    fn begin(&mut self, _game: &G) -> Result<(), Fault> {
        Ok(())
    }

    /// Chooses for the seat whose turn it is in `state`; the turn has taken `spent` so far.
    fn choose(&mut self, game: &G, state: &G::State, spent: Duration) -> Result<G::Action, Fault>;

    /// Sees an action of any player, including its own.
    fn see(&mut self, game: &G, action: G::Action) -> Result<(), Fault>;

    /// Is removed after a fault.
    fn dismiss(&mut self) {}
}

/// One of our own bots on one seat.
pub(crate) struct LevelPlayer<G: Insight> {
    bot: Box<dyn Bot<G>>,
    level: Level,
    limits: Limits,
    /// What it remembers, if something is hidden.
    watcher: Option<Watcher<G>>,
}

impl<G: Insight + Sync + 'static> LevelPlayer<G> {
    pub(crate) fn new(level: Level, limits: Limits, seed: u64) -> LevelPlayer<G> {
        LevelPlayer { bot: level.bot(seed), level, limits, watcher: None }
    }

    /// The same bot, but it has to remember what it saw.
    pub(crate) fn watching(self, game: &G, seat: Seat, seed: u64) -> LevelPlayer<G> {
        let watcher = Watcher::new(game, seat, self.level.forgets(), seed);
        LevelPlayer { watcher: Some(watcher), ..self }
    }
}

impl<G: Insight> Player<G> for LevelPlayer<G> {
    fn choose(&mut self, game: &G, state: &G::State, spent: Duration) -> Result<G::Action, Fault> {
        let view = match &self.watcher {
            Some(watcher) => watcher.view(game),
            None => View::open(game, state),
        };
        let budget = self.limits.next_choice(spent).budget(self.level);
        guarded(|| self.bot.choose(&view, &budget).action)
    }

    fn see(&mut self, game: &G, action: G::Action) -> Result<(), Fault> {
        let Some(watcher) = &mut self.watcher else { return Ok(()) };
        guarded(|| watcher.see(game, action))
    }
}

/// A panic in one bot must not end the games of the others.
fn guarded<T>(thought: impl FnOnce() -> T) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(thought))
        .map_err(|panic| Fault::new(FaultCode::Panicked, what_it_said(&*panic)))
}

fn what_it_said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
