//! Who may watch a table, whether it hides what the rules hide, and who lets a bot stand in.

use serde::{Deserialize, Serialize};

/// Who may watch without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Nobody.
    None,
    /// Anyone with the link.
    #[default]
    Link,
    /// Anyone: the table is listed.
    Public,
}

/// Whether the game hides what its rules hide: the contents of ships, or the hands of others.
///
/// [`super::Setup::plays_memory`] says what it means for a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Memory play in a game whose default it is; open play in any other.
    ///
    /// When only one game hid anything, the tables of all games were stored so. Those of the others
    /// were open games, and stay open.
    #[default]
    Memory,
    /// Memory play in any game.
    Hidden,
    /// Everything is shown.
    Open,
}

/// Who lets a bot play for a player who is away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StandInBy {
    /// Everybody else who is here has to agree.
    #[default]
    All,
    /// The host alone; everybody while the host is away.
    Host,
}

impl StandInBy {
    /// Whether it is the default, which is not stored.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn is_all(&self) -> bool {
        *self == StandInBy::All
    }
}

/// Conversions between an enum and its twin on the wire.
macro_rules! twins {
    ($name:ident: $($variant:ident)*) => {
        impl From<protocol::$name> for $name {
            fn from(wire: protocol::$name) -> $name {
                match wire {
                    $(protocol::$name::$variant => $name::$variant,)*
                }
            }
        }

        impl From<$name> for protocol::$name {
            fn from(stored: $name) -> protocol::$name {
                match stored {
                    $($name::$variant => protocol::$name::$variant,)*
                }
            }
        }
    };
}

twins!(Spectators: None Link Public);
twins!(StandInBy: All Host);
