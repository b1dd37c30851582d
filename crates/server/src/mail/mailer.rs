//! The mail server, and the links in mails.

use std::fmt;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::AsyncSmtpTransport;
use lettre::{AsyncTransport, Message, Tokio1Executor};
use tables::{ServerKey, hex};

use crate::mail::address::Address;
use crate::operations::config::Notices;
use crate::operations::secret;

/// Timeout for the mail server.
const TIMEOUT: Duration = Duration::from_secs(20);

/// The length of a code that confirms, and of the halves of one that unsubscribes: 128 bits each.
const CODE_LENGTH: usize = 32;

/// The mail server.
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    pub(super) from: Mailbox,
    /// The public address of this server, without a slash at its end.
    pub(crate) base: String,
    secret: [u8; 32],
}

/// What became of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// It arrived, or may have.
    Sent,
    /// It will never arrive.
    Rejected,
    /// It certainly did not arrive, but may another time.
    Failed,
}

impl Mailer {
    /// None if no mail is sent, or if the mail server or the sender is invalid. The URL may contain a
    /// password, so it is not logged.
    pub(crate) fn new(config: &Notices, key: &ServerKey) -> Option<Mailer> {
        let (server, link) = config.smtp.as_ref().zip(config.link.as_ref())?;
        let Ok(transport) = AsyncSmtpTransport::<Tokio1Executor>::from_url(server) else {
            tracing::error!("the URL of the mail server is invalid: no mail is sent");
            return None;
        };
        let from = config.from.as_deref().unwrap_or("sacbe@localhost");
        let Ok(from) = from.parse() else {
            tracing::error!(from, "the sender of mails is invalid: no mail is sent");
            return None;
        };
        let transport = transport.timeout(Some(TIMEOUT)).build();
        let base = link.trim_end_matches('/').to_owned();
        Some(Mailer { transport, from, base, secret: key.secret("mail") })
    }

    pub(crate) async fn deliver(&self, message: Message) -> Delivery {
        if self.transport.test_connection().await.is_err() {
            return Delivery::Failed;
        }
        match self.transport.send(message).await {
            Err(error) if error.is_transient() => Delivery::Failed,
            Err(error) if error.is_permanent() => Delivery::Rejected,
            // After a lost connection nobody knows.
            Ok(_) | Err(_) => Delivery::Sent,
        }
    }

    /// The hash under which an address is known. Without the key of this server nobody can find out
    /// whose it is.
    pub(crate) fn hash(&self, address: &Address) -> String {
        self.hidden("address", &address.owner())
    }

    /// Something as a name of it that tells nothing.
    pub(super) fn hidden(&self, what: &str, value: &str) -> String {
        let mask = secret::mask(&self.secret, &format!("{what} {value}"));
        hex::write(&secret::half(&mask))
    }

    /// The link that ends all mail to an address. It never expires, and only mails contain it.
    pub(crate) fn unsubscribe_link(&self, address: &Address) -> String {
        let hash = self.hash(address);
        let proof = self.hidden("unsubscribe", &hash);
        format!("{}/unsubscribe/{hash}{proof}", self.base)
    }

    /// The hash of the address that a code in such a link was made for.
    pub(crate) fn read_unsubscribe_code(&self, code: &str) -> Option<String> {
        let (hash, proof) = code.split_at_checked(CODE_LENGTH)?;
        let wanted = self.hidden("unsubscribe", hash);
        // Compared as hashes: how long it takes tells nothing.
        let hashed = |text: &str| secret::hash("sacbe unsubscribe", text.as_bytes());
        (hashed(proof) == hashed(&wanted)).then(|| hash.to_owned())
    }

    /// The link that confirms an address. The code is behind a `#`, so that no log has it.
    pub(super) fn confirm_link(&self, code: &str) -> String {
        format!("{}/confirm#{code}", self.base)
    }
}

/// A new code that confirms an address.
pub(super) fn new_code() -> String {
    hex::write(&secret::half(&secret::random()))
}

/// The hash under which such a code is stored; none if it cannot be one.
pub(crate) fn code_hash(code: &str) -> Option<String> {
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_code.then(|| hex::write(&secret::hash("sacbe confirm", code.as_bytes())))
}

/// Hides the secrets.
impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("base", &self.base).finish_non_exhaustive()
    }
}
