//! The list of public tables, computed once for everybody who watches it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::Event;
use futures_util::Stream;
use futures_util::stream::unfold;
use protocol::{Moment, Phase, TableList, TableSummary};
use tables::Table;
use tokio::sync::{Notify, watch};

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// How many tables the list has at most.
const MAX_TABLES: u32 = 40;

/// The pause between two computations of the list, however much happens.
const PAUSE: Duration = Duration::from_millis(500);

/// The list as it was last sent.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    /// As JSON; none if it has to be computed first.
    list: watch::Sender<Option<Arc<str>>>,
    changed: Notify,
}

impl Lobby {
    /// A public table may have changed. It costs next to nothing while nobody watches.
    pub(crate) fn note_change(&self) {
        if self.list.receiver_count() == 0 {
            // The next one who watches must not get an old list.
            self.list.send_if_modified(|list| list.take().is_some());
        }
        self.changed.notify_one();
    }

    fn watch(&self) -> watch::Receiver<Option<Arc<str>>> {
        let mut lists = self.list.subscribe();
        lists.mark_changed();
        self.changed.notify_one();
        lists
    }

    #[cfg(test)]
    pub(crate) fn watchers(&self) -> usize {
        self.list.receiver_count()
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut sent = TableList { tables: Vec::new() };
    loop {
        tokio::select! {
            () = app.lobby.changed.notified() => {}
            () = app.stops() => return,
        }
        if app.lobby.list.receiver_count() == 0 {
            continue;
        }
        match list(&app).await {
            Ok(list) => send(&app, &mut sent, with_watchers(&app, list)),
            // The store has reported it. Try again after the pause.
            Err(_) => app.lobby.note_change(),
        }
        tokio::select! {
            () = tokio::time::sleep(PAUSE) => {}
            () = app.stops() => return,
        }
    }
}

/// Sends a list, unless it looks as before: a move in a game is no news here.
fn send(app: &App, sent: &mut TableList, list: TableList) {
    let is_news = !looks_like(sent, &list) || app.lobby.list.borrow().is_none();
    *sent = list;
    if let Some(text) = serde_json::to_string(&*sent).ok().filter(|_| is_news) {
        app.lobby.list.send_replace(Some(text.into()));
    }
}

fn looks_like(one: &TableList, other: &TableList) -> bool {
    let same = |(one, other)| without_moves(one) == without_moves(other);
    one.tables.len() == other.tables.len() && one.tables.iter().zip(&other.tables).all(same)
}

/// A table without what every move changes.
fn without_moves(table: &TableSummary) -> TableSummary {
    let mut table = table.clone();
    (table.version, table.turn, table.deadline, table.at) = (0, None, None, Moment::default());
    table.seats.iter_mut().for_each(|seat| seat.reserve = None);
    table
}

/// The public tables that are not over, without those where nobody waits any more.
pub(crate) async fn list(app: &Arc<App>) -> Result<TableList, Problem> {
    let listed = app.store.public_tables(MAX_TABLES).await;
    let listed = listed.map_err(|error| app.storage_error(&error))?;
    let mut tables = Vec::with_capacity(listed.len());
    for entry in listed {
        // A table that cannot be read is left out.
        let Ok(table) = app.read_durable(&entry.table, Table::summary).await else { continue };
        let is_deserted = table.pairing && !app.is_waited_at(&table.table);
        if table.phase == Phase::Gathering && is_deserted {
            continue;
        }
        tables.push(table);
    }
    Ok(TableList { tables })
}

/// The list with how many people watch each table: it follows who comes and goes.
fn with_watchers(app: &App, mut list: TableList) -> TableList {
    for table in &mut list.tables {
        let room = app.rooms.get(&table.table);
        table.watching = room.map_or(0, |room| room.state().company.watching());
    }
    list
}

/// The list now and after every change, until the server stops or the client is banned.
pub(crate) fn events(
    app: Arc<App>,
    client: Client,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let lists = app.lobby.watch();
    unfold((app, lists), move |(app, mut lists)| async move {
        loop {
            tokio::select! {
                changed = lists.changed() => changed.ok()?,
                () = app.stops() => return None,
                () = app.bans.ban(&client) => return None,
            }
            let list = lists.borrow_and_update().clone();
            if let Some(list) = list {
                return Some((Ok(Event::default().data(&*list)), (app, lists)));
            }
        }
    })
}
