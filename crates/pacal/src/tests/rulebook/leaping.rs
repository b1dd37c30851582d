//! Section 5: the arrows.

use crate::tests::support::{after, asks, draw, facts, legal, legal_to, refused};

const CROSSING: &str = "
        a    b    c    d    e
    1   .    .    2    .    .
    2   .    .    2^2  .    .
    3   .   (2)  (1)   ~    .
    4   .    .    1^1  .    .
    5   .    .    .    .    .
    rolled arrows
    ";

/// 5.7
#[test]
fn a_leap_goes_as_far_as_you_like_along_row_or_column_and_over_obstacles() {
    let position = draw(CROSSING);

    assert_eq!(legal(&position), "leap c1, leap a3, leap e3, leap c5, god 2, god 4, god 6");
    assert_eq!(asks(&position), "1: pacal-ask-leap");
    assert_eq!(refused(&position, "leap b2"), "5.7 pacal-leap-line");
    assert_eq!(facts(&position, "leap b2"), "from=c3 to=b2");
    assert_eq!(refused(&position, "leap f3"), "1.1 pacal-off-board");
}

/// 5.7
#[test]
fn a_leap_may_stop_anywhere_on_the_way() {
    let position = draw(
        "
            a   b   c   d   e
        1  (1)  .   2   .   .
        rolled arrows
        ",
    );

    assert_eq!(legal_to(&position, "leap"), "b1, c1, d1, e1");
}

/// 5.7
#[test]
fn with_the_arrows_a_ship_does_not_fly() {
    let position = draw(CROSSING);

    assert_eq!(refused(&position, "fly c1"), "5.7 pacal-arrows-leap");
    assert_eq!(refused(&position, "bend a4"), "5.7 pacal-arrows-leap");
}

/// 5.7
#[test]
fn a_leap_allows_two_stones() {
    let position = after(&draw(CROSSING), "leap e3");

    assert_eq!(asks(&position), "1: pacal-ask-drop-two");
    assert_eq!(legal(&after(&position, "drop own")), "done, drop 2");
}

/// A3, D9
#[test]
fn a_leap_has_a_length_and_does_not_come_back() {
    let position = draw(CROSSING);

    assert_eq!(refused(&position, "leap c3"), "A3 pacal-stay");
}

/// A4, A5
#[test]
fn a_leap_ends_on_a_free_square() {
    let position = draw(CROSSING);

    for (action, what) in [
        ("leap c2", "what=pyramid owner=2 where=c2"),
        ("leap c4", "what=own-pyramid owner=1 where=c4"),
        ("leap b3", "what=ship owner=2 where=b3"),
        ("leap d3", "what=lake owner=0 where=d3"),
    ] {
        assert_eq!(refused(&position, action), "A4 pacal-not-free", "{action}");
        assert_eq!(facts(&position, action), what);
    }
}

/// A52, A4
#[test]
fn a_leap_goes_over_covered_squares_but_not_onto_them() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  #   #   .
        2   ~   .   .   .
        rolled arrows
        ",
    );

    assert_eq!(legal_to(&position, "leap"), "d1");
    assert_eq!(refused(&position, "leap c1"), "A4 pacal-not-free");
    assert_eq!(facts(&position, "leap c1"), "what=cover owner=0 where=c1");
}

/// A13
#[test]
fn a_ship_that_is_shut_in_may_leap() {
    let position = draw(
        "
            a   b    c    d
        1  (1)  2^2  .    .
        2   ~   .    .    .
        3   .   .    .    .
        rolled arrows
        ",
    );

    assert_eq!(legal(&position), "leap c1, leap d1, leap a3, god 2, god 4, god 6");
    assert_eq!(refused(&position, "land c3"), "5.10 pacal-land-not-stuck");
}

/// A13, 5.10
#[test]
fn with_the_arrows_a_ship_is_stuck_if_row_and_column_hold_no_free_square() {
    let position = draw(
        "
            a   b    c
        1  (1)  2^2 (2)
        2   ~   .    .
        3   ~   .    .
        rolled arrows
        ",
    );

    assert_eq!(asks(&position), "1: pacal-ask-stuck-god");
    assert_eq!(legal(&position), "god 2, god 4, god 6");
}
