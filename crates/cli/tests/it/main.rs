//! The built binary, driven as its users drive it: by programs, by people and by scripts.

mod engine;
mod garbage;
mod play;
mod properties;
mod replay;
mod rules_text;
mod speed;
mod support;
