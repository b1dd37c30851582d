//! The review of small games and of real ones.

mod agreed;
mod found;
mod kept;
mod race;
mod refused;
mod repeated;
mod sums;
mod support;
