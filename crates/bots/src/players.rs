//! The simple players: random choice, one step ahead, and plain tree search with random games.
//! The strong player is in `search`.

mod greedy;
mod random;
mod uct;

pub use greedy::Greedy;
pub(crate) use greedy::GreedyParams;
pub use random::Random;
pub use uct::Uct;
