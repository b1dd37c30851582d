//! What the operator sees (configuration, start and stop, metrics), and what every part shares.

pub(crate) mod config; // what a server is started with
pub(crate) mod proxies; // the proxies whose forwarding headers are believed
pub(crate) mod running; // starts and stops a server
pub(crate) mod app; // state that all parts of a running server share
pub(crate) mod metrics; // counters and histograms for Prometheus
pub(crate) mod process; // CPU time and memory of this process
pub(crate) mod clock; // the current time
pub(crate) mod key_file; // the file with the key that seals seeds and signs records
pub(crate) mod secret; // random bytes, hashes, and the ids made from them
pub(crate) mod languages; // the languages of messages
