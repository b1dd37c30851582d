use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

/// The most tables and seconds of one run: a load tool stops by itself.
const MOST_TABLES: usize = 20_000;
const MOST_SECONDS: u64 = 600;

/// What to ask of a server.
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
    /// Where the server listens: on this machine, for this is no tool to trouble others with.
    pub addr: SocketAddr,
    /// The game to play.
    pub game: String,
    /// How many tables.
    pub tables: usize,
    /// How many people sit at each.
    pub clients: usize,
    /// How fast they play.
    pub pace: Pace,
    /// For how long.
    pub lasts: Duration,
    /// Whether the clients do without positions and hints.
    pub plain: bool,
    /// Of the choices they make.
    pub seed: u64,
}

/// How fast people play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// As soon as it is their turn.
    FlatOut,
    /// So many actions a second at each table.
    PerSecond(f64),
    /// They sit there and look.
    Idle,
}

/// A plan that is not to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPlan {
    /// The address is not on this machine.
    NotLocal,
    /// Too many tables, or none.
    Tables {
        /// The most there may be.
        most: usize,
    },
    /// Too long.
    TooLong {
        /// The most seconds.
        most: u64,
    },
}

impl Plan {
    /// Whether the plan is bounded, and of this machine.
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
