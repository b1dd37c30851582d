//! The clock of the machine jumps.

use std::sync::atomic::Ordering::Relaxed;

use serde_json::json;

use super::support::{Browser, serve};
use crate::operations::clock;
use crate::operations::clock::tests::JUMP;

const MINUTE: u64 = 60_000;
const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_of_the_clock_ends_no_turn_and_leaves_no_table_in_the_future() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let pace = json!({"kind": "live", "turn_seconds": 600, "reserve_seconds": 600});
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true, "pace": pace});
    let table = ana.open(&new).await;
    let before = ana.get(&format!("/api/tables/{table}")).await.ok();
    for days in [4, 40, -40] {
        JUMP.store(days * DAY, Relaxed);
        assert!(!clock::is_settled(), "nothing is deleted by its age");
        let words = json!({"ask": "say", "words": {"text": "hello"}});
        ana.ask(&table, 1, &format!("say{days}"), words).await.ok();
        let view = ana.get(&format!("/api/tables/{table}")).await.ok();
        let passed = view["now"].as_u64().unwrap() - before["now"].as_u64().unwrap();
        assert!(passed < 10 * MINUTE, "{passed}");
        assert_eq!(view["turn"]["deadline"], before["turn"]["deadline"]);
        assert_eq!(view["seats"][0]["away"], before["seats"][0]["away"], "its time is not up");
        let said = view["said"].as_array().unwrap().last().unwrap()["at"].as_u64().unwrap();
        assert!(said - before["now"].as_u64().unwrap() < 10 * MINUTE, "{said}");
    }
    JUMP.store(0, Relaxed);
    assert!(clock::is_settled(), "the clock is as it was");
    server.stop().await;
}
