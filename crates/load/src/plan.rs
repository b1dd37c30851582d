//! The plan of a run.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

/// Limits of one run, so that it always ends.
const MOST_TABLES: usize = 20_000;
const MOST_SECONDS: u64 = 600;

/// What a run does.
///
/// ```
/// use std::time::Duration;
/// use load::{Pace, Plan};
///
/// let plan = Plan {
///     addr: "127.0.0.1:7777".parse()?,
///     game: "pacal".into(),
///     tables: 500,
///     clients: 2,
///     pace: Pace::FlatOut,
///     lasts: Duration::from_secs(10),
///     plain: false,
///     seed: 0,
/// };
/// assert!(plan.check().is_ok());
/// assert!(Plan { addr: "192.0.2.1:80".parse()?, ..plan }.check().is_err());
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    /// The address of the server. It must be on this machine, so that nobody else is disturbed.
    pub addr: SocketAddr,
    /// The game to play.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// How many players at each table.
    pub clients: usize,
    /// How fast they play.
    pub pace: Pace,
    /// How long the run takes.
    pub lasts: Duration,
    /// Whether the clients ask for views without positions and hints.
    pub plain: bool,
    /// The seed of their random choices.
    pub seed: u64,
}

/// How fast clients play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// As fast as possible.
    FlatOut,
    /// This many actions a second at each table.
    PerSecond(f64),
    /// Not at all: they only stay connected.
    Idle,
}

/// Why a plan is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPlan {
    /// The address is not on this machine.
    NotLocal,
    /// Too many tables, or none.
    Tables {
        /// The limit.
        most: usize,
    },
    /// Too long.
    TooLong {
        /// The limit in seconds.
        most: u64,
    },
}

impl Plan {
    /// Checks that the plan is within the limits and stays on this machine.
    pub fn check(&self) -> Result<(), BadPlan> {
        if !self.addr.ip().is_loopback() {
            return Err(BadPlan::NotLocal);
        }
        if !(1..=MOST_TABLES).contains(&self.tables) {
            return Err(BadPlan::Tables { most: MOST_TABLES });
        }
        if self.lasts > Duration::from_secs(MOST_SECONDS) {
            return Err(BadPlan::TooLong { most: MOST_SECONDS });
        }
        Ok(())
    }
}

impl fmt::Display for BadPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPlan::NotLocal => write!(f, "load-not-local"),
            BadPlan::Tables { most } => write!(f, "load-tables most={most}"),
            BadPlan::TooLong { most } => write!(f, "load-too-long most={most}"),
        }
    }
}

impl std::error::Error for BadPlan {}
