//! A Postgres server for tests, in a temporary folder, reached through a Unix socket there: without
//! a port there are no conflicts. (With TLS it listens on a free port of this machine.) It ends with the process that started it, however that ends.
//!
//! Without Postgres on the machine the tests fail; `make test` installs it. Every error is a panic,
//! and so a failed test.
//!
//! ```
//! let server = pgtest::Server::start();
//! let url = server.database();
//! assert!(url.starts_with("postgres://"));
//! ```

#![expect(clippy::missing_panics_doc, reason = "every error here is a panic")]

use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::LazyLock;
use std::{env, fs, thread};

/// A running Postgres.
#[derive(Debug)]
pub struct Server {
    folder: PathBuf,
    programs: PathBuf,
    settings: String,
    /// Where it listens for TLS.
    port: Option<u16>,
    /// Cleans up when its input, whose other end we hold, is closed.
    reaper: Child,
}

/// Faster, because it need not survive a power cut.
const QUICK: &str = "-c fsync=off -c full_page_writes=off";
const DURABLE: &str = "-c fsync=on";

impl Server {
    /// The server that all tests of a process share; each creates its own [`Server::database`].
    pub fn shared() -> &'static Server {
        static SHARED: LazyLock<Server> = LazyLock::new(Server::start);
        &SHARED
    }

    /// Starts a server that does not wait for the disk.
    pub fn start() -> Server {
        let server = Server::prepare(QUICK.to_owned());
        server.start_again();
        server
    }

    /// Starts a server that also takes TLS connections, with this certificate and its key as PEM.
    pub fn with_tls(certificate: &str, key: &str) -> Server {
        let mut server = Server::prepare(QUICK.to_owned());
        let (certificate, key) =
            (server.own_file("server.pem", certificate), server.own_file("server.key", key));
        server.settings =
            format!("{QUICK} -c ssl=on -c ssl_cert_file={certificate} -c ssl_key_file={key}");
        // Another program may take a port between the moment it is found free and the start.
        let started = (0..5).any(|_| {
            server.port = Some(free_port());
            server.try_start()
        });
        assert!(started, "Postgres starts on a free port");
        server
    }

    /// Starts a server that waits for the disk, for tests of durability.
    pub fn durable() -> Server {
        let server = Server::prepare(DURABLE.to_owned());
        server.start_again();
        server
    }

    fn prepare(settings: String) -> Server {
        let folder = env::temp_dir().join(format!("pgtest-{:016x}", fastrand::u64(..)));
        fs::create_dir(&folder).expect("a temporary folder");
        let programs = programs();
        let reaper = reaper(&folder, &programs);
        let server = Server { folder, programs, settings, port: None, reaper };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&server.folder));
        }
        let quickly = ["-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8"];
        let data = server.data();
        run(server.program("initdb").arg("-D").arg(data).args(quickly).arg("--locale=C.UTF-8"));
        server
    }

    /// A file in the folder of the server that only it can read.
    fn own_file(&self, name: &str, content: &str) -> String {
        let path = self.folder.join(name);
        fs::write(&path, content).expect("a file in the folder");
        run(Command::new("chmod").arg("600").arg(&path));
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&path));
        }
        path.to_str().expect("a folder with a plain name").to_owned()
    }

    /// Creates an empty database and returns its URL.
    pub fn database(&self) -> String {
        let name = format!("t{:016x}", fastrand::u64(..));
        self.sql(&format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// Creates an empty database and returns its URL over TCP, with this name for the machine and
    /// without parameters. Only for a server with TLS.
    pub fn tcp_database(&self, host: &str) -> String {
        let name = format!("t{:016x}", fastrand::u64(..));
        self.sql(&format!("CREATE DATABASE {name}"));
        let port = self.port.expect("a server with TLS");
        format!("postgres://postgres@{host}:{port}/{name}")
    }

    /// Runs SQL as the administrator and returns the result.
    pub fn sql(&self, text: &str) -> String {
        self.sql_at(&self.url("postgres"), text)
    }

    /// Runs SQL in the database of this URL and returns the result.
    pub fn sql_at(&self, url: &str, text: &str) -> String {
        let mut psql = self.program("psql");
        psql.args(["-X", "-q", "-t", "-A", "-c", text, url]).stdin(Stdio::null());
        let output = psql.output().expect("psql runs");
        assert!(output.status.success(), "{text}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    fn url(&self, name: &str) -> String {
        let folder = self.folder.to_str().expect("a folder with a plain name");
        let port = self.port.map(|port| format!(":{port}")).unwrap_or_default();
        format!("postgres://postgres@{}{port}/{name}", folder.replace('/', "%2F"))
    }

    /// Stops the server as a crash would.
    pub fn stop_immediately(&self) {
        let data = self.data();
        run(self.program("pg_ctl").arg("-D").arg(data).args(["-w", "-m", "immediate", "stop"]));
    }

    /// Starts the server again.
    pub fn start_again(&self) {
        assert!(self.try_start(), "Postgres starts");
    }

    fn try_start(&self) -> bool {
        let folder = self.folder.display();
        let listen = self.port.map(|port| format!("127.0.0.1 -p {port}")).unwrap_or_default();
        let options = format!("-k {folder} -c listen_addresses={listen} {}", self.settings);
        let mut start = self.program("pg_ctl");
        start.arg("-D").arg(self.data()).arg("-l").arg(self.folder.join("log"));
        start.args(["-w", "-o", &options, "start"]);
        // The server keeps running and would keep our output open.
        let status = start.stdin(Stdio::null()).stdout(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        as_postgres(&self.programs.join(name))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.reaper.stdin.take());
        let ended = self.reaper.wait();
        if !thread::panicking() {
            ended.expect("the reaper ends");
        }
    }
}

/// A process that stops the server and removes its folder, even if ours was killed.
fn reaper(folder: &Path, programs: &Path) -> Child {
    let script = r#"cat; "$@"; exec rm -rf "$FOLDER""#;
    let stop = as_postgres(&programs.join("pg_ctl"));
    let mut reaper = Command::new("sh");
    reaper.args(["-c", script, "reaper"]).arg(stop.get_program()).args(stop.get_args());
    reaper.arg("-D").arg(folder.join("data")).args(["-m", "immediate", "stop"]);
    reaper.env("FOLDER", folder).current_dir("/").stdin(Stdio::piped());
    reaper.stdout(Stdio::null()).stderr(Stdio::null());
    reaper.spawn().expect("sh runs")
}

/// Postgres refuses to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/");
    command
}

fn is_root() -> bool {
    static ROOT: LazyLock<bool> = LazyLock::new(|| {
        Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
    });
    *ROOT
}

/// The folder of the Postgres programs: the newest version on Debian, otherwise from the `PATH`.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &PathBuf| path.file_name().and_then(OsStr::to_str)?.parse::<u32>().ok();
    let newest = versions.map(|version| version.path()).max_by_key(number);
    let folders = newest.map(|version| version.join("bin")).into_iter();
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = folders.chain(env::split_paths(&path));
    let found = folders.find(|folder| folder.join("initdb").is_file());
    found.expect("Postgres is needed for these tests: make postgres")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("its address").port()
}

#[track_caller]
fn run(command: &mut Command) {
    // The server keeps running and would keep our output open.
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status();
    assert!(status.as_ref().is_ok_and(ExitStatus::success), "{command:?}: {status:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_stops_starts_again_and_leaves_nothing() {
        let server = Server::start();
        let folder = server.folder.clone();
        server.stop_immediately();
        server.start_again();
        assert!(server.database().contains("%2F"));
        assert_eq!(server.sql("SELECT 6 * 7"), "42");
        drop(server);
        assert!(!folder.exists());
    }
}
