//! Section 9: the end of the game.

use crate::tests::support::{Position, after, asks, draw, legal, may, refused, scores, winners};

/// Seat 1 is about to build in a district worth 5, and nobody has a god stone.
fn before_the_build(players: usize, facts: &str) -> Position {
    let ships =
        ["(1) (2) .   .   .", "(1) (2) (3) .   .", "(1) (2) (3) (4) .", "(1) (2) (3) (4) (5)"];
    let god_stones: Vec<String> = (1..=players).map(|seat| format!("god stones {seat}:")).collect();
    draw(&format!(
        "
            a    b   c   d   e
        1   A1   B   .   .   .
        2   {}
        step build
        {}
        {facts}
        ",
        ships[players - 2],
        god_stones.join("\n")
    ))
}

/// 9.1, A30
#[test]
fn the_next_to_last_pyramid_brings_5_points_and_the_end_at_once() {
    let position = before_the_build(3, "pyramids 1: 1 0 0 0 1 \n seat 1");

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    // 5 for the district, 5 for the pyramid, 5 for the district at the end.
    assert_eq!(scores(&position), [15, 0, 0]);
    assert_eq!(winners(&position), [1]);
    assert_eq!(legal(&position), "");
}

/// 9.1, A30
#[test]
fn with_two_left_the_game_goes_on() {
    let position = before_the_build(3, "pyramids 1: 1 0 0 1 1");

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "2: pacal-ask-fly number=3");
    assert_eq!(scores(&position), [5, 0, 0]);
}

/// 9.1, A30
#[test]
fn ten_standing_pyramids_are_the_end() {
    let position = draw(
        "
            a     b     c     d     e     f
        1   1^2   1^2   1^2   1^3   1^3   1
        2   1^4   1^4   1^5   1^5  (1)   (2)
        step build
        ",
    );

    let position = after(&position, "build 1 f1 f1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
}

/// 9.1, A31
#[test]
fn a_raise_takes_one_and_gives_one_back() {
    let position = draw(
        "
            a     b     c     d     e     f
        1   1^2   1^2   1^2   1^3   1^1   1
        2   1^4   1^4   1^5   1^5  (1)   (2)
        step build
        ",
    );

    // Two are left before and after.
    let position = after(&position, "raise 3 e1 d1,e1,f1");
    assert_eq!(asks(&position), "-: pacal-ask-roll");
}

/// 9.2
#[test]
fn whoever_reaches_the_points_lets_the_round_be_played_to_its_end() {
    for (players, points) in [(3, 40), (4, 35), (5, 30)] {
        let reached = format!("points {}", points - 5);
        let position = after(&before_the_build(players, &reached), "build 1 a1 a1");
        assert_eq!(scores(&position)[0], points);
        assert!(position.state.is_closing(), "{players} players");
        assert_eq!(asks(&position), "2: pacal-ask-fly number=3");

        let short = format!("points {}", points - 6);
        let position = after(&before_the_build(players, &short), "build 1 a1 a1");
        assert!(!position.state.is_closing(), "{players} players");
    }
}

/// 9.2
#[test]
fn the_closing_round_ends_the_game_without_a_bonus() {
    let position = before_the_build(
        3,
        "closing round \n built this round \n points 40 0 0 \n seat 3 \n rolled 2",
    );

    let position = after(&position, "fly c1, done");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [40, 0, 0]);
    assert_eq!(winners(&position), [1]);
}

/// 9.2
#[test]
fn in_the_closing_round_there_are_still_points_to_win() {
    let position = draw(
        "
            a     b     c     d
        1   A3   (1)   (2)   (3)
        step build
        god stones 1:
        god stones 2:
        god stones 3:
        closing round
        points 40 0 36
        seat 3
        ",
    );

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(scores(&position), [40, 0, 46]);
    assert_eq!(winners(&position), [3]);
}

/// 9.2, D31
#[test]
fn the_next_to_last_pyramid_in_the_closing_round_ends_the_game_at_once() {
    let position = draw(
        "
            a     b     c     d
        1   A2   (1)   (2)   (3)
        step build
        god stones 1:
        god stones 2:
        god stones 3:
        closing round
        points 40 0 0
        seat 2
        pyramids 2: 1 1 0 0 0
        ",
    );

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [40, 15, 0]);
}

/// A48
#[test]
fn the_last_player_of_a_round_who_reaches_the_points_ends_the_game_now() {
    let position = before_the_build(3, "points 35 0 0 \n starter 2");

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [45, 0, 0]);
}

/// D29
#[test]
fn with_five_players_30_points_are_enough() {
    let position = before_the_build(5, "points 25");
    assert!(after(&position, "build 1 a1 a1").state.is_closing());

    let czech = before_the_build(5, "points 34 \n edition cs");
    assert!(!after(&czech, "build 1 a1 a1").state.is_closing());
    let czech = before_the_build(5, "points 35 \n edition cs");
    assert!(after(&czech, "build 1 a1 a1").state.is_closing());
}

/// 9.3, A49, D37
#[test]
fn with_two_players_45_points_end_the_game_at_once() {
    let position = after(&before_the_build(2, "points 40 44"), "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [50, 44]);

    let position = after(&before_the_build(2, "points 39 44"), "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(position.state.seat().number(), 2);
}

/// 9.3, D37
#[test]
fn with_two_players_the_next_to_last_pyramid_ends_the_game_too() {
    let position = after(&before_the_build(2, "pyramids 1: 1 0 1 0 0"), "build 1 a1 a1");

    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [15, 0]);
}

/// A62
#[test]
fn a_build_that_does_both_scores_the_district_then_5_and_ends_the_game() {
    let position = before_the_build(3, "points 35 0 0 \n pyramids 1: 1 1 0 0 0");

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    // 35, 5 for the district, 5 for the pyramid, 5 for the district at the end.
    assert_eq!(scores(&position), [50, 0, 0]);
}

/// A50
#[test]
fn the_5_points_are_added_to_the_score_and_no_more() {
    // Without the bonus seat 2 would have won.
    let position = before_the_build(2, "points 30 44 \n pyramids 1: 1 0 1 0 0");

    let position = after(&position, "build 1 a1 a1");
    assert_eq!(scores(&position), [45, 44]);
    assert_eq!(winners(&position), [1]);
}

/// 10.6
#[test]
fn nobody_acts_after_the_end() {
    let position = after(&before_the_build(2, "points 40 0"), "build 1 a1 a1");

    for action in ["roll 3", "pass", "fly b1", "place b1"] {
        assert!(!may(&position, action));
        assert_eq!(refused(&position, action), "10.6 pacal-over", "{action}");
    }
}
