//! A board drawn as text, with colors left to the terminal.

use std::fmt;

use crate::Seat;

/// What a piece of a drawing shows, so that a terminal can color it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Nothing in particular.
    Plain,
    /// Something in the background.
    Dim,
    /// A heading, or something that matters now.
    Strong,
    /// A piece of a player.
    Seat(Seat),
    /// Water on the board.
    Water,
    /// A part of the board; neighbors have different numbers.
    Ground(u8),
}

/// A board drawn as text: lines of painted pieces. Its `Display` is the plain text.
///
/// ```
/// use rules::{Drawing, Paint};
///
/// let mut drawing = Drawing::default();
/// drawing.put(Paint::Dim, "1 ");
/// drawing.put(Paint::Water, "~~");
/// drawing.end_line();
/// assert_eq!(drawing.to_string(), "1 ~~\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    lines: Vec<Vec<(Paint, String)>>,
    line: Vec<(Paint, String)>,
}

impl Drawing {
    /// Adds `text` to the current line.
    pub fn put(&mut self, paint: Paint, text: impl Into<String>) {
        self.line.push((paint, text.into()));
    }

    /// Ends the current line.
    pub fn end_line(&mut self) {
        self.lines.push(std::mem::take(&mut self.line));
    }

    /// Adds a line of one piece.
    pub fn line(&mut self, paint: Paint, text: impl Into<String>) {
        self.put(paint, text);
        self.end_line();
    }

    /// The finished lines.
    pub fn lines(&self) -> &[Vec<(Paint, String)>] {
        &self.lines
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|(_, text)| text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
