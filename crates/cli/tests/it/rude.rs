//! Many misbehaving clients at once while others play: they are disconnected, other players do not
//! notice, and the server's memory does not grow.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::future::{join, join_all};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::live::PATIENCE;
use crate::served::{Serve, body, send};
use crate::town::{Plan, Town};

/// Number of clients of each kind.
const EACH: usize = 12;

/// How much the memory of the server may grow in total, in bytes.
const GROWTH: f64 = 32.0 * 1024.0 * 1024.0;

const PLANS: [Plan; 2] =
    [Plan { game: "pacal", people: 2, bots: 0 }, Plan { game: "uxmal", people: 1, bots: 1 }];

const WHY: &str = r#"{"say":"why","id":"1","action":"fly a1"}"#;

/// A misbehaving client at a table.
#[derive(Clone, Copy)]
enum Sort {
    Garbage,
    Oversized,
    /// Sends a frame header with a length beyond any memory.
    Endless,
    TenThousand,
    ReadsNothing,
}

const SORTS: [Sort; 5] =
    [Sort::Garbage, Sort::Oversized, Sort::Endless, Sort::TenThousand, Sort::ReadsNothing];

/// A client that is connected and has not misbehaved yet.
struct Client {
    sort: Sort,
    socket: WebSocketStream<TcpStream>,
}

impl Client {
    async fn connected(sort: Sort, addr: SocketAddr, table: &str) -> Client {
        let stream = TcpStream::connect(addr).await.unwrap();
        let url = format!("ws://{addr}/api/tables/{table}/live");
        let (socket, _) = client_async(url, stream).await.unwrap();
        Client { sort, socket }
    }

    /// Misbehaves until the server closes the connection.
    async fn behave(mut self) {
        let message = match self.sort {
            Sort::Endless => return endless(self.socket).await,
            Sort::Garbage => Message::binary(vec![0xff; 100]),
            Sort::Oversized => Message::text("x".repeat(20_000)),
            Sort::TenThousand | Sort::ReadsNothing => Message::text(WHY),
        };
        let most = if matches!(self.sort, Sort::TenThousand) { 10_000 } else { usize::MAX };
        for _ in 0..most {
            if self.socket.send(message.clone()).await.is_err() {
                break;
            }
        }
        until_closed(self.socket).await;
    }
}

async fn until_closed(mut socket: WebSocketStream<TcpStream>) {
    while let Some(Ok(_)) = socket.next().await {}
}

/// Sends half a request and then nothing.
async fn half_open(addr: SocketAddr) {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{";
    stream.write_all(half).await.unwrap();
    let _ = stream.read_to_end(&mut Vec::new()).await;
}

async fn endless(mut socket: WebSocketStream<TcpStream>) {
    let stream = socket.get_mut();
    // A text frame of 2^40 bytes, with a mask of zeros.
    let head = [0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    stream.write_all(&head).await.unwrap();
    while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
}

fn memory(addr: SocketAddr) -> f64 {
    let sent = || send(&addr.to_string(), "", "GET", "/metrics", "");
    let (_, text) = block_in_place(sent).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    line.unwrap().parse().unwrap()
}

/// A table to watch.
fn table(addr: SocketAddr) -> String {
    let new = r#"{"game": "pacal", "seats": 2}"#;
    let sent = || send(&addr.to_string(), "", "POST", "/api/tables", new);
    let (_, text) = block_in_place(sent).unwrap();
    body(&text).unwrap()["table"].as_str().unwrap().to_owned()
}

/// The peak memory of the server until the future is done.
async fn most_memory(addr: SocketAddr, work: impl Future) -> f64 {
    let mut most = memory(addr);
    let mut work = std::pin::pin!(timeout(PATIENCE, work));
    loop {
        tokio::select! {
            done = &mut work => {
                assert!(done.is_ok(), "somebody was not cut off");
                return most.max(memory(addr));
            }
            () = sleep(Duration::from_millis(50)) => most = most.max(memory(addr)),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rude_clients_are_cut_off_and_nobody_else_notices() {
    let folder = std::env::temp_dir().join(format!("sacbe-rude-{}", std::process::id()));
    let place = ["--data".to_owned(), folder.display().to_string()];
    let serve = block_in_place(|| Serve::start(&place));
    let addr: SocketAddr = serve.addr.parse().unwrap();
    let town = Town::new(vec![addr], &PLANS);
    let streets = town.open();
    town.all_have_played().await;

    let (table, before) = (table(addr), memory(addr));
    let mut clients = Vec::new();
    for sort in SORTS.iter().flat_map(|&sort| [sort; EACH]) {
        clients.push(Client::connected(sort, addr, &table).await);
    }
    let half_open = join_all((0..EACH).map(|_| half_open(addr)));
    let rude = join(half_open, join_all(clients.into_iter().map(Client::behave)));
    let growth = most_memory(addr, rude).await - before;
    assert!(growth < GROWTH, "{growth} bytes more");

    town.await_all();
    town.all_have_played().await;
    town.close();
    for street in streets {
        for mut table in street.await.unwrap() {
            table.settle(&town).await;
            assert!(table.people().iter().all(|person| person.troubles.is_empty()));
        }
    }
    serve.kill();
    std::fs::remove_dir_all(folder).unwrap();
}
