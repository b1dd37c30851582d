//! Every position of a record, made part by part while the client reads.
//!
//! What is kept for a request is the record, its match and one part.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, stream};
use study::Reel;
use tokio::time::{Instant, timeout_at};

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::study::answer::allowed;
use crate::study::line::Place;

/// How long the whole answer may take, however fast the client reads.
const LONGEST: Duration = Duration::from_secs(180);

/// What was sent so far.
#[derive(Clone, Copy)]
struct Sent {
    bytes: usize,
    begun: Instant,
    /// How long it took to make it, which is not the client's fault.
    making: Duration,
}

/// The replay as a JSON document that is written while it is sent.
pub(crate) async fn answer(
    app: &Arc<App>,
    client: &Client,
    record: String,
) -> Result<Response, Problem> {
    let place = app.lines.replays.take(client.limited_network())?;
    let reel = app.compute(&app.lines.short, client, move |_| Reel::load(&record)).await??;
    Ok(([(CONTENT_TYPE, "application/json")], Body::from_stream(parts(place, reel)))
        .into_response())
}

/// The parts, each made when the one before was sent. An error ends the connection, so that the
/// client sees that something is missing.
fn parts(place: Place, reel: Reel) -> impl Stream<Item = io::Result<Bytes>> {
    let sent = Sent { bytes: 0, begun: Instant::now(), making: Duration::ZERO };
    stream::try_unfold((place, Some(reel), sent), |(place, reel, sent)| async move {
        let Some(reel) = reel else { return Ok(None) };
        sent.check()?;
        let start = Instant::now();
        let made = timeout_at(sent.begun + LONGEST, next(&place, reel)).await;
        let (part, rest) = made.map_err(io::Error::other)??;
        let (bytes, making) = (sent.bytes + part.len(), sent.making + start.elapsed());
        Ok(Some((part, (place, rest, Sent { bytes, making, ..sent }))))
    })
}

impl Sent {
    /// Fails if the client reads too slowly.
    fn check(&self) -> io::Result<()> {
        let reading = self.begun.elapsed().saturating_sub(self.making);
        if reading <= allowed(self.bytes) { Ok(()) } else { Err(io::ErrorKind::TimedOut.into()) }
    }
}

/// Makes a part off the network threads.
async fn next(place: &Place, mut reel: Reel) -> io::Result<(Bytes, Option<Reel>)> {
    let turn = place.turn().await.map_err(|_| io::ErrorKind::ConnectionAborted)?;
    let made = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        let part = reel.part()?;
        Ok((part.into(), (!reel.is_done()).then_some(reel)))
    });
    made.await.map_err(io::Error::other)?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_time_for_reading_counts() {
        // A megabyte takes 32 seconds at the slowest, and 20 are for nothing.
        let after = |seconds, making| {
            let begun = Instant::now() - Duration::from_secs(seconds);
            Sent { bytes: 1 << 20, begun, making: Duration::from_secs(making) }.check()
        };
        assert!(after(50, 0).is_ok());
        assert_eq!(after(53, 0).unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(after(53, 5).is_ok());
    }
}
