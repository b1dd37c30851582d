use crate::Level;
use crate::tests::support::{drawn, drawn_on};

/// A.6, B14
#[test]
fn a_priest_is_placed_on_an_idol_of_a_tile_that_is_not_occupied() {
    let table = drawn(
        "
        J1@2 S1@1
        .1   Q1
        ",
    );
    assert_eq!(table.legal_of("priest"), "priest b2");
    assert_eq!(table.refusal("priest a1"), "A.6: uxmal-priest-on-priest cell=a1 seat=2");
    assert_eq!(table.refusal("priest b1"), "A.6: uxmal-priest-on-priest cell=b1 seat=1");
    assert_eq!(table.refusal("priest a2"), "B14: uxmal-priest-on-blank cell=a2");
    let table = table.play("priest b2");
    assert_eq!((table.cell("b2"), table.off_board()), ("Q1@1".to_owned(), vec![1, 2]));
}

/// B13
#[test]
fn a_priest_is_never_placed_on_the_base_board() {
    let table = drawn("J1 S1 q m");
    assert_eq!(table.legal_of("priest"), "priest a1, priest b1");
    assert_eq!(table.refusal("priest c1"), "B13: uxmal-priest-on-base cell=c1");
    assert_eq!(table.refusal("priest h8"), "B13: uxmal-priest-on-base cell=h8");
}

/// B17, B18
#[test]
fn a_priest_is_placed_on_any_visible_idol_of_whatever_level() {
    let table = drawn_on(
        Level::One,
        "
        T1
        -    Q2   .2
        -    M2   S2
        ",
    );
    assert_eq!(table.legal_of("priest"), "priest a1, priest b2, priest b3, priest c3");
    assert_eq!(table.play("priest b2").cell("b2"), "Q2@1");
}

/// A.6, B38
#[test]
fn only_priests_off_the_board_can_be_placed() {
    let table = drawn("J1@1 S1@1 Q1@1 M1 T1@2");
    assert_eq!(table.legal_of("priest"), "");
    assert_eq!(table.refusal("priest d1"), "B38: uxmal-priest-none-left seat=1 priests=3");
    assert_eq!(table.turn_of(2).legal_of("priest"), "priest d1");
}
