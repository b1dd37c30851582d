//! What people contribute to the dice before the game starts: promised, then revealed.
//!
//! The seats are closed between the two, so that nothing that the dice depend on can be chosen by
//! somebody who has seen a contribution. A change of seats after that begins another round,
//! with new contributions, and the record counts the rounds.

use crate::state::seats::Person;
use crate::{Binding, Contribution, Moment, Pace, Scheme, SetupHash, Table};

/// How long a table that starts by itself waits for promises, in milliseconds: longer than a page
/// takes to connect, and short for programs that promise nothing.
const PROMISE_WAIT: u64 = 2_000;

/// How long it waits for promised contributions, in milliseconds.
const REVEAL_WAIT: u64 = 15_000;

/// How far the contributions of a table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contributions {
    pub(crate) scheme: Scheme,
    /// When the seats were closed; none while promises are made.
    pub(crate) closed: Option<Moment>,
    /// Counted from one.
    pub(crate) round: u32,
    /// When the seats last changed.
    pub(crate) seated: Moment,
}

impl Contributions {
    pub(crate) fn new(scheme: Scheme, at: Moment) -> Contributions {
        Contributions { scheme, closed: None, round: 1, seated: at }
    }
}

impl Table {
    /// Whether players contribute to the dice of this table.
    pub(crate) fn takes_contributions(&self) -> bool {
        self.contributions.scheme == Scheme::Contributions
    }

    /// Whether the game starts without its host: strangers meet, or it was opened that way.
    pub(crate) fn starts_itself(&self) -> bool {
        self.setup.pairing || self.setup.starts
    }

    /// Whether every seat is taken, by at least one person.
    pub(crate) fn is_taken(&self) -> bool {
        self.seats.count_open() == 0 && !self.seats.present().is_empty()
    }

    pub(crate) fn has_promises(&self) -> bool {
        self.seats.people().any(|(_, person)| person.promise.is_some())
    }

    /// Whether everybody has promised a contribution.
    pub(crate) fn all_promised(&self) -> bool {
        self.seats.people().all(|(_, person)| person.promise.is_some())
    }

    /// Whether everybody who promised a contribution has revealed it.
    pub(crate) fn all_revealed(&self) -> bool {
        let is_waited_for =
            |person: &Person| person.promise.is_some() && person.contribution.is_none();
        !self.seats.people().any(|(_, person)| is_waited_for(person))
    }

    /// When a table that starts by itself waits no longer.
    pub(crate) fn start_deadline(&self) -> Option<Moment> {
        if self.play.is_some() || self.closed || !self.starts_itself() || !self.is_taken() {
            return None;
        }
        // A player who agreed to a rematch of a slow game may come back days later.
        let slow = match self.setup.pace {
            Pace::Days { .. } => self.setup.pace.allowance(),
            Pace::Unhurried | Pace::Live { .. } => None,
        };
        let promises = slow.filter(|_| self.rematch_of.is_some()).unwrap_or(PROMISE_WAIT);
        Some(match self.contributions.closed {
            None => self.contributions.seated.after(promises),
            Some(closed) => closed.after(slow.unwrap_or(REVEAL_WAIT)),
        })
    }

    /// What everybody contributed, by the numbers of the seats; none where it is missing. Bots
    /// contribute nothing.
    pub(crate) fn contributed(&self) -> Vec<(usize, Option<Contribution>)> {
        self.seats.people().map(|(seat, person)| (seat.number(), person.contribution)).collect()
    }

    /// The seats change: what was revealed is worth nothing any more.
    pub(crate) fn change_seats(&mut self, at: Moment) {
        let mut revealed = false;
        for person in self.seats.people_mut().filter(|person| person.contribution.is_some()) {
            (person.promise, person.contribution) = (None, None);
            revealed = true;
        }
        let contributions = &mut self.contributions;
        (contributions.closed, contributions.seated) = (None, at);
        contributions.round += u32::from(revealed);
        self.setup_hash.take();
    }

    /// What the dice will depend on besides seed and contributions; none while seats are open, and
    /// once the game has started.
    pub(crate) fn setup_hash(&self) -> Option<SetupHash> {
        if self.play.is_some() || !self.takes_contributions() {
            return None;
        }
        *self.setup_hash.get_or_init(|| {
            let game = self.is_taken().then(|| self.new_match().ok())??;
            let (opening, round) = (self.setup.opening.len(), self.contributions.round);
            let people = self.seats.people().map(|(seat, _)| seat.number());
            Some(SetupHash::new(&self.id, game.record(), opening, round, people))
        })
    }

    /// The game starts: from now on its rolls are fixed.
    pub(crate) fn bind_dice(&mut self) {
        if !self.takes_contributions() {
            return;
        }
        let Some(play) = &self.play else { return };
        let (opening, round) = (self.setup.opening.len(), self.contributions.round);
        let record = play.game.record();
        let binding = Binding::new(&self.id, record, opening, round, &self.contributed());
        self.dice.bind(&binding);
    }
}
