//! A game that breaks a law is found out.

mod countdown;
mod hands;
mod hidden;

use std::panic::catch_unwind;

use countdown::{Countdown, Fault};

use crate::laws_hold;

/// What the laws say about a game with this fault.
fn verdict(fault: Option<Fault>) -> Result<usize, String> {
    let games = catch_unwind(|| laws_hold(&Countdown { fault }, 0..40).len());
    games.map_err(|panic| *panic.downcast::<String>().unwrap())
}

#[track_caller]
fn is_found(fault: Fault, complaint: &str) {
    let said = verdict(Some(fault)).expect_err("the fault went unseen");
    assert!(said.contains(complaint), "{said}");
    assert!(said.contains("seed ") || said.contains("conserved"), "it does not say where: {said}");
}

#[test]
fn a_game_without_a_fault_keeps_the_laws() {
    assert_eq!(verdict(None), Ok(40));
}

#[test]
fn an_action_that_is_listed_and_refused_is_found() {
    is_found(Fault::ListsTooMuch, "is listed but refused");
}

#[test]
fn an_action_that_is_allowed_and_not_listed_is_found() {
    is_found(Fault::ListsTooLittle, "is allowed, not listed");
}

#[test]
fn a_list_out_of_order_is_found() {
    is_found(Fault::ListsBackwards, "out of order or double");
}

#[test]
fn a_refusal_without_a_rule_is_found() {
    is_found(Fault::RefusesWithoutRule, "is refused by no rule");
}

#[test]
fn an_end_without_a_winner_is_found() {
    is_found(Fault::NobodyWins, "over without a winner");
}

#[test]
fn notation_that_reads_back_as_something_else_is_found() {
    is_found(Fault::MisreadsThree, "notation");
}

#[test]
fn something_made_from_nothing_is_found() {
    is_found(Fault::MakesMore, "conserved");
}

#[test]
fn a_game_without_an_end_is_found() {
    is_found(Fault::NeverEnds, "no end after");
}
