//! The simple players: random choice, one step ahead with errors, and plain tree search with random
//! games. The strong player is in `search`.

mod amateur;
mod random;
mod uct;

pub use amateur::{Amateur, AmateurParams};
pub use random::Random;
pub use uct::Uct;
