//! What a transaction stores, in columns.

use std::collections::BTreeMap;

use tokio_postgres::Error;

use super::link::{Link, Params};
use super::listen::payloads;
use crate::{NewNotice, NewRow, Part, SeatLine, Write};

/// All news of a batch. Of a table's lines and seats only the last ones count.
#[derive(Default)]
pub(super) struct News<'a> {
    /// With the moment at which the table was made, in case it is new.
    lines: BTreeMap<&'a str, (i64, &'a Part)>,
    events: Vec<(&'a str, i64, &'a NewRow)>,
    seats: BTreeMap<&'a str, &'a [SeatLine]>,
    notices: Vec<&'a NewNotice>,
}

impl<'a> News<'a> {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.notices.is_empty()
    }

    pub(super) fn add(&mut self, write: &'a Write) {
        for part in &write.parts {
            let table = part.table.as_str();
            let line = self.lines.entry(table).or_insert((part.line.updated, part));
            line.1 = part;
            let rows = (part.first.cast_signed()..).zip(&part.rows);
            self.events.extend(rows.map(|(version, row)| (table, version, row)));
            if let Some(seats) = &part.seats {
                self.seats.insert(table, seats);
            }
        }
        self.notices.extend(&write.notices);
    }

    /// Sends it all without waiting between the statements.
    pub(super) async fn send(&self, link: &Link, node: &str) -> Result<(), Error> {
        let (lines, events, seats, notices, told) = tokio::join!(
            biased;
            self.send_lines(link, node),
            self.send_events(link),
            self.send_seats(link),
            self.send_notices(link),
            self.notify(link, node),
        );
        lines.and(events).and(seats).and(notices).and(told)
    }

    async fn send_lines(&self, link: &Link, node: &str) -> Result<(), Error> {
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
        let lines = || self.lines.values().map(|(_, part)| &part.line);
        let tables: Vec<_> = self.lines.keys().copied().collect();
        let created: Vec<_> = self.lines.values().map(|(created, _)| *created).collect();
        let last = |(_, part): &(i64, &Part)| part.last().cast_signed();
        let versions: Vec<_> = self.lines.values().map(last).collect();
        let games: Vec<_> = lines().map(|line| line.game.as_str()).collect();
        let public: Vec<_> = lines().map(|line| line.public).collect();
        let phases: Vec<_> = lines().map(|line| line.phase.number()).collect();
        let updated: Vec<_> = lines().map(|line| line.updated).collect();
        let waits: Vec<_> = lines().map(|line| line.waits.bits()).collect();
        let due: Vec<_> = lines().map(|line| line.due_at).collect();
        let held: Vec<_> = lines().map(|line| line.held_until).collect();
        let params: Params<'_> = &[
            &tables, &versions, &games, &public, &phases, &created, &updated, &waits, &due, &held,
            &node,
        ];
        link.execute(SQL, params).await.map(drop)
    }

    async fn send_events(&self, link: &Link) -> Result<(), Error> {
        const SQL: &str = "INSERT INTO events (table_id, version, at, body)
            SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
        let tables: Vec<_> = self.events.iter().map(|(table, ..)| *table).collect();
        let versions: Vec<_> = self.events.iter().map(|(_, version, _)| *version).collect();
        let at: Vec<_> = self.events.iter().map(|(.., row)| row.at).collect();
        let bodies: Vec<_> = self.events.iter().map(|(.., row)| row.body.as_str()).collect();
        link.execute(SQL, &[&tables, &versions, &at, &bodies]).await.map(drop)
    }

    async fn send_seats(&self, link: &Link) -> Result<(), Error> {
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
            tokio::join!(biased; link.execute(CLEAR, cleared), link.execute(SQL, new));
        cleared.and(sent).map(drop)
    }

    async fn send_notices(&self, link: &Link) -> Result<(), Error> {
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
        link.execute(SQL, &[&ids, &from, &bodies]).await.map(drop)
    }

    /// Other nodes hear of it when it is committed, and not if it is not.
    async fn notify(&self, link: &Link, node: &str) -> Result<(), Error> {
        const SQL: &str = "SELECT pg_notify('sacbe', payload) FROM unnest($1::text[]) AS payload";
        let last =
            |(&table, (_, part)): (&&'a str, &(i64, &'a Part))| (table, part.last().cast_signed());
        link.query(SQL, &[&payloads(node, self.lines.iter().map(last))]).await.map(drop)
    }
}
