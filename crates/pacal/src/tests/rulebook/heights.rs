//! Section 7: which height a constellation gives.

use crate::tests::support::{
    after, draw, facts, legal_to, looks_like, may, pyramids_in_front, refused, stones_in_front,
};

const FOUR_STONES: &str = "
        a    b    c    d    e
    1  (1)   .    .    .   (2)
    2   .    .    .    .    .
    3   1    1    1    1    .
    step build
    ";

/// 7.2
#[test]
fn no_pyramid_is_higher_than_its_constellation() {
    let position = draw(FOUR_STONES);

    assert_eq!(refused(&position, "build 5 a3 a3,b3,c3,d3"), "7.2 pacal-too-high");
    assert_eq!(facts(&position, "build 5 a3 a3,b3,c3,d3"), "floors=5 stands_for=4");
    assert_eq!(refused(&position, "build 2 a3 a3"), "7.2 pacal-too-high");
}

/// 7.8, D25, A26
#[test]
fn a_lower_pyramid_is_built_from_a_smaller_constellation_inside() {
    let position = draw(FOUR_STONES);
    let outer = ["build 3 a3 a3,b3,c3", "build 3 d3 b3,c3,d3"];
    assert!(outer.iter().all(|action| may(&position, action)));

    looks_like(
        &after(&position, "build 3 a3 a3,b3,c3"),
        "
            a    b    c    d    e
        3   1^3  .    .    1    .
        ",
    );
}

/// A26
#[test]
fn while_you_have_the_right_pyramid_nothing_less_is_built() {
    let position = draw(FOUR_STONES);

    for floors in [1, 2, 3] {
        let action = format!("build {floors} a3 a3,b3,c3,d3");
        assert_eq!(refused(&position, &action), "A26 pacal-lower-needs-smaller");
    }
    assert_eq!(facts(&position, "build 3 a3 a3,b3,c3,d3"), "floors=3 stands_for=4");
}

/// 7.10, A60: the example of the rules
#[test]
fn without_the_right_pyramid_any_lower_one_may_be_built() {
    let position = draw(&format!("{FOUR_STONES} pyramids 1: 1 3 3 0 2"));
    let heights = |constellation: &str| -> Vec<u8> {
        let may_be = |floors: &u8| may(&position, &format!("build {floors} a3 {constellation}"));
        (1..=5).filter(may_be).collect()
    };

    assert_eq!(heights("a3,b3,c3,d3"), [1, 2, 3]);
    assert_eq!(heights("a3,b3,c3"), [3]);
    assert_eq!(refused(&position, "build 4 a3 a3,b3,c3,d3"), "7.10 pacal-none-left");
    assert_eq!(facts(&position, "build 4 a3 a3,b3,c3,d3"), "floors=4 stands_for=4");
}

/// 7.10, A60
#[test]
fn a_lower_pyramid_must_still_be_there() {
    let position = draw(&format!("{FOUR_STONES} pyramids 1: 1 0 3 0 2"));

    assert!(may(&position, "build 1 a3 a3,b3,c3,d3"));
    assert!(may(&position, "build 3 a3 a3,b3,c3,d3"));
    assert_eq!(refused(&position, "build 2 a3 a3,b3,c3,d3"), "7.10 pacal-none-left");
}

/// 7.10
#[test]
fn a_higher_one_is_no_substitute() {
    let position = draw(&format!("{FOUR_STONES} pyramids 1: 0 0 0 0 2"));

    assert_eq!(legal_to(&position, "build"), "");
    assert_eq!(refused(&position, "build 5 a3 a3,b3,c3,d3"), "7.2 pacal-too-high");
}

/// A27
#[test]
fn with_a_substitute_all_stones_of_the_constellation_come_back() {
    let position = draw(&format!("{FOUR_STONES} pyramids 1: 1 3 3 0 2"));

    let position = after(&position, "build 2 b3 a3,b3,c3,d3");
    assert_eq!(stones_in_front(&position), [10, 10]);
    assert_eq!(pyramids_in_front(&position, 1), [1, 2, 3, 0, 2]);
    looks_like(
        &position,
        "
            a    b    c    d    e
        3   .    1^2  .    .    .
        ",
    );
}

/// A28
#[test]
fn a_substitute_in_a_raise_is_still_higher_than_the_old_one() {
    let position = draw(
        "
            a    b    c    d    e
        1   1    1^2  1    1    .
        2  (1)   .    .    .   (2)
        step build
        pyramids 1: 1 2 3 0 2
        ",
    );

    assert!(may(&position, "raise 3 b1 a1,b1,c1,d1"));
    assert_eq!(refused(&position, "raise 2 b1 a1,b1,c1,d1"), "7.7 pacal-raise-not-higher");
    assert_eq!(refused(&position, "raise 1 b1 a1,b1,c1,d1"), "7.7 pacal-raise-not-higher");
}

/// A29
#[test]
fn a_replaced_pyramid_can_be_built_again() {
    let position = draw(
        "
            a    b    c    d
        1   1^1  1    .    .
        2   .    .    .    1
        3  (1)   .    .   (2)
        step build
        ",
    );
    assert_eq!(refused(&position, "build 1 d2 d2"), "7.10 pacal-none-left");

    let position = after(&position, "raise 2 a1 a1,b1");
    assert_eq!(pyramids_in_front(&position, 1), [1, 2, 3, 2, 2]);
}
