//! Numbers mean what they say, and a batch plays what the rules allow.

mod batches;
mod documented;
mod ids;
mod observations;
mod rollouts;
mod support;
