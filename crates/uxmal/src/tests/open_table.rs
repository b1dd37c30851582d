//! A position as JSON for programs, and as people see it.

use rules::{Game, Tabletop};
use serde_json::{Value, json};

use super::support::{Table, drawn, laid_open, set_up};
use crate::Action;

/// The fields of the table that differ between two positions.
fn changes(before: &Table, after: &Table) -> Vec<String> {
    let (before, after) = (laid_open(before), laid_open(after));
    let fields = after.as_object().unwrap();
    fields.keys().filter(|key| before[*key] != after[*key]).cloned().collect()
}

#[test]
fn the_start_is_laid_open() {
    let table = set_up(2, &[]);
    let open = laid_open(&table);
    assert_eq!(open["phase"], 1);
    assert_eq!(open["step"], "order");
    assert_eq!(open["seat"], Value::Null);
    assert_eq!(open["levels"], json!(vec!["00000000"; 8]));
    assert_eq!(open["symbols"][0], "QMJ.QTM.");
    assert_eq!(open["priests"], json!([[], []]));
    assert_eq!(open["off_board"], json!([3, 3]));
    assert_eq!(open["hands"][1], json!({"J": 0, "S": 0, "Q": 0, "M": 0, "T": 0}));
    assert_eq!(open["stacks"], json!({"J": 9, "S": 9, "Q": 9, "M": 9, "T": 9}));
    assert_eq!(open["popularity"], json!([]));
    assert_eq!(open["reserve"].as_array().unwrap().len(), 29);
    assert_eq!(open["reserve"][0], json!({"tile": ".JSQ", "copies": 1}));
    assert_eq!(open["drawn"], Value::Null);
    assert_eq!(open["pending"], Value::Null);
    assert_eq!(open["situations"], json!([]));
    assert_eq!(open["scores"], json!([0, 0]));
    assert_eq!(open["winners"], json!([]));
}

#[test]
fn a_tile_is_laid_open_step_by_step() {
    let start = set_up(2, &[]);
    let ordered = start.clone().play("order TJSQM");
    assert_eq!(changes(&start, &ordered), ["popularity", "seat", "step"]);
    assert_eq!(laid_open(&ordered)["popularity"], json!(["T", "J", "S", "Q", "M"]));
    let chosen = ordered.clone().play("tile");
    assert_eq!(changes(&ordered, &chosen), ["seat", "step"]);
    let drawn = chosen.clone().play("draw .QJS");
    assert_eq!(changes(&chosen, &drawn), ["drawn", "reserve", "seat", "step"]);
    assert_eq!(laid_open(&drawn)["drawn"], ".QJS");
    let put = drawn.clone().play("put a1 QJS.");
    assert_eq!(changes(&drawn, &put), ["drawn", "levels", "situations", "step", "symbols"]);
    assert_eq!(laid_open(&put)["levels"][1], "11000000");
    assert_eq!(laid_open(&put)["symbols"][1], ".SSMS.QT");
    assert_eq!(laid_open(&put)["situations"], json!(["overlay Q", "adjacent J", "adjacent S"]));
    let claimed = put.clone().play("overlay Q");
    assert_eq!(
        changes(&put, &claimed),
        ["hand_sizes", "hands", "seat", "situations", "stacks", "step"]
    );
    assert_eq!(laid_open(&claimed)["hands"][0]["Q"], 2);
    assert_eq!(laid_open(&claimed)["stacks"]["Q"], 7);
}

#[test]
fn a_move_is_pending_until_it_is_paid_for() {
    let before = drawn("J1@1 S1 Q1").hand(1, "JST");
    let moving = before.clone().play("move a1 c1");
    assert_eq!(changes(&before, &moving), ["pending", "step"]);
    let open = laid_open(&moving);
    assert_eq!(open["step"], "pay");
    assert_eq!(open["priests"], json!([["a1"], []]));
    assert_eq!(open["pending"], json!({"from": "a1", "to": "c1", "cost": 2}));
    let paid = moving.clone().play("pay JT");
    let both = [
        "cards_worth",
        "hand_sizes",
        "hands",
        "pending",
        "priests",
        "seat",
        "stacks",
        "step",
        "worth",
    ];
    assert_eq!(changes(&moving, &paid), both);
    assert_eq!(laid_open(&paid)["priests"], json!([["c1"], []]));
}

#[test]
fn a_drawing_shows_the_whole_table() {
    let table = drawn("J1@1 S1 Q1 m\n.1 T2@2").hand(1, "JST").hand(2, "MM").play("move a1 c1");
    assert_eq!(
        table.game.draw(&table.state).to_string(),
        "   a    b    c    d    e    f    g    h      level 1, tiles left 28
1  J1@1 S1   Q1   m    .    .    .    .      popular  J S Q M T
2  .1   T2@2 .    .    .    .    .    .      stacks   J8 S8 Q9 M7 T8
3  .    .    .    .    .    .    .    .      player 1>    0  @@   JST
4  .    .    .    .    .    .    .    .      player 2     0  @@   MM
5  .    .    .    .    .    .    .    .
6  .    .    .    .    .    .    .    .
7  .    .    .    .    .    .    .    .
8  .    .    .    .    .    .    .    .      moving   a1 c1 for 2
"
    );
}

/// A search may put any action into words or try it; nothing it asks may panic.
#[test]
fn every_question_has_an_answer_for_every_action() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut table = set_up(3, &[("priests", "dwindle")]);
    loop {
        for _ in 0..20 {
            let action: Action = super::laws::stray(&table.state, &mut rng);
            let _ = table.game.describe(&table.state, action);
            let _ = table.game.kind(action);
            let _ = table.game.weight(&table.state, action);
        }
        let _ = (table.game.draw(&table.state), table.game.asks(&table.state), laid_open(&table));
        let legal = table.actions();
        if legal.is_empty() {
            return;
        }
        table.game.play_unchecked(&mut table.state, legal[rng.usize(..legal.len())]);
    }
}
