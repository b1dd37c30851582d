//! A server started from the command line, and players who use it over plain HTTP.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// A running server.
pub(crate) struct Serve {
    pub(crate) child: Child,
    pub(crate) addr: String,
}

impl Serve {
    /// The place says where the key of the server is, so that no test writes one into the sources.
    pub(crate) fn start(place: &[String]) -> Serve {
        let known = place.iter().any(|option| option == "--data" || option == "--key-file");
        assert!(known, "no folder for the key of the server: {place:?}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_sacbe"))
            .args(["serve", "--addr", "127.0.0.1:0", "--log-level", "error"])
            .args(place)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().strip_prefix("http://").expect("the address").to_owned();
        Serve { child, addr }
    }

    /// Kills it without warning.
    pub(crate) fn kill(self) {
        drop(self);
    }
}

/// The server ends with its test, even if the test fails.
impl Drop for Serve {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Sends a request; `None` if the server is down or goes down before it answers.
pub(crate) fn send(
    addr: &str,
    cookie: &str,
    method: &str,
    path: &str,
    body: &str,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(addr).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let status = text.split(' ').nth(1)?.parse().ok()?;
    Some((status, text))
}

pub(crate) fn body(text: &str) -> Option<Value> {
    serde_json::from_str(text.split_once("\r\n\r\n")?.1).ok()
}

/// Options of a server with a database, with its key in a folder.
pub(crate) fn key_in(folder: &tempfile::TempDir) -> [String; 2] {
    ["--key-file".to_owned(), folder.path().join("key").display().to_string()]
}

/// Two people at one browser who keep playing while the server is killed and restarted.
pub(crate) struct Player {
    pub(crate) table: String,
    cookie: String,
    /// First and last version of every request that was granted, in order.
    pub(crate) granted: Vec<(u64, u64)>,
    asked: usize,
}

impl Player {
    pub(crate) fn open(addr: &str) -> Player {
        let new = json!({"game": "pacal", "seats": 2, "start": true,
            "places": [{"person": "Ana"}, {"person": "Ben"}]});
        let (status, text) = send(addr, "", "POST", "/api/tables", &new.to_string()).unwrap();
        assert_eq!(status, 201, "{text}");
        let cookie = text.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let opened = body(&text).unwrap();
        let table = opened["table"].as_str().unwrap().to_owned();
        let start =
            json!({"id": "start", "seen": opened["view"]["version"], "what": {"ask": "start"}});
        let path = format!("/api/tables/{table}/requests?as=1");
        let (status, text) = send(addr, &cookie, "POST", &path, &start.to_string()).unwrap();
        assert_eq!(status, 200, "{text}");
        Player { table, cookie, granted: Vec::new(), asked: 0 }
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    pub(crate) fn view(&self, addr: &str, person: u64) -> Option<Value> {
        let path = format!("/api/tables/{}?as={person}", self.table);
        let (status, text) = send(addr, &self.cookie, "GET", &path, "")?;
        (status == 200).then(|| body(&text)).flatten()
    }

    /// The next step of a player: retries the same request until there is an answer, however often
    /// the server is killed in between.
    pub(crate) fn step(&mut self, addr: &Mutex<String>, stop: &AtomicBool) {
        let here = || addr.lock().unwrap().clone();
        let Some(view) = self.view(&here(), 1) else {
            return thread::sleep(Duration::from_millis(5));
        };
        let person = view["turn"]["seat"].as_u64().unwrap_or(1);
        let Some(view) = self.view(&here(), person) else { return };
        let what = match view["you"]["legal"][0]["action"].as_str() {
            _ if view["phase"] == "over" => return,
            Some(action) => json!({"ask": "play", "action": action}),
            None => json!({"ask": "end_turn"}),
        };
        self.asked += 1;
        let ask = json!({"id": format!("r{}", self.asked), "seen": view["version"], "what": what});
        let path = format!("/api/tables/{}/requests?as={person}", self.table);
        let mut repeats = 0;
        loop {
            match send(&here(), &self.cookie, "POST", &path, &ask.to_string()) {
                Some((200, text)) => return self.note(&body(&text).unwrap()),
                // A refused request changes nothing.
                Some((503, _)) | None => thread::sleep(Duration::from_millis(10)),
                Some((status, text)) => panic!("{status} {text}"),
            }
            repeats += 1;
            assert!(repeats < 3000, "the table is stuck");
            if stop.load(Ordering::Relaxed) && repeats > 500 {
                return;
            }
        }
    }

    fn note(&mut self, granted: &Value) {
        let range = (granted["first"].as_u64().unwrap(), granted["last"].as_u64().unwrap());
        if let Some((_, last)) = self.granted.last() {
            assert!(range.0 == last + 1, "done twice, or lost: {last} then {range:?}");
        }
        self.granted.push(range);
    }
}
