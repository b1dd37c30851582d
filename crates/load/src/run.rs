//! Opens tables, connects clients, and lets them play.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::{Client, Left};
use crate::message::Made;
use crate::metrics::{self, Figures};
use crate::report::Measured;
use crate::table_clock::TableClock;
use crate::tally::Tally;
use crate::{BadPlan, Pace, Plan, Report, http};

/// How many tables are opened and connected to at once.
const AT_ONCE: usize = 16;

/// Why a run failed.
#[derive(Debug)]
pub enum LoadError {
    /// The plan is refused.
    Plan(BadPlan),
    /// The server cannot be reached.
    Connect(std::io::Error),
    /// The server answered a request with an error.
    Answered {
        /// The status.
        status: u16,
        /// The body of the answer.
        body: String,
    },
    /// The server violated the protocol.
    Protocol(String),
}

impl LoadError {
    pub(crate) fn connect(error: std::io::Error) -> LoadError {
        LoadError::Connect(error)
    }

    pub(crate) fn protocol(error: impl fmt::Display) -> LoadError {
        LoadError::Protocol(error.to_string())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Plan(plan) => plan.fmt(f),
            LoadError::Connect(error) => write!(f, "load-connect error={error}"),
            LoadError::Answered { status, body } => {
                write!(f, "load-answered status={status} body={body}")
            }
            LoadError::Protocol(error) => write!(f, "load-protocol error={error}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Runs the plan.
///
/// Tables and sockets are opened first; the time counts from when all of them are ready.
pub async fn run(plan: Plan) -> Result<Report, LoadError> {
    plan.check().map_err(LoadError::Plan)?;
    let run = Run { plan: Arc::new(plan), tally: Arc::default() };
    let empty = metrics::figures(run.plan.addr).await?;
    let made = run.make_tables().await?;
    let with_tables = metrics::figures(run.plan.addr).await?;
    let rooms = run.connect_all(made).await?;
    let with_sockets = metrics::figures(run.plan.addr).await?;
    run.play(rooms, [empty, with_tables, with_sockets]).await
}

#[derive(Clone)]
struct Run {
    plan: Arc<Plan>,
    tally: Arc<Tally>,
}

/// A table with the cookie that all its players share.
struct MadeTable {
    table: String,
    cookie: String,
}

type Room = Vec<Client>;

impl Run {
    async fn make_tables(&self) -> Result<Vec<MadeTable>, LoadError> {
        let jobs = (0..self.plan.tables).map(|_| self.clone().make_table());
        gather(jobs).await
    }

    async fn make_table(self) -> Result<MadeTable, LoadError> {
        let people: Vec<_> = (1..=self.plan.clients)
            .map(|person| serde_json::json!({"person": format!("Load {person}")}))
            .collect();
        let body = serde_json::json!({
            "game": self.plan.game,
            "seats": self.plan.clients,
            "places": people,
        });
        let answer = http::post(self.plan.addr, "/api/tables", None, body.to_string()).await?;
        if !answer.status.is_success() {
            let body = String::from_utf8_lossy(&answer.body).into_owned();
            return Err(LoadError::Answered { status: answer.status.as_u16(), body });
        }
        let made: Made = serde_json::from_slice(&answer.body).map_err(LoadError::protocol)?;
        let cookie = answer.cookie.ok_or_else(|| LoadError::protocol("no cookie was set"))?;
        self.start(&made, &cookie).await?;
        Ok(MadeTable { table: made.table, cookie })
    }

    /// Starts the game, without contributions to its dice.
    async fn start(&self, made: &Made, cookie: &str) -> Result<(), LoadError> {
        let what = serde_json::json!({"ask": "start"});
        let body = serde_json::json!({"id": "start", "seen": made.view.version, "what": what});
        let path = format!("/api/tables/{}/requests?as=1", made.table);
        let answer = http::post(self.plan.addr, &path, Some(cookie), body.to_string()).await?;
        if answer.status.is_success() {
            return Ok(());
        }
        let body = String::from_utf8_lossy(&answer.body).into_owned();
        Err(LoadError::Answered { status: answer.status.as_u16(), body })
    }

    async fn connect_all(&self, made: Vec<MadeTable>) -> Result<Vec<Room>, LoadError> {
        gather(made.into_iter().map(|made| self.clone().connect(made))).await
    }

    async fn connect(self, made: MadeTable) -> Result<Room, LoadError> {
        let clock = Arc::new(TableClock::new(Instant::now()));
        let mut room = Vec::new();
        for seat in 1..=self.plan.clients {
            let (plan, tally, clock) = (self.plan.clone(), self.tally.clone(), clock.clone());
            room.push(Client::connect(plan, tally, clock, &made.table, &made.cookie, seat).await?);
        }
        Ok(room)
    }

    async fn play(self, rooms: Vec<Room>, before: [Figures; 3]) -> Result<Report, LoadError> {
        let start = Instant::now();
        let until = start + self.plan.lasts;
        let mut tables = JoinSet::new();
        for room in rooms {
            self.spread(&room);
            tables.spawn(self.clone().keep_playing(room, until));
        }
        while let Some(ended) = tables.join_next().await {
            ended.map_err(LoadError::protocol)??;
        }
        let seconds = start.elapsed().as_secs_f64();
        let end = metrics::figures(self.plan.addr).await?;
        let [empty, with_tables, with_sockets] = before;
        let measured = Measured {
            seconds,
            actions: self.tally.actions.load(Relaxed),
            refused: self.tally.refused.load(Relaxed),
            games: self.tally.games.load(Relaxed),
            lost: self.tally.lost.load(Relaxed),
            waits: self.tally.take_waits(),
            empty,
            with_tables,
            with_sockets,
            end,
        };
        Ok(Report::new(&self.plan, measured))
    }

    /// Delays the first actions, because people do not all act at the same instant.
    fn spread(&self, room: &Room) {
        if let (Pace::PerSecond(rate), Some(client)) = (self.plan.pace, room.first()) {
            client.clock.delay(Duration::from_secs_f64(fastrand::f64() / rate));
        }
    }

    /// Plays game after game, each at a new table, until the time is up.
    async fn keep_playing(self, mut room: Room, until: Instant) -> Result<(), LoadError> {
        while play_out(room, until).await? == Left::GameOver {
            Tally::count(&self.tally.games);
            let made = self.clone().make_table().await?;
            room = self.clone().connect(made).await?;
        }
        Ok(())
    }
}

/// Lets all clients of a table play until each of them has left.
async fn play_out(room: Room, until: Instant) -> Result<Left, LoadError> {
    let mut clients = JoinSet::new();
    for mut client in room {
        clients.spawn(async move { client.play(until).await });
    }
    let mut over = true;
    while let Some(left) = clients.join_next().await {
        over &= left.map_err(LoadError::protocol)?? == Left::GameOver;
    }
    Ok(if over { Left::GameOver } else { Left::Away })
}

/// Runs a few jobs at a time, so that the server is not overloaded before the measurement.
async fn gather<T: Send + 'static>(
    jobs: impl Iterator<Item = impl Future<Output = Result<T, LoadError>> + Send + 'static>,
) -> Result<Vec<T>, LoadError> {
    let (mut running, mut done) = (JoinSet::new(), Vec::new());
    for job in jobs {
        if running.len() == AT_ONCE {
            done.extend(next(&mut running).await?);
        }
        running.spawn(job);
    }
    while !running.is_empty() {
        done.extend(next(&mut running).await?);
    }
    Ok(done)
}

async fn next<T: 'static>(
    running: &mut JoinSet<Result<T, LoadError>>,
) -> Result<Option<T>, LoadError> {
    match running.join_next().await {
        Some(done) => done.map_err(LoadError::protocol)?.map(Some),
        None => Ok(None),
    }
}
