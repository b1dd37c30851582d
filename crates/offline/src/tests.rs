//! Whole games, bad input, and what the Worker relies on.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

use crate::Authority;
use crate::questions;

/// No bot is hurried.
fn clock() -> Duration {
    Duration::ZERO
}

/// The page, its Workers and its store.
#[derive(Default)]
struct Browser {
    authority: Authority,
    /// What was stored, by table.
    events: BTreeMap<String, Vec<String>>,
    now: u64,
    calls: u64,
    /// What connected pages were sent.
    heard: Vec<Value>,
    /// A job that no bot has begun.
    waiting: Option<Value>,
}

impl Browser {
    fn call(&mut self, what: &Value) -> Value {
        self.calls += 1;
        let mut call = json!({"now": self.now, "random": format!("{:016x}", self.calls).repeat(8)});
        call.as_object_mut().unwrap().extend(what.as_object().unwrap().clone());
        let outcome = self.authority.call(&call.to_string());
        let outcome: Value = serde_json::from_str(&outcome).unwrap();
        for write in outcome["writes"].as_array().into_iter().flatten() {
            let events = self.events.entry(text(&write["table"])).or_default();
            assert_eq!(write["first"], events.len() + 1, "events are numbered without a gap");
            events.extend(write["events"].as_array().unwrap().iter().map(text));
        }
        let messages = outcome["messages"].as_array().into_iter().flatten();
        self.heard.extend(messages.map(|each| read(&text(&each["text"]))));
        outcome
    }

    fn request(&mut self, method: &str, path: &str, body: &Value) -> (u64, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let outcome = self.call(&json!({
            "do": "request", "method": method, "path": path, "body": body,
        }));
        let reply = &outcome["reply"];
        let body = text(&reply["body"]);
        (reply["status"].as_u64().unwrap(), serde_json::from_str(&body).unwrap_or(json!(body)))
    }

    /// Opens a table of this game against bots; returns its id.
    fn open(&mut self, game: &str) -> String {
        let new = json!({
            "game": game, "seats": 3, "start": true,
            "places": [{"person": "Ana"}, {"bot": "1"}, {"bot": "2"}],
        });
        let (status, opened) = self.request("POST", "/api/tables", &new);
        assert_eq!(status, 201, "{opened}");
        text(&opened["table"])
    }

    fn view(&mut self, table: &str) -> Value {
        let (status, view) =
            self.request("GET", &format!("/api/tables/{table}?as=1"), &Value::Null);
        assert_eq!(status, 200, "{view}");
        view
    }

    fn ask(&mut self, session: u32, seen: &Value, what: &Value) {
        let id = format!("r{}", self.calls);
        let message = json!({"say": "ask", "id": id, "seen": seen, "what": what});
        self.call(&json!({"do": "hear", "session": session, "text": message.to_string()}));
    }

    /// Plays until the game is over or this many events are stored; bots and Ana take their turns.
    fn play(&mut self, table: &str, until: usize) {
        self.call(&json!({"do": "join", "session": 1, "table": table, "person": 1, "seen": 0}));
        // A game that nobody contributes dice to starts after a moment.
        self.now += 10_000;
        let mut outcome = self.call(&json!({"do": "tick"}));
        if let Some(waiting) = self.waiting.take() {
            outcome["jobs"] = json!([waiting]);
        }
        while self.events[table].len() < until {
            if let Some(job) = outcome["jobs"].as_array().and_then(|jobs| jobs.first()).cloned() {
                let action = questions::think(&text(&job["text"]), clock).unwrap();
                outcome = self.call(&json!({
                    "do": "bot", "table": table, "seat": job["seat"], "version": job["version"],
                    "action": action,
                }));
                continue;
            }
            let view = self.view(table);
            if view["phase"] == "over" {
                return;
            }
            let legal = view["you"]["legal"].as_array().unwrap();
            let what = match legal.get(self.events[table].len() % legal.len().max(1)) {
                Some(legal) => json!({"ask": "play", "action": legal["action"]}),
                None => json!({"ask": "end_turn"}),
            };
            assert!(!legal.is_empty() || view["you"]["may_end_turn"] == true, "{view}");
            let message = json!({
                "say": "ask", "id": format!("r{}", self.calls), "seen": view["version"], "what": what,
            });
            outcome = self.call(&json!({"do": "hear", "session": 1, "text": message.to_string()}));
        }
    }

    /// A tab that was closed and opened again.
    fn reload(&mut self, table: &str) -> Value {
        self.authority = Authority::default();
        let events = self.events[table].clone();
        let outcome = self.call(&json!({"do": "load", "table": table, "events": events}));
        assert_eq!(outcome["reply"]["status"], 200);
        self.waiting = outcome["jobs"].get(0).cloned();
        outcome
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn whole_games_against_bots_end_with_dice_that_can_be_checked() {
    for game in ["pacal", "uxmal"] {
        let mut browser = Browser::default();
        let table = browser.open(game);
        browser.play(&table, usize::MAX);
        let (status, record) =
            browser.request("GET", &format!("/api/tables/{table}/record?as=1"), &Value::Null);
        assert_eq!(status, 200);
        let question = json!({"record": record}).to_string();
        let verified = questions::answer("/api/verify", &question, clock, |_| ());
        assert_eq!(read(&verified.body)["holds"], true, "{game}: {}", verified.body);
    }
}

#[test]
fn a_game_goes_on_from_its_stored_events() {
    let mut browser = Browser::default();
    let table = browser.open("uxmal");
    browser.play(&table, 40);
    let before = browser.view(&table);
    let loaded = browser.reload(&table);
    assert_eq!(browser.view(&table), before);
    let waits_for_bot = before["turn"]["seat"] != 1;
    assert_eq!(loaded["jobs"].is_array(), waits_for_bot, "a bot that has to act thinks again");
    browser.play(&table, usize::MAX);
    assert_eq!(browser.view(&table)["phase"], "over");
}

#[test]
fn what_is_sent_is_what_was_stored() {
    let mut browser = Browser::default();
    let table = browser.open("pacal");
    browser.play(&table, 30);
    let newest = browser.heard.iter().filter_map(|told| told["version"].as_u64()).max().unwrap();
    assert!(newest <= browser.events[&table].len() as u64);
    let granted = browser.heard.iter().filter(|told| told["say"] == "granted").count();
    assert!(granted > 0 && browser.heard.iter().all(|told| told["say"] != "refused"));
}

#[test]
fn a_refused_request_stores_nothing_and_says_why() {
    let mut browser = Browser::default();
    let table = browser.open("uxmal");
    browser.play(&table, 12);
    let stored = browser.events.clone();
    let version = browser.view(&table)["version"].clone();
    browser.ask(1, &version, &json!({"ask": "play", "action": "fly f9"}));
    let refusal = browser.heard.last().unwrap();
    assert_eq!(refusal["say"], "refused");
    assert_eq!(refusal["message"], "", "the page has the sentence");
    assert_eq!(browser.events, stored);
}

#[test]
fn a_table_for_friends_needs_a_server() {
    let mut browser = Browser::default();
    for places in [json!([{"person": "Ana"}, {"open": true}]), json!([{"person": "Ana"}])] {
        let new = json!({"game": "pacal", "seats": 2, "places": places});
        let (status, problem) = browser.request("POST", "/api/tables", &new);
        assert_eq!((status, &problem["code"]), (503, &json!("page-offline-friends")));
    }
    assert!(browser.events.is_empty());
}

#[test]
fn people_who_share_a_screen_see_their_own_side() {
    let mut browser = Browser::default();
    let new = json!({
        "game": "pacal", "seats": 2, "start": true, "visibility": "memory",
        "places": [{"person": "Ana"}, {"person": "Ben"}],
    });
    let (_, opened) = browser.request("POST", "/api/tables", &new);
    let table = text(&opened["table"]);
    let (_, ben) = browser.request("GET", &format!("/api/tables/{table}?as=2"), &Value::Null);
    assert_eq!((&opened["view"]["you"]["seat"], &ben["you"]["seat"]), (&json!(1), &json!(2)));
}

#[test]
fn a_rematch_is_another_table_in_the_same_write() {
    let mut browser = Browser::default();
    let table = browser.open("uxmal");
    browser.play(&table, usize::MAX);
    let version = browser.view(&table)["version"].clone();
    browser.ask(1, &version, &json!({"ask": "rematch", "wanted": true}));
    let next = text(&browser.view(&table)["rematch"]);
    assert_eq!(browser.events.len(), 2);
    assert_eq!(browser.view(&next)["rematch_of"], json!(table));
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let mut browser = Browser::default();
    let table = browser.open("pacal");
    let before = browser.events.clone();
    for text in ["", "{", "[]", "null", r#"{"now":-1}"#, r#"{"now":0,"random":"","do":"tick"}"#] {
        let outcome = read(&browser.authority.call(text));
        assert_eq!(outcome["reply"]["status"], 400, "{text}");
    }
    let events = [
        json!([]),
        json!(["{}"]),
        json!([browser.events[&table][1]]),
        json!([browser.events[&table][0], browser.events[&table][0]]),
    ];
    for events in events {
        let outcome =
            browser.call(&json!({"do": "load", "table": "local-other", "events": events}));
        assert_eq!(outcome["reply"]["status"], 500, "{events}");
    }
    browser.call(&json!({"do": "hear", "session": 9, "text": "{"}));
    browser.call(&json!({"do": "leave", "session": 9}));
    browser.call(&json!({"do": "bot", "table": table, "seat": 9, "version": 1, "action": "x"}));
    for path in ["/api/tables/", "/api/tables/none", "/api/tables/../x", "/", "", "/api/tables/a/b"]
    {
        let (status, problem) = browser.request("GET", path, &Value::Null);
        assert_eq!(status, 404, "{path}: {problem}");
    }
    let paths = ["study", "advice", "replay", "verify", "card", "components", "review", "nothing"];
    for path in paths {
        for body in ["", "{", "{}", r#"{"record":"game chess\n"}"#, r#"{"record":""}"#] {
            let reply = questions::answer(&format!("/api/{path}"), body, clock, |_| ());
            let is_answered = path == "verify" && body.contains("record");
            assert_eq!(reply.status >= 400, !is_answered, "{path} {body}: {}", reply.body);
        }
    }
    assert_eq!(questions::think("{}", clock), None);
    assert_eq!(questions::hint("", clock).status, 500);
    assert_eq!(browser.events, before);
}
