//! The data of a batch, as columns for `unnest`.

use std::collections::{BTreeMap, BTreeSet};

use tokio_postgres::Error;

use super::connection::{Connection, Params};
use super::notifications::payloads;
use crate::{NewEvent, NewNotice, SeatedPlayer, TableWrite, Write};

/// Everything that a batch stores. Of the index and the seats of a table only the last ones count.
#[derive(Default)]
pub(super) struct Columns<'a> {
    /// The last write to each table, and the time of the first, which creates a new table.
    tables: BTreeMap<&'a str, (i64, &'a TableWrite)>,
    events: Vec<(&'a str, i64, &'a NewEvent)>,
    seats: BTreeMap<&'a str, &'a [SeatedPlayer]>,
    /// Everyone who had a seat, also those who left it before the end of the batch.
    attended: BTreeSet<(&'a str, &'a str)>,
    notices: Vec<&'a NewNotice>,
}

impl<'a> Columns<'a> {
    pub(super) fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.notices.is_empty()
    }

    pub(super) fn add(&mut self, write: &'a Write) {
        for write in &write.tables {
            let table = write.table.as_str();
            let last = self.tables.entry(table).or_insert((write.index.updated, write));
            last.1 = write;
            let events = (write.first.cast_signed()..).zip(&write.events);
            self.events.extend(events.map(|(version, event)| (table, version, event)));
            if let Some(seats) = &write.seats {
                self.seats.insert(table, seats);
                self.attended.extend(seats.iter().map(|seat| (seat.player.as_str(), table)));
            }
        }
        self.notices.extend(&write.notices);
    }

    /// Sends all statements without waiting in between.
    pub(super) async fn send(&self, connection: &Connection, node: &str) -> Result<(), Error> {
        let (tables, events, seats, attended, notices, notified) = tokio::join!(
            biased;
            self.send_tables(connection, node),
            self.send_events(connection),
            self.send_seats(connection),
            self.send_attended(connection),
            self.send_notices(connection),
            self.notify(connection, node),
        );
        tables.and(events).and(seats).and(attended).and(notices).and(notified)
    }

    async fn send_tables(&self, connection: &Connection, node: &str) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO tables (id, version, game, public, phase, created, updated,
                waits, due_at, lease_until, lease_node)
            SELECT *, CASE WHEN until IS NULL THEN NULL ELSE $11 END
            FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bool[], $5::smallint[],
                $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])
                AS new (id, version, game, public, phase, created, updated, waits, due, until)
            ON CONFLICT (id) DO UPDATE SET version = excluded.version, public = excluded.public,
                phase = excluded.phase, updated = excluded.updated, waits = excluded.waits,
                due_at = excluded.due_at, lease_node = excluded.lease_node,
                lease_until = excluded.lease_until";
        let indexes = || self.tables.values().map(|(_, write)| &write.index);
        let tables: Vec<_> = self.tables.keys().copied().collect();
        let created: Vec<_> = self.tables.values().map(|(created, _)| *created).collect();
        let last = |(_, write): &(i64, &TableWrite)| write.last().cast_signed();
        let versions: Vec<_> = self.tables.values().map(last).collect();
        let games: Vec<_> = indexes().map(|index| index.game.as_str()).collect();
        let public: Vec<_> = indexes().map(|index| index.public).collect();
        let phases: Vec<_> = indexes().map(|index| index.phase.number()).collect();
        let updated: Vec<_> = indexes().map(|index| index.updated).collect();
        let waits: Vec<_> = indexes().map(|index| index.waits.bits()).collect();
        let due: Vec<_> = indexes().map(|index| index.due_at).collect();
        let leases: Vec<_> = indexes().map(|index| index.lease_until).collect();
        let params: Params<'_> = &[
            &tables, &versions, &games, &public, &phases, &created, &updated, &waits, &due,
            &leases, &node,
        ];
        connection.execute(SQL, params).await.map(drop)
    }

    async fn send_events(&self, connection: &Connection) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO events (table_id, version, at, body)
            SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
        let tables: Vec<_> = self.events.iter().map(|(table, ..)| *table).collect();
        let versions: Vec<_> = self.events.iter().map(|(_, version, _)| *version).collect();
        let at: Vec<_> = self.events.iter().map(|(.., event)| event.at).collect();
        let bodies: Vec<_> = self.events.iter().map(|(.., event)| event.body.as_str()).collect();
        connection.execute(SQL, &[&tables, &versions, &at, &bodies]).await.map(drop)
    }

    async fn send_seats(&self, connection: &Connection) -> Result<(), Error> {
        const CLEAR: &str = "DELETE FROM seats WHERE table_id = ANY($1)";
        const SQL: &str = "INSERT INTO seats (table_id, seat, player)
            SELECT * FROM unnest($1::text[], $2::smallint[], $3::text[])";
        if self.seats.is_empty() {
            return Ok(());
        }
        let changed: Vec<_> = self.seats.keys().copied().collect();
        let seats =
            || self.seats.iter().flat_map(|(table, seats)| seats.iter().map(move |s| (table, s)));
        let tables: Vec<_> = seats().map(|(table, _)| *table).collect();
        let numbers: Vec<_> = seats().map(|(_, seat)| i16::from(seat.seat)).collect();
        let players: Vec<_> = seats().map(|(_, seat)| seat.player.as_str()).collect();
        let (cleared, new): (Params<'_>, Params<'_>) =
            (&[&changed], &[&tables, &numbers, &players]);
        let (cleared, sent) =
            tokio::join!(biased; connection.execute(CLEAR, cleared), connection.execute(SQL, new));
        cleared.and(sent).map(drop)
    }

    async fn send_attended(&self, connection: &Connection) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO attended (player, table_id)
            SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING";
        if self.attended.is_empty() {
            return Ok(());
        }
        let (players, tables): (Vec<_>, Vec<_>) = self.attended.iter().copied().unzip();
        connection.execute(SQL, &[&players, &tables]).await.map(drop)
    }

    async fn send_notices(&self, connection: &Connection) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO notices (id, not_before, state, attempts, body)
            SELECT id, not_before, 0, 0, body
            FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (id, not_before, body)
            ON CONFLICT (id) DO NOTHING";
        if self.notices.is_empty() {
            return Ok(());
        }
        let ids: Vec<_> = self.notices.iter().map(|notice| notice.id.as_str()).collect();
        let from: Vec<_> = self.notices.iter().map(|notice| notice.not_before).collect();
        let bodies: Vec<_> = self.notices.iter().map(|notice| notice.body.as_str()).collect();
        connection.execute(SQL, &[&ids, &from, &bodies]).await.map(drop)
    }

    /// Notifies other nodes; Postgres delivers it after the commit.
    async fn notify(&self, connection: &Connection, node: &str) -> Result<(), Error> {
        const SQL: &str = "SELECT pg_notify('sacbe', payload) FROM unnest($1::text[]) AS payload";
        let last = |(&table, (_, write)): (&&'a str, &(i64, &'a TableWrite))| {
            (table, write.last().cast_signed())
        };
        connection.query(SQL, &[&payloads(node, self.tables.iter().map(last))]).await.map(drop)
    }
}
