//! What is hidden from a viewer never influences what that viewer is shown.

use rules::{Match, Seat, Tabletop, Turn};
use serde_json::Value;

/// Checks a position for every seat and for a spectator.
#[track_caller]
pub(super) fn laws_hold<G: Tabletop>(played: &Match<G>, legal: &[G::Action], told: &str) {
    let (game, state) = (played.game(), played.state());
    let seats = Seat::all(game.players()).map(Some);
    for viewer in seats.chain([None]) {
        let told = &match viewer {
            Some(seat) => format!("{told}, seen by seat {seat}"),
            None => format!("{told}, seen by a spectator"),
        };
        hiding_is_consistent(game, state, viewer, told);
        a_view_depends_on_what_is_seen(game, state, viewer, told);
    }
    for viewer in Seat::all(game.players()).map(Some).chain([None]) {
        a_memory_agrees_with_the_view(game, state, viewer, legal, told);
    }
    if let Turn::Seat(seat) = game.turn(state) {
        a_seat_knows_its_choices(game, state, seat, legal, told);
    }
    for seat in Seat::all(game.players()).filter(|&seat| !game.has_private_view(state, seat)) {
        a_public_view_is_a_spectators(game, state, seat, told);
    }
}

#[track_caller]
fn hiding_is_consistent<G: Tabletop>(game: &G, state: &G::State, viewer: Option<Seat>, told: &str) {
    let seen = game.hide(state, viewer);
    assert_eq!(game.hide(&seen, viewer), seen, "{told}: hiding twice hides more");
    assert!(G::HIDES || seen == *state, "{told}: it hides, and HIDES is false");
    let public = game.hide(state, None);
    assert_eq!(game.hide(&seen, None), public, "{told}: it sees less than a spectator");
    assert_eq!(game.turn(&seen), game.turn(state), "{told}: the turn is hidden");
    assert_eq!(game.recall(&seen, state, viewer), *state, "{told}: a perfect memory is wrong");
}

#[track_caller]
fn a_view_depends_on_what_is_seen<G: Tabletop>(
    game: &G,
    state: &G::State,
    viewer: Option<Seat>,
    told: &str,
) {
    let shown = shown(game, state, viewer);
    let seen = game.hide(state, viewer);
    assert_eq!(shown, self::shown(game, &seen, viewer), "{told}: it is shown what is hidden");
    let drawn = |state| game.draw_for(state, viewer).to_string();
    assert_eq!(drawn(state), drawn(&seen), "{told}: what is hidden is drawn");
}

/// Also the hints of a choice.
#[track_caller]
fn a_seat_knows_its_choices<G: Tabletop>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    told: &str,
) {
    let seen = game.hide(state, Some(seat));
    let mut known = Vec::new();
    game.legal_actions(&seen, &mut known);
    assert_eq!(known, legal, "{told}: seat {seat} cannot see what it may do");
    for &action in legal {
        let hint = |state| serde_json::to_value(game.hint(state, action)).expect("it is JSON");
        assert_eq!(hint(state), hint(&seen), "{told}: the hint for {action} tells what is hidden");
    }
}

#[track_caller]
fn a_public_view_is_a_spectators<G: Tabletop>(game: &G, state: &G::State, seat: Seat, told: &str) {
    let alike = game.hide(state, Some(seat)) == game.hide(state, None)
        && shown(game, state, Some(seat)) == shown(game, state, None);
    assert!(alike, "{told}: seat {seat} sees more than a spectator, and the game denies it");
}

/// How many of the legal actions are played on a bad memory.
const REMEMBERED: usize = 6;

/// Even who remembers nothing knows what is in view, before an action and after it.
#[track_caller]
fn a_memory_agrees_with_the_view<G: Tabletop>(
    game: &G,
    state: &G::State,
    viewer: Option<Seat>,
    legal: &[G::Action],
    told: &str,
) {
    let (seen, nothing) = (game.hide(state, viewer), game.hide(state, None));
    let memory = game.recall(&seen, &nothing, viewer);
    assert_eq!(game.hide(&memory, viewer), seen, "{told}: a memory against what is seen");
    for &action in legal.iter().step_by(legal.len().div_ceil(REMEMBERED).max(1)) {
        let (mut after, mut memory) = (*state, memory);
        game.play_unchecked(&mut after, action);
        game.play_remembered(&mut memory, action);
        let seen = game.hide(&after, viewer);
        let recalled = game.recall(&seen, &memory, viewer);
        assert_eq!(game.hide(&recalled, viewer), seen, "{told}: {action} against what is seen");
    }
}

fn shown<G: Tabletop>(game: &G, state: &G::State, viewer: Option<Seat>) -> Value {
    serde_json::to_value(game.position_for(state, viewer)).expect("a position is JSON")
}
