//! Any text and any JSON: nothing panics, and what is understood is written as it was read.

use fastrand::Rng;
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::string::string_regex;
use proptest::test_runner::TestRunner;
use rules::{Game, Options, Tabletop};
use serde_json::{Map, Value, json};

use crate::{Action, Board, Pacal};

/// Whatever parses prints back to itself, letter for letter.
fn prints_as_it_was_read(text: &str) -> Result<(), TestCaseError> {
    if let Ok(action) = text.parse::<Action>() {
        prop_assert_eq!(action.to_string(), text);
    }
    Ok(())
}

/// Squares that boards have, and some that none has.
fn square() -> impl Strategy<Value = String> {
    ("[a-n]", 0..15_u8).prop_map(|(column, row)| format!("{column}{row}"))
}

/// Words of which actions are made, and some that look like them.
fn word() -> impl Strategy<Value = String> {
    let verbs = select(vec![
        "place", "roll", "fly", "bend", "leap", "god", "land", "drop", "done", "build", "raise",
        "pass", "own", "from", "arrows", "Fly", "", "fly ",
    ]);
    prop_oneof![
        4 => verbs.prop_map(str::to_owned),
        2 => (0..12_u8).prop_map(|number| number.to_string()),
        3 => square(),
        2 => vec(square(), 1..6).prop_map(|squares| squares.join(",")),
        1 => "[ -~]{0,4}",
    ]
}

/// Text in the shape of an action.
fn near_action() -> impl Strategy<Value = String> {
    let squares = || vec(square(), 1..6).prop_map(|squares| squares.join(","));
    prop_oneof![
        vec(word(), 0..6).prop_map(|words| words.join(" ")),
        (select(vec!["place", "fly", "bend", "leap", "land"]), square())
            .prop_map(|(verb, square)| format!("{verb} {square}")),
        (select(vec!["own", "0", "1", "5", "6"]), square())
            .prop_map(|(ship, square)| format!("drop {ship} from {square}")),
        (select(vec!["build", "raise"]), 0..7_u8, square(), squares()).prop_map(
            |(verb, floors, target, squares)| format!("{verb} {floors} {target} {squares}")
        ),
    ]
}

/// Any JSON of a few levels.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-2..15_i64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,6}".prop_map(Value::from),
        "[A-CS~]{0,14}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 30, 6, |inner| {
        let key = prop_oneof![Just("2".to_owned()), Just("2/3".to_owned()), "[A-CS]", ".{0,3}"];
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            btree_map(key, inner, 0..6)
                .prop_map(|map| Value::from(map.into_iter().collect::<Map<_, _>>())),
        ]
    })
}

/// A board as one might write it, sometimes with a slip.
fn near_board() -> impl Strategy<Value = Value> {
    let size = (1..=13_usize, 1..=13_usize);
    size.prop_flat_map(|(columns, rows)| {
        let row = string_regex(&format!("[A-CSS~]{{{columns}}}")).unwrap();
        let corner = (0..=columns, 0..=rows);
        let covered = vec(select(vec!["A", "B", "S"]), 0..3);
        (vec(row, rows), vec(corner, 0..6), any::<[u8; 3]>(), covered)
    })
    .prop_map(|(rows, corners, values, covered)| {
        json!({
            "rows": rows,
            "values": {"A": values[0] % 101, "B": values[1] % 100, "C": 3, "S": values[2] % 100},
            "river": straightened(&corners),
            "covers": {"2": covered, "4": []},
        })
    })
}

/// The corners joined by horizontal and vertical stretches.
fn straightened(corners: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut river: Vec<(usize, usize)> = Vec::new();
    for &(x, y) in corners {
        let turn = river.last().map(|&(_, last_y)| (x, last_y));
        river.extend(turn);
        river.push((x, y));
        river.dedup();
    }
    if river.len() == 1 { Vec::new() } else { river }
}

/// A near board with one of its fields replaced or one added.
fn odd_board() -> impl Strategy<Value = Value> {
    let field = select(vec!["rows", "values", "sacred", "river", "covers", "facts", "other"]);
    (near_board(), field, any_json()).prop_map(|(mut board, field, value)| {
        board[field] = value;
        board
    })
}

/// A board that is accepted reads back as itself and can be played on.
fn can_be_played_on(value: &Value, seed: u64) -> Result<(), TestCaseError> {
    let Ok(board) = Board::from_json(value) else { return Ok(()) };
    prop_assert_eq!(Board::from_json(&board.to_json()), Ok(board));
    let options: Options = [("board".to_owned(), value.clone())].into();
    let mut rng = Rng::with_seed(seed);
    for players in 2..=5 {
        let Ok(game) = Pacal::set_up(players, &options) else { continue };
        let mut state = game.start();
        let mut legal = Vec::new();
        for _ in 0..60 {
            game.legal_actions(&state, &mut legal);
            let Some(&action) = legal.get(rng.usize(..legal.len().max(1))) else { break };
            prop_assert!(game.play(&mut state, action).is_ok());
            let drawn = game.draw(&state).to_string();
            prop_assert!(drawn.lines().count() > 2 * usize::from(game.board().rows()));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_an_action_or_is_not(text in any::<String>()) {
        prints_as_it_was_read(&text)?;
    }

    #[test]
    fn text_in_the_shape_of_an_action_prints_as_it_was_read(text in near_action()) {
        prints_as_it_was_read(&text)?;
    }

    #[test]
    fn any_json_is_a_board_or_is_not(value in any_json(), seed: u64) {
        can_be_played_on(&value, seed)?;
    }

    #[test]
    fn a_board_with_an_odd_field_is_one_or_is_not(value in odd_board(), seed: u64) {
        can_be_played_on(&value, seed)?;
    }

    #[test]
    fn whatever_board_is_accepted_can_be_played_on(value in near_board(), seed: u64) {
        can_be_played_on(&value, seed)?;
    }

    #[test]
    fn any_option_is_accepted_or_refused(
        name in select(vec!["master", "edition", "board", "die", "stall_rounds", "other"]),
        value in any_json(),
        players in 0..7_usize,
    ) {
        let options: Options = [(name.to_owned(), value)].into();
        if let Ok(game) = Pacal::set_up(players, &options) {
            let texts = game.options().into_iter().map(|(name, text)| (name.to_owned(), text.into()));
            prop_assert_eq!(Pacal::set_up(players, &texts.collect()), Ok(game));
        }
    }

    #[test]
    fn any_text_as_an_option_is_accepted_or_refused(
        name in select(vec!["master", "edition", "board", "die", "stall_rounds"]),
        text in prop_oneof!["[0-9,arows]{0,16}", any::<String>(), "\\{.{0,20}"],
    ) {
        let options: Options = [(name.to_owned(), text.into())].into();
        if let Ok(game) = Pacal::set_up(2, &options) {
            prop_assert_eq!(game.players(), 2);
        }
    }
}

#[test]
fn most_near_boards_are_accepted() {
    let mut runner = TestRunner::deterministic();
    let boards = (0..100).map(|_| near_board().new_tree(&mut runner).unwrap().current());
    let accepted = boards.filter(|value| Board::from_json(value).is_ok()).count();
    assert!(accepted > 40, "{accepted} of 100");
}

#[test]
fn many_near_actions_are_actions() {
    let mut runner = TestRunner::deterministic();
    let texts = (0..1000).map(|_| near_action().new_tree(&mut runner).unwrap().current());
    let parsed = texts.filter(|text| text.parse::<Action>().is_ok()).count();
    assert!(parsed > 200, "{parsed} of 1000");
}
