//! Finds the actions that win the game for certain: no level misses one.

use rules::{Game, Seat, Turn};

/// How many choices of the seat itself are followed after a forced event.
const MOST_CHOICES: u32 = 2;

/// The end of the game in which `seat` alone has won, if `action` leads there for certain before
/// anybody else acts.
///
/// A chance event with a single outcome and what the seat chooses after it belong to the action: to
/// place the last tile of a pyramid is one action for people, but several steps here.
pub(crate) fn won_end<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
) -> Option<G::State> {
    let mut after = *state;
    game.play_unchecked(&mut after, action);
    match game.turn(&after) {
        Turn::Over => is_won(game, &after, seat).then_some(after),
        Turn::Chance => follow(game, after, seat, MOST_CHOICES),
        Turn::Seat(_) => None,
    }
}

fn follow<G: Game>(game: &G, state: G::State, seat: Seat, choices: u32) -> Option<G::State> {
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let after = |&action: &G::Action| {
        let mut after = state;
        game.play_unchecked(&mut after, action);
        after
    };
    match game.turn(&state) {
        Turn::Over => is_won(game, &state, seat).then_some(state),
        Turn::Chance if legal.len() == 1 => follow(game, after(&legal[0]), seat, choices),
        Turn::Seat(chooser) if chooser == seat && choices > 0 => {
            legal.iter().find_map(|action| follow(game, after(action), seat, choices - 1))
        }
        Turn::Seat(_) | Turn::Chance => None,
    }
}

fn is_won<G: Game>(game: &G, end: &G::State, seat: Seat) -> bool {
    let winners = game.winners(end);
    winners.len() == 1 && winners.contains(seat)
}
