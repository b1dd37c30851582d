//! Who waits for a bot, and in which order: networks take turns, and so do the tables of each.
//!
//! Bots that answer in milliseconds have a lane of their own, so that nobody waits for a strong one
//! to be done thinking. In both lanes a network with forty tables gets no more than one with a
//! single table.

use std::collections::VecDeque;
use std::net::IpAddr;

use bots::Level;

/// How long a bot thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Milliseconds.
    Quick,
    /// Up to seconds.
    Slow,
}

impl Lane {
    pub(crate) fn of(level: Level) -> Lane {
        match level {
            Level::Random
            | Level::One
            | Level::Two
            | Level::Three
            | Level::Four
            | Level::Five
            | Level::Six
            | Level::Seven
            | Level::Eight => Lane::Quick,
            Level::Nine | Level::Ten | Level::Uct => Lane::Slow,
        }
    }
}

/// A bot that has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BotTurn {
    pub(crate) lane: Lane,
    /// The network that asked last for something at the table; none if that is not known, or if it
    /// is this machine.
    pub(crate) network: Option<IpAddr>,
}

/// What waits, in both lanes.
#[derive(Debug)]
pub(crate) struct Waiting<T> {
    quick: FairLine<T>,
    slow: FairLine<T>,
}

impl<T> Default for Waiting<T> {
    fn default() -> Waiting<T> {
        Waiting { quick: FairLine::default(), slow: FairLine::default() }
    }
}

/// Which work a thread does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Worker {
    /// Only quick bots, so that one is never kept waiting by slow ones.
    Quick,
    /// Slow bots first, and quick ones if no slow one waits.
    Any,
}

impl<T> Waiting<T> {
    pub(crate) fn push(&mut self, turn: BotTurn, table: T) {
        self.lane(turn.lane).push(turn.network, table);
    }

    /// The table that is next for a worker.
    pub(crate) fn pop(&mut self, worker: Worker) -> Option<(Lane, T)> {
        let slow = match worker {
            Worker::Any => self.slow.pop().map(|table| (Lane::Slow, table)),
            Worker::Quick => None,
        };
        slow.or_else(|| self.quick.pop().map(|table| (Lane::Quick, table)))
    }

    /// Whether there is something to do for a worker.
    pub(crate) fn has_work(&self, worker: Worker) -> bool {
        self.quick.len > 0 || (worker == Worker::Any && self.slow.len > 0)
    }

    pub(crate) fn len(&self) -> usize {
        self.quick.len + self.slow.len
    }

    /// How many wait in a lane.
    pub(crate) fn len_of(&self, lane: Lane) -> usize {
        match lane {
            Lane::Quick => self.quick.len,
            Lane::Slow => self.slow.len,
        }
    }

    fn lane(&mut self, lane: Lane) -> &mut FairLine<T> {
        match lane {
            Lane::Quick => &mut self.quick,
            Lane::Slow => &mut self.slow,
        }
    }
}

/// Tables by network. The first network is next, unless it was served just now.
#[derive(Debug)]
struct FairLine<T> {
    networks: VecDeque<(Option<IpAddr>, VecDeque<T>)>,
    /// Whether the first network was served last: networks that came since then go first.
    first_was_served: bool,
    len: usize,
}

impl<T> Default for FairLine<T> {
    fn default() -> FairLine<T> {
        FairLine { networks: VecDeque::new(), first_was_served: false, len: 0 }
    }
}

impl<T> FairLine<T> {
    fn push(&mut self, network: Option<IpAddr>, table: T) {
        self.len += 1;
        match self.networks.iter_mut().find(|(of, _)| *of == network) {
            Some((_, tables)) => tables.push_back(table),
            None => self.networks.push_back((network, VecDeque::from([table]))),
        }
    }

    fn pop(&mut self) -> Option<T> {
        if self.first_was_served {
            self.networks.rotate_left(1);
        }
        let (_, tables) = self.networks.front_mut()?;
        let table = tables.pop_front()?;
        self.first_was_served = !tables.is_empty();
        if tables.is_empty() {
            self.networks.pop_front();
        }
        self.len -= 1;
        Some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(lane: Lane, host: u8) -> BotTurn {
        BotTurn { lane, network: Some(IpAddr::from([198, 51, 100, host])) }
    }

    fn all(waiting: &mut Waiting<&'static str>, worker: Worker) -> Vec<&'static str> {
        std::iter::from_fn(|| waiting.pop(worker)).map(|(_, table)| table).collect()
    }

    #[test]
    fn networks_take_turns_and_so_do_their_tables() {
        let mut waiting = Waiting::default();
        for (host, table) in [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")] {
            waiting.push(turn(Lane::Slow, host), table);
        }
        assert_eq!(waiting.len(), 6);
        assert_eq!(all(&mut waiting, Worker::Any), ["a1", "b1", "c1", "a2", "b2", "a3"]);
        assert_eq!(waiting.len(), 0);
    }

    /// Forty tables with strong bots from one network: a weak bot of somebody else is next, and a
    /// strong one too.
    #[test]
    fn a_network_with_many_tables_does_not_keep_others_waiting() {
        let mut waiting = Waiting::default();
        for _ in 0..40 {
            waiting.push(turn(Lane::Slow, 1), "master");
        }
        assert_eq!(waiting.pop(Worker::Any), Some((Lane::Slow, "master")));
        waiting.push(turn(Lane::Quick, 2), "level 2");
        waiting.push(turn(Lane::Slow, 3), "one master");
        assert!(waiting.has_work(Worker::Quick));
        assert_eq!(waiting.pop(Worker::Quick), Some((Lane::Quick, "level 2")));
        assert_eq!(waiting.pop(Worker::Quick), None, "a quick thread never thinks for long");
        assert_eq!(waiting.pop(Worker::Any), Some((Lane::Slow, "one master")));
        assert_eq!(waiting.pop(Worker::Any), Some((Lane::Slow, "master")));
        assert_eq!(waiting.len_of(Lane::Slow), 38);
    }

    #[test]
    fn a_network_that_comes_again_and_again_does_not_keep_the_others_waiting() {
        let mut waiting = Waiting::default();
        (0..3).for_each(|_| waiting.push(turn(Lane::Quick, 1), "many"));
        let mut served = Vec::new();
        for _ in 0..6 {
            waiting.push(turn(Lane::Quick, 2), "again");
            served.extend(waiting.pop(Worker::Quick).map(|(_, table)| table));
        }
        assert_eq!(served.iter().filter(|table| **table == "many").count(), 3);
    }

    #[test]
    fn an_idle_thread_for_slow_bots_does_quick_work_too() {
        let mut waiting = Waiting::default();
        waiting.push(turn(Lane::Quick, 1), "quick");
        waiting.push(turn(Lane::Slow, 1), "slow");
        assert_eq!(all(&mut waiting, Worker::Any), ["slow", "quick"]);
    }
}
