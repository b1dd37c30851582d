//! Carries out what operators ask for, and follows what other nodes carried out.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use store::{Command, StoreError};

use crate::operations::admin::{AdminCommand, AdminResult};
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::close::close;

/// How often the database is asked.
const INTERVAL: Duration = Duration::from_secs(1);

/// How far back done commands are looked at, in milliseconds: further than clocks of nodes differ.
const LOOK_BACK: i64 = 60_000;

/// How long this node may take to carry out the commands it has taken, in milliseconds. If it dies,
/// another takes them after that time.
const LEASE: i64 = 20_000;

/// How often a command is taken: one that a server dies of must not stop all of them.
const MAX_ATTEMPTS: u32 = 3;

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    let mut followed = BTreeSet::new();
    loop {
        if let Err(error) = step(&app, &mut followed).await {
            // A database that is away is logged by those who need it more.
            tracing::debug!(%error, "commands could not be read");
        }
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = app.stops() => return,
        }
    }
}

async fn step(app: &Arc<App>, followed: &mut BTreeSet<i64>) -> Result<(), StoreError> {
    let now = clock::now_millis();
    app.set_bans(&app.store.bans(now).await?);
    app.read_signed_out().await?;
    for command in app.store.claim_commands(now, LEASE).await? {
        carry_out(app, &command).await?;
    }
    let done = app.store.finished_commands(now - LOOK_BACK).await?;
    let recent: BTreeSet<i64> = done.iter().map(|command| command.id).collect();
    for command in done.iter().filter(|command| !followed.contains(&command.id)) {
        reload(app, command).await;
    }
    *followed = recent;
    app.set_bans(&app.store.bans(now).await?);
    // If a reader holds it up, it is tried again.
    app.store.clear_journal().await.map(drop)
}

async fn carry_out(app: &Arc<App>, command: &Command) -> Result<(), StoreError> {
    let result = match serde_json::from_str::<AdminCommand>(&command.body) {
        _ if command.attempts > MAX_ATTEMPTS => AdminResult::Failed,
        Ok(AdminCommand::CloseTable { table }) => close(app, &table).await,
        Ok(asked) => asked.run(&app.store, Some(&app.key)).await,
        // A newer version of the program asked for something that this one does not know.
        Err(_) => AdminResult::Failed,
    };
    let result = result.after(command.attempts).name();
    tracing::info!(command = command.id, result, "carried out what an operator asked for");
    app.store.finish_command(command.id, clock::now_millis(), result).await
}

/// Loads the table again that a command has changed, and shows it to everyone there.
async fn reload(app: &Arc<App>, command: &Command) {
    app.lobby.note_change();
    let Ok(asked) = serde_json::from_str::<AdminCommand>(&command.body) else { return };
    let Some(id) = asked.table().and_then(|table| TableId::new(table).ok()) else { return };
    if matches!(asked, AdminCommand::DeleteTable { .. }) {
        let Some(room) = app.rooms.get(&id) else { return };
        let mut state = room.state();
        return state.delete();
    }
    reload_table(app, &id).await;
}

/// Loads a table again whose stored events have changed, if it is loaded.
pub(crate) async fn reload_table(app: &Arc<App>, id: &TableId) {
    let Some(room) = app.rooms.get(id) else { return };
    room.state().unload();
    // If that fails, the next request loads it.
    let _ = app.load(&room).await;
}
