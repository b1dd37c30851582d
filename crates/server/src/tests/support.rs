//! Browsers and sockets that talk to a server over the network.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use store::Location;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message, client::IntoClientRequest};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::known_tables::KEY;
use crate::{Config, KeySource, Running, Server};

/// Only a hang takes this long.
const TIMEOUT: Duration = Duration::from_secs(120);

pub(super) async fn within<T>(work: impl Future<Output = T>) -> T {
    timeout(TIMEOUT, work).await.expect("no test step hangs")
}

pub(super) async fn serve() -> Running {
    serve_with(Config::local(Location::Memory)).await
}

pub(super) async fn serve_with(config: Config) -> Running {
    // All nodes of a test have the same key.
    Server::start(Config { key: KeySource::Fixed(KEY), ..config }).await.unwrap()
}

/// A browser with its cookie.
#[derive(Clone, Debug)]
pub(super) struct Browser {
    pub(super) addr: SocketAddr,
    pub(super) cookie: Option<String>,
}

/// An HTTP answer.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: StatusCode,
    pub(super) headers: HeaderMap,
    pub(super) text: String,
    pub(super) bytes: Bytes,
}

impl Reply {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("JSON: {}", self.text))
    }

    pub(super) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The status and the code of an error; asserts that it has a sentence.
    pub(super) fn problem(&self) -> (u16, String) {
        let body = self.json();
        let (message, code) = (body["message"].as_str(), body["code"].as_str());
        // A sentence, not the key of a missing message.
        let is_sentence = |message: &str| code.is_some_and(|code| !message.starts_with(code));
        assert!(message.is_some_and(|message| message.len() > 5 && is_sentence(message)), "{body}");
        assert!(body["args"].is_object() && body.get("rule").is_some(), "{body}");
        (self.status.as_u16(), body["code"].as_str().unwrap().to_owned())
    }
}

impl Browser {
    pub(super) fn at(addr: SocketAddr) -> Browser {
        Browser { addr, cookie: None }
    }

    pub(super) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, "", &[]).await
    }

    pub(super) async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &body.to_string(), &[]).await
    }

    pub(super) async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(path).header("host", "sacbe.test");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let request = request.body(Full::new(Bytes::from(body.to_owned()))).unwrap();
        let reply = within(exchange(self.addr, request)).await;
        if let Some(cookie) = reply.headers.get("set-cookie") {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            self.cookie = Some(cookie.to_owned());
        }
        reply
    }

    /// Opens a table and returns its id. `start` is asked for afterwards: the request that opens a
    /// table never starts it.
    pub(super) async fn open(&mut self, new: &Value) -> String {
        let answer = self.post("/api/tables", new).await.ok();
        let table = answer["table"].as_str().unwrap().to_owned();
        if new["start"] == true {
            assert_eq!(answer["view"]["phase"], "gathering");
            self.ask(&table, 1, "start", json!({"ask": "start"})).await.ok();
        }
        table
    }

    /// Sends a request to a table over HTTP, as the person with this number.
    pub(super) async fn ask(&mut self, table: &str, person: u8, id: &str, what: Value) -> Reply {
        let seen =
            self.get(&format!("/api/tables/{table}?as={person}")).await.json()["version"].clone();
        let body = json!({"id": id, "seen": seen, "what": what});
        self.post(&format!("/api/tables/{table}/requests?as={person}"), &body).await
    }

    pub(super) async fn live(&self, table: &str, query: &str) -> Socket {
        self.try_live(table, query, &[]).await.unwrap()
    }

    pub(super) async fn try_live(
        &self,
        table: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let uri = format!("ws://{}/api/tables/{table}/live?{query}", self.addr);
        let mut request = uri.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(self.addr).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (stream, _) = within(client_async(request, stream)).await?;
        Ok(Socket { stream, heard: Vec::new(), presence: VecDeque::new() })
    }
}

async fn exchange(addr: SocketAddr, request: Request<Full<Bytes>>) -> Reply {
    let stream = TcpStream::connect(addr).await.unwrap();
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
    tokio::spawn(connection);
    let (parts, body) = sender.send_request(request).await.unwrap().into_parts();
    if matches!(parts.status.as_u16(), 429 | 503) {
        let seconds = parts.headers.get("retry-after").map(|value| value.to_str().unwrap());
        let seconds: Option<u64> = seconds.and_then(|seconds| seconds.parse().ok());
        assert!(seconds.is_some_and(|seconds| seconds > 0), "{parts:?} says when to come back");
    }
    let bytes = body.collect().await.unwrap().to_bytes();
    // A picture is not text.
    let is_picture = parts.headers.get("content-type").is_some_and(|kind| kind == "image/png");
    let text = if is_picture { Vec::new() } else { bytes.to_vec() };
    let text = String::from_utf8(text).unwrap();
    Reply { status: parts.status, headers: parts.headers, text, bytes }
}

/// A socket at a table.
#[derive(Debug)]
pub(super) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Every received message but presence, as text.
    pub(super) heard: Vec<String>,
    /// Who is here, as told: put aside, because it comes at any time.
    presence: VecDeque<Value>,
}

/// What a socket receives.
#[derive(Debug)]
pub(super) enum Heard {
    Said(Value),
    Closed(Option<CloseFrame>),
}

impl Socket {
    pub(super) async fn say(&mut self, message: &Value) {
        self.say_raw(Message::text(message.to_string())).await.unwrap();
    }

    pub(super) async fn say_raw(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.send(message).await
    }

    /// Sends without flushing.
    pub(super) async fn feed_raw(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.feed(message).await
    }

    /// The next message.
    pub(super) async fn next(&mut self) -> Value {
        match self.hear().await {
            Heard::Said(message) => message,
            Heard::Closed(frame) => panic!("closed: {frame:?}"),
        }
    }

    /// The next message, unless it is about who is here.
    pub(super) async fn hear(&mut self) -> Heard {
        loop {
            match self.hear_all().await {
                Heard::Said(message) if message["say"] == "presence" => {
                    self.presence.push_back(message);
                }
                other => return other,
            }
        }
    }

    /// The next message about who is here. What else comes meanwhile is dropped.
    pub(super) async fn presence(&mut self) -> Value {
        if let Some(presence) = self.presence.pop_front() {
            return presence;
        }
        loop {
            match self.hear_all().await {
                Heard::Said(message) if message["say"] == "presence" => return message,
                Heard::Said(_) => {}
                Heard::Closed(frame) => panic!("closed: {frame:?}"),
            }
        }
    }

    async fn hear_all(&mut self) -> Heard {
        loop {
            match within(self.stream.next()).await {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["say"] != "presence" {
                        self.heard.push(text.to_string());
                    }
                    return Heard::Said(message);
                }
                Some(Ok(Message::Close(frame))) => return Heard::Closed(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::Closed(None),
            }
        }
    }

    /// Reads until a message of this kind.
    pub(super) async fn until(&mut self, say: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["say"] == say {
                return message;
            }
        }
    }

    /// Reads until the server closes; returns the codes of its `trouble` messages.
    pub(super) async fn until_closed(&mut self) -> Vec<String> {
        let mut troubles = Vec::new();
        loop {
            match self.hear().await {
                Heard::Said(message) if message["say"] == "trouble" => {
                    troubles.push(message["code"].as_str().unwrap().to_owned());
                }
                Heard::Said(_) => {}
                Heard::Closed(_) => return troubles,
            }
        }
    }

    /// Sends a request and reads until it is granted or refused.
    pub(super) async fn ask(&mut self, id: &str, seen: u64, what: Value) -> Value {
        self.say(&json!({"say": "ask", "id": id, "seen": seen, "what": what})).await;
        loop {
            let message = self.next().await;
            let is_answer = message["say"] == "granted" || message["say"] == "refused";
            if is_answer && message["id"] == id {
                return message;
            }
        }
    }
}
