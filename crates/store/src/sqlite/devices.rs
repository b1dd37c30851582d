//! Devices of a person, and everything that is stored about one.

use rusqlite::{Connection, Row, params};

use super::Sqlite;
use super::read::{all, json_list};
use crate::{DEVICE_LIFETIME, Device, EndedDevice, StoreError};

impl Sqlite {
    pub(crate) async fn put_device(&self, device: &Device) -> Result<(), StoreError> {
        let Device { identity, device, browser, since, used } = device.clone();
        let sql = "INSERT INTO devices (identity, device, browser, since, used)
            VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT (identity, device) DO UPDATE SET used = excluded.used";
        self.execute(sql, (identity, device, browser, since, used)).await.map(drop)
    }

    pub(crate) async fn use_device(
        &self,
        identities: &[String],
        device: &str,
        now: i64,
        since: i64,
    ) -> Result<(), StoreError> {
        let (identities, device) = (json_list(identities), device.to_owned());
        let is_due = "SELECT EXISTS (SELECT 1 FROM devices
            WHERE identity IN (SELECT value FROM json_each(?1)) AND device = ?2 AND used < ?3)";
        let asked = (identities.clone(), device.clone(), since);
        let read = move |connection: &mut Connection| -> Result<bool, StoreError> {
            Ok(connection.prepare_cached(is_due)?.query_row(asked, |row| row.get(0))?)
        };
        // A browser may send yesterday's cookie many times before it has the new one.
        if !self.read(read).await? {
            return Ok(());
        }
        let sql = "UPDATE devices SET used = ?4
            WHERE identity IN (SELECT value FROM json_each(?1)) AND device = ?2 AND used < ?3";
        self.execute(sql, (identities, device, since, now)).await.map(drop)
    }

    pub(crate) async fn devices(&self, identities: &[String]) -> Result<Vec<Device>, StoreError> {
        let identities = json_list(identities);
        let sql = "SELECT identity, device, browser, since, used FROM devices
            WHERE identity IN (SELECT value FROM json_each(?1)) AND ended IS NULL
            ORDER BY since, device";
        let device = |row: &Row<'_>| {
            let (browser, since, used) = (row.get(2)?, row.get(3)?, row.get(4)?);
            Ok(Device { identity: row.get(0)?, device: row.get(1)?, browser, since, used })
        };
        self.read(move |connection| Ok(all(connection, sql, [identities], device)?)).await
    }

    pub(crate) async fn end_device(
        &self,
        identity: &str,
        device: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO devices (identity, device, browser, since, used, ended)
            VALUES (?1, ?2, '', ?3, ?3, ?3)
            ON CONFLICT (identity, device) DO UPDATE SET browser = '', ended = excluded.ended";
        self.execute(sql, (identity.to_owned(), device.to_owned(), now)).await.map(drop)
    }

    pub(crate) async fn ended_devices(&self, since: i64) -> Result<Vec<EndedDevice>, StoreError> {
        let sql = "SELECT identity || device, ended FROM devices WHERE ended >= ?1";
        let device = |row: &Row<'_>| Ok(EndedDevice { key: row.get(0)?, ended: row.get(1)? });
        self.read(move |connection| Ok(all(connection, sql, [since], device)?)).await
    }

    pub(crate) async fn forget_old_devices(&self, now: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM devices WHERE MAX(used, COALESCE(ended, 0)) < ?1 AND device NOT LIKE 'old-%'";
        self.execute(sql, [now.saturating_sub(DEVICE_LIFETIME)]).await.map(drop)
    }

    pub(crate) async fn attended(&self, players: &[String]) -> Result<Vec<String>, StoreError> {
        let players = json_list(players);
        let sql = "SELECT DISTINCT table_id FROM attended
            WHERE player IN (SELECT value FROM json_each(?1)) ORDER BY table_id";
        self.read(move |connection| Ok(all(connection, sql, [players], |row| row.get(0))?)).await
    }

    pub(crate) async fn knows(&self, players: &[String]) -> Result<bool, StoreError> {
        let players = json_list(players);
        let sql = "WITH wanted AS (SELECT value AS player FROM json_each(?1))
            SELECT EXISTS (SELECT 1 FROM attended WHERE player IN wanted)
                OR EXISTS (SELECT 1 FROM contacts WHERE player IN wanted)
                OR EXISTS (SELECT 1 FROM push_subscriptions WHERE player IN wanted)
                OR EXISTS (SELECT 1 FROM quiet_hours WHERE player IN wanted)";
        self.read(move |connection| Ok(connection.query_row(sql, [players], |row| row.get(0))?))
            .await
    }

    pub(crate) async fn forget_players(&self, players: &[String]) -> Result<(), StoreError> {
        let players = json_list(players);
        self.forgetting(move |transaction| {
            for table in ["contacts", "push_subscriptions", "quiet_hours", "attended"] {
                let sql = format!(
                    "DELETE FROM {table} WHERE player IN (SELECT value FROM json_each(?1))"
                );
                transaction.execute(&sql, [&players])?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn log_command(
        &self,
        at: i64,
        who: &str,
        body: &str,
        result: &str,
    ) -> Result<i64, StoreError> {
        let (who, body, result) = (who.to_owned(), body.to_owned(), result.to_owned());
        let sql = "INSERT INTO commands (at, who, body, state, finished, result)
            VALUES (?1, ?2, ?3, 2, ?1, ?4)";
        self.change(move |connection| {
            connection.execute(sql, params![at, who, body, result])?;
            Ok(connection.last_insert_rowid())
        })
        .await
    }
}
