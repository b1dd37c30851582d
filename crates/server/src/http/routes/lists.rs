//! Lists: games, public tables, my tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Level;
use protocol::{GameInfo, Games, MapInfo, MyTable, MyTables, OptionInfo, TableList, TableSummary};
use store::ListedTable;
use tables::Table;

use crate::http::caller::Caller;
use crate::http::cookie::Credential;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// How many tables a list has at most.
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
        levels: Level::ALL.into_iter().filter(|&level| level != Level::Uct).collect(),
        presets: tables::PRESETS.iter().map(|&key| key.to_owned()).collect(),
        most_name: tables::MOST_NAME,
        most_message: tables::MOST_MESSAGE,
        notices: app.config.notices.smtp.is_some(),
    })
}

fn option(option: &rules::OptionSpec) -> OptionInfo {
    OptionInfo { name: option.name.to_owned(), values: option.values() }
}

/// `GET /api/tables`
pub(super) async fn public(State(app): State<Arc<App>>) -> Result<Json<TableList>, Problem> {
    let listed =
        app.store.public_tables(MAX_TABLES).await.map_err(|error| app.storage_error(&error))?;
    let mut tables = Vec::with_capacity(listed.len());
    for entry in listed {
        tables.extend(summary(&app, &entry.table).await);
    }
    Ok(Json(TableList { tables }))
}

/// `GET /api/mine`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<MyTables>, Problem> {
    let Some(credential) = caller.credential else {
        return Ok(Json(MyTables { tables: Vec::new() }));
    };
    let players: Vec<_> = credential.players().map(|player| player.as_str().to_owned()).collect();
    let listed =
        app.store.mine(&players, MAX_TABLES).await.map_err(|error| app.storage_error(&error))?;
    let mut tables = Vec::with_capacity(listed.len());
    for entry in listed {
        if let Some(summary) = summary(&app, &entry.table).await {
            tables.extend(own_seats(&credential, &entry, &summary));
        }
    }
    tables.sort_by_key(|each| !each.waits);
    Ok(Json(MyTables { tables }))
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
