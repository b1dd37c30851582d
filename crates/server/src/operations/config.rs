//! What a server is started with.

use std::net::SocketAddr;
use std::time::Duration;

use rules::Options;
use store::Location;

use crate::operations::clock::Clock;
use crate::operations::key_file::KeySource;
pub(crate) use crate::operations::proxies::TrustedProxies;
use crate::operations::upgrade::Upgrade;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free port.
    pub addr: SocketAddr,
    /// The database.
    pub location: Location,
    /// How a database of an older version is migrated.
    pub upgrade: Upgrade,
    /// The key that seals the seeds of running games and signs records.
    pub key: KeySource,
    /// How many bots think at once.
    pub bot_threads: usize,
    /// Whether the page plays the bots of people who play alone against them.
    pub bots_in_browser: bool,
    /// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: TrustedProxies,
    /// Origins besides the server's own whose pages may send requests, as `https://example.org`.
    pub origins: Vec<String>,
    /// The commit that the program was built from, if it is known.
    pub commit: Option<String>,
    /// Limits per client.
    pub limits: Limits,
    /// How many playouts a review gives every choice and every chance event.
    pub review_playouts: u32,
    /// Where turn notices are sent.
    pub notices: Notices,
    /// Components that are offered to everyone.
    pub maps: Vec<Map>,
    /// How long an unused table stays in memory.
    pub idle: Duration,
    /// How long a table is stored whose game never started; none means forever.
    pub abandoned: Option<Duration>,
    /// How long a finished game is stored; none means forever.
    pub keep_finished: Option<Duration>,
    /// How long a game is stored that has started, is not over and is not played; none means forever.
    pub keep_idle: Option<Duration>,
    /// How long a player without a connection still counts as here: a reload takes a moment.
    pub grace: Duration,
    /// How long a player has to be away before the others may let a bot play.
    pub stand_in_after: Duration,
    /// The time at the tables.
    pub clock: Clock,
    /// How often a WebSocket is pinged. One that stays silent until the next ping is closed.
    pub ping: Duration,
}

impl Config {
    /// A server on any free port of this machine, with defaults for the rest.
    pub fn local(location: Location) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            upgrade: Upgrade { check: true, postgres: true },
            key: KeySource::of(&location, "sacbe-data".as_ref()),
            location,
            bot_threads: cores.saturating_sub(1).max(1),
            bots_in_browser: true,
            trusted_proxies: TrustedProxies::default(),
            origins: Vec::new(),
            commit: None,
            limits: Limits::default(),
            review_playouts: review::Settings::USUAL_PLAYOUTS,
            notices: Notices::default(),
            maps: Vec::new(),
            idle: Duration::from_secs(60),
            abandoned: Some(Duration::from_secs(30 * 24 * 60 * 60)),
            keep_finished: None,
            keep_idle: None,
            grace: Duration::from_secs(5),
            stand_in_after: Duration::from_millis(tables::STAND_IN_AFTER),
            clock: Clock::default(),
            ping: Duration::from_secs(30),
        }
    }
}

/// A set of components with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The name of the game.
    pub game: String,
    /// The name of the components.
    pub name: String,
    /// The components, as options of the game.
    pub options: Options,
}

/// Limits per client; a rate of zero means no limit. Limits per network (an IPv4 address, or a /64
/// of IPv6) do not apply to programs on this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Size of an HTTP body, in bytes.
    pub body: usize,
    /// Size of a WebSocket message, in bytes.
    pub message: usize,
    /// Messages per second on one socket; bursts of four times as many.
    pub messages: u32,
    /// Messages per second on all sockets of one network; bursts of four times as many.
    pub network_messages: u32,
    /// Requests per second from one network; bursts of ten times as many.
    pub requests: u32,
    /// Connections from one network.
    pub connections_each: usize,
    /// Connections in total.
    pub connections: usize,
    /// New tables per hour from one browser, and from one network.
    pub tables: u32,
    /// Kilobytes (of 1024 bytes) that one network may store per hour; what it does not use for an
    /// hour is lost.
    pub stored_kilobytes: u32,
    /// Games with bots that one network may play at the same time; 0 means no limit.
    pub bot_games: usize,
    /// Tables in memory. Above it, the least recently used are unloaded, those without connections
    /// first.
    pub in_memory: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 256 * 1024,
            message: 16 * 1024,
            messages: 500,
            network_messages: 2_000,
            requests: 100,
            connections_each: 200,
            connections: 50_000,
            tables: 2000,
            stored_kilobytes: 64 * 1024,
            bot_games: 50,
            in_memory: 20_000,
        }
    }
}

impl Limits {
    /// The usual sizes without limits on rates and connections: for load tests.
    pub fn none() -> Limits {
        Limits {
            messages: 0,
            network_messages: 0,
            requests: 0,
            connections_each: usize::MAX,
            connections: usize::MAX,
            tables: 0,
            stored_kilobytes: 0,
            bot_games: 0,
            ..Limits::default()
        }
    }
}

/// Whether push messages are sent to browsers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Push {
    /// No.
    #[default]
    Off,
    /// To push services on the public internet.
    On,
    /// Also to this machine, unencrypted: for tests.
    AlsoLoopback,
}

/// Where turn notices are sent. Without a webhook, a mail server and push messages none are stored.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Notices {
    /// The URL to which every notice is posted.
    pub webhook: Option<String>,
    /// The mail server, as `smtp://user:password@host:port` or `smtps://…`. No mail is sent without
    /// `link`.
    pub smtp: Option<String>,
    /// The sender address of mails.
    pub from: Option<String>,
    /// The public URL of this server, for links in notices.
    pub link: Option<String>,
    /// Whether push messages are sent to browsers that asked for them.
    pub push: Push,
}

impl Notices {
    /// Whether mail is sent. It needs the public URL: a link must not depend on what a client sends.
    pub fn send_mail(&self) -> bool {
        self.smtp.is_some() && self.link.is_some()
    }

    /// Whether any notices are sent.
    pub fn are_sent(&self) -> bool {
        self.webhook.is_some() || self.send_mail() || self.push != Push::Off
    }
}

/// Hides URLs, which may contain passwords.
impl std::fmt::Debug for Notices {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Notices")
            .field("webhook", &self.webhook.is_some())
            .field("smtp", &self.smtp.is_some())
            .field("from", &self.from)
            .field("link", &self.link)
            .field("push", &self.push)
            .finish()
    }
}
