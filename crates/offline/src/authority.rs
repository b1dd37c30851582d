//! The tables of a browser.

use std::collections::BTreeMap;

use protocol::{ClientMessage, Moment, Problem, ServerMessage, TableId};
use rules::{Phrase, Seat};
use tables::{RefusalKind, Stored, Table};

use crate::call::{Call, Outcome, Reply, What};
use crate::random::Random;
use crate::room::Room;

/// The tables of a browser that are in use. What it gives out is to be stored before it is told.
///
/// ```
/// use offline::Authority;
///
/// let mut authority = Authority::default();
/// let body = r#"{"game":"uxmal","seats":2,"places":[{"person":"Ana"},{"bot":"2"}],"start":true}"#;
/// let call = serde_json::json!({
///     "now": 0, "random": "07".repeat(64),
///     "do": "request", "method": "POST", "path": "/api/tables", "body": body,
/// });
/// let outcome: serde_json::Value = serde_json::from_str(&authority.call(&call.to_string()))?;
/// assert_eq!(outcome["reply"]["status"], 201);
/// assert_eq!(outcome["writes"][0]["first"], 1);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Authority {
    pub(crate) rooms: BTreeMap<TableId, Room>,
}

impl Authority {
    /// Carries out a [`Call`] and returns its [`Outcome`], both as JSON.
    ///
    /// A call that cannot be read changes nothing, and is answered like a malformed request.
    ///
    /// # Panics
    ///
    /// Never: every outcome can be written as JSON.
    pub fn call(&mut self, text: &str) -> String {
        let outcome = self.carry_out(text);
        serde_json::to_string(&outcome).expect("an outcome can be written as JSON")
    }

    fn carry_out(&mut self, text: &str) -> Outcome {
        let call: Call = match serde_json::from_str(text) {
            Ok(call) => call,
            Err(error) => return Outcome::of(unreadable(&error)),
        };
        let Some(random) = Random::read(&call.random) else {
            return Outcome::of(failed(400, &Phrase::new("bad-request").with("field", "random")));
        };
        let mut out = Outcome::default();
        self.take(call.what, call.now, &random, &mut out);
        self.settle(call.now, &random, &mut out);
        out
    }

    fn take(&mut self, what: What, now: Moment, random: &Random, out: &mut Outcome) {
        match what {
            What::Load { table, events } => out.reply = Some(self.load(table, &events)),
            What::Unload { table } => drop(self.rooms.remove(&table)),
            What::Join { session, table, person, seen } => match self.rooms.get_mut(&table) {
                Some(room) => room.join(session, person, seen, now, out),
                None => out.tell(session, &ServerMessage::trouble(no_such_table())),
            },
            What::Hear { session, text } => self.hear(session, &text, now, out),
            What::Leave { session } => {
                self.rooms.values_mut().for_each(|room| room.leave(session));
            }
            What::Request { method, path, body } => {
                out.reply = self.request(&method, &path, &body, now, random, out);
            }
            What::Bot { table, seat, version, action } => {
                let seat = Seat::from_number(seat);
                let Some((room, seat)) = self.rooms.get_mut(&table).zip(seat) else { return };
                // A choice for an older version is dropped; the bot gets a new job.
                room.thought();
                if let Ok(answer) = room.table.bot_plays(seat, version, &action, now) {
                    room.happened(&answer.events, now, out);
                }
            }
            What::Tick => {}
        }
    }

    fn load(&mut self, id: TableId, events: &[String]) -> Reply {
        let fault = || failed(500, &Phrase::new("server-fault"));
        let stored: Result<Vec<Stored>, _> =
            events.iter().map(|event| serde_json::from_str(event)).collect();
        let Ok(stored) = stored else { return fault() };
        match Table::from_events(stored) {
            Ok(table) if *table.id() == id => {
                self.rooms.entry(id).or_insert_with(|| Room::new(table));
                Reply::json(200, &())
            }
            Ok(_) | Err(_) => fault(),
        }
    }

    fn hear(&mut self, session: u32, text: &str, now: Moment, out: &mut Outcome) {
        let Some(room) = self.rooms.values_mut().find(|room| room.has(session)) else { return };
        match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => room.hear(session, message, now, out),
            Err(error) => out.tell(session, &ServerMessage::trouble(bad_json(&error))),
        }
    }

    /// What follows without a request: time, rematches, and jobs for bots.
    fn settle(&mut self, now: Moment, random: &Random, out: &mut Outcome) {
        let mut rematches = Vec::new();
        for room in self.rooms.values_mut() {
            if let Some(answer) = room.table.tick(now) {
                room.happened(&answer.events, now, out);
            }
            // One for each call: it needs the random numbers.
            if rematches.is_empty()
                && let Ok(rematch) = room.table.start_rematch(random.table_id(), random.seed(), now)
            {
                room.happened(&rematch.answer.events, now, out);
                rematches.push((rematch.table, rematch.events));
            }
        }
        for (table, events) in rematches {
            let mut room = Room::new(table);
            room.happened(&events, now, out);
            self.rooms.insert(room.table.id().clone(), room);
        }
        out.jobs.extend(self.rooms.values_mut().filter_map(Room::job));
        out.wake = self.rooms.values().filter_map(Room::wake).min();
    }
}

impl Outcome {
    fn of(reply: Reply) -> Outcome {
        Outcome { reply: Some(reply), ..Outcome::default() }
    }
}

/// A refusal without a sentence: the page has its own.
pub(crate) fn problem(refusal: &tables::Refusal) -> Problem {
    Problem::new(&refusal.phrase(), refusal.rule(), String::new())
}

pub(crate) fn no_such_table() -> Problem {
    Problem::new(&Phrase::new("no-such-table"), None, String::new())
}

fn bad_json(error: &serde_json::Error) -> Problem {
    let phrase = Phrase::new("bad-json").with("reason", error.to_string());
    Problem::new(&phrase, None, String::new())
}

/// The answer to what is not the JSON that was expected.
pub(crate) fn unreadable(error: &serde_json::Error) -> Reply {
    Reply::json(400, &bad_json(error))
}

pub(crate) fn failed(status: u16, phrase: &Phrase) -> Reply {
    Reply::json(status, &Problem::new(phrase, None, String::new()))
}

/// The answer to a request that a table refuses.
pub(crate) fn refused(refusal: &tables::Refusal) -> Reply {
    let status = match refusal.kind() {
        RefusalKind::Malformed => 400,
        RefusalKind::Forbidden => 403,
        RefusalKind::Conflict => 409,
    };
    Reply::json(status, &problem(refusal))
}
