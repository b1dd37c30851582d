//! Notices for people, by mail.

use std::time::Duration;

use lettre::message::header::ContentType;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Message, Tokio1Executor};
use rules::Phrase;

use super::{Delivered, Letter};
use crate::http::routes::mailbox;
use crate::operations::app::App;
use crate::operations::config::Config;

/// How long the mail server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A mail server that takes our letters.
#[derive(Debug)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: String,
}

impl Mailer {
    /// None if there is no mail server, or none that can be read. The address may hold a password,
    /// so it is not repeated.
    pub(super) fn new(config: &Config) -> Option<Mailer> {
        let address = config.notices.smtp.as_ref()?;
        let from = config.notices.from.clone().unwrap_or_else(|| "sacbe@localhost".to_owned());
        let Ok(transport) = AsyncSmtpTransport::<Tokio1Executor>::from_url(address) else {
            tracing::error!("the address of the mail server cannot be read");
            return None;
        };
        Some(Mailer { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// Sends a notice to whoever left an address. What may have arrived is not sent again.
    pub(super) async fn send(&self, app: &App, letter: &Letter) -> Delivered {
        let contact = match app.store.contact(letter.notice.player.as_str()).await {
            Ok(Some(contact)) => contact,
            Ok(None) => return Delivered::Unwanted,
            Err(error) => {
                app.storage(&error);
                return Delivered::No;
            }
        };
        let (language, email) = mailbox(&contact);
        let Some(message) = self.write(app, letter, language, email) else {
            return Delivered::Unwanted;
        };
        if self.transport.test_connection().await.is_err() {
            return Delivered::No;
        }
        match self.transport.send(message).await {
            Err(error) if error.is_transient() => Delivered::No,
            Ok(_) | Err(_) => Delivered::Perhaps,
        }
    }

    fn write(&self, app: &App, letter: &Letter, language: &str, email: &str) -> Option<Message> {
        let phrases = app.phrases(app.languages.tagged(language));
        let say = |key: &'static str| {
            let phrase = Phrase::new(key).with("game", letter.game.as_str());
            phrases
                .say(&phrase.with("name", letter.name.as_str()).with("link", letter.link.as_str()))
        };
        let id = format!("<{}@sacbe>", letter.notice.id);
        Message::builder()
            .from(self.from.parse().ok()?)
            .to(email.parse().ok()?)
            .message_id(Some(id))
            .subject(say("mail-subject"))
            .header(ContentType::TEXT_PLAIN)
            .body(say("mail-body"))
            .ok()
    }
}
