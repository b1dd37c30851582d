//! What an operator can change: `sacbe admin` stores a command, and a node carries it out.

mod closing; // ends a table that no server has in memory

use std::str::FromStr;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use store::{Ban, Store, StoreError};
use tables::{Redaction, ServerKey, Stored, Table};

use crate::operations::clock;
use crate::operations::proxies::{NotARange, range};

/// Something that an operator asks for. It is stored as JSON and stays in the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub enum AdminCommand {
    /// Delete a table with everything that happened there.
    DeleteTable { table: String },
    /// End a table: nobody wins, and nothing more happens there.
    CloseTable { table: String },
    /// Take the name of the person at this seat out of the table.
    RemoveName { table: String, seat: u8 },
    /// Take the chat message with this version out of the table.
    RemoveMessage { table: String, version: u64 },
    /// A player had their name and messages taken out of the table. Nobody can ask for it here; it
    /// is in the audit log, and tells other nodes to load the table again.
    Forgotten { table: String },
    /// Serve nobody in this network, until a time in milliseconds since 1970 or for good.
    Ban { network: IpNet, until: Option<i64> },
    /// Serve this network again.
    Unban { network: IpNet },
    /// Mark a report as handled.
    HandleReport { report: i64 },
}

/// A network as an operator types it: an address, or a range.
///
/// ```
/// assert_eq!("192.0.2.7".parse::<server::Network>()?.0.to_string(), "192.0.2.7/32");
/// assert_eq!("::ffff:192.0.2.7/120".parse::<server::Network>()?.0.to_string(), "192.0.2.0/24");
/// assert!("192.0.2.0/99".parse::<server::Network>().is_err());
/// # Ok::<(), server::NotARange>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(pub IpNet);

impl FromStr for Network {
    type Err = NotARange;

    fn from_str(text: &str) -> Result<Network, NotARange> {
        range(text).map(Network).ok_or_else(|| NotARange::new(text))
    }
}

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminResult {
    /// It was done.
    Done,
    /// There is no such table, seat, message, ban or report, so nothing was changed.
    NothingFound,
    /// There was nothing left to change when it was tried again: a server that stopped in between
    /// may have done it.
    NothingLeft,
    /// The game at the table is over, so the table cannot be closed.
    AlreadyOver,
    /// The database failed, or the table cannot be read.
    Failed,
}

impl AdminResult {
    /// As it is stored.
    pub fn name(self) -> &'static str {
        match self {
            AdminResult::Done => "done",
            AdminResult::NothingFound => "nothing-found",
            AdminResult::NothingLeft => "nothing-left",
            AdminResult::AlreadyOver => "already-over",
            AdminResult::Failed => "failed",
        }
    }

    /// Parses [`AdminResult::name`].
    pub fn named(name: &str) -> AdminResult {
        let all = [
            AdminResult::Done,
            AdminResult::NothingFound,
            AdminResult::NothingLeft,
            AdminResult::AlreadyOver,
        ];
        all.into_iter().find(|each| each.name() == name).unwrap_or(AdminResult::Failed)
    }

    /// The same for a command that was taken so often.
    #[must_use]
    pub fn after(self, attempts: u32) -> AdminResult {
        match self {
            AdminResult::NothingFound | AdminResult::AlreadyOver if attempts > 1 => {
                AdminResult::NothingLeft
            }
            result => result,
        }
    }
}

impl AdminCommand {
    /// The table that it changes without events, so that nodes have to load it again.
    pub(crate) fn table(&self) -> Option<&str> {
        match self {
            AdminCommand::DeleteTable { table }
            | AdminCommand::RemoveName { table, .. }
            | AdminCommand::RemoveMessage { table, .. }
            | AdminCommand::Forgotten { table } => Some(table),
            AdminCommand::CloseTable { .. }
            | AdminCommand::Ban { .. }
            | AdminCommand::Unban { .. }
            | AdminCommand::HandleReport { .. } => None,
        }
    }

    /// Changes what is stored. Servers load the table again when they see that it is done.
    ///
    /// A running server closes tables itself, with what it has in memory. Where there is none, the
    /// key is needed to reveal the seed of a table that is closed.
    pub async fn run(&self, store: &Store, key: Option<&ServerKey>) -> AdminResult {
        let result = match self {
            AdminCommand::CloseTable { table } => closing::close(store, key, table).await,
            _ => self
                .change(store)
                .await
                .map(|changed| if changed { AdminResult::Done } else { AdminResult::NothingFound }),
        };
        result.unwrap_or_else(|error| {
            tracing::error!(%error, "what an operator asked for failed");
            AdminResult::Failed
        })
    }

    /// Returns whether there was something to change.
    async fn change(&self, store: &Store) -> Result<bool, StoreError> {
        match self {
            AdminCommand::DeleteTable { table } => store.delete_table(table).await,
            AdminCommand::RemoveName { table, seat } => {
                let events = read(store, table).await?;
                let Some(player) = player_at(&events, *seat) else { return Ok(false) };
                redact(store, table, &events, &Redaction::Name(player)).await
            }
            AdminCommand::RemoveMessage { table, version } => {
                let events = read(store, table).await?;
                redact(store, table, &events, &Redaction::Message(*version)).await
            }
            AdminCommand::Ban { network, until } => {
                let ban = Ban { network: network.to_string(), until: *until };
                store.set_ban(ban).await.map(|()| true)
            }
            AdminCommand::Unban { network } => store.lift_ban(&network.to_string()).await,
            AdminCommand::HandleReport { report } => {
                store.handle_report(*report, clock::now_millis()).await
            }
            // Closing has events of its own, and forgetting was done when it was asked for.
            AdminCommand::CloseTable { .. } | AdminCommand::Forgotten { .. } => Ok(false),
        }
    }
}

/// The events of a table that can be read: a damaged one must not keep a name from being removed.
async fn read(store: &Store, table: &str) -> Result<Vec<Stored>, StoreError> {
    let events = store.events(table, 0).await?;
    Ok(events.iter().filter_map(|event| serde_json::from_str(&event.body).ok()).collect())
}

/// Takes the names and messages of these players out of a table. Returns whether there were any.
pub(crate) async fn forget(
    store: &Store,
    table: &str,
    players: &[tables::PlayerId],
) -> Result<bool, StoreError> {
    let events = read(store, table).await?;
    let of = |player: &tables::PlayerId| Redaction::Person(player.clone()).of(&events);
    rewrite(store, table, &players.iter().flat_map(of).collect::<Vec<_>>()).await
}

fn player_at(events: &[Stored], seat: u8) -> Option<tables::PlayerId> {
    let table = Table::from_events(events.to_vec()).ok()?;
    let mut people = table.people();
    people.find(|(each, _)| each.number() == usize::from(seat)).map(|(_, player)| player.clone())
}

async fn redact(
    store: &Store,
    table: &str,
    events: &[Stored],
    what: &Redaction,
) -> Result<bool, StoreError> {
    rewrite(store, table, &what.of(events)).await
}

/// Stores changed events in place of the old ones. Returns whether there were any.
async fn rewrite(store: &Store, table: &str, changed: &[Stored]) -> Result<bool, StoreError> {
    let body = |stored: &Stored| Some((stored.version, serde_json::to_string(stored).ok()?));
    let bodies: Vec<_> = changed.iter().filter_map(body).collect();
    if bodies.is_empty() {
        return Ok(false);
    }
    store.rewrite_events(table, bodies).await.map(|()| true)
}
