mod boards;
mod insight;
mod laws;
mod messages;
mod rulebook;
mod setup;
mod support;
mod tidy;
