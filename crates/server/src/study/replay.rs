//! Every position of a record, made part by part while the client reads.
//!
//! A record of 256 KiB can have 30,000 actions, whose positions are 70 MB of JSON. What is kept for
//! a request is the record, its match and one part.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use catalog::AnyMatch;
use futures_util::{Stream, stream};
use protocol::{Json, LogEntry, Replay, ReplayFrame, Sentence};
use rules::Record;
use tokio::time::{Instant, timeout_at};

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::study::line::Place;
use crate::study::records;

/// A part of the answer is complete when it has this many bytes.
const PART: usize = 64 * 1024;

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
        Ok((part, (!reel.is_done).then_some(reel)))
    });
    made.await.map_err(io::Error::other)?
}

/// A record and how far it was replayed.
struct Reel {
    /// The start of the document, up to the first frame.
    head: Option<String>,
    played: Box<dyn AnyMatch>,
    /// The actions, one a line, and where the next one begins.
    actions: String,
    next: usize,
    is_done: bool,
}

impl Reel {
    fn load(record: &str) -> Result<Reel, Problem> {
        let whole = records::at(record, None)?;
        let mut actions = String::with_capacity(record.len());
        whole.record().actions().for_each(|(_, action)| actions.extend([action, "\n"]));
        let head = Some(head(&*whole)?);
        let start = records::first(whole.record(), 0);
        // Only one match is in memory at a time.
        drop(whole);
        let played = records::at(&start, None)?;
        Ok(Reel { head, played, actions, next: 0, is_done: false })
    }

    /// The next part of the document.
    fn part(&mut self) -> io::Result<Bytes> {
        let mut part = Vec::with_capacity(PART + PART / 4);
        if let Some(head) = self.head.take() {
            part.extend_from_slice(head.as_bytes());
            write(&mut part, &frame(&*self.played, None))?;
        }
        while part.len() < PART {
            let Some(after) = self.play_next()? else {
                part.extend_from_slice(b"]}");
                self.is_done = true;
                break;
            };
            part.push(b',');
            write(&mut part, &frame(&*self.played, Some(after)))?;
        }
        Ok(part.into())
    }

    /// Plays the next action of the record, which has been played before; none after the last.
    fn play_next(&mut self) -> io::Result<Option<LogEntry>> {
        let Some((action, _)) = self.actions[self.next..].split_once('\n') else { return Ok(None) };
        self.next += action.len() + 1;
        records::play(&mut *self.played, action).map(Some).map_err(io::Error::other)
    }
}

fn write(part: &mut Vec<u8>, frame: &ReplayFrame) -> io::Result<()> {
    serde_json::to_writer(part, frame).map_err(io::Error::from)
}

/// Everything before the first frame: the frames are the last field.
fn head(whole: &dyn AnyMatch) -> Result<String, Problem> {
    let replay = Replay {
        game: whole.name().to_owned(),
        options: whole.options(),
        map: whole.map().map(str::to_owned),
        names: (1..=whole.players()).map(|seat| name(whole.record(), seat)).collect(),
        board: Json::of(&whole.board()),
        winners: records::numbers(whole.winners()),
        frames: Vec::new(),
    };
    let text = serde_json::to_string(&replay).map_err(|_| Problem::fault())?;
    text.strip_suffix("]}").map(str::to_owned).ok_or_else(Problem::fault)
}

fn frame(played: &dyn AnyMatch, after: Option<LogEntry>) -> ReplayFrame {
    ReplayFrame {
        after,
        position: Json::of(&played.full_position()),
        whose: played.turn().into(),
        asks: Sentence::from(&played.asks()),
        scores: played.scores().to_vec(),
    }
}

fn name(record: &Record, seat: usize) -> Option<String> {
    let names = record.headers("name").filter_map(|line| line.split_once(' '));
    let mut names = names.filter(|(number, _)| number.parse() == Ok(seat));
    names.next().map(|(_, name)| name.to_owned())
}
