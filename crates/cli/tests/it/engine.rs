//! The engine protocol, command by command, as in `notation.md`.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::{Engine, command, run, sacbe};

#[test]
fn new_gives_a_position() {
    let mut engine = Engine::start();
    let position =
        engine.ask(r#"{"cmd":"new","game":"pacal","players":3,"options":{"master":true}}"#);
    let expected = json!({
        "ok": true,
        "turn": {"seat": 1},
        "legal": [
            "place e5", "place e6", "place e7", "place f5", "place f6", "place f7", "place g5",
            "place g6", "place g7",
        ],
        "scores": [0, 0, 0],
    });
    assert_eq!(position, expected);
}

#[test]
fn a_game_can_be_begun_by_a_version_of_its_rules() {
    let mut engine = Engine::start();
    let position = engine.ask(r#"{"cmd":"new","game":"uxmal","players":2,"rules":1}"#);
    assert_eq!(position["turn"], "chance");
    let record = engine.ask(r#"{"cmd":"record"}"#);
    assert_eq!(record["record"], "game uxmal\nrules 1\nplayers 2\n\n");
}

#[test]
fn pacals_rocket_has_two_versions_of_its_rules() {
    let mut engine = Engine::start();
    for rules in [1, 2] {
        let new = json!({"cmd": "new", "game": "pacal", "players": 2, "rules": rules});
        assert_eq!(engine.ask(new.to_string())["ok"], true);
        let record = engine.ask(r#"{"cmd":"record"}"#);
        assert_eq!(record["record"], format!("game pacal\nrules {rules}\nplayers 2\n\n"));
    }
    let refused = engine.ask(r#"{"cmd":"new","game":"pacal","players":2,"rules":3}"#);
    assert_eq!((&refused["code"], &refused["args"]["found"]), (&json!("unknown-rules"), &json!(3)));
    assert!(refused["message"].as_str().unwrap().contains('3'), "{refused}");
}

#[test]
fn components_can_have_a_name() {
    let mut engine = Engine::start();
    let new = json!({
        "cmd": "new", "game": "uxmal", "players": 2, "map": " Grandma's  box ",
        "options": {"points": [[5, 3, 1], [7, 5, 3], [9, 7, 5]]},
    });
    assert_eq!(engine.ask(new.to_string())["ok"], true);
    let record = engine.ask(r#"{"cmd":"record"}"#);
    let expected =
        "game uxmal\nrules 1\nplayers 2\noption points 5,3,1/7,5,3/9,7,5\nmap Grandma's box\n\n";
    assert_eq!(record["record"], expected);
    let load = json!({"cmd": "load", "record": expected});
    assert_eq!(engine.ask(load.to_string())["ok"], true);
    assert_eq!(engine.ask(r#"{"cmd":"record"}"#)["record"], expected);
}

#[test]
fn play_gives_the_next_position_and_position_gives_it_again() {
    let mut engine = Engine::playing("pacal", 3);
    let position = engine.play("place f6");
    assert_eq!(position["turn"], json!({"seat": 2}));
    assert_eq!(position["legal"].as_array().unwrap().len(), 8);
    assert_eq!(engine.ask(r#"{"cmd":"position"}"#), position);
}

#[test]
fn a_refused_action_names_the_clause_and_changes_nothing() {
    let mut engine = Engine::playing("pacal", 3);
    let before = engine.ask(r#"{"cmd":"position"}"#);
    let refusal = engine.play("place a1");
    assert_eq!(refusal["ok"], false);
    assert_eq!(refusal["rule"], "3.4");
    assert!(refusal["code"].is_string() && refusal["message"].is_string(), "{refusal}");
    assert!(refusal["args"].is_object(), "{refusal}");
    assert_eq!(engine.ask(r#"{"cmd":"position"}"#), before);
}

#[test]
fn chance_comes_with_weights_in_the_order_of_the_list() {
    let mut engine = Engine::playing("pacal", 3);
    engine.play("place e5");
    engine.play("place f6");
    let position = engine.play("place g7");
    assert_eq!(position["turn"], "chance");
    let faces = json!(["roll 2", "roll 3", "roll 4", "roll 5", "roll arrows"]);
    assert_eq!(position["legal"], faces);
    assert_eq!(position["weights"], json!([1, 2, 1, 1, 1]));
}

#[test]
fn every_popularity_order_is_as_likely_as_the_other() {
    let position = Engine::playing("uxmal", 2).ask(r#"{"cmd":"position"}"#);
    assert_eq!(position["legal"].as_array().unwrap().len(), 120);
    assert_eq!(position["weights"], json!(vec![1; 120]));
}

#[test]
fn a_player_who_decides_is_given_no_weights_and_no_winners() {
    let position = Engine::playing("pacal", 2).ask(r#"{"cmd":"position"}"#);
    assert_eq!((position.get("weights"), position.get("winners")), (None, None));
}

#[test]
fn undo_goes_back_to_the_first_action_and_no_further() {
    let mut engine = Engine::playing("uxmal", 3);
    let start = engine.ask(r#"{"cmd":"position"}"#);
    let asked = engine.play("order JSQMT");
    engine.play("tile");
    assert_eq!(engine.ask(r#"{"cmd":"undo"}"#), asked);
    assert_eq!(engine.ask(r#"{"cmd":"undo"}"#), start);
    assert_eq!(engine.code(r#"{"cmd":"undo"}"#), "nothing-to-undo");
}

#[test]
fn record_and_load_keep_every_byte() {
    let text = "# ours\ngame uxmal\nrules 1\nplayers 2\nname 1 Ix Chel\ndate 2024-02-29\n\n\
        order JSQMT # well laid\n\n# and now?\ntile";
    let mut engine = Engine::start();
    let load = json!({"cmd": "load", "record": text}).to_string();
    let position = engine.ask(&load);
    assert_eq!((&position["ok"], &position["turn"]), (&json!(true), &json!("chance")));
    assert_eq!(engine.ask(r#"{"cmd":"record"}"#), json!({"ok": true, "record": text}));

    let draw = position["legal"][0].as_str().unwrap();
    assert_eq!(engine.play(draw)["ok"], true);
    let longer = format!("{text}\n{draw}\n");
    assert_eq!(engine.ask(r#"{"cmd":"record"}"#)["record"], longer);
    for _ in 0..3 {
        assert_eq!(engine.ask(r#"{"cmd":"undo"}"#)["ok"], true);
    }
    assert_eq!(engine.code(r#"{"cmd":"undo"}"#), "nothing-to-undo");
}

#[test]
fn a_record_that_does_not_load_is_refused_with_its_line() {
    let mut engine = Engine::playing("pacal", 2);
    engine.play("place f6");
    let cases = [
        ("game uxmal\nrules 1\nplayers 2\n\norder JSQMT\nfly f9\n", 6, "not-an-action"),
        ("game uxmal\nrules 1\nplayers 2\n\n\norder JSQMM\n", 6, "not-an-action"),
        ("game chess\nrules 1\nplayers 2\n\n", 1, "unknown-game"),
        ("game uxmal\nplayers 7\nrules 1\n\n", 2, "wrong-players"),
        ("game uxmal\nrules 1\nplayers 2\noption speed 9\n\n", 4, "unknown-option"),
        ("game uxmal\nrules 99\nplayers 2\n\n", 2, "record-header"),
        ("game uxmal\nrules 1\nplayers x\n\n", 3, "record-players"),
        ("game uxmal\nrules 1\nplayers 2\nplayers 2\n\n", 4, "record-header-twice"),
        ("game uxmal\nrules 1\nplayers 2\noption points\n\n", 4, "record-option"),
        ("game uxmal\nrules 1\nplayers 2\nhello\n", 4, "record-malformed"),
        ("game uxmal\r\nrules 1\r\n", 1, "record-malformed"),
    ];
    for (record, line, code) in cases {
        let load = json!({"cmd": "load", "record": record}).to_string();
        assert_eq!(engine.code(&load), code, "{record}");
        assert_eq!(engine.ask(&load)["line"], line, "{record}");
    }
    let illegal = json!({"cmd": "load", "record": "game uxmal\nrules 1\nplayers 2\n\ntile\n"});
    let refusal = engine.ask(illegal.to_string());
    assert_eq!((&refusal["line"], refusal["rule"].is_string()), (&json!(5), true), "{refusal}");
    assert_eq!(engine.code(r#"{"cmd":"load","record":""}"#), "record-header-missing");
}

#[test]
fn options_are_taken_as_json_or_as_the_text_of_a_record() {
    let mut engine = Engine::start();
    let options = [
        json!({"die": [2, 2, 2, 2, 2, "arrows"], "stall_rounds": 9}),
        json!({"die": "2,2,2,2,2,arrows", "stall_rounds": "9"}),
    ];
    for options in options {
        let new = json!({"cmd": "new", "game": "pacal", "players": 2, "options": options});
        assert_eq!(engine.ask(new.to_string())["ok"], true);
        let record = engine.ask(r#"{"cmd":"record"}"#);
        let expected = "game pacal\nrules 2\nplayers 2\noption die 2,2,2,2,2,arrows\n\
            option stall_rounds 9\n\n";
        assert_eq!(record["record"], expected);
    }
}

#[test]
fn state_shows_the_full_position() {
    for game in ["pacal", "uxmal"] {
        let state = Engine::playing(game, 2).ask(r#"{"cmd":"state"}"#);
        assert_eq!(state["ok"], true);
        assert!(!state["state"].as_object().unwrap().is_empty());
    }
}

#[test]
fn go_names_a_legal_action_and_does_not_play_it() {
    let mut engine = Engine::playing("pacal", 4);
    let before = engine.ask(r#"{"cmd":"position"}"#);
    let go = r#"{"cmd":"go","bot":"random","ms":5,"playouts":10,"seed":7}"#;
    let answer = engine.ask(go);
    assert!(before["legal"].as_array().unwrap().contains(&answer["action"]), "{answer}");
    assert!(answer["info"].is_object());
    assert_eq!(engine.ask(go)["action"], answer["action"], "the same seed chooses the same");
    assert_eq!(engine.ask(r#"{"cmd":"position"}"#), before);
}

#[test]
fn every_level_goes_and_explains_itself() {
    for (game, opening) in [
        ("pacal", &["place f6", "place e5", "roll 3"][..]),
        ("uxmal", &["order JSQMT", "tile", "draw .QJS"]),
    ] {
        let mut engine = Engine::playing(game, 2);
        for action in opening {
            assert_eq!(engine.play(action)["ok"], true, "{action}");
        }
        let legal = engine.ask(r#"{"cmd":"position"}"#)["legal"].clone();
        for (asked, level) in LEVELS {
            let go = json!({"cmd": "go", "bot": asked, "playouts": 40, "seed": 7, "threads": 2});
            let answer = engine.ask(go.to_string());
            assert!(legal.as_array().unwrap().contains(&answer["action"]), "{level}: {answer}");
            explains(&answer["info"], level);
            assert_eq!(engine.ask(go.to_string())["action"], answer["action"], "{level}");
        }
    }
}

/// Names of levels, old ones among them, and what the answer calls them.
const LEVELS: [(&str, &str); 8] = [
    ("random", "random"),
    ("1", "1"),
    ("4", "4"),
    ("easy", "4"),
    ("7", "7"),
    ("hard", "9"),
    ("10", "10"),
    ("uct", "uct"),
];

#[track_caller]
fn explains(info: &Value, level: &str) {
    let fields = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let documented = ["best", "bot", "playouts", "positions", "seconds", "seed"];
    assert_eq!(fields(info), documented, "{info}");
    assert_eq!((&info["bot"], &info["seed"]), (&json!(level), &json!(7)), "{info}");
    for count in ["playouts", "positions", "seconds"] {
        assert!(info[count].as_f64().is_some(), "{count}: {info}");
    }
    let best = info["best"].as_array().unwrap();
    assert!(best.len() <= 5, "{info}");
    assert!(level == "random" || !best.is_empty(), "{info}");
    for line in best {
        let seats = |field: &str| line[field].as_array().unwrap().len();
        assert_eq!(fields(line), ["action", "line", "margin", "points", "visits", "win"], "{line}");
        assert_eq!((seats("win"), seats("points")), (2, 2), "{line}");
        assert!(line["visits"].is_u64() && line["margin"].is_f64(), "{line}");
        assert_eq!(line["line"][0], line["action"], "{line}");
    }
}

#[test]
fn a_choice_takes_no_longer_than_it_may() {
    let mut engine = Engine::playing("uxmal", 2);
    for action in ["order JSQMT", "tile", "draw .QJS"] {
        engine.play(action);
    }
    for level in ["master", "uct"] {
        let start = Instant::now();
        let answer = engine.ask(json!({"cmd": "go", "bot": level, "ms": 30}).to_string());
        assert_eq!(answer["ok"], true, "{answer}");
        // A busy machine may be slow, but not a hundred times as slow.
        assert!(start.elapsed() < Duration::from_secs(3), "{level}");
    }
}

#[test]
fn every_kind_of_refusal_has_its_own_code() {
    let mut engine = Engine::playing("pacal", 2);
    let cases: &[(&str, &str)] = &[
        ("", "bad-json"),
        ("   ", "bad-json"),
        ("{", "bad-json"),
        (r#"{"cmd":"undo"} {"cmd":"undo"}"#, "bad-json"),
        ("nul", "bad-json"),
        ("null", "bad-request"),
        ("[]", "bad-request"),
        (r#""undo""#, "bad-request"),
        ("{}", "bad-request"),
        (r#"{"cmd":7}"#, "bad-request"),
        (r#"{"cmd":"fly"}"#, "unknown-command"),
        (r#"{"cmd":""}"#, "unknown-command"),
        (r#"{"cmd":"NEW"}"#, "unknown-command"),
        (r#"{"cmd":"new"}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal"}"#, "bad-request"),
        (r#"{"cmd":"new","players":2}"#, "bad-request"),
        (r#"{"cmd":"new","game":3,"players":2}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":"3"}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":3.0}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":-3}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":null}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":3,"options":[]}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":3,"options":null}"#, "bad-request"),
        (r#"{"cmd":"new","game":"chess","players":2}"#, "unknown-game"),
        (r#"{"cmd":"new","game":"pacal","players":2,"rules":0}"#, "unknown-rules"),
        (r#"{"cmd":"new","game":"pacal","players":2,"rules":4294967297}"#, "unknown-rules"),
        (r#"{"cmd":"new","game":"pacal","players":2,"rules":"1"}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":2,"map":"Ours"}"#, "map-without-components"),
        (r#"{"cmd":"new","game":"pacal","players":2,"map":""}"#, "map-bad-name"),
        (r#"{"cmd":"new","game":"pacal","players":2,"map":7}"#, "bad-request"),
        (r#"{"cmd":"new","game":"pacal","players":1}"#, "wrong-players"),
        (r#"{"cmd":"new","game":"pacal","players":6}"#, "wrong-players"),
        (r#"{"cmd":"new","game":"uxmal","players":5}"#, "wrong-players"),
        (r#"{"cmd":"new","game":"pacal","players":18446744073709551615}"#, "wrong-players"),
        (r#"{"cmd":"new","game":"pacal","players":2,"options":{"mastre":true}}"#, "unknown-option"),
        (r#"{"cmd":"new","game":"pacal","players":2,"options":{"master":7}}"#, "bad-option"),
        (r#"{"cmd":"play"}"#, "bad-request"),
        (r#"{"cmd":"play","action":7}"#, "bad-request"),
        (r#"{"cmd":"play","action":""}"#, "not-an-action"),
        (r#"{"cmd":"play","action":"jump f6"}"#, "not-an-action"),
        (r#"{"cmd":"play","action":"place f6 "}"#, "not-an-action"),
        (r#"{"cmd":"play","action":"place F6"}"#, "not-an-action"),
        (r#"{"cmd":"play","action":"place f06"}"#, "not-an-action"),
        (r#"{"cmd":"load"}"#, "bad-request"),
        (r#"{"cmd":"load","record":["game pacal"]}"#, "bad-request"),
        (r#"{"cmd":"go"}"#, "bad-request"),
        (r#"{"cmd":"go","bot":"hall"}"#, "unknown-bot"),
        (r#"{"cmd":"go","bot":"random","ms":"soon"}"#, "bad-request"),
        (r#"{"cmd":"go","bot":"random","playouts":0.5}"#, "bad-request"),
        (r#"{"cmd":"go","bot":"random","seed":-1}"#, "bad-request"),
        (r#"{"cmd":"go","bot":"random","threads":"all"}"#, "bad-request"),
    ];
    for (request, code) in cases {
        assert_eq!(engine.code(request), *code, "{request}");
    }
    assert_eq!(engine.end(), 0);
}

#[test]
fn a_bad_request_says_which_field_and_what_was_expected() {
    let mut engine = Engine::start();
    let refusal = engine.ask(r#"{"cmd":"new","game":"pacal","players":"3"}"#);
    let message = "The field “players” should be a whole number; it is of type “string”.";
    assert_eq!(refusal["message"], message);
    let args = json!({"field": "players", "expected": "a whole number", "found": "string"});
    assert_eq!(refusal["args"], args);
    assert_eq!(refusal.get("rule"), None);
    assert_eq!(refusal.get("line"), None);
}

#[test]
fn before_new_there_is_no_game() {
    let mut engine = Engine::start();
    let requests = [
        r#"{"cmd":"play","action":"tile"}"#,
        r#"{"cmd":"undo"}"#,
        r#"{"cmd":"position"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"go","bot":"random"}"#,
    ];
    for request in requests {
        assert_eq!(engine.ask(request)["code"], "no-game", "{request}");
    }
}

#[test]
fn no_bot_decides_for_chance() {
    let mut engine = Engine::playing("uxmal", 2);
    assert_eq!(engine.code(r#"{"cmd":"go","bot":"random"}"#), "go-at-chance");
}

#[test]
fn quit_has_no_answer_and_ends_with_status_zero() {
    let (stdout, stderr, status) = run(&["engine"], "{\"cmd\":\"quit\"}\n{\"cmd\":\"position\"}\n");
    assert_eq!((stdout.as_str(), stderr.as_str(), status), ("", "", 0));
}

#[test]
fn the_end_of_input_ends_it_and_the_last_line_may_lack_its_line_feed() {
    let (stdout, _, status) = run(&["engine"], "{\"cmd\":\"undo\"}\r\n{\"cmd\":\"undo\"}");
    assert_eq!((stdout.lines().count(), status), (2, 0));
    assert_eq!(run(&["engine"], ""), (String::new(), String::new(), 0));
}

#[test]
fn a_closed_output_ends_it_quietly() {
    let mut child = command(&["engine"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut requests = child.stdin.take().unwrap();
    // The second write may or may not find a reader.
    for _ in 0..2 {
        let _ = std::io::Write::write_all(&mut requests, b"{\"cmd\":\"undo\"}\n");
    }
    drop(requests);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// Plays a random game to the end and checks every position.
fn play_to_the_end(game: &str, players: usize) {
    let mut engine = Engine::playing(game, players);
    let mut position = engine.ask(r#"{"cmd":"position"}"#);
    let mut count = 0;
    while position["turn"] != "over" {
        let legal: Vec<_> = position["legal"]
            .as_array()
            .unwrap()
            .iter()
            .map(|text| text.as_str().unwrap())
            .collect();
        assert!(legal.is_sorted_by(|one, next| one < next), "{legal:?}");
        let at_chance = position["turn"] == "chance";
        assert_eq!(position.get("weights").is_some(), at_chance, "{position}");
        let action = if at_chance {
            let weights = position["weights"].as_array().unwrap();
            assert!(
                weights.len() == legal.len() && weights.iter().all(|each| each.as_u64() > Some(0))
            );
            legal[count * 7 % legal.len()].to_owned()
        } else {
            let go = format!(r#"{{"cmd":"go","bot":"random","seed":{count}}}"#);
            engine.ask(go)["action"].as_str().unwrap().to_owned()
        };
        position = engine.play(&action);
        assert_eq!(position["ok"], true, "{action}: {position}");
        count += 1;
    }
    assert_eq!(position["legal"], json!([]));
    assert!(!position["winners"].as_array().unwrap().is_empty());
    assert_eq!(position["scores"].as_array().unwrap().len(), players);
    assert_eq!(engine.code(r#"{"cmd":"go","bot":"random"}"#), "go-when-over");

    let record = engine.ask(r#"{"cmd":"record"}"#)["record"].clone();
    let loaded = engine.ask(json!({"cmd": "load", "record": record}).to_string());
    assert_eq!(loaded, position);
    for _ in 0..count {
        assert_eq!(engine.ask(r#"{"cmd":"undo"}"#)["ok"], true);
    }
    assert_eq!(engine.code(r#"{"cmd":"undo"}"#), "nothing-to-undo");
}

#[test]
fn a_whole_game_of_pacals_rocket_is_played_and_taken_back() {
    for players in 2..=5 {
        play_to_the_end("pacal", players);
    }
}

#[test]
fn a_whole_game_of_uxmal_is_played_and_taken_back() {
    for players in 2..=4 {
        play_to_the_end("uxmal", players);
    }
}

#[test]
fn answers_come_in_the_order_of_the_requests() {
    let mut requests = String::from("{\"cmd\":\"new\",\"game\":\"uxmal\",\"players\":2}\n");
    for _ in 0..200 {
        requests += "{\"cmd\":\"play\",\"action\":\"order JSQMT\"}\n{\"cmd\":\"undo\"}\n";
    }
    let output = sacbe(&["engine"], requests);
    let answers: Vec<Value> = output
        .stdout
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 401);
    let turns = answers.iter().skip(1).map(|answer| answer["turn"].is_object());
    assert!(turns.eq([true, false].into_iter().cycle().take(400)));
}
