use rules::Tabletop;
use serde_json::{Value, json};

use super::set_up;
use crate::{Pacal, Square};

fn board(game: &Pacal) -> Value {
    serde_json::to_value(Tabletop::board(game)).unwrap()
}

#[test]
fn the_board_is_the_map_that_the_document_draws() {
    let board = board(&set_up(3, &json!({})));
    assert_eq!(board["columns"], 11);
    assert_eq!(board["rows"][2], "AABEEEE~~~D");
    assert_eq!(board["rows"].as_array().unwrap().len(), 11);
    assert_eq!(board["values"]["G"], 6);
    assert_eq!(board["sacred"], "S");
    assert_eq!(board["river"][1], json!([4, 2]));
    assert_eq!(board["covered"], json!(["k5", "k6", "h7", "i7", "j7", "k7"]));
    assert_eq!(board["districts"].as_array().unwrap().len(), 16);
    let sacred = json!(["e5", "f5", "g5", "e6", "f6", "g6", "e7", "f7", "g7"]);
    assert_eq!(board["districts"][15], json!({"letter": "S", "value": 7, "squares": sacred}));
    assert_eq!(board["river_shore"].as_array().unwrap().len(), 24);
    assert_eq!(
        board["lake_shore"],
        json!(["h2", "i2", "j2", "g3", "k3", "g4", "k4", "h5", "i5", "j5"])
    );
    assert_eq!(board["lake"], json!(["h3", "i3", "j3", "h4", "i4", "j4"]));
    assert_eq!(board["die"], json!([2, 3, 3, 4, 5, "arrows"]));
    assert_eq!((&board["stones"], &board["pyramids"]), (&json!(10), &json!([1, 3, 3, 2, 2])));
}

/// Rules 9.1 to 9.3, and the editions.
#[test]
fn the_board_says_what_ends_the_game() {
    let ends_at = |players, options| board(&set_up(players, &options))["ends_at"].clone();
    let expected =
        |points, left| json!({"points": points, "pyramids_left": left, "stall_rounds": 25});
    assert_eq!(ends_at(2, json!({})), expected(45, 1));
    assert_eq!(ends_at(3, json!({})), expected(40, 1));
    assert_eq!(ends_at(4, json!({"edition": "fr"})), expected(35, 0));
    assert_eq!(ends_at(5, json!({"edition": "cs"})), expected(40, 1));
}

/// Rules 1.1 and 1.3.
#[test]
fn what_is_not_printed_so_is_marked_as_ours() {
    let ours = |options| {
        let board = board(&set_up(2, &options));
        (board["reconstructed"].clone(), board["ours"].clone())
    };
    let own = json!({"rows": ["SS", "SA"], "values": {"A": 3, "S": 7}, "river": []});
    let die = json!([2, 3, 4, 5, 5, "arrows"]);
    assert_eq!(ours(json!({})), (json!(true), json!(["board", "die"])));
    assert_eq!(ours(json!({"die": die})), (json!(true), json!(["board"])));
    assert_eq!(ours(json!({"board": own})), (json!(true), json!(["die"])));
    assert_eq!(ours(json!({"board": own, "die": die})), (json!(false), json!([])));
}

#[test]
fn a_square_is_told_as_it_is_written() {
    for (column, row) in (0..13).flat_map(|column| (0..13).map(move |row| (column, row))) {
        let square = Square::new(column, row).unwrap();
        assert_eq!(json!(square), json!(square.to_string()));
    }
}
