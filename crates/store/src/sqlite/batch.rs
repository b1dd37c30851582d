//! Many writes in one commit.

use rusqlite::{Connection, OptionalExtension, Result, Transaction, params};

use crate::chain::Order;
use crate::commits::Commits;
use crate::write::Done;
use crate::{NewNotice, Outcome, Part, SeatLine};

/// Stores the writes and says to each what became of it, when that is certain.
pub(super) fn store(
    connection: &mut Connection,
    writes: &mut Vec<(Order, Done)>,
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
        // Whatever is wrong with one of them shall not be the fault of the others.
        writes.iter().map(|write| alone(connection, write, node)).collect()
    };
    for ((order, done), outcome) in writes.drain(..).zip(outcomes) {
        order.tell(done, outcome);
    }
}

fn alone(connection: &mut Connection, write: &(Order, Done), node: &str) -> Outcome {
    let outcomes = attempt(connection, std::slice::from_ref(write), node);
    write.0.ends(outcomes.map_or(Outcome::Unavailable, |outcomes| outcomes[0]))
}

/// All of them in one transaction, which an error undoes.
fn attempt(
    connection: &mut Connection,
    writes: &[(Order, Done)],
    node: &str,
) -> Result<Vec<Outcome>> {
    let transaction = connection.transaction()?;
    let store = |(order, _): &(Order, Done)| store_one(&transaction, order, node);
    let outcomes = writes.iter().map(store).collect::<Result<_>>()?;
    transaction.commit()?;
    Ok(outcomes)
}

fn store_one(transaction: &Transaction<'_>, order: &Order, node: &str) -> Result<Outcome> {
    let write = &order.write;
    if order.is_broken() || !write.follows(|table| version(transaction, table))? {
        return Ok(order.ends(Outcome::Conflict));
    }
    for part in &write.parts {
        store_part(transaction, part, node)?;
    }
    for notice in &write.notices {
        store_notice(transaction, notice)?;
    }
    Ok(Outcome::Stored)
}

fn version(transaction: &Transaction<'_>, table: &str) -> Result<u64> {
    let mut find = transaction.prepare_cached("SELECT version FROM tables WHERE id = ?1")?;
    let version = find.query_row([table], |row| row.get(0)).optional()?;
    Ok(version.map_or(0, i64::cast_unsigned))
}

fn store_part(transaction: &Transaction<'_>, part: &Part, node: &str) -> Result<()> {
    if part.first == 1 {
        insert_line(transaction, part)?;
    }
    let last = insert_events(transaction, part)?;
    update_line(transaction, part, last, node)?;
    part.seats.iter().try_for_each(|seats| replace_seats(transaction, &part.table, seats))
}

/// Says which row has the last event now.
fn insert_events(transaction: &Transaction<'_>, part: &Part) -> Result<Option<i64>> {
    let mut find = transaction.prepare_cached("SELECT last_seq FROM tables WHERE id = ?1")?;
    let mut last: Option<i64> = find.query_row([&part.table], |row| row.get(0))?;
    let mut insert = transaction.prepare_cached(
        "INSERT INTO events (table_id, version, at, body, before_seq) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (version, row) in (part.first.cast_signed()..).zip(&part.rows) {
        last = Some(insert.insert(params![part.table, version, row.at, row.body, last])?);
    }
    Ok(last)
}

fn insert_line(transaction: &Transaction<'_>, part: &Part) -> Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO tables (id, version, game, public, phase, created, updated, waits)
         VALUES (?1, 0, ?2, 0, 0, ?3, ?3, 0)",
    )?;
    insert.execute(params![part.table, part.line.game, part.line.updated])?;
    Ok(())
}

fn update_line(
    transaction: &Transaction<'_>,
    part: &Part,
    last: Option<i64>,
    node: &str,
) -> Result<()> {
    let mut update = transaction.prepare_cached(
        "UPDATE tables SET version = ?2, public = ?3, phase = ?4, updated = ?5, waits = ?6,
         due_at = ?7, lease_node = ?8, lease_until = ?9, last_seq = ?10 WHERE id = ?1",
    )?;
    let line = &part.line;
    update.execute(params![
        part.table,
        part.last().cast_signed(),
        line.public,
        line.phase.number(),
        line.updated,
        line.waits.bits(),
        line.due_at,
        line.held_until.map(|_| node),
        line.held_until,
        last,
    ])?;
    Ok(())
}

fn replace_seats(transaction: &Transaction<'_>, table: &str, seats: &[SeatLine]) -> Result<()> {
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
