//! Push messages and quiet hours: who wants what, and the key that signs.

use super::Postgres;
use crate::{Notice, PushSubscription, StoreError};

impl Postgres {
    pub(crate) async fn put_notice_back(
        &self,
        notice: &Notice,
        not_before: i64,
    ) -> Result<(), StoreError> {
        let Notice { id, body, attempts } = notice;
        let sql = "UPDATE notices SET state = 0, not_before = $2, attempts = $3, body = $4
            WHERE id = $1 AND state = 1";
        let attempts = i64::from(*attempts);
        self.reader.execute(sql, &[id, &not_before, &attempts, body]).await.map(drop)
    }

    pub(crate) async fn shared_secret(
        &self,
        name: &str,
        new: &[u8],
    ) -> Result<Vec<u8>, StoreError> {
        let insert = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.reader.execute(insert, &[&name, &new]).await?;
        let rows = self.reader.query("SELECT value FROM secrets WHERE name = $1", &[&name]).await?;
        let row = rows.first().ok_or_else(|| StoreError::unavailable("a secret was not stored"))?;
        Ok(row.get(0))
    }

    pub(crate) async fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let rows = self.reader.query("SELECT value FROM secrets WHERE name = $1", &[&name]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    pub(crate) async fn push_subscriptions(
        &self,
        player: &str,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let sql = "SELECT endpoint, body FROM push_subscriptions WHERE player = $1
            ORDER BY created, endpoint";
        let rows = self.reader.query(sql, &[&player]).await?;
        let subscription =
            |row: &tokio_postgres::Row| PushSubscription { endpoint: row.get(0), body: row.get(1) };
        Ok(rows.iter().map(subscription).collect())
    }

    pub(crate) async fn put_push_subscription(
        &self,
        player: &str,
        subscription: &PushSubscription,
        now: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO push_subscriptions (player, endpoint, body, created)
            VALUES ($1, $2, $3, $4)
            ON CONFLICT (player, endpoint) DO UPDATE
            SET body = excluded.body, created = excluded.created";
        let PushSubscription { endpoint, body } = subscription;
        self.reader.execute(insert, &[&player, endpoint, body, &now]).await?;
        let trim = "DELETE FROM push_subscriptions WHERE player = $1 AND endpoint IN (
                SELECT endpoint FROM push_subscriptions WHERE player = $1
                ORDER BY created DESC, endpoint OFFSET $2)";
        self.reader.execute(trim, &[&player, &i64::from(most)]).await.map(drop)
    }

    pub(crate) async fn remove_push_subscription(
        &self,
        player: &str,
        endpoint: &str,
    ) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE player = $1 AND endpoint = $2";
        self.reader.execute(sql, &[&player, &endpoint]).await.map(drop)
    }

    pub(crate) async fn forget_push_endpoint(&self, endpoint: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE endpoint = $1";
        self.reader.execute(sql, &[&endpoint]).await.map(drop)
    }

    pub(crate) async fn quiet_hours(&self, player: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM quiet_hours WHERE player = $1";
        let rows = self.reader.query(sql, &[&player]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    pub(crate) async fn set_quiet_hours(
        &self,
        player: &str,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        let changed = match &body {
            None => {
                self.reader.execute("DELETE FROM quiet_hours WHERE player = $1", &[&player]).await
            }
            Some(body) => {
                let sql = "INSERT INTO quiet_hours (player, body) VALUES ($1, $2)
                    ON CONFLICT (player) DO UPDATE SET body = excluded.body";
                self.reader.execute(sql, &[&player, body]).await
            }
        };
        changed.map(drop)
    }
}
