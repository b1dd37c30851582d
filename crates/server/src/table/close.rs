//! Closes a table for the operator, and tells everyone there.

use std::sync::Arc;

use protocol::TableId;
use tokio::sync::oneshot;

use crate::AdminResult;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::act;
use crate::table::pending::Delivery;
use crate::table::room::{Room, RoomState};

/// How often it is tried when other nodes are faster.
const MAX_ATTEMPTS: u32 = 5;

/// Closes a table. Done when that is durable.
pub(crate) async fn close(app: &Arc<App>, table: &str) -> AdminResult {
    let Ok(id) = TableId::new(table) else { return AdminResult::NothingFound };
    let room = app.rooms.open(&id);
    for _ in 0..MAX_ATTEMPTS {
        let (signal, durable) = oneshot::channel();
        let closed = app.with_table(&room, |state| closed_in(app, &room, state, signal)).await;
        match closed {
            Ok(false) => return AdminResult::AlreadyOver,
            Ok(true) if durable.await.is_ok() => return AdminResult::Done,
            Ok(true) => {}
            Err(problem) if problem == Problem::no_such_table() => {
                return AdminResult::NothingFound;
            }
            Err(_) => return AdminResult::Failed,
        }
    }
    AdminResult::Failed
}

/// Returns whether the table could be closed. The signal is sent when that is durable.
fn closed_in(
    app: &Arc<App>,
    room: &Arc<Room>,
    state: &mut RoomState,
    signal: oneshot::Sender<()>,
) -> bool {
    let now = app.config.clock.now();
    let Some(Ok(answer)) = state.table.as_mut().map(|table| table.close(now)) else {
        return false;
    };
    act::write_events(app, room, state, &answer, None);
    room.deliver(Delivery::Signal(signal));
    true
}
