//! One test, at least, for every clause of `docs/rules/uxmal.md` that changes what is legal or
//! what is scored, in its words. The comment above a test cites the clauses.

mod cards;
mod clauses;
mod components;
mod movement;
mod order_of_play;
mod priests;
mod scoring;
mod setup;
mod tiles;
mod track;
mod variants;
