//! A table with the sessions that watch it.

use std::sync::Arc;

use protocol::{ClientMessage, Detail, Granted, Moment, MyTable, Presence, ServerMessage, Version};
use tables::{Due, PlayerId, Request, Stored, Table, Viewer};

use crate::authority::problem;
use crate::call::{Job, Message, Outcome, Write};

/// How many people a browser can be.
const MOST_PEOPLE: u8 = 5;

/// A table in use.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) table: Table,
    sessions: Vec<Session>,
    /// The version that a bot thinks about.
    thinking: Option<Version>,
}

/// A page that is connected.
#[derive(Debug)]
struct Session {
    number: u32,
    player: PlayerId,
    version: Version,
}

/// A person of this browser.
///
/// # Panics
///
/// Never: letters and digits are a valid name of a player.
pub(crate) fn player(person: u8) -> PlayerId {
    PlayerId::new(&format!("here-{person}")).expect("letters and digits are a valid name")
}

impl Room {
    pub(crate) fn new(table: Table) -> Room {
        Room { table, sessions: Vec::new(), thinking: None }
    }

    pub(crate) fn has(&self, session: u32) -> bool {
        self.sessions.iter().any(|each| each.number == session)
    }

    /// Sends what is new since `seen`, and from now on all news.
    pub(crate) fn join(
        &mut self,
        number: u32,
        person: u8,
        seen: Version,
        now: Moment,
        out: &mut Outcome,
    ) {
        let version = if seen <= self.table.version() { seen } else { 0 };
        let session = Session { number, player: player(person), version };
        if let Some(message) = session.catch_up(&self.table, now) {
            out.tell(number, &message);
        }
        // Everybody of this browser is here: nobody waits for anybody.
        out.tell(number, &ServerMessage::Presence(Presence::default()));
        self.sessions.push(Session { version: self.table.version(), ..session });
    }

    pub(crate) fn leave(&mut self, number: u32) {
        self.sessions.retain(|each| each.number != number);
    }

    /// Answers a message of a session.
    pub(crate) fn hear(
        &mut self,
        number: u32,
        message: ClientMessage,
        now: Moment,
        out: &mut Outcome,
    ) {
        let Some(session) = self.sessions.iter().find(|each| each.number == number) else { return };
        let from = session.player.clone();
        let answer = match message {
            ClientMessage::Ask { id, seen, what } => {
                let request = Request { id: id.clone(), seen_version: seen, from, what };
                match self.table.ask(&request, now) {
                    Ok(answer) => {
                        let (first, last) = (answer.first, answer.last);
                        self.happened(&answer.events, now, out);
                        ServerMessage::Granted(Granted { id, first, last })
                    }
                    Err(refusal) => ServerMessage::refused(id, problem(&refusal)),
                }
            }
            ClientMessage::Why { id, action } => {
                match self.table.why(&Viewer::Player(from), &action) {
                    Ok(()) => ServerMessage::Allowed { id },
                    Err(refusal) => ServerMessage::refused(id, problem(&refusal)),
                }
            }
            ClientMessage::Nudge { id } => match self.table.nudge(&from, now) {
                // All people sit at the same screen.
                Ok(_) => ServerMessage::Allowed { id },
                Err(refusal) => ServerMessage::refused(id, problem(&refusal)),
            },
        };
        out.tell(number, &answer);
    }

    /// Stores events that the table has emitted, and tells everybody.
    pub(crate) fn happened(&mut self, events: &[Arc<Stored>], now: Moment, out: &mut Outcome) {
        if events.is_empty() {
            return;
        }
        out.writes.push(self.write(events));
        for session in &mut self.sessions {
            if let Some(message) = session.catch_up(&self.table, now) {
                out.tell(session.number, &message);
            }
            session.version = self.table.version();
        }
    }

    /// # Panics
    ///
    /// Never: every event can be written as JSON.
    fn write(&self, events: &[Arc<Stored>]) -> Write {
        let text = |stored: &Arc<Stored>| {
            serde_json::to_string(&**stored).expect("an event can be written as JSON")
        };
        Write {
            table: self.table.id().clone(),
            first: events.first().map_or(0, |stored| stored.version),
            events: events.iter().map(text).collect(),
            mine: self.mine(),
        }
    }

    /// The table once for each person of this browser who sits there.
    fn mine(&self) -> Vec<MyTable> {
        let summary = self.table.summary();
        let waits = self.table.notice().map(|notice| notice.seat);
        let people = (1..=MOST_PEOPLE).filter_map(|person| {
            let own = player(person);
            let (seat, _) = self.table.people().find(|(_, each)| **each == own)?;
            let (waits, summary) = (waits == Some(seat), summary.clone());
            Some(MyTable { person, seat: Some(seat.number()), waits, summary })
        });
        people.collect()
    }

    /// The job of the bot that has to act, unless it thinks already.
    pub(crate) fn job(&mut self) -> Option<Job> {
        let version = self.table.version();
        if self.table.bot_level().is_none() || self.thinking == Some(version) {
            return None;
        }
        let job = self.table.bot_job()?;
        self.thinking = Some(version);
        let seat = job.seat.number();
        Some(Job { table: self.table.id().clone(), seat, version, text: job.write() })
    }

    /// A bot has answered.
    pub(crate) fn thought(&mut self) {
        self.thinking = None;
    }

    /// When the table has to be told the time.
    pub(crate) fn wake(&self) -> Option<Moment> {
        self.table.due().into_iter().find_map(|due| match due {
            Due::Tick { at } => Some(at),
            Due::Bot { .. } | Due::Rematch => None,
        })
    }
}

impl Session {
    /// The message that brings it up to date; none if it may not see the table.
    fn catch_up(&self, table: &Table, now: Moment) -> Option<ServerMessage> {
        let viewer = Viewer::Player(self.player.clone());
        let news = match self.version {
            0 => None,
            version => table.update_since(version, &viewer, Detail::Full, now).ok()?,
        };
        Some(match news {
            Some(news) => ServerMessage::News(news),
            None => ServerMessage::View { view: Box::new(table.view(&viewer, now).ok()?) },
        })
    }
}

impl Outcome {
    /// # Panics
    ///
    /// Never: every message can be written as JSON.
    pub(crate) fn tell(&mut self, session: u32, message: &ServerMessage) {
        let text = serde_json::to_string(message).expect("a message can be written as JSON");
        self.messages.push(Message { session, text });
    }
}
