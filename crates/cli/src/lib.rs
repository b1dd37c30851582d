//! The program `sacbe`. Every command has its own file; all output goes through writers, so that
//! tests can read it.

mod admin;
mod arena;
mod backup;
mod bot_choice;
mod check;
mod command;
mod console;
pub mod engine;
mod export;
mod failure;
mod join;
mod learn;
mod lines;
mod load;
mod manual;
mod menu;
mod paint;
mod play;
mod puzzles;
mod replay;
mod review;
mod rules_text;
mod serve;
mod setup;
mod speed;
mod tell;
mod verify;
mod version;

pub use command::main;
