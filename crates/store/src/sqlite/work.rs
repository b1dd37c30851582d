//! Everything besides tables and their events: leases, notices, handovers, cleanup.

use rusqlite::{Params, Row, params};

use super::Sqlite;
use super::read::{all, due};
use crate::{DueTable, Notice, StoreError};

impl Sqlite {
    pub(crate) async fn claim_due(
        &self,
        node: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<DueTable>, StoreError> {
        let (node, until) = (node.to_owned(), now.saturating_add(lease_ms));
        let sql = "UPDATE tables SET lease_node = ?1, lease_until = ?2 WHERE id IN (
                SELECT id FROM tables
                WHERE due_at <= ?3 AND (lease_until IS NULL OR lease_until <= ?3)
                ORDER BY due_at LIMIT ?4)
            RETURNING id, due_at, version";
        self.change(move |connection| {
            let mut claimed = all(connection, sql, params![node, until, now, limit], due)?;
            claimed.sort_by_key(|due| due.due_at);
            Ok(claimed)
        })
        .await
    }

    pub(crate) async fn claim_notices(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        let sql = "UPDATE notices SET state = 1, attempts = attempts + 1 WHERE id IN (
                SELECT id FROM notices WHERE state = 0 AND not_before <= ?1
                ORDER BY not_before LIMIT ?2)
            RETURNING id, body, attempts - 1";
        let notice = |row: &Row<'_>| {
            Ok(Notice { id: row.get(0)?, body: row.get(1)?, attempts: row.get(2)? })
        };
        self.change(move |connection| Ok(all(connection, sql, (now, limit), notice)?)).await
    }

    pub(crate) async fn notice_done(&self, id: &str) -> Result<(), StoreError> {
        let sql = "UPDATE notices SET state = 2, body = '' WHERE id = ?1 AND state = 1";
        self.execute(sql, [id.to_owned()]).await.map(drop)
    }

    pub(crate) async fn put_handover(
        &self,
        code_hash: &str,
        sealed: &[u8],
        expires: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO handovers (code_hash, sealed, expires) VALUES (?1, ?2, ?3)
            ON CONFLICT (code_hash) DO NOTHING";
        self.execute(sql, (code_hash.to_owned(), sealed.to_owned(), expires)).await.map(drop)
    }

    pub(crate) async fn take_handover(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let code_hash = code_hash.to_owned();
        self.execute("DELETE FROM handovers WHERE expires <= ?1", [now]).await?;
        let sql = "DELETE FROM handovers WHERE code_hash = ?1 RETURNING sealed";
        let sealed = |row: &Row<'_>| row.get(0);
        let taken = self.change(move |connection| Ok(all(connection, sql, [code_hash], sealed)?));
        Ok(taken.await?.pop())
    }

    pub(crate) async fn delete_expired(&self, now: i64, notices: i64) -> Result<(), StoreError> {
        self.execute("DELETE FROM handovers WHERE expires <= ?1", [now]).await?;
        let sql = "DELETE FROM notices WHERE state > 0 AND not_before < ?1";
        self.execute(sql, [notices]).await.map(drop)
    }

    pub(crate) async fn delete_abandoned(&self, before: i64) -> Result<u64, StoreError> {
        let events = "WITH RECURSIVE log (seq) AS (
                SELECT last_seq FROM tables WHERE phase = 0 AND updated < ?1
                UNION ALL SELECT before_seq FROM log JOIN events USING (seq))
            DELETE FROM events WHERE seq IN (SELECT seq FROM log)";
        let seats = "DELETE FROM seats WHERE table_id IN (
                SELECT id FROM tables WHERE phase = 0 AND updated < ?1)";
        let tables = "DELETE FROM tables WHERE phase = 0 AND updated < ?1";
        self.change(move |connection| {
            let transaction = connection.transaction()?;
            transaction.execute(events, [before])?;
            transaction.execute(seats, [before])?;
            let count = transaction.execute(tables, [before])?;
            transaction.commit()?;
            Ok(count as u64)
        })
        .await
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        let sql = "SELECT 1 FROM tables LIMIT 1";
        let here = |_: &Row<'_>| Ok(());
        // Asks the writer, if there is one, because it may be stuck.
        match &self.writer {
            Some(_) => self.change(move |connection| Ok(all(connection, sql, [], here)?)).await,
            None => self.read(move |connection| Ok(all(connection, sql, [], here)?)).await,
        }
        .map(drop)
    }

    /// Returns how many rows were changed.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<usize, StoreError> {
        self.change(move |connection| Ok(connection.prepare_cached(sql)?.execute(params)?)).await
    }
}
