use rules::Game;

use crate::Level;
use crate::tests::support::{Table, drawn, drawn_before_last_of, drawn_on, set_up};

/// B1
#[test]
fn choosing_to_place_a_tile_commits_before_the_tile_is_seen() {
    let table = drawn("J1@1 S1").hand(1, "S").play("tile");
    assert_eq!(table.turn(), "chance");
    assert_eq!(table.refusal("priest b1"), "B1: uxmal-draw-first seat=1");
    assert_eq!(table.refusal("tile"), "B1: uxmal-draw-first seat=1");
    let table = table.play("draw .QJS");
    for other in ["priest b1", "move a1 b1", "venerate S 1", "curse S 1"] {
        assert_eq!(table.refusal(other), "B1: uxmal-committed-to-tile drawn=.QJS");
    }
    assert_eq!(table.refusal("tile"), "A.5.1: uxmal-tile-again drawn=.QJS");
    assert_eq!(table.refusal("draw .JSQ"), "A.5.1: uxmal-draw-again drawn=.QJS");
    assert_eq!(table.refusal("pay S"), "A.7.1: uxmal-pay-nothing-owed");
}

/// B1, A.5.1
#[test]
fn nothing_is_drawn_or_put_before_that_choice() {
    let table = drawn("J1 S1");
    assert_eq!(table.refusal("draw .QJS"), "B1: uxmal-draw-unasked seat=1");
    assert_eq!(table.refusal("put b1 .QJS"), "B1: uxmal-put-nothing-drawn seat=1");
}

/// A.5.1
#[test]
fn a_tile_is_drawn_at_random_from_those_left() {
    let tiles = [".QJS"; 27].join("/") + "/.JSQ/.JSQ";
    let table = set_up(2, &[("tiles", &tiles)]).drawn("").play("tile");
    let weights = |table: &Table| -> Vec<u32> {
        let actions = table.actions();
        actions.iter().map(|&action| table.game.weight(&table.state, action)).collect()
    };
    assert_eq!((table.legal(), weights(&table)), ("draw .JSQ, draw .QJS".to_owned(), vec![2, 27]));
    let table = table.play("draw .JSQ, put d4 .JSQ, tile");
    assert_eq!(weights(&table), [1, 27]);
    let table = table.play("draw .JSQ, put a1 .JSQ, tile");
    assert_eq!(table.legal(), "draw .QJS");
    assert_eq!(table.refusal("draw .JSQ"), "A.5.1: uxmal-draw-none-left tile=.JSQ copies=2");
}

/// A.5.1, B12
#[test]
fn on_level_one_a_tile_goes_on_any_free_site_and_need_not_touch_another() {
    let table = drawn(
        "
        -    -    J1   S1
        -    -    .1   Q1
        ",
    )
    .holding(".QJS");
    let sites = table.legal_of("put").replace("put ", "");
    let with_blank_first: Vec<_> =
        sites.split(", ").filter_map(|put| put.strip_suffix(" .QJS")).collect();
    assert_eq!(
        with_blank_first,
        ["a1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"]
    );
    assert_eq!(table.actions().len(), 15 * 4);
    assert_eq!(table.refusal("put b1 .QJS"), "A.5.1: uxmal-put-filled site=b1 level=1");
}

/// A.5.1, C.4
#[test]
fn a_tile_can_be_turned_four_ways() {
    let table = drawn_before_last_of(Level::One, "").holding(".QJS");
    assert_eq!(table.legal(), "put d4 .QJS, put d4 S.QJ, put d4 JS.Q, put d4 QJS.");
    assert_eq!(drawn("").holding(".QJS").play("put a1 S.QJ").cells("a1 b1 b2 a2"), "S1 .1 Q1 J1");
}

/// C.4
#[test]
fn a_tile_cannot_be_flipped() {
    let table = drawn("").holding(".QJS");
    assert_eq!(table.refusal("put a1 .SJQ"), "C.4: uxmal-put-flipped face=.SJQ drawn=.QJS");
    assert_eq!(table.refusal("put a1 Q.SJ"), "C.4: uxmal-put-flipped face=Q.SJ drawn=.QJS");
    assert_eq!(table.refusal("put a1 .QJM"), "A.5.1: uxmal-put-other-tile face=.QJM drawn=.QJS");
    assert_eq!(table.refusal("put a1 .JSQ"), "A.5.1: uxmal-put-other-tile face=.JSQ drawn=.QJS");
}

/// A.3, C.2
#[test]
fn tiles_go_only_on_the_level_being_built() {
    let table = drawn_on(Level::One, "").holding(".QJS");
    assert_eq!(table.actions().len(), 9 * 4);
    assert_eq!(table.refusal("put d1 .QJS"), "A.3: uxmal-put-outside site=d1 level=2 width=3");
    assert_eq!(table.refusal("put a4 .QJS"), "A.3: uxmal-put-outside site=a4 level=2 width=3");
    let table = drawn_on(Level::Two, "").holding(".QJS");
    assert_eq!(table.actions().len(), 4 * 4);
    assert_eq!(table.refusal("put c1 .QJS"), "A.3: uxmal-put-outside site=c1 level=3 width=2");
    assert_eq!(table.refusal("put b3 .QJS"), "A.3: uxmal-put-outside site=b3 level=3 width=2");
}

/// C.2
#[test]
fn a_site_of_level_one_covers_two_columns_and_two_rows() {
    let table = drawn("").holding(".QJS").play("put d3 .QJS");
    assert_eq!(table.cells("g5 h5 h6 g6"), ".1 Q1 J1 S1");
}

/// C.2, C.3, A.5.1
#[test]
fn a_site_of_level_two_is_where_four_tiles_of_level_one_meet() {
    let table = drawn_on(Level::One, "").holding(".QJS").play("put b1 .QJS");
    assert_eq!(table.cells("d2 e2 e3 d3"), ".2 Q2 J2 S2");
    assert_eq!(table.cells("c2 f2 d1 d4"), ".1 .1 .1 .1");
    let table = drawn_on(Level::One, "").holding(".QJS").play("put c3 .QJS");
    assert_eq!(table.cells("f6 g6 g7 f7 h8"), ".2 Q2 J2 S2 .1");
}

/// C.2, C.3, A.5.1
#[test]
fn a_site_of_level_three_is_where_four_tiles_of_level_two_meet() {
    let table = drawn_on(Level::Two, "").holding(".QJS").play("put b2 .QJS");
    assert_eq!(table.cells("e5 f5 f6 e6"), ".3 Q3 J3 S3");
    assert_eq!(table.cells("c3 g6 h8"), ".2 .2 .1");
}

/// C.1
#[test]
fn what_counts_in_a_cell_is_its_topmost_layer() {
    let table = drawn_on(
        Level::One,
        "
        J    J    J    J
        J    J    J    J
        J    J    J    J
        ",
    )
    .holding(".QMS");
    assert_eq!(table.cells("b2 c2 c3 b3"), "J1 J1 J1 J1");
    let table = table.play("put a1 .QMS");
    assert_eq!(table.cells("b2 c2 c3 b3"), ".2 Q2 M2 S2");
    assert_eq!(table.legal_of("priest b"), "priest b1, priest b3");
}

/// A.5.5, B25
#[test]
fn priests_on_covered_spaces_stand_on_the_new_tile_at_the_same_place() {
    // The example of the document.
    let table = drawn_on(
        Level::One,
        "
        Q    J    J    S
        .    S@1  M    .
        Q    T    S@2  T
        M    .    J    .
        ",
    )
    .holding(".JSQ")
    .play("put a1 SQ.J");
    assert_eq!(table.cells("b2 c2 c3 b3"), "S2@1 Q2 .2@2 J2");
    assert_eq!(table.off_board(), [2, 2]);
}

/// B25, B26
#[test]
fn several_priests_may_be_covered_also_those_of_others() {
    let table = drawn_on(
        Level::One,
        "
        -
        -    J@2  S@2
        -    Q@1  M@2
        ",
    )
    .holding(".QJS")
    .play("put a1 .QJS");
    assert_eq!(table.cells("b2 c2 c3 b3"), ".2@2 Q2@2 J2@2 S2@1");
}

/// B37
#[test]
fn the_reserve_runs_out_with_the_last_site_of_level_three() {
    let table = drawn_before_last_of(Level::Three, "").play("tile");
    assert_eq!(table.actions().len(), 1);
    let draw = table.legal();
    let table = table.play(&draw);
    assert_eq!(table.state.reserve.len(), 0);
    let put = table.actions()[0].to_string();
    assert_eq!(table.play(&put).turn(), "over");
}
