mod laws;
mod messages;
mod notation;
mod options;
mod plain;
mod playthroughs;
mod rulebook;
mod support;
