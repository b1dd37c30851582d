//! What leaves a table for people: views, updates, lists, notices and records.

// Who may look.
mod viewer;
// The whole table, as one person may see it.
mod table_view;
// What concerns one person alone: what they may do now.
mod your_view;
// What happened in the game so far.
mod history;
// One event, as one person may see it.
mod event_view;
// What happened since a version, with the fields of the view that changed.
mod update;
// Which fields of a view an event may have changed.
mod changed_fields;
// Position, board and legal actions, as the game shows them.
mod game;
// The board as text.
mod drawing;
// A line of a list of tables.
mod summary;
// Whose turn it is, for messages to people who are not connected.
mod notice;
// Who is at the table.
mod people;
// The record, with what is needed to check the dice.
mod record;
// What a link to a finished game may tell anyone.
mod preview;

pub use history::History;
pub use notice::Notice;
pub use preview::{Preview, PreviewSeat};
pub use update::Updates;
pub use viewer::Viewer;
