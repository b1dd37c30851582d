//! What the types look like on the wire.

mod openapi;
mod typescript;
mod wire;
