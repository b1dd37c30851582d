use crate::Idol;
use crate::Level;
use crate::tests::support::{drawn, drawn_before_last_of, drawn_on, set_up};

/// A.5.2, A.5.2a, B5
#[test]
fn an_idol_on_the_same_printed_idol_brings_two_cards() {
    let table = drawn(
        "
        j    m
        .    q
        ",
    )
    .holding(".JST");
    assert_eq!(table.clone().play("put a1 T.JS").cards(1), "");
    assert_eq!(table.play("put a1 JST.").cards(1), "JJ");
}

/// A.5.2a
#[test]
fn an_idol_on_the_same_idol_of_a_tile_brings_two_cards() {
    let table = drawn_on(
        Level::One,
        "
        -
        -    M    S
        -    .    Q
        ",
    )
    .holding(".JST");
    assert_eq!(table.play("put a1 JST.").cards(1), "SS");
}

/// A.5.2, A.5.2b
#[test]
fn an_idol_next_to_the_same_visible_idol_brings_one_card() {
    let table = drawn(
        "
        -    -    J1   S1
        -    -    .1   Q1
        ",
    )
    .holding(".JST");
    assert_eq!(table.play("put a1 .JST").cards(1), "J");
}

/// B6
#[test]
fn an_idol_next_to_the_same_printed_idol_brings_one_card() {
    let table = drawn("- - j").holding(".JST");
    assert_eq!(table.play("put a1 .JST").cards(1), "J");
}

/// B4
#[test]
fn adjacency_goes_by_what_is_seen_from_above_on_whatever_level() {
    // The Jaguar of level 2 at d2 has come to lie over a Serpent of level 1.
    let plan = "
        -
        -    -    -    J2   M2
        -    -    -    Q2   .2
        -    -    T1
        ";
    let table = drawn_on(Level::One, plan).holding(".JTS");
    assert_eq!(table.clone().play("put a1 .JTS").legal(), "adjacent J, adjacent T");
    assert_eq!(table.play("put a1 S.JT").cards(1), "");
}

/// B2, C.7
#[test]
fn corners_are_not_adjacent() {
    let table = drawn(
        "
        -
        -
        -    -    j
        ",
    )
    .holding(".JST");
    assert_eq!(table.clone().play("put a1 T.JS").cards(1), "");
    assert_eq!(table.clone().play("put b1 ST.J").cards(1), "J");
    assert_eq!(table.play("put a2 .JST").cards(1), "J");
}

/// C.7
#[test]
fn every_idol_looks_at_the_two_cells_outside_the_tile() {
    let around = |plan: &str| drawn(plan).holding(".JST").play("put b2 JST.").cards(1);
    assert_eq!(around("-\n-\n- - - - -\n- - - - s"), "");
    assert_eq!(around("-\n- - j"), "J");
    assert_eq!(around("-\n-\n- j"), "J");
    assert_eq!(around("-\n- - - s"), "S");
    assert_eq!(around("-\n-\n- - - - s"), "S");
    assert_eq!(around("-\n-\n-\n- - - - t"), "T");
    assert_eq!(around("-\n-\n-\n-\n- - - t"), "T");
}

/// B7
#[test]
fn blank_on_blank_and_blank_beside_blank_give_nothing() {
    let table = drawn(
        "
        .    .    .1   J1
        .    .    Q1   S1
        ",
    )
    .holding(".JST")
    .play("put a1 T.JS");
    assert_eq!((table.turn(), table.cards(1)), ("2".to_owned(), String::new()));
}

/// B8
#[test]
fn several_matches_of_one_idol_are_one_situation() {
    let table = drawn(
        "
        -
        -    -    j
        -    j
        ",
    )
    .holding(".JST")
    .play("put b2 JST.");
    assert_eq!((table.turn(), table.cards(1)), ("2".to_owned(), "J".to_owned()));
}

/// A.5.3, B9
#[test]
fn one_situation_a_turn_and_the_lesser_may_be_taken() {
    // The first example of the document.
    let table = set_up(2, &[]).play("order JSQMT, tile, draw .QJS, put a1 QJS.");
    assert_eq!(table.turn(), "1");
    assert_eq!(table.legal(), "overlay Q, adjacent J, adjacent S");
    assert_eq!(table.clone().play("overlay Q").cards(1), "QQ");
    assert_eq!(table.clone().play("adjacent J").cards(1), "J");
    let table = table.play("adjacent S");
    assert_eq!((table.turn(), table.cards(1)), ("2".to_owned(), "S".to_owned()));
    assert_eq!(table.refusal("overlay Q"), "A.5.2: uxmal-claim-no-tile seat=2");
}

/// A.5.2, A.5.2a, A.5.2b
#[test]
fn only_a_situation_that_was_created_can_be_claimed() {
    let table = set_up(2, &[]).play("order JSQMT, tile, draw .QJS");
    assert_eq!(table.refusal("overlay Q"), "A.5.2: uxmal-claim-before-put drawn=.QJS");
    let table = table.play("put a1 QJS.");
    assert_eq!(table.refusal("overlay J"), "A.5.2a: uxmal-claim-no-overlay idol=J");
    assert_eq!(table.refusal("adjacent Q"), "A.5.2b: uxmal-claim-no-adjacency idol=Q");
    assert_eq!(table.refusal("adjacent T"), "A.5.2b: uxmal-claim-no-adjacency idol=T");
}

/// B10
#[test]
fn cards_cannot_be_declined() {
    let table = set_up(2, &[]).play("order JSQMT, tile, draw .QJS, put a1 QJS.");
    for other in ["tile", "priest a1", "draw .JSQ", "put b1 QJS.", "pay J"] {
        assert_eq!(table.refusal(other), "B10: uxmal-claim-first seat=1");
    }
    assert_eq!(table.refusal("order JSQMT"), "A.2.2: uxmal-track-laid-out order=JSQMT");
}

/// B46
#[test]
fn an_idol_being_covered_is_never_adjacent() {
    // The printed Jaguar at b2 lies under the tile, beside the Jaguar of the tile at b1.
    let table = drawn("- -\n- j").holding(".JST");
    assert_eq!(table.play("put a1 .JST").cards(1), "");
}

/// A.5.4, B11
#[test]
fn a_stack_with_one_card_gives_one_instead_of_two() {
    let table = drawn("j").holding(".JST").hand(2, "JJJJJJJJ");
    assert_eq!(table.stack(Idol::Jaguar), 1);
    let table = table.play("put a1 JST.");
    assert_eq!((table.cards(1), table.stack(Idol::Jaguar)), ("J".to_owned(), 0));
}

/// A.5.4, B11
#[test]
fn an_empty_stack_gives_nothing_and_cannot_be_claimed() {
    let plan = "j - s\n- - t";
    let table = drawn(plan).holding(".JST").hand(2, "JJJJJJJJJ").play("put a1 JST.");
    assert_eq!(table.legal(), "adjacent S, adjacent T");
    assert_eq!(table.refusal("overlay J"), "B11: uxmal-claim-empty-stack idol=J");
    let table = drawn("j").holding(".JST").hand(2, "JJJJJJJJJ").play("put a1 JST.");
    assert_eq!((table.turn(), table.cards(1)), ("2".to_owned(), String::new()));
}

/// B45
#[test]
fn overlay_and_adjacency_of_one_idol_are_two_situations_even_if_both_give_one_card() {
    let both = drawn("- j j").holding(".JST").hand(2, "JJJJJJJJ").play("put a1 .JST");
    assert_eq!(both.legal(), "overlay J, adjacent J");
    assert_eq!(both.clone().play("overlay J").cards(1), "J");
    assert_eq!(both.play("adjacent J").cards(1), "J");
}

/// B47
#[test]
fn a_claim_without_a_choice_is_not_asked_but_tile_and_draw_always_are() {
    let table = drawn("j").play("tile, draw .JST, put a1 JST.");
    assert_eq!((table.turn(), table.cards(1)), ("2".to_owned(), "JJ".to_owned()));
    let last = drawn_before_last_of(Level::Three, "");
    assert_eq!(last.legal_of("tile"), "tile");
    let last = last.play("tile");
    assert_eq!((last.turn(), last.actions().len()), ("chance".to_owned(), 1));
}

/// B35
#[test]
fn there_is_no_hand_limit() {
    let table = drawn("j").holding(".JST").hand(1, "JJJJJJJSSSSSSSSSQQQQQQQQQMMMMMMMMMTTTTTTTTT");
    assert_eq!(table.play("put a1 JST.").cards(1), "JJJJJJJJJSSSSSSSSSQQQQQQQQQMMMMMMMMMTTTTTTTTT");
}
