//! What actions do, as phrases; the sentences are in `locales/`.

use rules::{Game, Phrase, Turn};

use crate::Pacal;
use crate::action::{Action, Ship, Work};
use crate::components::Face;
use crate::shown::{self, Hint};
use crate::square::Square;
use crate::state::State;

/// What `action` would do here.
pub(crate) fn describe(game: &Pacal, state: &State, action: Action) -> Phrase {
    let seat = state.seat.number();
    let to = |key, square: Square| Phrase::new(key).with("seat", seat).with_text("square", square);
    match action {
        Action::Place(square) => to("pacal-place", square),
        Action::Roll(face) => rolled(game, state, face),
        Action::Fly(square) => to("pacal-fly", square),
        Action::Bend(square) => to("pacal-bend", square),
        Action::Leap(square) => to("pacal-leap", square),
        Action::God(value) => Phrase::new("pacal-god").with("seat", seat).with("value", value),
        Action::Land(square) => to("pacal-land", square),
        Action::Done => Phrase::new("pacal-done").with("seat", seat),
        Action::Drop { into, from } => dropped(seat, into, from),
        Action::Pass => Phrase::new("pacal-pass").with("seat", seat),
        Action::Construct { work, floors, target, .. } => constructed(game, state, action, work)
            .with("floors", floors)
            .with_text("square", target),
    }
}

/// With two players everybody rolls for their own turn, otherwise for the round.
fn rolled(game: &Pacal, state: &State, face: Face) -> Phrase {
    let key = match face {
        Face::Number(_) => "pacal-roll",
        Face::Arrows => "pacal-roll-arrows",
    };
    let phrase = Phrase::new(key).with("seat", state.seat.number()).with("players", game.players);
    match face {
        Face::Number(number) => phrase.with("number", number),
        Face::Arrows => phrase,
    }
}

fn dropped(seat: usize, into: Ship, from: Option<Square>) -> Phrase {
    let key = match (into, from) {
        (Ship::Own, None) => "pacal-drop-own",
        (Ship::Own, Some(_)) => "pacal-drop-own-from",
        (Ship::Of(_), None) => "pacal-drop-other",
        (Ship::Of(_), Some(_)) => "pacal-drop-other-from",
    };
    let mut phrase = Phrase::new(key).with("seat", seat);
    if let Ship::Of(other) = into {
        phrase = phrase.with("other", other.number());
    }
    match from {
        Some(square) => phrase.with_text("square", square),
        None => phrase,
    }
}

/// Names the district, and the points that are scored now, those for the pyramid that ends the
/// game among them.
fn constructed(game: &Pacal, state: &State, action: Action, work: Work) -> Phrase {
    let Action::Construct { target, .. } = action else { return Phrase::new("pacal-pass") };
    let key = match work {
        Work::Build => "pacal-build",
        Work::Raise => "pacal-raise",
    };
    let district = game.board.district(target).map_or('?', |district| district.letter);
    Phrase::new(key)
        .with("seat", state.seat.number())
        .with("district", district.to_string())
        .with("points", points_now(game, state, action))
}

fn points_now(game: &Pacal, state: &State, action: Action) -> u16 {
    let can = game.turn(state) == Turn::Seat(state.seat) && game.check(state, action).is_ok();
    match shown::hint(game, state, action) {
        Some(Hint::Construction(hint)) if can => hint.points,
        _ => 0,
    }
}

/// The heading for a list of actions.
pub(crate) fn kind(action: Action) -> &'static str {
    match action {
        Action::Place(_) => "pacal-kind-place",
        Action::Roll(_) => "pacal-kind-roll",
        Action::Fly(_) => "pacal-kind-fly",
        Action::Bend(_) => "pacal-kind-bend",
        Action::Leap(_) => "pacal-kind-leap",
        Action::God(_) => "pacal-kind-god",
        Action::Land(_) => "pacal-kind-land",
        Action::Done | Action::Pass => "pacal-kind-finish",
        Action::Drop { .. } => "pacal-kind-drop",
        Action::Construct { work: Work::Build, .. } => "pacal-kind-build",
        Action::Construct { work: Work::Raise, .. } => "pacal-kind-raise",
    }
}
