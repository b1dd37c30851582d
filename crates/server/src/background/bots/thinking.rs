//! Bots that think right now. When others come to wait, those that have thought long enough answer
//! with the best they have.

use std::time::{Duration, Instant};

use bots::Halt;

/// The bots that think.
#[derive(Debug, Default)]
pub(crate) struct Thinking {
    bots: Vec<Thinker>,
    numbers: u64,
}

#[derive(Debug)]
struct Thinker {
    number: u64,
    since: Instant,
    halt: Halt,
}

impl Thinking {
    /// A bot begins to think; it ends by its number.
    pub(crate) fn begin(&mut self, now: Instant) -> (u64, Halt) {
        self.numbers += 1;
        let (number, halt) = (self.numbers, Halt::default());
        self.bots.push(Thinker { number, since: now, halt: halt.clone() });
        (number, halt)
    }

    pub(crate) fn end(&mut self, number: u64) {
        self.bots.retain(|bot| bot.number != number);
    }

    /// Halts those that have thought for this long.
    pub(crate) fn hurry(&self, now: Instant, most: Duration) {
        let are_late = |bot: &&Thinker| now.saturating_duration_since(bot.since) >= most;
        self.bots.iter().filter(are_late).for_each(|bot| bot.halt.halt());
    }

    pub(crate) fn halt_all(&self) {
        self.bots.iter().for_each(|bot| bot.halt.halt());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_has_thought_long_enough_answers_when_others_wait() {
        let (mut thinking, start) = (Thinking::default(), Instant::now());
        let after = |millis| start + Duration::from_millis(millis);
        let (_, early) = thinking.begin(start);
        let (number, late) = thinking.begin(after(300));
        thinking.hurry(after(400), Duration::from_millis(500));
        assert!(!early.is_set() && !late.is_set());
        thinking.hurry(after(400), Duration::from_millis(200));
        assert!(early.is_set() && !late.is_set());
        thinking.end(number);
        thinking.halt_all();
        assert!(!late.is_set(), "it is done");
    }
}
