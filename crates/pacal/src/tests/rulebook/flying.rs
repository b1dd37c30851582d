//! Section 5: straight and bent flights.

use crate::tests::support::{after, asks, draw, facts, legal, legal_to, looks_like, may, refused};

/// 5.1
#[test]
fn the_stones_in_a_ship_stay_on_the_square_it_leaves() {
    let position = draw(
        "
            a      b   c   d
        1  (1:12)  .   .   .
        2   .      .   .  (2)
        rolled 3
        ",
    );

    looks_like(
        &after(&position, "fly d1"),
        "
            a   b   c   d
        1   12  .   .  (1)
        2   .   .   .  (2)
        ",
    );
}

/// 5.2
#[test]
fn ships_edge_lake_and_pyramids_stop_a_flight() {
    let position = draw(
        "
            a    b    c    d    e    f    g
        1   .    .    .    .    .    .    .
        2   .    .    .   (2)   .    .    .
        3   .    .    .    .    .    .    .
        4   .    1^1  .   (1)   .    ~    .
        5   .    .    .    .    .    .    .
        6   .    .    .    .    .    .    .
        rolled 5
        ",
    );

    // The ship is two squares away, the own pyramid and the lake too, the edge three.
    assert_eq!(legal_to(&position, "fly"), "d3, c4, e4, d6");
    assert_eq!(refused(&position, "fly d1"), "5.4 pacal-fly-stopped");
    assert_eq!(facts(&position, "fly d1"), "direction=north what=ship owner=2 where=d2 end=d3");
    assert_eq!(
        facts(&position, "fly a4"),
        "direction=west what=own-pyramid owner=1 where=b4 end=c4"
    );
    assert_eq!(facts(&position, "fly g4"), "direction=east what=lake owner=0 where=f4 end=e4");
}

/// 5.2
#[test]
fn an_obstacle_next_to_the_ship_blocks_that_direction() {
    let position = draw(
        "
            a    b    c
        1   .    2^2  .
        2   ~   (1)  (2)
        3   .    .    .
        rolled 2
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "b3");
    assert_eq!(refused(&position, "fly b1"), "5.2 pacal-fly-blocked");
    assert_eq!(facts(&position, "fly b1"), "direction=north what=pyramid owner=2 where=b1");
    assert_eq!(facts(&position, "fly a2"), "direction=west what=lake owner=0 where=a2");
    assert_eq!(facts(&position, "fly c2"), "direction=east what=ship owner=2 where=c2");
}

/// 5.2, D7
#[test]
fn stones_and_the_river_are_no_obstacles() {
    let position = draw(
        "
            a    b    c    d    e
        1  (1)   12   2    1    .
        2   ~    ~    ~    ~    ~
        rolled 4
        river 2,0 2,1
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "e1");
}

/// 5.3
#[test]
fn ships_never_fly_diagonally() {
    let position = draw(
        "
            a   b   c
        1   .   .   .
        2   .  (1)  .
        3   .   .   .
        rolled 1
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "b1, a2, c2, b3");
    assert_eq!(legal_to(&position, "bend"), "");
    assert_eq!(refused(&position, "fly a1"), "5.3 pacal-fly-not-straight");
    assert_eq!(facts(&position, "fly a1"), "from=b2 to=a1");
}

/// 5.4, A2
#[test]
fn a_straight_flight_may_not_stop_of_its_own_will() {
    let position = draw(
        "
            a   b   c   d   e   f   g   h
        1   .   .   .  (1)  .   .   .   .
        rolled 3
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "a1, g1");
    assert_eq!(refused(&position, "fly f1"), "5.4 pacal-must-fly-on");
    assert_eq!(facts(&position, "fly f1"), "direction=east squares=3 end=g1");
    assert_eq!(refused(&position, "fly h1"), "5.4 pacal-fly-too-far");
    assert_eq!(facts(&position, "fly h1"), "number=3 distance=4 end=g1");
}

/// 5.4, A2
#[test]
fn a_straight_flight_goes_up_to_the_obstacle() {
    let position = draw(
        "
            a   b   c   d   e   f
        1  (1)  .   .   .  (2)  .
        rolled 5
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "d1");
    assert_eq!(refused(&position, "fly c1"), "5.4 pacal-must-fly-up-to");
    assert_eq!(facts(&position, "fly c1"), "direction=east squares=3 end=d1");
    assert_eq!(refused(&position, "fly e1"), "5.4 pacal-fly-stopped");
    assert_eq!(refused(&position, "fly f1"), "5.4 pacal-fly-stopped");
}

/// 5.4, D8
#[test]
fn a_straight_flight_does_not_come_back() {
    let position = draw(
        "
            a   b   c   d   e
        1   .  (1)  .   .   .
        rolled 2
        ",
    );

    // One square west, the edge, and the rest is lost: not back onto b1.
    assert_eq!(legal_to(&position, "fly"), "a1, d1");
    assert_eq!(refused(&position, "fly c1"), "5.4 pacal-must-fly-on");
}

/// 5.4
#[test]
fn a_straight_flight_allows_two_stones() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .  (2)
        rolled 2
        ",
    );

    let position = after(&position, "fly c1");
    assert_eq!(asks(&position), "1: pacal-ask-drop-two");
    assert_eq!(legal(&position), "done, drop own, drop 2");
    assert_eq!(legal(&after(&position, "drop own")), "done, drop 2");
}

/// A1
#[test]
fn a_direction_that_is_blocked_at_once_is_no_flight() {
    let position = draw(
        "
            a   b   c   d
        1  (2) (1)  .   .
        rolled 2
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "d1");
    assert_eq!(refused(&position, "fly b1"), "A1 pacal-stay");
    assert_eq!(refused(&position, "fly a1"), "5.2 pacal-fly-blocked");
}

/// 5.4, 5.5, A9: the example of the rules
#[test]
fn straight_and_bent() {
    let position = draw(
        "
            a    b    c    d    e    f    g
        1   .    .    .    .    .    .    .
        2   .    .    .    2^1  .    .    .
        3   .    .    .   (1)   .    .    ~
        4   .    2^2  .    .    .    .    ~
        5   .    .    .    .    .    .    .
        rolled 4
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "a3, f3, d5");
    assert_eq!(legal_to(&position, "bend"), "b1, d1, f1, a2, c2, e2, g2, b3, a4, c4, e4, b5, f5");
    assert_eq!(refused(&position, "bend e3"), "5.5 pacal-bend-odd");
    assert_eq!(refused(&position, "bend f4"), "5.5 pacal-bend-odd");
}

/// 5.5
#[test]
fn a_bent_flight_allows_one_stone() {
    let position = draw(
        "
            a   b   c
        1  (1)  .   .
        2   .   .  (2)
        rolled 2
        ",
    );

    let position = after(&position, "bend b2");
    assert_eq!(asks(&position), "1: pacal-ask-drop-own");
    assert_eq!(legal(&position), "done, drop own");
}

/// 5.5, D11
#[test]
fn a_bent_flight_uses_the_exact_number() {
    let position = draw(
        "
            a    b    c    d    e
        1  (1)   .    .    .    .
        2   .    .    .    2^2  .
        3   .    .    .    .    .
        rolled 3
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "d1, a3");
    assert_eq!(legal_to(&position, "bend"), "b1, a2, c2, b3");
    assert_eq!(refused(&position, "bend e2"), "5.5 pacal-bend-too-far");
    assert_eq!(facts(&position, "bend e2"), "square=e2 number=3 distance=5");
    // In front of the pyramid, but with squares left to fly.
    assert_eq!(refused(&position, "bend b2"), "5.5 pacal-bend-odd");
    assert_eq!(facts(&position, "bend b2"), "square=b2 number=3 distance=2");
    assert_eq!(refused(&position, "bend d2"), "5.2 pacal-bend-onto-obstacle");
    assert_eq!(facts(&position, "bend d2"), "what=pyramid owner=2 where=d2");
}

/// 5.5
#[test]
fn a_bent_flight_goes_around_obstacles() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   ~    .    .
        2   .    ~    .    .
        3   .    .    .    .
        rolled 4
        ",
    );

    // c1 is two squares away as the crow flies, and six around the lake.
    assert_eq!(refused(&position, "bend c1"), "5.5 pacal-bend-no-way");
    assert_eq!(facts(&position, "bend c1"), "square=c1 number=4 distance=2");
    assert_eq!(legal_to(&position, "fly"), "a3");
    assert_eq!(legal_to(&position, "bend"), "c3");
}

/// 5.6, D10, A10: the example of the rules
#[test]
fn a_dead_end_ends_a_bent_flight() {
    let example = "
            a    b    c    d    e
        1   .    .    .    2^1  .
        2   .    .    .    .    2^2
        3   .    .    .   (2)   .
        4   .   (1)   .    .    .
        5   .    .    .    .    .
        rolled 5
        ";
    let position = draw(example);

    assert!(may(&position, "bend d2"));
    assert!(may(&position, "bend e3"));
    // c3 has one obstacle, the ship.
    assert_eq!(refused(&position, "bend c3"), "5.5 pacal-bend-odd");

    let czech = draw(&format!("{example} edition cs"));
    assert_eq!(refused(&czech, "bend d2"), "5.5 pacal-bend-odd");
    assert_eq!(refused(&czech, "bend e3"), "5.5 pacal-bend-odd");
}

/// 5.6
#[test]
fn the_three_sides_may_be_ship_edge_and_lake() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .   (2)
        2   .    .    .    .
        3   .    .    .    ~
        rolled 5
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "c1, a3");
    assert!(may(&position, "bend d2"));
    // c3 has the lake and the edge, but two ways out.
    assert_eq!(refused(&position, "bend c3"), "5.5 pacal-bend-odd");
}

/// 5.6, A10
#[test]
fn a_flight_may_enter_a_dead_end_on_purpose() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .    .
        2   ~    .    ~    .
        3   ~    ~    ~    .
        rolled 4
        ",
    );

    // b2 after two squares, although d2 can be reached with all four.
    assert_eq!(legal_to(&position, "fly"), "d1");
    assert_eq!(legal_to(&position, "bend"), "b2, d2");
}

/// A6
#[test]
fn a_bent_flight_does_not_turn_straight_back() {
    let position = draw(
        "
            a   b   c   d   e   f
        1   .  (1)  .   .   .   .
        rolled 3
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "a1, e1");
    assert_eq!(legal_to(&position, "bend"), "");
    assert_eq!(refused(&position, "bend c1"), "5.5 pacal-bend-no-way");
}

/// A7
#[test]
fn a_bent_flight_does_not_return_to_its_start() {
    let position = draw(
        "
            a   b   c
        1   .   .   .
        2   .  (1)  .
        3   .   .   .
        rolled 4
        ",
    );

    assert_eq!(refused(&position, "bend b2"), "A7 pacal-bend-back");
}

/// A7
#[test]
fn a_bent_flight_visits_no_square_twice() {
    let position = draw(
        "
            a   b   c
        1  (1)  .   .
        2   ~   .   .
        rolled 5
        ",
    );

    // b1, c1, c2, b2 and b1 again would be five.
    assert_eq!(refused(&position, "bend b1"), "5.5 pacal-bend-no-way");
    assert_eq!(legal_to(&position, "fly"), "c1");
    assert_eq!(legal_to(&position, "bend"), "");
}

/// A8, A9
#[test]
fn a_square_that_a_straight_flight_reaches_counts_as_straight() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .   .
        2   .   .   .   .
        3   .   .   .   .
        4   .   .   .   .
        rolled 3
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "d1, a4");
    assert_eq!(legal_to(&position, "bend"), "b1, a2, c2, b3");
    assert_eq!(refused(&position, "bend d1"), "A9 pacal-bend-is-straight");
    assert_eq!(refused(&position, "bend a4"), "A9 pacal-bend-is-straight");
}

/// A9
#[test]
fn a_square_reached_straight_and_bent_counts_as_straight() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .   ~
        2   .   .   .   .
        rolled 4
        ",
    );

    // c1: straight up to the lake, and bent by a2, b2, c2.
    assert_eq!(legal_to(&position, "fly"), "c1, a2");
    assert_eq!(refused(&position, "bend c1"), "A9 pacal-bend-is-straight");
    assert_eq!(asks(&after(&position, "fly c1")), "1: pacal-ask-drop-two");
}

/// A11
#[test]
fn the_start_is_no_obstacle_in_the_dead_end_test() {
    let position = draw(
        "
            a   b   c   d   e
        1   .   .  (1)  .   .
        2   .   ~   .   ~   .
        3   .   .   .   .   .
        rolled 8
        die 8,8,8,8,8,8
        ",
    );

    // After seven squares a flight enters c2 from the south, with the lake on two sides and the
    // start on the third.
    assert_eq!(refused(&position, "bend c2"), "5.5 pacal-bend-odd");
}

/// A58
#[test]
fn visited_squares_are_no_obstacles_in_the_dead_end_test() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .   .
        2   ~   .   .   .
        3   ~   ~   ~   .
        rolled 5
        ",
    );

    // b1, c1, c2, b2: the lake on two sides and b1, already visited, on the third.
    assert_eq!(refused(&position, "bend b2"), "5.5 pacal-bend-odd");
}

/// A12
#[test]
fn a_ship_that_can_only_fly_straight_is_not_stuck() {
    let position = draw(
        "
            a   b   c   d
        1  (2) (1)  .   .
        rolled 5
        ",
    );

    assert_eq!(legal(&position), "fly d1, god 2, god 4, god 6");
    assert_eq!(asks(&position), "1: pacal-ask-fly number=5");
    assert_eq!(refused(&position, "land c1"), "5.10 pacal-land-not-stuck");
}

/// 5.2, A52, D7
#[test]
fn on_the_default_board_the_river_is_open_and_lake_and_covers_are_not() {
    let position = draw(
        "
            c    d    e    f    g    h    i    j    k
        1   .    .    .    .    .    .    .    .    .
        2   .    .    .    .    .    .   (1)   .    .
        3   .    .    .    .    .    ~    ~    ~    .
        7   .   (2)   .    .    .    #    #    #    #
        default board
        rolled 5
        ",
    );

    // South of i2 is the lake; the river runs between d2 and e2.
    assert_eq!(legal_to(&position, "fly"), "i1, d2, k2");
    assert_eq!(facts(&position, "fly i5"), "direction=south what=lake owner=0 where=i3");
    let position = draw(
        "
            c    d    e    f    g    h    i    j    k
        7   .   (1)   .    .    .    #    #    #    #
        default board
        rolled 5
        ",
    );
    assert_eq!(legal_to(&position, "fly"), "d2, a7, g7, d11");
    assert_eq!(facts(&position, "fly h7"), "direction=east what=cover owner=0 where=h7 end=g7");
}

/// 5.12
#[test]
fn a_ship_may_end_on_stones_which_are_then_inside_it() {
    let position = draw(
        "
            a   b   c    d
        1  (1)  .   12  (2)
        rolled 2
        ",
    );

    looks_like(
        &after(&position, "fly c1"),
        "
            a   b    c       d
        1   .   .  (1:12)   (2)
        ",
    );
}

/// A52, 3.3
#[test]
fn covered_squares_are_obstacles() {
    let position = draw(
        "
            a   b   c   d   e
        1  (1)  .   #   .   .
        2   .   .   #   .   .
        rolled 3
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "b1, a2");
    assert_eq!(facts(&position, "fly d1"), "direction=east what=cover owner=0 where=c1 end=b1");
    assert_eq!(refused(&position, "bend c2"), "5.2 pacal-bend-onto-obstacle");
    assert_eq!(facts(&position, "bend c2"), "what=cover owner=0 where=c2");
}

/// 5.7
#[test]
fn without_the_arrows_no_ship_leaps() {
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .   .
        rolled 3
        ",
    );

    assert_eq!(refused(&position, "leap b1"), "5.7 pacal-leap-no-arrows");
    assert_eq!(facts(&position, "leap b1"), "number=3");
}
