//! What players report to the operator.

use rusqlite::{Row, params};

use super::Sqlite;
use super::read::all;
use crate::{NewReport, Report, StoreError};

impl Sqlite {
    pub(crate) async fn put_report(
        &self,
        report: NewReport,
        most_open: u32,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO reports (at, table_id, seat, from_seat, reason, words)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (
                SELECT COUNT(*) FROM reports WHERE table_id = ?2 AND handled IS NULL) < ?7";
        let NewReport { at, table, seat, from_seat, reason, words } = report;
        self.change(move |connection| {
            let parameters = params![at, table, seat, from_seat, reason, words, most_open];
            Ok(connection.execute(sql, parameters)? > 0)
        })
        .await
    }

    pub(crate) async fn reports(
        &self,
        only_open: bool,
        limit: u32,
    ) -> Result<Vec<Report>, StoreError> {
        let sql = "SELECT id, at, table_id, seat, from_seat, reason, words, handled FROM reports
            WHERE handled IS NULL OR NOT ?1 ORDER BY id DESC LIMIT ?2";
        self.read(move |connection| Ok(all(connection, sql, (only_open, limit), report)?)).await
    }

    pub(crate) async fn handle_report(&self, id: i64, now: i64) -> Result<bool, StoreError> {
        let sql = "UPDATE reports SET handled = ?2 WHERE id = ?1 AND handled IS NULL";
        Ok(self.execute(sql, (id, now)).await? > 0)
    }
}

fn report(row: &Row<'_>) -> rusqlite::Result<Report> {
    let sent = NewReport {
        at: row.get(1)?,
        table: row.get(2)?,
        seat: row.get(3)?,
        from_seat: row.get(4)?,
        reason: row.get(5)?,
        words: row.get(6)?,
    };
    Ok(Report { id: row.get(0)?, sent, handled: row.get(7)? })
}
