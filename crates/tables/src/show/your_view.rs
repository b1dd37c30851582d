//! What concerns one person alone: what they may do now.

use rules::Seat;

use super::game;
use crate::state::play::OwnTurn;
use crate::state::seats::Person;
use crate::{Detail, Legal, Phase, Table, Viewer, YourView};

impl Table {
    /// The part of [`Table::view`] that concerns the viewer alone: what they may do now.
    pub fn your_view(&self, viewer: &Viewer, detail: Detail) -> Option<YourView> {
        let Viewer::Player(player) = viewer else { return None };
        let host = self.host.as_ref() == Some(player);
        let seated = self.seat_of_viewer(viewer);
        let turn = seated.and_then(|(seat, person)| self.own_turn_view(seat, person));
        let open_turn = turn.filter(|turn| !turn.complete);
        Some(YourView {
            seat: seated.map(|(seat, _)| seat.number()),
            host,
            confirms: seated.is_none_or(|(_, person)| person.confirms),
            mutes: seated.map(|(_, person)| self.mutes(person)).unwrap_or_default(),
            legal: open_turn.map(|_| self.legal(detail)).unwrap_or_default(),
            undoable: turn.map_or(0, |turn| turn.undoable.steps()),
            may_end_turn: turn.is_some_and(|turn| turn.complete),
        })
        .filter(|you| you.seat.is_some() || you.host)
    }

    /// The current turn, if this person has it and may act.
    fn own_turn_view(&self, seat: Seat, person: &Person) -> Option<&OwnTurn> {
        let play = self.play.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        play.turn.as_ref().filter(|turn| turn.seat == seat && person.away.is_none())
    }

    fn legal(&self, detail: Detail) -> Legal {
        self.play.as_ref().map(|play| game::legal(play, detail)).unwrap_or_default()
    }

    fn mutes(&self, person: &Person) -> Vec<usize> {
        let muted = person.mutes.iter().filter_map(|other| self.seats.of(other));
        muted.map(Seat::number).collect()
    }
}
