//! Finds the actions that win the game for certain: no level misses one, and few hand one over.

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
        Turn::Seat(next) if next == seat && ends_at_once(game, &after) => {
            follow(game, after, seat, 1)
        }
        Turn::Seat(_) => None,
    }
}

/// Whether the next choice ends the game, as that of the reward for the last tile does: then it is a
/// part of the action for people. One choice is tried, because the others are of its kind.
fn ends_at_once<G: Game>(game: &G, state: &G::State) -> bool {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let mut after = *state;
    legal.first().is_some_and(|&action| {
        game.play_unchecked(&mut after, action);
        game.turn(&after) == Turn::Over
    })
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

/// Whether `seat`, which leaves this position behind, has lost: the game is over without its win, or
/// whoever chooses next can win at once, whatever `seat` still chooses before.
pub(crate) fn hands_over<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    hands_over_after(game, state, seat, MOST_CHOICES)
}

fn hands_over_after<G: Game>(game: &G, state: &G::State, seat: Seat, choices: u32) -> bool {
    let mut legal = Vec::new();
    match game.turn(state) {
        Turn::Seat(next) => {
            game.legal_actions(state, &mut legal);
            if next != seat {
                return legal.iter().any(|&action| won_end(game, state, next, action).is_some());
            }
            let hands_over = |&action: &G::Action| {
                let mut after = *state;
                game.play_unchecked(&mut after, action);
                hands_over_after(game, &after, seat, choices - 1)
            };
            choices > 0 && legal.iter().all(hands_over)
        }
        Turn::Over => !game.winners(state).contains(seat),
        Turn::Chance => false,
    }
}

fn is_won<G: Game>(game: &G, end: &G::State, seat: Seat) -> bool {
    let winners = game.winners(end);
    winners.len() == 1 && winners.contains(seat)
}
