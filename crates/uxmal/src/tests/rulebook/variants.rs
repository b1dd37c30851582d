use rules::{Options, Tabletop};
use serde_json::Value;

use crate::tests::support::{Table, set_up};
use crate::{Level, Uxmal};

const STAY: &[(&str, &str)] = &[("priests", "stay")];
const DWINDLE: &[(&str, &str)] = &[("priests", "dwindle")];

fn complete(table: Table) -> Table {
    let site = if table.state.level() == Level::One { "d4" } else { "c3" };
    table.holding(".JST").play(&format!("put {site} .JST"))
}

/// A.11, B41
#[test]
fn the_break_has_two_variants_and_they_exclude_each_other() {
    for name in ["break", "stay", "dwindle"] {
        let options = Options::from([("priests".to_owned(), Value::from(name))]);
        assert!(Uxmal::set_up(2, &options).is_ok());
    }
    let both = Options::from([("priests".to_owned(), Value::from("stay,dwindle"))]);
    assert_eq!(
        Uxmal::set_up(2, &both).unwrap_err().to_string(),
        "uxmal-option-priests found=stay,dwindle"
    );
}

/// A.11, B41
#[test]
fn the_favorites_are_rejected_in_both_variants() {
    for variant in [STAY, DWINDLE] {
        let table = set_up(2, variant).drawn_before_last_of(Level::One, "").track("JSQMT");
        assert_eq!(complete(table).popularity(), "QMTJS");
    }
}

/// A.11.1, B48
#[test]
fn stay_priests_keep_their_place_and_score_again() {
    let table = set_up(2, STAY).drawn_before_last_of(Level::One, "M@1 J@2").track("MJQST");
    let table = complete(table);
    assert_eq!(table.cells("a1 b1"), "M1@1 J1@2");
    assert_eq!((table.off_board(), table.scores()), (vec![2, 2], vec![4, 3]));
    let table = set_up(2, STAY).drawn_before_last_of(Level::Two, "M@1 J@2").track("QSMTJ");
    assert_eq!(complete(table.fame(&[4, 3])).scores(), [6, 3]);
}

/// B48
#[test]
fn stay_priests_are_lifted_when_covered_in_any_phase() {
    let plan = "-\n- M@1\n- - J@2";
    let table = set_up(2, STAY).drawn_on(Level::One, plan).holding(".JST").play("put a1 ST.J");
    assert_eq!(table.cells("b2 c3"), "S2@1 .2@2");
    let table = set_up(2, STAY).drawn_on(Level::Two, plan).holding(".JST").play("put a1 ST.J");
    assert_eq!(table.cells("b2 c3"), "M2@1 S3@2");
}

/// B42, B48
#[test]
fn stay_without_priests_left_one_plays_on_with_tiles_moves_and_cards() {
    let plan = "J@1 S@1 Q@1 M@2";
    let table = set_up(2, STAY).drawn_before_last_of(Level::One, plan).turn_of(2);
    let table = complete(table);
    assert_eq!(table.off_board(), [0, 2]);
    assert_eq!(table.legal_of("priest"), "");
    assert_eq!(table.refusal("priest a1"), "B38: uxmal-priest-none-left seat=1 priests=3");
    let table = table.hand(1, "S");
    assert_eq!(
        table.legal_of("move c1"),
        "move c1 e1, move c1 a2, move c1 b2, move c1 c2, move c1 d2"
    );
    assert!(table.legal().contains("venerate S"));
}

/// A.11.2, B43, B49
#[test]
fn dwindle_leaves_two_priests_in_phase_two_and_one_in_phase_three_all_off_the_board() {
    assert_eq!(set_up(2, DWINDLE).off_board(), [3, 3]);
    let table = set_up(2, DWINDLE).drawn_before_last_of(Level::One, "J@1 S@1 Q@1 M@2");
    let table = complete(table);
    assert_eq!(
        (table.cells("a1 b1 c1 d1"), table.off_board()),
        ("J1 S1 Q1 M1".to_owned(), vec![2, 2])
    );
    let table = set_up(2, DWINDLE).drawn_before_last_of(Level::Two, "J@1 S@1 Q@2");
    let table = complete(table);
    assert_eq!((table.cells("a1 b1 c1"), table.off_board()), ("J1 S1 Q1".to_owned(), vec![1, 1]));
}

/// A.11.2, B38
#[test]
fn dwindle_the_surplus_cannot_be_placed() {
    let table = set_up(2, DWINDLE).drawn_on(Level::One, "J@1 S@1 Q");
    assert_eq!(table.refusal("priest c1"), "B38: uxmal-priest-none-left seat=1 priests=2");
    let table = set_up(2, DWINDLE).drawn_on(Level::Two, "J@1 S");
    assert_eq!(table.refusal("priest b1"), "B38: uxmal-priest-none-left seat=1 priests=1");
}
