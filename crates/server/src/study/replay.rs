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
use crate::study::line::Place;

/// How long a client may take to read the whole answer.
const LONGEST: Duration = Duration::from_secs(180);

/// The replay as a JSON document that is written while it is sent.
pub(crate) async fn answer(
    app: &Arc<App>,
    client: &Client,
    record: String,
) -> Result<Response, Problem> {
    let place = app.lines.replays.take(client.limited_network())?;
    let reel = app.compute(&app.lines.short, client, move |_| Reel::load(&record)).await??;
    let parts = parts(place, reel, Instant::now() + LONGEST);
    Ok(([(CONTENT_TYPE, "application/json")], Body::from_stream(parts)).into_response())
}

/// The parts, each made when the one before was sent. An error ends the connection, so that the
/// client sees that something is missing.
fn parts(place: Place, reel: Reel, end: Instant) -> impl Stream<Item = io::Result<Bytes>> {
    stream::try_unfold((place, Some(reel)), move |(place, reel)| async move {
        let Some(reel) = reel else { return Ok(None) };
        let made = timeout_at(end, next(&place, reel)).await;
        let (part, rest) = made.map_err(io::Error::other)??;
        Ok(Some((part, (place, rest))))
    })
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
