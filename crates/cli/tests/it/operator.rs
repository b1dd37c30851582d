//! What an operator is told: the log, readiness, signals, systemd, descriptors.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::net::UnixDatagram;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use tempfile::TempDir;

use crate::served::send;
use crate::support::run;

/// Only a hang takes this long.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A server started through a shell, which can set limits first.
struct Shelled {
    child: Child,
    addr: String,
    _folder: TempDir,
}

impl Shelled {
    fn start(before: &str, options: &str) -> Shelled {
        let folder = tempfile::tempdir().unwrap();
        let script =
            format!("{before}; exec \"$0\" serve --addr 127.0.0.1:0 --data \"$1\" {options}");
        let mut child = Command::new("sh")
            .args(["-c", &script, env!("CARGO_BIN_EXE_sacbe")])
            .arg(folder.path().join("data"))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().strip_prefix("http://").expect("the address").to_owned();
        Shelled { child, addr, _folder: folder }
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(i32::try_from(self.child.id()).unwrap()).unwrap()
    }

    fn get(&self, path: &str) -> (u16, String) {
        send(&self.addr, "", "GET", path, "").unwrap_or_default()
    }

    /// Opens a table; the status of the answer.
    fn open(&self) -> u16 {
        let new = r#"{"game": "pacal", "seats": 2}"#;
        send(&self.addr, "", "POST", "/api/tables", new).unwrap().0
    }

    /// Stops it with a signal: everything it logged. It must have stopped cleanly.
    fn stop(mut self, signal: Signal) -> String {
        kill_process(self.pid(), signal).unwrap();
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert_eq!(self.child.wait().unwrap().code(), Some(0), "{log}");
        log
    }
}

/// It ends with its test, even if the test fails.
impl Drop for Shelled {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn until(what: &str, mut check: impl FnMut() -> bool) {
    let start = Instant::now();
    while !check() {
        assert!(start.elapsed() < TIMEOUT, "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A limit on the size of files makes writes fail as a full disk does.
#[test]
fn a_full_disk_is_told_and_forgotten_when_there_is_room() {
    let server = Shelled::start("trap '' XFSZ; ulimit -S -f 600", "");
    assert_eq!((server.get("/readyz").0, server.get("/livez").0), (200, 200));
    until("the disk is full", || server.open() == 503);
    for path in ["/readyz", "/health"] {
        let (status, text) = server.get(path);
        assert!(status == 503 && text.contains("storage-unavailable"), "{path}: {text}");
    }
    assert_eq!(server.get("/livez").0, 200);
    let metrics = server.get("/metrics").1;
    assert!(metrics.contains("\nsacbe_ready 0\n"), "{metrics}");
    assert!(!metrics.contains("\nsacbe_failed_writes_total 0\n"), "{metrics}");

    let unlimited = Rlimit { current: None, maximum: None };
    prlimit(Some(server.pid()), Resource::Fsize, unlimited).unwrap();
    until("it is ready again", || server.get("/readyz").0 == 200);
    assert_eq!(server.open(), 201);
    assert!(server.get("/metrics").1.contains("\nsacbe_ready 1\n"));
    let log = server.stop(Signal::TERM);
    assert!(log.contains("writes fail and are not stored"), "{log}");
    assert!(log.contains("writes are stored again"), "{log}");
}

/// With large pages, every thread that works for a client would take megabytes more than it uses.
#[cfg(target_os = "linux")]
#[test]
fn a_server_uses_small_pages() {
    let server = Shelled::start(":", "");
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).unwrap();
    // A kernel without large pages says nothing about them.
    let large = status.lines().find_map(|line| line.strip_prefix("THP_enabled:"));
    assert!(large.is_none_or(|enabled| enabled.trim() == "0"), "{status}");
    server.stop(Signal::TERM);
}

#[test]
fn the_log_tells_start_and_stop_with_place_and_limits() {
    let server = Shelled::start(":", "--tables 77 --log json");
    let log = server.stop(Signal::TERM);
    let line = |message: &str| {
        let found = log.lines().find(|line| line.contains(&format!("\"message\":\"{message}\"")));
        serde_json::from_str::<serde_json::Value>(found.unwrap_or_else(|| panic!("{log}"))).unwrap()
    };
    let started = &line("started")["fields"];
    assert_eq!(
        (&started["tables"], &started["version"]),
        (&77.into(), &env!("CARGO_PKG_VERSION").into())
    );
    assert!(started["data"].as_str().unwrap().ends_with("sacbe.sqlite"), "{started}");
    line("stopped");
}

#[test]
fn a_signal_right_after_the_address_stops_it_cleanly() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP, Signal::TERM, Signal::HUP] {
        Shelled::start(":", "").stop(signal);
    }
}

#[test]
fn systemd_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notify");
    let manager = UnixDatagram::bind(&path).unwrap();
    manager.set_read_timeout(Some(TIMEOUT)).unwrap();
    let server = Shelled::start(&format!("export NOTIFY_SOCKET={}", path.display()), "");
    let hear = || {
        let mut message = [0; 256];
        let length = manager.recv(&mut message).unwrap();
        String::from_utf8(message[..length].to_vec()).unwrap().trim().to_owned()
    };
    assert_eq!(hear(), "READY=1");
    server.stop(Signal::TERM);
    assert_eq!(hear(), "STOPPING=1");
}

#[test]
fn the_limit_of_descriptors_is_raised_and_connections_fit_into_it() {
    let server = Shelled::start("ulimit -S -n 40; ulimit -H -n 100", "--connections 50000");
    let metrics = server.get("/metrics").1;
    let value = |name: &str| -> usize {
        let found = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        found.unwrap_or_else(|| panic!("{name}: {metrics}")).parse().unwrap()
    };
    assert_eq!(value("process_max_fds"), 100);
    let most = value("sacbe_connections_max");
    assert!((10..75).contains(&most), "{most}");
    // More connections than it serves: it does not run out, and is well when they are gone.
    let held: Vec<_> =
        (0..150).map(|_| std::net::TcpStream::connect(&server.addr).unwrap()).collect();
    until("surplus connections are refused", || {
        send(&server.addr, "", "GET", "/livez", "").is_none_or(|(status, _)| status != 200)
    });
    drop(held);
    until("it is well again", || server.get("/readyz").0 == 200);
    let log = server.stop(Signal::TERM);
    assert!(log.contains("fewer connections than wanted"), "{log}");
    assert!(!log.contains("accepting a connection failed"), "{log}");
}

#[test]
fn a_database_of_another_kind_is_refused() {
    for url in ["mysql://user:secret@host/name", "postgress://user:secret@host/name"] {
        let (_, error, status) = run(&["serve", "--database", url], "");
        assert_eq!(status, 1, "{error}");
        assert!(error.contains("is not supported") && !error.contains("secret"), "{error}");
    }
    assert!(!std::path::Path::new("mysql:").exists());
}
