//! Section 6: dropping energy stones.

use rules::Tabletop;
use serde_json::json;

use crate::tests::support::{
    after, asks, draw, facts, legal, looks_like, refused, stones_in_front,
};

const THREE_SHIPS: &str = "
        a    b    c    d
    1  (1)   1    .   (2)
    2   .    .    .   (3)
    ";

/// 6.1
#[test]
fn of_two_stones_one_goes_into_the_own_ship_and_one_into_another() {
    let position = draw(&format!("{THREE_SHIPS} step drop two"));
    assert_eq!(legal(&position), "done, drop own, drop 2, drop 3");

    let position = after(&position, "drop own");
    assert_eq!(asks(&position), "1: pacal-ask-drop-other");
    assert_eq!(legal(&position), "done, drop 2, drop 3");
    looks_like(
        &after(&position, "drop 3"),
        "
            a      b    c    d
        1  (1:1)   1    .   (2)
        2   .      .    .   (3:1)
        ",
    );
}

/// 6.1
#[test]
fn a_single_stone_goes_into_the_own_ship() {
    let position = draw(&format!("{THREE_SHIPS} step drop own"));

    assert_eq!(legal(&position), "done, drop own");
    assert_eq!(refused(&position, "drop 2"), "6.1 pacal-drop-own-only");
    assert_eq!(facts(&position, "drop 2"), "seat=2");
    looks_like(
        &after(&position, "drop own"),
        "
            a      b    c    d
        1  (1:1)   1    .   (2)
        2   .      .    .   (3)
        ",
    );
}

/// 6.1
#[test]
fn the_own_ship_is_called_own() {
    let position = draw(&format!("{THREE_SHIPS} step drop two"));

    assert_eq!(refused(&position, "drop 1"), "6.1 pacal-drop-say-own");
}

/// 6.2, D17
#[test]
fn nobody_has_to_drop() {
    for step in ["drop two", "drop own", "drop other"] {
        let position = draw(&format!("{THREE_SHIPS} step {step}"));
        assert_eq!(stones_in_front(&after(&position, "done")), [9, 10, 10]);
    }
}

/// 6.2, D17, A36
#[test]
fn of_two_stones_one_may_be_dropped_into_either_ship() {
    let position = draw(&format!("{THREE_SHIPS} step drop two"));

    let own = after(&position, "drop own, done");
    assert_eq!(stones_in_front(&own), [8, 10, 10]);
    assert_eq!(asks(&own), "1: pacal-ask-build");
    let other = after(&position, "drop 2");
    assert_eq!(stones_in_front(&other), [8, 10, 10]);
    assert_eq!(asks(&other), "1: pacal-ask-build");
}

/// A37
#[test]
fn two_stones_go_neither_both_into_the_own_ship_nor_both_into_others() {
    let position = draw(&format!("{THREE_SHIPS} step drop two"));

    assert_eq!(refused(&after(&position, "drop own"), "drop own"), "A37 pacal-drop-own-twice");
    // A stone into another ship ends the step.
    assert_eq!(refused(&after(&position, "drop 2"), "drop 3"), "4.4 pacal-other-step");
    assert_eq!(refused(&after(&position, "drop 2"), "drop own"), "4.4 pacal-other-step");
}

/// 6.3, D18
#[test]
fn what_is_in_a_ship_is_not_seen_on_the_board() {
    let position = draw(
        "
            a      b    c
        1  (1:12)  .   (2)
        2   2      .    .
        step drop own
        ",
    );

    let map = position.game.draw(&position.state).to_string();
    assert!(map.contains(" 1|S (1)  S      S (2) |"), "{map}");
    // Drops happen in the open, so a table can be played with the contents shown.
    let open = serde_json::to_value(position.game.full_position(&position.state)).unwrap();
    assert_eq!(open["seats"][0]["stones"], json!([]));
    assert_eq!(open["seats"][1]["stones"], json!(["a2"]));
    assert_eq!(open["seats"][0]["inside"], json!([1, 1]));
}

/// 6.4, A32, D20
#[test]
fn doubled_stones_go_back_to_their_owner_when_the_ship_lifts_off() {
    let position = draw(
        "
            a        b    c    d
        1  (1:122)   .    .   (2)
        rolled 2
        ",
    );
    assert_eq!(stones_in_front(&position), [9, 8]);

    let position = after(&position, "fly c1");
    assert_eq!(stones_in_front(&position), [9, 10]);
    looks_like(
        &position,
        "
            a    b    c    d
        1   1    .   (1)  (2)
        ",
    );
}

/// 6.4, A33
#[test]
fn three_of_a_color_all_go_back() {
    let position = draw(
        "
            a         b    c    d
        1  (1:1222)   .    .   (2)
        rolled 2
        ",
    );

    let position = after(&position, "fly c1");
    assert_eq!(stones_in_front(&position), [9, 10]);
    looks_like(
        &position,
        "
            a    b
        1   1    .
        ",
    );
}

/// A32
#[test]
fn until_then_doubled_stones_stay_in_the_ship() {
    let position = draw(
        "
            a    b    c      d
        1  (1)   .    .     (2:1)
        step drop two
        ",
    );

    let position = after(&position, "drop 2");
    assert_eq!(stones_in_front(&position), [8, 10]);
    looks_like(
        &position,
        "
            a    b    c      d
        1  (1)   .    .     (2:11)
        ",
    );
}

/// A34, 5.12
#[test]
fn a_single_stone_under_a_ship_just_stays() {
    let position = draw(
        "
            a    b    c    d    e
        1  (1)   .    1    .   (2)
        rolled 2
        ",
    );

    let position = after(&position, "fly c1, done, roll 2, fly d1, done, roll 2");
    let position = after(&position, "fly a1, done, pass");
    assert_eq!(stones_in_front(&position), [9, 10]);
    looks_like(
        &position,
        "
            a    b    c    d    e
        1  (1)   .    1   (2)   .
        ",
    );
}

/// A35, 6.4
#[test]
fn a_stone_may_be_dropped_onto_an_own_stone_and_both_go_back() {
    let position = draw(
        "
            a    b    c    d    e
        1  (1)   .    1    .   (2)
        rolled 2
        ",
    );

    let position = after(&position, "fly c1, drop own, done");
    assert_eq!(stones_in_front(&position), [8, 10]);
    let position = after(&position, "roll 2, fly d1, done, roll 2, fly a1");
    assert_eq!(stones_in_front(&position), [10, 10]);
    looks_like(
        &position,
        "
            a    b    c    d    e
        1  (1)   .    .   (2)   .
        ",
    );
}

const NONE_IN_FRONT: &str = "
        a    b     c    d    e
    1  (1)   12    .    1   (2:1)
    2   1^2  2     .    .    .
    stones 1: 0
    ";

/// 6.5
#[test]
fn with_no_stone_in_front_an_open_one_may_be_taken_back_and_dropped() {
    let position = draw(&format!("{NONE_IN_FRONT} step drop two"));
    assert_eq!(
        legal(&position),
        "done, drop own from b1, drop own from d1, drop 2 from b1, drop 2 from d1"
    );

    let position = after(&position, "drop own from b1");
    assert_eq!(legal(&position), "done, drop 2 from d1");
    looks_like(
        &after(&position, "drop 2 from d1"),
        "
            a      b     c    d    e
        1  (1:1)   2     .    .   (2:11)
        2   1^2    2     .    .    .
        ",
    );
}

/// 6.5
#[test]
fn with_no_stone_in_front_one_must_say_where_the_stone_comes_from() {
    let position = draw(&format!("{NONE_IN_FRONT} step drop two"));

    assert_eq!(refused(&position, "drop own"), "6.5 pacal-supply-empty");
    assert_eq!(refused(&position, "drop 2"), "6.5 pacal-supply-empty");
}

/// 6.5
#[test]
fn only_open_stones_of_your_own_are_taken_back() {
    let position = draw(&format!("{NONE_IN_FRONT} step drop two"));

    assert_eq!(refused(&position, "drop own from e1"), "6.5 pacal-take-back-hidden");
    assert_eq!(facts(&position, "drop own from e1"), "square=e1 whose=theirs owner=2");
    for square in ["b2", "c1", "a2"] {
        let action = format!("drop own from {square}");
        assert_eq!(refused(&position, &action), "6.5 pacal-take-back-none", "{square}");
    }
    assert_eq!(refused(&position, "drop own from f1"), "1.1 pacal-off-board");
}

/// 6.5
#[test]
fn nothing_is_taken_back_while_stones_are_in_front_of_you() {
    let position = draw(&format!("{THREE_SHIPS} step drop two"));

    assert_eq!(refused(&position, "drop own from b1"), "6.5 pacal-take-back-not-empty");
    assert_eq!(facts(&position, "drop own from b1"), "square=b1 supply=9");
}

/// 6.5, A38, D19
#[test]
fn after_the_last_stone_the_second_one_may_be_taken_back() {
    let position = draw(&format!("{THREE_SHIPS} step drop two\nstones 1: 1"));
    assert_eq!(legal(&position), "done, drop own, drop 2, drop 3");

    let position = after(&position, "drop own");
    assert_eq!(legal(&position), "done, drop 2 from b1, drop 3 from b1");
}

/// A39
#[test]
fn a_stone_taken_back_is_dropped_at_once() {
    let position = draw(&format!("{NONE_IN_FRONT} step drop own"));
    assert_eq!(legal(&position), "done, drop own from b1, drop own from d1");

    let position = after(&position, "drop own from d1");
    assert_eq!(stones_in_front(&position)[0], 0);
    looks_like(
        &position,
        "
            a      b     c    d    e
        1  (1:1)   12    .    .   (2:1)
        ",
    );
}

/// A40
#[test]
fn a_stone_that_was_just_laid_open_may_be_taken_back() {
    let position = draw(
        "
            a      b    c    d
        1  (1:1)   .    .   (2)
        rolled 2
        stones 1: 0
        ",
    );

    let position = after(&position, "fly c1");
    assert_eq!(legal(&position), "done, drop own from a1, drop 2 from a1");
}
