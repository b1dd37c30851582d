//! Writes SVG: shapes with their colors, and text that is escaped.

use std::fmt::{self, Write as _};

use super::{Looks, SeatLook};
use crate::Seat;

/// The part of the drawing that the picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// To the right edge.
    pub width: f64,
    /// To the lower edge.
    pub height: f64,
}

/// How a shape is painted: its inside, its outline, or both.
#[derive(Clone, Copy, Debug)]
pub struct Ink<'a> {
    fill: &'a str,
    stroke: Option<(&'a str, f64)>,
    opacity: f64,
    dash: Option<&'a str>,
}

impl<'a> Ink<'a> {
    /// A filled shape.
    pub const fn fill(color: &'a str) -> Ink<'a> {
        Ink { fill: color, stroke: None, opacity: 1.0, dash: None }
    }

    /// A line of this width.
    pub const fn line(color: &'a str, width: f64) -> Ink<'a> {
        Ink { fill: "none", stroke: Some((color, width)), opacity: 1.0, dash: None }
    }

    /// The same with an outline.
    #[must_use]
    pub const fn edged(mut self, color: &'a str, width: f64) -> Ink<'a> {
        self.stroke = Some((color, width));
        self
    }

    /// The same, less opaque.
    #[must_use]
    pub const fn faint(mut self, opacity: f64) -> Ink<'a> {
        self.opacity = opacity;
        self
    }

    /// The same with a dashed line.
    #[must_use]
    pub const fn dashed(mut self, dash: &'a str) -> Ink<'a> {
        self.dash = Some(dash);
        self
    }
}

impl fmt::Display for Ink<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " fill=\"{}\"", self.fill)?;
        if let Some((color, width)) = self.stroke {
            write!(f, " stroke=\"{color}\" stroke-width=\"{}\"", Number(width))?;
        }
        if let Some(dash) = self.dash {
            write!(f, " stroke-dasharray=\"{dash}\"")?;
        }
        if self.opacity < 1.0 {
            write!(f, " opacity=\"{}\"", Number(self.opacity))?;
        }
        Ok(())
    }
}

/// A picture that is being drawn. What is drawn later lies on top.
///
/// ```
/// use rules::picture::{Frame, Ink, Svg};
///
/// let mut svg = Svg::default();
/// svg.circle((50.0, 50.0), 40.0, Ink::fill("#fff"));
/// let frame = Frame { x: 0.0, y: 0.0, width: 100.0, height: 100.0 };
/// let text = svg.finish("A disc", frame);
/// assert!(text.starts_with("<svg ") && text.contains("<title>A disc</title>"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Svg {
    body: String,
    looks: Looks,
}

impl Svg {
    /// A picture in which the seats have these looks.
    pub fn with_looks(looks: Looks) -> Svg {
        Svg { looks, ..Svg::default() }
    }

    /// The look of a seat.
    pub fn look(&self, seat: Seat) -> SeatLook {
        self.looks.of(seat)
    }

    /// A rectangle with rounded corners: its upper left corner, width, height and the radius of
    /// its corners.
    pub fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), round: f64, ink: Ink) {
        self.put(format_args!("<rect x=\"{}\" y=\"{}\"", Number(x), Number(y)));
        self.put(format_args!(" width=\"{}\" height=\"{}\"", Number(width), Number(height)));
        if round > 0.0 {
            self.put(format_args!(" rx=\"{}\"", Number(round)));
        }
        self.put(format_args!("{ink}/>\n"));
    }

    /// A square around a center.
    pub fn square(&mut self, (x, y): (f64, f64), side: f64, round: f64, ink: Ink) {
        self.rect((x - side / 2.0, y - side / 2.0), (side, side), round, ink);
    }

    /// A circle around a center.
    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, ink: Ink) {
        let (x, y, radius) = (Number(x), Number(y), Number(radius));
        self.put(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{ink}/>\n"));
    }

    /// A path in the language of SVG.
    pub fn path(&mut self, path: &str, ink: Ink) {
        self.put(format_args!("<path d=\"{path}\"{ink}/>\n"));
    }

    /// A line through these points.
    pub fn polyline(&mut self, points: &[(f64, f64)], ink: Ink) {
        let points: Vec<String> =
            points.iter().map(|&(x, y)| format!("{} {}", Number(x), Number(y))).collect();
        self.path(&format!("M{}", points.join("L")), ink);
    }

    /// A number or letter, centered; `y` is the base of the letters.
    pub fn text(&mut self, (x, y): (f64, f64), size: f64, color: &str, text: &str) {
        self.put(format_args!("<text x=\"{}\" y=\"{}\"", Number(x), Number(y)));
        self.put(format_args!(" font-size=\"{}\" fill=\"{color}\"", Number(size)));
        self.put(format_args!(" text-anchor=\"middle\">{}</text>\n", Escaped(text)));
    }

    /// The same in bold.
    pub fn bold(&mut self, (x, y): (f64, f64), size: f64, color: &str, text: &str) {
        self.put(format_args!("<text x=\"{}\" y=\"{}\"", Number(x), Number(y)));
        self.put(format_args!(" font-size=\"{}\" font-weight=\"700\"", Number(size)));
        self.put(format_args!(
            " fill=\"{color}\" text-anchor=\"middle\">{}</text>\n",
            Escaped(text)
        ));
    }

    /// The same in bold, beginning at `x`.
    pub fn bold_from(&mut self, (x, y): (f64, f64), size: f64, color: &str, text: &str) {
        self.put(format_args!("<text x=\"{}\" y=\"{}\"", Number(x), Number(y)));
        self.put(format_args!(" font-size=\"{}\" font-weight=\"700\"", Number(size)));
        self.put(format_args!(" fill=\"{color}\">{}</text>\n", Escaped(text)));
    }

    /// Another finished picture, as large as fits into the middle of this rectangle.
    pub fn picture(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), picture: &str) {
        let Some((wide, high)) = size(picture) else { return };
        let scale = (width / wide).min(height / high);
        let corner = (x + (width - wide * scale) / 2.0, y + (height - high * scale) / 2.0);
        self.put(format_args!(
            "<g transform=\"translate({} {})",
            Number(corner.0),
            Number(corner.1)
        ));
        // Two decimals are too few for the scale of a large board.
        self.put(format_args!(" scale({scale:.5})\">\n{picture}</g>\n"));
    }

    /// A line of a text drawing, which keeps its spaces.
    pub fn text_line(&mut self, (x, y): (f64, f64), size: f64, color: &str, text: &str) {
        self.put(format_args!("<text x=\"{}\" y=\"{}\"", Number(x), Number(y)));
        self.put(format_args!(" font-size=\"{}\" font-family=\"monospace\"", Number(size)));
        self.put(format_args!(
            " fill=\"{color}\" xml:space=\"preserve\">{}</text>\n",
            Escaped(text)
        ));
    }

    /// Draws something moved to a place and scaled.
    pub fn at(&mut self, (x, y): (f64, f64), scale: f64, draw: impl FnOnce(&mut Svg)) {
        self.put(format_args!("<g transform=\"translate({} {})", Number(x), Number(y)));
        if (scale - 1.0).abs() > f64::EPSILON {
            self.put(format_args!(" scale({})", Number(scale)));
        }
        self.put(format_args!("\">\n"));
        draw(self);
        self.put(format_args!("</g>\n"));
    }

    /// Draws something turned around the center of the drawing.
    pub fn turned(&mut self, degrees: f64, draw: impl FnOnce(&mut Svg)) {
        self.put(format_args!("<g transform=\"rotate({})\">\n", Number(degrees)));
        draw(self);
        self.put(format_args!("</g>\n"));
    }

    /// The whole file, which shows this part of the drawing and has this title.
    pub fn finish(self, title: &str, frame: Frame) -> String {
        let [x, y] = [frame.x, frame.y].map(Number);
        let [width, height] = [frame.width, frame.height].map(Number);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" font-family=\"sans-serif\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\">\n\
             <title>{}</title>\n{}</svg>\n",
            Escaped(title),
            self.body
        )
    }

    fn put(&mut self, text: fmt::Arguments<'_>) {
        self.body.write_fmt(text).expect("writing to a string does not fail");
    }
}

/// The width and height of a picture that [`Svg::finish`] wrote.
fn size(picture: &str) -> Option<(f64, f64)> {
    let tag = picture.split_once('>')?.0;
    let [width, height] = [" width=\"", " height=\""].map(|name| {
        let (_, value) = tag.split_once(name)?;
        value.split_once('"')?.0.parse().ok().filter(|&size: &f64| size > 0.0)
    });
    Some((width?, height?))
}

/// A number with at most two decimals, the same on every machine.
struct Number(f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns -0 into 0.
        write!(f, "{}", (self.0 * 100.0).round() / 100.0 + 0.0)
    }
}

/// Text without the characters that mean something in SVG.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|each| match each {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            // Control characters are not allowed in XML.
            each if each.is_control() => Ok(()),
            each => f.write_char(each),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Frame, Ink, Number, Svg};

    #[test]
    fn numbers_have_two_decimals_at_most() {
        let written = [-0.0, 1.0, 0.1 + 0.2, -33.333_333, 1e3].map(|each| Number(each).to_string());
        assert_eq!(written, ["0", "1", "0.3", "-33.33", "1000"]);
    }

    #[test]
    fn a_picture_in_a_picture_is_scaled_and_centered() {
        let frame = Frame { x: 0.0, y: 0.0, width: 50.0, height: 100.0 };
        let inner = Svg::default().finish("inside", frame);
        let mut svg = Svg::default();
        svg.picture((10.0, 0.0), (400.0, 200.0), &inner);
        svg.picture((0.0, 0.0), (1.0, 1.0), "no picture");
        let text = svg.finish("outside", frame);
        assert!(text.contains("translate(160 0) scale(2.00000)"), "{text}");
        assert_eq!(text.matches("</svg>").count(), 2, "{text}");
    }

    #[test]
    fn text_cannot_become_markup() {
        let mut svg = Svg::default();
        svg.text((0.0, 0.0), 9.0, "#000", "<script>\"&\u{8}");
        svg.path("M0 0", Ink::line("#123456", 2.0).faint(0.5).dashed("2 3"));
        let text = svg.finish("</title>", Frame { x: 0.0, y: 0.0, width: 1.0, height: 1.0 });
        assert!(text.contains(">&lt;script&gt;&quot;&amp;</text>"), "{text}");
        assert!(text.contains("<title>&lt;/title&gt;</title>"), "{text}");
        assert!(text.contains("stroke=\"#123456\" stroke-width=\"2\" stroke-dasharray=\"2 3\""));
    }
}
