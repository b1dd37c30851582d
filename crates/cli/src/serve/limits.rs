//! Limits of the server, on the command line.

use clap::ValueEnum;
use server::Limits;

/// Limits for each client and for the server.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Limits")]
pub(super) struct LimitArgs {
    /// Rate and connection limits; turn them off only for load tests on your own machine
    #[arg(long, value_enum, default_value = "on", env = "SACBE_LIMITS")]
    limits: Switch,

    /// Maximum size of a request body, in bytes
    #[arg(long, value_name = "N", env = "SACBE_BODY_BYTES", default_value_t = Limits::default().body)]
    body_bytes: usize,

    /// Maximum size of a WebSocket message, in bytes
    #[arg(long, value_name = "N", env = "SACBE_MESSAGE_BYTES", default_value_t = Limits::default().message)]
    message_bytes: usize,

    /// Messages per second on a socket; bursts may be four times as large
    #[arg(long, value_name = "N", env = "SACBE_MESSAGES", default_value_t = Limits::default().messages)]
    messages: u32,

    /// Messages per second on all sockets of one network; bursts may be four times as large
    #[arg(long, value_name = "N", env = "SACBE_NETWORK_MESSAGES", default_value_t = Limits::default().network_messages)]
    network_messages: u32,

    /// Requests per second from one network; bursts may be ten times as large
    #[arg(long, value_name = "N", env = "SACBE_REQUESTS", default_value_t = Limits::default().requests)]
    requests: u32,

    /// Tables that one browser, or all browsers of one network, may create per hour
    #[arg(long, value_name = "N", env = "SACBE_TABLES", default_value_t = Limits::default().tables)]
    tables: u32,

    /// Kilobytes of games that one network may store per hour; 0 for no limit
    #[arg(long, value_name = "N", env = "SACBE_STORED_KILOBYTES", default_value_t = Limits::default().stored_kilobytes)]
    stored_kilobytes: u32,

    /// Games with bots that one network may play at the same time; 0 for no limit
    #[arg(long, value_name = "N", env = "SACBE_BOT_GAMES", default_value_t = Limits::default().bot_games)]
    bot_games: usize,

    /// Tables kept in memory; the least recently used are unloaded first
    #[arg(long, value_name = "N", env = "SACBE_IN_MEMORY", default_value_t = Limits::default().in_memory)]
    in_memory: usize,

    /// Connections from one network
    #[arg(long, value_name = "N", env = "SACBE_CONNECTIONS_EACH", default_value_t = Limits::default().connections_each)]
    connections_each: usize,

    /// Connections in total
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
            network_messages: self.network_messages,
            requests: self.requests,
            connections_each: self.connections_each,
            connections: self.connections,
            tables: self.tables,
            stored_kilobytes: self.stored_kilobytes,
            bot_games: self.bot_games,
            in_memory: self.in_memory,
        };
        match self.limits {
            Switch::On => limits,
            // Size limits stay: they protect memory.
            Switch::Off => {
                let Limits { body, message, in_memory, .. } = limits;
                Limits { body, message, in_memory, ..Limits::none() }
            }
        }
    }
}
