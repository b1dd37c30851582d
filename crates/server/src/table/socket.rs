//! A WebSocket at a table. Its message size limit is set in [`open`].

mod receive; // messages from the client
mod upgrade; // the handshake
mod wire; // frames on the connection

use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{Detail, Version};
use tables::Viewer;
use tokio::time::{Instant, Sleep, sleep, timeout};
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::coding::CloseCode;

use self::upgrade::Upgrade;
use self::wire::Wire;
use crate::http::accept::CountedConnection;
use crate::http::caller::Caller;
use crate::http::device::DeviceKey;
use crate::http::problem::Problem;
use crate::http::query::Parameters;
use crate::http::rate_limit::{Bucket, Rate};
use crate::http::routes::table_id;
use crate::operations::app::App;
use crate::table::fanout;
use crate::table::outbox::{CloseReason, Outbox};
use crate::table::pending::Delivery;
use crate::table::room::{Listener, Room, RoomState};

/// Timeout for writing to a client.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

/// Timeout for telling a client why it is disconnected.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// One client at a table.
#[derive(Debug)]
struct Session {
    app: Arc<App>,
    room: Arc<Room>,
    viewer: Viewer,
    device: Option<DeviceKey>,
    language: usize,
    /// The network of the client, if limits apply to it.
    network: Option<IpAddr>,
    /// The address that bans apply to.
    address: Option<IpAddr>,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    /// Until when nothing is read, because its network sends too much.
    pause: Option<Pin<Box<Sleep>>>,
    /// Keeps the connection counted.
    _counted: Option<Arc<CountedConnection>>,
}

/// `GET /api/tables/ID/live`
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    parameters: Parameters,
    mut caller: Caller,
    counted: Option<Extension<Arc<CountedConnection>>>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    let (seen, detail) = (parameters.seen()?, parameters.detail()?);
    let room = app.rooms.open(&table_id(&id)?);
    let viewer = Viewer::Player(caller.player());
    let admitted =
        app.with_table(&room, |state| state.table.as_ref().map(|table| table.admits(&viewer)));
    admitted.await?.transpose()?;

    // Before the session, which is dropped if the client is gone before it begins.
    app.metrics.sockets.add(1);
    let session = Session {
        bucket: Bucket::full(rate(&app)),
        pause: None,
        language: caller.language,
        network: caller.client.limited_network(),
        address: caller.client.bannable_address(),
        outbox: Arc::default(),
        _counted: counted.map(|Extension(counted)| counted),
        app: Arc::clone(&app),
        room,
        viewer,
        device: caller.device_key(),
    };
    let (answer, wire) = upgrade.accept(app.config.limits.message);
    tokio::spawn(session.run(wire, seen, detail));
    Ok(caller.respond(answer))
}

fn rate(app: &App) -> Rate {
    let messages = f64::from(app.config.limits.messages);
    Rate { per_second: messages, burst: messages * 4.0 }
}

/// How a session ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// The client has disconnected, or does not answer.
    Gone,
    /// The server closes the socket, and tells the client why.
    Closed(CloseReason),
}

impl Session {
    #[expect(clippy::manual_async_fn, reason = "an async fn would keep its arguments twice")]
    fn run(
        mut self,
        wire: impl Future<Output = Option<Wire>> + Send,
        seen: Version,
        detail: Detail,
    ) -> impl Future<Output = ()> {
        async move {
            let Some(mut wire) = wire.await else { return };
            if self.join(seen, detail).await.is_ok()
                && let Ending::Closed(reason) = self.exchange(&mut wire).await
            {
                self.close(&mut wire, reason).await;
            }
        }
    }

    /// Sends what is new since `seen`, and from now on all news.
    async fn join(&self, seen: Version, detail: Detail) -> Result<(), Problem> {
        self.app.with_table(&self.room, |state| self.listen(state, seen, detail)).await
    }

    fn listen(&self, state: &mut RoomState, seen: Version, detail: Detail) {
        let Some(table) = state.table.as_ref() else { return };
        let version = table.version();
        let since = if seen <= version { seen } else { 0 };
        if let Some(frame) = fanout::since(table, &self.viewer, detail, since) {
            self.room.deliver(Delivery::Message(Arc::clone(&self.outbox), frame));
        }
        state.listeners.push(Listener {
            viewer: self.viewer.clone(),
            device: self.device,
            detail,
            language: self.language,
            version,
            knows_company: false,
            address: self.address,
            outbox: Arc::clone(&self.outbox),
        });
        // It may have been signed out a moment ago, before it was among the listeners.
        if self.device.is_some_and(|device| self.app.signed_out.contains(&device.text())) {
            self.outbox.close(CloseReason::SignedOut);
        }
        // It may have been banned since the request was admitted.
        if self.address.is_some_and(|address| self.app.bans.contain(address)) {
            self.outbox.close(CloseReason::Banned);
        }
        self.app.schedule.refresh(&self.room.id);
        if state.warned {
            self.outbox.push(self.app.trouble(&Problem::storage(), self.language));
        }
    }

    /// Sends and receives until the session ends.
    async fn exchange(&mut self, wire: &mut Wire) -> Ending {
        let outbox = Arc::clone(&self.outbox);
        // A client that was silent between two pings is gone.
        let interval = self.app.config.ping;
        let mut ping = pin!(sleep(interval));
        let mut is_alive = true;
        loop {
            let ending = tokio::select! {
                biased;
                () = outbox.ready() => self.send(wire).await,
                () = over(&mut self.pause), if self.pause.is_some() => {
                    is_alive = true;
                    self.pause = None;
                    None
                }
                received = wire.next(), if self.pause.is_none() => {
                    is_alive = true;
                    self.receive(received).await
                }
                () = &mut ping => {
                    ping.as_mut().reset(Instant::now() + interval);
                    let was_alive = std::mem::take(&mut is_alive);
                    if was_alive { self.ping(wire).await } else { Some(Ending::Gone) }
                }
            };
            if let Some(ending) = ending {
                return ending;
            }
        }
    }

    /// Writes all queued messages.
    async fn send(&self, wire: &mut Wire) -> Option<Ending> {
        let (messages, closed) = self.outbox.take();
        match timeout(WRITE_TIMEOUT, wire.send(messages)).await {
            Ok(Ok(())) => closed.map(Ending::Closed),
            Ok(Err(_)) => Some(Ending::Gone),
            Err(_) => Some(Ending::Closed(CloseReason::TooSlow)),
        }
    }

    async fn ping(&self, wire: &mut Wire) -> Option<Ending> {
        let sent = timeout(WRITE_TIMEOUT, wire.ping()).await;
        (!matches!(sent, Ok(Ok(())))).then_some(Ending::Gone)
    }

    /// Tells the client why, as far as it still reads, and closes.
    async fn close(&self, wire: &mut Wire, reason: CloseReason) {
        self.app.metrics.cut_off.note(reason);
        let problem = reason.problem();
        let trouble = self.app.trouble(&problem, self.language);
        let close = CloseFrame { code: reason.code(), reason: problem.phrase.key.into() };
        let last_messages = async {
            wire.send([trouble]).await?;
            wire.close(close).await
        };
        // The client may be gone.
        let sent = timeout(CLOSE_TIMEOUT, last_messages).await;
        if matches!(sent, Ok(Ok(()))) {
            let _ = timeout(CLOSE_TIMEOUT, read_the_rest(wire)).await;
        }
    }
}

/// Waits for the end of a pause.
async fn over(pause: &mut Option<Pin<Box<Sleep>>>) {
    if let Some(pause) = pause {
        pause.as_mut().await;
    }
}

/// Reads and drops what the client has sent until it closes too. A connection that is closed while
/// there is something to read is reset, and the client would never see why.
async fn read_the_rest(wire: &mut Wire) {
    while let Some(message) = wire.next().await {
        if message.is_err() {
            return wire.drain().await;
        }
    }
}

/// However a session ends, its socket gets no more news.
impl Drop for Session {
    fn drop(&mut self) {
        self.app.metrics.sockets.subtract(1);
        self.room.leave(&self.outbox);
        self.app.schedule.refresh(&self.room.id);
    }
}

impl CloseReason {
    fn problem(self) -> Problem {
        match self {
            CloseReason::TooSlow => Problem::too_slow(),
            CloseReason::TooLarge => Problem::too_large(),
            CloseReason::TooManyMessages => Problem::too_many_requests(),
            CloseReason::Stopping => Problem::stopping(),
            CloseReason::Resync => Problem::storage(),
            CloseReason::NoSpectators => tables::Refusal::NoSpectators.into(),
            CloseReason::Deleted => Problem::no_such_table(),
            CloseReason::SignedOut => Problem::new(StatusCode::FORBIDDEN, "signed-out"),
            CloseReason::Banned => Problem::banned(),
        }
    }

    /// The close code of RFC 6455.
    fn code(self) -> CloseCode {
        match self {
            CloseReason::Stopping => CloseCode::Away,
            CloseReason::TooLarge => CloseCode::Size,
            CloseReason::Resync => CloseCode::Error,
            CloseReason::TooSlow
            | CloseReason::TooManyMessages
            | CloseReason::NoSpectators
            | CloseReason::Deleted
            | CloseReason::SignedOut
            | CloseReason::Banned => CloseCode::Policy,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_close_code_is_described() {
        let told = include_str!("../../../../docs/protocol.md");
        for (reason, name) in CloseReason::ALL {
            let code = u16::from(reason.code());
            assert!(told.contains(&format!("\n| {code} | ")), "{name}: {code}");
        }
    }
}
