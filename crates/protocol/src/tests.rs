//! What the types look like on the wire.

mod wire;
