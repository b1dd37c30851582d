//! Receivers of notices: a webhook and a mail server.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::support::{Browser, Reply, within};
use crate::Notices;

/// A receiver and what it has received.
#[derive(Debug)]
pub(super) struct Receiver<T> {
    pub(super) addr: SocketAddr,
    pub(super) taken: mpsc::UnboundedReceiver<T>,
}

/// Receives posted notices. The first `refused` ones are answered with 503.
pub(super) async fn webhook(refused: usize) -> Receiver<Value> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    let (sender, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut count = 0;
        while let Ok((stream, _)) = listener.accept().await {
            count += 1;
            let body = post(stream, count > refused).await;
            if count > refused && sender.send(body).is_err() {
                return;
            }
        }
    });
    Receiver { addr, taken }
}

async fn post(stream: TcpStream, takes: bool) -> Value {
    let mut stream = BufReader::new(stream);
    let (mut line, mut length) = (String::new(), 0);
    loop {
        line.clear();
        stream.read_line(&mut line).await.unwrap();
        if let Some(text) = line.to_lowercase().strip_prefix("content-length:") {
            length = text.trim().parse().unwrap();
        }
        if line == "\r\n" {
            break;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    let status = if takes { "200 OK" } else { "503 Service Unavailable" };
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    serde_json::from_slice(&body).unwrap()
}

/// Receives mails, each as raw text.
pub(super) async fn mail() -> Receiver<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = listener.local_addr().unwrap();
    let (sender, taken) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(receive_mail(stream, sender.clone()));
        }
    });
    Receiver { addr, taken }
}

async fn receive_mail(stream: TcpStream, sender: mpsc::UnboundedSender<String>) {
    let mut stream = BufReader::new(stream);
    let _ = stream.write_all(b"220 sink\r\n").await;
    let (mut line, mut mail) = (String::new(), String::new());
    let mut in_data = false;
    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let answer: &[u8] = if in_data {
            if line == ".\r\n" {
                in_data = false;
                let _ = sender.send(std::mem::take(&mut mail));
                b"250 taken\r\n"
            } else {
                mail.push_str(&line);
                b""
            }
        } else if line.starts_with("DATA") {
            in_data = true;
            b"354 go on\r\n"
        } else if line.starts_with("QUIT") {
            let _ = stream.write_all(b"221 bye\r\n").await;
            return;
        } else {
            mail.push_str(&line);
            b"250 ok\r\n"
        };
        let _ = stream.write_all(answer).await;
        line.clear();
    }
}

/// What a server needs to send mail there.
pub(super) fn mailing(sink: &Receiver<String>) -> Notices {
    Notices {
        smtp: Some(format!("smtp://{}", sink.addr)),
        from: Some("games@example.org".into()),
        link: Some("https://games.example.org/".into()),
        ..Notices::default()
    }
}

/// Enters an address; returns the answer.
pub(super) async fn enter(browser: &mut Browser, email: &str) -> Reply {
    let contact = json!({"email": email}).to_string();
    browser.send("PUT", "/api/notices", &contact, &[]).await
}

/// What follows a text in a mail, up to the end of the line.
pub(super) fn after<'a>(mail: &'a str, text: &str) -> &'a str {
    let (_, rest) = mail.split_once(text).unwrap_or_else(|| panic!("{text} in {mail}"));
    rest.split(['\r', '\n', '>']).next().unwrap()
}

/// Enters an address and confirms it through the mailed link; returns that mail.
pub(super) async fn confirm(
    browser: &mut Browser,
    sink: &mut Receiver<String>,
    email: &str,
) -> String {
    assert_eq!(enter(browser, email).await.ok()["confirmed"], false);
    let mail = within(sink.taken.recv()).await.unwrap();
    let code = after(&mail, "https://games.example.org/confirm#");
    // The mail is read on another device.
    let mut elsewhere = Browser::at(browser.addr);
    let path = format!("/api/notices/confirm/{code}");
    assert_eq!(elsewhere.post(&path, &json!({})).await.status, 204);
    mail
}
