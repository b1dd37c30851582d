//! The accept loop: takes TCP connections and serves HTTP/1.1 on each.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};

use crate::http::client::{self, Client};
use crate::http::middleware;
use crate::http::write_timeout::WriteTimeout;
use crate::operations::app::App;

/// Timeout for the headers of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// Size limit of the headers of a request, in bytes.
const MAX_HEADER_BYTES: usize = 16 * 1024;

/// Pause after `accept` failed: usually the process has run out of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// How often failures of `accept` are logged.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>, listener: TcpListener, router: Router) {
    let mut logged: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stops() => return,
        };
        match accepted {
            Ok((stream, peer)) => start(&app, &router, stream, peer),
            Err(error) => {
                app.metrics.accept_errors.add(1);
                if logged.is_none_or(|logged| logged.elapsed() >= LOG_INTERVAL) {
                    logged = Some(Instant::now());
                    tracing::warn!(%error, "accepting a connection failed");
                }
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

fn start(app: &Arc<App>, router: &Router, stream: TcpStream, peer: SocketAddr) {
    let Some(counted) = CountedConnection::open(app, peer.ip()) else {
        app.metrics.connections_refused.add(1);
        return;
    };
    // If this fails, the connection is only slower.
    let _ = stream.set_nodelay(true);
    tokio::spawn(serve(counted, peer.ip(), router.clone(), stream));
}

/// A connection within the limits, or a request that a proxy forwards on its own connection.
/// Dropping the last clone gives its place back.
#[derive(Debug)]
pub(crate) struct CountedConnection {
    app: Arc<App>,
    counted: Counted,
}

/// What a connection counts as.
#[derive(Clone, Copy, Debug)]
enum Counted {
    /// A connection; the network is none if it is not limited.
    Connection { network: Option<IpAddr> },
    /// Something that a proxy forwards for a client of this network.
    Forwarded { network: IpAddr },
}

impl CountedConnection {
    fn open(app: &Arc<App>, peer: IpAddr) -> Option<Arc<CountedConnection>> {
        let peer = peer.to_canonical();
        let is_limited = !peer.is_loopback() && !app.config.trusted_proxies.contains(peer);
        let network = is_limited.then(|| client::network(peer));
        app.rate_limits.open_connection(network).then(|| {
            app.metrics.connections.add(1);
            let counted = Counted::Connection { network };
            Arc::new(CountedConnection { app: Arc::clone(app), counted })
        })
    }

    /// Counts what a proxy forwards as a connection of its client; none if that has too many.
    pub(crate) fn forwarded(app: &Arc<App>, client: &Client) -> Option<Arc<CountedConnection>> {
        let network = client.network();
        app.rate_limits.open_forwarded(network).then(|| {
            let counted = Counted::Forwarded { network };
            Arc::new(CountedConnection { app: Arc::clone(app), counted })
        })
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        match self.counted {
            Counted::Connection { network } => {
                self.app.metrics.connections.subtract(1);
                self.app.rate_limits.close_connection(network);
            }
            Counted::Forwarded { network } => self.app.rate_limits.close_forwarded(network),
        }
    }
}

async fn serve(counted: Arc<CountedConnection>, peer: IpAddr, router: Router, stream: TcpStream) {
    let app = Arc::clone(&counted.app);
    let service = service_fn(|mut request: hyper::Request<hyper::body::Incoming>| {
        // A WebSocket outlives this function and keeps its own clone.
        request.extensions_mut().insert(Arc::clone(&counted));
        middleware::handle(Arc::clone(&app), router.clone(), peer, request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(MAX_HEADER_BYTES)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // Clients disconnect in many ways; none of them is our error.
        _ = connection.as_mut() => {}
        () = app.stops() => {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(HEADER_TIMEOUT, connection).await;
        }
    }
}
