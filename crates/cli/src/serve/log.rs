//! What a server writes down about itself, on standard error. No secret is among it.

use clap::ValueEnum;
use tracing::level_filters::LevelFilter;

/// What a server writes down about itself.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Log")]
pub(super) struct LogArgs {
    /// Lines for people, or JSON for programs
    #[arg(long, value_enum, default_value = "text", env = "SACBE_LOG")]
    log: Form,

    /// How much of it
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
    // Somebody else may log already, as in tests.
    let _ = match args.log {
        Form::Text => log.with_ansi(false).try_init(),
        Form::Json => log.json().try_init(),
    };
}
