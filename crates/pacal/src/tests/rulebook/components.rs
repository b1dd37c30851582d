//! Sections 1 and 2: what is in the box.

use rules::{Game, Seat};
use serde_json::json;

use crate::tests::support::{after, draw, legal, legal_to, refused, set_up, texts};
use crate::{Action, Board};

/// 1.1
#[test]
fn the_board_has_16_districts_with_values_from_3_to_7() {
    let board = Board::default_board();
    let map: Vec<String> = board
        .districts()
        .iter()
        .map(|district| format!("{}{} {}", district.letter, district.value, district.squares.len()))
        .collect();

    assert_eq!((board.columns(), board.rows()), (11, 11));
    assert_eq!(
        map.join(", "),
        "A4 9, B5 8, C4 6, D4 7, E6 8, F3 8, G6 9, H5 6, I4 6, J5 6, K4 7, L3 7, M5 7, N3 6, O3 6, \
         S7 9"
    );
    assert_eq!(texts(board.sacred().squares), "e5 f5 g5 e6 f6 g6 e7 f7 g7");
    assert_eq!(board.land().len(), 115);
    assert_eq!(texts(board.lake()), "h3 i3 j3 h4 i4 j4");
}

/// 1.1
#[test]
fn the_map_is_the_one_of_the_rules() {
    let rows = [
        "AABBBCCCDDD",
        "AABBBBCCCDD",
        "AABEEEE~~~D",
        "AAAEEEE~~~D",
        "FFGGSSSHHHI",
        "FFGGSSSHHHI",
        "FFGGSSSIIII",
        "FFGGGJJKKKK",
        "LLMMMJJJKKN",
        "LLMMMJOOKNN",
        "LLLMOOOONNN",
    ];
    assert_eq!(Board::default_board().to_json()["rows"], json!(rows));
}

/// 1.1
#[test]
fn a_square_that_the_board_does_not_have_is_no_goal() {
    let position = draw(
        "
            a   b   c
        1   .   .   .
        2  (1)  .  (2)
        rolled 2
        ",
    );

    for action in ["fly a3", "bend d1", "fly m13", "bend a13"] {
        assert_eq!(refused(&position, action), "1.1 pacal-off-board", "{action}");
    }
}

/// 1.2
#[test]
fn each_cover_piece_covers_one_district() {
    let board = Board::default_board();
    let covers: Vec<String> = board
        .covers()
        .iter()
        .map(|cover| format!("{} {:?}", cover.piece, cover.districts))
        .collect();

    assert_eq!(covers, ["2 ['L']", "2/3 ['I']", "4 ['N']"]);
}

/// 1.3
#[test]
fn the_die_has_numbers_from_2_to_5_and_one_face_with_arrows() {
    let position = after(&set_up(2, &json!({})), "place e5, place g7");
    let weight = |text: &str| {
        let action: Action = text.parse().unwrap();
        position.game.weight(&position.state, action)
    };

    assert_eq!(legal(&position), "roll 2, roll 3, roll 4, roll 5, roll arrows");
    let weights = ["roll 2", "roll 3", "roll 4", "roll 5", "roll arrows"].map(weight);
    assert_eq!(weights, [1, 2, 1, 1, 1]);
    assert_eq!(refused(&position, "roll 6"), "1.3 pacal-roll-no-such-face");
    assert_eq!(refused(&position, "roll 1"), "1.3 pacal-roll-no-such-face");
}

/// 1.3
#[test]
fn the_die_can_be_replaced() {
    let options = json!({"die": [1, 9, 9, 9, "arrows", "arrows"]});
    let position = after(&set_up(2, &options), "place e5, place g7");

    assert_eq!(legal(&position), "roll 1, roll 9, roll arrows");
    assert_eq!(refused(&position, "roll 3"), "1.3 pacal-roll-no-such-face");
}

/// 2.5
#[test]
fn everybody_has_11_pyramids_with_34_floors() {
    let position = set_up(5, &json!({}));
    for seat in Seat::all(5) {
        let supply = position.state.pyramid_supply(seat);
        assert_eq!(supply, [1, 3, 3, 2, 2]);
        let floors: u8 = supply.iter().zip(1..).map(|(&count, floors)| count * floors).sum();
        assert_eq!((supply.iter().sum::<u8>(), floors), (11, 34));
    }
}

/// 2.5, 7.10
#[test]
fn only_what_is_in_the_supply_can_be_built() {
    let position = draw(
        "
            a    b    c    d
        1   1    .   (1)  (2)
        2   .    .    .    .
        3   .    .    1^1  .
        step build
        ",
    );

    assert_eq!(legal_to(&position, "build"), "");
    assert_eq!(refused(&position, "build 1 a1 a1"), "7.10 pacal-none-left");
}
