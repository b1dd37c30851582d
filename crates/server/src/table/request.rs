//! A request of a client, and where its answer goes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use protocol::{Granted, RequestId, ServerMessage, Version};
use tables::Request;
use tokio::sync::oneshot;

use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::outbox::Outbox;

/// A request with what is needed to answer it.
#[derive(Debug)]
pub(crate) struct ClientRequest {
    pub(crate) request: Request,
    pub(crate) reply: Reply,
    /// The network of the client, if limits apply to it.
    pub(crate) network: Option<IpAddr>,
    pub(crate) received: Instant,
    /// How often another node was faster and the request had to be tried again.
    pub(crate) attempts: u8,
}

/// Where an answer goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// To a socket, in its language.
    Socket { outbox: Arc<Outbox>, language: usize },
    /// To a waiting HTTP handler.
    Http(oneshot::Sender<Result<Granted, Problem>>),
}

/// The answer to a request that succeeded: its events have these versions.
#[derive(Debug)]
pub(crate) struct Grant {
    pub(crate) request: Box<ClientRequest>,
    pub(crate) first: Version,
    pub(crate) last: Version,
}

impl Grant {
    pub(crate) fn message(&self) -> Granted {
        Granted { id: self.request.request.id.clone(), first: self.first, last: self.last }
    }

    pub(crate) fn send(self) {
        let granted = self.message();
        match self.request.reply {
            Reply::Socket { outbox, .. } => {
                outbox.push(fanout::text(&ServerMessage::Granted(granted)));
            }
            // The handler may be gone.
            Reply::Http(reply) => drop(reply.send(Ok(granted))),
        }
    }
}

impl Reply {
    pub(crate) fn refuse(self, app: &App, id: &RequestId, problem: &Problem) {
        match self {
            Reply::Socket { outbox, language } => outbox.push(app.refusal(id, problem, language)),
            // The handler may be gone.
            Reply::Http(reply) => drop(reply.send(Err(problem.clone()))),
        }
    }
}

impl ClientRequest {
    pub(crate) fn refuse(self, app: &App, problem: &Problem) {
        self.reply.refuse(app, &self.request.id, problem);
    }
}
