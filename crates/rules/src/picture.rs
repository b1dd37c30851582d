//! Pictures of a position as SVG: the shapes, the colors of the seats, and marks for explanations.
//!
//! A game draws its own board with [`Svg`]; everything here is the same for every game. A picture is
//! one file without scripts, fonts or links, and the same position always gives the same bytes.

mod card;
mod lettering;
mod marks;
mod overlay;
mod seats;
mod svg;
mod window;

pub use card::{CARD_HEIGHT, CARD_WIDTH, CardSeat, card};
pub use lettering::with_drawn_letters;
pub use marks::{Mark, MarkKind, Marks, Place};
pub use overlay::{Overlay, UNIT, draw_labels, draw_marks};
pub use seats::{Looks, SeatLook, draw_score};
pub use svg::{Frame, Ink, Svg};
pub use window::Window;

use crate::Drawing;

/// Colors that every picture shares.
pub mod color {
    /// Around the board.
    pub const GROUND: &str = "#f3ede2";
    /// Panels and plates.
    pub const STONE: &str = "#fffdf8";
    /// Borders.
    pub const LINE: &str = "#cfc4b2";
    /// Text.
    pub const INK: &str = "#1d2830";
    /// Text in the background: coordinates.
    pub const INK_SOFT: &str = "#55626b";
    /// What a player may do.
    pub const JADE: &str = "#0b6b58";
    /// Points.
    pub const GOLD: &str = "#835b00";
    /// A lit line.
    pub const BEAM: &str = "#e0a100";
    /// The outline of a piece.
    pub const EDGE: &str = "#2a2418";
    /// The shadow of a piece, used with an opacity.
    pub const SHADOW: &str = "#3c2d14";
}

/// The drawing as a picture: for a game that has no picture of its own.
pub fn of_drawing(title: &str, drawing: &Drawing) -> String {
    const LINE_HEIGHT: f64 = 20.0;
    const CHARACTER: f64 = 9.7;
    let text = drawing.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut svg = Svg::default();
    for (index, line) in lines.iter().enumerate() {
        svg.text_line((10.0, LINE_HEIGHT * (count(index) + 1.0)), 16.0, color::INK, line);
    }
    let (width, height) =
        (CHARACTER * count(longest) + 20.0, LINE_HEIGHT * (count(lines.len()) + 0.7));
    svg.finish(title, Frame { x: 0.0, y: 0.0, width, height })
}

/// A count as a measure of a picture.
#[expect(clippy::cast_precision_loss, reason = "pictures are far smaller than 2^52 units")]
fn count(number: usize) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::of_drawing;
    use crate::{Drawing, Paint};

    #[test]
    fn a_drawing_becomes_a_picture_with_every_line() {
        let mut drawing = Drawing::default();
        drawing.line(Paint::Plain, "a < b");
        drawing.line(Paint::Dim, "  c");
        let picture = of_drawing("Nim & more", &drawing);
        assert!(picture.contains("<title>Nim &amp; more</title>"), "{picture}");
        assert!(picture.contains(">a &lt; b</text>") && picture.contains(">  c</text>"));
    }
}
