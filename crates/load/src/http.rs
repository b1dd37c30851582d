//! The few HTTP requests that a client needs before it has a socket.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::LoadError;

/// An answer of the server.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    /// The cookie that it set, ready to be sent back.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Bytes,
}

pub(crate) async fn get(addr: SocketAddr, path: &str) -> Result<Answer, LoadError> {
    send(addr, Request::get(path).header(HOST, addr.to_string()), Bytes::new()).await
}

pub(crate) async fn post(
    addr: SocketAddr,
    path: &str,
    cookie: Option<&str>,
    body: String,
) -> Result<Answer, LoadError> {
    let mut request =
        Request::post(path).header(HOST, addr.to_string()).header(CONTENT_TYPE, "application/json");
    if let Some(cookie) = cookie {
        request = request.header(COOKIE, cookie);
    }
    send(addr, request, body.into()).await
}

async fn send(
    addr: SocketAddr,
    request: hyper::http::request::Builder,
    body: Bytes,
) -> Result<Answer, LoadError> {
    let request = request.body(Full::new(body)).map_err(LoadError::protocol)?;
    let stream = TcpStream::connect(addr).await.map_err(LoadError::connect)?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(LoadError::protocol)?;
    let connection = tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(LoadError::protocol)?;
    let answer = read(response).await;
    connection.abort();
    answer
}

async fn read(response: Response<hyper::body::Incoming>) -> Result<Answer, LoadError> {
    let (head, body) = response.into_parts();
    let cookie = head.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    let body = body.collect().await.map_err(LoadError::protocol)?.to_bytes();
    Ok(Answer { status: head.status, cookie, body })
}
