//! The page's own authority: everything that a server answers about tables, bots and records, as
//! WebAssembly in a Worker of the browser.
//!
//! [`Authority`] has the tables; [`answer`](questions::answer) answers what needs no table, and
//! [`think`](questions::think) is a bot. All of it is text in and text out, with the time and random
//! numbers in the call, so that the same code is tested natively. `docs/offline.md` tells more.

// A WebAssembly exports one part; the linker leaves out what that does not need.
#![cfg_attr(
    not(all(feature = "authority", feature = "bots", feature = "study")),
    allow(dead_code, unused_imports, reason = "for the other parts")
)]

// The calls of the Worker, and what comes of them.
pub mod call;
// The tables.
mod authority;
// A table with the sessions that watch it.
mod room;
// What is asked of tables in the words of HTTP.
mod routes;
// What is asked without a table: records, components, bots.
pub mod questions;
// Random numbers that come with a call.
mod random;
// What the Worker calls in WebAssembly.
#[cfg(target_family = "wasm")]
mod abi;

pub use authority::Authority;

#[cfg(test)]
mod tests;
