//! The accept loop: takes TCP connections and serves HTTP/1.1 on each.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};

use crate::http::middleware;
use crate::http::write_timeout::WriteTimeout;
use crate::operations::app::App;

/// Timeout for the headers of a request.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// Size limit of the headers of a request, in bytes.
const MAX_HEADER_BYTES: usize = 16 * 1024;

/// Pause after `accept` failed: usually the process has run out of file descriptors.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>, listener: TcpListener, router: Router) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stops() => return,
        };
        match accepted {
            Ok((stream, peer)) => start(&app, &router, stream, peer),
            Err(error) => {
                tracing::warn!(%error, "accepting a connection failed");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

fn start(app: &Arc<App>, router: &Router, stream: TcpStream, peer: SocketAddr) {
    let Some(counted) = CountedConnection::open(app, peer.ip()) else { return };
    // If this fails, the connection is only slower.
    let _ = stream.set_nodelay(true);
    tokio::spawn(serve(counted, router.clone(), stream));
}

/// A connection within the limits. Dropping the last clone gives its place back.
#[derive(Debug)]
pub(crate) struct CountedConnection {
    app: Arc<App>,
    address: IpAddr,
}

impl CountedConnection {
    fn open(app: &Arc<App>, address: IpAddr) -> Option<Arc<CountedConnection>> {
        app.rate_limits.open_connection(address).then(|| {
            app.metrics.connections.add(1);
            Arc::new(CountedConnection { app: Arc::clone(app), address })
        })
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        self.app.metrics.connections.subtract(1);
        self.app.rate_limits.close_connection(self.address);
    }
}

async fn serve(counted: Arc<CountedConnection>, router: Router, stream: TcpStream) {
    let app = Arc::clone(&counted.app);
    let service = service_fn(|mut request: hyper::Request<hyper::body::Incoming>| {
        // A WebSocket outlives this function and keeps its own clone.
        request.extensions_mut().insert(Arc::clone(&counted));
        middleware::handle(
            Arc::clone(&app),
            router.clone(),
            counted.address,
            request.map(Body::new),
        )
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
