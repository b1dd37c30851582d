//! Plays one game from start to end.

use std::time::{Duration, Instant};

use rules::{Game, Insight, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::fault::{Fault, FaultCode};
use crate::lots::{fall, lot};
use crate::player::Player;

/// A game with more actions than this has stalled.
pub const MOST_ACTIONS: usize = 20_000;

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the schedule, from zero.
    pub game: usize,
    /// The bot of every seat.
    pub seats: Vec<usize>,
    /// The winning seats, from zero; several if they are tied, none in a stalled game.
    pub winners: Vec<usize>,
    /// The points of every seat.
    pub scores: Vec<i32>,
    /// Number of actions, chance included.
    pub actions: usize,
    /// How it ended.
    pub end: End,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// By the rules.
    Over,
    /// It was stopped after [`MOST_ACTIONS`].
    Stalled,
    /// A bot failed and lost with all its seats.
    Forfeit {
        /// The bot.
        bot: usize,
        /// The reason.
        fault: Fault,
    },
}

impl Played {
    /// The share of the win that a bot has, over all its seats.
    pub fn share(&self, bot: usize) -> f64 {
        let won = self.winners.iter().filter(|&&seat| self.seats[seat] == bot).count();
        ratio(won, self.winners.len().max(1))
    }

    /// The same, but a stalled game counts as tied between all seats.
    pub fn share_or_draw(&self, bot: usize) -> f64 {
        match self.end {
            End::Stalled => ratio(self.seats_of(bot), self.seats.len()),
            End::Over | End::Forfeit { .. } => self.share(bot),
        }
    }

    /// The number of seats that a bot has.
    pub fn seats_of(&self, bot: usize) -> usize {
        self.seats.iter().filter(|&&each| each == bot).count()
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
pub(crate) fn ratio(part: usize, whole: usize) -> f64 {
    part as f64 / whole as f64
}

/// A game and its players.
pub(crate) struct Table<'a, G: Insight> {
    game: &'a G,
    /// The bot of every seat.
    bots: &'a [usize],
    players: Vec<Box<dyn Player<G> + 'a>>,
    /// The index in `players` of each seat's player.
    of_seat: Vec<usize>,
    dice: u64,
    spent: Spent,
}

/// The time a turn has taken so far. A turn is everything a seat chooses until another seat chooses.
#[derive(Default)]
struct Spent {
    seat: Option<Seat>,
    time: Duration,
}

impl Spent {
    /// The time that this seat's turn has taken.
    fn by(&mut self, seat: Seat) -> Duration {
        if self.seat != Some(seat) {
            *self = Spent { seat: Some(seat), time: Duration::ZERO };
        }
        self.time
    }
}

/// The progress of a game.
struct Progress<S> {
    state: S,
    actions: usize,
    rolls: u64,
}

/// A player, by index, and its fault.
type Blame = (usize, Fault);

impl<'a, G: Insight> Table<'a, G> {
    /// An empty table for these bots; its dice depend on `dice` alone.
    pub(crate) fn new(game: &'a G, bots: &'a [usize], dice: u64) -> Table<'a, G> {
        Table {
            game,
            bots,
            players: Vec::new(),
            of_seat: vec![0; bots.len()],
            dice,
            spent: Spent::default(),
        }
    }

    /// Gives these seats to a player.
    pub(crate) fn sit(&mut self, player: Box<dyn Player<G> + 'a>, seats: &[usize]) {
        for &seat in seats {
            self.of_seat[seat] = self.players.len();
        }
        self.players.push(player);
    }

    /// Plays until the end, or until told to stop.
    pub(crate) fn play(mut self, number: usize, leave_off: &dyn Fn() -> bool) -> Option<Played> {
        let mut progress = Progress { state: self.game.start(), actions: 0, rolls: 0 };
        let mut step = self.begin().map(|()| None);
        let end = loop {
            match step {
                Ok(None) if leave_off() => return None,
                Ok(None) => step = self.step(&mut progress),
                Ok(Some(end)) => break end,
                Err((player, fault)) => break self.forfeit(player, fault),
            }
        };
        Some(self.result(number, &progress, end))
    }

    fn begin(&mut self) -> Result<(), Blame> {
        let mut players = self.players.iter_mut().enumerate();
        players
            .try_for_each(|(index, player)| player.begin(self.game).map_err(|fault| (index, fault)))
    }

    /// Plays one action, or returns how the game ended.
    fn step(&mut self, progress: &mut Progress<G::State>) -> Result<Option<End>, Blame> {
        let action = match self.game.turn(&progress.state) {
            Turn::Over => return Ok(Some(End::Over)),
            _ if progress.actions == MOST_ACTIONS => return Ok(Some(End::Stalled)),
            Turn::Chance => {
                progress.rolls += 1;
                roll(self.game, &progress.state, lot(&[self.dice, progress.rolls]))
            }
            Turn::Seat(seat) => self.decide(&progress.state, seat)?,
        };
        progress.actions += 1;
        self.carry_out(&mut progress.state, action).map(|()| None)
    }

    /// Asks the player of the seat, and checks the answer.
    fn decide(&mut self, state: &G::State, seat: Seat) -> Result<G::Action, Blame> {
        let player = self.of_seat[seat.index()];
        let (spent, start) = (self.spent.by(seat), Instant::now());
        let chosen = self.players[player].choose(self.game, state, spent);
        self.spent.time += start.elapsed();
        let action = chosen.map_err(|fault| (player, fault))?;
        match self.game.check(state, action) {
            Ok(()) => Ok(action),
            Err(_) => Err((player, Fault::new(FaultCode::Illegal, action.to_string()))),
        }
    }

    fn carry_out(&mut self, state: &mut G::State, action: G::Action) -> Result<(), Blame> {
        self.game.play_unchecked(state, action);
        for (index, player) in self.players.iter_mut().enumerate() {
            player.see(self.game, action).map_err(|fault| (index, fault))?;
        }
        Ok(())
    }

    fn forfeit(&mut self, player: usize, fault: Fault) -> End {
        self.players[player].dismiss();
        let seat = self.of_seat.iter().position(|&each| each == player);
        End::Forfeit { bot: self.bots[seat.expect("every player has a seat")], fault }
    }

    fn result(&self, game: usize, progress: &Progress<G::State>, end: End) -> Played {
        let Progress { state, actions, .. } = progress;
        let winners = match &end {
            End::Over => self.game.winners(state).iter().map(Seat::index).collect(),
            End::Stalled => Vec::new(),
            End::Forfeit { bot, .. } => {
                (0..self.bots.len()).filter(|&seat| self.bots[seat] != *bot).collect()
            }
        };
        let scores = self.game.scores(state).to_vec();
        Played { game, seats: self.bots.to_vec(), winners, scores, actions: *actions, end }
    }
}

/// The outcome of chance for this random number.
fn roll<G: Game>(game: &G, state: &G::State, lot: u64) -> G::Action {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    legal[fall(lot, legal.iter().map(|&action| game.weight(state, action)))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_lasts_until_another_seat_chooses() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let mut spent = Spent::default();
        assert_eq!(spent.by(first), Duration::ZERO);
        spent.time += Duration::from_millis(300);
        assert_eq!(spent.by(first), Duration::from_millis(300));
        assert_eq!(spent.by(second), Duration::ZERO);
        assert_eq!(spent.by(first), Duration::ZERO);
    }
}
