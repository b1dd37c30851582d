//! Closes a table in the database, where no server has it in memory.

use store::{Outcome, Store, StoreError, Write};
use tables::{ServerKey, Stored, Table};

use super::AdminResult;
use crate::operations::clock;
use crate::table::to_store;

pub(super) async fn close(
    store: &Store,
    key: Option<&ServerKey>,
    table: &str,
) -> Result<AdminResult, StoreError> {
    let events = store.events(table, 0).await?;
    if events.is_empty() {
        return Ok(AdminResult::NothingFound);
    }
    let parse = |event: &store::StoredEvent| {
        let stored: Stored = serde_json::from_str(&event.body).ok()?;
        match key {
            Some(key) => key.unsealed(stored),
            None => Some(stored),
        }
    };
    let Some(events) = events.iter().map(parse).collect::<Option<Vec<_>>>() else {
        return Ok(AdminResult::Failed);
    };
    let Ok(mut table) = Table::from_events(events) else { return Ok(AdminResult::Failed) };
    let now = clock::now();
    let Ok(answer) = table.close(now) else { return Ok(AdminResult::AlreadyOver) };
    let write = to_store::write_without_opening(&table, &answer.events, now);
    match store.append(Write::one(write)).await {
        Outcome::Stored => Ok(AdminResult::Done),
        _ => Ok(AdminResult::Failed),
    }
}
