//! What players report to the operator.

use tokio_postgres::Row;

use super::Postgres;
use crate::{NewReport, Report, StoreError};

impl Postgres {
    /// Two that are sent at once can both be the last one that fits, which does no harm.
    pub(crate) async fn put_report(
        &self,
        report: NewReport,
        most_open: u32,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO reports (at, table_id, seat, from_seat, reason, words)
            SELECT $1, $2, $3, $4, $5, $6 WHERE (
                SELECT COUNT(*) FROM reports WHERE table_id = $2 AND handled IS NULL) < $7";
        let NewReport { at, table, seat, from_seat, reason, words } = report;
        let (seat, from_seat) = (seat.map(i16::from), from_seat.map(i16::from));
        let most_open = i64::from(most_open);
        let parameters: [&(dyn tokio_postgres::types::ToSql + Sync); 7] =
            [&at, &table, &seat, &from_seat, &reason, &words, &most_open];
        Ok(self.reader.execute(sql, &parameters).await? > 0)
    }

    pub(crate) async fn reports(
        &self,
        only_open: bool,
        limit: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, seat, from_seat, reason, words, handled FROM reports
            WHERE handled IS NULL OR NOT $1 ORDER BY id DESC LIMIT $2";
        let rows = self.reader.query(sql, &[&only_open, &i64::from(limit)]).await?;
        Ok(rows.iter().map(report).collect())
    }

    pub(crate) async fn handle_report(&self, id: i64, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE reports SET handled = $2 WHERE id = $1 AND handled IS NULL";
        Ok(self.reader.execute(sql, &[&id, &now]).await? > 0)
    }
}

fn report(row: &Row) -> Report {
    let sent = NewReport {
        at: row.get(1),
        table: row.get(2),
        seat: number(row, 3),
        from_seat: number(row, 4),
        reason: row.get(5),
        words: row.get(6),
    };
    Report { id: row.get(0), sent, handled: row.get(7) }
}

fn number(row: &Row, column: usize) -> Option<u8> {
    row.get::<_, Option<i16>>(column).and_then(|seat| u8::try_from(seat).ok())
}
