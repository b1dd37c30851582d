//! `sacbe serve`: runs a server.

mod limits;
mod log;
mod maps;
mod network;
mod signals;

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use rules::{Phrase, Refusal};
use server::{
    Config, KeySource, Notices, Push, Running, Server, StartError, TrustedProxies, Upgrade,
};
use store::{Location, StoreError};
use tables::ServerKey;

use crate::console::Console;
use crate::failure::Failure;
use crate::version;

/// Run a server for browsers and programs
///
/// Prints the address it listens on as one line. On SIGTERM, SIGHUP or Ctrl-C it stops once
/// everything that was acknowledged is stored.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7777", env = "SACBE_ADDR")]
    addr: SocketAddr,

    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    key: KeyArgs,

    #[command(flatten)]
    upgrade: UpgradeArgs,

    /// Number of bots that think at the same time [default: one less than the number of cores]
    #[arg(long, value_name = "N", env = "SACBE_BOT_THREADS")]
    bot_threads: Option<NonZeroUsize>,
    /// Whether the page plays the bots of people who play alone against them; false leaves them to the
    /// server
    #[arg(long, value_name = "TRUE|FALSE", env = "SACBE_BOTS_IN_BROWSER", default_value_t = true, action = clap::ArgAction::Set)]
    bots_in_browser: bool,

    /// Delete tables whose game never started after this many days without activity; 0 never
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "SACBE_ABANDONED_DAYS")]
    abandoned_days: u32,

    /// Delete finished games after this many days [default: never]
    #[arg(long, value_name = "DAYS", env = "SACBE_KEEP_FINISHED")]
    keep_finished: Option<NonZeroU32>,

    /// Delete games that have started and were not played for this many days, unless a clock is still
    /// running [default: never]
    #[arg(long, value_name = "DAYS", env = "SACBE_KEEP_IDLE")]
    keep_idle: Option<NonZeroU32>,

    /// Seconds a player must be away before the others may let a bot play; not at tables with a clock
    #[arg(long, value_name = "SECONDS", default_value_t = 180, env = "SACBE_STAND_IN_AFTER")]
    stand_in_after: u32,

    /// Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, as addresses or ranges such
    /// as `10.0.0.0/8`; without a value, those on this machine and in private networks
    #[arg(
        long,
        value_name = "RANGES",
        num_args = 0..=1,
        default_missing_value = "true",
        default_value = "",
        hide_default_value = true,
        env = "SACBE_TRUST_PROXY"
    )]
    trust_proxy: TrustedProxies,

    /// Additional origin whose pages may use this server, e.g. `https://example.org`
    #[arg(long = "origin", value_name = "ORIGIN", env = "SACBE_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,

    /// File with components that everyone may play with, in JSON; can be repeated
    #[arg(
        long = "board-file",
        value_name = "FILE",
        env = "SACBE_BOARD_FILES",
        value_delimiter = ','
    )]
    board_files: Vec<PathBuf>,

    /// Open the page in a browser
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    limits: limits::LimitArgs,

    #[command(flatten)]
    notices: NoticeArgs,

    #[command(flatten)]
    log: log::LogArgs,
}

/// Where tables are stored.
#[derive(Debug, clap::Args)]
pub(crate) struct Place {
    /// Data folder; created if missing
    #[arg(long, value_name = "DIR", default_value = "sacbe-data", env = "SACBE_DATA")]
    data: PathBuf,

    /// Database to use instead, e.g. `postgres://user:password@host/name`; servers can share it
    #[arg(long, value_name = "URL", env = "SACBE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

/// Where the key is that seals the seeds of running games and signs records.
#[derive(Debug, clap::Args)]
pub(crate) struct KeyArgs {
    /// File with the key that seals running games and signs records; created at the first start.
    /// Servers that share a database need the same [default: sacbe.key beside the database]
    #[arg(long, value_name = "FILE", env = "SACBE_KEY_FILE")]
    key_file: Option<PathBuf>,
}

impl KeyArgs {
    pub(crate) fn source(&self, place: &Place) -> Result<KeySource, Failure> {
        match &self.key_file {
            Some(file) => Ok(KeySource::File(file.clone())),
            None => Ok(KeySource::of(&place.location()?, &place.data)),
        }
    }

    /// The error that the key is not the one of the database.
    pub(crate) fn another(&self, place: &Place) -> Result<Failure, Failure> {
        let file = match self.source(place)? {
            KeySource::File(file) => file.display().to_string(),
            KeySource::Fixed(_) | KeySource::New => String::new(),
        };
        Ok(Failure::Outside(Refusal::new("serve-key-another").with_text("file", file)))
    }

    /// The key of the server, if its file is here.
    pub(crate) fn read(&self, place: &Place) -> Result<Option<ServerKey>, Failure> {
        match self.source(place)? {
            KeySource::File(file) => {
                server::read_key(&file).map_err(|error| Failure::Outside(error.refusal()))
            }
            KeySource::Fixed(key) => Ok(Some(key)),
            KeySource::New => Ok(None),
        }
    }
}

impl Place {
    pub(crate) fn location(&self) -> Result<Location, Failure> {
        match &self.database {
            None => Ok(Location::in_folder(&self.data)),
            Some(url) => Location::parse(url).map_err(|error| refuse(&error)),
        }
    }
}

/// How a database of an older version is migrated.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Upgrades")]
struct UpgradeArgs {
    /// Migrate a Postgres database of an older version; make a copy with `pg_dump` first
    #[arg(long, env = "SACBE_MIGRATE")]
    migrate: bool,

    /// Migrate without checking every table first, or in spite of what the check has found
    #[arg(long, env = "SACBE_SKIP_CHECK")]
    skip_check: bool,
}

impl UpgradeArgs {
    fn upgrade(&self) -> Upgrade {
        Upgrade { check: !self.skip_check, postgres: self.migrate }
    }
}

/// Where turn notices are sent; by default only to browsers that asked for push messages.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Turn notices")]
struct NoticeArgs {
    /// Post turn notices to this URL
    #[arg(long, value_name = "URL", env = "SACBE_NOTICE_WEBHOOK", hide_env_values = true)]
    notice_webhook: Option<String>,

    /// Mail server for turn notices, e.g. `smtps://user:password@host` or `smtp://host:25`; needs
    /// `--public-url`, because mails have links
    #[arg(
        long,
        value_name = "URL",
        env = "SACBE_SMTP",
        hide_env_values = true,
        requires = "public_url"
    )]
    smtp: Option<String>,

    /// Sender address of mails
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "SACBE_MAIL_FROM",
        default_value = "sacbe@localhost"
    )]
    mail_from: String,

    /// Public address of this server, for links in notices
    #[arg(long, value_name = "URL", env = "SACBE_PUBLIC_URL")]
    public_url: Option<String>,

    /// Send no push messages to browsers
    #[arg(long, env = "SACBE_NO_PUSH")]
    no_push: bool,
}

/// Runs until it gets a signal to stop.
pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    log::start(&args.log);
    use_small_pages();
    let config = Config { maps: maps::read(&args.board_files)?, ..args.config()? };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // Before the address is printed: anyone who has read it may send a signal.
        let signals = signals::Signals::install()?;
        let running = Server::start(config).await.map_err(|error| not_started(&error))?;
        announce(args, console, &running)?;
        signals::tell_manager(signals::State::Ready);
        signals.stop().await;
        signals::tell_manager(signals::State::Stopping);
        running.stop().await;
        Ok(())
    })
}

/// Keeps the allocator from asking for pages of two megabytes. Every thread that computes for a client
/// has memory of its own: with large pages a single long record made the server 26 MB larger, without
/// them 4 MB.
fn use_small_pages() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::thread::disable_transparent_huge_pages(true) {
        tracing::debug!(%error, "large pages stay in use");
    }
}

impl Args {
    fn config(&self) -> Result<Config, Failure> {
        let mut config = Config::local(self.place.location()?);
        config.addr = self.addr;
        config.key = self.key.source(&self.place)?;
        config.upgrade = self.upgrade.upgrade();
        config.trusted_proxies = self.trust_proxy.clone();
        config.origins.clone_from(&self.origins);
        config.commit = version::COMMIT.map(str::to_owned);
        config.limits = self.limits.limits();
        config.notices = self.notices.notices();
        config.abandoned = self.abandoned();
        config.keep_finished = self.keep_finished.map(|days| days_long(days.get()));
        config.keep_idle = self.keep_idle.map(|days| days_long(days.get()));
        config.stand_in_after = Duration::from_secs(u64::from(self.stand_in_after));
        config.bots_in_browser = self.bots_in_browser;
        config.bot_threads = self.bot_threads.map_or(config.bot_threads, NonZeroUsize::get);
        Ok(config)
    }

    fn abandoned(&self) -> Option<Duration> {
        (self.abandoned_days > 0).then(|| days_long(self.abandoned_days))
    }
}

fn days_long(days: u32) -> Duration {
    Duration::from_secs(u64::from(days) * 24 * 60 * 60)
}

impl NoticeArgs {
    fn notices(&self) -> Notices {
        Notices {
            webhook: self.notice_webhook.clone(),
            smtp: self.smtp.clone(),
            from: Some(self.mail_from.clone()),
            link: self.public_url.clone(),
            push: if self.no_push { Push::Off } else { Push::On },
        }
    }
}

fn announce(args: &Args, console: &mut Console<'_>, running: &Running) -> Result<(), Failure> {
    let here = network::link_here(running.addr());
    console.line(&here)?;
    let links = network::links(running.addr());
    if !running.addr().ip().is_loopback() {
        invite(console, &links)?;
    }
    console.output.flush()?;
    if args.open {
        // Friends cannot open a link to a table that was copied from an address of this machine.
        open(links.first().unwrap_or(&here));
    }
    Ok(())
}

/// Shows how others in the network get here.
fn invite(console: &mut Console<'_>, links: &[String]) -> Result<(), Failure> {
    let Some(first) = links.first() else {
        return Ok(console.say(&Phrase::new("serve-no-address"))?);
    };
    console.say(&Phrase::new("serve-addresses"))?;
    for link in links {
        console.line(&format!("  {link}"))?;
    }
    if console.is_terminal
        && let Some(code) = network::code(first)
    {
        console.line(&code)?;
    }
    Ok(console.say(&Phrase::new("serve-invite").with("link", first.as_str()))?)
}

/// Opens a page in a browser. If there is none, the address was printed anyway.
fn open(link: &str) {
    let (program, arguments) = opener();
    let silent = std::process::Stdio::null;
    let mut command = std::process::Command::new(program);
    let command = command.args(arguments).arg(link).stdout(silent()).stderr(silent()).spawn();
    if let Ok(mut child) = command {
        std::thread::spawn(move || child.wait());
    }
}

/// The command of this system that opens a link, and what comes before the link.
fn opener() -> (&'static str, &'static [&'static str]) {
    if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        // `start` is a word of the shell; what it takes first is the title of a window.
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    }
}

fn not_started(error: &StartError) -> Failure {
    match error {
        StartError::Store(error) => refuse(error),
        StartError::Key(error) => Failure::Outside(error.refusal()),
        StartError::Listen(error) => {
            Failure::Outside(Refusal::new("serve-address").with_text("reason", error))
        }
    }
}

/// An error of the store as a failure.
pub(crate) fn refuse(error: &StoreError) -> Failure {
    let refusal = Refusal::new(match error.kind() {
        store::ErrorKind::Newer => "serve-storage-newer",
        store::ErrorKind::Missing => {
            return Failure::Outside(
                Refusal::new("serve-storage-missing").with_text("file", error.detail()),
            );
        }
        store::ErrorKind::InUse => "serve-storage-in-use",
        store::ErrorKind::Exists => "serve-storage-exists",
        store::ErrorKind::Unsupported => "serve-storage-unsupported",
        store::ErrorKind::BadLocation => "serve-storage-bad-location",
        store::ErrorKind::NotMigrated => {
            return Failure::Outside(
                Refusal::new("serve-not-migrated").with_text("tables", error.detail()),
            );
        }
        store::ErrorKind::NeedsConsent => "serve-needs-consent",
        _ => "serve-storage-failed",
    });
    Failure::Outside(refusal.with_text("reason", error.detail()))
}
