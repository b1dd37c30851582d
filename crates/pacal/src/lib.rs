#![doc = include_str!("../README.md")]

mod square;

mod board;
mod components;

mod setup;

mod action;
mod state;

mod constellation;
mod flight;
mod game;
mod legal;
mod why;

mod apply;
mod hidden;
mod score;

mod asks;
mod describe;
mod draw;
mod facts;
mod notation;
mod picture;
pub mod shown;
mod tabletop;

mod insight;
mod spaces;

#[cfg(test)]
mod tests;

pub use action::{Action, Ship, Work};
pub use board::{Board, Cover, District};
pub use components::{Die, Face, Pyramids};
pub use constellation::Constellation;
pub use score::{FinalScoring, final_scoring};
pub use setup::{Edition, Gaps, Pacal};
pub use square::{Direction, MAX_SIDE, Square, Squares};
pub use state::{State, Step};
