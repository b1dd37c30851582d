//! Lists: games, public tables, my tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use axum::response::sse::{KeepAlive, Sse};
use bots::Level;
use protocol::{GameInfo, Games, MapInfo, MyTable, MyTables, OptionInfo, TableList, TableSummary};
use store::ListedTable;
use tables::Table;

use crate::background::notices::push::vapid::VapidKey;
use crate::http::caller::Caller;
use crate::http::credential::Credential;
use crate::http::problem::Problem;
use crate::http::query::Parameters;
use crate::operations::app::App;
use crate::table::lobby;

/// How many tables a page of a list has.
const MAX_TABLES: u32 = 40;

/// `GET /api/games`
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Games> {
    let maps = |game: &str| {
        let offered = app.config.maps.iter().filter(|map| map.game == game);
        offered
            .map(|map| MapInfo { name: map.name.clone(), options: map.options.clone() })
            .collect()
    };
    let game = |entry: &catalog::Entry| GameInfo {
        name: entry.name.to_owned(),
        title: entry.title.to_owned(),
        least: *entry.players.start(),
        most: *entry.players.end(),
        options: entry.options.iter().map(option).collect(),
        maps: maps(entry.name),
    };
    Json(Games {
        games: catalog::GAMES.iter().map(game).collect(),
        levels: Level::OFFERED.to_vec(),
        presets: tables::PRESETS.iter().map(|&key| key.to_owned()).collect(),
        most_name: tables::MOST_NAME,
        most_message: tables::MOST_MESSAGE,
        bots_in_browser: app.config.bots_in_browser,
        notices: app.mailer.is_some(),
        push: app.vapid.as_ref().map(VapidKey::public),
    })
}

fn option(option: &rules::OptionSpec) -> OptionInfo {
    OptionInfo { name: option.name.to_owned(), values: option.values() }
}

/// `GET /api/tables`
pub(super) async fn public(State(app): State<Arc<App>>) -> Result<Json<TableList>, Problem> {
    lobby::list(&app).await.map(Json)
}

/// `GET /api/lobby`: the same list as server-sent events, again after every change.
pub(super) async fn lobby(State(app): State<Arc<App>>, caller: Caller) -> impl IntoResponse {
    let heartbeat = KeepAlive::new().interval(app.config.ping);
    Sse::new(lobby::events(app, caller.client)).keep_alive(heartbeat)
}

/// `GET /api/mine`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    parameters: Parameters,
    caller: Caller,
) -> Result<Json<MyTables>, Problem> {
    let page = parameters.page()?;
    let Some(credential) = caller.credential else {
        return Ok(Json(MyTables { tables: Vec::new(), more: false }));
    };
    let players: Vec<_> = credential.players().map(|player| player.as_str().to_owned()).collect();
    // One more than is shown, to know whether there is another page.
    let (before, up_to) = (page * MAX_TABLES, (page + 1) * MAX_TABLES);
    let listed = app.store.mine(&players, up_to + 1).await;
    let listed = listed.map_err(|error| app.storage_error(&error))?;
    let more = listed.len() > up_to as usize;
    let mut tables = Vec::new();
    for entry in listed.into_iter().take(up_to as usize).skip(before as usize) {
        if let Some(summary) = summary(&app, &entry.table).await {
            tables.extend(own_seats(&credential, &entry, &summary));
        }
    }
    tables.sort_by_key(|each| !each.waits);
    Ok(Json(MyTables { tables, more }))
}

/// The table once for each person of this browser who sits there.
fn own_seats<'a>(
    credential: &'a Credential,
    entry: &'a ListedTable,
    summary: &'a TableSummary,
) -> impl Iterator<Item = MyTable> + 'a {
    credential.players().zip(1..).filter_map(move |(player, person)| {
        let seat = entry.seats.iter().find(|each| each.player == player.as_str())?;
        Some(MyTable {
            person,
            seat: Some(usize::from(seat.seat)),
            waits: entry.waits.contains(seat.seat),
            summary: summary.clone(),
        })
    })
}

/// A table in a list; none if it cannot be read.
async fn summary(app: &Arc<App>, id: &str) -> Option<TableSummary> {
    app.read_durable(id, Table::summary).await.ok()
}
