//! Tables in use: from a request to the store, and from there to every socket.

// In the order in which a request passes through them.
pub(crate) mod socket; // a WebSocket at a table
pub(crate) mod rooms; // all rooms by table id
pub(crate) mod room; // a table in memory with its connected sockets
pub(crate) mod loading; // loads tables from the store
pub(crate) mod request; // a client's request, and where its answer goes
pub(crate) mod act; // runs a request: ask the table, write its events, answer
pub(crate) mod to_store; // converts a table's events into a write for the store
pub(crate) mod company; // who is here, who is away, who is watching
pub(crate) mod pairing; // who waits for others to play with
pub(crate) mod lobby; // the list of public tables, for everybody who watches it
pub(crate) mod fanout; // messages for every connected socket
pub(crate) mod pending; // deliveries that wait until a write is durable
pub(crate) mod outbox; // the queue of messages to one socket
pub(crate) mod recover; // recovery from a failed write
pub(crate) mod nodes; // follows what other nodes write
pub(crate) mod close; // ends a table for the operator
pub(crate) mod rematch; // starts a rematch at a new table
