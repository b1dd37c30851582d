//! Push messages and quiet hours: who wants what, and the key that signs.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use super::read::all;
use crate::{Notice, PushSubscription, StoreError};

impl Sqlite {
    pub(crate) async fn put_notice_back(
        &self,
        notice: &Notice,
        not_before: i64,
    ) -> Result<(), StoreError> {
        let Notice { id, body, attempts } = notice.clone();
        let sql = "UPDATE notices SET state = 0, not_before = ?2, attempts = ?3, body = ?4
            WHERE id = ?1 AND state = 1";
        self.execute(sql, (id, not_before, attempts, body)).await.map(drop)
    }

    pub(crate) async fn shared_secret(
        &self,
        name: &str,
        new: &[u8],
    ) -> Result<Vec<u8>, StoreError> {
        let (name, new) = (name.to_owned(), new.to_owned());
        let insert = "INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        let select = "SELECT value FROM secrets WHERE name = ?1";
        self.change(move |connection| {
            connection.execute(insert, params![name, new])?;
            Ok(connection.query_row(select, [name], |row| row.get(0))?)
        })
        .await
    }

    pub(crate) async fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let name = name.to_owned();
        let sql = "SELECT value FROM secrets WHERE name = ?1";
        self.read(move |connection| Ok(all(connection, sql, [name], |row| row.get(0))?.pop())).await
    }

    pub(crate) async fn push_subscriptions(
        &self,
        player: &str,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let player = player.to_owned();
        let sql = "SELECT endpoint, body FROM push_subscriptions WHERE player = ?1
            ORDER BY created, endpoint";
        let subscription =
            |row: &Row<'_>| Ok(PushSubscription { endpoint: row.get(0)?, body: row.get(1)? });
        self.read(move |connection| Ok(all(connection, sql, [player], subscription)?)).await
    }

    pub(crate) async fn put_push_subscription(
        &self,
        player: &str,
        subscription: &PushSubscription,
        now: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        let (player, PushSubscription { endpoint, body }) =
            (player.to_owned(), subscription.clone());
        let insert = "INSERT INTO push_subscriptions (player, endpoint, body, created)
            VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (player, endpoint) DO UPDATE
            SET body = excluded.body, created = excluded.created";
        let trim = "DELETE FROM push_subscriptions WHERE player = ?1 AND endpoint IN (
                SELECT endpoint FROM push_subscriptions WHERE player = ?1
                ORDER BY created DESC, endpoint LIMIT -1 OFFSET ?2)";
        self.change(move |connection| {
            let transaction = connection.transaction()?;
            transaction.execute(insert, params![player, endpoint, body, now])?;
            transaction.execute(trim, params![player, most])?;
            Ok(transaction.commit()?)
        })
        .await
    }

    pub(crate) async fn remove_push_subscription(
        &self,
        player: &str,
        endpoint: &str,
    ) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE player = ?1 AND endpoint = ?2";
        self.execute(sql, (player.to_owned(), endpoint.to_owned())).await.map(drop)
    }

    pub(crate) async fn forget_push_endpoint(&self, endpoint: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM push_subscriptions WHERE endpoint = ?1";
        self.execute(sql, [endpoint.to_owned()]).await.map(drop)
    }

    pub(crate) async fn quiet_hours(&self, player: &str) -> Result<Option<String>, StoreError> {
        let player = player.to_owned();
        let sql = "SELECT body FROM quiet_hours WHERE player = ?1";
        self.read(move |connection| {
            Ok(connection.query_row(sql, [player], |row| row.get(0)).optional()?)
        })
        .await
    }

    pub(crate) async fn set_quiet_hours(
        &self,
        player: &str,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        let player = player.to_owned();
        let changed = match body {
            None => self.execute("DELETE FROM quiet_hours WHERE player = ?1", [player]).await,
            Some(body) => {
                let sql = "INSERT INTO quiet_hours (player, body) VALUES (?1, ?2)
                    ON CONFLICT (player) DO UPDATE SET body = excluded.body";
                self.execute(sql, (player, body.to_owned())).await
            }
        };
        changed.map(drop)
    }
}
