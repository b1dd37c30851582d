//! One client at one table.

use std::sync::Arc;
use std::time::Instant;

use fastrand::Rng;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep_until, timeout_at};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message as Frame};

use crate::message::{Message, Table};
use crate::table_clock::TableClock;
use crate::tally::{Tally, Waits};
use crate::{LoadError, Pace, Plan};

/// Why a client left its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// The game is over.
    GameOver,
    /// The time is up, or the server closed the connection.
    Away,
}

pub(crate) struct Client {
    pub(crate) plan: Arc<Plan>,
    pub(crate) tally: Arc<Tally>,
    pub(crate) clock: Arc<TableClock>,
    pub(crate) seat: usize,
    socket: WebSocketStream<TcpStream>,
    rng: Rng,
    version: u64,
    /// The legal actions; the empty text ends the turn.
    choices: Vec<String>,
    asked: Option<(u64, Instant)>,
    requests: u64,
    waits: Waits,
}

impl Client {
    /// Connects to a table.
    pub(crate) async fn connect(
        plan: Arc<Plan>,
        tally: Arc<Tally>,
        clock: Arc<TableClock>,
        table: &str,
        cookie: &str,
        seat: usize,
    ) -> Result<Client, LoadError> {
        let socket = socket(&plan, table, cookie, seat).await?;
        let rng = Rng::with_seed(plan.seed ^ fastrand::u64(..));
        let waits = Waits::default();
        let (version, choices, asked, requests) = (0, Vec::new(), None, 0);
        Ok(Client {
            plan,
            tally,
            clock,
            seat,
            socket,
            rng,
            version,
            choices,
            asked,
            requests,
            waits,
        })
    }

    /// Plays until the game is over, the time is up, or the connection is lost.
    pub(crate) async fn play(&mut self, until: Instant) -> Result<Left, LoadError> {
        match timeout_at(until.into(), self.play_on()).await {
            Ok(left) => left,
            Err(_) => Ok(Left::Away),
        }
    }

    async fn play_on(&mut self) -> Result<Left, LoadError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Frame::Text(text))) => {
                    if self.receive(&text)? {
                        return Ok(Left::GameOver);
                    }
                    self.act().await?;
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => {
                    Tally::count(&self.tally.lost);
                    return Ok(Left::Away);
                }
                Some(Ok(_)) => {}
            }
        }
    }

    /// Handles a message. Returns whether the game is over.
    fn receive(&mut self, text: &str) -> Result<bool, LoadError> {
        let message: Message<'_> = serde_json::from_str(text).map_err(LoadError::protocol)?;
        match &*message.say {
            "granted" => self.granted(),
            "refused" => self.refused(message.code.as_deref()),
            _ => {}
        }
        self.note_seen(&message);
        if let Some(version) = message.version {
            self.version = version;
        }
        Ok(message.view.or(message.now).is_some_and(|table| self.look(table)))
    }

    fn granted(&mut self) {
        if let Some((_, sent)) = self.asked.take() {
            self.waits.acknowledged(sent.elapsed());
            Tally::count(&self.tally.actions);
        }
    }

    fn refused(&mut self, code: Option<&str>) {
        Tally::count(&self.tally.refused);
        // A stale request is followed by the news that the client had not seen.
        if code != Some("table-stale") {
            self.asked = None;
        }
    }

    /// Measures how long ago another client sent what this one sees now.
    fn note_seen(&mut self, message: &Message<'_>) {
        let Some(first) = message.events.first() else { return };
        let others = first.seat.is_some_and(|seat| seat != self.seat);
        let sent = self.clock.since(first.version).filter(|_| others && first.kind == "played");
        if let Some(wait) = sent {
            self.waits.seen(wait);
        }
    }

    fn look(&mut self, table: Table<'_>) -> bool {
        if let Some(version) = table.version {
            self.version = version;
        }
        if let Some(you) = table.you {
            let legal = you.legal.into_iter().map(|legal| legal.action.into_owned());
            self.choices = legal.chain(you.may_end_turn.then(String::new)).collect();
        }
        table.phase.is_some_and(|phase| phase == "over")
    }

    /// Sends a random legal action, if there is one and no request is pending.
    async fn act(&mut self) -> Result<(), LoadError> {
        let interval = match self.plan.pace {
            Pace::Idle => return Ok(()),
            Pace::FlatOut => None,
            Pace::PerSecond(rate) => Some(std::time::Duration::from_secs_f64(1.0 / rate)),
        };
        if self.choices.is_empty() || self.asked.is_some() {
            return Ok(());
        }
        if let Some(interval) = interval {
            sleep_until(self.clock.next(interval).into()).await;
        }
        let frame = self.request();
        self.asked = Some((self.version, Instant::now()));
        self.clock.note_sent(self.version + 1);
        self.choices.clear();
        self.socket.send(Frame::text(frame)).await.map_err(LoadError::protocol)
    }

    fn request(&mut self) -> String {
        self.requests += 1;
        let (id, seen) = (self.requests, self.version);
        let action = &self.choices[self.rng.usize(..self.choices.len())];
        let what = match action.as_str() {
            "" => r#"{"ask":"end_turn"}"#.to_owned(),
            action => serde_json::json!({"ask": "play", "action": action}).to_string(),
        };
        format!(r#"{{"say":"ask","id":"r{id}","seen":{seen},"what":{what}}}"#)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.tally.add(std::mem::take(&mut self.waits));
    }
}

/// Small buffers: ten thousand connections are open at once.
fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0)
}

async fn socket(
    plan: &Plan,
    table: &str,
    cookie: &str,
    seat: usize,
) -> Result<WebSocketStream<TcpStream>, LoadError> {
    let detail = if plan.plain { "plain" } else { "full" };
    let url = format!("ws://{}/api/tables/{table}/live?as={seat}&detail={detail}", plan.addr);
    let mut request = url.into_client_request().map_err(LoadError::protocol)?;
    let cookie = cookie.parse().map_err(LoadError::protocol)?;
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(plan.addr).await.map_err(LoadError::connect)?;
    stream.set_nodelay(true).map_err(LoadError::connect)?;
    let connected =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config())).await;
    connected.map(|(socket, _)| socket).map_err(connect_error)
}

fn connect_error(error: tungstenite::Error) -> LoadError {
    match error {
        tungstenite::Error::Http(response) => {
            let body = response.body().as_deref().unwrap_or_default();
            LoadError::Answered {
                status: response.status().as_u16(),
                body: String::from_utf8_lossy(body).into_owned(),
            }
        }
        other => LoadError::protocol(other),
    }
}
