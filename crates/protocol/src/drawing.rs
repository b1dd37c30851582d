//! A board drawn as text, for clients without pictures: the answer of `GET /api/tables/ID/drawing`.

use rules::{Drawing, Paint, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Version;

/// The board of a table as one person may see it, drawn as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableDrawing {
    /// The version that this shows.
    pub version: Version,
    /// Its lines; none before the start.
    pub lines: Vec<Vec<DrawnPart>>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DrawnPart {
    /// The text.
    pub text: String,
    /// What it shows, so that a client can color it.
    pub paint: DrawnPaint,
}

/// What a piece of a drawing shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DrawnPaint {
    /// Nothing in particular.
    Plain,
    /// Something in the background.
    Dim,
    /// A heading, or something that matters now.
    Strong,
    /// A piece of the player on this seat.
    Seat(usize),
    /// Water on the board.
    Water,
    /// A part of the board; neighbors have different numbers.
    Ground(u8),
}

impl TableDrawing {
    /// The drawing, ready to be sent.
    ///
    /// ```
    /// use protocol::TableDrawing;
    /// use rules::{Drawing, Paint};
    ///
    /// let mut drawing = Drawing::default();
    /// drawing.line(Paint::Water, "~~");
    /// let sent = TableDrawing::new(7, &drawing);
    /// assert_eq!(sent.lines[0][0].text, "~~");
    /// ```
    pub fn new(version: Version, drawing: &Drawing) -> TableDrawing {
        let part = |(paint, text): &(Paint, String)| DrawnPart {
            text: text.clone(),
            paint: (*paint).into(),
        };
        let lines = drawing.lines().iter().map(|line| line.iter().map(part).collect()).collect();
        TableDrawing { version, lines }
    }
}

impl From<Paint> for DrawnPaint {
    fn from(paint: Paint) -> DrawnPaint {
        match paint {
            Paint::Plain => DrawnPaint::Plain,
            Paint::Dim => DrawnPaint::Dim,
            Paint::Strong => DrawnPaint::Strong,
            Paint::Seat(seat) => DrawnPaint::Seat(seat.number()),
            Paint::Water => DrawnPaint::Water,
            Paint::Ground(number) => DrawnPaint::Ground(number),
        }
    }
}

impl From<DrawnPaint> for Paint {
    fn from(paint: DrawnPaint) -> Paint {
        match paint {
            DrawnPaint::Plain => Paint::Plain,
            DrawnPaint::Dim => Paint::Dim,
            DrawnPaint::Strong => Paint::Strong,
            DrawnPaint::Seat(number) => Seat::from_number(number).map_or(Paint::Plain, Paint::Seat),
            DrawnPaint::Water => Paint::Water,
            DrawnPaint::Ground(number) => Paint::Ground(number),
        }
    }
}
