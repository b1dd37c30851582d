//! What operators ask for: commands, bans, and changes of what is stored. Each is one statement, and
//! so atomic.

use tokio_postgres::Row;

use super::Postgres;
use crate::{Ban, Command, StoreError};

impl Postgres {
    pub(crate) async fn put_command(
        &self,
        at: i64,
        who: &str,
        body: &str,
    ) -> Result<i64, StoreError> {
        let sql = "INSERT INTO commands (at, who, body, state) VALUES ($1, $2, $3, 0) RETURNING id";
        let rows = self.reader.query(sql, &[&at, &who, &body]).await?;
        Ok(rows.first().map_or(0, |row| row.get(0)))
    }

    pub(crate) async fn claim_commands(
        &self,
        now: i64,
        lease_ms: i64,
    ) -> Result<Vec<Command>, StoreError> {
        let sql = "UPDATE commands SET state = 1, lease_until = $1::bigint + $2,
                attempts = attempts + 1 WHERE id IN (
                SELECT id FROM commands WHERE state = 0 OR (state = 1 AND lease_until <= $1)
                ORDER BY id FOR UPDATE SKIP LOCKED)
            RETURNING id, at, who, body, result, attempts";
        let rows = self.reader.query(sql, &[&now, &lease_ms]).await?;
        let mut claimed: Vec<_> = rows.iter().map(command).collect();
        claimed.sort_by_key(|command| command.id);
        Ok(claimed)
    }

    pub(crate) async fn finish_command(
        &self,
        id: i64,
        now: i64,
        result: &str,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE commands SET state = 2, finished = $2, result = $3 WHERE id = $1";
        self.reader.execute(sql, &[&id, &now, &result]).await.map(drop)
    }

    pub(crate) async fn command(&self, id: i64) -> Result<Option<Command>, StoreError> {
        let sql = "SELECT id, at, who, body, result, attempts FROM commands WHERE id = $1";
        Ok(self.reader.query(sql, &[&id]).await?.first().map(command))
    }

    pub(crate) async fn commands(&self, limit: u32) -> Result<Vec<Command>, StoreError> {
        let sql =
            "SELECT id, at, who, body, result, attempts FROM commands ORDER BY id DESC LIMIT $1";
        let rows = self.reader.query(sql, &[&i64::from(limit)]).await?;
        Ok(rows.iter().map(command).collect())
    }

    pub(crate) async fn finished_commands(&self, since: i64) -> Result<Vec<Command>, StoreError> {
        let sql = "SELECT id, at, who, body, result, attempts FROM commands
            WHERE state = 2 AND finished >= $1 ORDER BY id";
        Ok(self.reader.query(sql, &[&since]).await?.iter().map(command).collect())
    }

    pub(crate) async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        let sql = "SELECT network, until FROM bans WHERE until IS NULL OR until > $1
            ORDER BY network";
        let ban = |row: &Row| Ban { network: row.get(0), until: row.get(1) };
        Ok(self.reader.query(sql, &[&now]).await?.iter().map(ban).collect())
    }

    pub(crate) async fn set_ban(&self, ban: Ban) -> Result<(), StoreError> {
        let sql = "INSERT INTO bans (network, until) VALUES ($1, $2)
            ON CONFLICT (network) DO UPDATE SET until = excluded.until";
        self.reader.execute(sql, &[&ban.network, &ban.until]).await.map(drop)
    }

    pub(crate) async fn lift_ban(&self, network: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM bans WHERE network = $1";
        Ok(self.reader.execute(sql, &[&network]).await? > 0)
    }

    pub(crate) async fn rewrite_events(
        &self,
        table: &str,
        events: Vec<(u64, String)>,
    ) -> Result<(), StoreError> {
        let (versions, bodies): (Vec<i64>, Vec<String>) =
            events.into_iter().map(|(version, body)| (version.cast_signed(), body)).unzip();
        let sql = "UPDATE events SET body = changed.body
            FROM unnest($2::bigint[], $3::text[]) AS changed (version, body)
            WHERE table_id = $1 AND events.version = changed.version";
        self.reader.execute(sql, &[&table, &versions, &bodies]).await.map(drop)
    }

    pub(crate) async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
        let sql = "WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id),
            of_events AS (DELETE FROM events WHERE table_id IN (SELECT id FROM gone)),
            of_seats AS (DELETE FROM seats WHERE table_id IN (SELECT id FROM gone))
            SELECT COUNT(*) FROM gone";
        let rows = self.reader.query(sql, &[&table]).await?;
        Ok(rows.first().is_some_and(|row| row.get::<_, i64>(0) > 0))
    }

    pub(crate) async fn delete_finished(
        &self,
        before: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "WITH gone AS (DELETE FROM tables WHERE id IN (
                SELECT id FROM tables WHERE phase = 3 AND updated < $1 LIMIT $2) RETURNING id),
            of_events AS (DELETE FROM events WHERE table_id IN (SELECT id FROM gone)),
            of_seats AS (DELETE FROM seats WHERE table_id IN (SELECT id FROM gone))
            SELECT id FROM gone";
        let rows = self.reader.query(sql, &[&before, &i64::from(most)]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub(crate) async fn delete_idle(
        &self,
        before: i64,
        now: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "WITH gone AS (DELETE FROM tables WHERE id IN (
                SELECT id FROM tables WHERE phase IN (1, 2) AND updated < $1
                AND (due_at IS NULL OR due_at <= $2) LIMIT $3) RETURNING id),
            of_events AS (DELETE FROM events WHERE table_id IN (SELECT id FROM gone)),
            of_seats AS (DELETE FROM seats WHERE table_id IN (SELECT id FROM gone))
            SELECT id FROM gone";
        let rows = self.reader.query(sql, &[&before, &now, &i64::from(most)]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Postgres checks its own files.
    pub(crate) async fn check_file(&self) -> Result<Vec<String>, StoreError> {
        self.ping().await.map(|()| Vec::new())
    }

    /// Whether any node is connected.
    pub(crate) async fn has_nodes(&self) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
            AND classid = 7777 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))";
        let rows = self.reader.query(sql, &[]).await?;
        Ok(rows.first().is_some_and(|row| row.get(0)))
    }
}

fn command(row: &Row) -> Command {
    Command {
        id: row.get(0),
        at: row.get(1),
        who: row.get(2),
        body: row.get(3),
        result: row.get(4),
        attempts: u32::try_from(row.get::<_, i32>(5)).unwrap_or(u32::MAX),
    }
}
