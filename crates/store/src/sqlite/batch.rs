//! Stores queued writes in one transaction.

use rusqlite::{Connection, OptionalExtension, Result, Transaction, TransactionBehavior, params};

use crate::chain::QueuedWrite;
use crate::commits::Commits;
use crate::write::Done;
use crate::{NewNotice, Outcome, SeatedPlayer, TableWrite};

/// Stores the writes and tells each caller the outcome.
pub(super) fn store(
    connection: &mut Connection,
    writes: &mut Vec<(QueuedWrite, Done)>,
    node: &str,
    commits: &Commits,
) {
    if writes.is_empty() {
        return;
    }
    let outcomes = if let Ok(outcomes) = attempt(connection, writes, node) {
        commits.note(writes.len());
        outcomes
    } else {
        // One bad write must not fail the others.
        writes.iter().map(|write| store_alone(connection, write, node, commits)).collect()
    };
    for ((queued, done), outcome) in writes.drain(..).zip(outcomes) {
        queued.finish(done, outcome);
    }
}

fn store_alone(
    connection: &mut Connection,
    write: &(QueuedWrite, Done),
    node: &str,
    commits: &Commits,
) -> Outcome {
    let outcome = match attempt(connection, std::slice::from_ref(write), node) {
        Ok(outcomes) => {
            commits.note(1);
            outcomes[0]
        }
        Err(error) => {
            commits.note_failure(1, &error);
            Outcome::Unavailable
        }
    };
    write.0.note(outcome)
}

/// Stores all of them in one transaction; an error rolls it back.
fn attempt(
    connection: &mut Connection,
    writes: &[(QueuedWrite, Done)],
    node: &str,
) -> Result<Vec<Outcome>> {
    // Immediate: an operator's program may write in between, and a reader cannot become a writer
    // then.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let store = |(queued, _): &(QueuedWrite, Done)| store_one(&transaction, queued, node);
    let outcomes = writes.iter().map(store).collect::<Result<_>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

fn store_one(transaction: &Transaction<'_>, queued: &QueuedWrite, node: &str) -> Result<Outcome> {
    let write = &queued.write;
    let mut last_rows = Vec::with_capacity(write.tables.len());
    let version = |table: &str| {
        let (version, last) = last_event(transaction, table)?;
        last_rows.push(last);
        Ok::<_, rusqlite::Error>(version)
    };
    if queued.is_broken() || !write.follows(version)? {
        return Ok(queued.note(Outcome::Conflict));
    }
    for (table, last) in write.tables.iter().zip(last_rows) {
        store_table(transaction, table, last, node)?;
    }
    for notice in &write.notices {
        store_notice(transaction, notice)?;
    }
    Ok(Outcome::Stored)
}

/// The version of a table and the row of its last event; version 0 if there is no such table.
fn last_event(transaction: &Transaction<'_>, table: &str) -> Result<(u64, Option<i64>)> {
    let mut find =
        transaction.prepare_cached("SELECT version, last_seq FROM tables WHERE id = ?1")?;
    let found = find.query_row([table], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)));
    Ok(found.optional()?.map_or((0, None), |(version, last)| (version.cast_unsigned(), last)))
}

fn store_table(
    transaction: &Transaction<'_>,
    write: &TableWrite,
    last: Option<i64>,
    node: &str,
) -> Result<()> {
    if write.first == 1 {
        insert_index(transaction, write)?;
    }
    let last = insert_events(transaction, write, last)?;
    update_index(transaction, write, last, node)?;
    write.seats.iter().try_for_each(|seats| replace_seats(transaction, &write.table, seats))
}

/// Inserts the events after the one in the row `last`. Returns the row of the last event.
fn insert_events(
    transaction: &Transaction<'_>,
    write: &TableWrite,
    mut last: Option<i64>,
) -> Result<Option<i64>> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO events (table_id, version, at, body, before_seq) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (version, event) in (write.first.cast_signed()..).zip(&write.events) {
        last = Some(insert.insert(params![write.table, version, event.at, event.body, last])?);
    }
    Ok(last)
}

fn insert_index(transaction: &Transaction<'_>, write: &TableWrite) -> Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO tables (id, version, game, public, phase, created, updated, waits)
         VALUES (?1, 0, ?2, 0, 0, ?3, ?3, 0)",
    )?;
    insert.execute(params![write.table, write.index.game, write.index.updated])?;
    Ok(())
}

fn update_index(
    transaction: &Transaction<'_>,
    write: &TableWrite,
    last: Option<i64>,
    node: &str,
) -> Result<()> {
    let mut update = transaction.prepare_cached(
        "UPDATE tables SET version = ?2, public = ?3, phase = ?4, updated = ?5, waits = ?6,
         due_at = ?7, lease_node = ?8, lease_until = ?9, last_seq = ?10 WHERE id = ?1",
    )?;
    let index = &write.index;
    update.execute(params![
        write.table,
        write.last().cast_signed(),
        index.public,
        index.phase.number(),
        index.updated,
        index.waits.bits(),
        index.due_at,
        index.lease_until.map(|_| node),
        index.lease_until,
        last,
    ])?;
    Ok(())
}

fn replace_seats(transaction: &Transaction<'_>, table: &str, seats: &[SeatedPlayer]) -> Result<()> {
    transaction.prepare_cached("DELETE FROM seats WHERE table_id = ?1")?.execute([table])?;
    let mut insert = transaction
        .prepare_cached("INSERT INTO seats (table_id, seat, player) VALUES (?1, ?2, ?3)")?;
    for seat in seats {
        insert.execute(params![table, seat.seat, seat.player])?;
    }
    Ok(())
}

fn store_notice(transaction: &Transaction<'_>, notice: &NewNotice) -> Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO notices (id, not_before, state, attempts, body) VALUES (?1, ?2, 0, 0, ?3)
         ON CONFLICT (id) DO NOTHING",
    )?;
    insert.execute(params![notice.id, notice.not_before, notice.body])?;
    Ok(())
}
