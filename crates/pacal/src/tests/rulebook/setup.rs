//! Section 3: before the first round.

use rules::{Game, Seat};
use serde_json::json;

use crate::tests::support::{
    after, asks, draw, facts, god_stones, legal, refused, scores, set_up, stones_in_front, texts,
};

/// 3.1
#[test]
fn everybody_has_ten_stones_three_god_stones_and_no_points() {
    for players in 2..=5 {
        let position = set_up(players, &json!({}));
        assert_eq!(stones_in_front(&position), vec![10; players]);
        assert_eq!(scores(&position), vec![0; players]);
        for seat in 1..=players {
            assert_eq!(god_stones(&position, seat), [2, 4, 6]);
        }
    }
}

/// 3.1
#[test]
fn nobody_drops_into_a_ship_that_is_not_in_the_game() {
    let position = draw(
        "
            a   b   c
        1  (1)  .  (2)
        step drop two
        ",
    );

    assert_eq!(refused(&position, "drop 3"), "3.1 pacal-no-such-seat");
    assert_eq!(facts(&position, "drop 3"), "seat=3 players=2");
}

/// 3.2
#[test]
fn seat_1_starts_and_the_others_follow_clockwise() {
    let mut position = set_up(4, &json!({}));
    for (seat, place) in ["e5", "f5", "g5", "e6"].iter().enumerate() {
        assert_eq!(asks(&position), format!("{}: pacal-ask-place", seat + 1));
        position = after(&position, &format!("place {place}"));
    }
    position = after(&position, "roll 4");
    assert_eq!(position.state.seat(), Seat::new(0));
    assert_eq!(position.state.starter(), Seat::new(0));
}

/// 3.3, 1.2
#[test]
fn with_fewer_than_five_players_covered_squares_are_out_of_play() {
    let covered = |players| texts(set_up(players, &json!({})).game.board().covered(players));

    assert_eq!(covered(2), "k5 k6 h7 i7 j7 k7 a9 b9 a10 b10 a11 b11 c11");
    assert_eq!(covered(3), "k5 k6 h7 i7 j7 k7");
    assert_eq!(covered(4), "k9 j10 k10 i11 j11 k11");
    assert_eq!(covered(5), "");
    for (players, squares) in [(2, 102), (3, 109), (4, 109), (5, 115)] {
        assert_eq!(set_up(players, &json!({})).game.open_squares().len(), squares);
    }
}

/// 3.4
#[test]
fn ships_are_placed_in_the_sacred_district() {
    let position = set_up(2, &json!({}));

    assert_eq!(
        legal(&position),
        "place e5, place f5, place g5, place e6, place f6, place g6, place e7, place f7, place g7"
    );
    assert_eq!(refused(&position, "place d5"), "3.4 pacal-place-outside");
    assert_eq!(facts(&position, "place d5"), "square=d5 district=S");
    assert_eq!(refused(&position, "place l1"), "1.1 pacal-off-board");
}

/// 3.4, D3
#[test]
fn one_ship_to_a_square() {
    let position = after(&set_up(3, &json!({})), "place f6, place e5");

    assert_eq!(
        legal(&position),
        "place f5, place g5, place e6, place g6, place e7, place f7, place g7"
    );
    assert_eq!(refused(&position, "place f6"), "D3 pacal-place-taken");
    assert_eq!(facts(&position, "place f6"), "what=ship owner=1 where=f6");
}

/// 3.4
#[test]
fn nothing_happens_before_all_ships_are_placed() {
    let position = after(&set_up(2, &json!({})), "place f6");

    for action in ["roll 3", "fly f3", "pass", "done", "god 2"] {
        assert_eq!(refused(&position, action), "3.4 pacal-place-first", "{action}");
    }
}

/// 3.4
#[test]
fn a_ship_is_placed_once() {
    let position = after(&set_up(2, &json!({})), "place f6, place e5, roll 3");

    assert_eq!(refused(&position, "place g7"), "3.4 pacal-already-placed");
    assert_eq!(position.game.players(), 2);
}
