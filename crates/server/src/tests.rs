//! Real servers on free ports, real sockets.

mod support;

mod advice;
mod faults;
mod fortune;
mod games;
mod gathering;
mod hidden;
mod known;
mod nodes;
mod notices;
mod openapi;
mod operator;
mod player;
mod refusals;
mod restart;
mod rooms;
mod rude;
mod schema;
mod secrecy;
mod sinks;
mod sockets;
mod twins;
