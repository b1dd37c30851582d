//! Section 5: the first round.

use serde_json::json;

use crate::tests::support::{after, asks, draw, facts, legal, refused, set_up};

/// In the middle of a sacred district of three by three.
const FIRST: &str = "
        a    b    c    d    e    f    g
    1   A    A    A    A    A    A    A
    2   A    A    .    .    .    A    A
    3   A    A    .   (1)   .    A    A
    4   A    A    .    .   (2)   A    A
    5   A    A    A    A    A    A    A
    first round
    ";

/// 5.11, D16
#[test]
fn in_the_first_round_ships_leave_the_sacred_district_in_a_straight_line() {
    let position = draw(&format!("{FIRST} rolled 3"));

    assert_eq!(asks(&position), "1: pacal-ask-fly-out number=3");
    assert_eq!(legal(&position), "fly d1, fly a3, fly g3, fly d5");
    assert_eq!(refused(&position, "bend b2"), "5.11 pacal-first-round-straight");
    assert_eq!(refused(&position, "fly e3"), "5.4 pacal-must-fly-on");
}

/// 5.11
#[test]
fn bent_flights_are_allowed_from_the_second_round_on() {
    let position = after(
        &set_up(2, &json!({})),
        "place f6, place e6, roll 3, fly f3, done, roll 3, fly b6, done, roll 2",
    );

    assert_eq!(asks(&position), "1: pacal-ask-fly number=2");
    assert_eq!(
        legal(&position),
        "fly f1, fly d3, fly g3, fly f5, bend e2, bend g2, bend e4, bend g4, god 2, god 4, god 6"
    );
}

/// A15
#[test]
fn a_straight_flight_in_the_first_round_must_not_end_in_the_sacred_district() {
    let position = draw(&format!("{FIRST} rolled 2 \n seat 2"));

    // West of e4, two squares lead to c4.
    assert_eq!(legal(&position), "fly g4, fly e5");
    assert_eq!(refused(&position, "fly c4"), "A15 pacal-first-round-leave");
    assert_eq!(facts(&position, "fly c4"), "square=c4 district=S");
}

/// A16
#[test]
fn without_a_straight_way_out_a_ship_counts_as_stuck() {
    let position = draw(&format!("{FIRST} rolled 1"));

    // One square from the middle leads nowhere else.
    assert_eq!(asks(&position), "1: pacal-ask-stuck-god");
    assert_eq!(legal(&position), "god 2, god 4, god 6");
    assert_eq!(refused(&position, "fly d2"), "A15 pacal-first-round-leave");
    assert_eq!(refused(&position, "land a1"), "5.10 pacal-land-god-first");
}

/// A17
#[test]
fn no_god_stone_is_used_in_the_first_round_of_your_own_will() {
    let position = draw(&format!("{FIRST} rolled 3"));

    assert_eq!(refused(&position, "god 2"), "A17 pacal-god-first-round");
}

/// A55
#[test]
fn a_god_stone_in_the_first_round_may_put_the_ship_into_the_sacred_district() {
    let position = after(&draw(&format!("{FIRST} rolled 1")), "god 2");

    assert_eq!(asks(&after(&position, "land c2")), "1: pacal-ask-drop-own");
    assert_eq!(asks(&after(&position, "land a1")), "1: pacal-ask-drop-own");
    assert_eq!(refused(&position, "land e4"), "A4 pacal-not-free");
}

/// A59
#[test]
fn a_leap_in_the_first_round_ends_outside_the_sacred_district() {
    let position = draw(&format!("{FIRST} rolled arrows"));

    assert_eq!(legal(&position), "leap d1, leap a3, leap b3, leap f3, leap g3, leap d5");
    assert_eq!(refused(&position, "leap c3"), "A59 pacal-first-round-leave");
    assert_eq!(asks(&position), "1: pacal-ask-leap-out");
}
