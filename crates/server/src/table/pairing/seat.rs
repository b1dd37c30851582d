//! Finds a seat for somebody who wants to play with others.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::http::StatusCode;
use protocol::{Granted, PairRequest, RequestId, TableCommand, TableId};
use tables::{PlayerId, Refusal, Request, Table, hex};
use tokio::sync::oneshot;

use super::{LIFETIME, Waiting, people};
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::secret;
use crate::table::act;
use crate::table::request::{ClientRequest, Reply};
use crate::table::room::{Room, RoomState};

/// Somebody who wants to play with others.
#[derive(Clone, Debug)]
pub(crate) struct Seeker {
    pub(crate) player: PlayerId,
    /// The network of their client, if limits apply to it: what they store counts for it, and not for
    /// that of somebody who waits at the table.
    pub(crate) network: Option<IpAddr>,
}

/// Seats somebody at the best table where others wait; none if nobody does.
pub(crate) async fn find(
    app: &Arc<App>,
    seeker: &Seeker,
    wish: &PairRequest,
) -> Result<Option<TableId>, Problem> {
    for candidate in app.pairing.candidates(&wish.game, wish.seats) {
        if !app.is_waited_at(&candidate.table) {
            continue;
        }
        match sit(app, seeker, &candidate.table, wish).await {
            Ok(()) => return Ok(Some(candidate.table)),
            // Somebody was faster, or the table is gone.
            Err(problem) if is_passed(&problem) => app.pairing.forget(&candidate.table),
            Err(problem) => return Err(problem),
        }
    }
    Ok(None)
}

fn is_passed(problem: &Problem) -> bool {
    matches!(problem.status, StatusCode::CONFLICT | StatusCode::NOT_FOUND)
}

/// Somebody waits at a table and asks again: they are moved if others wait at a better one.
pub(crate) async fn wait_or_move(
    app: &Arc<App>,
    seeker: &Seeker,
    table: &TableId,
    wish: &PairRequest,
) -> Result<TableId, Problem> {
    let room = app.rooms.open(table);
    app.with_table(&room, |state| is_seated(state, &seeker.player)).await??;
    free_deserted_seats(app, &room, seeker).await?;
    let Some(own) = note(app, &room).await? else { return Ok(table.clone()) };
    let candidates = app.pairing.candidates(&own.game, own.seats);
    let mut better = candidates.iter().take_while(|each| each.rank() < own.rank());
    let is_alone = own.people == 1 && better.any(|each| app.is_waited_at(&each.table));
    if !is_alone || !leave(app, &room, seeker).await? {
        return Ok(table.clone());
    }
    app.pairing.forget(table);
    let wish = PairRequest { game: own.game, seats: own.seats, ..wish.clone() };
    if let Some(found) = find(app, seeker, &wish).await? {
        return Ok(found);
    }
    sit(app, seeker, table, &wish).await?;
    note(app, &room).await?;
    Ok(table.clone())
}

fn is_seated(state: &RoomState, player: &PlayerId) -> Result<(), Refusal> {
    let mut people = state.table.iter().flat_map(Table::people);
    if people.any(|(_, seated)| seated == player) { Ok(()) } else { Err(Refusal::NotSeated) }
}

/// Notes that somebody waits at this table; none if it waits for nobody.
async fn note(app: &Arc<App>, room: &Arc<Room>) -> Result<Option<Waiting>, Problem> {
    let now = app.config.clock.now();
    let known = app.pairing.get(&room.id);
    let waiting = |state: &mut RoomState| {
        let table = state.table.as_ref()?;
        let summary = table.summary();
        Some(Waiting {
            table: room.id.clone(),
            game: summary.game,
            seats: summary.seats.len(),
            people: people(table)?,
            since: known.map_or(summary.at, |known| known.since),
            seen: now,
        })
    };
    let waiting = app.with_table(room, waiting).await?;
    match &waiting {
        Some(waiting) => app.note_waiting(waiting.clone()),
        None => app.pairing.forget(&room.id),
    }
    Ok(waiting)
}

/// People who went away while they waited give their seat up.
async fn free_deserted_seats(
    app: &Arc<App>,
    room: &Arc<Room>,
    seeker: &Seeker,
) -> Result<(), Problem> {
    let gone = |state: &mut RoomState| {
        let waits = state.table.as_ref().and_then(people).is_some();
        if waits { state.company.gone_for(app, LIFETIME) } else { Vec::new() }
    };
    for absent in app.with_table(room, gone).await? {
        if absent != seeker.player {
            let absent = Seeker { player: absent, network: seeker.network };
            leave_waiting(app, room, &absent, usize::MAX).await?;
        }
    }
    Ok(())
}

/// Leaves a table where one waits alone; false if that is no longer so.
async fn leave(app: &Arc<App>, room: &Arc<Room>, seeker: &Seeker) -> Result<bool, Problem> {
    leave_waiting(app, room, seeker, 1).await
}

/// Leaves, unless the game has started or more people than this wait.
async fn leave_waiting(
    app: &Arc<App>,
    room: &Arc<Room>,
    seeker: &Seeker,
    most: usize,
) -> Result<bool, Problem> {
    let may = |state: &RoomState| {
        state.table.as_ref().and_then(people).is_some_and(|people| people <= most)
    };
    Ok(ask_if(app, room, seeker, TableCommand::Leave, may).await?.is_some())
}

/// Sits down on any open seat. Names at a table differ: a number is added if necessary.
async fn sit(
    app: &Arc<App>,
    seeker: &Seeker,
    table: &TableId,
    wish: &PairRequest,
) -> Result<(), Problem> {
    let room = app.rooms.open(table);
    let mut number = 1;
    loop {
        let sit =
            TableCommand::Sit { seat: None, name: numbered(&wish.name, number), look: wish.look };
        match ask_if(app, &room, seeker, sit, |_| true).await {
            Err(problem) if problem.phrase.key == "table-name-taken" && number <= wish.seats => {
                number += 1;
            }
            Err(problem) => return Err(problem),
            Ok(_) => break,
        }
    }
    note(app, &room).await?;
    Ok(())
}

/// The name with a number, if it is not the first; cut to the length that is allowed.
fn numbered(name: &str, number: usize) -> String {
    if number == 1 {
        return name.to_owned();
    }
    let number = format!(" {number}");
    let room = tables::MOST_NAME.saturating_sub(number.len());
    let start: String = name.trim().chars().take(room).collect();
    format!("{}{number}", start.trim_end())
}

/// Sends a request to a table if it is in a certain state; none if it is not.
async fn ask_if(
    app: &Arc<App>,
    room: &Arc<Room>,
    seeker: &Seeker,
    what: TableCommand,
    may: impl FnOnce(&RoomState) -> bool,
) -> Result<Option<Granted>, Problem> {
    let id = RequestId::new(&format!("pair-{}", hex::write(&secret::random()[..12])));
    let id = id.map_err(|_| Problem::fault())?;
    let (reply, answer) = oneshot::channel();
    let asking = |state: &mut RoomState| {
        if !may(state) {
            return false;
        }
        let seen_version = state.table.as_ref().map_or(0, Table::version);
        let request = Request { id, seen_version, from: seeker.player.clone(), what };
        let reply = Reply::Http(reply);
        let network = seeker.network;
        let asked =
            ClientRequest { request, reply, network, received: Instant::now(), attempts: 0 };
        act::ask(app, room, state, asked);
        true
    };
    if !app.with_table(room, asking).await? {
        return Ok(None);
    }
    answer.await.map_err(|_| Problem::fault())?.map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_added_to_a_name_that_is_taken() {
        assert_eq!(numbered("Ana", 1), "Ana");
        assert_eq!(numbered("Ana", 2), "Ana 2");
        let long = "a".repeat(tables::MOST_NAME);
        assert_eq!(numbered(&long, 2).chars().count(), tables::MOST_NAME);
    }
}
