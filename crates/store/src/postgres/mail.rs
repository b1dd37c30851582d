//! Mail addresses, refusals and quotas. Each change is one statement, and so atomic on all nodes.

use super::Postgres;
use crate::{Contact, MailQuota, NewContact, Proof, StoreError};

const TAKE: &str = "INSERT INTO mail_quotas AS quota (name, used, until)
    VALUES ($1, 1, $2::bigint + $3::bigint)
    ON CONFLICT (name) DO UPDATE SET
        used = CASE WHEN quota.until <= $2 THEN 1 ELSE quota.used + 1 END,
        until = CASE WHEN quota.until <= $2 OR quota.used < 1 THEN excluded.until
            ELSE quota.until END
    WHERE quota.until <= $2 OR quota.used < $4";

impl Postgres {
    pub(crate) async fn contact(&self, player: &str) -> Result<Option<Contact>, StoreError> {
        let sql = "SELECT email, confirmed IS NOT NULL FROM contacts WHERE player = $1";
        let rows = self.reader.query(sql, &[&player]).await?;
        let contact =
            |row: &tokio_postgres::Row| Contact { mailbox: row.get(0), is_confirmed: row.get(1) };
        Ok(rows.first().map(contact))
    }

    pub(crate) async fn set_contact(
        &self,
        players: &[String],
        contact: &NewContact,
    ) -> Result<(), StoreError> {
        let NewContact { mailbox, address_hash, proof } = contact;
        let (confirmed, code_hash, expires) = match proof {
            Proof::Confirmed(at) => (Some(at), None, None),
            Proof::Pending { code_hash, expires } => (None, Some(code_hash), Some(expires)),
        };
        let sql = "INSERT INTO contacts
                (player, email, address_hash, confirmed, code_hash, expires)
            SELECT player, $2, $3, $4::bigint, $5, $6::bigint FROM unnest($1::text[]) AS player
            ON CONFLICT (player) DO UPDATE SET email = excluded.email,
                address_hash = excluded.address_hash, confirmed = excluded.confirmed,
                code_hash = excluded.code_hash, expires = excluded.expires";
        let row: super::connection::Params<'_> =
            &[&players, mailbox, address_hash, &confirmed, &code_hash, &expires];
        self.reader.execute(sql, row).await.map(drop)
    }

    pub(crate) async fn forget_contact(&self, players: &[String]) -> Result<(), StoreError> {
        let sql = "DELETE FROM contacts WHERE player = ANY ($1::text[])";
        self.reader.execute(sql, &[&players]).await.map(drop)
    }

    pub(crate) async fn confirm_contact(
        &self,
        code_hash: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE contacts SET confirmed = $2, code_hash = NULL, expires = NULL
            WHERE code_hash = $1 AND expires > $2";
        Ok(self.reader.execute(sql, &[&code_hash, &now]).await? > 0)
    }

    pub(crate) async fn players_at(&self, address_hash: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT player FROM contacts
            WHERE address_hash = $1 AND confirmed IS NOT NULL ORDER BY player";
        let rows = self.reader.query(sql, &[&address_hash]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    pub(crate) async fn refuse_mail(&self, address_hash: &str, now: i64) -> Result<(), StoreError> {
        let sql = "WITH forgotten AS (DELETE FROM contacts WHERE address_hash = $1)
            INSERT INTO mail_refusals (address_hash, at) VALUES ($1, $2)
            ON CONFLICT (address_hash) DO UPDATE SET at = excluded.at";
        self.reader.execute(sql, &[&address_hash, &now]).await.map(drop)
    }

    pub(crate) async fn allow_mail(&self, address_hash: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM mail_refusals WHERE address_hash = $1";
        self.reader.execute(sql, &[&address_hash]).await.map(drop)
    }

    pub(crate) async fn refuses_mail(&self, address_hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM mail_refusals WHERE address_hash = $1";
        Ok(!self.reader.query(sql, &[&address_hash]).await?.is_empty())
    }

    pub(crate) async fn take_mail_quotas(
        &self,
        quotas: &[MailQuota],
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        for (index, MailQuota { name, most, within }) in quotas.iter().enumerate() {
            let most = i64::from(*most);
            if self.reader.execute(TAKE, &[name, &now, within, &most]).await? == 0 {
                let taken: Vec<_> = quotas[..index].iter().map(|each| each.name.clone()).collect();
                self.return_mail_quotas(&taken).await?;
                let until = self.mail_counted_until(name).await?;
                return Ok(Some(until.unwrap_or(now)));
            }
        }
        Ok(None)
    }

    pub(crate) async fn return_mail_quotas(&self, names: &[String]) -> Result<(), StoreError> {
        let sql = "UPDATE mail_quotas SET used = used - 1
            WHERE used > 0 AND name = ANY ($1::text[])";
        self.reader.execute(sql, &[&names]).await.map(drop)
    }

    pub(crate) async fn mail_counted_until(&self, name: &str) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT until FROM mail_quotas WHERE name = $1 AND used > 0";
        let rows = self.reader.query(sql, &[&name]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    pub(crate) async fn delete_old_mail(&self, now: i64, refusals: i64) -> Result<(), StoreError> {
        let contacts = "DELETE FROM contacts WHERE confirmed IS NULL AND expires <= $1";
        self.reader.execute(contacts, &[&now]).await?;
        self.reader.execute("DELETE FROM mail_quotas WHERE until <= $1", &[&now]).await?;
        let old = "DELETE FROM mail_refusals WHERE at < $1";
        self.reader.execute(old, &[&refusals]).await.map(drop)
    }
}
