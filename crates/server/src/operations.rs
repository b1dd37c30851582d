//! What the operator sees (configuration, start and stop, metrics), and what every part shares.

pub(crate) mod config; // what a server is started with
pub(crate) mod proxies; // the proxies whose forwarding headers are believed
pub(crate) mod running; // starts and stops a server
pub(crate) mod app; // state that all parts of a running server share
pub(crate) mod admin; // what an operator can change
pub(crate) mod check; // whether every table loads and every finished game verifies
pub(crate) mod upgrade; // what happens before a database is migrated
pub(crate) mod metrics; // counters and histograms for Prometheus
pub(crate) mod process; // CPU time, memory and descriptors of this process
pub(crate) mod descriptors; // the limit of file descriptors
pub(crate) mod readiness; // whether the database takes writes
pub(crate) mod usage; // how much room the database takes
pub(crate) mod summary; // counts in the log
pub(crate) mod clock; // the current time
pub(crate) mod key_file; // the file with the key that seals seeds and signs records
pub(crate) mod sealing; // seals seeds that older versions stored
pub(crate) mod secret; // random bytes, hashes, and the ids made from them
pub(crate) mod languages; // the languages of messages
