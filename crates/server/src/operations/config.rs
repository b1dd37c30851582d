use std::net::SocketAddr;
use std::time::Duration;

use store::Location;

/// What a server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 is any that is free.
    pub addr: SocketAddr,
    /// Where tables are kept.
    pub location: Location,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy of ours.
    pub trust_proxy: bool,
    /// Origins besides the server's own whose pages may talk to it, as `https://example.org`.
    pub origins: Vec<String>,
    /// What any one client may use up.
    pub limits: Limits,
    /// Where turn notices go.
    pub notices: Notices,
    /// How long a table that nobody uses stays in memory.
    pub idle: Duration,
    /// How long a table is kept whose game never began, if not for ever.
    pub abandoned: Option<Duration>,
    /// How often a socket is asked whether somebody is still there.
    pub ping: Duration,
}

impl Config {
    /// A server on any free port of this machine, with defaults for the rest.
    pub fn local(location: Location) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            location,
            bot_threads: cores.saturating_sub(1).max(1),
            trust_proxy: false,
            origins: Vec::new(),
            limits: Limits::default(),
            notices: Notices::default(),
            idle: Duration::from_secs(60),
            abandoned: Some(Duration::from_secs(30 * 24 * 60 * 60)),
            ping: Duration::from_secs(30),
        }
    }
}

/// What any one client may use up; a rate of zero is no limit. What holds for an address does not
/// hold for the machine itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a body.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Messages a second on a socket, for long; four times as many at once.
    pub messages: u32,
    /// Requests a second of an address, for long; ten times as many at once.
    pub requests: u32,
    /// Connections of an address.
    pub connections_each: usize,
    /// Connections of all.
    pub connections: usize,
    /// Tables that a browser may set up in an hour.
    pub tables: u32,
    /// Tables in memory: beyond it those leave that were not used for longest, and first those that
    /// nobody is connected to.
    pub in_memory: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 256 * 1024,
            message: 16 * 1024,
            messages: 500,
            requests: 100,
            connections_each: 200,
            connections: 50_000,
            tables: 2000,
            in_memory: 20_000,
        }
    }
}

impl Limits {
    /// Sizes as usual, and no limit on how often and how many: for measuring.
    pub fn none() -> Limits {
        Limits {
            messages: 0,
            requests: 0,
            connections_each: usize::MAX,
            connections: usize::MAX,
            tables: 0,
            ..Limits::default()
        }
    }
}

/// Where turn notices go. Without any of it none are kept.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Notices {
    /// The address that every notice is posted to.
    pub webhook: Option<String>,
    /// The mail server, as `smtp://user:password@host:port` or `smtps://…`.
    pub smtp: Option<String>,
    /// The sender of mails.
    pub from: Option<String>,
    /// Where people find this server, for links in notices.
    pub link: Option<String>,
}

impl Notices {
    /// Whether any are sent.
    pub fn are_sent(&self) -> bool {
        self.webhook.is_some() || self.smtp.is_some()
    }
}

/// Without the passwords that may be in it.
impl std::fmt::Debug for Notices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Notices")
            .field("webhook", &self.webhook.is_some())
            .field("smtp", &self.smtp.is_some())
            .field("from", &self.from)
            .field("link", &self.link)
            .finish()
    }
}
