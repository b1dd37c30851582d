//! A mail: its text, and what every mail has. Nothing in it was written by a player.

use lettre::Message;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use phrases::Phrases;
use rules::Phrase;

use crate::mail::address::Address;
use crate::mail::mailer::Mailer;

/// What a mail says, in one language.
#[derive(Debug)]
pub(crate) struct Letter<'a> {
    pub(crate) to: &'a Address,
    pub(crate) phrases: &'a Phrases,
    /// The same for the same notice.
    pub(crate) id: Option<String>,
    pub(crate) subject: String,
    pub(crate) paragraphs: Vec<String>,
}

impl Letter<'_> {
    /// The mail, with a link that ends all mail at its end and in its headers (RFC 2369, RFC 8058).
    pub(crate) fn write(&self, mailer: &Mailer) -> Option<Message> {
        let stop = mailer.unsubscribe_link(self.to);
        let end = self.phrases.say(&Phrase::new("mail-stop").with("link", stop.as_str()));
        let mut text = self.paragraphs.join("\n\n");
        text.push_str("\n\n-- \n");
        text.push_str(&end);
        text.push('\n');
        let mut message = Message::builder()
            .from(mailer.from.clone())
            .to(self.to.as_str().parse().ok()?)
            .subject(&self.subject)
            .header(ContentType::TEXT_PLAIN);
        if let Some(id) = &self.id {
            message = message.message_id(Some(id.clone()));
        }
        let mut message = message.body(text).ok()?;
        add(&mut message, "List-Unsubscribe", format!("<{stop}>"));
        // One press in a mail program; it takes effect through https only.
        if stop.starts_with("https://") {
            add(&mut message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned());
        }
        add(&mut message, "Auto-Submitted", "auto-generated".to_owned());
        Some(message)
    }
}

fn add(message: &mut Message, name: &'static str, value: String) {
    let name = HeaderName::new_from_ascii_str(name);
    message.headers_mut().insert_raw(HeaderValue::new(name, value));
}
