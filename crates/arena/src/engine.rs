//! External programs as players: they speak the engine protocol and are not trusted.
//!
//! A program is started when it is first needed and reused from game to game. If it fails in any
//! way, it loses its game, is killed, and is started again for the next game.

mod process;

use std::time::Duration;

use rules::{Insight, Tabletop};
use serde_json::{Map, Value, json};

use self::process::{Process, Silence};
use crate::Limits;
use crate::fault::{Fault, FaultCode};
use crate::player::Player;

/// A program that may or may not be running.
#[derive(Debug)]
pub(crate) struct Engine {
    command: Vec<String>,
    grace: Duration,
    running: Option<Process>,
}

impl Engine {
    pub(crate) fn new(command: Vec<String>, grace: Duration) -> Engine {
        Engine { command, grace, running: None }
    }

    /// Starts a game. If the program has exited since its last game, it is restarted once.
    fn begin(&mut self, new: &Value) -> Result<(), Fault> {
        let was_running = self.running.is_some();
        match self.tell(new) {
            Err(fault) if was_running && fault.code == FaultCode::Died => self.tell(new),
            answer => answer,
        }
    }

    /// Sends a request whose answer is just `ok`.
    fn tell(&mut self, request: &Value) -> Result<(), Fault> {
        self.ask(request, Duration::ZERO).map(drop)
    }

    /// Sends a request and waits up to `limit` for the answer; kills the program after a fault.
    fn ask(&mut self, request: &Value, limit: Duration) -> Result<Map<String, Value>, Fault> {
        let answer = self.heard(request, limit).and_then(|line| understood(&line));
        if answer.is_err() {
            self.running = None;
        }
        answer
    }

    fn heard(&mut self, request: &Value, limit: Duration) -> Result<Vec<u8>, Fault> {
        let process = match &mut self.running {
            Some(process) => process,
            stopped => stopped.insert(start(&self.command)?),
        };
        let limit = limit + self.grace;
        process.ask(request.to_string(), limit).map_err(|silence| match silence {
            Silence::Late => Fault::new(FaultCode::Hung, format!("{} ms", limit.as_millis())),
            Silence::Ended(how) => Fault::new(FaultCode::Died, how),
            Silence::TooLong => Fault::new(FaultCode::Nonsense, "a line without end"),
        })
    }
}

fn start(command: &[String]) -> Result<Process, Fault> {
    Process::start(command).map_err(|error| Fault::new(FaultCode::Start, error.to_string()))
}

/// A successful answer.
fn understood(line: &[u8]) -> Result<Map<String, Value>, Fault> {
    let text = || String::from_utf8_lossy(line);
    match serde_json::from_slice(line) {
        Ok(Value::Object(answer)) if answer.get("ok") == Some(&Value::Bool(true)) => Ok(answer),
        Ok(Value::Object(answer)) if answer.get("ok") == Some(&Value::Bool(false)) => {
            let message = answer.get("message").and_then(Value::as_str).map(str::to_owned);
            Err(Fault::new(FaultCode::Refused, message.unwrap_or_else(|| text().into_owned())))
        }
        _ => Err(Fault::new(FaultCode::Nonsense, text())),
    }
}

/// A program in one game, on all of its seats.
#[derive(Debug)]
pub(crate) struct EnginePlayer<'a> {
    engine: &'a mut Engine,
    plays_as: &'a str,
    limits: Limits,
    seed: u64,
    choices: u64,
}

impl<'a> EnginePlayer<'a> {
    pub(crate) fn new(
        engine: &'a mut Engine,
        plays_as: &'a str,
        limits: Limits,
        seed: u64,
    ) -> EnginePlayer<'a> {
        EnginePlayer { engine, plays_as, limits, seed, choices: 0 }
    }

    fn go(&mut self, limits: Limits) -> Value {
        self.choices += 1;
        // Integers up to 2^53 are exact in the JSON of every language.
        let seed = crate::lots::lot(&[self.seed, self.choices]) >> 11;
        let mut go = json!({"cmd": "go", "bot": self.plays_as, "seed": seed});
        let Limits { ms, playouts, threads } = limits;
        let limits = [("ms", ms.map(Value::from)), ("playouts", playouts.map(Value::from))];
        for (name, limit) in limits.into_iter().chain([("threads", threads.map(Value::from))]) {
            if let Some(limit) = limit {
                go[name] = limit;
            }
        }
        go
    }
}

impl<G: Tabletop + Insight> Player<G> for EnginePlayer<'_> {
    fn begin(&mut self, game: &G) -> Result<(), Fault> {
        self.engine.begin(&new_game(game))
    }

    fn choose(&mut self, _: &G, _: &G::State, spent: Duration) -> Result<G::Action, Fault> {
        let limits = self.limits.next_choice(spent);
        let limit = Duration::from_millis(limits.ms.unwrap_or(0));
        let go = self.go(limits);
        let answer = self.engine.ask(&go, limit)?;
        let Some(text) = answer.get("action").and_then(Value::as_str) else {
            return Err(Fault::new(FaultCode::Nonsense, Value::Object(answer).to_string()));
        };
        let action: Option<G::Action> = text.parse().ok();
        let action = action.filter(|action| action.to_string() == text);
        action.ok_or_else(|| Fault::new(FaultCode::Illegal, text))
    }

    fn see(&mut self, _: &G, action: G::Action) -> Result<(), Fault> {
        self.engine.tell(&json!({"cmd": "play", "action": action.to_string()}))
    }

    fn dismiss(&mut self) {
        self.engine.running = None;
    }
}

/// The request that starts a game with its options.
fn new_game<G: Tabletop>(game: &G) -> Value {
    let value = |text: String| serde_json::from_str(&text).unwrap_or(Value::from(text));
    let options: Map<String, Value> =
        game.options().into_iter().map(|(name, text)| (name.to_owned(), value(text))).collect();
    json!({"cmd": "new", "game": G::NAME, "players": game.players(), "options": options})
}
