//! `sacbe load`: a load test with thousands of clients, for a server on this machine.

use std::net::SocketAddr;
use std::time::Duration;

use load::{BadPlan, Latency, LoadError, Pace, Plan, Report};
use rules::{Phrase, Refusal};

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Load-test a server on this machine
///
/// Creates tables and connects clients that play random legal actions over sockets, game after
/// game, until the time is up. Start the server with `--limits off`, because all clients have the
/// same address.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address of the server; only this machine is allowed
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7777")]
    addr: SocketAddr,

    /// Game
    #[arg(long, value_parser = setup::names(), default_value = "pacal")]
    game: String,

    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,

    /// Clients per table
    #[arg(long, value_name = "N", default_value_t = 2)]
    clients: usize,

    /// Actions per second at each table; 0 means as fast as possible
    #[arg(long, value_name = "N", default_value_t = 0.0, value_parser = rate)]
    rate: f64,

    /// Only connect, without playing: measures the cost of connections
    #[arg(long, conflicts_with = "rate")]
    idle: bool,

    /// Duration in seconds
    #[arg(long, value_name = "S", default_value_t = 10)]
    seconds: u64,

    /// Leave out positions and hints, like programs that keep their own board
    #[arg(long)]
    plain: bool,

    /// Random seed for the choices of the clients
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one line of JSON instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    let report = runtime.block_on(load::run(args.plan())).map_err(|error| refuse(&error))?;
    if args.json {
        console.line(&serde_json::to_string(&report).expect("every key is a string"))?;
    } else {
        console.say(&summary(&report))?;
    }
    Ok(())
}

impl Args {
    fn plan(&self) -> Plan {
        Plan {
            addr: self.addr,
            game: self.game.clone(),
            tables: self.tables,
            clients: self.clients,
            pace: self.pace(),
            lasts: Duration::from_secs(self.seconds),
            plain: self.plain,
            seed: self.seed,
        }
    }

    fn pace(&self) -> Pace {
        match self.rate {
            _ if self.idle => Pace::Idle,
            0.0 => Pace::FlatOut,
            rate => Pace::PerSecond(rate),
        }
    }
}

fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if rate == 0.0 || (0.001..=1000.0).contains(&rate) => Ok(rate),
        _ => Err("expected 0, or a number of actions per second from 0.001 to 1000".to_owned()),
    }
}

fn refuse(error: &LoadError) -> Failure {
    match error {
        LoadError::Plan(plan) => Failure::Usage(bad_plan(*plan)),
        LoadError::Connect(error) => {
            Failure::Outside(Refusal::new("load-connect").with_text("reason", error))
        }
        LoadError::Answered { status, body } => Failure::Outside(
            Refusal::new("load-answered")
                .with("status", usize::from(*status))
                .with("body", body.as_str()),
        ),
        LoadError::Protocol(reason) => {
            Failure::Outside(Refusal::new("load-protocol").with("reason", reason.as_str()))
        }
    }
}

fn bad_plan(plan: BadPlan) -> Refusal {
    match plan {
        BadPlan::NotLocal => Refusal::new("load-not-local"),
        BadPlan::Tables { most } => Refusal::new("load-tables").with("most", most),
        BadPlan::TooLong { most } => Refusal::new("load-too-long").with_text("most", most),
    }
}

fn summary(report: &Report) -> Phrase {
    let phrase = Phrase::new("load-report")
        .with("tables", report.tables)
        .with("connections", report.connections)
        .with_text("seconds", format_args!("{:.1}", report.seconds))
        .with_text("actions", report.actions)
        .with_text("rate", format_args!("{:.0}", report.actions_per_second))
        .with_text("refused", report.refused)
        .with_text("games", report.games)
        .with_text("lost", report.lost)
        .with("acknowledged", waits(&report.acknowledged))
        .with("seen", waits(&report.seen));
    [
        ("cpu", report.cpu_us_per_action),
        ("table", report.bytes_per_table),
        ("connection", report.bytes_per_connection),
        ("memory", report.server_bytes),
    ]
    .into_iter()
    .fold(phrase, |phrase, (name, value)| phrase.with(name, number(value)))
}

fn waits(latency: &Latency) -> String {
    format!("{:.1} / {:.1} / {:.1}", latency.p50, latency.p95, latency.p99)
}

fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "?".to_owned(), |value| format!("{value:.0}"))
}
