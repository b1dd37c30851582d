//! Asks the owner of an address whether mail may be sent there.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::StatusCode;
use phrases::Phrases;
use rules::Phrase;
use store::{MailQuota, NewContact, Proof};

use crate::http::problem::Problem;
use crate::mail::address::Address;
use crate::mail::letter::Letter;
use crate::mail::limits;
use crate::mail::mailer::{self, Delivery, Mailer};
use crate::operations::app::App;
use crate::operations::clock;

/// How long a link that confirms is valid, in milliseconds: 48 hours.
const LIFETIME: i64 = 48 * 60 * 60 * 1000;

/// An address that somebody at a browser has entered.
#[derive(Debug)]
pub(crate) struct Wish<'a> {
    pub(crate) address: &'a Address,
    /// Whose notices should go there.
    pub(crate) players: &'a [String],
    pub(crate) network: Option<IpAddr>,
    pub(crate) phrases: &'a Phrases,
}

impl Wish<'_> {
    /// Sends a link to the address and stores the address as pending.
    ///
    /// An address whose owner wants no mail gets none, but the answer is the same: nobody learns
    /// whose address has been here.
    pub(crate) async fn ask(&self, app: &App, mailer: &Mailer) -> Result<(), Problem> {
        let now = clock::millis(app.config.clock.now());
        let hash = mailer.hash(self.address);
        let refuses = app.store.refuses_mail(&hash).await;
        let refuses = refuses.map_err(|error| app.storage_error(&error))?;
        let quotas = self.count(app, mailer, now).await?;
        let code = mailer::new_code();
        if !refuses {
            self.send(app, mailer, &code, &quotas).await?;
        }
        let code_hash = mailer::code_hash(&code).ok_or_else(Problem::fault)?;
        let contact = NewContact {
            mailbox: self.mailbox(),
            address_hash: hash,
            proof: Proof::Pending { code_hash, expires: now + LIFETIME },
        };
        let stored = app.store.set_contact(self.players, &contact).await;
        stored.map_err(|error| app.storage_error(&error))
    }

    /// What is stored of the address: with the language of the mails.
    pub(crate) fn mailbox(&self) -> String {
        format!("{} {}", self.phrases.tag(), self.address)
    }

    async fn count(&self, app: &App, mailer: &Mailer, now: i64) -> Result<Vec<MailQuota>, Problem> {
        let browser = self.players.first().map(String::as_str).unwrap_or_default();
        let quotas = limits::of_confirmation(mailer, self.address, browser, self.network);
        let refused = app.store.take_mail_quotas(&quotas, now).await;
        match refused.map_err(|error| app.storage_error(&error))? {
            None => Ok(quotas),
            Some(until) => {
                let wait = u64::try_from(until.saturating_sub(now)).unwrap_or_default();
                let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-mails");
                Err(problem.retry_after(Duration::from_millis(wait)))
            }
        }
    }

    async fn send(
        &self,
        app: &App,
        mailer: &Mailer,
        code: &str,
        quotas: &[MailQuota],
    ) -> Result<(), Problem> {
        let message = self.letter(mailer, code).write(mailer).ok_or_else(Problem::fault)?;
        match mailer.deliver(message).await {
            Delivery::Sent => return Ok(()),
            Delivery::Rejected => {}
            Delivery::Failed => {
                let returned = app.store.return_mail_quotas(quotas).await;
                returned.map_err(|error| app.storage_error(&error))?;
            }
        }
        Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "email-not-sent"))
    }

    fn letter(&self, mailer: &Mailer, code: &str) -> Letter<'_> {
        let link = mailer.confirm_link(code);
        let body = Phrase::new("mail-confirm-body")
            .with("server", mailer.base.as_str())
            .with("link", link.as_str());
        Letter {
            to: self.address,
            phrases: self.phrases,
            id: None,
            subject: self.phrases.say(&Phrase::new("mail-confirm-subject")),
            paragraphs: vec![self.phrases.say(&body)],
        }
    }
}
