//! What a link to a finished game may tell anyone: programs of other sites, which have no seat, fetch
//! it to show a preview of the link.

use crate::state::seats::SeatState;
use crate::{Look, Spectators, Table, Viewer};

/// The result of a finished game, for anyone with the link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The name of the game.
    pub game: String,
    /// The seats, with the most points first.
    pub seats: Vec<PreviewSeat>,
}

/// A seat in a preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewSeat {
    /// The person's name, only if the table is public; bots have none.
    pub name: Option<String>,
    /// The points.
    pub points: i32,
}

impl Table {
    /// The preview; none while the game is not over, and none if nobody may watch.
    pub fn preview(&self) -> Option<Preview> {
        let play = self.play.as_ref().filter(|_| self.may_be_previewed())?;
        let (scores, winners) = (play.game.scores(), play.game.winners());
        let mut seats: Vec<_> = self.seats.all().collect();
        seats.sort_by_key(|(seat, _)| {
            (std::cmp::Reverse(scores.of(*seat)), !winners.contains(*seat))
        });
        let seats = seats.into_iter().map(|(seat, place)| PreviewSeat {
            name: self.public_name(place),
            points: scores.of(seat),
        });
        Some(Preview { game: self.setup.game.clone(), seats: seats.collect() })
    }

    /// What the picture of the preview is made from, under the same conditions: the record, and the
    /// numbers of the seats' colors and marks.
    pub fn preview_board(&self) -> Option<(String, Vec<usize>)> {
        let record = self.may_be_previewed().then(|| self.record(&Viewer::WithLink))?.ok()?;
        Some((record, self.seats.looks().into_iter().map(Look::number).collect()))
    }

    fn may_be_previewed(&self) -> bool {
        self.is_over() && !self.closed && self.admits(&Viewer::WithLink).is_ok()
    }

    fn public_name(&self, place: &SeatState) -> Option<String> {
        match place {
            SeatState::Person(person) if self.setup.spectators == Spectators::Public => {
                Some(person.name.clone())
            }
            SeatState::Person(_) | SeatState::Bot(_) | SeatState::Open => None,
        }
    }
}
