//! Real servers on free ports, real sockets.

mod support;

mod games;
mod player;
mod gathering;
mod refusals;
mod sockets;
