//! An operator closes tables, removes messages, reads reports, and lets finished games expire.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::{Location, Outcome, Phase, Store, TableIndex, TableWrite, Waits, Write};

use crate::served::{Player, Serve, body, key_in, send};
use crate::support::{run, stdout};

/// Only a hang takes this long.
const TIMEOUT: Duration = Duration::from_secs(60);

fn until(what: &str, mut check: impl FnMut() -> bool) {
    let start = Instant::now();
    while !check() {
        assert!(start.elapsed() < TIMEOUT, "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

fn sqlite(folder: &tempfile::TempDir) -> [String; 2] {
    ["--data".to_owned(), folder.path().join("data").display().to_string()]
}

fn admin(place: &[String; 2], rest: &[&str]) -> (String, String, i32) {
    run(&[&["admin", &place[0], &place[1], "--who", "root"], rest].concat(), "")
}

#[track_caller]
fn done(place: &[String; 2], rest: &[&str]) -> String {
    let (said, error, status) = admin(place, rest);
    assert_eq!(status, 0, "{rest:?}: {error}");
    said
}

fn closes(place: &[String; 2], options: &[String]) {
    let start = || Serve::start(&[place, options].concat());
    let serve = start();
    let (closed, later) = (Player::open(&serve.addr), Player::open(&serve.addr));
    assert_eq!(done(place, &["close", &closed.table]), "Done.\n");
    let view = closed.view(&serve.addr, 1).unwrap();
    assert_eq!((&view["phase"], &view["closed"]), (&json!("over"), &json!(true)));
    let (_, error, status) = admin(place, &["close", &closed.table]);
    assert!(status == 1 && error.contains("is over"), "{error}");
    let (_, error, status) = admin(place, &["close", "nothing"]);
    assert!(status == 1 && error.contains("no such table"), "{error}");
    serve.kill();

    // Without a server the program does it itself; the key of the server reveals the seed.
    done(place, &["close", &later.table]);
    let serve = start();
    let view = later.view(&serve.addr, 2).unwrap();
    assert_eq!((&view["closed"], view["seed"].is_string()), (&json!(true), true), "{view}");
    let path = format!("/api/tables/{}/record", later.table);
    let (_, record) = send(&serve.addr, "", "GET", &path, "").unwrap();
    assert!(record.contains("\n# closed by the operator\n"), "{record}");
    let checked = stdout(&["check", &place[0], &place[1]], "");
    assert!(checked.contains("Tables: 2, finished games: 2, errors: 0."), "{checked}");
}

#[test]
fn an_operator_closes_a_table_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    closes(&sqlite(&folder), &[]);
}

#[test]
fn an_operator_closes_a_table_with_postgres() {
    let (database, folder) = (pgtest::Server::start(), tempfile::tempdir().unwrap());
    closes(&["--database".to_owned(), database.database()], &key_in(&folder));
}

#[test]
fn an_operator_removes_a_message_with_the_number_that_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let serve = Serve::start(&place);
    let player = Player::open(&serve.addr);
    for (id, words) in [("one", "a very rude sentence"), ("two", "good luck")] {
        let what = json!({"ask": "say", "words": {"text": words}});
        assert_eq!(player.ask(&serve.addr, 1, id, &what).0, 200);
    }
    let shown = done(&place, &["show", &player.table]);
    let line = shown.lines().find(|line| line.contains("very rude")).unwrap();
    let number = line.split('\t').next().unwrap();
    assert_eq!(line, format!("{number}\tseat 1\t\"a very rude sentence\""));
    done(&place, &["remove-message", &player.table, number]);
    let said = || player.view(&serve.addr, 2).unwrap()["said"].to_string();
    until("the message is gone", || !said().contains("very rude"));
    assert!(said().contains("good luck") && said().contains('…'), "{}", said());
    let (_, error, status) = admin(&place, &["remove-message", &player.table, "999"]);
    assert!(status == 1 && error.contains("no such table, seat, message"), "{error}");
    drop(serve);
    assert!(!done(&place, &["show", &player.table]).contains("very rude"));
    for entry in std::fs::read_dir(&place[1]).unwrap() {
        let path = entry.unwrap().path();
        let content = std::fs::read(&path).unwrap();
        assert!(!content.windows(9).any(|part| part == b"very rude"), "{}", path.display());
    }
}

#[test]
fn an_operator_reads_reports_and_marks_them_as_handled() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let serve = Serve::start(&place);
    let player = Player::open(&serve.addr);
    let path = format!("/api/tables/{}/reports", player.table);
    for (seat, words) in [(1, "first\u{1b}[2J"), (2, "second")] {
        let report = json!({"seat": seat, "reason": "chat", "words": words}).to_string();
        assert_eq!(send(&serve.addr, "", "POST", &path, &report).unwrap().0, 204);
    }
    let listed = done(&place, &["reports"]);
    let lines: Vec<Vec<&str>> = listed.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines.len(), 2, "{listed}");
    assert_eq!(lines[0][2..], ["open", &player.table, "2", "-", "chat", "\"second\""]);
    assert!(!listed.contains('\u{1b}'), "nothing that a terminal would obey");
    assert_eq!(done(&place, &["handle-report", lines[0][0]]), "Done.\n");
    let (_, error, status) = admin(&place, &["handle-report", lines[0][0]]);
    assert!(status == 1 && error.contains("no such"), "{error}");
    let open = done(&place, &["reports", "--open"]);
    assert!(open.lines().count() == 1 && open.contains("first"), "{open}");
    assert!(done(&place, &["reports"]).contains("\thandled\t"));
    assert!(done(&place, &["log"]).contains("handle_report"));
}

/// Plays a game to its end.
fn finished(addr: &str) -> Player {
    let mut player = Player::open(addr);
    let (place, stop) = (Mutex::new(addr.to_owned()), AtomicBool::new(false));
    while player.view(addr, 1).unwrap()["phase"] != "over" {
        player.step(&place, &stop);
    }
    player
}

/// Makes a table one that was last used so many days ago.
fn age(place: &[String; 2], player: &Player, phase: Phase, days: i64) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let location = Location::in_folder(place[1].as_ref());
        let store = Store::open(&location).await.unwrap();
        let version = store.events(&player.table, 0).await.unwrap().len() as u64;
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis();
        let updated = i64::try_from(now).unwrap() - days * 24 * 60 * 60 * 1000;
        let index = TableIndex {
            game: "pacal".to_owned(),
            public: false,
            phase,
            updated,
            waits: Waits::NONE,
            due_at: None,
            lease_until: None,
        };
        let (table, first) = (player.table.clone(), version + 1);
        let write = TableWrite { table, first, events: Vec::new(), index, seats: None };
        assert_eq!(store.append(Write::one(write)).await, Outcome::Stored);
        store.close().await;
    });
}

#[test]
fn finished_games_expire_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let serve = Serve::start(&place);
    let (old, recent) = (finished(&serve.addr), finished(&serve.addr));
    let running = Player::open(&serve.addr);
    serve.kill();
    age(&place, &old, Phase::Over, 8);
    age(&place, &recent, Phase::Over, 6);
    age(&place, &running, Phase::Playing, 1000);

    let keep = ["--keep-finished".to_owned(), "7".to_owned()];
    let serve = Serve::start(&[&place[..], &keep].concat());
    let status = |player: &Player| {
        let path = format!("/api/tables/{}", player.table);
        send(&serve.addr, "", "GET", &path, "").unwrap().0
    };
    until("the old game is gone", || status(&old) == 404);
    assert_eq!((status(&recent), status(&running)), (200, 200));
    let listed = done(&place, &["list"]);
    assert!(!listed.contains(&old.table) && listed.contains(&recent.table), "{listed}");
}

impl Player {
    /// Asks for something, once.
    fn ask(&self, addr: &str, person: u64, id: &str, what: &Value) -> (u16, Option<Value>) {
        let seen = self.view(addr, person).unwrap()["version"].clone();
        let ask = json!({"id": id, "seen": seen, "what": what}).to_string();
        let path = format!("/api/tables/{}/requests?as={person}", self.table);
        let (status, text) = send(addr, self.cookie(), "POST", &path, &ask).unwrap();
        (status, body(&text))
    }
}
