//! Devices of a person, and everything that is stored about one. Each is one statement, and so
//! atomic.

use tokio_postgres::Row;

use super::Postgres;
use crate::{DEVICE_LIFETIME, Device, EndedDevice, StoreError};

impl Postgres {
    pub(crate) async fn put_device(&self, device: &Device) -> Result<(), StoreError> {
        let Device { identity, device, browser, since, used } = device;
        let sql = "INSERT INTO devices (identity, device, browser, since, used)
            VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (identity, device) DO UPDATE SET used = excluded.used";
        self.reader.execute(sql, &[identity, device, browser, since, used]).await.map(drop)
    }

    pub(crate) async fn use_device(
        &self,
        identities: &[String],
        device: &str,
        now: i64,
        since: i64,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE devices SET used = $4
            WHERE identity = ANY($1) AND device = $2 AND used < $3";
        self.reader.execute(sql, &[&identities, &device, &since, &now]).await.map(drop)
    }

    pub(crate) async fn devices(&self, identities: &[String]) -> Result<Vec<Device>, StoreError> {
        let sql = "SELECT identity, device, browser, since, used FROM devices
            WHERE identity = ANY($1) AND ended IS NULL ORDER BY since, device";
        let device = |row: &Row| Device {
            identity: row.get(0),
            device: row.get(1),
            browser: row.get(2),
            since: row.get(3),
            used: row.get(4),
        };
        Ok(self.reader.query(sql, &[&identities]).await?.iter().map(device).collect())
    }

    pub(crate) async fn end_device(
        &self,
        identity: &str,
        device: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO devices (identity, device, browser, since, used, ended)
            VALUES ($1, $2, '', $3, $3, $3)
            ON CONFLICT (identity, device) DO UPDATE SET browser = '', ended = excluded.ended";
        self.reader.execute(sql, &[&identity, &device, &now]).await.map(drop)
    }

    pub(crate) async fn ended_devices(&self, since: i64) -> Result<Vec<EndedDevice>, StoreError> {
        let sql = "SELECT identity || device, ended FROM devices WHERE ended >= $1";
        let device = |row: &Row| EndedDevice { key: row.get(0), ended: row.get(1) };
        Ok(self.reader.query(sql, &[&since]).await?.iter().map(device).collect())
    }

    pub(crate) async fn forget_old_devices(&self, now: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM devices WHERE GREATEST(used, COALESCE(ended, 0)) < $1
            AND device NOT LIKE 'old-%'";
        self.reader.execute(sql, &[&now.saturating_sub(DEVICE_LIFETIME)]).await.map(drop)
    }

    pub(crate) async fn attended(&self, players: &[String]) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT table_id FROM attended WHERE player = ANY($1)
            ORDER BY table_id";
        Ok(self.reader.query(sql, &[&players]).await?.iter().map(|row| row.get(0)).collect())
    }

    pub(crate) async fn knows(&self, players: &[String]) -> Result<bool, StoreError> {
        let sql = "SELECT EXISTS (SELECT 1 FROM attended WHERE player = ANY($1))
            OR EXISTS (SELECT 1 FROM contacts WHERE player = ANY($1))
            OR EXISTS (SELECT 1 FROM push_subscriptions WHERE player = ANY($1))
            OR EXISTS (SELECT 1 FROM quiet_hours WHERE player = ANY($1))";
        let rows = self.reader.query(sql, &[&players]).await?;
        Ok(rows.first().is_some_and(|row| row.get(0)))
    }

    pub(crate) async fn forget_players(&self, players: &[String]) -> Result<(), StoreError> {
        let sql = "WITH of_contacts AS (DELETE FROM contacts WHERE player = ANY($1)),
            of_push AS (DELETE FROM push_subscriptions WHERE player = ANY($1)),
            of_quiet AS (DELETE FROM quiet_hours WHERE player = ANY($1))
            DELETE FROM attended WHERE player = ANY($1)";
        self.reader.execute(sql, &[&players]).await.map(drop)
    }

    pub(crate) async fn log_command(
        &self,
        at: i64,
        who: &str,
        body: &str,
        result: &str,
    ) -> Result<i64, StoreError> {
        let sql = "INSERT INTO commands (at, who, body, state, finished, result)
            VALUES ($1, $2, $3, 2, $1, $4) RETURNING id";
        let rows = self.reader.query(sql, &[&at, &who, &body, &result]).await?;
        Ok(rows.first().map_or(0, |row| row.get(0)))
    }
}
