//! `sacbe serve`: tables for browsers and programs.

mod limits;
mod log;

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use rules::Refusal;
use server::{Config, Notices, Running, Server, StartError};
use store::{Location, StoreError};

use crate::console::Console;
use crate::failure::Failure;

/// Serve tables to browsers and programs
///
/// Prints the address it listens on as one line. Stops on SIGTERM or Ctrl-C, when everything that
/// was acknowledged is stored.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 is any that is free
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7777", env = "SACBE_ADDR")]
    addr: SocketAddr,

    #[command(flatten)]
    place: Place,

    /// How many bots think at the same time
    #[arg(long, value_name = "N", env = "SACBE_BOT_THREADS")]
    bot_threads: Option<NonZeroUsize>,

    /// Days that a table is kept whose game never began; 0 is for ever
    #[arg(long, value_name = "DAYS", default_value_t = 30, env = "SACBE_ABANDONED_DAYS")]
    abandoned_days: u32,

    /// Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long, env = "SACBE_TRUST_PROXY")]
    trust_proxy: bool,

    /// Another origin whose pages may talk to this server, as `https://example.org`
    #[arg(long = "origin", value_name = "ORIGIN", env = "SACBE_ORIGINS", value_delimiter = ',')]
    origins: Vec<String>,

    #[command(flatten)]
    limits: limits::LimitArgs,

    #[command(flatten)]
    notices: NoticeArgs,

    #[command(flatten)]
    log: log::LogArgs,

    /// Show the page in a browser, if there is one
    #[arg(long)]
    open: bool,
}

/// Where tables are kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Place {
    /// The folder for tables; it is made if it is not there
    #[arg(long, value_name = "DIR", default_value = "sacbe-data", env = "SACBE_DATA")]
    data: PathBuf,

    /// A database instead, as `postgres://user:password@host/name`; several servers may share it
    #[arg(long, value_name = "URL", env = "SACBE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl Place {
    pub(crate) fn location(&self) -> Location {
        match &self.database {
            None => Location::in_folder(&self.data),
            Some(url) => Location::parse(url),
        }
    }
}

/// Where turn notices go; without any of these none are sent.
#[derive(Debug, clap::Args)]
struct NoticeArgs {
    /// Post every turn notice to this address
    #[arg(long, value_name = "URL", env = "SACBE_NOTICE_WEBHOOK", hide_env_values = true)]
    notice_webhook: Option<String>,

    /// Send turn notices by this mail server, as `smtps://user:password@host` or `smtp://host:25`
    #[arg(long, value_name = "URL", env = "SACBE_SMTP", hide_env_values = true)]
    smtp: Option<String>,

    /// The sender of mails
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "SACBE_MAIL_FROM",
        default_value = "sacbe@localhost"
    )]
    mail_from: String,

    /// Where people find this server, for links in notices
    #[arg(long, value_name = "URL", env = "SACBE_PUBLIC_URL")]
    public_url: Option<String>,
}

/// Serves until somebody says stop.
pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    log::start(&args.log);
    let config = args.config();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = Server::start(config).await.map_err(|error| not_started(&error))?;
        announce(args, console, &running)?;
        stop_signal().await?;
        running.stop().await;
        Ok(())
    })
}

impl Args {
    fn config(&self) -> Config {
        let mut config = Config::local(self.place.location());
        config.addr = self.addr;
        config.trust_proxy = self.trust_proxy;
        config.origins.clone_from(&self.origins);
        config.limits = self.limits.limits();
        config.notices = self.notices.notices();
        config.abandoned = self.abandoned();
        config.bot_threads = self.bot_threads.map_or(config.bot_threads, NonZeroUsize::get);
        config
    }

    fn abandoned(&self) -> Option<Duration> {
        let days = u64::from(self.abandoned_days);
        (days > 0).then(|| Duration::from_secs(days * 24 * 60 * 60))
    }
}

impl NoticeArgs {
    fn notices(&self) -> Notices {
        Notices {
            webhook: self.notice_webhook.clone(),
            smtp: self.smtp.clone(),
            from: Some(self.mail_from.clone()),
            link: self.public_url.clone(),
        }
    }
}

fn announce(args: &Args, console: &mut Console<'_>, running: &Running) -> Result<(), Failure> {
    let link = format!("http://{}", running.addr());
    console.line(&link)?;
    console.output.flush()?;
    if args.open {
        open(&link);
    }
    Ok(())
}

/// Shows a page in a browser. Where there is none, the address on the screen has to do.
fn open(link: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let silent = std::process::Stdio::null;
    let command =
        std::process::Command::new(program).arg(link).stdout(silent()).stderr(silent()).spawn();
    if let Ok(mut child) = command {
        std::thread::spawn(move || child.wait());
    }
}

#[cfg(unix)]
async fn stop_signal() -> Result<(), Failure> {
    use tokio::signal::unix::{SignalKind, signal};

    let (mut terminate, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    Ok(())
}

#[cfg(not(unix))]
async fn stop_signal() -> Result<(), Failure> {
    Ok(tokio::signal::ctrl_c().await?)
}

fn not_started(error: &StartError) -> Failure {
    match error {
        StartError::Store(error) => refuse(error),
        StartError::Listen(error) => {
            Failure::Outside(Refusal::new("serve-address").with_text("reason", error))
        }
    }
}

/// What is wrong with the store.
pub(crate) fn refuse(error: &StoreError) -> Failure {
    let refusal = Refusal::new(match error.kind() {
        store::ErrorKind::Newer => "serve-storage-newer",
        store::ErrorKind::InUse => "serve-storage-in-use",
        store::ErrorKind::Exists => "serve-storage-exists",
        store::ErrorKind::Unsupported => "serve-storage-unsupported",
        store::ErrorKind::BadLocation => "serve-storage-bad-location",
        _ => "serve-storage-failed",
    });
    Failure::Outside(refusal.with_text("reason", error))
}
