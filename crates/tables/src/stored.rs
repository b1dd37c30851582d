//! What the store keeps of a table, in types of its own.
//!
//! A message can change with the next release; what was stored must stay readable. So nothing
//! here uses the JSON of `protocol`: enums have twins with conversions, and identifiers, times,
//! seats and levels are written by `scalars`. Reading ignores fields it does not know and gives
//! missing ones their defaults, because an older node may meet what a newer one has stored; writing
//! is exact. `tests/corpus` has the events of released versions.

// One event of a table, and how it is written.
mod event;
// How a table was opened.
mod setup;
// How much time there is, and the clock rules that follow from it.
mod pace;
// Who may watch, what is hidden, who lets a bot stand in.
mod manners;
// The seed of a table, sealed or open.
mod kept_seed;
// What somebody said.
mod chat_text;
// Who somebody is, and their color and mark.
mod look;
mod player_id;
// Identifiers, times, seats and levels as JSON.
pub(crate) mod scalars;

pub use chat_text::ChatText;
pub use event::{Asked, Event, Opened, Stored};
pub use kept_seed::KeptSeed;
pub use look::Look;
pub use manners::{Spectators, StandInBy, Visibility};
pub(crate) use pace::DAY;
pub use pace::Pace;
pub use player_id::PlayerId;
pub(crate) use scalars::seat;
pub use setup::Setup;
