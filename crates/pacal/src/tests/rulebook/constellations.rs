//! Section 7: which stones allow a pyramid.

use crate::tests::support::{draw, facts, legal, legal_to, may, refused};

/// 7.1, A20
#[test]
fn only_open_stones_count() {
    let position = draw(
        "
            a       b       c    d
        1  (1:1)   (2:1)    1    .
        2   .       .       .    2
        step build
        ",
    );

    assert_eq!(legal(&position), "pass, build 1 c1 c1");
    assert_eq!(refused(&position, "build 2 c1 b1,c1"), "A20 pacal-stone-hidden");
    assert_eq!(facts(&position, "build 2 c1 b1,c1"), "square=b1 whose=theirs owner=2");
    assert_eq!(refused(&position, "build 2 c1 c1,d1"), "7.1 pacal-no-stone");
    assert_eq!(facts(&position, "build 2 c1 c1,d1"), "square=d1");
    assert_eq!(refused(&position, "build 1 d2 d2"), "7.1 pacal-no-stone");
}

/// 7.2
#[test]
fn one_stone_gives_one_floor() {
    let position = draw(
        "
            a    b    c
        1  (1)   .   (2)
        2   .    1    .
        step build
        ",
    );

    assert_eq!(legal(&position), "pass, build 1 b2 b2");
}

/// 7.2
#[test]
fn two_stones_side_by_side_give_two_floors() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .   (2)
        2   1    1    .    .
        3   .    1    .    .
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build 2"), "a2 a2,b2, b2 a2,b2, b2 b2,b3, b3 b2,b3");
    assert_eq!(legal_to(&position, "build 3"), "");
    // Diagonally they are none.
    assert_eq!(refused(&position, "build 2 a2 a2,b3"), "7.2 pacal-no-constellation");
    assert_eq!(facts(&position, "build 2 a2 a2,b3"), "squares=a2,b3 count=2");
}

/// 7.2
#[test]
fn two_floors_allow_no_gap() {
    let position = draw(
        "
            a    b    c    d
        1   1    .    1    .
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal(&position), "pass, build 1 a1 a1, build 1 c1 c1");
    assert_eq!(refused(&position, "build 2 a1 a1,c1"), "7.2 pacal-no-constellation");
}

/// 7.2
#[test]
fn three_stones_in_one_line_give_three_floors() {
    let position = draw(
        "
            a    b    c    d    e
        1   1    1    1    .    .
        2   1    1    .    .    .
        3   1    .    1    .    .
        4   .    .    .   (1)  (2)
        step build
        ",
    );

    // A row, a column, both diagonals.
    for squares in ["a1,b1,c1", "a1,a2,a3", "a1,b2,c3", "c1,b2,a3"] {
        assert!(may(&position, &format!("build 3 {} {squares}", &squares[..2])), "{squares}");
    }
    // With a corner in it they are none.
    assert_eq!(refused(&position, "build 3 a1 a1,b1,a2"), "7.2 pacal-no-constellation");
    assert_eq!(facts(&position, "build 3 a1 a1,b1,a2"), "squares=a1,b1,a2 count=3");
}

/// 7.2, 7.3, D22
#[test]
fn the_gaps_of_a_line_are_equal_and_as_wide_as_you_like() {
    let position = draw(
        "
            a    b    c    d    e    f    g    h    i
        1   1    .    .    .    1    .    .    .    1
        2   .    .    .    .    .    .    .    .    .
        3   .    .    1    .   (1)   .   (2)   .    .
        4   .    .    .    .    .    .    .    .    .
        5   .    .    .    .    1    .    .    .    .
        step build
        ",
    );

    assert_eq!(
        legal_to(&position, "build 3"),
        "a1 a1,e1,i1, e1 a1,e1,i1, i1 a1,e1,i1, a1 a1,c3,e5, c3 a1,c3,e5, e5 a1,c3,e5"
    );
}

/// 7.2
#[test]
fn gaps_of_1_and_0_are_no_line() {
    let position = draw(
        "
            a    b    c    d
        1   1    .    1    1
        2  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build 3"), "");
    assert_eq!(refused(&position, "build 3 a1 a1,c1,d1"), "7.2 pacal-no-constellation");
    // But the last two are a fine pair.
    assert!(may(&position, "build 2 c1 c1,d1"));
}

/// 7.2, 7.3
#[test]
fn four_stones_in_one_line_give_four_floors() {
    let position = draw(
        "
            a    b    c    d    e    f    g
        1   1    .    1    .    1    .    1
        2  (1)   .    .    .    .    .   (2)
        step build
        ",
    );

    assert_eq!(
        legal_to(&position, "build 4"),
        "a1 a1,c1,e1,g1, c1 a1,c1,e1,g1, e1 a1,c1,e1,g1, g1 a1,c1,e1,g1"
    );
}

/// 7.2
#[test]
fn four_stones_on_a_diagonal_give_four_floors() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .    1
        2   .    .    1    .
        3   .    1    .    .
        4   1    .    .   (2)
        step build
        ",
    );

    assert!(may(&position, "build 4 a4 d1,c2,b3,a4"));
}

/// 7.2, 7.3
#[test]
fn four_stones_in_a_square_give_five_floors() {
    let position = draw(
        "
            a    b    c    d    e
        1   1    .    .    1    .
        2   .    1    1    .    .
        3   .    1    1    .    .
        4   1    .    .    1    .
        5   .    .    .   (1)  (2)
        step build
        ",
    );

    assert!(may(&position, "build 5 b2 b2,c2,b3,c3"));
    assert!(may(&position, "build 5 a1 a1,d1,a4,d4"));
}

/// 7.2
#[test]
fn a_rectangle_is_no_square() {
    let position = draw(
        "
            a    b    c    d
        1   1    .    1    .
        2   1    .    1    .
        3  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build 5"), "");
    assert_eq!(refused(&position, "build 5 a1 a1,c1,a2,c2"), "7.2 pacal-no-constellation");
    assert_eq!(facts(&position, "build 5 a1 a1,c1,a2,c2"), "squares=a1,c1,a2,c2 count=4");
}

/// A22
#[test]
fn what_lies_in_the_gaps_does_not_matter() {
    let position = draw(
        "
            a    b    c    d    e    f    g
        1   1   (1)   .    1    2^2  1    1
        2  (2)   .    .    .    .    .    .
        step build
        ",
    );

    // A ship, a pyramid and a spare stone of your own are in the gaps of the line of three.
    assert!(may(&position, "build 3 d1 a1,d1,g1"));
}

/// A23
#[test]
fn lines_and_squares_reach_across_lake_river_and_covers() {
    let position = draw(
        "
            a    b    c    d    e
        1   1    ~    1    #    1
        2   .    .    .    .    .
        3   1    .    1   (1)  (2)
        step build
        river 1,0 1,3
        ",
    );

    assert!(may(&position, "build 3 a1 a1,c1,e1"));
    assert!(may(&position, "build 5 a1 a1,c1,a3,c3"));
}

/// A24
#[test]
fn a_square_turned_by_45_degrees_does_not_count() {
    let position = draw(
        "
            a    b    c
        1   .    1    .
        2   1    .    1
        3   .    1    .
        4  (1)   .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build 5"), "");
    assert_eq!(refused(&position, "build 5 b1 b1,a2,c2,b3"), "7.2 pacal-no-constellation");
}

/// A22
#[test]
fn with_empty_gaps_nothing_lies_between_the_stones() {
    let position = draw(
        "
            a     b     c     d     e     f     g     h     i
        1   1    (1)    1     2     1     .     1     1^1   .
        2   .     .     .     1     .     .     .     .     .
        3   1     1^2   1     .     1     .     .     .    (2)
        4   ~     .     #     .     .     .     .     .     .
        5   .     .     .     .     1     .     .     .     .
        step build
        gaps empty
        ",
    );

    for (action, told) in [
        ("build 3 a1 a1,c1,e1", "square=b1 what=own-ship owner=1"),
        ("build 3 c1 c1,e1,g1", "square=d1 what=stone owner=2"),
        ("build 5 a1 a1,c1,a3,c3", "square=b1 what=own-ship owner=1"),
        ("build 3 a3 a3,c3,e3", "square=b3 what=own-pyramid owner=1"),
    ] {
        assert_eq!(refused(&position, action), "A22 pacal-gap-taken", "{action}");
        assert_eq!(facts(&position, action), told, "{action}");
    }
    // The inside of a square does not count, and d2 lies inside.
    assert!(may(&position, "build 3 e1 e1,e3,e5"));
    // An own pyramid in the line is one of its stones.
    assert!(may(&position, "build 3 a3 a3,b3,c3"));
    assert_eq!(legal_to(&position, "build 5"), "");
}

/// A22
#[test]
fn lake_and_covers_are_empty_gaps_and_the_inside_of_a_square_does_not_count() {
    let position = draw(
        "
            a    b    c    d    e
        1   1    ~    1    #    1
        2   .    2    .    .    .
        3   1    .    1    .   (2)
        4  (1)   .    .    .    .
        step build
        gaps empty
        ",
    );

    assert!(may(&position, "build 3 a1 a1,c1,e1"));
    assert!(may(&position, "build 5 a1 a1,c1,a3,c3"));
}

/// A22
#[test]
fn a_spare_stone_of_your_own_in_a_gap_is_in_the_way_too() {
    let position = draw(
        "
            a    b    c    d    e    f    g
        1   1    .    .    1    .    1    1
        2  (1)   .    .    .    .    .   (2)
        step build
        gaps empty
        ",
    );

    assert_eq!(refused(&position, "build 3 a1 a1,d1,g1"), "A22 pacal-gap-taken");
    assert_eq!(facts(&position, "build 3 a1 a1,d1,g1"), "square=f1 what=stone owner=1");
}

/// A24
#[test]
fn with_the_option_a_diamond_gives_five_floors() {
    let position = draw(
        "
            a    b    c    d    e
        1   .    .    1    .    .
        2   .    2    1    .    .
        3   1    .    .    .    1
        4   .    .    .    .    .
        5  (1)   .    1    .   (2)
        step build
        diamonds
        ",
    );

    let diamond = "c1,a3,e3,c5";
    assert_eq!(
        legal_to(&position, "build 5"),
        format!("c1 {diamond}, a3 {diamond}, e3 {diamond}, c5 {diamond}")
    );
    assert_eq!(
        refused(&position, "build 5 c1 c1,c2,a3,e3"),
        "7.2 pacal-no-constellation-or-diamond"
    );
}

/// A22, A24
#[test]
fn with_empty_gaps_the_sides_of_a_diamond_are_empty_and_its_inside_does_not_matter() {
    let diamond = |b2: &str, c3: &str| {
        draw(&format!(
            "
                a    b      c      d    e
            1   .    .      1      .    .
            2   .    {b2}   .      .    .
            3   1    .      {c3}   .    1
            4   .    .      .      .    .
            5  (1)   .      1      .   (2)
            step build
            diamonds
            gaps empty
            "
        ))
    };

    assert!(may(&diamond(".", "2"), "build 5 c1 c1,a3,e3,c5"));
    let taken = diamond("2", ".");
    assert_eq!(refused(&taken, "build 5 c1 c1,a3,e3,c5"), "A22 pacal-gap-taken");
    assert_eq!(facts(&taken, "build 5 c1 c1,a3,e3,c5"), "square=b2 what=stone owner=2");
    assert_eq!(legal_to(&taken, "build 5"), "");
}

/// A25
#[test]
fn a_square_at_any_other_angle_does_not_count() {
    let position = draw(
        "
            a    b    c    d
        1   .    1    .    .
        2   .    .    .    1
        3   1    .    .    .
        4   .    .    1    .
        5  (1)   .    .   (2)
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build 5"), "");
    assert_eq!(refused(&position, "build 5 b1 b1,d2,a3,c4"), "7.2 pacal-no-constellation");
}
