#![doc = include_str!("../README.md")]

mod cards;
mod cell;
mod components;
mod face;
mod idol;
mod popularity;
mod reserve;
mod site;

mod setup;

mod action;
mod state;

mod game;
mod legal;
mod movement;
mod situations;
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

pub use action::Action;
pub use cards::Cards;
pub use cell::Cell;
pub use components::COMPONENTS;
pub use face::{Face, Tile};
pub use idol::{Idol, Symbol};
pub use notation::Misread;
pub use popularity::Popularity;
pub use setup::Uxmal;
pub use site::{Level, Site};
pub use state::State;
