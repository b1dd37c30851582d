//! `sacbe admin`: what an operator can do to a running server, and without one.

use std::env;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use rules::{Phrase, Refusal};
use server::{AdminCommand, AdminResult, Network};
use store::{ErrorKind, ListedTable, Location, Store};
use tables::{Event, Stored, Table};

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, Place};

/// List and delete tables, remove names and messages, ban networks
///
/// Works while servers are running, which carry it out within seconds, and without one. Everything
/// that was asked for stays in the log.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

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
    /// List what operators have done, the newest first
    Log,
}

/// How long to wait for a server. It looks every second.
const PATIENCE: Duration = Duration::from_secs(15);
const PAUSE: Duration = Duration::from_millis(100);

/// How many lines of the log are shown.
const LOG_LINES: u32 = 1000;

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let location = args.place.location()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        if let Some(command) = args.action.command() {
            return tell(ask(&location, &command, &args.who()).await?, console);
        }
        for line in args.action.read(&location).await? {
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
            Action::List { .. } | Action::Show { .. } | Action::Bans | Action::Log => None,
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
        }
    }

    async fn read(&self, location: &Location) -> Result<Vec<String>, Failure> {
        let refuse = |error| serve::refuse(&error);
        let store = Store::open_to_read(location).await.map_err(refuse)?;
        match self {
            Action::List { after, limit } => {
                let tables = store.tables_after(after, *limit).await.map_err(refuse)?;
                Ok(tables.iter().map(line).collect())
            }
            Action::Show { table } => {
                let events = store.events(table, 0).await.map_err(refuse)?;
                let parse = |event: &store::StoredEvent| serde_json::from_str(&event.body).ok();
                let events: Vec<Stored> = events.iter().filter_map(parse).collect();
                show(events).ok_or_else(|| Failure::Outside(Refusal::new("admin-nothing-found")))
            }
            Action::Bans => {
                let bans = store.bans(now()).await.map_err(refuse)?;
                let until = |until: Option<i64>| until.map_or("-".to_owned(), |at| at.to_string());
                Ok(bans
                    .iter()
                    .map(|ban| format!("{}\t{}", ban.network, until(ban.until)))
                    .collect())
            }
            _ => {
                let commands = store.commands(LOG_LINES).await.map_err(refuse)?;
                let line = |each: &store::Command| {
                    let result = each.result.as_deref().unwrap_or("waiting");
                    format!("{}\t{}\t{}\t{}\t{result}", each.id, each.at, each.who, each.body)
                };
                Ok(commands.iter().map(line).collect())
            }
        }
    }
}

fn line(table: &ListedTable) -> String {
    let seats = table.seats.len();
    format!("{}\t{}\t{:?}\t{seats}\t{}", table.table, table.game, table.phase, table.updated)
}

/// The people of a table, and its messages.
fn show(events: Vec<Stored>) -> Option<Vec<String>> {
    let said: Vec<_> = events
        .iter()
        .filter_map(|stored| match &stored.event {
            Event::Said { words, .. } => Some(format!("{}\t{words:?}", stored.version)),
            _ => None,
        })
        .collect();
    let summary = Table::from_events(events).ok()?.summary();
    let seats = summary.seats.iter().enumerate().map(|(index, seat)| {
        format!("seat {}\t{}", index + 1, seat.name.as_deref().unwrap_or("-"))
    });
    Some(seats.chain(said).collect())
}

/// Carries a command out: a running server does, or this program if there is none.
async fn ask(
    location: &Location,
    command: &AdminCommand,
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
    own.claim_commands().await.map_err(refuse)?;
    let result = command.run(&own).await;
    own.finish_command(id, now(), result.name()).await.map_err(refuse)?;
    own.close().await;
    Ok(result)
}

/// The database itself, unless a server uses it.
async fn own_store(location: &Location) -> Result<Option<Store>, Failure> {
    if let Location::Postgres(_) = location {
        let store = Store::open_beside(location).await.map_err(|error| serve::refuse(&error))?;
        if store.has_nodes().await.map_err(|error| serve::refuse(&error))? {
            return Ok(None);
        }
    }
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
        AdminResult::Failed => Err(Failure::Outside(Refusal::new("admin-failed"))),
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
