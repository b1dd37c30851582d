//! What operators ask for: commands, bans, and changes of what is stored.

use rusqlite::{Connection, OptionalExtension, Params, Row, Transaction, params};

use super::Sqlite;
use super::read::all;
use crate::{Ban, Command, StoreError};

const COMMAND: &str = "SELECT id, at, who, body, result, attempts FROM commands";

impl Sqlite {
    pub(crate) async fn put_command(
        &self,
        at: i64,
        who: &str,
        body: &str,
    ) -> Result<i64, StoreError> {
        let (who, body) = (who.to_owned(), body.to_owned());
        let sql = "INSERT INTO commands (at, who, body, state) VALUES (?1, ?2, ?3, 0)";
        self.change(move |connection| {
            connection.execute(sql, params![at, who, body])?;
            Ok(connection.last_insert_rowid())
        })
        .await
    }

    pub(crate) async fn claim_commands(
        &self,
        now: i64,
        lease_ms: i64,
    ) -> Result<Vec<Command>, StoreError> {
        let waiting = "SELECT EXISTS (SELECT 1 FROM commands WHERE state = 0)
            OR EXISTS (SELECT 1 FROM commands WHERE state = 1 AND lease_until <= ?1)";
        let is_waiting = move |connection: &mut Connection| -> Result<bool, StoreError> {
            Ok(connection.query_row(waiting, [now], |row| row.get(0))?)
        };
        // Usually there is nothing to write.
        if !self.read(is_waiting).await? {
            return Ok(Vec::new());
        }
        let sql = "UPDATE commands SET state = 1, lease_until = ?1 + ?2, attempts = attempts + 1
            WHERE state = 0 OR (state = 1 AND lease_until <= ?1)
            RETURNING id, at, who, body, result, attempts";
        self.change(move |connection| {
            let mut claimed = all(connection, sql, (now, lease_ms), command)?;
            claimed.sort_by_key(|command| command.id);
            Ok(claimed)
        })
        .await
    }

    pub(crate) async fn finish_command(
        &self,
        id: i64,
        now: i64,
        result: &str,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE commands SET state = 2, finished = ?2, result = ?3 WHERE id = ?1";
        self.execute(sql, (id, now, result.to_owned())).await.map(drop)
    }

    pub(crate) async fn command(&self, id: i64) -> Result<Option<Command>, StoreError> {
        let sql = format!("{COMMAND} WHERE id = ?1");
        self.read(move |connection| Ok(connection.query_row(&sql, [id], command).optional()?)).await
    }

    pub(crate) async fn commands(&self, limit: u32) -> Result<Vec<Command>, StoreError> {
        let sql = format!("{COMMAND} ORDER BY id DESC LIMIT ?1");
        self.read(move |connection| Ok(all(connection, &sql, [limit], command)?)).await
    }

    pub(crate) async fn finished_commands(&self, since: i64) -> Result<Vec<Command>, StoreError> {
        let sql = format!("{COMMAND} WHERE state = 2 AND finished >= ?1 ORDER BY id");
        self.read(move |connection| Ok(all(connection, &sql, [since], command)?)).await
    }

    pub(crate) async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        let sql = "SELECT network, until FROM bans WHERE until IS NULL OR until > ?1
            ORDER BY network";
        let ban = |row: &Row<'_>| Ok(Ban { network: row.get(0)?, until: row.get(1)? });
        self.read(move |connection| Ok(all(connection, sql, [now], ban)?)).await
    }

    pub(crate) async fn set_ban(&self, ban: Ban) -> Result<(), StoreError> {
        let sql = "INSERT INTO bans (network, until) VALUES (?1, ?2)
            ON CONFLICT (network) DO UPDATE SET until = excluded.until";
        self.execute(sql, (ban.network, ban.until)).await.map(drop)
    }

    pub(crate) async fn lift_ban(&self, network: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM bans WHERE network = ?1";
        Ok(self.execute(sql, [network.to_owned()]).await? > 0)
    }

    pub(crate) async fn rewrite_events(
        &self,
        table: &str,
        events: Vec<(u64, String)>,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        self.forgetting(move |transaction| {
            let rows = rows(transaction, &table)?;
            for (version, body) in &events {
                let row = rows.iter().find(|(_, each)| each.cast_unsigned() == *version);
                let Some((row, _)) = row else { continue };
                transaction.execute("UPDATE events SET body = ?2 WHERE seq = ?1", (row, body))?;
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn delete_table(&self, table: &str) -> Result<bool, StoreError> {
        let table = table.to_owned();
        self.forgetting(move |transaction| delete(transaction, &table)).await
    }

    pub(crate) async fn delete_finished(
        &self,
        before: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = 3 AND updated < ?1 LIMIT ?2";
        self.delete_found(sql, (before, most)).await
    }

    pub(crate) async fn delete_idle(
        &self,
        before: i64,
        now: i64,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase IN (1, 2) AND updated < ?1
            AND (due_at IS NULL OR due_at <= ?2) LIMIT ?3";
        self.delete_found(sql, (before, now, most)).await
    }

    /// Deletes the tables that a query finds.
    async fn delete_found(
        &self,
        sql: &'static str,
        params: impl Params + Send + 'static,
    ) -> Result<Vec<String>, StoreError> {
        self.forgetting(move |transaction| {
            let tables: Vec<String> = all(transaction, sql, params, |row| row.get(0))?;
            for table in &tables {
                delete(transaction, table)?;
            }
            Ok(tables)
        })
        .await
    }

    pub(crate) async fn check_file(&self) -> Result<Vec<String>, StoreError> {
        let sql = "PRAGMA integrity_check";
        let said = self.read(move |connection| Ok(all(connection, sql, [], |row| row.get(0))?));
        let said: Vec<String> = said.await?;
        Ok(said.into_iter().filter(|line| line != "ok").collect())
    }
}

/// The rows of the events of a table, with their versions.
fn rows(transaction: &Transaction<'_>, table: &str) -> rusqlite::Result<Vec<(i64, i64)>> {
    let sql = "WITH RECURSIVE log (seq, version, before_seq) AS (
            SELECT seq, events.version, before_seq FROM tables JOIN events ON seq = last_seq
            WHERE id = ?1
            UNION ALL
            SELECT events.seq, events.version, events.before_seq
            FROM log JOIN events ON events.seq = log.before_seq)
        SELECT seq, version FROM log";
    all(transaction, sql, [table], |row| Ok((row.get(0)?, row.get(1)?)))
}

fn delete(transaction: &Transaction<'_>, table: &str) -> rusqlite::Result<bool> {
    for (row, _) in rows(transaction, table)? {
        transaction.execute("DELETE FROM events WHERE seq = ?1", [row])?;
    }
    transaction.execute("DELETE FROM seats WHERE table_id = ?1", [table])?;
    Ok(transaction.execute("DELETE FROM tables WHERE id = ?1", [table])? > 0)
}

fn command(row: &Row<'_>) -> rusqlite::Result<Command> {
    Ok(Command {
        id: row.get(0)?,
        at: row.get(1)?,
        who: row.get(2)?,
        body: row.get(3)?,
        result: row.get(4)?,
        attempts: row.get(5)?,
    })
}
