//! Starts and stops a server.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::background::notices::push::vapid::VapidKey;
use crate::background::{bots, commands, notices, sweep, timer};
use crate::http::{accept, routes};
use crate::operations::app::App;
use crate::operations::config::{Config, Push};
use crate::operations::key_file::{self, KeyError};
use crate::operations::upgrade::before_migration;
use crate::operations::{clock, descriptors, process, sealing, summary};
use crate::table::company::schedule;
use crate::table::outbox::CloseReason;
use crate::table::{lobby, nodes, pairing};

/// How long a stop waits for running requests, and then for connections to close.
const STOP_TIMEOUT: Duration = Duration::from_secs(10);

/// The entry point.
#[derive(Debug)]
pub struct Server;

/// A running server.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    pub(crate) app: Arc<App>,
    tasks: JoinSet<()>,
    bots: Vec<JoinHandle<()>>,
}

/// Why a server did not start.
#[derive(Debug)]
pub enum StartError {
    /// The database cannot be opened.
    Store(StoreError),
    /// There is no key, or not the right one.
    Key(KeyError),
    /// The address cannot be bound.
    Listen(std::io::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Store(error) => error.fmt(f),
            StartError::Key(error) => error.fmt(f),
            StartError::Listen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Binds the address, opens the database and starts to serve.
    pub async fn start(mut config: Config) -> Result<Running, StartError> {
        descriptors::fit(&mut config);
        process::start_time_seconds();
        let listener = TcpListener::bind(config.addr).await.map_err(StartError::Listen)?;
        let addr = listener.local_addr().map_err(StartError::Listen)?;
        let before = before_migration(config.upgrade, config.key.read_only());
        let store = Store::open_after(&config.location, before).await.map_err(StartError::Store)?;
        let key = key_file::load(&config.key, &store).await.map_err(StartError::Key)?;
        key_file::warn_about(&config.location);
        let vapid = push_key(&config, &store).await.map_err(StartError::Store)?;
        let app = Arc::new(App::new(config, store, key, vapid));
        // Before anybody can ask: nobody who was signed out is let in.
        app.read_signed_out().await.map_err(StartError::Store)?;
        let bans = app.store.bans(clock::now_millis()).await.map_err(StartError::Store)?;
        app.bans.set(&bans);
        let bots = bots::start(&app);
        let mut tasks = JoinSet::new();
        tasks.spawn(accept::run(Arc::clone(&app), listener, routes::router(Arc::clone(&app))));
        tasks.spawn(timer::run(Arc::clone(&app)));
        tasks.spawn(nodes::run(Arc::clone(&app)));
        tasks.spawn(schedule::run(Arc::clone(&app)));
        tasks.spawn(lobby::run(Arc::clone(&app)));
        tasks.spawn(pairing::run(Arc::clone(&app)));
        tasks.spawn(sweep::run(Arc::clone(&app)));
        tasks.spawn(notices::run(Arc::clone(&app)));
        tasks.spawn(commands::run(Arc::clone(&app)));
        tasks.spawn(summary::run(Arc::clone(&app)));
        tasks.spawn(sealing::run(Arc::clone(&app)));
        log_start(&app.config, addr);
        Ok(Running { addr, app, tasks, bots })
    }
}

/// What the operator wants to find in the log: what runs, where its data is, and its limits.
fn log_start(config: &Config, addr: SocketAddr) {
    let limits = &config.limits;
    tracing::info!(
        version = env!("CARGO_PKG_VERSION"),
        %addr,
        data = %config.location,
        bot_threads = config.bot_threads,
        requests = limits.requests,
        messages = limits.messages,
        network_messages = limits.network_messages,
        tables = limits.tables,
        stored_kilobytes = limits.stored_kilobytes,
        bot_games = limits.bot_games,
        connections = limits.connections,
        connections_each = limits.connections_each,
        in_memory = limits.in_memory,
        body_bytes = limits.body,
        message_bytes = limits.message,
        "started"
    );
}

/// The key that signs push messages, if any are sent.
async fn push_key(config: &Config, store: &Store) -> Result<Option<VapidKey>, StoreError> {
    match config.notices.push {
        Push::Off => Ok(None),
        Push::On | Push::AlsoLoopback => VapidKey::load(store, &config.notices).await,
    }
}

impl Running {
    /// The address it listens on.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    #[cfg(test)]
    pub(crate) fn app(&self) -> &Arc<App> {
        &self.app
    }

    /// Stops: accepts nothing more, finishes running requests, tells every client.
    pub async fn stop(mut self) {
        tracing::info!(
            connections = self.app.metrics.connections.get(),
            sockets = self.app.metrics.sockets.get(),
            "stopping"
        );
        self.app.stopping.send_replace(true);
        self.app.bots.close();
        let all = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(STOP_TIMEOUT, all).await;
        for bot in self.bots {
            let _ = tokio::task::spawn_blocking(move || bot.join()).await;
        }
        // Now every pending write is durable, so what sockets were sent last is final.
        self.app.store.close().await;
        for room in self.app.rooms.all() {
            room.state().listeners.iter().for_each(|each| each.outbox.close(CloseReason::Stopping));
        }
        let gone = async {
            while self.app.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(STOP_TIMEOUT, gone).await;
        let left = self.app.metrics.connections.get();
        tracing::info!(actions = self.app.metrics.actions(), connections_left = left, "stopped");
    }
}
