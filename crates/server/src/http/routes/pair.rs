//! Finds somebody to play with.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::{NewSeat, NewTable, Pace, PairAnswer, PairRequest, Spectators, StandInBy, TableId};
use tables::Setup;

use super::body::Body;
use super::open_table;
use crate::http::caller::Caller;
use crate::http::credential::Credential;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::pairing::Waiting;
use crate::table::pairing::seat::{self, Seeker};

/// `POST /api/pair`
pub(super) async fn pair(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wish): Body<PairRequest>,
) -> Result<Response, Problem> {
    caller.person = 1;
    // A name that no table takes must not look like tables that take nobody.
    tables::clean_name(&wish.name)?;
    let credential = caller.identify();
    let seeker = Seeker { player: caller.player(), network: caller.client.limited_network() };
    if wish.table.is_none() {
        app.usage.may_store(seeker.network)?;
        tables::check(&Setup::of(&wish.game, wish.seats))?;
        open_table::count(&app, &caller)?;
    }
    let _one_at_a_time = app.pairing.deciding.lock().await;
    let table = match &wish.table {
        Some(table) => seat::wait_or_move(&app, &seeker, table, &wish).await?,
        None => match seat::find(&app, &seeker, &wish).await? {
            Some(table) => table,
            None => open(&app, &caller, &credential, &wish).await?,
        },
    };
    Ok(caller.respond(Json(PairAnswer { table })))
}

/// Opens a table where others are seated.
async fn open(
    app: &Arc<App>,
    caller: &Caller,
    credential: &Credential,
    wish: &PairRequest,
) -> Result<TableId, Problem> {
    let new = new_table(wish);
    let setup = Setup { pairing: true, ..Setup::from(&new) };
    let (table, events) = open_table::set_up(&new, setup, credential)?;
    let now = app.config.clock.now();
    let waiting = Waiting {
        table: table.id().clone(),
        game: wish.game.clone(),
        seats: wish.seats,
        people: 1,
        since: now,
        seen: now,
    };
    open_table::store_table(app, caller.client.limited_network(), table, &events).await?;
    app.note_waiting(waiting.clone());
    Ok(waiting.table)
}

fn new_table(wish: &PairRequest) -> NewTable {
    NewTable {
        game: wish.game.clone(),
        seats: wish.seats,
        options: rules::Options::new(),
        map: None,
        pace: Pace::Unhurried,
        spectators: Spectators::Public,
        visibility: None,
        chat: true,
        stand_in: bots::Level::USUAL,
        stand_in_by: StandInBy::All,
        look: wish.look,
        opening: Vec::new(),
        places: vec![NewSeat::Person(wish.name.clone())],
        start: false,
    }
}
