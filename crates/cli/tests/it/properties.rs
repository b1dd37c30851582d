//! The engine answers any input and keeps running.

use cli::engine::{Session, answer};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The answer as JSON, with checks that every answer must pass.
#[track_caller]
fn ask(session: &mut Session, line: &[u8]) -> Option<Value> {
    let answer = answer(session, line)?;
    assert!(!answer.contains('\n'), "{answer}");
    let answer: Value = serde_json::from_str(&answer).unwrap();
    if answer["ok"] != true {
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(answer["code"].as_str().is_some_and(|code| code != "internal-error"), "{answer}");
        assert!(answer["message"].as_str().is_some_and(|text| !text.is_empty()), "{answer}");
    }
    Some(answer)
}

fn request(session: &mut Session, request: &Value) -> Value {
    ask(session, request.to_string().as_bytes()).unwrap()
}

fn new(game: &str) -> Session {
    let mut session = Session::default();
    let begun = request(&mut session, &json!({"cmd": "new", "game": game, "players": 3}));
    assert_eq!(begun["ok"], true);
    session
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[ -~]{0,12}".prop_map(Value::from),
        prop::sample::select(WORDS).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((prop::sample::select(WORDS), inner), 0..6).prop_map(|fields| {
                Value::Object(
                    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
                )
            }),
        ]
    })
}

/// Words with a meaning somewhere, so that random input gets past the first checks.
const WORDS: &[&str] = &[
    "cmd",
    "new",
    "play",
    "undo",
    "position",
    "record",
    "load",
    "state",
    "go",
    "game",
    "players",
    "options",
    "action",
    "bot",
    "seed",
    "ms",
    "random",
    "pacal",
    "uxmal",
    "master",
    "edition",
    "board",
    "die",
    "stall_rounds",
    "priests",
    "points",
    "base",
    "tiles",
    "rows",
    "values",
    "sacred",
    "river",
    "covers",
    "default",
    "fr",
    "SSS",
    "S",
    "~",
    "2,3,3,4,5,arrows",
    "place f6",
    "order JSQMT",
    ".QJS",
    "game pacal\nrules 1\nplayers 2\n\nplace f6\n",
];

fn any_request() -> impl Strategy<Value = Value> {
    let command = prop::sample::select(
        &["new", "play", "undo", "position", "record", "load", "state", "go"][..],
    );
    let fields = ["game", "players", "options", "action", "record", "bot", "seed"];
    let field = (prop::sample::select(fields.to_vec()), any_json());
    (command, prop::collection::vec(field, 0..5)).prop_map(|(command, fields)| {
        let mut request = json!({"cmd": command});
        for (field, value) in fields {
            request[field] = value;
        }
        request
    })
}

fn any_options() -> impl Strategy<Value = Value> {
    let names =
        ["master", "edition", "board", "die", "stall_rounds", "priests", "points", "base", "tiles"];
    let options = (prop::sample::select(names.to_vec()), any_json());
    let game = prop::sample::select(&["pacal", "uxmal"][..]);
    (game, 0..7_u8, options).prop_map(|(game, players, (name, value))| {
        json!({"cmd": "new", "game": game, "players": players, "options": {name: value}})
    })
}

/// Lines of records, in random order.
fn any_record() -> impl Strategy<Value = String> {
    let lines = [
        "game pacal",
        "game uxmal",
        "rules 1",
        "players 2",
        "players 3",
        "option master true",
        "option die 1,1,1,1,1,1",
        "name 1 A",
        "date x",
        "board default",
        "board {",
        "",
        "# x",
        "place f6",
        "place e5",
        "order JSQMT",
        "tile",
        "draw .QJS",
        "put a1 .QJS",
        "roll 3",
    ];
    prop::collection::vec(prop::sample::select(lines.to_vec()), 0..12)
        .prop_map(|lines| lines.join("\n"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_answered(line in prop::collection::vec(any::<u8>(), 0..200)) {
        ask(&mut new("pacal"), &line);
    }

    #[test]
    fn any_json_is_answered(value in any_json()) {
        ask(&mut new("uxmal"), value.to_string().as_bytes());
    }

    #[test]
    fn any_requests_are_answered(requests in prop::collection::vec(any_request(), 1..20)) {
        let mut session = new("pacal");
        for each in requests {
            request(&mut session, &each);
        }
    }

    #[test]
    fn any_options_are_answered(new in any_options()) {
        request(&mut Session::default(), &new);
    }

    #[test]
    fn any_record_is_answered_and_what_loads_is_kept(record in any_record()) {
        let mut session = Session::default();
        let loaded = request(&mut session, &json!({"cmd": "load", "record": record}));
        if loaded["ok"] == true {
            prop_assert_eq!(&request(&mut session, &json!({"cmd": "record"}))["record"], &record);
        } else {
            prop_assert_eq!(&request(&mut session, &json!({"cmd": "undo"}))["code"], "no-game");
        }
    }

    #[test]
    fn any_action_text_is_answered(
        game in prop::sample::select(&["pacal", "uxmal"][..]),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
        text in "[a-z]{2,8}( [a-kJSQMT.0-9]{1,4}){0,3}(,[a-k][0-9]){0,4}",
    ) {
        let mut session = new(game);
        let mut position = request(&mut session, &json!({"cmd": "position"}));
        for pick in picks {
            let refused = request(&mut session, &json!({"cmd": "play", "action": text}));
            if refused["ok"] == true {
                break;
            }
            prop_assert_eq!(&request(&mut session, &json!({"cmd": "position"})), &position);
            let legal = position["legal"].as_array().unwrap();
            if legal.is_empty() {
                break;
            }
            let action = &legal[pick.index(legal.len())];
            position = request(&mut session, &json!({"cmd": "play", "action": action}));
            prop_assert_eq!(&position["ok"], true);
        }
    }
}
