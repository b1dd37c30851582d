//! The look of the seats: five hues with five marks, as on the page.

use super::{Ink, Svg, color};
use crate::Seat;

/// The look of a seat. Color never speaks alone: the mark goes with it everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// The color of a piece.
    pub fill: &'static str,
    /// The color of what is drawn on a piece.
    pub on: &'static str,
    /// The mark, a path in a square of 24 by 24 units.
    pub mark: &'static str,
}

/// Green with a dot, yellow with a ring, blue with bars, violet with a star, red with a cross.
const LOOKS: [SeatLook; 5] = [
    SeatLook { fill: "#1f9c7a", on: "#04231a", mark: "M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z" },
    SeatLook {
        fill: "#f2c81f",
        on: "#2b2000",
        // Two circles drawn in opposite directions: the inner one becomes a hole.
        mark: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z\
               M12 7.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z",
    },
    SeatLook {
        fill: "#1a3d92",
        on: "#ffffff",
        mark: "M4 4h4.4v16H4zM9.8 4h4.4v16H9.8zM15.6 4H20v16h-4.4z",
    },
    SeatLook {
        fill: "#a345dc",
        on: "#ffffff",
        mark: "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z",
    },
    SeatLook {
        fill: "#a02b0e",
        on: "#ffffff",
        mark: "M6.3 3L12 8.7 17.7 3 21 6.3 15.3 12 21 17.7 17.7 21 12 15.3 6.3 21 3 17.7 8.7 12 \
               3 6.3z",
    },
];

/// Which look each seat has: the one of its number, unless people chose others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks([usize; LOOKS.len()]);

impl Default for Looks {
    fn default() -> Looks {
        Looks([0, 1, 2, 3, 4])
    }
}

impl Looks {
    /// The looks with these numbers, counted from 1, in seat order. A seat without a number, or with
    /// one that there is not, has the look of its own number.
    pub fn numbered(numbers: &[usize]) -> Looks {
        let mut looks = Looks::default();
        for (look, &number) in looks.0.iter_mut().zip(numbers) {
            if (1..=LOOKS.len()).contains(&number) {
                *look = number - 1;
            }
        }
        looks
    }

    /// The look of a seat.
    pub fn of(self, seat: Seat) -> SeatLook {
        LOOKS[self.0[seat.index() % LOOKS.len()]]
    }
}

/// A seat's mark on a disc of its hue, and its points beside it.
pub fn draw_score(svg: &mut Svg, (x, y): (f64, f64), seat: Seat, points: i32) {
    let look = svg.look(seat);
    svg.square((x, y), 44.0, 13.0, Ink::fill(look.fill).edged(color::EDGE, 2.0));
    svg.at((x - 15.0, y - 15.0), 1.25, |svg| svg.path(look.mark, Ink::fill(look.on)));
    svg.bold((x + 54.0, y + 12.0), 34.0, color::INK, &points.to_string());
}

#[cfg(test)]
mod tests {
    use super::{LOOKS, Looks};
    use crate::Seat;

    #[test]
    fn seats_have_the_looks_they_were_given_and_otherwise_their_own() {
        let looks = Looks::numbered(&[4, 0, 6]);
        let found: Vec<_> = Seat::all(5).map(|seat| looks.of(seat)).collect();
        assert_eq!(found, [LOOKS[3], LOOKS[1], LOOKS[2], LOOKS[3], LOOKS[4]]);
    }
}
