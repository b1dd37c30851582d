//! The numbers of one seat, group by group. The order is the layout: a network that was trained
//! for one order is of no use for another.

use super::Row;
use super::SeatContext;
use super::context::Context;
use crate::Level;
use crate::setup::Priests;

/// Points of one phase.
const PHASE: f32 = 20.0;
/// Points of a whole game.
const GAME: f32 = 40.0;
/// The lead, or the cards, beyond which more make no difference.
const LEAD: f32 = 6.0;
/// Points of one priest.
const PRIEST: f32 = 8.0;

pub(super) const TEMPO: usize = 18;

/// Whose turn it is, in which phase, and how near its end.
#[inline]
pub(super) fn tempo(row: &mut Row<'_>, seat_context: &SeatContext<'_>) {
    let SeatContext { context, seat, .. } = *seat_context;
    let turns = context.turns_until(seat);
    row.flag(turns == 0);
    row.counted(turns, 2.0);
    row.flag(context.coming == Some(seat));
    row.flag(context.coming.is_some_and(|coming| coming != seat));
    for players in [2, 3, 4] {
        row.flag(context.players == players);
    }
    for level in Level::ALL {
        row.flag(context.level == level);
    }
    for variant in [Priests::Stay, Priests::Dwindle] {
        row.flag(context.variant == variant);
    }
    row.counted(context.tiles_left, 8.0);
    for left in [0, 1, 2, 3] {
        row.flag(context.tiles_left == left);
    }
    // Whether the seat would place the last tile if everybody placed tiles only.
    let players = i32::try_from(context.players).unwrap_or(1);
    row.flag(context.tiles_left > 0 && (context.tiles_left - 1) % players == turns);
}

pub(super) const FAME: usize = 16;

/// Points, now and after a scoring.
#[inline]
pub(super) fn fame(row: &mut Row<'_>, seat_context: &SeatContext<'_>) {
    let SeatContext { context, seat, own, rivals } = *seat_context;
    let n_rivals = i32::try_from(context.players - 1).unwrap_or(1);
    let margin = own.fame + own.now() - rivals.total;
    let is_last = context.is_last_phase();
    row.counted(own.fame, GAME);
    row.counted(own.fame - rivals.fame, PHASE);
    row.counted(own.fame - rivals.all_fame / n_rivals, PHASE);
    row.counted(own.priest_points(), PHASE);
    row.counted(own.card_points(), PRIEST);
    row.counted(rivals.now, PHASE);
    row.counted(margin, PHASE);
    row.steep_if(true, margin, LEAD);
    row.steep_if(is_last, margin, LEAD);
    // Who controls the end of the phase: it is due now, or with one more tile.
    let (left, is_mine) = (context.tiles_left, context.to_move == seat);
    row.steep_if(left == 0, margin, LEAD);
    row.steep_if(left == 1 && is_mine, margin, LEAD);
    row.steep_if(left == 1 && !is_mine, margin, LEAD);
    row.counted(rivals.ahead, 2.0);
    // A.10: among equals the most cards left.
    row.steep_if(is_last, own.kept() - rivals.kept, LEAD);
    row.counted(own.outlook, PHASE);
    row.counted(own.fame + own.outlook - rivals.outlook, PHASE);
}

pub(super) const PRIESTS: usize = 13;

/// Where the priests are.
#[inline]
pub(super) fn priests(row: &mut Row<'_>, seat_context: &SeatContext<'_>) {
    let SeatContext { own, rivals, .. } = *seat_context;
    for rank in 0..5 {
        row.counted(own.priests_on(rank), PRIEST);
    }
    row.counted(own.blanks, 2.0);
    row.counted(own.exposed, 2.0);
    row.counted(own.exposed_points, PRIEST);
    row.counted(own.off_board, 2.0);
    row.counted(rivals.off_board, 2.0);
    row.counted(own.off_board_points, PHASE);
    row.counted(own.lifted_next, 2.0);
    row.counted(own.points_next, PRIEST);
}

pub(super) const CARDS: usize = 11;

/// The hand, and what it is good for.
#[inline]
pub(super) fn cards(row: &mut Row<'_>, seat_context: &SeatContext<'_>) {
    let SeatContext { context, own, rivals, .. } = *seat_context;
    for count in own.hand {
        row.counted(count, 4.0);
    }
    row.counted(own.cards, 8.0);
    row.counted(own.cards - rivals.cards, 8.0);
    // A.9.4a: ranks 3 and 4 will be 1 and 2.
    let has_future = !context.is_last_phase();
    row.counted_if(has_future, 2 * own.hand[2] + own.hand[3], PRIEST);
    row.counted_if(has_future, own.kept(), 4.0);
    row.counted(own.hand.into_iter().fold(0, i32::max), 4.0);
    row.counted(own.spare() - rivals.spare, 6.0);
}

pub(super) const INFLUENCE: usize = 9;

/// What one action gains.
#[inline]
pub(super) fn influence(row: &mut Row<'_>, seat_context: &SeatContext<'_>) {
    let SeatContext { context, own, rivals, .. } = *seat_context;
    let n_rivals = i32::try_from(context.players - 1).unwrap_or(1);
    row.counted(own.swing.any / n_rivals, PRIEST);
    row.counted(own.swing.one / n_rivals, PRIEST);
    row.counted(rivals.swing / n_rivals, PRIEST);
    for gain in own.moves {
        row.counted(gain, PRIEST);
    }
    row.counted(own.gain, PRIEST);
    row.counted(rivals.gain, PRIEST);
    row.counted(own.gain - rivals.gain, PRIEST);
}

pub(super) const PYRAMID: usize = 14;

/// What everybody can use, and what runs short.
#[inline]
pub(super) fn pyramid(row: &mut Row<'_>, context: &Context) {
    for nth in [0, 1, 3, 5] {
        row.counted(context.priest_moves.best[nth], PRIEST);
    }
    for stack in context.stacks {
        row.counted((ENOUGH_CARDS - stack).max(0), 4.0);
    }
    for (overlays, stack) in context.overlays.into_iter().zip(context.stacks) {
        row.counted_if(stack > 0, ENOUGH_OVERLAYS - overlays.min(ENOUGH_OVERLAYS), 3.0);
    }
}

/// More cards in a stack than this make no difference.
const ENOUGH_CARDS: i32 = 4;
/// More spaces to overlay than this make no difference.
const ENOUGH_OVERLAYS: i32 = 3;
