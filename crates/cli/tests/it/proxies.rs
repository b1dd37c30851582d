//! The example configurations of `deploy/`, started and talked through.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::served::{Serve, body, send};
use crate::support::free_file;

/// A wait this long means that a proxy does not start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A proxy in front of a server.
struct Proxy {
    process: Child,
    addr: String,
    server: Serve,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn example(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name);
    fs::read_to_string(path).unwrap()
}

/// The example with one line in place of another, which it must have.
#[track_caller]
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "the example has no {old:?}:\n{text}");
    text.replace(old, new)
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(free_file(name));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Starts a server, and a proxy with what `set_up` gives for a folder, the proxy's own address and
/// that of the server.
fn start(name: &str, limits: &[&str], set_up: impl Fn(&Path, &str, &str) -> Command) -> Proxy {
    let place = folder(&format!("{name}-data")).display().to_string();
    let mut flags = vec!["--data".to_owned(), place, "--trust-proxy=loopback".to_owned()];
    flags.extend(limits.iter().map(|&flag| flag.to_owned()));
    let server = Serve::start(&flags);
    let begun = Instant::now();
    loop {
        // Another program may take the port before the proxy does; then it is tried again.
        let addr = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let mut command = set_up(&folder(name), &addr, &server.addr);
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        while process.try_wait().unwrap().is_none() {
            if TcpStream::connect(&addr).is_ok() {
                return Proxy { process, addr, server };
            }
            assert!(begun.elapsed() < PATIENCE, "{name} does not listen");
            thread::sleep(Duration::from_millis(10));
        }
        assert!(begun.elapsed() < PATIENCE, "{name} does not start: {command:?}");
    }
}

/// nginx with the example in the middle of what Debian's configuration has around it, without TLS, and
/// as one process, which ends with the test.
fn nginx(limits: &[&str]) -> Proxy {
    start("nginx", limits, |folder, addr, server| {
        let site = with(&example("nginx.conf"), "listen 443 ssl;", &format!("listen {addr};"));
        let site = with(&site, "127.0.0.1:7777", server);
        let without_tls = |line: &&str| !line.trim_start().starts_with("ssl_");
        let site: Vec<&str> = site.lines().filter(without_tls).collect();
        let here = folder.display();
        let file = folder.join("nginx.conf");
        let config = format!(
            "daemon off;\nmaster_process off;\npid {here}/pid;\nerror_log {here}/log;\nevents {{}}\nhttp {{\n\
             access_log off;\nclient_body_temp_path {here}/body;\nproxy_temp_path {here}/proxy;\n\
             fastcgi_temp_path {here}/fastcgi;\nuwsgi_temp_path {here}/uwsgi;\n\
             scgi_temp_path {here}/scgi;\n{}\n}}\n",
            site.join("\n")
        );
        fs::write(&file, config).unwrap();
        let mut command = Command::new("nginx");
        // For a user whose path has no folders for administrators.
        let path = std::env::var("PATH").unwrap_or_default();
        command.env("PATH", format!("{path}:/usr/sbin"));
        command.arg("-p").arg(folder).arg("-c").arg(&file);
        command
    })
}

/// Caddy with the example, without TLS and without the port for administration.
fn caddy(limits: &[&str]) -> Proxy {
    start("caddy", limits, |folder, addr, server| {
        let site = with(&example("Caddyfile"), "games.example.org {", &format!("http://{addr} {{"));
        let site = with(&site, "127.0.0.1:7777", server);
        let file = folder.join("Caddyfile");
        fs::write(&file, format!("{{\n\tadmin off\n}}\n{site}")).unwrap();
        let mut command = Command::new("caddy");
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        command.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
        command
    })
}

/// A request as a browser at this address sends it.
fn request(addr: &str, method: &str, path: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(addr).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nOrigin: http://{addr}\r\n\
         Connection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let status = text.split(' ').nth(1).unwrap().parse().unwrap();
    (status, text)
}

/// The first message on the socket of a table.
fn first_message(addr: &str, table: &str) -> Value {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let stream = tokio::net::TcpStream::connect(addr).await.unwrap();
        let url = format!("ws://{addr}/api/tables/{table}/live");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", format!("http://{addr}").parse().unwrap());
        let (mut socket, _) = client_async(request, stream).await.unwrap();
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.unwrap();
        serde_json::from_str(message.unwrap().unwrap().to_text().unwrap()).unwrap()
    })
}

/// A page, a new table with an origin that has a port, and a socket.
#[track_caller]
fn a_browser_can_play_through(proxy: &Proxy) {
    let (status, page) = request(&proxy.addr, "GET", "/", "");
    assert!(status == 200 && page.contains("<title>"), "{page}");
    let new = json!({"game": "uxmal", "seats": 2, "spectators": "link"}).to_string();
    let (status, made) = request(&proxy.addr, "POST", "/api/tables", &new);
    assert_eq!(status, 201, "{made}");
    let table = made.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap();
    let message = first_message(&proxy.addr, table);
    assert_eq!(message["view"]["table"], table, "{message}");
}

/// What comes through the proxy is limited as the client behind it; the machine itself is not.
#[track_caller]
fn limits_are_those_of_the_client(proxy: &Proxy) {
    let mut refused = None;
    for _ in 0..200 {
        let (status, text) = request(&proxy.addr, "GET", "/api/games", "");
        if status == 429 {
            refused = Some(text);
            break;
        }
        assert_eq!(status, 200, "{text}");
    }
    let refused = refused.expect("a limit of one request a second is reached");
    assert!(refused.to_lowercase().contains("retry-after:"), "{refused}");
    let (status, text) = send(&proxy.server.addr, "", "GET", "/api/games", "").unwrap();
    assert_eq!((status, body(&text).is_some()), (200, true), "{text}");
}

#[test]
fn a_game_through_nginx() {
    a_browser_can_play_through(&nginx(&[]));
}

#[test]
fn a_game_through_caddy() {
    a_browser_can_play_through(&caddy(&[]));
}

#[test]
fn limits_behind_nginx() {
    limits_are_those_of_the_client(&nginx(&["--requests=1"]));
}

#[test]
fn limits_behind_caddy() {
    limits_are_those_of_the_client(&caddy(&["--requests=1"]));
}
