//! Section 5: god stones, and ships that are stuck.

use crate::tests::support::{
    after, asks, draw, facts, god_stones, legal, legal_to, looks_like, refused, scores,
};

const OPEN: &str = "
        a    b    c    d
    1   .    12   1^2  .
    2  (1)   .    ~   (2)
    3   .    .    #    .
    rolled 2
    ";

const SHUT_IN: &str = "
        a       b    c    d
    1  (1:12)   2^2  .    .
    2   ~       .    .   (2)
    rolled 3
    ";

/// 5.8, A5
#[test]
fn a_god_stone_puts_the_ship_on_any_free_square() {
    let position = draw(OPEN);
    assert_eq!(legal_to(&position, "god"), "2, 4, 6");

    let position = after(&position, "god 4");
    assert_eq!(asks(&position), "1: pacal-ask-land");
    assert_eq!(legal(&position), "land a1, land b1, land d1, land b2, land a3, land b3, land d3");
}

/// 5.8, D12
#[test]
fn a_god_stone_allows_one_stone() {
    let position = after(&draw(OPEN), "god 4, land d3");

    assert_eq!(asks(&position), "1: pacal-ask-drop-own");
    assert_eq!(legal(&position), "done, drop own");
    assert_eq!(refused(&position, "drop 2"), "6.1 pacal-drop-own-only");
}

/// 5.8, D13
#[test]
fn a_god_stone_that_was_given_up_is_out_of_the_game() {
    let position = after(&draw(OPEN), "god 4, land d3, done");
    assert_eq!(god_stones(&position, 1), [2, 6]);

    let position = draw(&format!("{OPEN} god stones 1: 2 6"));
    assert_eq!(legal_to(&position, "god"), "2, 6");
    assert_eq!(refused(&position, "god 4"), "5.8 pacal-god-spent");
    assert_eq!(facts(&position, "god 4"), "value=4");
}

/// 5.8
#[test]
fn a_god_stone_comes_instead_of_flying() {
    let position = after(&draw(OPEN), "god 4");

    for action in ["fly a1", "bend b1", "leap a1", "god 2"] {
        assert_eq!(refused(&position, action), "5.8 pacal-god-given-up", "{action}");
    }
}

/// 5.8, 5.1
#[test]
fn the_ship_is_lifted_when_it_is_put_elsewhere() {
    let position = draw(
        "
            a       b    c
        1  (1:12)   .    2
        2   .       .   (2)
        rolled 2
        ",
    );

    looks_like(
        &after(&position, "god 6, land c1"),
        "
            a    b    c
        1   12   .   (1:2)
        2   .    .   (2)
        ",
    );
}

/// A4, A5
#[test]
fn a_god_stone_asks_for_a_free_square() {
    let position = after(&draw(OPEN), "god 2");

    for (action, what) in [
        ("land c1", "what=own-pyramid owner=1 where=c1"),
        ("land d2", "what=ship owner=2 where=d2"),
        ("land c2", "what=lake owner=0 where=c2"),
        ("land c3", "what=cover owner=0 where=c3"),
    ] {
        assert_eq!(refused(&position, action), "A4 pacal-not-free", "{action}");
        assert_eq!(facts(&position, action), what);
    }
    assert_eq!(refused(&position, "land e1"), "1.1 pacal-off-board");
}

/// A14
#[test]
fn a_god_stone_does_not_put_the_ship_back() {
    let position = after(&draw(OPEN), "god 2");

    assert_eq!(refused(&position, "land a2"), "A14 pacal-land-same");
    assert_eq!(facts(&position, "land a2"), "square=a2");
}

/// 5.10, D14
#[test]
fn a_stuck_ship_must_use_a_god_stone() {
    let position = draw(SHUT_IN);

    assert_eq!(asks(&position), "1: pacal-ask-stuck-god");
    assert_eq!(legal(&position), "god 2, god 4, god 6");
    assert_eq!(refused(&position, "land c1"), "5.10 pacal-land-god-first");
    assert_eq!(refused(&position, "fly b1"), "5.2 pacal-fly-blocked");
    assert_eq!(refused(&position, "bend b2"), "5.10 pacal-stuck");
    assert_eq!(facts(&position, "bend b2"), "square=a1");
    assert_eq!(asks(&after(&position, "god 2, land c1")), "1: pacal-ask-drop-own");
}

/// 5.10, D15
#[test]
fn a_stuck_ship_without_a_god_stone_goes_to_any_free_square() {
    let position = draw(&format!("{SHUT_IN} god stones 1:"));

    assert_eq!(asks(&position), "1: pacal-ask-stuck");
    assert_eq!(legal(&position), "land c1, land d1, land b2, land c2");
    assert_eq!(refused(&position, "god 2"), "5.8 pacal-god-spent");
    assert_eq!(refused(&position, "land b1"), "A4 pacal-not-free");
}

/// 5.10
#[test]
fn a_stuck_ship_without_a_god_stone_drops_nothing_but_may_build() {
    let position = draw(&format!("{SHUT_IN} god stones 1:"));

    let position = after(&position, "land d1");
    assert_eq!(asks(&position), "1: pacal-ask-build");
    assert_eq!(legal(&position), "pass, build 1 a1 a1");
}

/// A56
#[test]
fn a_stuck_ship_does_not_go_back_onto_its_square() {
    let position = draw(&format!("{SHUT_IN} god stones 1:"));

    assert_eq!(refused(&position, "land a1"), "A56 pacal-land-same");
}

/// A57
#[test]
fn without_a_free_square_the_turn_is_lost_and_the_ship_is_not_lifted() {
    let position = draw(
        "
            a       b    c
        1  (1:11)   2^2 (3)
        2   ~      (2)   ~
        starter 3
        seat 3
        step roll
        ",
    );

    let position = after(&position, "roll 3");
    looks_like(
        &position,
        "
            a       b    c
        1  (1:11)   2^2 (3)
        2   ~      (2)   ~
        ",
    );
    // All three turns of the round were lost, and the next round begins.
    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(position.state.starter().number(), 1);
    assert_eq!(god_stones(&position, 1), [2, 4, 6]);
}

/// 5.9, 10.5
#[test]
fn god_stones_that_are_left_score_their_value() {
    let position = draw(
        "
            a   b   c
        1  (1)  .  (2)
        rolled 1
        seat 2
        starter 1
        stall 1
        stones 2: 0
        god stones 1: 2 4
        god stones 2: 6
        ",
    );

    let position = after(&position, "fly b1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [6, 6]);
}
