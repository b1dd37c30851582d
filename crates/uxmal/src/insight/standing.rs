//! What each seat has.

use rules::Seat;

use super::context::{BLANK, Context};
use super::influence::{CARD_POINTS, Swing, Worth, best_swing};
use super::priest_moves::{BEST, MOVES};
use crate::{State, Uxmal};

/// One seat. "Now" points are those of cards and of priests that cannot be lifted in this phase.
#[derive(Clone, Copy, Default)]
pub(super) struct Standing {
    pub(super) fame: i32,
    /// The hand by rank.
    pub(super) hand: [i32; 5],
    pub(super) cards: i32,
    /// What the priests who cannot be lifted would score on every rank, by the rank they are on.
    priests: [[i32; 3]; 5],
    /// How many priests who cannot be lifted stand on blanks.
    pub(super) blanks: i32,
    /// How many will be lifted, and what they would score where they are.
    pub(super) exposed: i32,
    pub(super) exposed_points: i32,
    pub(super) off_board: i32,
    /// If priests stay: how many the next level lifts, and what the others would score after the
    /// rejection.
    pub(super) lifted_next: i32,
    pub(super) points_next: i32,
    /// The most that moving a priest gains, by the cards it costs at most.
    pub(super) moves: [i32; MOVES],
    /// The most that venerating or cursing gains over the average rival, times the rivals.
    pub(super) swing: Swing,
    /// The most that any action but a tile gains, cards counted as a point each.
    pub(super) gain: i32,
    /// What priests off board will score if everybody takes the best space in turn.
    pub(super) off_board_points: i32,
    /// What the phase is likely to bring: also by priests off board and exposed ones.
    pub(super) outlook: i32,
}

/// All seats; unused ones stay empty.
#[inline]
pub(super) fn of_all(game: &Uxmal, state: &State, context: &Context) -> [Standing; 4] {
    let mut standings = [Standing::default(); 4];
    for (seat, standing) in Seat::all(game.players).zip(&mut standings) {
        standing.fame = i32::from(state.scores[seat.index()]);
        standing.take_cards(state, context, seat);
        standing.take_priests(state, context, seat);
    }
    swing_all(&mut standings[..game.players]);
    for standing in &mut standings[..game.players] {
        standing.look_ahead(context, game.players);
    }
    standings
}

impl Standing {
    #[inline]
    fn take_cards(&mut self, state: &State, context: &Context, seat: Seat) {
        let hand = state.hand(seat);
        self.hand = context.idols.map(|idol| i32::from(hand.count(idol)));
        self.cards = i32::from(hand.total());
    }

    #[inline]
    fn take_priests(&mut self, state: &State, context: &Context, seat: Seat) {
        self.off_board = context.priests;
        for cell in state.priests[seat.index()].iter() {
            self.off_board -= 1;
            let (level, rank) = (context.level_at(cell), context.rank_at(cell));
            let points = &context.points[level];
            let now = if context.is_exposed(cell) {
                self.exposed += 1;
                self.exposed_points += points[rank];
                context.guess
            } else if rank == BLANK {
                self.blanks += 1;
                0
            } else {
                for (sum, each) in self.priests[rank].iter_mut().zip(points) {
                    *sum += each;
                }
                points[rank]
            };
            if context.lifted_next.contains(cell) {
                self.lifted_next += 1;
            } else if !context.lifted_next.is_empty() && (2..BLANK).contains(&rank) {
                self.points_next += points[rank - 2];
            }
            for (moves, gain) in (1..).zip(&mut self.moves) {
                *gain = (*gain).max(context.priest_moves.value(cell, moves) - now);
            }
        }
        self.pay_moves();
    }

    /// What the hand cannot pay for gains nothing more.
    #[inline]
    fn pay_moves(&mut self) {
        let mut affordable = 0;
        for (cost, gain) in (1..).zip(&mut self.moves) {
            if cost <= self.cards {
                affordable = affordable.max(*gain);
            }
            *gain = affordable;
        }
    }

    #[inline]
    fn look_ahead(&mut self, context: &Context, players: usize) {
        let best = &context.priest_moves.best;
        let put = if self.off_board > 0 { best[0] } else { 0 };
        let moved = (1..).zip(self.moves).map(|(cost, gain)| gain - cost).max().unwrap_or_default();
        let rivals = i32::try_from(players - 1).unwrap_or(1);
        self.gain = put.max(moved).max(self.swing.any / rivals);
        let in_turn = best.iter().step_by(players).chain([&best[BEST - 1]; 3]);
        self.off_board_points = in_turn.zip(0..self.off_board).map(|(points, _)| points).sum();
        self.outlook = self.now() + self.exposed * context.guess + self.off_board_points;
    }

    /// What priests on this rank score; on ranks 4 and 5, what they would on rank 3.
    #[inline]
    pub(super) fn priests_on(&self, rank: usize) -> i32 {
        self.priests[rank][rank.min(2)]
    }

    /// What the priests would score now.
    #[inline]
    pub(super) fn priest_points(&self) -> i32 {
        (0..3).map(|rank| self.priests[rank][rank]).sum()
    }

    /// What the cards would score now.
    #[inline]
    pub(super) fn card_points(&self) -> i32 {
        self.hand.iter().zip(CARD_POINTS).map(|(count, each)| count * each).sum()
    }

    /// What the seat would score now.
    #[inline]
    pub(super) fn now(&self) -> i32 {
        self.priest_points() + self.card_points()
    }

    /// The cards that are not counted.
    #[inline]
    pub(super) fn kept(&self) -> i32 {
        self.hand[2..].iter().sum()
    }

    /// Actions the seat could take instead of placing a tile.
    #[inline]
    pub(super) fn spare(&self) -> i32 {
        self.cards + self.off_board
    }

    #[inline]
    fn worth(&self, rank: usize, on: usize) -> i32 {
        let priests = if on < 3 { self.priests[rank][on] } else { 0 };
        priests + self.hand[rank] * CARD_POINTS[on]
    }
}

/// Everybody's swing. `players · own - all` is own minus the rivals' average, times the rivals.
#[inline]
fn swing_all(standings: &mut [Standing]) {
    if standings.iter().all(|standing| standing.cards == 0) {
        return;
    }
    let players = i32::try_from(standings.len()).unwrap_or(1);
    let mut all: Worth = [[0; 5]; 5];
    for standing in standings.iter() {
        add_worth(&mut all, standing, 1);
    }
    for standing in standings {
        let mut worth = all.map(|row| row.map(|points| -points));
        add_worth(&mut worth, standing, players);
        standing.swing = best_swing(&worth, &standing.hand, players - 1);
    }
}

#[inline]
fn add_worth(worth: &mut Worth, standing: &Standing, times: i32) {
    for (rank, row) in worth.iter_mut().enumerate() {
        for (on, points) in row.iter_mut().enumerate().take(3) {
            *points += times * standing.worth(rank, on);
        }
    }
}

/// The best that any rival of a seat has.
#[derive(Clone, Copy)]
pub(super) struct Rivals {
    pub(super) fame: i32,
    /// Of all rivals together.
    pub(super) all_fame: i32,
    pub(super) now: i32,
    /// Fame after a scoring now.
    pub(super) total: i32,
    /// How many would then be ahead of the seat.
    pub(super) ahead: i32,
    /// Fame at the likely end of the phase.
    pub(super) outlook: i32,
    pub(super) off_board: i32,
    pub(super) cards: i32,
    pub(super) kept: i32,
    pub(super) spare: i32,
    pub(super) swing: i32,
    pub(super) gain: i32,
}

impl Rivals {
    #[inline]
    pub(super) fn of(standings: &[Standing], seat: Seat) -> Rivals {
        const NONE: Rivals = Rivals {
            fame: 0,
            all_fame: 0,
            now: 0,
            total: 0,
            ahead: 0,
            outlook: 0,
            off_board: 0,
            cards: 0,
            kept: 0,
            spare: 0,
            swing: 0,
            gain: 0,
        };
        let own = &standings[seat.index()];
        let own_total = own.fame + own.now();
        let mut best = NONE;
        for (index, rival) in standings.iter().enumerate() {
            if index != seat.index() {
                best.note(rival, own_total);
            }
        }
        best
    }

    #[inline]
    fn note(&mut self, rival: &Standing, own_total: i32) {
        let now = rival.now();
        self.fame = self.fame.max(rival.fame);
        self.all_fame += rival.fame;
        self.now = self.now.max(now);
        self.total = self.total.max(rival.fame + now);
        self.ahead += i32::from(rival.fame + now > own_total);
        self.outlook = self.outlook.max(rival.fame + rival.outlook);
        self.off_board = self.off_board.max(rival.off_board);
        self.cards = self.cards.max(rival.cards);
        self.kept = self.kept.max(rival.kept());
        self.spare = self.spare.max(rival.spare());
        self.swing = self.swing.max(rival.swing.any);
        self.gain = self.gain.max(rival.gain);
    }
}
