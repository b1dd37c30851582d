//! Where browsers take push messages.

/// Where one browser takes push messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PushSubscription {
    /// The URL at the browser's push service.
    pub endpoint: String,
    /// Keys and language, which the store does not parse.
    pub body: String,
}
