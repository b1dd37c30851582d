//! State that all parts of a running server share. (Loading tables into it: `table::loading`.)

use std::sync::atomic::AtomicBool;

use phrases::Phrases;
use protocol::{RequestId, ServerMessage};
use store::{Store, StoreError};
use tables::ServerKey;
use tokio::runtime::Handle;
use tokio::sync::{Notify, watch};
use tungstenite::Utf8Bytes;

use crate::background::alarm::Alarm;
use crate::background::bots::Queue;
use crate::background::notices::push::vapid::VapidKey;
use crate::http::bans::Bans;
use crate::http::problem::Problem;
use crate::http::rate_limit::RateLimits;
use crate::http::signed_out::SignedOut;
use crate::http::usage::Usage;
use crate::mail::mailer::Mailer;
use crate::operations::config::Config;
use crate::operations::languages::Languages;
use crate::operations::metrics::{Metrics, Snapshot};
use crate::operations::readiness::Readiness;
use crate::operations::usage::KnownUsage;
use crate::preview::pictures::Pictures;
use crate::study::line::Lines;
use crate::study::reviews::Reviews;
use crate::table::company::other_nodes;
use crate::table::company::schedule::Schedule;
use crate::table::fanout;
use crate::table::lobby::Lobby;
use crate::table::pairing::Pairing;
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
    pub(crate) readiness: Readiness,
    database_usage: KnownUsage,
    pub(crate) bots: Queue,
    pub(crate) alarm: Alarm,
    /// The list of public tables, for everybody who watches it.
    pub(crate) lobby: Lobby,
    /// Who waits for others to play with.
    pub(crate) pairing: Pairing,
    /// The rooms whose company has changed.
    pub(crate) schedule: Schedule,
    pub(crate) known_nodes: other_nodes::Known,
    pub(crate) rate_limits: RateLimits,
    /// What each network uses.
    pub(crate) usage: Usage,
    pub(crate) bans: Bans,
    /// The devices that were signed out.
    pub(crate) signed_out: SignedOut,
    pub(crate) runtime: Handle,
    /// The key that seals seeds and signs records.
    pub(crate) key: ServerKey,
    /// The key that signs push messages, if any are sent.
    pub(crate) vapid: Option<VapidKey>,
    /// The mail server, if mail is sent.
    pub(crate) mailer: Option<Mailer>,
    /// Signaled when there are turn notices to send.
    pub(crate) new_notices: Notify,
    /// Who waits for work that takes a while.
    pub(crate) lines: Lines,
    /// Reviews of finished games.
    pub(crate) reviews: Reviews,
    /// Pictures of finished games, for previews of links.
    pub(crate) previews: Pictures,
    /// Whether the log says that there is a proxy that nobody has named.
    pub(crate) warned_of_proxy: AtomicBool,
    /// True once the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(
        config: Config,
        store: Store,
        key: ServerKey,
        vapid: Option<VapidKey>,
    ) -> App {
        App {
            rate_limits: RateLimits::new(&config),
            usage: Usage::new(&config.limits),
            rooms: Rooms::new(config.limits.in_memory),
            mailer: Mailer::new(&config.notices, &key),
            config,
            store,
            key,
            vapid,
            bans: Bans::default(),
            signed_out: SignedOut::default(),
            languages: Languages::all(),
            metrics: Metrics::default(),
            readiness: Readiness::default(),
            database_usage: KnownUsage::default(),
            bots: Queue::default(),
            alarm: Alarm::default(),
            lobby: Lobby::default(),
            pairing: Pairing::default(),
            schedule: Schedule::default(),
            known_nodes: other_nodes::Known::default(),
            runtime: Handle::current(),
            new_notices: Notify::new(),
            lines: Lines::default(),
            reviews: Reviews::default(),
            previews: Pictures::default(),
            warned_of_proxy: AtomicBool::new(false),
            stopping: watch::Sender::new(false),
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Waits until the server stops.
    pub(crate) async fn stops(&self) {
        let mut stopping = self.stopping.subscribe();
        // It cannot fail: `self` owns the sender.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// What the metrics have besides counters.
    pub(crate) async fn snapshot(&self) -> Snapshot {
        Snapshot {
            commits: self.store.commit_sizes(),
            usage: self.database_usage.get(&self.store).await,
            is_ready: !self.store.writes_fail(),
            max_connections: self.config.limits.connections,
        }
    }

    pub(crate) fn phrases(&self, language: usize) -> &Phrases {
        self.languages.numbered(language)
    }

    /// The message that refuses a request.
    pub(crate) fn refusal(&self, id: &RequestId, problem: &Problem, language: usize) -> Utf8Bytes {
        let told = problem.tell(self.phrases(language));
        fanout::text(&ServerMessage::refused(id.clone(), told))
    }

    /// The message that something is wrong with the connection or the server.
    pub(crate) fn trouble(&self, problem: &Problem, language: usize) -> Utf8Bytes {
        fanout::text(&ServerMessage::trouble(problem.tell(self.phrases(language))))
    }

    /// Sends [`App::trouble`] to everyone connected to a table.
    pub(crate) fn send_trouble(&self, room: &Room, problem: &Problem) {
        for listener in &room.state().listeners {
            listener.outbox.push(self.trouble(problem, listener.language));
        }
    }

    /// Logs and counts a store error; returns the problem to send to clients.
    pub(crate) fn storage_error(&self, error: &StoreError) -> Problem {
        self.metrics.storage_errors.add(1);
        tracing::warn!(%error, "the store failed");
        Problem::storage()
    }
}
