use rules::{Game, Seat, Tabletop};
use serde_json::json;

use super::{each_position, games};
use crate::state::Hold;
use crate::{Pacal, State};

/// The same position with other stones inside the ships.
fn reloaded(game: &Pacal, state: &State, stones: usize) -> State {
    let mut other = *state;
    for ship in Seat::all(game.players()) {
        other.holds[ship.index()] = Hold::default();
        for stone in 0..stones {
            let color = Seat::new((ship.index() + stone) % game.players());
            other.holds[ship.index()].add(color);
        }
    }
    other
}

/// Rule 6.3: what players see in memory play does not depend on what lies inside ships.
#[test]
fn neither_a_position_nor_a_hint_tells_what_lies_inside_ships() {
    for (seed, game) in (100..).zip(games()) {
        each_position(&game, seed, |state, legal| {
            for stones in 0..4 {
                let other = reloaded(&game, state, stones);
                assert_eq!(json!(game.public_position(state)), json!(game.public_position(&other)));
                let mut legal_there = Vec::new();
                game.legal_actions(&other, &mut legal_there);
                assert_eq!(legal, legal_there);
                for &action in legal {
                    assert_eq!(game.hint(state, action), game.hint(&other, action), "{action}");
                }
                let told = json!(game.full_position(state)) == json!(game.full_position(&other));
                assert_eq!(told, *state == other, "an open table tells them apart");
            }
        });
    }
}
