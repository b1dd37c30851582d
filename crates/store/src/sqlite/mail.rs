//! Mail addresses, refusals and quotas.

use rusqlite::{OptionalExtension, Row, params};

use super::Sqlite;
use super::read::{all, json_list};
use crate::{Contact, MailQuota, NewContact, Proof, StoreError};

const TAKE: &str = "INSERT INTO mail_quotas (name, used, until) VALUES (?1, 1, ?2 + ?3)
    ON CONFLICT (name) DO UPDATE SET
        used = CASE WHEN until <= ?2 THEN 1 ELSE used + 1 END,
        until = CASE WHEN until <= ?2 OR used < 1 THEN excluded.until ELSE until END
    WHERE until <= ?2 OR used < ?4";

impl Sqlite {
    pub(crate) async fn contact(&self, player: &str) -> Result<Option<Contact>, StoreError> {
        let player = player.to_owned();
        let sql = "SELECT email, confirmed IS NOT NULL FROM contacts WHERE player = ?1";
        let contact =
            |row: &Row<'_>| Ok(Contact { mailbox: row.get(0)?, is_confirmed: row.get(1)? });
        self.read(move |connection| Ok(connection.query_row(sql, [player], contact).optional()?))
            .await
    }

    pub(crate) async fn set_contact(
        &self,
        players: &[String],
        contact: &NewContact,
    ) -> Result<(), StoreError> {
        let players = json_list(players);
        let NewContact { mailbox, address_hash, proof } = contact.clone();
        let (confirmed, code_hash, expires) = match proof {
            Proof::Confirmed(at) => (Some(at), None, None),
            Proof::Pending { code_hash, expires } => (None, Some(code_hash), Some(expires)),
        };
        let sql = "INSERT INTO contacts
                (player, email, address_hash, confirmed, code_hash, expires)
            SELECT value, ?2, ?3, ?4, ?5, ?6 FROM json_each(?1) WHERE true
            ON CONFLICT (player) DO UPDATE SET email = excluded.email,
                address_hash = excluded.address_hash, confirmed = excluded.confirmed,
                code_hash = excluded.code_hash, expires = excluded.expires";
        let row = (players, mailbox, address_hash, confirmed, code_hash, expires);
        self.execute(sql, row).await.map(drop)
    }

    pub(crate) async fn forget_contact(&self, players: &[String]) -> Result<(), StoreError> {
        let sql = "DELETE FROM contacts WHERE player IN (SELECT value FROM json_each(?1))";
        self.execute(sql, [json_list(players)]).await.map(drop)
    }

    pub(crate) async fn confirm_contact(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE contacts SET confirmed = ?2, code_hash = NULL, expires = NULL
            WHERE code_hash = ?1 AND expires > ?2";
        Ok(self.execute(sql, (code_hash.to_owned(), now)).await? > 0)
    }

    pub(crate) async fn players_at(&self, address_hash: &str) -> Result<Vec<String>, StoreError> {
        let address_hash = address_hash.to_owned();
        let sql = "SELECT player FROM contacts
            WHERE address_hash = ?1 AND confirmed IS NOT NULL ORDER BY player";
        let player = |row: &Row<'_>| row.get(0);
        self.read(move |connection| Ok(all(connection, sql, [address_hash], player)?)).await
    }

    pub(crate) async fn refuse_mail(&self, address_hash: &str, now: i64) -> Result<(), StoreError> {
        let hash = address_hash.to_owned();
        let refuse = "INSERT INTO mail_refusals (address_hash, at) VALUES (?1, ?2)
            ON CONFLICT (address_hash) DO UPDATE SET at = excluded.at";
        self.change(move |connection| {
            let transaction = connection.transaction()?;
            transaction.execute(refuse, params![hash, now])?;
            transaction.execute("DELETE FROM contacts WHERE address_hash = ?1", [hash])?;
            Ok(transaction.commit()?)
        })
        .await
    }

    pub(crate) async fn allow_mail(&self, address_hash: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM mail_refusals WHERE address_hash = ?1";
        self.execute(sql, [address_hash.to_owned()]).await.map(drop)
    }

    pub(crate) async fn refuses_mail(&self, address_hash: &str) -> Result<bool, StoreError> {
        let address_hash = address_hash.to_owned();
        let sql = "SELECT EXISTS (SELECT 1 FROM mail_refusals WHERE address_hash = ?1)";
        self.read(
            move |connection| Ok(connection.query_row(sql, [address_hash], |row| row.get(0))?),
        )
        .await
    }

    pub(crate) async fn take_mail_quotas(
        &self,
        quotas: &[MailQuota],
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        let quotas = quotas.to_vec();
        let until = "SELECT until FROM mail_quotas WHERE name = ?1";
        self.change(move |connection| {
            // Dropped unless committed, so a refusal changes nothing.
            let transaction = connection.transaction()?;
            for MailQuota { name, most, within } in &quotas {
                if transaction.execute(TAKE, params![name, now, within, most])? == 0 {
                    return Ok(Some(transaction.query_row(until, [name], |row| row.get(0))?));
                }
            }
            transaction.commit()?;
            Ok(None)
        })
        .await
    }

    pub(crate) async fn return_mail_quotas(&self, names: &[String]) -> Result<(), StoreError> {
        let sql = "UPDATE mail_quotas SET used = used - 1
            WHERE used > 0 AND name IN (SELECT value FROM json_each(?1))";
        self.execute(sql, [json_list(names)]).await.map(drop)
    }

    pub(crate) async fn mail_counted_until(&self, name: &str) -> Result<Option<i64>, StoreError> {
        let name = name.to_owned();
        let sql = "SELECT until FROM mail_quotas WHERE name = ?1 AND used > 0";
        self.read(move |connection| {
            Ok(connection.query_row(sql, [name], |row| row.get(0)).optional()?)
        })
        .await
    }

    pub(crate) async fn delete_old_mail(&self, now: i64, refusals: i64) -> Result<(), StoreError> {
        let contacts = "DELETE FROM contacts WHERE confirmed IS NULL AND expires <= ?1";
        self.execute(contacts, [now]).await?;
        self.execute("DELETE FROM mail_quotas WHERE until <= ?1", [now]).await?;
        self.execute("DELETE FROM mail_refusals WHERE at < ?1", [refusals]).await.map(drop)
    }
}
