//! Reads events and lists of tables.

use tokio_postgres::Row;

use super::Postgres;
use crate::{DueTable, ListedTable, Phase, SeatedPlayer, StoreError, StoredEvent, Waits};

/// Selects the columns that [`listed`] reads.
macro_rules! select_tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, version, game, public, phase, created, updated, waits, due_at,
                ARRAY(SELECT seat FROM seats WHERE table_id = id ORDER BY seat),
                ARRAY(SELECT player FROM seats WHERE table_id = id ORDER BY seat)
            FROM tables ",
            $rest
        )
    };
}

impl Postgres {
    pub(crate) async fn events(
        &self,
        table: &str,
        after: u64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let sql = "SELECT version, at, body FROM events
            WHERE table_id = $1 AND version > $2 ORDER BY version";
        let rows = self.reader.query(sql, &[&table, &after.cast_signed()]).await?;
        let event = |row: Row| {
            let version = row.get::<_, i64>(0).cast_unsigned();
            StoredEvent { version, at: row.get(1), body: row.get(2) }
        };
        Ok(rows.into_iter().map(event).collect())
    }

    pub(crate) async fn public_tables(&self, limit: u32) -> Result<Vec<ListedTable>, StoreError> {
        let sql =
            select_tables!("WHERE public AND phase < 3 ORDER BY phase, created DESC, id LIMIT $1");
        let rows = self.reader.query(sql, &[&i64::from(limit)]).await?;
        Ok(rows.iter().map(listed).collect())
    }

    pub(crate) async fn tables_after(
        &self,
        table: &str,
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let sql = select_tables!("WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = self.reader.query(sql, &[&table, &i64::from(limit)]).await?;
        Ok(rows.iter().map(listed).collect())
    }

    pub(crate) async fn mine(
        &self,
        players: &[String],
        limit: u32,
    ) -> Result<Vec<ListedTable>, StoreError> {
        let sql = select_tables!(
            "JOIN (SELECT table_id, MAX((waits >> (seat - 1)) & 1) AS waiting
                   FROM seats JOIN tables ON id = table_id
                   WHERE player = ANY($1) GROUP BY table_id) AS mine
             ON id = table_id
             ORDER BY waiting DESC, phase = 3, updated DESC, id LIMIT $2"
        );
        let rows = self.reader.query(sql, &[&players, &i64::from(limit)]).await?;
        Ok(rows.iter().map(listed).collect())
    }

    pub(crate) async fn open_seeds(&self) -> Result<Vec<(String, String)>, StoreError> {
        let sql = "SELECT events.table_id, events.body FROM events JOIN tables
            ON tables.id = events.table_id
            WHERE events.version = 1 AND tables.phase < 3
            AND body LIKE '%\"seed\":\"%' AND body NOT LIKE '%\"seed\":\"sealed-%'";
        let rows = self.reader.query(sql, &[]).await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    pub(crate) async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MIN(GREATEST(due_at, lease_until)) FROM tables
            WHERE due_at IS NOT NULL";
        let rows = self.reader.query(sql, &[]).await?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }
}

pub(super) fn due(row: &Row) -> DueTable {
    let version = row.get::<_, i64>(2).cast_unsigned();
    DueTable { table: row.get(0), due_at: row.get(1), version }
}

fn listed(row: &Row) -> ListedTable {
    let seats = row.get::<_, Vec<i16>>(9).into_iter().zip(row.get::<_, Vec<String>>(10));
    let seat = |(seat, player)| SeatedPlayer { seat: u8::try_from(seat).unwrap_or(0), player };
    ListedTable {
        table: row.get(0),
        version: row.get::<_, i64>(1).cast_unsigned(),
        game: row.get(2),
        public: row.get(3),
        phase: Phase::of_number(row.get(4)),
        created: row.get(5),
        updated: row.get(6),
        waits: Waits::of_bits(row.get(7)),
        due_at: row.get(8),
        seats: seats.map(seat).collect(),
    }
}
