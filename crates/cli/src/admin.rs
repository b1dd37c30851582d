//! `sacbe admin`: what an operator can do to a running server, and without one.

mod read; // what only reads

use std::env;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use rules::{Phrase, Refusal};
use server::{AdminCommand, AdminResult, Network};
use store::{ErrorKind, Location, Store, StoreError};
use tables::ServerKey;

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, KeyArgs, Place};

/// List, close and delete tables, remove names and messages, ban networks, read reports
///
/// Works while servers are running, which carry it out within seconds, and without one. Everything
/// that was asked for stays in the log.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    key: KeyArgs,

    /// Your name for the log [default: the name of the user]
    #[arg(long, value_name = "NAME", env = "SACBE_WHO")]
    who: Option<String>,

    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// List tables: id, game, phase, seats with people, last change
    List {
        /// Only tables after this id
        #[arg(long, value_name = "TABLE", default_value = "")]
        after: String,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
    },
    /// Show the people at a table, and its messages with their numbers
    Show {
        /// The table
        table: String,
    },
    /// End a table: nobody wins, bots and clocks stop, and everyone there is notified at once
    Close {
        /// The table
        table: String,
    },
    /// Delete a table with everything that happened there
    Delete {
        /// The table
        table: String,
    },
    /// Remove a name from a table, also from what is stored
    RemoveName {
        /// The table
        table: String,
        /// The number of the seat
        seat: u8,
    },
    /// Remove a message from a table, also from what is stored
    RemoveMessage {
        /// The table
        table: String,
        /// The number that `show` names
        number: u64,
    },
    /// Serve nobody in a network
    Ban {
        /// An address, or a range such as 192.0.2.0/24
        network: Network,
        /// For so many days [default: until it is lifted]
        #[arg(long, value_name = "N")]
        days: Option<u32>,
    },
    /// Serve a network again
    Unban {
        /// The address or range that was banned
        network: Network,
    },
    /// List banned networks
    Bans,
    /// List what players have reported, the newest first
    Reports {
        /// Only those that are not handled
        #[arg(long)]
        open: bool,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 100)]
        limit: u32,
    },
    /// Mark a report as handled
    HandleReport {
        /// The number that `reports` names
        report: i64,
    },
    /// List what operators have done, the newest first
    Log,
}

/// How long to wait for a server. It looks every second.
const PATIENCE: Duration = Duration::from_secs(15);
const PAUSE: Duration = Duration::from_millis(100);

/// How long this program may take for what it does itself, in milliseconds.
const LEASE: i64 = 60_000;

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let location = args.place.location()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        if let Some(command) = args.action.command() {
            let key = args.key.read(&args.place)?;
            return tell(ask(&location, &command, key.as_ref(), &args.who()).await?, console);
        }
        for line in read::read(&args.action, &location).await? {
            console.line(&line)?;
        }
        Ok(())
    })
}

impl Args {
    fn who(&self) -> String {
        let user = || ["SUDO_USER", "USER"].into_iter().find_map(|name| env::var(name).ok());
        self.who.clone().or_else(user).unwrap_or_else(|| "?".to_owned())
    }
}

impl Action {
    /// The command to carry out; none for what only reads.
    fn command(&self) -> Option<AdminCommand> {
        let day = 24 * 60 * 60 * 1000;
        match self {
            Action::List { .. }
            | Action::Show { .. }
            | Action::Bans
            | Action::Reports { .. }
            | Action::Log => None,
            Action::Close { table } => Some(AdminCommand::CloseTable { table: table.clone() }),
            Action::Delete { table } => Some(AdminCommand::DeleteTable { table: table.clone() }),
            Action::RemoveName { table, seat } => {
                Some(AdminCommand::RemoveName { table: table.clone(), seat: *seat })
            }
            Action::RemoveMessage { table, number } => {
                Some(AdminCommand::RemoveMessage { table: table.clone(), version: *number })
            }
            Action::Ban { network, days } => {
                let until = days.map(|days| now() + i64::from(days) * day);
                Some(AdminCommand::Ban { network: network.0, until })
            }
            Action::Unban { network } => Some(AdminCommand::Unban { network: network.0 }),
            Action::HandleReport { report } => Some(AdminCommand::HandleReport { report: *report }),
        }
    }
}

/// Carries a command out: a running server does, or this program if there is none.
async fn ask(
    location: &Location,
    command: &AdminCommand,
    key: Option<&ServerKey>,
    who: &str,
) -> Result<AdminResult, Failure> {
    let refuse = |error| serve::refuse(&error);
    let body = serde_json::to_string(command).map_err(std::io::Error::other)?;
    let Some(own) = own_store(location).await? else {
        let store = Store::open_beside(location).await.map_err(refuse)?;
        let id = store.put_command(now(), who, &body).await.map_err(refuse)?;
        return wait(&store, id).await;
    };
    let id = own.put_command(now(), who, &body).await.map_err(refuse)?;
    let result = carry_out(&own, key, id).await.map_err(refuse);
    own.close().await;
    result
}

/// Carries out everything that waits, also what was asked for before. Returns what came of a command.
async fn carry_out(
    store: &Store,
    key: Option<&ServerKey>,
    id: i64,
) -> Result<AdminResult, StoreError> {
    let mut own = AdminResult::Failed;
    for command in store.claim_commands(now(), LEASE).await? {
        let result = match serde_json::from_str::<AdminCommand>(&command.body) {
            Ok(asked) => asked.run(store, key).await.after(command.attempts),
            Err(_) => AdminResult::Failed,
        };
        store.finish_command(command.id, now(), result.name()).await?;
        own = if command.id == id { result } else { own };
    }
    Ok(own)
}

/// The database itself, unless a server uses it.
async fn own_store(location: &Location) -> Result<Option<Store>, Failure> {
    if let Location::Postgres(_) = location {
        let store = Store::open_beside(location).await.map_err(|error| serve::refuse(&error))?;
        if store.has_nodes().await.map_err(|error| serve::refuse(&error))? {
            return Ok(None);
        }
    }
    // A server migrates, after it has checked everything; this program does not.
    drop(Store::open_to_read(location).await.map_err(|error| serve::refuse(&error))?);
    match Store::open(location).await {
        Ok(store) => Ok(Some(store)),
        Err(error) if error.kind() == ErrorKind::InUse => Ok(None),
        Err(error) => Err(serve::refuse(&error)),
    }
}

async fn wait(store: &Store, id: i64) -> Result<AdminResult, Failure> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        let command = store.command(id).await.map_err(|error| serve::refuse(&error))?;
        if let Some(result) = command.and_then(|command| command.result) {
            return Ok(AdminResult::named(&result));
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(Failure::Outside(Refusal::new("admin-no-answer")))
}

fn tell(result: AdminResult, console: &mut Console<'_>) -> Result<(), Failure> {
    match result {
        AdminResult::Done => Ok(console.say(&Phrase::new("admin-done"))?),
        AdminResult::NothingFound => Err(Failure::Outside(Refusal::new("admin-nothing-found"))),
        AdminResult::NothingLeft => Err(Failure::Outside(Refusal::new("admin-nothing-left"))),
        AdminResult::AlreadyOver => Err(Failure::Outside(Refusal::new("admin-already-over"))),
        AdminResult::Failed => Err(Failure::Outside(Refusal::new("admin-failed"))),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
