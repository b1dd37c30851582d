//! Judges a whole game: a look at every choice and every chance event, in order.

use bots::Value;
use protocol::ReviewMark;
use rules::{Game, Insight, MAX_SEATS, Match, Seat, Turn};

use crate::Settings;
use crate::look::{ChanceLook, ChoiceLook, Halted, Looker, Open};

/// A chance event that gives somebody at least this much is a joker, as in backgammon.
pub const JOKER: f64 = 0.30;

/// The least loss of every mark, worst first. The upper two are those of backgammon programs.
const MARKS: [(ReviewMark, f64); 3] =
    [(ReviewMark::Blunder, 0.08), (ReviewMark::Mistake, 0.02), (ReviewMark::Slip, 0.01)];

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

/// Looks at every choice and chance event of a match, and tells them turn by turn.
pub(crate) fn judge<G: Insight>(
    played: &Match<G>,
    settings: &Settings,
    mut told: impl FnMut(&Event<G::Action>),
) -> Result<Vec<Event<G::Action>>, Halted> {
    let game = played.game();
    let looker = Looker::new(game, settings.playouts, settings.seed, settings.halt.clone());
    let mut judge = Judge { looker, turn: Vec::new(), events: Vec::new() };
    let mut legal = Vec::new();
    for (at, action) in played.actions().enumerate() {
        let from = judge.events.len();
        let before = game.turn(judge.looker.state());
        if is_open(game, judge.looker.state(), &mut legal) {
            judge.look(before, at, action)?;
        }
        judge.looker.advance(action);
        if game.turn(judge.looker.state()) != before {
            judge.end_turn(before)?;
        }
        judge.events[from..].iter().for_each(&mut told);
    }
    Ok(judge.events)
}

struct Judge<'a, G: Game> {
    looker: Looker<'a, G>,
    /// The choices of the turn being played, with their looks.
    turn: Vec<Open<G>>,
    events: Vec<Event<G::Action>>,
}

impl<G: Insight> Judge<'_, G> {
    fn look(&mut self, turn: Turn, at: usize, action: G::Action) -> Result<(), Halted> {
        if let Turn::Seat(_) = turn {
            self.turn.push(self.looker.at_choice(at, action)?);
            return Ok(());
        }
        let ChanceLook { worth, came, outcomes, as_good, as_bad } =
            self.looker.at_chance(action)?;
        let kind = Kind::Chance { outcomes, as_good, as_bad };
        self.events.push(Event { at, action, before: worth.into(), after: came.into(), kind });
        Ok(())
    }

    /// Reads the looks of a turn that is over.
    fn end_turn(&mut self, turn: Turn) -> Result<(), Halted> {
        if let Turn::Seat(seat) = turn {
            let looks = self.looker.read(seat, &self.turn)?;
            for (Open { at, action, .. }, look) in self.turn.drain(..).zip(looks) {
                let ChoiceLook { best, worth, played, line } = look;
                let kind = Kind::Choice { seat, best, line };
                let (before, after) = (worth.into(), played.into());
                self.events.push(Event { at, action, before, after, kind });
            }
        }
        self.looker.tidy();
        Ok(())
    }
}
