mod contests;
mod dice;
#[cfg(unix)]
mod engines;
mod journals;
mod numbers;
mod ratings;
mod schedules;
mod sprt;

use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use self::dice::Dice;
use crate::{Contest, Contestant, Limits, Played, Schedule, Sight, Watch, contestants};

/// A watcher that never stops a contest.
struct Idle;

impl Watch for Idle {
    fn see(&mut self, _: &Played, _: &[Played]) -> io::Result<ControlFlow<()>> {
        Ok(ControlFlow::Continue(()))
    }
}

/// A contest of the dice game.
struct Trial {
    game: Dice,
    contestants: Vec<Contestant>,
    schedule: Schedule,
    seed: u64,
    sight: Sight,
    grace: Duration,
    jobs: usize,
}

impl Trial {
    fn new(players: usize, bots: &str, games: usize) -> Trial {
        Trial::with_engines(players, bots, &[], games)
    }

    fn with_engines(players: usize, bots: &str, engines: &[&str], games: usize) -> Trial {
        let engines: Vec<String> = engines.iter().map(|&each| each.to_owned()).collect();
        let contestants = contestants(bots, &engines, Limits::default()).unwrap();
        Trial {
            game: Dice { players, rounds: 6 },
            schedule: Schedule::of_match(contestants.len(), players, games).unwrap(),
            contestants,
            seed: 5,
            sight: Sight::Open,
            grace: Duration::from_secs(20),
            jobs: 2,
        }
    }

    fn contest(&self) -> Contest<'_, Dice> {
        Contest {
            game: &self.game,
            contestants: &self.contestants,
            schedule: &self.schedule,
            seed: self.seed,
            sight: self.sight,
            grace: self.grace,
            jobs: self.jobs,
        }
    }

    fn run(&self) -> Vec<Played> {
        self.contest().run(Vec::new(), &mut Idle).unwrap()
    }
}

/// The wins of the first bot.
fn wins(played: &[Played]) -> f64 {
    played.iter().map(|each| each.share(0)).sum()
}
