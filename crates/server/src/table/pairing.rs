//! Brings strangers together: who waits at which table for which game.
//!
//! Nothing of it is stored. A table counts as waited at while somebody with a seat is connected to
//! it; nodes tell each other about theirs. One that nobody tells about any more is forgotten.

pub(crate) mod seat; // finds a seat for somebody who asks

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{Moment, TableId};
use serde::{Deserialize, Serialize};
use tables::{Table, Viewer};

use crate::operations::app::App;
use crate::table::company::other_nodes;
use crate::table::room::RoomState;

/// How long a table counts as waited at after the last sign of it, in milliseconds: a page that
/// loads, or a message between nodes that is lost, takes less.
pub(crate) const LIFETIME: u64 = 10_000;

/// How often the nodes tell each other who waits.
const BEAT: Duration = Duration::from_secs(3);

/// How many tables fit into one message between nodes, which has at most 7 kB.
const TOLD_AT_ONCE: usize = 40;

/// The tables where somebody waits for others.
#[derive(Debug, Default)]
pub(crate) struct Pairing {
    waiting: Mutex<BTreeMap<TableId, Waiting>>,
    /// One at a time is seated: two who ask at once must meet.
    pub(crate) deciding: tokio::sync::Mutex<()>,
}

/// A table where somebody waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Waiting {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) seats: usize,
    /// How many people wait there.
    pub(crate) people: usize,
    /// When the table was opened.
    pub(crate) since: Moment,
    /// The last sign of somebody there, by the clock of this node.
    #[serde(skip)]
    pub(crate) seen: Moment,
}

impl Waiting {
    /// Fuller tables come first, then older ones. Every node has the same order.
    pub(crate) fn rank(&self) -> (Reverse<usize>, Moment, &TableId) {
        (Reverse(self.people), self.since, &self.table)
    }
}

impl Pairing {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn get(&self, table: &TableId) -> Option<Waiting> {
        self.lock().get(table).cloned()
    }

    fn forget(&self, table: &TableId) {
        self.lock().remove(table);
    }

    /// Where others wait for this, the best first.
    fn candidates(&self, game: &str, seats: usize) -> Vec<Waiting> {
        let waiting = self.lock();
        let fits = |each: &&Waiting| each.game == game && each.seats == seats;
        let mut found: Vec<Waiting> = waiting.values().filter(fits).cloned().collect();
        found.sort_unstable_by(|one, other| one.rank().cmp(&other.rank()));
        found
    }

    /// Takes in what another node tells.
    pub(crate) fn hear(&self, told: Vec<Waiting>, now: Moment) {
        let mut waiting = self.lock();
        waiting.extend(
            told.into_iter().map(|each| (each.table.clone(), Waiting { seen: now, ..each })),
        );
    }
}

impl App {
    /// Whether somebody waits at this table.
    pub(crate) fn is_waited_at(&self, table: &TableId) -> bool {
        let now = self.config.clock.now();
        let seen = self.pairing.get(table).is_some_and(|each| now.since(each.seen) < LIFETIME);
        seen || self.rooms.get(table).is_some_and(|room| has_company(&room.state()))
    }

    /// Notes that somebody waits at a table, and tells the other nodes.
    pub(crate) fn note_waiting(self: &Arc<App>, waiting: Waiting) {
        other_nodes::tell_waiting(self, std::slice::from_ref(&waiting));
        self.pairing.lock().insert(waiting.table.clone(), waiting);
    }
}

/// Whether somebody with a seat is connected here.
fn has_company(state: &RoomState) -> bool {
    let Some(table) = &state.table else { return false };
    let is_connected = |player: &tables::PlayerId| {
        state.listeners.iter().any(|each| each.viewer == Viewer::Player(player.clone()))
    };
    table.people().any(|(_, player)| is_connected(player))
}

/// How many people wait at a table; none if it waits for nobody.
fn people(table: &Table) -> Option<usize> {
    let seats = table.summary().seats;
    let is_open = seats.iter().any(|seat| seat.kind == protocol::SeatKind::Open);
    let people = table.people().count();
    (table.setup().pairing && !table.has_started() && is_open && people > 0).then_some(people)
}

/// Keeps the list of tables up to date until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = app.stops() => return,
        }
        let here = refresh(&app);
        here.chunks(TOLD_AT_ONCE).for_each(|told| other_nodes::tell_waiting(&app, told));
    }
}

/// Drops tables where nobody waits any more. Returns those with somebody connected here.
fn refresh(app: &App) -> Vec<Waiting> {
    let now = app.config.clock.now();
    let known: Vec<Waiting> = app.pairing.lock().values().cloned().collect();
    let mut here = Vec::new();
    for mut waiting in known {
        match sign(app, &waiting.table) {
            Sign::Waits { people } => {
                (waiting.people, waiting.seen) = (people, now);
                app.pairing.lock().insert(waiting.table.clone(), waiting.clone());
                here.push(waiting);
            }
            Sign::None if now.since(waiting.seen) < LIFETIME => {}
            Sign::None | Sign::Full => {
                app.pairing.forget(&waiting.table);
                app.lobby.note_change();
            }
        }
    }
    here
}

/// What this node knows of a table.
enum Sign {
    /// Somebody is connected here and waits.
    Waits { people: usize },
    /// Nobody is waited for.
    Full,
    /// Nobody is connected here.
    None,
}

fn sign(app: &App, table: &TableId) -> Sign {
    let Some(room) = app.rooms.get(table) else { return Sign::None };
    let state = room.state();
    match &state.table {
        None => Sign::None,
        Some(table) => match people(table) {
            None => Sign::Full,
            Some(people) if has_company(&state) => Sign::Waits { people },
            Some(_) => Sign::None,
        },
    }
}
