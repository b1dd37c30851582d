//! What the rolls of a game are bound to besides the seed: the setup, the opening, and what the
//! players contributed. A record that changes any of it does not verify.

use std::fmt::Write as _;

use rules::Record;

use super::Contribution;
use crate::TableId;

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
        let mut text = format!("sacbe dice 2\ntable {table}\n");
        let bound = record.header_lines().filter(|(key, _)| !NOT_BOUND.contains(key));
        bound.for_each(|(key, value)| line(&mut text, format_args!("{key} {value}")));
        line(&mut text, format_args!("opening {opening}"));
        let given = record.actions().take(opening);
        given.for_each(|(_, action)| line(&mut text, format_args!("{action}")));
        line(&mut text, format_args!("round {round}"));
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

fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    writeln!(text, "{content}").expect("a string takes all that is written");
}
