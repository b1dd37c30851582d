//! Whatever the engine is sent, it answers every line with one line of JSON.
//!
//! A panic that the engine would turn into an answer still ends the run: the hook comes first.

#![no_main]

use std::cell::RefCell;

use cli::engine::{Session, answer};
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

thread_local! {
    /// One for all inputs, since reading the messages takes longer than an input does. Every input
    /// begins a match, so that it does not matter which came before.
    static SESSION: RefCell<Session> = RefCell::default();
}

const BEGIN: &[u8] = br#"{"cmd":"new","game":"pacal","players":2}"#;

fuzz_target!(|bytes: &[u8]| {
    let lines = bytes.split(|&byte| byte == b'\n');
    SESSION.with_borrow_mut(|session| {
        for line in [BEGIN].into_iter().chain(lines).filter(|line| !thinks(line)) {
            let Some(answer) = answer(session, line) else { return };
            assert!(!answer.contains('\n'), "more than one line");
            let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
            match answer["ok"].as_bool() {
                Some(true) => assert!(answer.get("code").is_none()),
                Some(false) => assert!(answer["code"].is_string() && answer["message"].is_string()),
                None => panic!("neither granted nor refused: {answer}"),
            }
        }
    });
});

/// Whether the line asks a bot that takes its time.
fn thinks(line: &[u8]) -> bool {
    let has = |word: &[u8]| line.windows(word.len()).any(|part| part == word);
    has(b"go") && !has(b"random")
}
