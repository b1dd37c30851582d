//! The card of a match: its board and everybody's points, to share.

use rules::picture::{self, CardSeat, Looks, Marks};
use rules::{LoadError, Seat};

use crate::AnyMatch;

/// The match as a card, an SVG file: the board as it is now, and the seats with the most points
/// first. A seat without a name is shown by its color and mark alone.
/// `looks` are the numbers of colors and marks that differ from those of the seats.
pub fn card(
    played: &dyn AnyMatch,
    names: &[Option<String>],
    looks: &[usize],
) -> Result<String, LoadError> {
    let looks = Looks::numbered(looks);
    let title = crate::find(played.name()).map_or(played.name(), |entry| entry.title);
    let board = played.picture(&Marks::board_alone(looks))?;
    let (scores, winners) = (played.scores(), played.winners());
    let mut seats: Vec<CardSeat> = Seat::all(played.players())
        .map(|seat| CardSeat {
            seat,
            points: scores.of(seat),
            name: names.get(seat.index()).and_then(Option::as_deref),
            won: winners.contains(seat),
        })
        .collect();
    // Winners of a tie-break come first too.
    seats.sort_by_key(|seat| (std::cmp::Reverse(seat.points), !seat.won));
    Ok(picture::card(title, &board, &seats, looks))
}
