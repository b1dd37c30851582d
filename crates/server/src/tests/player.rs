//! A client at a socket that plays legal actions.

use std::time::Duration;

use fastrand::Rng;
use serde_json::{Value, json};

use super::support::{Browser, Socket};

/// The pause before a request that the server could not store is tried again.
const RETRY_PAUSE: Duration = Duration::from_millis(50);

/// A client that keeps a view of the table as the page does: a whole view, then patches.
#[derive(Debug)]
pub(super) struct Player {
    pub(super) socket: Socket,
    pub(super) view: Value,
    rng: Rng,
    asked: u64,
    name: String,
}

impl Player {
    pub(super) async fn sit(browser: &Browser, table: &str, query: &str, seed: u64) -> Player {
        let mut socket = browser.live(table, query).await;
        let view = socket.until("view").await["view"].clone();
        Player { socket, view, rng: Rng::with_seed(seed), asked: 0, name: format!("{seed}") }
    }

    pub(super) fn version(&self) -> u64 {
        self.view["version"].as_u64().unwrap()
    }

    /// Receives a message, applies it and returns it.
    pub(super) async fn hear(&mut self) -> Value {
        let message = self.socket.next().await;
        match message["say"].as_str().unwrap() {
            "view" => self.view = message["view"].clone(),
            "news" => self.lay_over(&message),
            _ => {}
        }
        message
    }

    fn lay_over(&mut self, news: &Value) {
        let first = news["events"][0]["version"].as_u64();
        if let Some(first) = first {
            assert_eq!(first, self.version() + 1, "a gap in the news");
        }
        self.view["version"] = news["version"].clone();
        for (field, value) in news["now"].as_object().unwrap() {
            self.view[field] = value.clone();
        }
    }

    /// A legal action, as a request.
    fn wish(&mut self) -> Option<Value> {
        let you = &self.view["you"];
        if you["may_end_turn"] == true {
            return Some(json!({"ask": "end_turn"}));
        }
        let legal = you["legal"].as_array()?;
        let action = self.rng.choice(legal)?["action"].clone();
        Some(json!({"ask": "play", "action": action}))
    }

    /// Plays until the game is over; returns how many requests were granted.
    pub(super) async fn play_to_the_end(&mut self) -> u64 {
        self.play_while(|view| view["phase"] != "over").await
    }

    pub(super) async fn play_while(&mut self, goes_on: impl Fn(&Value) -> bool) -> u64 {
        let mut granted = 0;
        while goes_on(&self.view) {
            match self.wish() {
                Some(what) => granted += u64::from(self.is_granted(what).await),
                None => drop(self.hear().await),
            }
        }
        granted
    }

    /// Sends a request that may be refused for a while. Then this waits before the next one, as the
    /// page does: a client that repeats a request at once is disconnected for too many of them.
    async fn is_granted(&mut self, what: Value) -> bool {
        let seen = self.version();
        let answer = self.ask(what).await;
        match answer["code"].as_str() {
            Some("table-stale") if self.version() > seen => {}
            Some("table-stale") => drop(self.hear().await),
            Some("storage-unavailable") => tokio::time::sleep(RETRY_PAUSE).await,
            _ => assert_eq!(answer["say"], "granted", "{answer}"),
        }
        answer["say"] == "granted"
    }

    /// Sends a request and reads until both the answer and its news have arrived.
    pub(super) async fn ask(&mut self, what: Value) -> Value {
        self.asked += 1;
        let id = format!("{}-{}", self.name, self.asked);
        let seen = self.version();
        self.socket.say(&json!({"say": "ask", "id": id, "seen": seen, "what": what})).await;
        loop {
            let message = self.hear().await;
            if message["id"] == id.as_str() {
                while message["last"].as_u64().is_some_and(|last| self.version() < last) {
                    self.hear().await;
                }
                return message;
            }
        }
    }
}

impl Player {
    /// Connects, with retries while the server cannot load the table.
    pub(super) async fn sit_with_retries(
        browser: &Browser,
        table: &str,
        query: &str,
        seed: u64,
    ) -> Player {
        super::support::within(async {
            loop {
                if let Ok(mut socket) = browser.try_live(table, query, &[]).await
                    && let super::support::Heard::Said(message) = socket.hear().await
                    && message["say"] == "view"
                {
                    let view = message["view"].clone();
                    let rng = Rng::with_seed(seed);
                    return Player { socket, view, rng, asked: 0, name: format!("{seed}") };
                }
                tokio::time::sleep(RETRY_PAUSE).await;
            }
        })
        .await
    }
}
