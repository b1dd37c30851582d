//! Talks to a server: its socket, and the few things that are asked for over HTTP.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Empty, Limited};
use hyper::Request;
use hyper::body::Bytes;
use hyper::header::{COOKIE, HeaderMap, SET_COOKIE};
use hyper_rustls::HttpsConnectorBuilder;
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use protocol::{ClientMessage, Problem, ServerMessage, Version};
use rules::Refusal;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::identity::Identity;
use super::link::Link;
use crate::failure::Failure;

/// A server that has not answered after this time is not reached.
const ANSWER: Duration = Duration::from_secs(20);

/// The longest answer that is read; records and drawings are far shorter.
const MOST: usize = 16 << 20;

/// Why there is no connection.
#[derive(Debug)]
pub(super) enum NoConnection {
    /// It may work later.
    Later(String),
    /// It never will.
    Never(Failure),
}

/// What comes from the socket.
#[derive(Debug)]
pub(super) enum Heard {
    Message(Box<ServerMessage>),
    /// The connection is lost, or was closed.
    Lost,
    /// The connection is lost, and something may have been shown that was not stored.
    LostAndUnsure,
}

/// A connection to the table.
pub(super) struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Connection {
    /// Connects to the table, and asks for what has happened since a version.
    pub(super) async fn open(
        link: &Link,
        identity: &mut Identity,
        language: &str,
        seen: Option<Version>,
    ) -> Result<Connection, NoConnection> {
        let seen = seen.map_or(String::new(), |seen| format!("&seen={seen}"));
        let address = link.socket(&format!("lang={language}&detail=plain{seen}"));
        let mut request = address.into_client_request().map_err(later)?;
        if let Some(cookie) = identity.cookie() {
            let cookie = cookie.parse().map_err(later)?;
            request.headers_mut().insert(COOKIE, cookie);
        }
        match timeout(ANSWER, connect_async(request)).await.map_err(later)? {
            Ok((socket, response)) => {
                keep_cookies(identity, response.headers()).map_err(NoConnection::Never)?;
                Ok(Connection { socket })
            }
            Err(tungstenite::Error::Http(response)) => Err(refused(&response)),
            Err(error) => Err(later(error)),
        }
    }

    /// What comes next. Messages that this program does not know are passed over.
    pub(super) async fn hear(&mut self) -> Heard {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(message) = serde_json::from_str(&text) {
                        return Heard::Message(Box::new(message));
                    }
                }
                Some(Ok(Message::Close(Some(frame)))) if frame.code == CloseCode::Error => {
                    return Heard::LostAndUnsure;
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Heard::Lost,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends a message. If that fails, the next thing heard is that the connection is lost.
    pub(super) async fn send(&mut self, message: &ClientMessage) {
        if let Ok(text) = serde_json::to_string(message) {
            let _ = self.socket.send(Message::text(text)).await;
        }
    }
}

fn later(error: impl std::fmt::Display) -> NoConnection {
    NoConnection::Later(error.to_string())
}

/// What an answer instead of a socket means.
fn refused(response: &tungstenite::http::Response<Option<Vec<u8>>>) -> NoConnection {
    let status = response.status();
    let body = response.body().as_deref().unwrap_or_default();
    match serde_json::from_slice::<Problem>(body) {
        Ok(problem) if status.is_server_error() || status == 429 => later(problem.message),
        Ok(problem) => NoConnection::Never(Failure::told(problem.message)),
        Err(_) if status.is_server_error() => later(status),
        Err(_) => NoConnection::Never(Failure::Outside(
            Refusal::new("join-no-sacbe").with_text("status", status.as_u16()),
        )),
    }
}

fn keep_cookies(identity: &mut Identity, headers: &HeaderMap) -> Result<(), Failure> {
    let cookies = headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    cookies.into_iter().try_for_each(|cookie| identity.keep_cookie(cookie))
}

/// What the server answers at an address, as text. The sentence of an error is the server's own.
pub(super) async fn get(
    address: &str,
    cookie: Option<&str>,
    language: &str,
) -> Result<String, String> {
    let sentence = |error: &dyn std::fmt::Display| error.to_string();
    let roots = HttpsConnectorBuilder::new().with_native_roots();
    let connector = roots.map_err(|error| sentence(&error))?.https_or_http().enable_http1().build();
    let mut request = Request::get(address).header("accept-language", language);
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    let request = request.body(Empty::<Bytes>::new()).map_err(|error| sentence(&error))?;
    let answer = async {
        let client = Client::builder(TokioExecutor::new()).build(connector);
        let response = client.request(request).await.map_err(|error| sentence(&error))?;
        let status = response.status();
        let body = Limited::new(response.into_body(), MOST).collect().await;
        let body = body.map_err(|error| sentence(&error))?.to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        if status.is_success() {
            return Ok(text);
        }
        let problem = serde_json::from_str::<Problem>(&text);
        Err(problem.map_or_else(|_| status.to_string(), |problem| problem.message))
    };
    timeout(ANSWER, answer).await.map_err(|error| sentence(&error))?
}
