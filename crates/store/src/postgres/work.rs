//! Everything besides tables and their events: leases, notices, handovers, cleanup. Each is
//! one statement, and so atomic.

use std::path::Path;

use super::Postgres;
use super::notifications::TOLD;
use super::read::due;
use crate::{DueTable, ErrorKind, Notice, StoreError};

impl Postgres {
    pub(crate) async fn claim_due(
        &self,
        node: &str,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<DueTable>, StoreError> {
        let until = now.saturating_add(lease_ms);
        // The leases of a node without a connection are free. If that node is still running, both do
        // the same work, and the first to write wins.
        let sql = "UPDATE tables SET lease_node = $1, lease_until = $2 WHERE id IN (
                SELECT id FROM tables
                WHERE due_at <= $3 AND (lease_until IS NULL OR lease_until <= $3
                    OR (hashtext(lease_node)::bigint & 4294967295) NOT IN (
                        SELECT objid::bigint FROM pg_locks
                        WHERE locktype = 'advisory' AND classid = 7777 AND granted))
                ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
            RETURNING id, due_at, version";
        let rows = self.reader.query(sql, &[&node, &until, &now, &i64::from(limit)]).await?;
        let mut claimed: Vec<_> = rows.iter().map(due).collect();
        claimed.sort_by_key(|due| due.due_at);
        Ok(claimed)
    }

    pub(crate) async fn claim_notices(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<Notice>, StoreError> {
        let sql = "UPDATE notices SET state = 1, attempts = attempts + 1 WHERE id IN (
                SELECT id FROM notices WHERE state = 0 AND not_before <= $1
                ORDER BY not_before LIMIT $2 FOR UPDATE SKIP LOCKED)
            RETURNING id, body, attempts - 1";
        let rows = self.reader.query(sql, &[&now, &i64::from(limit)]).await?;
        let notice = |row: &tokio_postgres::Row| {
            let attempts = u32::try_from(row.get::<_, i64>(2)).unwrap_or(u32::MAX);
            Notice { id: row.get(0), body: row.get(1), attempts }
        };
        Ok(rows.iter().map(notice).collect())
    }

    pub(crate) async fn notice_done(&self, id: &str) -> Result<(), StoreError> {
        let sql = "UPDATE notices SET state = 2, body = '' WHERE id = $1 AND state = 1";
        self.reader.execute(sql, &[&id]).await.map(drop)
    }

    pub(crate) async fn put_handover(
        &self,
        code_hash: &str,
        sealed: &[u8],
        expires: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO handovers (code_hash, sealed, expires) VALUES ($1, $2, $3)
            ON CONFLICT (code_hash) DO NOTHING";
        self.reader.execute(sql, &[&code_hash, &sealed, &expires]).await.map(drop)
    }

    pub(crate) async fn take_handover(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let expired = "DELETE FROM handovers WHERE expires <= $1";
        self.reader.execute(expired, &[&now]).await?;
        let sql = "DELETE FROM handovers WHERE code_hash = $1 RETURNING sealed";
        let rows = self.reader.query(sql, &[&code_hash]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    pub(crate) async fn delete_expired(&self, now: i64, notices: i64) -> Result<(), StoreError> {
        self.reader.execute("DELETE FROM handovers WHERE expires <= $1", &[&now]).await?;
        let sql = "DELETE FROM notices WHERE state > 0 AND not_before < $1";
        self.reader.execute(sql, &[&notices]).await.map(drop)
    }

    pub(crate) async fn delete_abandoned(&self, before: i64) -> Result<u64, StoreError> {
        let sql = "WITH gone AS (
                DELETE FROM tables WHERE phase = 0 AND updated < $1 RETURNING id),
            of_events AS (DELETE FROM events WHERE table_id IN (SELECT id FROM gone)),
            of_seats AS (DELETE FROM seats WHERE table_id IN (SELECT id FROM gone))
            SELECT COUNT(*) FROM gone";
        let rows = self.reader.query(sql, &[&before]).await?;
        Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0).cast_unsigned()))
    }

    pub(crate) async fn tell_nodes(&self, node: &str, text: &str) -> Result<(), StoreError> {
        let payload = format!("{node}\n{text}");
        self.reader.query("SELECT pg_notify($1, $2)", &[&TOLD, &payload]).await.map(drop)
    }

    pub(crate) async fn running_nodes(&self, nodes: &[String]) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT node FROM unnest($1::text[]) AS node
            WHERE (hashtext(node)::bigint & 4294967295) IN (
                SELECT objid::bigint FROM pg_locks
                WHERE locktype = 'advisory' AND classid = 7777 AND granted)";
        let rows = self.reader.query(sql, &[&nodes]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        self.reader.query("SELECT 1", &[]).await.map(drop)
    }

    #[expect(clippy::unused_async, reason = "SQLite needs it, and both have the same interface")]
    pub(crate) async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::new(ErrorKind::Unsupported, "use pg_dump to back up Postgres"))
    }
}
