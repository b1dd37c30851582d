//! The socket of somebody at a table.

mod receive;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use protocol::{Detail, Version};
use tables::Viewer;
use tokio::time::{Instant, sleep, timeout};

use crate::http::accept::Guest;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::http::rate_limit::{Bucket, Rate};
use crate::http::routes::table_id;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::outbox::{End, Outbox};
use crate::table::room::{Delivery, Desk, Listener, Room};

/// How long a client may take to read what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is read and written at once. Requests are short, and every connection has such a buffer:
/// the usual ones would cost a hundred times as much.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;

/// Somebody at a table.
#[derive(Debug)]
struct Seated {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Viewer,
    language: usize,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    /// Counts the connection for as long as it lives.
    _guest: Option<Arc<Guest>>,
}

/// `GET /api/tables/ID/live`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    uri: Uri,
    mut caller: Caller,
    guest: Option<Extension<Arc<Guest>>>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| Problem::bad_request("upgrade"))?;
    let query = Query::of(&uri)?;
    let (seen, detail) = (query.number("seen")?.unwrap_or(0), detail(&query)?);
    let room = app.rooms.open(&table_id(&id)?);
    let (player, fresh) = caller.identify();
    let viewer = Viewer::Player(player);
    let admitted = app.at(&room, |desk| desk.table.as_ref().map(|table| table.admits(&viewer)));
    admitted.await?.transpose()?;

    let seated = Seated {
        bucket: Bucket::full(rate(&app)),
        language: caller.language,
        outbox: Arc::default(),
        _guest: guest.map(|Extension(guest)| guest),
        app: Arc::clone(&app),
        room,
        viewer,
    };
    let mut response = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1 << 20)
        .max_message_size(app.config.limits.message)
        .max_frame_size(app.config.limits.message)
        .on_upgrade(move |socket| seated.stay(socket, seen, detail));
    if let Some(fresh) = fresh {
        let (name, value) = fresh.cookie(caller.secure);
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

fn detail(query: &Query) -> Result<Detail, Problem> {
    match query.get("detail") {
        None | Some("full") => Ok(Detail::Full),
        Some("plain") => Ok(Detail::Plain),
        Some(_) => Err(Problem::bad_request("detail")),
    }
}

fn rate(app: &App) -> Rate {
    let messages = f64::from(app.config.limits.messages);
    Rate { a_second: messages, at_once: messages * 4.0 }
}

/// Why a connection ends.
#[derive(Debug)]
enum Parting {
    /// The client has gone, or does not answer.
    Gone,
    /// It is sent away, and told why.
    Sent(Problem),
}

impl Seated {
    async fn stay(mut self, mut socket: WebSocket, seen: Version, detail: Detail) {
        self.app.metrics.sockets.add(1);
        if self.enter(seen, detail).await.is_ok() {
            let parting = self.converse(&mut socket).await;
            self.part(&mut socket, parting).await;
        }
    }

    /// From now on this socket is told what happens.
    async fn enter(&self, seen: Version, detail: Detail) -> Result<(), Problem> {
        self.app.at(&self.room, |desk| self.listen(desk, seen, detail)).await
    }

    fn listen(&self, desk: &mut Desk, seen: Version, detail: Detail) {
        let Some(table) = desk.table.as_ref() else { return };
        let version = table.version();
        let since = if seen <= version { seen } else { 0 };
        if let Some(frame) = fanout::since(table, &self.viewer, detail, since) {
            self.room.deliver(Delivery::Frame(Arc::clone(&self.outbox), frame));
        }
        desk.listeners.push(Listener {
            viewer: self.viewer.clone(),
            detail,
            language: self.language,
            version,
            outbox: Arc::clone(&self.outbox),
        });
        if desk.warned {
            self.outbox.push(self.app.trouble_frame(&Problem::storage(), self.language));
        }
    }

    async fn converse(&mut self, socket: &mut WebSocket) -> Parting {
        let outbox = Arc::clone(&self.outbox);
        // A client that has said nothing when it is asked again is not there any more.
        let pause = self.app.config.ping;
        let mut ping = pin!(sleep(pause));
        let mut is_heard = true;
        loop {
            let parting = tokio::select! {
                biased;
                () = outbox.ready() => self.tell(socket).await,
                said = socket.next() => {
                    is_heard = true;
                    self.hear(said).await
                }
                () = &mut ping => {
                    ping.as_mut().reset(Instant::now() + pause);
                    let is_there = std::mem::take(&mut is_heard);
                    if is_there { self.ping(socket).await } else { Some(Parting::Gone) }
                }
            };
            if let Some(parting) = parting {
                return parting;
            }
        }
    }

    /// Writes all that waits, with one flush.
    async fn tell(&self, socket: &mut WebSocket) -> Option<Parting> {
        let (frames, end) = self.outbox.take();
        let write = async {
            for frame in frames {
                socket.feed(Message::Text(frame)).await?;
            }
            socket.flush().await
        };
        match timeout(PATIENCE, write).await {
            Ok(Ok(())) => end.map(|end| Parting::Sent(farewell(end))),
            Ok(Err(_)) => Some(Parting::Gone),
            Err(_) => Some(Parting::Sent(farewell(End::TooSlow))),
        }
    }

    async fn ping(&self, socket: &mut WebSocket) -> Option<Parting> {
        let ping = socket.send(Message::Ping(Bytes::new()));
        let sent = timeout(PATIENCE, ping).await;
        (!matches!(sent, Ok(Ok(())))).then_some(Parting::Gone)
    }

    /// Says why, as far as the client still listens, and closes.
    async fn part(&self, socket: &mut WebSocket, parting: Parting) {
        let Parting::Sent(problem) = parting else { return };
        self.app.metrics.cut_off.add(1);
        let trouble = self.app.trouble_frame(&problem, self.language);
        let close = CloseFrame { code: close_code(&problem), reason: problem.phrase.key.into() };
        let farewell = async {
            socket.feed(Message::Text(trouble)).await?;
            socket.send(Message::Close(Some(close))).await
        };
        // Nobody may be there any more.
        let _ = timeout(Duration::from_secs(1), farewell).await;
    }
}

/// However a socket ends, the table no longer speaks to it.
impl Drop for Seated {
    fn drop(&mut self) {
        self.app.metrics.sockets.take(1);
        self.room.leave(&self.outbox);
    }
}

fn farewell(end: End) -> Problem {
    match end {
        End::TooSlow => Problem::too_slow(),
        End::Stopping => Problem::stopping(),
        End::Afresh => Problem::storage(),
        End::Dismissed => tables::Refusal::NoSpectators.into(),
    }
}

/// The number of RFC 6455 that fits.
fn close_code(problem: &Problem) -> u16 {
    match problem.phrase.key {
        "server-stopping" => 1001,
        "too-large" => 1009,
        "storage-unavailable" | "server-fault" => 1011,
        _ => 1008,
    }
}
