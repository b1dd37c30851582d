//! Turn notices by e-mail.

use std::time::Duration;

use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Message, Tokio1Executor};
use rules::Phrase;

use super::{Kind, Sent, TurnNotice};
use crate::http::routes::mailbox;
use crate::operations::app::App;
use crate::operations::config::Config;

/// Timeout for the mail server.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The mail server.
#[derive(Debug)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: String,
}

impl Mailer {
    /// None if no mail server is configured, or if its URL is invalid. The URL may contain a
    /// password, so it is not logged.
    pub(super) fn new(config: &Config) -> Option<Mailer> {
        let address = config.notices.smtp.as_ref()?;
        let from = config.notices.from.clone().unwrap_or_else(|| "sacbe@localhost".to_owned());
        let Ok(transport) = AsyncSmtpTransport::<Tokio1Executor>::from_url(address) else {
            tracing::error!("the URL of the mail server is invalid");
            return None;
        };
        Some(Mailer { transport: transport.timeout(Some(TIMEOUT)).build(), from })
    }

    /// Sends a notice, if the player has left an address.
    pub(super) async fn send(&self, app: &App, turn: &TurnNotice) -> Sent {
        let contact = match app.store.contact(turn.notice.player.as_str()).await {
            Ok(Some(contact)) => contact,
            Ok(None) => return Sent::Unwanted,
            Err(error) => {
                app.storage_error(&error);
                return Sent::No;
            }
        };
        let (language, email) = mailbox(&contact);
        let Some(message) = self.write(app, turn, language, email) else {
            return Sent::Unwanted;
        };
        if self.transport.test_connection().await.is_err() {
            return Sent::No;
        }
        match self.transport.send(message).await {
            Err(error) if error.is_transient() => Sent::No,
            Ok(_) | Err(_) => Sent::Maybe,
        }
    }

    fn write(&self, app: &App, turn: &TurnNotice, language: &str, email: &str) -> Option<Message> {
        let phrases = app.phrases(app.languages.tagged(language));
        let say = |phrase: Phrase| phrases.say(&turn.phrase(phrase));
        let (subject, body) = match turn.kind {
            Kind::Turn => (Phrase::new("mail-subject"), Phrase::new("mail-body")),
            Kind::Reminder => {
                (Phrase::new("mail-reminder-subject"), Phrase::new("mail-reminder-body"))
            }
        };
        let id = format!("<{}@sacbe>", turn.id());
        Message::builder()
            .from(self.from.parse().ok()?)
            .to(email.parse().ok()?)
            .message_id(Some(id))
            .subject(say(subject))
            .header(ContentType::TEXT_PLAIN)
            .body(say(body))
            .ok()
    }
}
