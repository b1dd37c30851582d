//! Section 8: points during play.

use crate::tests::support::{after, draw, scores, with_build_of};

/// 8.1, A42
#[test]
fn the_first_pyramid_of_all_in_a_district_scores_its_value() {
    let position = draw(
        "
            a    b    c    d
        1   A1   B1   B1   C1
        2  (1)   .    .   (2)
        step build
        values A4 B6 C0
        ",
    );

    assert_eq!(scores(&after(&position, "build 1 a1 a1")), [4, 0]);
    assert_eq!(scores(&after(&position, "build 2 b1 b1,c1")), [6, 0]);
    assert_eq!(scores(&after(&position, "build 1 d1 d1")), [0, 0]);
}

/// 8.1, D27
#[test]
fn more_floors_than_every_other_player_take_the_majority_over() {
    let position = draw(
        "
            a     b     c    d     e
        1   A1    A1    A1   A2^2  A3^2
        2  (1)    .    (2)   .    (3)
        step build
        ",
    );

    assert_eq!(scores(&after(&position, "build 3 a1 a1,b1,c1")), [5, 0, 0]);
}

/// A41, 8.1, D27
#[test]
fn drawing_level_with_the_leader_scores_nothing() {
    let position = draw(
        "
            a     b     c    d     e
        1   A1    A1    A    A2^2  A
        2  (1)    .     .    .    (2)
        step build
        ",
    );

    assert_eq!(scores(&after(&position, "build 2 a1 a1,b1")), [0, 0]);
    assert_eq!(scores(&after(&position, "build 1 a1 a1")), [0, 0]);
}

/// 8.2
#[test]
fn whoever_led_alone_scores_nothing_more() {
    let position = draw(
        "
            a     b     c    d     e
        1   A1    A1    A    A1^2  A2^1
        2  (1)    .     .    .    (2)
        step build
        ",
    );

    assert_eq!(scores(&after(&position, "build 2 a1 a1,b1")), [0, 0]);
}

/// 8.3, A43, D28
#[test]
fn whoever_shared_the_lead_and_leads_alone_scores_again() {
    let position = draw(
        "
            a     b     c     d     e
        1   A1    A     A1^2  A2^2  A3^2
        2  (1)    .    (2)    .    (3)
        step build
        points 5 5 0
        ",
    );

    assert_eq!(scores(&after(&position, "build 1 a1 a1")), [10, 5, 0]);
}

/// 8.4
#[test]
fn only_the_total_of_floors_counts() {
    let position = draw(
        "
            a     b     c     d     e
        1   A1    A1    A1^2  A1^1  A2^4
        2  (1)    .     .     .    (2)
        step build
        ",
    );

    // Three floors against one pyramid of four: two more make five.
    assert_eq!(scores(&after(&position, "build 2 a1 a1,b1")), [5, 0]);
}

/// 8.4
#[test]
fn the_highest_pyramid_alone_takes_nothing_over() {
    let position = draw(
        "
            a     b     c     d     e     f
        1   A1    A1    A1    A2^2  A2^1  A2
        2  (1)    .     .     .     .    (2)
        step build
        ",
    );

    // Three floors at once, but the others have three in total.
    assert_eq!(scores(&after(&position, "build 3 a1 a1,b1,c1")), [0, 0]);
}

/// 8.1, A31
#[test]
fn a_raise_scores_like_a_build_by_the_floors_it_adds() {
    let position = draw(
        "
            a     b     c     d     e
        1   A1    A1^2  A     A2^2  A
        2  (1)    1     .     .    (2)
        3   .     1     .     .     .
        step build
        ",
    );

    // From a shared lead of 2 and 2 to 3 and 2.
    assert_eq!(scores(&after(&position, "raise 3 b1 b1,b2,b3")), [5, 0]);
}

/// 8.1
#[test]
fn other_districts_do_not_matter() {
    let position = draw(
        "
            a     b     c     d     e
        1   A1    A     B2^2  B2^3  .
        2  (1)    .     .     .    (2)
        step build
        ",
    );

    assert_eq!(scores(&after(&position, "build 1 a1 a1")), [5, 0]);
}

/// 8.1, 8.2, 8.3: the example of the rules
#[test]
fn takeovers_and_shared_leads() {
    let mut position = draw(
        "
            a     b     c     d     e     f     g
        1   A1    A1    A2    A2    A2    A1    A1
        2   A     A     A2    A2    A     A     A1
        3  (1)    .     .     .     .     .    (2)
        step build
        ",
    );

    for (seat, action, points, why) in [
        (1, "build 2 a1 a1,b1", [5, 0], "first in the district"),
        (2, "build 2 c1 c1,c2", [5, 0], "a tie takes nothing over"),
        (2, "raise 3 c1 c1,d1,e1", [5, 5], "alone ahead, out of a shared lead"),
        (2, "build 1 d2 d2", [5, 5], "was already ahead"),
        (1, "build 2 f1 f1,g1", [5, 5], "a tie"),
        (1, "build 1 g2 g2", [10, 5], "ahead again"),
    ] {
        position = after(&with_build_of(&position, seat), action);
        assert_eq!(scores(&position), points, "{action}: {why}");
    }
}
