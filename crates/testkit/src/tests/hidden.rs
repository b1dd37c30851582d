//! A game that shows a seat what is hidden from it is found out.

use std::panic::catch_unwind;

use rules::{Game, Hidden, Match, Seat, Tabletop};
use serde_json::json;

use super::hands::{Action, Fault, Hands};
use crate::laws_hold;

#[track_caller]
fn is_found(fault: Fault, complaint: &str) {
    let game = Hands { fault: Some(fault) };
    let panic = catch_unwind(|| laws_hold(&game, 0..40)).expect_err("the fault went unseen");
    let said = *panic.downcast::<String>().unwrap();
    assert!(said.contains(complaint) && said.contains("seed "), "{said}");
}

#[test]
fn a_game_with_private_hands_keeps_the_laws() {
    assert_eq!(laws_hold(&Hands { fault: None }, 0..40).len(), 40);
}

#[test]
fn a_position_that_shows_another_hand_is_found() {
    is_found(Fault::ShowsHands, "it is shown what is hidden");
}

#[test]
fn a_hint_at_another_hand_is_found() {
    is_found(Fault::HintsAtHands, "tells what is hidden");
}

#[test]
fn a_spectator_who_sees_more_than_a_seat_is_found() {
    is_found(Fault::HidesNothingFromSpectators, "it sees less than a spectator");
}

#[test]
fn a_seat_that_cannot_see_what_it_may_do_is_found() {
    is_found(Fault::HidesOwnHand, "cannot see what it may do");
}

#[test]
fn a_private_view_that_the_game_denies_is_found() {
    is_found(Fault::DeniesPrivateView, "the game denies it");
}

#[test]
fn a_memory_that_is_lost_is_found() {
    is_found(Fault::RecallsNothing, "a perfect memory is wrong");
}

/// Seat 1 has taken 6, seat 2 has taken 2, seat 3 nothing.
fn two_taken() -> Match<Hands> {
    let mut played = Match::new(Hands { fault: None });
    played.play(Action::Take(6)).unwrap();
    played.play(Action::Take(2)).unwrap();
    played
}

#[test]
fn every_seat_sees_its_own_hand_and_no_other() {
    let played = two_taken();
    let hands = |viewer| played.position_for(viewer)["hands"].clone();
    assert_eq!(hands(Some(Seat::new(0))), json!([64, null, null]));
    assert_eq!(hands(Some(Seat::new(1))), json!([null, 4, null]));
    assert_eq!(hands(Some(Seat::new(2))), json!([null, null, null]));
    assert_eq!(hands(None), json!([null, null, null]));
    assert_eq!(played.full_position()["hands"], json!([64, 4, 0]));
}

#[test]
fn a_seat_without_a_hand_sees_what_spectators_see() {
    let played = two_taken();
    let private = |seat| played.game().has_private_view(played.state(), Seat::new(seat));
    assert_eq!([0, 1, 2].map(private), [true, true, false]);
}

#[test]
fn a_log_repeats_a_taken_card_to_its_owner_alone() {
    let game = Hands { fault: None };
    let [own, other] = [0, 1].map(|seat| Some(Seat::new(seat)));
    assert!(!game.hides(own, Action::Take(3), own));
    assert!(game.hides(own, Action::Take(3), other));
    assert!(game.hides(own, Action::Take(3), None));
    assert!(!game.hides(own, Action::Play(3), other));
}

#[test]
fn what_an_action_says_itself_is_not_revealed_by_its_outcome() {
    let mut played = Match::new(Hands { fault: None });
    for card in 1..=6 {
        assert!(!played.game().reveals(played.state(), Action::Take(card)));
        played.play(Action::Take(card)).unwrap();
    }
    assert!(!played.game().reveals(played.state(), Action::Play(4)));
}

#[test]
fn an_outcome_that_only_one_seat_sees_is_revealing() {
    let mut played = Match::new(Hands { fault: None });
    (1..=6).for_each(|card| played.play(Action::Take(card)).unwrap());
    let (game, before) = (played.game(), played.state());
    let mut after = *before;
    game.play_unchecked(&mut after, Action::Swap);
    let public = |state| game.public_position(state);
    assert_eq!(public(before), public(&after), "spectators see no difference");
    assert!(game.reveals(before, Action::Swap));
}
