//! `sacbe play --join`: terminals at the tables of a real server.

use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::served::{Serve, body, send};
use crate::support::{command, stdout};

const MAY_END: &str = "Type “end” to end your turn";
const FINISHED: &str = "The game is over. “save";

/// A server with its data in a folder of its own.
struct Host {
    folder: TempDir,
    serve: Serve,
    cookie: String,
    table: String,
}

impl Host {
    /// A server with a table where so many seats are open and the others are bots.
    fn with_table(game: &str, open: usize, bots: usize) -> Host {
        let folder = tempfile::tempdir().unwrap();
        let serve = Serve::start(&["--data".to_owned(), Host::data_in(&folder)]);
        let places = std::iter::repeat_n(json!({"open": true}), open)
            .chain(std::iter::repeat_n(json!({"bot": "1"}), bots));
        let places: Vec<_> = places.collect();
        let new = json!({"game": game, "seats": open + bots, "places": places});
        let (status, text) =
            send(&serve.addr, "", "POST", "/api/tables", &new.to_string()).unwrap();
        assert_eq!(status, 201, "{text}");
        let cookie = text.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let table = body(&text).unwrap()["table"].as_str().unwrap().to_owned();
        Host { folder, serve, cookie, table }
    }

    fn data_in(folder: &TempDir) -> String {
        folder.path().join("data").display().to_string()
    }

    fn link(&self) -> String {
        format!("http://{}/t/{}", self.serve.addr, self.table)
    }

    fn view(&self) -> Value {
        let path = format!("/api/tables/{}", self.table);
        body(&send(&self.serve.addr, &self.cookie, "GET", &path, "").unwrap().1).unwrap()
    }

    /// Starts the game as soon as everybody who is to sit down has promised their part of the dice.
    fn start(&self) {
        let promised = |seat: &Value| seat["kind"] == "bot" || seat["promise"].is_string();
        let view = loop {
            let view = self.view();
            if view["seats"].as_array().unwrap().iter().all(promised) {
                break view;
            }
            thread::sleep(Duration::from_millis(20));
        };
        let start = json!({"id": "start", "seen": view["version"], "what": {"ask": "start"}});
        let path = format!("/api/tables/{}/requests", self.table);
        let (status, text) =
            send(&self.serve.addr, &self.cookie, "POST", &path, &start.to_string()).unwrap();
        assert_eq!(status, 200, "{text}");
    }

    fn record(&self) -> String {
        let path = format!("/api/tables/{}/record", self.table);
        let (status, text) = send(&self.serve.addr, "", "GET", &path, "").unwrap();
        assert_eq!(status, 200, "{text}");
        text.split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

/// A terminal at a table, and everything it has shown.
struct Terminal {
    child: Child,
    typing: ChildStdin,
    shown: BufReader<ChildStdout>,
    told: String,
}

impl Terminal {
    fn join(link: &str, state: &Path, more: &[&str]) -> Terminal {
        let state = state.display().to_string();
        let mut child =
            command(&["play", "--join", link, "--state", &state]).args(more).spawn().unwrap();
        let typing = child.stdin.take().unwrap();
        let shown = BufReader::new(child.stdout.take().unwrap());
        Terminal { child, typing, shown, told: String::new() }
    }

    fn types(&mut self, line: &str) {
        // It may have ended.
        let _ = writeln!(self.typing, "{line}");
    }

    /// The next line; none when the program has ended.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        self.shown.read_line(&mut line).unwrap();
        self.told.push_str(&line);
        (!line.is_empty()).then_some(line)
    }

    /// Reads up to a line with these words.
    #[track_caller]
    fn until(&mut self, words: &str) {
        loop {
            let line = self.line().unwrap_or_else(|| panic!("{words:?} in {}", self.told));
            if line.contains(words) {
                return;
            }
        }
    }

    /// Plays the first action of every list to the end of the game. `before` is called with every
    /// action, before it is sent.
    fn play(mut self, mut before: impl FnMut(usize)) -> String {
        let mut actions = 0;
        while let Some(line) = self.line() {
            if line.trim_start().starts_with("1 ") {
                actions += 1;
                before(actions);
                self.types("1");
            } else if line.contains(MAY_END) {
                self.types("end");
            } else if line.contains(FINISHED) {
                self.types("quit");
            }
        }
        self.ended()
    }

    /// Everything shown, once it has ended well.
    fn ended(mut self) -> String {
        drop(self.typing);
        while self.shown.read_line(&mut self.told).unwrap() > 0 {}
        let output = self.child.wait_with_output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{error}\n{}", self.told);
        self.told
    }

    /// What it says on standard error, once it has failed.
    fn failed(self) -> String {
        drop(self.typing);
        let output = self.child.wait_with_output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{error}");
        error
    }
}

fn playing(terminal: Terminal) -> JoinHandle<String> {
    thread::spawn(move || terminal.play(|_| ()))
}

/// Forwards connections to a server until it cuts them.
#[derive(Clone)]
struct Wire {
    addr: String,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Wire {
    fn to(server: &str) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire = Wire { addr: listener.local_addr().unwrap().to_string(), open: Arc::default() };
        let (open, server) = (Arc::clone(&wire.open), server.to_owned());
        thread::spawn(move || {
            for near in listener.incoming() {
                let (near, far) = (near.unwrap(), TcpStream::connect(&server).unwrap());
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    open.lock().unwrap().push(from.try_clone().unwrap());
                    thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        wire
    }

    fn cut(&self) {
        for stream in self.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

#[test]
fn two_terminals_play_a_whole_game() {
    let host = Host::with_table("uxmal", 2, 0);
    let states = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let terminals = ["Ana", "Ben"]
        .into_iter()
        .zip(&states)
        .map(|(name, state)| Terminal::join(&host.link(), state.path(), &["--name", name]));
    let terminals: Vec<_> = terminals.map(playing).collect();
    host.start();
    let told: Vec<_> = terminals.into_iter().map(|each| each.join().unwrap()).collect();
    for told in &told {
        assert!(told.contains("The game begins.") && told.contains("Final scores:"), "{told}");
        assert!(told.contains("All dice fell as the server had promised."), "{told}");
        assert!(told.contains("(Ana)") && told.contains("(Ben)"), "{told}");
        assert!(!told.contains('\u{1b}'), "there is no color where there is no terminal");
    }
    let record = host.record();
    assert_eq!(record.matches("\n# contribution ").count(), 2, "{record}");
}

#[test]
fn a_lost_connection_loses_and_repeats_nothing() {
    let host = Host::with_table("uxmal", 1, 1);
    let wire = Wire::to(&host.serve.addr);
    let state = tempfile::tempdir().unwrap();
    let link = format!("http://{}/t/{}", wire.addr, host.table);
    let terminal = Terminal::join(&link, state.path(), &["--name", "Ana"]);
    let cutting = wire.clone();
    let playing = thread::spawn(move || {
        terminal.play(|actions| {
            if actions % 7 == 3 {
                cutting.cut();
            }
        })
    });
    host.start();
    let told = playing.join().unwrap();
    assert!(
        told.contains("The connection is lost.") && told.contains("Connected again."),
        "{told}"
    );
    assert!(told.contains("All dice fell as the server had promised."), "{told}");
}

#[test]
fn a_person_asks_chats_and_takes_back() {
    let host = Host::with_table("pacal", 1, 1);
    let state = tempfile::tempdir().unwrap();
    let mut ana = Terminal::join(&host.link(), state.path(), &[]);
    // It asks for a name first; a bot may not be impersonated.
    ana.types("Bot 3");
    ana.types("Ana");
    ana.until("You are player 1.");
    host.start();
    ana.until("   1 ");
    ana.types("why place a1");
    ana.until("(rule 3.4)");
    ana.until("**3.4** ");
    ana.types("say good luck");
    ana.until("Ana: “good luck”");
    ana.types("1");
    ana.until(MAY_END);
    ana.types("log");
    ana.until("   1. ");
    ana.types("undo");
    ana.until("Player 1 takes back");
    ana.types("rules 5.4");
    ana.until("**5.4** ");
    ana.types("jump");
    ana.until("is not an action");
    ana.types("quit");
    ana.ended();
    assert_eq!(host.view()["seats"][0]["name"], "Ana");
}

#[test]
fn a_second_start_takes_the_same_seat() {
    let host = Host::with_table("pacal", 2, 0);
    let states = [(); 2].map(|()| tempfile::tempdir().unwrap());
    for (state, name, seat) in [(0, "Ana", 1), (0, "Ana again", 1), (1, "Ben", 2), (0, "Ana", 1)] {
        let mut terminal = Terminal::join(&host.link(), states[state].path(), &["--name", name]);
        terminal.until(&format!("You are player {seat}."));
        terminal.types("quit");
        terminal.ended();
    }
    let seats = host.view()["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&"Ana".into(), &"Ben".into()));
}

#[test]
fn tables_without_a_place_say_so() {
    let host = Host::with_table("pacal", 1, 1);
    let states = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mut ana = Terminal::join(&host.link(), states[0].path(), &["--name", "Ana"]);
    ana.until("You are player 1.");
    let ben = Terminal::join(&host.link(), states[1].path(), &["--name", "Ben"]);
    assert!(ben.failed().contains("All seats at this table are taken."));

    let data = Host::data_in(&host.folder);
    stdout(&["admin", "--data", &data, "close", &host.table], "");
    ana.until("The operator of the server has closed this table.");
    ana.types("quit");
    ana.ended();
    let ben = Terminal::join(&host.link(), states[1].path(), &["--name", "Ben"]);
    assert!(ben.failed().contains("has closed this table."));
}

#[test]
fn wrong_links_are_explained() {
    let state = tempfile::tempdir().unwrap();
    let folder = state.path().display().to_string();
    for link in ["k3", "https://games.example.org", "ftp://games.example.org/t/k3"] {
        let (_, error, status) =
            crate::support::run(&["play", "--join", link, "--state", &folder], "");
        assert!(status == 2 && error.contains("is not the link of a table"), "{error}");
    }
    let host = Host::with_table("pacal", 1, 1);
    let link = format!("http://{}/t/no-such-table", host.serve.addr);
    let error = Terminal::join(&link, state.path(), &[]).failed();
    assert!(error.contains("There is no such table."), "{error}");
    // Nobody listens there any more.
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let error = Terminal::join(&format!("{closed}/t/k3"), state.path(), &[]).failed();
    assert!(error.contains("cannot be reached"), "{error}");
}

#[test]
fn a_server_that_is_gone_is_given_up() {
    let host = Host::with_table("pacal", 1, 1);
    let state = tempfile::tempdir().unwrap();
    let more = ["--name", "Ana", "--patience", "1"];
    let mut ana = Terminal::join(&host.link(), state.path(), &more);
    ana.until("You are player 1.");
    host.serve.kill();
    ana.until("The connection is lost.");
    let error = ana.failed();
    assert!(error.contains("has not answered for too long"), "{error}");
}
