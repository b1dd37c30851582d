//! Messages from a client.

use std::sync::Arc;
use std::time::Instant;

use protocol::{ClientMessage, RequestId, ServerMessage};
use tables::{Nudge, PlayerId, Request, Viewer};
use tokio::time::sleep;
use tungstenite::{Error, Message};

use super::{Ending, Session, rate};
use crate::http::json;
use crate::http::problem::Problem;
use crate::table::company::other_nodes;
use crate::table::outbox::CloseReason;
use crate::table::pending::Delivery;
use crate::table::request::{ClientRequest, Reply};
use crate::table::room::RoomState;
use crate::table::{act, fanout};

/// How many messages an unreadable one counts for. Our own clients never send one.
const UNREADABLE_COST: f64 = 50.0;

impl Session {
    pub(super) async fn receive(
        &mut self,
        received: Option<Result<Message, Error>>,
    ) -> Option<Ending> {
        match received {
            Some(Ok(Message::Text(text))) => self.read(&text).await,
            Some(Ok(Message::Binary(_))) => self.unreadable(&Problem::bad_message()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => self.charge(1.0),
            Some(Ok(Message::Close(_) | Message::Frame(_))) | None => Some(Ending::Gone),
            Some(Err(error)) => Some(ending(&error)),
        }
    }

    async fn read(&mut self, text: &str) -> Option<Ending> {
        match json::read(text.as_bytes()) {
            Ok(message) => {
                let ending = self.charge(1.0);
                if ending.is_none() {
                    self.answer(message).await;
                }
                ending
            }
            Err(problem) => self.unreadable(&problem),
        }
    }

    /// Counts messages towards the rate limits: of the socket, which is closed above it, and of all
    /// sockets in its network, which are read more slowly.
    fn charge(&mut self, messages: f64) -> Option<Ending> {
        let pause = self.app.rate_limits.messages(self.network, messages);
        if !pause.is_zero() {
            self.pause = Some(Box::pin(sleep(pause)));
        }
        let is_within = self.bucket.take(rate(&self.app), messages);
        (!is_within).then_some(Ending::Closed(CloseReason::TooManyMessages))
    }

    fn unreadable(&mut self, problem: &Problem) -> Option<Ending> {
        let ending = self.charge(UNREADABLE_COST);
        if ending.is_none() {
            self.outbox.push(self.app.trouble(problem, self.language));
        }
        ending
    }

    async fn answer(&self, message: ClientMessage) {
        let id = match &message {
            ClientMessage::Ask { id, .. }
            | ClientMessage::Why { id, .. }
            | ClientMessage::Nudge { id } => id.clone(),
        };
        let mut nudge = None;
        let done = self.app.with_table(&self.room, |state| match message {
            ClientMessage::Ask { id, seen, what } => {
                let Some(from) = self.player() else { return };
                let request = Request { id, seen_version: seen, from, what };
                let reply =
                    Reply::Socket { outbox: Arc::clone(&self.outbox), language: self.language };
                let received = Instant::now();
                let network = self.network;
                let asked = ClientRequest { request, reply, network, received, attempts: 0 };
                act::ask(&self.app, &self.room, state, asked);
            }
            ClientMessage::Why { id, action } => self.why(state, id, &action),
            ClientMessage::Nudge { id } => nudge = self.nudge(state, id),
        });
        let done = done.await;
        if let Some(nudge) = nudge {
            other_nodes::nudge(&self.app, &self.room, &nudge);
        }
        if let Err(problem) = done {
            self.outbox.push(self.app.refusal(&id, &problem, self.language));
        }
    }

    fn player(&self) -> Option<PlayerId> {
        match &self.viewer {
            Viewer::Player(player) => Some(player.clone()),
            Viewer::WithLink | Viewer::Anybody => None,
        }
    }

    fn why(&self, state: &RoomState, id: RequestId, action: &str) {
        let Some(table) = state.table.as_ref() else { return };
        let frame = match table.why(&self.viewer, action) {
            Ok(()) => fanout::text(&ServerMessage::Allowed { id }),
            Err(refusal) => self.app.refusal(&id, &refusal.into(), self.language),
        };
        self.room.deliver(Delivery::Message(Arc::clone(&self.outbox), frame));
    }

    /// The nudge to deliver; none if it is refused, or if the player does not want to hear it.
    fn nudge(&self, state: &mut RoomState, id: RequestId) -> Option<Nudge> {
        let (table, player) = (state.table.as_mut()?, self.player()?);
        let nudge = table.nudge(&player, self.app.config.clock.now());
        let frame = match &nudge {
            Ok(_) => fanout::text(&ServerMessage::Allowed { id }),
            Err(refusal) => self.app.refusal(&id, &refusal.clone().into(), self.language),
        };
        self.room.deliver(Delivery::Message(Arc::clone(&self.outbox), frame));
        nudge.ok().flatten()
    }
}

/// A client that sent too large a message gets an error; other errors mean that it is gone.
fn ending(error: &Error) -> Ending {
    match error {
        Error::Capacity(_) => Ending::Closed(CloseReason::TooLarge),
        _ => Ending::Gone,
    }
}

#[cfg(test)]
mod tests {
    use tungstenite::error::CapacityError;

    use super::*;

    #[test]
    fn only_a_message_that_is_too_large_is_worth_an_answer() {
        let too_long = CapacityError::MessageTooLong { size: 17, max_size: 16 };
        let too_large = Error::Capacity(too_long);
        assert_eq!(ending(&too_large), Ending::Closed(CloseReason::TooLarge));
        assert_eq!(ending(&Error::ConnectionClosed), Ending::Gone);
    }
}
