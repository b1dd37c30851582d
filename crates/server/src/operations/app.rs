//! What all parts of a running server share.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use phrases::Phrases;
use protocol::{RequestId, ServerMessage};
use store::Store;
use tokio::runtime::Handle;
use tokio::sync::{Notify, Semaphore, watch};

use crate::background::alarm::Alarm;
use crate::background::bots::Queue;
use crate::http::problem::Problem;
use crate::http::rate_limit::Gate;
use crate::operations::config::Config;
use crate::operations::languages::Languages;
use crate::operations::metrics::Metrics;
use crate::table::fanout;
use crate::table::room::Room;
use crate::table::rooms::Rooms;

/// A running server.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) languages: Languages,
    pub(crate) metrics: Metrics,
    pub(crate) bots: Queue,
    pub(crate) alarm: Alarm,
    pub(crate) gate: Gate,
    pub(crate) runtime: Handle,
    /// Rings when there are notices to deliver.
    pub(crate) mailbag: Notify,
    /// Long computations at the same time.
    pub(crate) thoughts: Semaphore,
    /// Bots that give advice at the same time.
    pub(crate) adviser: Semaphore,
    /// True once the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(config: Config, store: Store) -> App {
        App {
            gate: Gate::new(&config),
            rooms: Rooms::new(config.limits.in_memory),
            config,
            store,
            languages: Languages::all(),
            metrics: Metrics::default(),
            bots: Queue::default(),
            alarm: Alarm::default(),
            runtime: Handle::current(),
            mailbag: Notify::new(),
            thoughts: Semaphore::new(2),
            adviser: Semaphore::new(1),
            stopping: watch::Sender::new(false),
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until the server stops.
    pub(crate) async fn stops(&self) {
        let mut stopping = self.stopping.subscribe();
        // The sender lives as long as the server does.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    pub(crate) fn phrases(&self, language: usize) -> &Phrases {
        self.languages.numbered(language)
    }

    /// The message that refuses a request.
    pub(crate) fn refusal(&self, id: &RequestId, problem: &Problem, language: usize) -> Utf8Bytes {
        let told = problem.tell(self.phrases(language));
        fanout::text(&ServerMessage::refused(id.clone(), told))
    }

    /// The message that something is wrong with the connection.
    pub(crate) fn trouble_frame(&self, problem: &Problem, language: usize) -> Utf8Bytes {
        fanout::text(&ServerMessage::trouble(problem.tell(self.phrases(language))))
    }

    /// Tells everybody who is connected to a table that something is wrong.
    pub(crate) fn trouble(&self, room: &Arc<Room>, problem: &Problem) {
        for listener in &room.desk().listeners {
            listener.outbox.push(self.trouble_frame(problem, listener.language));
        }
    }
}
