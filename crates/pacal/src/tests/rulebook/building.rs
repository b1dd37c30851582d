//! Section 7: building and raising.

use crate::tests::support::{
    after, asks, draw, facts, legal, legal_to, looks_like, may, pyramids_in_front, refused,
    stones_in_front,
};

/// 7.4
#[test]
fn the_pyramid_goes_on_a_stone_of_the_constellation_whose_stones_come_back() {
    let position = draw(
        "
            a    b    c    d
        1   1    1    1    .
        2   1    .    .    .
        3  (1)   .    .   (2)
        step build
        ",
    );
    assert_eq!(legal_to(&position, "build 3"), "a1 a1,b1,c1, b1 a1,b1,c1, c1 a1,b1,c1");
    assert_eq!(stones_in_front(&position), [6, 10]);

    let position = after(&position, "build 3 b1 a1,b1,c1");
    looks_like(
        &position,
        "
            a    b    c    d
        1   .    1^3  .    .
        2   1    .    .    .
        ",
    );
    assert_eq!(stones_in_front(&position), [9, 10]);
    assert_eq!(pyramids_in_front(&position, 1), [1, 3, 2, 2, 2]);
}

/// 7.4
#[test]
fn the_pyramid_goes_nowhere_else() {
    let position = draw(
        "
            a    b    c    d
        1   1    1    1    1
        2   1    .    .    .
        3  (1)   .    .   (2)
        step build
        ",
    );

    for square in ["d1", "a2", "c3"] {
        let action = format!("build 3 {square} a1,b1,c1");
        assert_eq!(refused(&position, &action), "7.4 pacal-build-outside", "{square}");
    }
    assert_eq!(refused(&position, "build 3 e1 a1,b1,c1"), "1.1 pacal-off-board");
}

/// 7.5: the example of the rules
#[test]
fn other_stones_on_the_building_square_go_back_and_the_rest_stays() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .   (2)  (3)
        2   .    1    12   13
        step build
        ",
    );
    assert_eq!(stones_in_front(&position), [7, 9, 9]);

    let position = after(&position, "build 3 c2 b2,c2,d2");
    looks_like(
        &position,
        "
            a    b    c    d
        1  (1)   .   (2)  (3)
        2   .    .    1^3  3
        ",
    );
    assert_eq!(stones_in_front(&position), [10, 10, 9]);
}

/// Stones and a pyramid in one row.
const ROW_OF_FOUR: &str = "
        a    b    c    d    e
    1  (1)   .    .    .   (2)
    2   .    .    .    .    .
    3   1    1^2  1    1    .
    step build
    ";

/// 7.6, D24: the example of the rules
#[test]
fn a_standing_pyramid_serves_as_a_stone_and_stays() {
    let position = draw(ROW_OF_FOUR);
    assert_eq!(legal_to(&position, "build 4"), "a3 a3,b3,c3,d3, c3 a3,b3,c3,d3, d3 a3,b3,c3,d3");
    assert_eq!(refused(&position, "build 4 b3 a3,b3,c3,d3"), "7.4 pacal-build-on-pyramid");

    let position = after(&position, "build 4 a3 a3,b3,c3,d3");
    looks_like(
        &position,
        "
            a    b    c    d    e
        3   1^4  1^2  .    .    .
        ",
    );
    assert_eq!(stones_in_front(&position), [10, 10]);
}

/// 7.6
#[test]
fn several_pyramids_may_serve_but_one_real_stone_must() {
    let position = draw(
        "
            a    b    c    d
        1   1^1  1^2  1^3  1
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert!(may(&position, "build 4 d1 a1,b1,c1,d1"));
    assert_eq!(refused(&position, "raise 3 a1 a1,b1,c1"), "7.6 pacal-pyramids-only");
    assert_eq!(refused(&position, "raise 2 a1 a1,b1"), "7.6 pacal-pyramids-only");
}

/// 7.6
#[test]
fn the_pyramids_of_others_do_not_serve() {
    let position = draw(
        "
            a    b    c
        1   1    2^2  1
        2  (1)   .   (2)
        step build
        ",
    );

    assert_eq!(legal(&position), "pass, build 1 a1 a1, build 1 c1 c1");
    assert_eq!(refused(&position, "build 3 a1 a1,b1,c1"), "7.6 pacal-not-your-pyramid");
    assert_eq!(facts(&position, "build 3 a1 a1,b1,c1"), "square=b1 owner=2");
}

/// 7.7, A19, A29: the example of the rules
#[test]
fn a_pyramid_is_replaced_by_a_higher_one() {
    let position = draw(ROW_OF_FOUR);
    assert_eq!(legal_to(&position, "raise"), "3 b3 a3,b3,c3, 4 b3 a3,b3,c3,d3, 3 b3 b3,c3,d3");

    let position = after(&position, "raise 4 b3 a3,b3,c3,d3");
    looks_like(
        &position,
        "
            a    b    c    d    e
        3   .    1^4  .    .    .
        ",
    );
    assert_eq!(stones_in_front(&position), [10, 10]);
    assert_eq!(pyramids_in_front(&position, 1), [1, 3, 3, 1, 2]);
}

/// 7.7, 7.8, D25
#[test]
fn a_smaller_line_leaves_the_stone_that_is_not_needed() {
    let position = draw(ROW_OF_FOUR);

    looks_like(
        &after(&position, "raise 3 b3 a3,b3,c3"),
        "
            a    b    c    d    e
        3   .    1^3  .    1    .
        ",
    );
    looks_like(
        &after(&position, "raise 3 b3 b3,c3,d3"),
        "
            a    b    c    d    e
        3   1    1^3  .    .    .
        ",
    );
}

/// 7.7
#[test]
fn stones_of_others_on_the_constellation_of_a_raise_stay() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .   (2)
        2   12   1^1  .    .
        step build
        ",
    );

    looks_like(
        &after(&position, "raise 2 b2 a2,b2"),
        "
            a    b    c    d
        2   2    1^2  .    .
        ",
    );
}

/// 7.7, D26
#[test]
fn other_pyramids_may_take_part_in_a_raise_and_stay() {
    let position = draw(
        "
            a    b    c    d
        1   1^1  1^2  1    .
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "raise"), "3 a1 a1,b1,c1, 3 b1 a1,b1,c1");
    looks_like(
        &after(&position, "raise 3 a1 a1,b1,c1"),
        "
            a    b    c    d
        1   1^3  1^2  .    .
        ",
    );
}

/// 7.7
#[test]
fn a_raise_needs_a_pyramid_of_your_own() {
    let position = draw(ROW_OF_FOUR);

    assert_eq!(refused(&position, "raise 4 a3 a3,b3,c3,d3"), "7.7 pacal-raise-no-pyramid");
    assert_eq!(facts(&position, "raise 4 a3 a3,b3,c3,d3"), "square=a3");
}

/// 7.7
#[test]
fn a_raise_makes_the_pyramid_higher() {
    let position = draw(
        "
            a    b    c    d
        1   1^3  1    1    .
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "raise"), "");
    assert_eq!(refused(&position, "raise 3 a1 a1,b1,c1"), "7.7 pacal-raise-not-higher");
    assert_eq!(facts(&position, "raise 3 a1 a1,b1,c1"), "square=a1 floors=3 standing=3");
    assert_eq!(refused(&position, "raise 2 a1 a1,b1"), "7.7 pacal-raise-not-higher");
}

/// A19
#[test]
fn the_raised_pyramid_is_part_of_the_constellation() {
    let position = draw(
        "
            a    b    c    d
        1   1    1    .    1^1
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(refused(&position, "raise 2 d1 a1,b1"), "A19 pacal-raise-outside");
}

/// A18
#[test]
fn stones_that_the_ship_has_just_left_count() {
    let position = draw(
        "
            a      b    c    d
        1  (1:1)   .    .    .
        2   1      .    .   (2)
        rolled 2
        ",
    );

    let position = after(&position, "fly c1, done");
    assert!(may(&position, "build 2 a1 a1,a2"));
}

/// A21, A20
#[test]
fn nothing_is_built_on_the_square_of_your_own_ship() {
    let position = draw(
        "
            a      b    c
        1  (1:1)   1   (2)
        step build
        ",
    );

    assert_eq!(legal(&position), "pass, build 1 b1 b1");
    assert_eq!(refused(&position, "build 1 a1 a1"), "A20 pacal-stone-hidden");
    assert_eq!(refused(&position, "build 2 a1 a1,b1"), "A20 pacal-stone-hidden");
    assert_eq!(facts(&position, "build 2 a1 a1,b1"), "square=a1 whose=yours owner=1");
}

/// 7.9
#[test]
fn nobody_has_to_build() {
    let position = after(&draw(ROW_OF_FOUR), "pass");

    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(position.state.seat().number(), 2);
}

/// 7.9, A31
#[test]
fn one_pyramid_is_built_or_raised_in_a_turn() {
    for action in ["build 1 d3 d3", "raise 3 b3 a3,b3,c3"] {
        let position = after(&draw(ROW_OF_FOUR), action);
        assert_eq!(position.state.seat().number(), 2, "{action}");
        assert_eq!(refused(&position, "build 1 a3 a3"), "9.3 pacal-roll-first", "{action}");
    }
}
