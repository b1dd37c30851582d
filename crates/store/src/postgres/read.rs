//! What is asked of tables.

use tokio_postgres::Row as Columns;

use super::Postgres;
use crate::{Due, Phase, Row, SeatLine, StoreError, TableLine, Waits};

/// The columns that [`line`] reads, of `tables`.
macro_rules! select_lines {
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
    pub(crate) async fn events(&self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        let sql = "SELECT version, at, body FROM events
            WHERE table_id = $1 AND version > $2 ORDER BY version";
        let rows = self.reader.query(sql, &[&table, &after.cast_signed()]).await?;
        let row = |row: Columns| {
            let version = row.get::<_, i64>(0).cast_unsigned();
            Row { version, at: row.get(1), body: row.get(2) }
        };
        Ok(rows.into_iter().map(row).collect())
    }

    pub(crate) async fn line(&self, table: &str) -> Result<Option<TableLine>, StoreError> {
        let rows = self.reader.query(select_lines!("WHERE id = $1"), &[&table]).await?;
        Ok(rows.first().map(line))
    }

    pub(crate) async fn public_tables(&self, limit: u32) -> Result<Vec<TableLine>, StoreError> {
        let sql =
            select_lines!("WHERE public AND phase < 3 ORDER BY phase, created DESC, id LIMIT $1");
        let rows = self.reader.query(sql, &[&i64::from(limit)]).await?;
        Ok(rows.iter().map(line).collect())
    }

    pub(crate) async fn tables_after(
        &self,
        table: &str,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let sql = select_lines!("WHERE id > $1 ORDER BY id LIMIT $2");
        let rows = self.reader.query(sql, &[&table, &i64::from(limit)]).await?;
        Ok(rows.iter().map(line).collect())
    }

    pub(crate) async fn mine(
        &self,
        players: &[String],
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let sql = select_lines!(
            "JOIN (SELECT table_id, MAX((waits >> (seat - 1)) & 1) AS waiting
                   FROM seats JOIN tables ON id = table_id
                   WHERE player = ANY($1) GROUP BY table_id) AS mine
             ON id = table_id
             ORDER BY waiting DESC, phase = 3, updated DESC, id LIMIT $2"
        );
        let rows = self.reader.query(sql, &[&players, &i64::from(limit)]).await?;
        Ok(rows.iter().map(line).collect())
    }

    pub(crate) async fn due(&self, now: i64, limit: u32) -> Result<Vec<Due>, StoreError> {
        let sql = "SELECT id, due_at, version FROM tables
            WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        let rows = self.reader.query(sql, &[&now, &i64::from(limit)]).await?;
        Ok(rows.iter().map(due).collect())
    }

    pub(crate) async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MIN(GREATEST(due_at, lease_until)) FROM tables
            WHERE due_at IS NOT NULL";
        let rows = self.reader.query(sql, &[]).await?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }

    pub(crate) async fn count_tables(&self) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) FROM tables WHERE phase < 3";
        let rows = self.reader.query(sql, &[]).await?;
        Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0).cast_unsigned()))
    }
}

pub(super) fn due(row: &Columns) -> Due {
    let version = row.get::<_, i64>(2).cast_unsigned();
    Due { table: row.get(0), due_at: row.get(1), version }
}

fn line(row: &Columns) -> TableLine {
    let seats = row.get::<_, Vec<i16>>(9).into_iter().zip(row.get::<_, Vec<String>>(10));
    let seat = |(seat, player)| SeatLine { seat: u8::try_from(seat).unwrap_or(0), player };
    TableLine {
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
