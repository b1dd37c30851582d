//! What the player who acts is asked, as a phrase.

use rules::Phrase;

use crate::Pacal;
use crate::components::Face;
use crate::state::{State, Step};

pub(crate) fn asks(game: &Pacal, state: &State) -> Phrase {
    match state.step {
        Step::Place => Phrase::new("pacal-ask-place"),
        Step::Roll => Phrase::new("pacal-ask-roll"),
        Step::Move => asks_move(game, state),
        Step::Land => Phrase::new("pacal-ask-land"),
        Step::DropTwo if game.stones_to_drop(state) < 2 => Phrase::new("pacal-ask-drop-one"),
        Step::DropTwo => Phrase::new("pacal-ask-drop-two"),
        Step::DropOwn => Phrase::new("pacal-ask-drop-own"),
        Step::DropOther => Phrase::new("pacal-ask-drop-other"),
        Step::Build => Phrase::new("pacal-ask-build"),
        Step::Over => Phrase::new("pacal-ask-over"),
    }
}

fn asks_move(game: &Pacal, state: &State) -> Phrase {
    let moves = game.moves(state);
    if moves.stuck && moves.god_stones == 0 {
        return Phrase::new("pacal-ask-stuck");
    }
    if moves.stuck {
        return Phrase::new("pacal-ask-stuck-god");
    }
    match state.die {
        Face::Number(number) if state.first_round => {
            Phrase::new("pacal-ask-fly-out").with("number", number)
        }
        Face::Number(number) => Phrase::new("pacal-ask-fly").with("number", number),
        Face::Arrows if state.first_round => Phrase::new("pacal-ask-leap-out"),
        Face::Arrows => Phrase::new("pacal-ask-leap"),
    }
}
