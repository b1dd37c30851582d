//! What a game is worth to every seat once it is over.

use rules::{MAX_SEATS, Seat, SeatSet};

/// The returns of the seats: winners share one, and the sum is zero.
///
/// One winner of two gets 1 and the other −1; one winner of three gets 1 and the others −½.
///
/// ```
/// use rules::{Seat, SeatSet};
///
/// let winner = SeatSet::from_iter([Seat::new(1)]);
/// assert_eq!(spaces::returns(winner, 3)[..3], [-0.5, 1.0, -0.5]);
/// ```
#[expect(clippy::cast_precision_loss, reason = "there are five seats at most")]
pub fn returns(winners: SeatSet, players: usize) -> [f32; MAX_SEATS] {
    let mut returns = [0.0; MAX_SEATS];
    if winners.is_empty() {
        return returns;
    }
    let (seats, share) = (players as f32, 1.0 / winners.len() as f32);
    for seat in Seat::all(players) {
        let won = if winners.contains(seat) { share } else { 0.0 };
        returns[seat.index()] = (seats * won - 1.0) / (seats - 1.0);
    }
    returns
}
