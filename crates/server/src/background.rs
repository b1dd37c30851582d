//! Work that starts without a request.

pub(crate) mod timer; // claims due work: expired clocks, rematches, bots of a dead node
pub(crate) mod alarm; // wakes the timer early
pub(crate) mod bots; // threads on which bots choose their actions
pub(crate) mod notices; // turn notices by webhook and e-mail
pub(crate) mod commands; // carries out what operators ask for
pub(crate) mod sweep; // unloads idle tables, deletes abandoned ones
