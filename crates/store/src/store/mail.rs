//! Mail addresses, refusals and quotas.

use super::{Backend, Store};
use crate::{Contact, MailQuota, NewContact, StoreError};

impl Store {
    /// The address for notices to this player.
    pub async fn contact(&self, player: &str) -> Result<Option<Contact>, StoreError> {
        either!(self, backend => backend.contact(player).await)
    }

    /// Sets the address for notices to these players.
    pub async fn set_contact(
        &self,
        players: &[String],
        contact: &NewContact,
    ) -> Result<(), StoreError> {
        either!(self, backend => backend.set_contact(players, contact).await)
    }

    /// Forgets the address for notices to these players.
    pub async fn forget_contact(&self, players: &[String]) -> Result<(), StoreError> {
        either!(self, backend => backend.forget_contact(players).await)
    }

    /// Confirms the address that this code was made for, once and in time. Returns whether there was
    /// one.
    pub async fn confirm_contact(&self, code_hash: &str, now: i64) -> Result<bool, StoreError> {
        either!(self, backend => backend.confirm_contact(code_hash, now).await)
    }

    /// The players whose notices go to this address, which is confirmed.
    pub async fn players_at(&self, address_hash: &str) -> Result<Vec<String>, StoreError> {
        either!(self, backend => backend.players_at(address_hash).await)
    }

    /// Notes that the owner of an address wants no mail, and forgets the address.
    pub async fn refuse_mail(&self, address_hash: &str, now: i64) -> Result<(), StoreError> {
        either!(self, backend => backend.refuse_mail(address_hash, now).await)
    }

    /// Notes that the owner of an address allows mail again.
    pub async fn allow_mail(&self, address_hash: &str) -> Result<(), StoreError> {
        either!(self, backend => backend.allow_mail(address_hash).await)
    }

    /// Whether the owner of an address wants no mail.
    pub async fn refuses_mail(&self, address_hash: &str) -> Result<bool, StoreError> {
        either!(self, backend => backend.refuses_mail(address_hash).await)
    }

    /// Counts a mail in all these quotas, unless one of them is used up: then none counts it, and
    /// this returns until when that one is.
    pub async fn take_mail_quotas(
        &self,
        quotas: &[MailQuota],
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        either!(self, backend => backend.take_mail_quotas(quotas, now).await)
    }

    /// A counted mail was not sent.
    pub async fn return_mail_quotas(&self, quotas: &[MailQuota]) -> Result<(), StoreError> {
        let names: Vec<_> = quotas.iter().map(|quota| quota.name.clone()).collect();
        either!(self, backend => backend.return_mail_quotas(&names).await)
    }

    /// Until when mails of this name are counted; none if there were none.
    pub async fn mail_counted_until(&self, name: &str) -> Result<Option<i64>, StoreError> {
        either!(self, backend => backend.mail_counted_until(name).await)
    }

    /// Deletes addresses that nobody confirmed in time, quotas that have ended, and refusals from
    /// before a time.
    pub async fn delete_old_mail(&self, now: i64, refusals: i64) -> Result<(), StoreError> {
        either!(self, backend => backend.delete_old_mail(now, refusals).await)
    }
}
