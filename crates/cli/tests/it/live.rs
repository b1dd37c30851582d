//! Players on sockets who keep playing while servers fail: they reconnect with the last version they
//! saw, retry unanswered requests, and remember every event they received.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::time::Duration;

use fastrand::Rng;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::town::{Street, Town};

/// A wait this long means that a table is stuck.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Pause between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(10);

/// A reconnecting client gets at most this many missed events; beyond that, the whole view.
const AT_HAND: u64 = 20;

type Socket = WebSocketStream<TcpStream>;

/// A person at a table.
pub(crate) struct Person {
    pub(crate) table: String,
    cookie: String,
    /// The number of the person at this browser.
    number: usize,
    /// The index of the server they use.
    node: usize,
    pub(crate) seen: u64,
    /// Every event they received, by version.
    pub(crate) told: BTreeMap<u64, Value>,
    pub(crate) granted: Vec<Grant>,
    /// How often they reconnected and received the missed events.
    pub(crate) resumed: usize,
    /// The codes of the problems and errors they received.
    pub(crate) troubles: BTreeSet<String>,
    pending: Option<Ask>,
    /// No request is sent before this version is seen.
    settled: u64,
    you: Value,
    phase: Value,
    asked: u64,
    rng: Rng,
}

/// A request without an answer.
struct Ask {
    id: String,
    seen: u64,
    what: Value,
}

/// A request that was granted.
pub(crate) struct Grant {
    pub(crate) what: Value,
    pub(crate) first: u64,
    pub(crate) last: u64,
}

impl Person {
    pub(crate) fn new(table: &str, cookie: &str, number: usize, node: usize) -> Person {
        Person {
            table: table.to_owned(),
            cookie: cookie.to_owned(),
            number,
            node,
            seen: 0,
            told: BTreeMap::new(),
            granted: Vec::new(),
            resumed: 0,
            troubles: BTreeSet::new(),
            pending: None,
            settled: 0,
            you: Value::Null,
            phase: Value::Null,
            asked: 0,
            rng: Rng::with_seed(number as u64),
        }
    }

    pub(crate) fn seat(&self) -> u64 {
        self.you["seat"].as_u64().unwrap()
    }

    /// Plays until the game is over or the town closes, and no request is unanswered.
    pub(crate) async fn play(mut self, town: &Town, street: &Street) -> Person {
        while self.goes_on(town) {
            match self.connect(town).await {
                Some(socket) => self.stay(socket, town, street).await,
                None => sleep(PAUSE).await,
            }
        }
        self
    }

    fn goes_on(&self, town: &Town) -> bool {
        self.pending.is_some() || !(town.is_closed() || self.phase == "over")
    }

    /// Reconnects once more to get the missed events.
    pub(crate) async fn catch_up(&mut self, town: &Town, street: &Street) {
        let attempt = async {
            loop {
                if let Some(mut socket) = self.connect(town).await
                    && let Some(message) = next(&mut socket).await
                {
                    return message;
                }
                sleep(PAUSE).await;
            }
        };
        let message = timeout(PATIENCE, attempt).await.expect("the server is there");
        assert!(self.hear(&message, street), "{message}");
    }

    async fn connect(&mut self, town: &Town) -> Option<Socket> {
        let (addr, seen): (SocketAddr, _) = (town.addr(self.node), self.seen);
        let (table, number) = (&self.table, self.number);
        let url = format!("ws://{addr}/api/tables/{table}/live?as={number}&seen={seen}");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let stream = TcpStream::connect(addr).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let connected = timeout(PATIENCE, client_async(request, stream)).await;
        match connected.expect("the server answers") {
            Ok((socket, _)) => Some(socket),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => {
                let body = answer.into_body().unwrap_or_default();
                self.note_error(&serde_json::from_slice(&body).expect("an error is JSON"));
                None
            }
            Err(_) => None,
        }
    }

    /// Uses one connection until it ends or there is nothing left to do.
    async fn stay(&mut self, mut socket: Socket, town: &Town, street: &Street) {
        let Some(first) = next(&mut socket).await else { return };
        let comes_back = self.seen > 0;
        if !self.hear(&first, street) {
            return;
        }
        self.resumed += usize::from(comes_back && first["say"] == "news");
        // Retry unanswered requests, byte for byte.
        if let Some(ask) = &self.pending
            && socket.send(ask.message()).await.is_err()
        {
            return;
        }
        while self.goes_on(town) {
            if let Some(ask) = self.wish() {
                let message = ask.message();
                self.pending = Some(ask);
                if socket.send(message).await.is_err() {
                    return;
                }
            }
            let message = tokio::select! {
                message = next(&mut socket) => message,
                () = town.closes(), if self.pending.is_none() => return,
            };
            let Some(message) = message else { return };
            if !self.hear(&message, street) {
                return;
            }
        }
    }

    /// The next request, if any.
    fn wish(&mut self) -> Option<Ask> {
        if self.pending.is_some() || self.seen < self.settled || self.phase == "over" {
            return None;
        }
        let what = if self.you["may_end_turn"] == true {
            json!({"ask": "end_turn"})
        } else {
            let legal = self.you["legal"].as_array()?;
            let action = self.rng.choice(legal)?["action"].clone();
            json!({"ask": "play", "action": action})
        };
        self.asked += 1;
        let id = format!("{}-{}", self.number, self.asked);
        Some(Ask { id, seen: self.seen, what })
    }

    /// Handles a message; false if the client missed something and must resync.
    fn hear(&mut self, message: &Value, street: &Street) -> bool {
        match message["say"].as_str().unwrap() {
            "view" => return self.look(&message["view"]),
            "news" => self.learn(message, street),
            "granted" => self.note_grant(message),
            "refused" => return self.note_refusal(message),
            "trouble" => self.note_error(message),
            "presence" => {}
            other => panic!("{other}: {message}"),
        }
        true
    }

    fn look(&mut self, view: &Value) -> bool {
        let version = view["version"].as_u64().unwrap();
        assert!(version >= self.seen, "{} was told, {version} is left", self.seen);
        if self.seen > 0 && version > self.seen {
            // A view in the middle of a connection: it missed events and must resync.
            let is_excused = !self.troubles.is_empty() || version > self.seen + AT_HAND;
            assert!(is_excused, "not told what came after {}: {version}", self.seen);
            return false;
        }
        self.seen = version;
        (self.you, self.phase) = (view["you"].clone(), view["phase"].clone());
        true
    }

    fn learn(&mut self, news: &Value, street: &Street) {
        for event in news["events"].as_array().unwrap() {
            let version = event["version"].as_u64().unwrap();
            assert_eq!(version, self.seen + 1, "twice, or something is missing: {news}");
            self.seen = version;
            self.told.insert(version, event.clone());
            if event["event"] == "played" {
                street.has_played(event["seat"].as_u64().unwrap());
            }
        }
        assert_eq!(news["version"], self.seen, "{news}");
        for (field, kept) in [("you", &mut self.you), ("phase", &mut self.phase)] {
            if let Some(value) = news["now"].get(field) {
                *kept = value.clone();
            }
        }
    }

    fn note_grant(&mut self, granted: &Value) {
        let ask = self.pending.take().expect("something was asked");
        assert_eq!(granted["id"], ask.id.as_str());
        let (first, last) = (granted["first"].as_u64().unwrap(), granted["last"].as_u64().unwrap());
        self.settled = last;
        self.granted.push(Grant { what: ask.what, first, last });
    }

    fn note_refusal(&mut self, refused: &Value) -> bool {
        self.note_error(refused);
        let ask = self.pending.take().expect("something was asked");
        assert_eq!(refused["id"], ask.id.as_str());
        match refused["code"].as_str().unwrap() {
            "table-stale" => {
                self.settled = refused["args"]["current"].as_u64().unwrap();
                true
            }
            // It changed nothing; retry.
            "storage-unavailable" => {
                self.pending = Some(ask);
                false
            }
            _ => panic!("{refused}"),
        }
    }

    fn note_error(&mut self, error: &Value) {
        let code = error["code"].as_str().unwrap();
        let message = error["message"].as_str().unwrap();
        assert!(message.len() > 5 && !message.contains(code), "a sentence: {error}");
        if code != "table-stale" {
            self.troubles.insert(code.to_owned());
        }
    }
}

impl Ask {
    fn message(&self) -> Message {
        let Ask { id, seen, what } = self;
        Message::text(json!({"say": "ask", "id": id, "seen": seen, "what": what}).to_string())
    }
}

/// The next message; `None` if the connection has ended.
async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("no table is stuck") {
            Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}
