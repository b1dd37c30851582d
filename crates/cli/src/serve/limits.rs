//! What any one client may use up.

use clap::ValueEnum;
use server::Limits;

/// What any one client may use up.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub(super) struct LimitArgs {
    /// Whether there are limits on how often and how many; off is for measuring on one's own machine
    #[arg(long, value_enum, default_value = "on", env = "SACBE_LIMITS")]
    limits: Switch,

    /// Bytes of a request's body
    #[arg(long, value_name = "N", env = "SACBE_BODY_BYTES", default_value_t = Limits::default().body)]
    body_bytes: usize,

    /// Bytes of a message on a socket
    #[arg(long, value_name = "N", env = "SACBE_MESSAGE_BYTES", default_value_t = Limits::default().message)]
    message_bytes: usize,

    /// Messages a second on a socket, for long; four times as many at once
    #[arg(long, value_name = "N", env = "SACBE_MESSAGES", default_value_t = Limits::default().messages)]
    messages: u32,

    /// Requests a second of an address, for long; ten times as many at once
    #[arg(long, value_name = "N", env = "SACBE_REQUESTS", default_value_t = Limits::default().requests)]
    requests: u32,

    /// Tables that a browser may set up in an hour
    #[arg(long, value_name = "N", env = "SACBE_TABLES", default_value_t = Limits::default().tables)]
    tables: u32,

    /// Tables in memory; those that were not used for longest leave first
    #[arg(long, value_name = "N", env = "SACBE_IN_MEMORY", default_value_t = Limits::default().in_memory)]
    in_memory: usize,

    /// Connections of an address
    #[arg(long, value_name = "N", env = "SACBE_CONNECTIONS_EACH", default_value_t = Limits::default().connections_each)]
    connections_each: usize,

    /// Connections of all
    #[arg(long, value_name = "N", env = "SACBE_CONNECTIONS", default_value_t = Limits::default().connections)]
    connections: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

impl LimitArgs {
    pub(super) fn limits(&self) -> Limits {
        let limits = Limits {
            body: self.body_bytes,
            message: self.message_bytes,
            messages: self.messages,
            requests: self.requests,
            connections_each: self.connections_each,
            connections: self.connections,
            tables: self.tables,
            in_memory: self.in_memory,
        };
        match self.limits {
            Switch::On => limits,
            // Sizes stay: they cost memory, whoever asks.
            Switch::Off => {
                let Limits { body, message, in_memory, .. } = limits;
                Limits { body, message, in_memory, ..Limits::none() }
            }
        }
    }
}
