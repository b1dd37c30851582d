//! Points of every seat.

use std::ops::Deref;

use crate::{MAX_SEATS, Seat, SeatSet};

/// The points of every seat, in turn order. Reads as a slice.
///
/// ```
/// use rules::{Scores, Seat};
///
/// let scores: Scores = [12, 32, 32].into_iter().collect();
/// assert_eq!(scores[0], 12);
/// assert!(scores.leaders().contains(Seat::new(1)));
/// assert_eq!(scores.leaders().len(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scores {
    points: [i32; MAX_SEATS],
    players: u8,
}

impl Scores {
    /// The points of one seat.
    pub fn of(&self, seat: Seat) -> i32 {
        self[seat.index()]
    }

    /// The seats with the most points.
    pub fn leaders(&self) -> SeatSet {
        let best = self.iter().max();
        Seat::all(self.len()).filter(|&seat| Some(&self.of(seat)) == best).collect()
    }
}

impl FromIterator<i32> for Scores {
    /// # Panics
    ///
    /// If there are more than [`MAX_SEATS`] of them.
    fn from_iter<I: IntoIterator<Item = i32>>(points: I) -> Scores {
        let mut scores = Scores::default();
        for each in points {
            scores.points[usize::from(scores.players)] = each;
            scores.players += 1;
        }
        scores
    }
}

impl Deref for Scores {
    type Target = [i32];

    fn deref(&self) -> &[i32] {
        &self.points[..usize::from(self.players)]
    }
}
