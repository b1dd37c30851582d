//! Tests with real servers on free ports and real sockets.

// Helpers.
mod support; // browsers and sockets
mod player; // a client that plays legal actions
mod known_tables; // tables whose seed the test knows
mod paired_tables; // two tables that differ only in what a viewer cannot see
#[path = "../../tables/src/tests/swapped_hands.rs"]
mod swapped_hands; // games that differ in two hands, shared with `tables`
mod notice_receivers; // a webhook and a mail server
mod push_service; // a push service and the browsers that use it
mod schema; // checks values against JSON schemas

// Playing.
mod whole_games;
mod seating;
mod sockets;
mod refusals;
mod presence;
mod lobby;
mod pairing;
mod advice;
mod reviews;
mod notices;
mod mail;
mod push;
mod reminders;
mod openapi;
mod previews;
mod components;
mod contributing;

// People.
mod cookies;
mod devices;
mod forgetting;

// Secrets.
mod hidden; // byte for byte the same for viewers who may not see a difference
mod secrets;
mod guessing_dice;

// Operation.
mod operator;
mod closing;
mod reporting;
mod banning;
mod wrong_clock;
mod rooms;
mod restart;
mod nodes;
mod faults;
mod misbehaving_clients;
mod fair_use;
mod long_work;
