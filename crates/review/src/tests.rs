//! The review of small games and of real ones.

mod found;
mod race;
mod refused;
mod repeated;
mod sums;
mod support;
