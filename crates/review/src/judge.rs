//! Judges a whole game: a look at every choice and every chance event, in order.

use bots::Value;
use protocol::ReviewMark;
use rules::{Game, Insight, MAX_SEATS, Match, Seat, Turn};

use crate::Settings;
use crate::look::{ChanceLook, Halted, Looker, Next, Open};

/// A chance event that gives somebody at least this much is a joker, as in backgammon.
pub const JOKER: f64 = 0.30;

/// The least loss of every mark, worst first. The upper two are those of backgammon programs.
const MARKS: [(ReviewMark, f64); 3] =
    [(ReviewMark::Blunder, 0.08), (ReviewMark::Mistake, 0.02), (ReviewMark::Slip, 0.01)];

/// The next look sees further, and often values what came differently. This share of the difference
/// belongs to what came; the rest would be true of the other outcomes as well. Measured: see
/// `docs/review.md`.
const LATER_SHARE: f64 = 0.4;

/// How bad a choice is that gives away this much of the chance to win.
///
/// ```
/// use protocol::ReviewMark;
///
/// assert_eq!(review::mark(0.08), Some(ReviewMark::Blunder));
/// assert_eq!(review::mark(0.079), Some(ReviewMark::Mistake));
/// assert_eq!(review::mark(0.01), Some(ReviewMark::Slip));
/// assert_eq!(review::mark(0.009), None);
/// ```
pub fn mark(loss: f64) -> Option<ReviewMark> {
    MARKS.into_iter().find(|&(_, least)| loss >= least).map(|(mark, _)| mark)
}

/// What something is worth to every seat, in double precision.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth {
    pub(crate) win: [f64; MAX_SEATS],
    pub(crate) points: [f64; MAX_SEATS],
}

impl Worth {
    /// The worth of this position over that one.
    pub(crate) fn minus(&self, other: &Worth) -> Worth {
        Worth {
            win: std::array::from_fn(|seat| self.win[seat] - other.win[seat]),
            points: std::array::from_fn(|seat| self.points[seat] - other.points[seat]),
        }
    }

    /// This and a share of what is missing to the other.
    fn towards(&self, other: &Worth, share: f64) -> Worth {
        let rest = other.minus(self);
        Worth {
            win: std::array::from_fn(|seat| self.win[seat] + share * rest.win[seat]),
            points: std::array::from_fn(|seat| self.points[seat] + share * rest.points[seat]),
        }
    }

    /// What a finished game was worth.
    pub(crate) fn of_end<G: Game>(game: &G, state: &G::State) -> Worth {
        let winners = game.winners(state);
        let mut worth = Worth::default();
        for seat in Seat::all(game.players()) {
            let shared_by = u32::try_from(winners.len()).unwrap_or(u32::MAX);
            let share = if winners.contains(seat) { 1.0 / f64::from(shared_by) } else { 0.0 };
            worth.win[seat.index()] = share;
            worth.points[seat.index()] = f64::from(game.scores(state).of(seat));
        }
        worth
    }
}

impl From<Value> for Worth {
    fn from(value: Value) -> Worth {
        Worth { win: value.win.map(f64::from), points: value.points.map(f64::from) }
    }
}

/// A choice or a chance event that was looked at.
#[derive(Clone, Debug)]
pub(crate) struct Event<A> {
    /// The number of actions before it.
    pub(crate) at: usize,
    /// What was played, or came.
    pub(crate) action: A,
    /// What the position was worth before it.
    pub(crate) before: Worth,
    /// What was played, or came, is worth.
    pub(crate) after: Worth,
    pub(crate) kind: Kind<A>,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind<A> {
    Choice {
        seat: Seat,
        best: A,
        /// How play was expected to go on after the best action, that action first.
        line: Vec<A>,
    },
    Chance {
        outcomes: usize,
        /// What came is worth as this look alone sees it, without the looks after it.
        came: Worth,
        /// How likely an outcome was that is at least as good for each seat as what came.
        as_good: [f64; MAX_SEATS],
        /// How likely one was that is at least as bad.
        as_bad: [f64; MAX_SEATS],
    },
}

impl<A> Event<A> {
    /// What it changed for every seat.
    pub(crate) fn effect(&self) -> Worth {
        self.after.minus(&self.before)
    }

    /// What chance changed for every seat, as the look at it alone sees it; nothing for a choice.
    pub(crate) fn luck_seen(&self) -> Worth {
        match &self.kind {
            Kind::Chance { came, .. } => came.minus(&self.before),
            Kind::Choice { .. } => Worth::default(),
        }
    }
}

/// How many choices and chance events of a match are to be judged.
pub(crate) fn count<G: Game>(played: &Match<G>) -> usize {
    let game = played.game();
    let mut state = game.start();
    let mut legal = Vec::new();
    let mut count = 0;
    for action in played.actions() {
        count += usize::from(is_open(game, &state, &mut legal));
        game.play_unchecked(&mut state, action);
    }
    count
}

/// Whether more than one thing can happen here.
fn is_open<G: Game>(game: &G, state: &G::State, legal: &mut Vec<G::Action>) -> bool {
    game.legal_actions(state, legal);
    legal.len() > 1
}

/// Looks at every choice and chance event of a match, and tells them as soon as they are judged: a
/// stretch from one chance event to the next at a time.
pub(crate) fn judge<G: Insight>(
    played: &Match<G>,
    settings: &Settings,
    mut told: impl FnMut(&Event<G::Action>),
) -> Result<Vec<Event<G::Action>>, Halted> {
    let game = played.game();
    let looker = Looker::new(game, settings.playouts, settings.seed, settings.halt.clone());
    let mut judge = Judge { looker, stretch: Vec::new(), events: Vec::new() };
    let mut legal = Vec::new();
    for (at, action) in played.actions().enumerate() {
        let from = judge.events.len();
        if is_open(game, judge.looker.state(), &mut legal) {
            judge.look(game.turn(judge.looker.state()), at, action)?;
        }
        judge.looker.advance(action);
        judge.events[from..].iter().for_each(&mut told);
    }
    let from = judge.events.len();
    judge.read(None)?;
    judge.events[from..].iter().for_each(&mut told);
    Ok(judge.events)
}

struct Judge<'a, G: Game> {
    looker: Looker<'a, G>,
    /// The looks since the latest chance event, that one first, and who chose.
    stretch: Vec<(Option<Seat>, Open<G>)>,
    events: Vec<Event<G::Action>>,
}

impl<G: Insight> Judge<'_, G> {
    fn look(&mut self, turn: Turn, at: usize, action: G::Action) -> Result<(), Halted> {
        let look = if let Turn::Seat(seat) = turn {
            if !self.looker.has_room() {
                self.read(None)?;
                self.looker.forget();
            }
            (Some(seat), self.looker.at_choice(at, action)?)
        } else {
            let open = self.looker.at_chance(at, action)?;
            self.read(Some(self.looker.next(&open)))?;
            (None, self.looker.keep_only(open))
        };
        self.stretch.push(look);
        Ok(())
    }

    /// Reads the looks of a stretch that is over, the last one first. `next` is what the look after it
    /// says.
    fn read(&mut self, mut next: Option<Next>) -> Result<(), Halted> {
        let from = self.events.len();
        for (chose, open) in self.stretch.drain(..).rev() {
            let (before, after, kind);
            if let Some(seat) = chose {
                let look = self.looker.read_choice(seat, &open, next)?;
                (before, after) = (look.worth.into(), look.played.into());
                kind = Kind::Choice { seat, best: look.best, line: look.line };
                next = Some(look.next);
            } else {
                let look = self.looker.read_chance(&open);
                let came = Worth::from(look.came);
                before = look.worth.into();
                after = next.map_or(came, |next| came.towards(&next.worth.into(), LATER_SHARE));
                let ChanceLook { outcomes, as_good, as_bad, .. } = look;
                kind = Kind::Chance { outcomes, came, as_good, as_bad };
            }
            self.events.push(Event { at: open.at, action: open.action, before, after, kind });
        }
        self.events[from..].reverse();
        Ok(())
    }
}
