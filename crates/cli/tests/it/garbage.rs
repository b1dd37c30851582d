//! No input makes the engine exit.

use serde_json::json;

use crate::support::Engine;

const POSITION: &str = r#"{"cmd":"position"}"#;

#[track_caller]
fn is_survived(bytes: &[u8], code: &str) {
    let mut engine = Engine::playing("uxmal", 2);
    let before = engine.ask(POSITION);
    assert_eq!(engine.ask(bytes)["code"], code);
    assert_eq!(engine.ask(POSITION), before);
    assert_eq!(engine.end(), 0);
}

#[test]
fn bytes_that_are_no_text() {
    is_survived(b"\xff\xfe\x80", "bad-json");
    is_survived(b"{\"cmd\":\"\xff\"}", "bad-json");
    is_survived(b"\0\0\0", "bad-json");
    is_survived(b"{\"cmd\":\"position\"}\0", "bad-json");
    is_survived(b"\xef\xbb\xbf{\"cmd\":\"position\"}", "bad-json");
    is_survived(br#"{"cmd":"\ud800"}"#, "bad-json");
}

#[test]
fn text_that_is_strange() {
    is_survived(br#"{"cmd":"play","action":"\u0000"}"#, "not-an-action");
    is_survived("{\"cmd\":\"play\",\"action\":\"put é3 …\"}".as_bytes(), "not-an-action");
    is_survived("{\"cmd\":\"play\",\"action\":\"🗿 b3\"}".as_bytes(), "not-an-action");
    is_survived(br#"{"cmd":"new","game":"uxmal","players":1e999}"#, "bad-json");
}

#[test]
fn nesting_without_end() {
    is_survived(&b"[".repeat(1 << 20), "bad-json");
    is_survived(&b"{\"a\":".repeat(1 << 18), "bad-json");
    let deep = format!(
        r#"{{"cmd":"new","game":"pacal","players":2,"options":{{"board":{}"#,
        "[".repeat(100_000)
    );
    is_survived(deep.as_bytes(), "bad-json");
}

#[test]
fn a_line_that_is_too_long_is_refused_and_passed_over() {
    let mut engine = Engine::playing("uxmal", 2);
    let before = engine.ask(POSITION);
    let long = vec![b'x'; 20 << 20];
    assert_eq!(engine.ask(&long)["code"], "line-too-long");
    assert_eq!(engine.ask(POSITION), before);
}

#[test]
fn a_long_line_that_is_not_too_long_is_read() {
    let mut engine = Engine::start();
    let comment = "x".repeat(4 << 20);
    let record = format!("game uxmal\nrules 1\nplayers 2\n# {comment}\n\norder JSQMT\n");
    let load = json!({"cmd": "load", "record": record}).to_string();
    assert_eq!(engine.ask(load)["ok"], true);
    assert_eq!(engine.ask(r#"{"cmd":"record"}"#)["record"], record);
}

#[test]
fn control_characters_in_a_record_come_back_as_they_were() {
    let mut engine = Engine::start();
    let record = "game uxmal\nrules 1\nplayers 2\n# \u{1b}[31m \u{7f} \u{85} \u{9b}1m \t\0\n\n";
    let load = json!({"cmd": "load", "record": record}).to_string();
    assert_eq!(engine.ask(load)["ok"], true);
    assert_eq!(engine.ask(r#"{"cmd":"record"}"#)["record"], record);
}
