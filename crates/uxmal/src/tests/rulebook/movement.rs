use crate::Idol;
use crate::Level;
use crate::tests::support::{drawn, drawn_on};

/// A.7.1, C.6
#[test]
fn a_priest_makes_as_many_moves_as_cards_are_discarded() {
    let table = drawn("J1@1 S1 Q1 M1").hand(1, "QT");
    assert_eq!(table.legal_of("move"), "move a1 b1, move a1 c1");
    assert_eq!(
        table.refusal("move a1 d1"),
        "A.7.1: uxmal-move-too-far from=a1 to=d1 cost=3 held=2"
    );
    let table = table.play("move a1 c1");
    assert_eq!(table.cells("a1 c1"), "J1 Q1@1");
    assert_eq!((table.cards(1), table.turn()), (String::new(), "2".to_owned()));
    assert_eq!([table.stack(Idol::Quetzal), table.stack(Idol::Turtle)], [9, 9]);
}

/// A.7.1
#[test]
fn a_player_moves_only_their_own_priests() {
    let table = drawn("J1@1 S1 Q1@2 M1").hand(1, "Q");
    assert_eq!(table.refusal("move c1 d1"), "A.7.1: uxmal-move-not-yours cell=c1 owner=2");
    assert_eq!(table.refusal("move b1 d1"), "A.7.1: uxmal-move-no-priest cell=b1");
}

/// A.7.1, B38
#[test]
fn without_cards_no_priest_moves() {
    let table = drawn("J1@1 S1");
    assert_eq!(table.legal_of("move"), "");
    assert_eq!(table.refusal("move a1 b1"), "B38: uxmal-move-no-cards seat=1");
}

/// A.7.2
#[test]
fn moves_are_never_diagonal() {
    let table = drawn(
        "
        J1@1 S1
        Q1   M1
        ",
    )
    .hand(1, "T");
    assert_eq!(table.legal_of("move"), "move a1 b1, move a1 a2");
    assert_eq!(table.hand(1, "TT").legal_of("move"), "move a1 b1, move a1 a2, move a1 b2");
}

/// A.7.2
#[test]
fn up_and_down_the_steps_is_allowed() {
    let table = drawn_on(
        Level::Two,
        "
        -
        -
        J1@1 Q2   M3   T3
        ",
    );
    let table = table.hand(1, "TTT");
    assert_eq!(table.legal_of("move a3 d3"), "move a3 d3");
    let back = drawn_on(Level::Two, "-\n-\n- - - T3@1").hand(1, "TTT");
    assert_eq!(back.legal_of("move d3 a3"), "move d3 a3");
}

/// A.7.3, B19
#[test]
fn an_occupied_space_does_not_count_and_nobody_stops_there() {
    // The first example of the document: two priests in a row, one of them the player's own.
    let table = drawn("J1@1 S1@2 Q1@1 M1 T1").hand(1, "T");
    assert_eq!(table.legal_of("move a1"), "move a1 d1");
    assert_eq!(table.refusal("move a1 b1"), "A.7.3: uxmal-move-to-priest cell=b1 owner=2");
    assert_eq!(table.refusal("move a1 c1"), "A.7.3: uxmal-move-to-priest cell=c1 owner=1");
    assert_eq!(table.hand(1, "TT").legal_of("move a1"), "move a1 d1, move a1 e1");
}

/// B19
#[test]
fn a_priest_may_turn_on_an_occupied_space() {
    // The second example of the document.
    let table = drawn(
        "
        J1@1 S1@2
        .1   Q1
        ",
    )
    .hand(1, "T");
    assert_eq!(table.legal_of("move a1"), "move a1 a2, move a1 b2");
}

/// A.7.4
#[test]
fn only_one_priest_moves_in_a_turn() {
    let table = drawn("J1@1 S1 Q1@1 M1").hand(1, "TT").play("move a1 b1");
    assert_eq!(table.turn(), "2");
    assert_eq!(table.refusal("move c1 d1"), "A.7.1: uxmal-move-not-yours cell=c1 owner=1");
}

/// B15, B16
#[test]
fn a_blank_is_crossed_like_any_space_and_may_be_stopped_on() {
    let table = drawn("J1@1 .1 Q1").hand(1, "T");
    assert_eq!(table.legal_of("move"), "move a1 b1");
    assert_eq!(table.clone().play("move a1 b1").cell("b1"), ".1@1");
    assert_eq!(table.hand(1, "TT").legal_of("move"), "move a1 b1, move a1 c1");
}

/// B13, B22
#[test]
fn a_priest_walks_only_over_tiles_that_touch() {
    let table = drawn("J1@1 S1 q - Q1 M1").hand(1, "SSSTTT");
    assert_eq!(table.legal_of("move"), "move a1 b1");
    assert_eq!(table.refusal("move a1 c1"), "B13: uxmal-move-to-base cell=c1");
    assert_eq!(table.refusal("move a1 e1"), "B22: uxmal-move-across-gap from=a1 to=e1");
}

/// B22
#[test]
fn from_phase_two_everything_is_connected() {
    let table = drawn_on(Level::One, "J@1").hand(1, "JJJJSSSSQQQQMM");
    assert_eq!(table.legal_of("move a1 h8"), "move a1 h8");
    assert_eq!(table.hand(1, "JJJJSSSSQQQQM").legal_of("move a1 h8"), "");
}

/// B20
#[test]
fn a_move_leads_to_another_space() {
    let table = drawn("J1@1 S1").hand(1, "TT");
    assert_eq!(table.refusal("move a1 a1"), "B20: uxmal-move-nowhere cell=a1");
}

/// B20, B21, A.7.1
#[test]
fn exactly_the_cheapest_way_is_paid_with_any_mix_of_cards() {
    let table = drawn("J1@1 S1 Q1 M1").hand(1, "JSST").play("move a1 c1");
    assert_eq!(table.turn(), "1");
    assert_eq!(table.cell("a1"), "J1@1", "the priest stands where it was until it is paid for");
    assert_eq!(table.legal(), "pay ST, pay SS, pay JT, pay JS");
    assert_eq!(table.refusal("pay S"), "B20: uxmal-pay-wrong-number paid=1 cost=2");
    assert_eq!(table.refusal("pay JSS"), "B20: uxmal-pay-wrong-number paid=3 cost=2");
    assert_eq!(table.refusal("pay JJ"), "B21: uxmal-pay-not-held idol=J paid=2 held=1");
    assert_eq!(table.refusal("pay SQ"), "B21: uxmal-pay-not-held idol=Q paid=1 held=0");
    assert_eq!(table.refusal("tile"), "A.7.1: uxmal-pay-first from=a1 to=c1 cost=2");
    assert_eq!(table.refusal("order JSQMT"), "A.2.2: uxmal-track-laid-out order=JSQMT");
    let table = table.play("pay ST");
    assert_eq!((table.cells("a1 c1"), table.cards(1)), ("J1 Q1@1".to_owned(), "JS".to_owned()));
    assert_eq!(table.refusal("pay JS"), "A.7.1: uxmal-pay-nothing-owed");
}

/// B47
#[test]
fn a_payment_without_a_choice_is_not_asked() {
    let all_of_the_hand = drawn("J1@1 S1 Q1").hand(1, "JS").play("move a1 c1");
    assert_eq!((all_of_the_hand.turn(), all_of_the_hand.cards(1)), ("2".to_owned(), String::new()));
    let all_alike = drawn("J1@1 S1 Q1").hand(1, "SSSS").play("move a1 b1");
    assert_eq!((all_alike.turn(), all_alike.cards(1)), ("2".to_owned(), "SSS".to_owned()));
    let choice = drawn("J1@1 S1 Q1").hand(1, "JS").play("move a1 b1");
    assert_eq!(choice.legal(), "pay S, pay J");
}
