//! Starting and stopping.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::background::bots;
use crate::background::notices;
use crate::background::sweep;
use crate::background::timer;
use crate::http::accept;
use crate::http::routes;
use crate::operations::app::App;
use crate::operations::config::Config;
use crate::table::nodes;
use crate::table::outbox::End;

/// How long a stop waits for what was accepted, and then for sockets to hear of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server that can be started.
#[derive(Debug)]
pub struct Server;

/// A server that runs until it is stopped.
#[derive(Debug)]
pub struct Running {
    addr: SocketAddr,
    app: Arc<App>,
    tasks: JoinSet<()>,
    bots: Vec<JoinHandle<()>>,
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// The store cannot be opened.
    Store(StoreError),
    /// The address is not to be had.
    Listen(std::io::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Store(error) => error.fmt(f),
            StartError::Listen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl Server {
    /// Opens the store, binds the address, and begins to serve.
    pub async fn start(config: Config) -> Result<Running, StartError> {
        let listener = TcpListener::bind(config.addr).await.map_err(StartError::Listen)?;
        let addr = listener.local_addr().map_err(StartError::Listen)?;
        let store = Store::open(&config.location).await.map_err(StartError::Store)?;
        let app = Arc::new(App::new(config, store));
        let bots = bots::start(&app);
        let mut tasks = JoinSet::new();
        tasks.spawn(accept::run(Arc::clone(&app), listener, routes::router(Arc::clone(&app))));
        tasks.spawn(timer::run(Arc::clone(&app)));
        tasks.spawn(nodes::run(Arc::clone(&app)));
        tasks.spawn(sweep::run(Arc::clone(&app)));
        tasks.spawn(notices::run(Arc::clone(&app)));
        Ok(Running { addr, app, tasks, bots })
    }
}

impl Running {
    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Stops: nothing more is accepted, what was accepted is finished, everybody is told.
    pub async fn stop(mut self) {
        self.app.stopping.send_replace(true);
        self.app.bots.close();
        let all = async { while self.tasks.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(PATIENCE, all).await;
        for bot in self.bots {
            let _ = tokio::task::spawn_blocking(move || bot.join()).await;
        }
        // After this nothing is on its way any more, so the last word of every socket is true.
        self.app.store.close().await;
        for room in self.app.rooms.all() {
            room.desk().listeners.iter().for_each(|each| each.outbox.end(End::Stopping));
        }
        let gone = async {
            while self.app.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, gone).await;
    }
}
