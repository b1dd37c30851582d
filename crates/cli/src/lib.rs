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
mod learn;
mod lines;
mod load;
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

pub use command::main;
