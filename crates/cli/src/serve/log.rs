//! The log of the server, on standard error. It contains no secrets.

use clap::ValueEnum;
use tracing::level_filters::LevelFilter;

/// Format and level of the log.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Log")]
pub(super) struct LogArgs {
    /// Log format: text for people, JSON for programs
    #[arg(long, value_enum, default_value = "text", env = "SACBE_LOG")]
    log: Form,

    /// Log level
    #[arg(long, value_enum, default_value = "info", env = "SACBE_LOG_LEVEL")]
    log_level: Level,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Level {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

impl From<Level> for LevelFilter {
    fn from(level: Level) -> LevelFilter {
        match level {
            Level::Off => LevelFilter::OFF,
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
        }
    }
}

pub(super) fn start(args: &LogArgs) {
    let log = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(LevelFilter::from(args.log_level));
    // Fails if a log is already set up, as in tests.
    let _ = match args.log {
        Form::Text => log.with_ansi(false).try_init(),
        Form::Json => log.json().try_init(),
    };
}
