//! The part of a board that a picture shows, and the rim around it.

use super::{Frame, Ink, Marks, Svg, UNIT, color};

/// The width of the rim with the names of columns and rows.
const RIM: f64 = 40.0;

/// The columns and rows that a picture shows: the first of each, and the one after the last.
///
/// ```
/// use rules::picture::{Marks, Window};
///
/// let marks = Marks::read("# picture crop b2 d3\n")?;
/// let window = Window::of(&marks, 7, 5);
/// assert_eq!((window.columns, window.rows), ((1, 4), (1, 3)));
/// # Ok::<(), rules::LoadError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// The columns.
    pub columns: (u8, u8),
    /// The rows.
    pub rows: (u8, u8),
}

impl Window {
    /// The part that the marks crop, or else the whole board of this size.
    pub fn of(marks: &Marks, columns: u8, rows: u8) -> Window {
        match marks.crop() {
            Some((from, to)) => {
                Window { columns: (from.column, to.column + 1), rows: (from.row, to.row + 1) }
            }
            None => Window { columns: (0, columns), rows: (0, rows) },
        }
    }

    /// Left, top, width and height of what it shows.
    fn measures(self) -> (f64, f64, f64, f64) {
        let [left, right] = [self.columns.0, self.columns.1].map(|at| f64::from(at) * UNIT);
        let [top, bottom] = [self.rows.0, self.rows.1].map(|at| f64::from(at) * UNIT);
        (left, top, right - left, bottom - top)
    }

    /// The frame of the picture, rim included.
    pub fn frame(self) -> Frame {
        let (x, y, width, height) = self.measures();
        Frame { x: x - RIM, y: y - RIM, width: width + 2.0 * RIM, height: height + 2.0 * RIM }
    }

    /// Draws the rim, which names columns and rows. A band of the given width around the window
    /// hides what was drawn outside.
    pub fn draw_rim(self, svg: &mut Svg, band: f64) {
        let (x, y, width, height) = self.measures();
        let corner = (x - band / 2.0, y - band / 2.0);
        svg.rect(corner, (width + band, height + band), 0.0, Ink::line(color::GROUND, band));
        svg.rect((x, y), (width, height), 0.0, Ink::line(color::EDGE, 3.0));
        for column in self.columns.0..self.columns.1 {
            let name = char::from(b'a' + column).to_string();
            let at = (f64::from(column) + 0.5) * UNIT;
            svg.text((at, y - 11.0), 28.0, color::INK_SOFT, &name);
            svg.text((at, y + height + 30.0), 28.0, color::INK_SOFT, &name);
        }
        for row in self.rows.0..self.rows.1 {
            let (at, name) = ((f64::from(row) + 0.5) * UNIT + 10.0, (row + 1).to_string());
            svg.text((x - RIM / 2.0, at), 28.0, color::INK_SOFT, &name);
            svg.text((x + width + RIM / 2.0, at), 28.0, color::INK_SOFT, &name);
        }
    }
}
