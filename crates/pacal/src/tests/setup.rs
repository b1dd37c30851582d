//! Games from options: what is accepted, what is refused and why, and how a record keeps it.

use rules::{Game, Match, Options, Record, Refusal, Tabletop};
use serde_json::{Value, json};

use super::messages::can_be_said;
use crate::{Board, Pacal};

fn options(value: &Value) -> Options {
    value.as_object().unwrap().clone().into_iter().collect()
}

#[track_caller]
fn game(players: usize, value: &Value) -> Pacal {
    Pacal::set_up(players, &options(value)).unwrap_or_else(|refusal| panic!("{value}: {refusal}"))
}

#[track_caller]
fn refusal(players: usize, value: &Value) -> Refusal {
    let set_up = Pacal::set_up(players, &options(value));
    let refusal = set_up.expect_err("should be refused");
    if refusal.code().starts_with("pacal-") {
        can_be_said(&refusal.phrase);
    }
    refusal
}

/// Why an option is refused.
#[track_caller]
fn wrong(value: &Value) -> String {
    refusal(2, value).to_string()
}

/// Why a board is refused; `fields` replace those of a small board that is none the worse.
#[track_caller]
fn wrong_board(fields: &Value) -> String {
    let mut board = small_board();
    for (name, value) in fields.as_object().unwrap() {
        if value == "left out" {
            board.as_object_mut().unwrap().remove(name);
        } else {
            board[name] = value.clone();
        }
    }
    wrong(&json!({"board": board}))
}

fn small_board() -> Value {
    json!({
        "rows": ["AAB", "SSB", "SS~"],
        "values": {"A": 3, "B": 4, "S": 7},
        "sacred": "S",
        "river": [[0, 1], [2, 1], [2, 3]],
        "covers": {"2": ["A"], "2/3": ["B"]},
    })
}

#[test]
fn two_to_five_play() {
    for players in [0, 1, 6, 100] {
        assert_eq!(
            refusal(players, &json!({})).to_string(),
            format!("pacal-players found={players}")
        );
    }
    for players in 2..=5 {
        assert_eq!(game(players, &json!({})).players(), players);
    }
}

#[test]
fn an_unknown_option_is_refused() {
    assert_eq!(
        wrong(&json!({"Master": true})),
        "unknown-option name=Master known=master, edition, board, die, stall_rounds, gaps, \
         diamonds"
    );
}

#[test]
fn every_option_has_a_name_that_is_known() {
    let refused = refusal(2, &json!({"none": 1}));
    let names: Vec<&str> = Pacal::OPTIONS.iter().map(|option| option.name).collect();
    assert_eq!(refused.phrase.args[1].1.to_string(), names.join(", "));
}

#[test]
fn master_is_true_or_false() {
    for yes in [json!(true), json!("true")] {
        assert!(game(2, &json!({"master": yes})).master);
    }
    for no in [json!(false), json!("false")] {
        assert!(!game(2, &json!({"master": no})).master);
    }
    for value in [json!(1), json!("yes"), json!(null), json!("True"), json!([true])] {
        assert_eq!(
            wrong(&json!({"master": value})),
            format!("bad-option name=master expected=true or false found={value}")
        );
    }
}

#[test]
fn the_edition_is_de_fr_or_cs() {
    for name in ["de", "fr", "cs"] {
        assert_eq!(game(2, &json!({"edition": name})).edition().name(), name);
    }
    for value in [json!("pl"), json!("DE"), json!(""), json!(1), json!(null)] {
        assert_eq!(
            wrong(&json!({"edition": value})),
            format!("bad-option name=edition expected=de, fr or cs found={value}")
        );
    }
}

#[test]
fn the_die_is_a_list_or_its_text() {
    let list = game(2, &json!({"die": [1, 9, "arrows", 2, 2, "arrows"]}));
    let text = game(2, &json!({"die": "1,9,arrows,2,2,arrows"}));
    assert_eq!(list, text);
    assert_eq!(list.options(), [("die", "1,9,arrows,2,2,arrows".to_owned())]);
}

#[test]
fn a_wrong_face_of_the_die_is_named() {
    for (die, face, found) in [
        (json!([1, 2, 3, 4, 5, 10]), 6, "10"),
        (json!([0, 2, 3, 4, 5, 6]), 1, "0"),
        (json!([1, 2, 3, -1, 5, 6]), 4, "-1"),
        (json!([1, 2, 3.5, 4, 5, 6]), 3, "3.5"),
        (json!([1, "Arrows", 3, 4, 5, 6]), 2, "\"Arrows\""),
        (json!("1,2,3,4,5, 6"), 6, "\" 6\""),
        (json!("1,2,3,4,,6"), 5, "\"\""),
        (json!("1,02,3,4,5,6"), 2, "\"02\""),
    ] {
        assert_eq!(
            wrong(&json!({"die": die})),
            format!("pacal-die-face face={face} found={found}")
        );
    }
}

#[test]
fn a_die_has_six_faces() {
    for die in [json!([]), json!([1, 2, 3, 4, 5]), json!("1,2,3,4,5,6,7"), json!(6), json!({})] {
        assert_eq!(
            wrong(&json!({"die": die})),
            format!(
                "bad-option name=die expected=six faces, each a whole number from 1 to 9 or \
                 arrows found={die}"
            )
        );
    }
}

#[test]
fn stall_rounds_are_0_to_999() {
    for value in [json!(0), json!("0"), json!(999), json!("999"), json!(7), json!("7")] {
        let text = value.to_string().replace('"', "");
        let options = game(2, &json!({"stall_rounds": value})).options();
        assert_eq!(options, [("stall_rounds", text)]);
    }
    for value in
        [json!(1000), json!(-1), json!(2.5), json!("+7"), json!("07"), json!(""), json!("x")]
    {
        assert_eq!(
            wrong(&json!({"stall_rounds": value})),
            format!(
                "bad-option name=stall_rounds expected=a whole number from 0 to 999 found={value}"
            )
        );
    }
}

#[test]
fn a_board_is_default_or_an_object_or_its_text() {
    let default = game(3, &json!({}));
    assert_eq!(game(3, &json!({"board": "default"})), default);
    let object = game(3, &json!({"board": small_board()}));
    let text = game(3, &json!({"board": small_board().to_string()}));
    assert_eq!(object, text);
    assert_ne!(object, default);
    for value in [json!("mine"), json!(""), json!("[]")] {
        assert_eq!(
            wrong(&json!({"board": value})),
            format!(
                "bad-option name=board expected=default, or a board as a JSON object found={value}"
            )
        );
    }
    for value in [json!(1), json!(null), json!(["AA"])] {
        assert_eq!(
            wrong(&json!({"board": value})),
            format!("pacal-board-field field=board expected=a JSON object found={value}")
        );
    }
}

#[test]
fn a_board_whose_text_is_no_json_says_where() {
    assert_eq!(
        wrong(&json!({"board": "{\"rows\": [}"})),
        "pacal-board-json column=11 reason=expected value at line 1 column 11"
    );
}

#[test]
fn fields_of_a_board() {
    assert_eq!(
        wrong_board(&json!({"lakes": []})),
        "pacal-board-unknown-field field=lakes expected=rows, values, sacred, river, covers, facts, \
         river_shore, lake_shore"
    );
    for field in ["rows", "values", "river"] {
        assert_eq!(
            wrong_board(&json!({field: "left out"})),
            format!("pacal-board-field-missing field={field}")
        );
    }
}

#[test]
fn covers_may_be_left_out_and_so_may_the_sacred_district_when_it_is_s() {
    let board = json!({"rows": ["SSA"], "values": {"A": 1, "S": 2}, "river": []});
    let full = json!({
        "rows": ["SSA"], "values": {"A": 1, "S": 2}, "sacred": "S", "river": [], "covers": {},
        "facts": [{"fact": "this is a board", "status": "made up"}],
    });
    assert_eq!(Board::from_json(&board), Board::from_json(&full));
}

#[test]
fn rows_of_a_board() {
    let expected = "a list of 1 to 13 rows, each a text of letters A to Z and ~";
    for (rows, found) in [
        (json!("SSS"), "\"SSS\"".to_owned()),
        (json!([]), "0".to_owned()),
        (json!(vec!["SS"; 14]), "14".to_owned()),
    ] {
        assert_eq!(
            wrong_board(&json!({"rows": rows})),
            format!("pacal-board-field field=rows expected={expected} found={found}")
        );
    }
    assert_eq!(wrong_board(&json!({"rows": ["SS", 7]})), "pacal-board-row row=2 found=7");
    assert_eq!(
        wrong_board(&json!({"rows": ["", "SS"]})),
        "pacal-board-row-size row=1 found=0 most=13"
    );
    assert_eq!(
        wrong_board(&json!({"rows": ["SS", "SSSSSSSSSSSSSS"]})),
        "pacal-board-row-size row=2 found=14 most=13"
    );
    assert_eq!(
        wrong_board(&json!({"rows": ["SSS", "SSS", "SS"]})),
        "pacal-board-row-length row=3 found=2 expected=3"
    );
    for (symbol, rows) in [
        ("s", json!(["SSS", "SsS"])),
        ("#", json!(["SSS", "S#S"])),
        ("Ä", json!(["SSS", "SÄS"])),
        (" ", json!(["SSS", "S S"])),
    ] {
        assert_eq!(
            wrong_board(&json!({"rows": rows})),
            format!("pacal-board-symbol row=2 column=2 found={symbol}")
        );
    }
}

#[test]
fn values_of_a_board() {
    assert_eq!(
        wrong_board(&json!({"values": [1, 2]})),
        "pacal-board-field field=values expected=an object from district letters to values \
         found=[1,2]"
    );
    assert_eq!(
        wrong_board(&json!({"values": {"A": 1, "B": 1, "S": 1, "lake": 2}})),
        "pacal-board-field field=values expected=district letters from A to Z as keys \
         found=\"lake\""
    );
    assert_eq!(
        wrong_board(&json!({"values": {"A": 1, "S": 1}})),
        "pacal-board-value-missing district=B"
    );
    for value in [json!(100), json!(-1), json!(1.5), json!("5"), json!(null)] {
        assert_eq!(
            wrong_board(&json!({"values": {"A": 1, "B": value, "S": 1}})),
            format!("pacal-board-value district=B most=99 found={value}")
        );
    }
}

#[test]
fn values_run_from_0_to_99() {
    let board = json!({"rows": ["SSAB"], "values": {"A": 0, "B": 99, "S": 1}, "river": []});
    let board = Board::from_json(&board).unwrap();
    let values: Vec<u8> = board.districts().iter().map(|district| district.value).collect();
    assert_eq!(values, [0, 99, 1]);
}

#[test]
fn the_sacred_district_of_a_board() {
    assert_eq!(
        wrong_board(&json!({"sacred": 7})),
        "pacal-board-field field=sacred expected=the letter of a district found=7"
    );
    assert_eq!(wrong_board(&json!({"sacred": "X"})), "pacal-board-sacred-missing district=X");
    for letter in ["~", "", "SS", "s"] {
        assert_eq!(
            wrong_board(&json!({"sacred": letter})),
            format!(
                "pacal-board-field field=sacred expected=the letter of a district that is on the \
                 map found=\"{letter}\""
            )
        );
    }
}

#[test]
fn the_sacred_district_has_room_for_all_ships() {
    let board = small_board();
    assert_eq!(game(4, &json!({"board": board})).players(), 4);
    assert_eq!(
        refusal(5, &json!({"board": board})).to_string(),
        "pacal-board-sacred-room squares=4 players=5"
    );
}

#[test]
fn the_river_of_a_board() {
    let expected = "a list of at least two corners [x, y], or [] for no river";
    for river in [json!("none"), json!([[0, 0]])] {
        assert_eq!(
            wrong_board(&json!({"river": river})),
            format!("pacal-board-field field=river expected={expected} found={river}")
        );
    }
    for corner in
        [json!([4, 0]), json!([0, 4]), json!([0]), json!([0, 0, 0]), json!("00"), json!([0.5, 1])]
    {
        assert_eq!(
            wrong_board(&json!({"river": [[0, 0], corner]})),
            format!("pacal-board-river-corner corner=2 columns=3 rows=3 found={corner}")
        );
    }
    assert_eq!(
        wrong_board(&json!({"river": [[0, 0], [0, 2], [1, 3]]})),
        "pacal-board-river-bend corner=3 from=[0,2] to=[1,3]"
    );
    assert_eq!(
        wrong_board(&json!({"river": [[1, 1], [1, 1]]})),
        "pacal-board-river-bend corner=2 from=[1,1] to=[1,1]"
    );
}

#[test]
fn the_covers_of_a_board() {
    assert_eq!(
        wrong_board(&json!({"covers": ["A"]})),
        "pacal-board-field field=covers expected=an object from the pieces 2, 2/3 and 4 to lists \
         of letters found=[\"A\"]"
    );
    assert_eq!(
        wrong_board(&json!({"covers": {"3": ["A"]}})),
        "pacal-board-field field=covers expected=only the pieces 2, 2/3 and 4 found=\"3\""
    );
    for found in [json!("A"), json!(1), json!({})] {
        assert_eq!(
            wrong_board(&json!({"covers": {"2/3": found}})),
            format!("pacal-board-cover piece=2/3 found={found}")
        );
    }
    for found in [json!("X"), json!(1), json!("~"), json!("AB")] {
        assert_eq!(
            wrong_board(&json!({"covers": {"4": ["A", found]}})),
            format!("pacal-board-cover piece=4 found={found}")
        );
    }
    assert_eq!(
        wrong_board(&json!({"covers": {"2": ["A", "S"]}})),
        "pacal-board-cover-sacred piece=2"
    );
}

#[test]
fn a_long_value_is_cut_in_the_refusal() {
    let text = wrong(&json!({"edition": "x".repeat(500)}));
    assert!(text.ends_with('…') && text.chars().count() < 150, "{text}");
}

#[test]
fn boards_from_two_squares_to_thirteen_by_thirteen() {
    let plain = |columns: usize, rows: usize| json!({"rows": vec!["S".repeat(columns); rows], "values": {"S": 1}, "river": []});
    for (columns, rows) in [(2, 1), (1, 2), (13, 1), (1, 13), (13, 13), (5, 8)] {
        let game = game(2, &json!({"board": plain(columns, rows)}));
        assert_eq!(usize::from(game.board().columns()), columns);
        assert_eq!(usize::from(game.board().rows()), rows);
        assert_eq!(game.open_squares().len() as usize, columns * rows);
    }
    assert_eq!(
        wrong(&json!({"board": plain(1, 1)})),
        "pacal-board-sacred-room squares=1 players=2"
    );
}

#[test]
fn an_option_with_its_default_is_not_listed() {
    let default_board: Value = Board::default_board().to_json();
    let game = game(
        4,
        &json!({
            "master": false,
            "edition": "de",
            "board": default_board,
            "die": [2, 3, 3, 4, 5, "arrows"],
            "stall_rounds": 25,
            "gaps": "any",
            "diamonds": false,
        }),
    );
    assert_eq!(game.options(), []);
    assert_eq!(Match::new(game).record().to_string(), "game pacal\nrules 2\nplayers 4\n\n");
}

/// The header of the record of a game with these options.
#[track_caller]
fn header(value: &Value) -> String {
    let game = Match::new(game(2, value));
    let text = game.record().to_string();
    let record: Record = text.parse().unwrap();
    let replayed: Match<Pacal> = Match::from_record(&record).unwrap();
    assert_eq!(replayed.game(), game.game());
    assert_eq!(replayed.record().to_string(), text);
    text
}

#[test]
fn a_record_keeps_every_option() {
    let start = "game pacal\nrules 2\nplayers 2\n";
    assert_eq!(header(&json!({"master": true})), format!("{start}option master true\n\n"));
    assert_eq!(header(&json!({"edition": "fr"})), format!("{start}option edition fr\n\n"));
    assert_eq!(header(&json!({"edition": "cs"})), format!("{start}option edition cs\n\n"));
    assert_eq!(
        header(&json!({"die": [1, 1, 1, 1, 1, 9]})),
        format!("{start}option die 1,1,1,1,1,9\n\n")
    );
    assert_eq!(header(&json!({"stall_rounds": 0})), format!("{start}option stall_rounds 0\n\n"));
    assert_eq!(
        header(&json!({"board": small_board()})),
        format!(
            "{start}board {}\n\n",
            concat!(
                r#"{"covers":{"2":["A"],"2/3":["B"]},"river":[[0,1],[2,1],[2,3]],"#,
                r#""rows":["AAB","SSB","SS~"],"sacred":"S","values":{"A":3,"B":4,"S":7}}"#
            )
        )
    );
    let all = json!({
        "master": true, "edition": "cs", "board": small_board(), "die": "1,2,3,4,5,6",
        "stall_rounds": 999, "gaps": "empty", "diamonds": true,
    });
    let keys: Vec<String> = header(&all)
        .lines()
        .map(|line| line.split(' ').take(2).map(|word| word.chars().take(12).collect()).collect())
        .map(|words: Vec<String>| words.join(" "))
        .collect();
    assert_eq!(
        keys[3..10],
        [
            "option master",
            "option edition",
            "board {\"covers\":{\"",
            "option die",
            "option stall_rounds",
            "option gaps",
            "option diamonds"
        ]
    );
}

#[test]
fn gaps_and_diamonds() {
    for (value, told) in [
        (json!({"gaps": "none"}), "bad-option name=gaps expected=any or empty found=\"none\""),
        (json!({"gaps": true}), "bad-option name=gaps expected=any or empty found=true"),
        (
            json!({"diamonds": "yes"}),
            "bad-option name=diamonds expected=true or false found=\"yes\"",
        ),
        (json!({"diamonds": 1}), "bad-option name=diamonds expected=true or false found=1"),
    ] {
        assert_eq!(wrong(&value), told);
    }
    let start = "game pacal\nrules 2\nplayers 2\n";
    assert_eq!(header(&json!({"gaps": "empty"})), format!("{start}option gaps empty\n\n"));
    assert_eq!(header(&json!({"diamonds": "true"})), format!("{start}option diamonds true\n\n"));
}

#[test]
fn shores_of_a_board() {
    let expected = "a list of squares such as [\"c1\",\"d1\"], or [] for no shore squares";
    for field in ["river_shore", "lake_shore"] {
        for (value, told) in [
            (
                json!("a1"),
                format!("pacal-board-field field={field} expected={expected} found=\"a1\""),
            ),
            (json!(["a1", "A1"]), format!("pacal-board-shore field={field} entry=2 found=\"A1\"")),
            (json!(["n1"]), format!("pacal-board-shore field={field} entry=1 found=\"n1\"")),
            (json!([1]), format!("pacal-board-shore field={field} entry=1 found=1")),
            (
                json!(["d1"]),
                format!("pacal-board-shore-off-map field={field} square=d1 columns=3 rows=3"),
            ),
            (
                json!(["a4"]),
                format!("pacal-board-shore-off-map field={field} square=a4 columns=3 rows=3"),
            ),
            (json!(["c3"]), format!("pacal-board-shore-in-lake field={field} square=c3")),
            (json!(["a1", "b1", "a1"]), format!("pacal-board-shore-twice field={field} square=a1")),
        ] {
            assert_eq!(wrong_board(&json!({field: value})), told);
        }
    }
}

#[test]
fn a_river_may_be_left_out_if_its_shore_is_listed() {
    assert_eq!(
        wrong_board(&json!({"river": "left out", "lake_shore": ["a1"]})),
        "pacal-board-field-missing field=river"
    );
    assert_eq!(
        wrong_board(&json!({"river": [[0, 0]], "river_shore": ["a1"]})).split(' ').next(),
        Some("pacal-board-field")
    );
    let board = json!({
        "rows": ["AAB", "SSB", "SS~"], "values": {"A": 3, "B": 4, "S": 7},
        "river_shore": ["b2", "c1", "a1"], "lake_shore": [],
    });
    assert_eq!(
        header(&json!({"board": board})),
        concat!(
            "game pacal\nrules 2\nplayers 2\n",
            r#"board {"covers":{},"lake_shore":[],"river":[],"river_shore":["a1","c1","b2"],"#,
            r#""rows":["AAB","SSB","SS~"],"sacred":"S","values":{"A":3,"B":4,"S":7}}"#,
            "\n\n"
        )
    );
}

/// Why an option is refused by rules 1.
#[track_caller]
fn wrong_by_rules_1(value: &Value) -> String {
    let refusal = Pacal::set_up_for(1, 2, &options(value)).expect_err("should be refused");
    can_be_said(&refusal.phrase);
    refusal.to_string()
}

#[test]
fn rules_1_have_none_of_what_came_with_rules_2() {
    for value in [json!({"gaps": "any"}), json!({"gaps": "empty"}), json!({"gaps": 1})] {
        assert_eq!(wrong_by_rules_1(&value), "pacal-option-newer name=gaps since=2 rules=1");
    }
    for value in [json!({"diamonds": false}), json!({"diamonds": true})] {
        assert_eq!(wrong_by_rules_1(&value), "pacal-option-newer name=diamonds since=2 rules=1");
    }
    for field in ["river_shore", "lake_shore"] {
        let mut board = small_board();
        board[field] = json!([]);
        assert_eq!(
            wrong_by_rules_1(&json!({"board": board})),
            format!("pacal-board-field-newer field={field} since=2 rules=1")
        );
    }
    let mut board = small_board();
    board["lakes"] = json!([]);
    assert_eq!(
        wrong_by_rules_1(&json!({"board": board})),
        "pacal-board-unknown-field field=lakes expected=rows, values, sacred, river, covers, facts"
    );
}

#[test]
fn a_game_of_rules_1_is_written_as_rules_1() {
    let game = Pacal::set_up_for(1, 3, &options(&json!({"edition": "fr"}))).unwrap();
    let text = Match::new(game).record().to_string();
    assert_eq!(text, "game pacal\nrules 1\nplayers 3\noption edition fr\n\n");
    let replayed: Match<Pacal> = Match::from_record(&text.parse().unwrap()).unwrap();
    assert_eq!(replayed.record().to_string(), text);
}

#[test]
fn every_board_of_the_tests_is_the_same_after_a_round_trip() {
    for board in super::boards::BOARDS {
        let board = Board::from_json(&serde_json::from_str(board).unwrap()).unwrap();
        assert_eq!(Board::from_json(&board.to_json()), Ok(board));
    }
    let default = Board::default_board();
    assert_eq!(Board::from_json(&default.to_json()).as_ref(), Ok(default));
}

#[test]
fn every_refusal_of_a_setup_is_produced_here() {
    let this = include_str!("setup.rs");
    for source in [include_str!("../setup.rs"), include_str!("../board/json.rs")] {
        for key in super::tidy::literals(source).filter(|text| text.starts_with("pacal-")) {
            assert!(this.contains(&format!("\"{key} ")), "{key}");
        }
    }
}
