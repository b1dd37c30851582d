//! What is hidden in memory play: the stones inside ships, from everybody. Rule 6.3.

use rules::{Hidden, MAX_SEATS, Seat};

use crate::state::{Hold, State};
use crate::{Action, Pacal};

impl Hidden for Pacal {
    const HIDES: bool = true;

    fn hide(&self, state: &State, _: Option<Seat>) -> State {
        State { holds: [Hold::default(); MAX_SEATS], ..*state }
    }

    fn recall(&self, seen: &State, remembered: &State, _: Option<Seat>) -> State {
        State { holds: remembered.holds, ..*seen }
    }

    /// Rule 6.3: drops are made in the open, and nobody may look into a ship.
    fn hides(&self, _: Option<Seat>, action: Action, _: Option<Seat>) -> bool {
        matches!(action, Action::Drop { .. })
    }

    /// A ship that moves shows what was in it, also if that was nothing. Where no stone is in any
    /// ship, everybody can tell by counting those in view.
    fn reveals(&self, state: &State, action: Action) -> bool {
        let moves =
            matches!(action, Action::Fly(_) | Action::Bend(_) | Action::Leap(_) | Action::Land(_));
        moves && state.holds.iter().any(|hold| !hold.is_empty())
    }
}
