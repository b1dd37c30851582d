//! What a client says.

use std::sync::Arc;
use std::time::Instant;

use axum::Error;
use axum::extract::ws::Message;
use protocol::{ClientMessage, RequestId, ServerMessage};
use tables::{PlayerId, Request, Viewer};

use super::{Parting, Seated, rate};
use crate::http::json;
use crate::http::problem::Problem;
use crate::table::act::{self, Asked, Reply};
use crate::table::fanout;
use crate::table::room::{Delivery, Desk};

/// What a message that cannot be read counts for: a client of ours sends none.
const GARBAGE: f64 = 50.0;

impl Seated {
    pub(super) async fn hear(&mut self, said: Option<Result<Message, Error>>) -> Option<Parting> {
        match said {
            Some(Ok(Message::Text(text))) => self.read(&text).await,
            Some(Ok(Message::Binary(_))) => self.garbage(&Problem::bad_message()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.count(1.0),
            Some(Ok(Message::Close(_))) | None => Some(Parting::Gone),
            Some(Err(error)) => Some(broken(&error)),
        }
    }

    async fn read(&mut self, text: &str) -> Option<Parting> {
        match json::read(text.as_bytes()) {
            Ok(message) => {
                let parting = self.count(1.0);
                if parting.is_none() {
                    self.answer(message).await;
                }
                parting
            }
            Err(problem) => self.garbage(&problem),
        }
    }

    /// Notes that the client has used up so much of what it may.
    fn count(&mut self, tokens: f64) -> Option<Parting> {
        let may = self.bucket.take(rate(&self.app), tokens);
        (!may).then(|| Parting::Sent(Problem::too_many_requests()))
    }

    fn garbage(&mut self, problem: &Problem) -> Option<Parting> {
        let parting = self.count(GARBAGE);
        if parting.is_none() {
            self.outbox.push(self.app.trouble_frame(problem, self.language));
        }
        parting
    }

    async fn answer(&self, message: ClientMessage) {
        let id = match &message {
            ClientMessage::Ask { id, .. } | ClientMessage::Why { id, .. } => id.clone(),
        };
        let done = self.app.at(&self.room, |desk| match message {
            ClientMessage::Ask { id, seen, what } => {
                let Some(from) = self.player() else { return };
                let request = Request { id, seen_version: seen, from, what };
                let reply =
                    Reply::Socket { outbox: Arc::clone(&self.outbox), language: self.language };
                let asked = Asked { request, reply, since: Instant::now(), attempts: 0 };
                act::ask(&self.app, &self.room, desk, asked);
            }
            ClientMessage::Why { id, action } => self.why(desk, id, &action),
        });
        if let Err(problem) = done.await {
            self.outbox.push(self.app.refusal(&id, &problem, self.language));
        }
    }

    fn player(&self) -> Option<PlayerId> {
        match &self.viewer {
            Viewer::Player(player) => Some(player.clone()),
            Viewer::WithLink | Viewer::Anybody => None,
        }
    }

    fn why(&self, desk: &Desk, id: RequestId, action: &str) {
        let Some(table) = desk.table.as_ref() else { return };
        let frame = match table.why(&self.viewer, action) {
            Ok(()) => fanout::text(&ServerMessage::Allowed { id }),
            Err(refusal) => self.app.refusal(&id, &refusal.into(), self.language),
        };
        self.room.deliver(Delivery::Frame(Arc::clone(&self.outbox), frame));
    }
}

/// A message that is too large is worth a word; whatever else breaks is not.
fn broken(error: &Error) -> Parting {
    let text = error.to_string();
    if text.contains("too long") || text.contains("too big") {
        Parting::Sent(Problem::too_large())
    } else {
        Parting::Gone
    }
}
