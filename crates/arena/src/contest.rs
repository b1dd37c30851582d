//! Plays all games of a contest, several at a time.

use std::collections::BTreeMap;
use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use bots::{Halt, Level};
use rules::{Insight, Seat, Tabletop};

use crate::engine::{Engine, EnginePlayer};
use crate::lots::lot;
use crate::player::LevelPlayer;
use crate::table::{Played, Table};
use crate::{Contestant, Fixture, Limits, Mind, Schedule};

/// A contest: the game, the bots and how they meet.
#[derive(Debug)]
pub struct Contest<'a, G> {
    /// The rules.
    pub game: &'a G,
    /// The bots.
    pub contestants: &'a [Contestant],
    /// The seats of every game.
    pub schedule: &'a Schedule,
    /// The same seed gives the same dice, and the same choices of bots without a time limit.
    pub seed: u64,
    /// What our own bots see.
    pub sight: Sight,
    /// Extra time for the answers of programs.
    pub grace: Duration,
    /// Number of games played at the same time.
    pub jobs: usize,
}

/// What our own bots see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Everything.
    Open,
    /// Only what happens; they must remember it.
    Memory,
}

/// Follows a contest while it is played, and can stop it.
pub trait Watch {
    /// Called once at the start, with the finished games up to the first unfinished one; can stop
    /// the contest.
    fn begin(&mut self, _in_order: &[Played]) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Called after each game, with that game and with all games `in_order` up to the first
    /// unfinished one; can stop the contest.
    ///
    /// `in_order` does not depend on how many games are played at the same time.
    fn see(&mut self, played: &Played, in_order: &[Played]) -> io::Result<ControlFlow<()>>;
}

/// What a random number is for; part of its key.
#[derive(Clone, Copy)]
enum Purpose {
    Dice,
    Bot,
    Memory,
}

impl<G: Tabletop + Insight + Send + Sync + 'static> Contest<'_, G> {
    /// Plays all games that are not among the `finished`, and returns all games in order.
    ///
    /// If `watch` stops the contest, games after the first unfinished one are dropped.
    pub fn run(&self, finished: Vec<Played>, watch: &mut dyn Watch) -> io::Result<Vec<Played>> {
        self.run_until(finished, watch, &Halt::default())
    }

    /// The same; `halt` ends it before the next action of every game that is being played.
    pub fn run_until(
        &self,
        finished: Vec<Played>,
        watch: &mut dyn Watch,
        halt: &Halt,
    ) -> io::Result<Vec<Played>> {
        let mut order = InOrder::default();
        for played in finished {
            order.put(played);
        }
        let todo: Vec<usize> =
            (0..self.schedule.games()).filter(|&game| !order.has(game)).collect();
        if watch.begin(&order.prefix).is_break() {
            return Ok(order.prefix);
        }
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        thread::scope(|scope| {
            let (results, arrived) = channel();
            for _ in 0..self.jobs.clamp(1, todo.len().max(1)) {
                let (results, todo, next, stop) = (results.clone(), &todo, &next, &stop);
                let stopped = || stop.load(Ordering::Relaxed) || halt.is_set();
                scope.spawn(move || self.work(todo, next, &stopped, &results));
            }
            drop(results);
            for played in arrived {
                order.put(played.clone());
                let flow = watch.see(&played, &order.prefix);
                if !matches!(flow, Ok(ControlFlow::Continue(()))) {
                    stop.store(true, Ordering::Relaxed);
                    return flow.map(drop);
                }
            }
            Ok(())
        })?;
        Ok(order.prefix)
    }

    /// Plays one game after the other until none is left.
    fn work(
        &self,
        todo: &[usize],
        next: &AtomicUsize,
        stopped: &dyn Fn() -> bool,
        to: &Sender<Played>,
    ) {
        let mut engines: Vec<Option<Engine>> =
            self.contestants.iter().map(|contestant| self.engine(contestant)).collect();
        while let Some(&game) = todo.get(next.fetch_add(1, Ordering::Relaxed)) {
            let fixture = self.schedule.fixture(game);
            let table = self.table(&fixture, &mut engines);
            let Some(played) = table.play(game, stopped) else { return };
            if to.send(played).is_err() {
                return;
            }
        }
    }

    fn engine(&self, contestant: &Contestant) -> Option<Engine> {
        match &contestant.mind {
            Mind::Level(_) => None,
            Mind::Program { command, .. } => Some(Engine::new(command.clone(), self.grace)),
        }
    }

    fn table<'a>(
        &'a self,
        fixture: &'a Fixture,
        engines: &'a mut [Option<Engine>],
    ) -> Table<'a, G> {
        let dice = self.lot(Purpose::Dice, fixture.deal, 0);
        let mut table = Table::new(self.game, &fixture.seats, dice);
        for (bot, (contestant, engine)) in self.contestants.iter().zip(engines).enumerate() {
            let seats: Vec<usize> = fixture.seats_of(bot).collect();
            match (&contestant.mind, engine) {
                (Mind::Level(level), _) => {
                    for seat in seats {
                        let player = self.level(fixture, *level, contestant.limits, seat);
                        table.sit(Box::new(player), &[seat]);
                    }
                }
                (Mind::Program { plays_as, .. }, Some(engine)) if !seats.is_empty() => {
                    let seed = self.lot(Purpose::Bot, fixture.game, bot);
                    let player = EnginePlayer::new(engine, plays_as, contestant.limits, seed);
                    table.sit(Box::new(player), &seats);
                }
                (Mind::Program { .. }, _) => {}
            }
        }
        table
    }

    fn level(
        &self,
        fixture: &Fixture,
        level: Level,
        limits: Limits,
        seat: usize,
    ) -> LevelPlayer<G> {
        let seed = self.lot(Purpose::Bot, fixture.game, seat);
        let player = LevelPlayer::new(level, limits, seed);
        match self.sight {
            Sight::Open => player,
            Sight::Memory => {
                let seed = self.lot(Purpose::Memory, fixture.game, seat);
                player.watching(self.game, Seat::new(seat), seed)
            }
        }
    }

    fn lot(&self, purpose: Purpose, number: usize, index: usize) -> u64 {
        lot(&[self.seed, purpose as u64, number as u64, index as u64])
    }
}

/// Finished games, put back in order.
#[derive(Default)]
struct InOrder {
    /// All games up to the first missing one.
    prefix: Vec<Played>,
    later: BTreeMap<usize, Played>,
}

impl InOrder {
    fn put(&mut self, played: Played) {
        self.later.insert(played.game, played);
        while let Some(next) = self.later.remove(&self.prefix.len()) {
            self.prefix.push(next);
        }
    }

    fn has(&self, game: usize) -> bool {
        game < self.prefix.len() || self.later.contains_key(&game)
    }
}
