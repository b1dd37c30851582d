//! Accepts connections and lets them speak HTTP.

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
use crate::http::write_timeout::Hurried;
use crate::operations::app::App;

/// How long a client may take to say what it wants.
const HEADERS: Duration = Duration::from_secs(10);

/// How much of headers is read.
const MOST_HEADERS: usize = 16 * 1024;

/// The pause after an error of `accept`: usually there are no descriptors left.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>, listener: TcpListener, router: Router) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.stops() => return,
        };
        match accepted {
            Ok((stream, peer)) => welcome(&app, &router, stream, peer),
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

fn welcome(app: &Arc<App>, router: &Router, stream: TcpStream, peer: SocketAddr) {
    let Some(guest) = Guest::enter(app, peer.ip()) else { return };
    // Only slower without.
    let _ = stream.set_nodelay(true);
    tokio::spawn(converse(guest, router.clone(), stream));
}

/// A connection that is counted as long as it lives.
#[derive(Debug)]
pub(crate) struct Guest {
    app: Arc<App>,
    address: IpAddr,
}

impl Guest {
    fn enter(app: &Arc<App>, address: IpAddr) -> Option<Arc<Guest>> {
        app.gate.enter(address).then(|| {
            app.metrics.connections.add(1);
            Arc::new(Guest { app: Arc::clone(app), address })
        })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.app.metrics.connections.take(1);
        self.app.gate.leave(self.address);
    }
}

async fn converse(guest: Arc<Guest>, router: Router, stream: TcpStream) {
    let app = Arc::clone(&guest.app);
    let service = service_fn(|mut request: hyper::Request<hyper::body::Incoming>| {
        // A socket keeps it beyond the end of this conversation.
        request.extensions_mut().insert(Arc::clone(&guest));
        middleware::answer(Arc::clone(&app), router.clone(), guest.address, request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(MOST_HEADERS)
        .serve_connection(TokioIo::new(Hurried::new(stream)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // How a client goes away is its own affair.
        _ = connection.as_mut() => {}
        () = app.stops() => {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(HEADERS, connection).await;
        }
    }
}
