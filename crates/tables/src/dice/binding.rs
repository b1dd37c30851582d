//! What the rolls of a game are bound to besides the seed: the setup, the opening, and what the
//! players contributed. A record that changes any of it does not verify.
//!
//! All of it but the contributions is fixed by a hash that players see before they reveal theirs.
//! Otherwise the server could try names of tables, rounds or options until the dice suit it.

use std::fmt::{self, Write as _};

use rules::Record;
use sha2::{Digest, Sha256};

use super::Contribution;
use crate::{TableId, hex};

/// The text that every roll is computed from, before the number of the roll: lines that end with a
/// line feed, none of which can contain another.
///
/// ```
/// use tables::{Binding, Contribution, TableId};
///
/// let record = "game pacal\nrules 1\nplayers 2\nname 1 Ana\n\nplace e5\n".parse()?;
/// let table = TableId::new("example").unwrap();
/// let contributions = [(1, Some(Contribution::new([7; 16]))), (2, None)];
/// let binding = Binding::new(&table, &record, 1, 1, &contributions);
/// assert_eq!(
///     binding.text(),
///     "sacbe dice 2\ntable example\ngame pacal\nrules 1\nplayers 2\nopening 1\nplace e5\nround 1\n\
///      contribution 1 07070707070707070707070707070707\nmissing 2\n"
/// );
/// # Ok::<(), rules::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding {
    table: TableId,
    text: String,
}

/// Header lines that say nothing about the setup, and may change: people may have their names
/// removed.
const NOT_BOUND: [&str; 2] = ["name", "date"];

impl Binding {
    /// The binding of a game by its record, of which the first `opening` actions were given.
    ///
    /// `contributions` are those of the people, by the numbers of their seats in ascending order;
    /// none where one is missing.
    pub fn new(
        table: &TableId,
        record: &Record,
        opening: usize,
        round: u32,
        contributions: &[(usize, Option<Contribution>)],
    ) -> Binding {
        let mut text = before_contributions(table, record, opening, round);
        for (seat, contribution) in contributions {
            match contribution {
                Some(value) => line(&mut text, format_args!("contribution {seat} {value}")),
                None => line(&mut text, format_args!("missing {seat}")),
            }
        }
        Binding { table: table.clone(), text }
    }

    /// The table.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// What is known before anybody reveals a contribution.
fn before_contributions(table: &TableId, record: &Record, opening: usize, round: u32) -> String {
    let mut text = format!("sacbe dice 2\ntable {table}\n");
    let bound = record.header_lines().filter(|(key, _)| !NOT_BOUND.contains(key));
    bound.for_each(|(key, value)| line(&mut text, format_args!("{key} {value}")));
    line(&mut text, format_args!("opening {opening}"));
    let given = record.actions().take(opening);
    given.for_each(|(_, action)| line(&mut text, format_args!("{action}")));
    line(&mut text, format_args!("round {round}"));
    text
}

/// The SHA-256 of everything in a [`Binding`] but the contributions, and of the seats that can have
/// one. It is shown before anybody reveals a contribution.
///
/// ```
/// use tables::{SetupHash, TableId};
///
/// let record = "game pacal\nrules 2\nplayers 2\n\n".parse()?;
/// let hash = SetupHash::new(&TableId::new("example").unwrap(), &record, 0, 1, [1, 2]);
/// assert_eq!(SetupHash::read(&hash.to_string()), Some(hash));
/// # Ok::<(), rules::RecordError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupHash([u8; 32]);

impl SetupHash {
    /// The hash for a game by its record, as in [`Binding::new`], with the seats of people in
    /// ascending order.
    pub fn new(
        table: &TableId,
        record: &Record,
        opening: usize,
        round: u32,
        people: impl IntoIterator<Item = usize>,
    ) -> SetupHash {
        let mut text = before_contributions(table, record, opening, round);
        people.into_iter().for_each(|seat| line(&mut text, format_args!("seat {seat}")));
        SetupHash(Sha256::digest(text).into())
    }

    /// The hash that is written as 64 hexadecimal digits in lower case.
    pub fn read(text: &str) -> Option<SetupHash> {
        hex::read(text).map(SetupHash)
    }
}

impl fmt::Display for SetupHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes all that is written");
}
