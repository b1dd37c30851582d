//! What any board game needs: seats and turns, games and their states, refusals and phrases,
//! matches and records. It contains no game.
//!
//! A [`Game`] is a set of rules with its components and options, shared and never changed while it
//! is played. Its [`Game::State`] is one position: small, `Copy`, cheap to keep by the thousand.
//! Chance is an action too, taken by no seat, so a setup and a list of actions determine a match.

mod by_seat;
mod drawing;
mod feature_row;
mod game;
mod hidden;
mod insight;
mod matches;
mod networks;
mod phrase;
pub mod picture;
mod problems;
mod record;
mod replay;
mod scores;
mod seat;
mod spaces;
mod tabletop;
mod weighted;

pub use by_seat::BySeat;
pub use drawing::{Drawing, Paint};
pub use feature_row::FeatureRow;
pub use game::{Game, NotAnAction};
pub use hidden::Hidden;
pub use insight::Insight;
pub use matches::Match;
pub use networks::Networks;
pub use phrase::{Arg, Phrase, Refusal, Subject};
pub use problems::{Place, Problem, Problems};
pub use record::{Record, RecordError};
pub use replay::LoadError;
pub use scores::Scores;
pub use seat::{MAX_SEATS, Seat, SeatSet, Turn};
pub use spaces::{Field, FlatRow, IdRange, Sight, Spaces, places_after, seats_from, total_len};
pub use tabletop::{OptionKind, OptionSpec, Options, Tabletop, known_rules, unknown_option};
pub use weighted::{pick_weighted, weighted_index};
