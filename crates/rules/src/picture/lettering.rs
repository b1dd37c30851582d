//! Draws the words of a picture as lines, for programs that have no fonts.
//!
//! There are digits, capitals and a few signs; small letters are small capitals. Anything else
//! leaves a gap, so names of people need a program with fonts.

use std::fmt::Write as _;

/// The height of a capital, in the units of [`glyph`].
const CAPITAL: f64 = 10.0;
/// The height of a capital, as a part of the font size: that of most fonts.
const HEIGHT: f64 = 0.72;
/// How high small capitals are, as a part of the large ones.
const SMALL: f64 = 0.78;
/// The room between two letters.
const GAP: f64 = 2.2;
const SPACE: f64 = 3.0;

/// A picture of [`super::Svg`] with all its words drawn as lines.
///
/// ```
/// use rules::picture::{Frame, Svg, with_drawn_letters};
///
/// let mut svg = Svg::default();
/// svg.bold((50.0, 50.0), 20.0, "#000", "42");
/// let picture = svg.finish("A number", Frame { x: 0.0, y: 0.0, width: 100.0, height: 100.0 });
/// assert!(!with_drawn_letters(&picture).contains("<text"));
/// ```
pub fn with_drawn_letters(picture: &str) -> String {
    let mut drawn = String::with_capacity(picture.len() * 2);
    for line in picture.split_inclusive('\n') {
        match Words::read(line) {
            Some(words) => words.draw(&mut drawn),
            None if line.starts_with("<text") => {}
            None => drawn.push_str(line),
        }
    }
    drawn
}

/// A `<text>` element.
struct Words<'a> {
    at: (f64, f64),
    size: f64,
    color: &'a str,
    is_bold: bool,
    is_centered: bool,
    text: String,
}

impl<'a> Words<'a> {
    /// Reads a line that [`super::Svg`] wrote.
    fn read(line: &'a str) -> Option<Words<'a>> {
        let (tag, rest) = line.strip_prefix("<text")?.split_once('>')?;
        let value = |name: &str| tag.split_once(name)?.1.split('"').next();
        let number = |name: &str| value(name)?.parse().ok();
        Some(Words {
            at: (number(" x=\"")?, number(" y=\"")?),
            size: number(" font-size=\"")?,
            color: value(" fill=\"")?,
            is_bold: tag.contains(" font-weight="),
            is_centered: tag.contains(" text-anchor=\"middle\""),
            text: unescaped(rest.split_once("</text>")?.0),
        })
    }

    fn draw(&self, out: &mut String) {
        let letters: Vec<Letter> = self.text.chars().map(Letter::of).collect();
        let room: f64 = letters.iter().map(Letter::room).sum();
        let scale = self.size * HEIGHT / CAPITAL;
        let width = (room - GAP).max(0.0) * scale;
        let left = if self.is_centered { self.at.0 - width / 2.0 } else { self.at.0 };
        let stroke = if self.is_bold { 1.9 } else { 1.2 };
        let mut put = |text: std::fmt::Arguments| {
            out.write_fmt(text).expect("writing to a string does not fail");
        };
        put(format_args!("<g fill=\"none\" stroke=\"{}\" stroke-width=\"{stroke}\"", self.color));
        put(format_args!(
            " transform=\"translate({left:.2} {:.2}) scale({scale:.4})\">\n",
            self.at.1
        ));
        let mut x = 0.0;
        for letter in &letters {
            let (size, up) = (letter.size, -CAPITAL * letter.size);
            let path = letter.path;
            if !path.is_empty() {
                put(format_args!(
                    "<path d=\"{path}\" transform=\"translate({x:.2} {up:.2}) scale({size})\"/>\n"
                ));
            }
            x += letter.room();
        }
        put(format_args!("</g>\n"));
    }
}

fn unescaped(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&")
}

/// A letter and how large it is drawn.
struct Letter {
    width: f64,
    path: &'static str,
    size: f64,
}

impl Letter {
    fn of(letter: char) -> Letter {
        let size = if letter.is_ascii_lowercase() { SMALL } else { 1.0 };
        let (width, path) = glyph(letter.to_ascii_uppercase());
        Letter { width, path, size }
    }

    /// Its width with the gap after it.
    fn room(&self) -> f64 {
        self.width * self.size + GAP
    }
}

/// The width of a letter, and its lines from the top (0) to the base (10).
fn glyph(letter: char) -> (f64, &'static str) {
    match letter {
        '0' => (6.0, "M3 0C1 0 0 2 0 5S1 10 3 10S6 8 6 5S5 0 3 0Z"),
        '1' => (3.4, "M.4 2.4L3 0V10"),
        '2' => (6.0, "M.2 2.4C.4 .8 1.5 0 3 0C4.8 0 5.8 1.2 5.8 2.7C5.8 4.5 4 5.8 .2 10H6"),
        '3' => (
            6.0,
            "M.3 1.6C.9 .5 1.9 0 3 0C4.7 0 5.6 1.1 5.6 2.4C5.6 3.8 4.5 4.7 2.6 4.7\
             C4.8 4.7 6 5.8 6 7.3C6 8.9 4.8 10 3 10C1.6 10 .6 9.4 0 8.2",
        ),
        '4' => (6.0, "M4.4 10V0L0 7H6"),
        '5' => (
            6.0,
            "M5.4 0H1L.6 4.5C1.3 3.9 2.1 3.7 3 3.7C4.8 3.7 6 5 6 6.8C6 8.7 4.7 10 2.9 10\
             C1.5 10 .6 9.4 0 8.3",
        ),
        '6' => (
            6.0,
            "M5.4 1.3C4.9 .4 4.1 0 3.2 0C1.1 0 0 2.2 0 5.6C0 8.5 1.2 10 3.1 10C4.8 10 6 8.7 6 6.9\
             C6 5.1 4.8 3.9 3.2 3.9C1.6 3.9 .3 5 0 6.6",
        ),
        '7' => (6.0, "M0 0H6L2.2 10"),
        '8' => (
            6.0,
            "M3 4.6C1.3 4.6 .5 3.6 .5 2.3C.5 1 1.5 0 3 0S5.5 1 5.5 2.3C5.5 3.6 4.7 4.6 3 4.6Z\
             M3 4.6C1.1 4.6 0 5.7 0 7.3C0 8.9 1.2 10 3 10S6 8.9 6 7.3C6 5.7 4.9 4.6 3 4.6Z",
        ),
        '9' => (
            6.0,
            "M.6 8.7C1.1 9.6 1.9 10 2.8 10C4.9 10 6 7.8 6 4.4C6 1.5 4.8 0 2.9 0C1.2 0 0 1.3 0 3.1\
             C0 4.9 1.2 6.1 2.8 6.1C4.4 6.1 5.7 5 6 3.4",
        ),
        'A' => (6.4, "M0 10L3.2 0L6.4 10M1.1 6.7H5.3"),
        'B' => (
            6.0,
            "M0 4.8H3.2C5 4.8 6 5.8 6 7.3C6 8.9 5 10 3.2 10H0V0H3C4.7 0 5.5 1 5.5 2.4\
             C5.5 3.8 4.7 4.8 3 4.8",
        ),
        'C' => (6.2, "M6.2 2C5.5 .7 4.5 0 3.3 0C1.2 0 0 2 0 5S1.2 10 3.3 10C4.5 10 5.5 9.3 6.2 8"),
        'D' => (6.2, "M0 0V10H2.6C4.9 10 6.2 8.1 6.2 5S4.9 0 2.6 0Z"),
        'E' => (5.4, "M5.4 0H0V10H5.4M0 4.8H4.6"),
        'F' => (5.2, "M5.2 0H0V10M0 4.9H4.4"),
        'G' => (
            6.3,
            "M6.2 2C5.5 .7 4.5 0 3.3 0C1.2 0 0 2 0 5S1.2 10 3.3 10C5.2 10 6.3 8.6 6.3 5.6H3.6",
        ),
        'H' => (6.0, "M0 0V10M6 0V10M0 4.8H6"),
        'I' => (1.0, "M.5 0V10"),
        'J' => (3.8, "M3.8 0V7C3.8 9 3 10 1.8 10C.9 10 .3 9.5 0 8.6"),
        'K' => (6.0, "M0 0V10M5.8 0L0 6.2M2.2 3.9L6 10"),
        'L' => (5.0, "M0 0V10H5"),
        'M' => (7.2, "M0 10V0L3.6 7L7.2 0V10"),
        'N' => (6.0, "M0 10V0L6 10V0"),
        'O' => (7.0, "M3.5 0C1.3 0 0 2 0 5S1.3 10 3.5 10S7 8 7 5S5.7 0 3.5 0Z"),
        'P' => (6.0, "M0 10V0H3.2C5 0 6 1.1 6 2.8S5 5.6 3.2 5.6H0"),
        'Q' => (7.0, "M3.5 0C1.3 0 0 2 0 5S1.3 10 3.5 10S7 8 7 5S5.7 0 3.5 0ZM4.4 7.4L6.8 10.4"),
        'R' => (6.0, "M0 10V0H3.2C5 0 6 1.1 6 2.8S5 5.6 3.2 5.6H0M3.2 5.6L6 10"),
        'S' => (
            6.0,
            "M5.7 1.7C5.1 .6 4.2 0 3 0C1.4 0 .4 1 .4 2.4C.4 5.7 6 3.9 6 7.4C6 9 4.8 10 3.1 10\
             C1.6 10 .6 9.3 0 8",
        ),
        'T' => (6.0, "M0 0H6M3 0V10"),
        'U' => (6.0, "M0 0V6.6C0 8.8 1.1 10 3 10S6 8.8 6 6.6V0"),
        'V' => (6.4, "M0 0L3.2 10L6.4 0"),
        'W' => (9.0, "M0 0L2.2 10L4.5 1.5L6.8 10L9 0"),
        'X' => (6.0, "M0 0L6 10M6 0L0 10"),
        'Y' => (6.0, "M0 0L3 5L6 0M3 5V10"),
        'Z' => (6.0, "M0 0H6L0 10H6"),
        '\'' | '’' => (1.0, "M.5 0V2.6"),
        '-' | '−' | '–' => (3.6, "M0 5.4H3.6"),
        '.' => (1.0, "M.5 9.9V10"),
        ':' => (1.0, "M.5 3.4V3.5M.5 9.4V9.5"),
        _ => (SPACE, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::{glyph, with_drawn_letters};
    use crate::picture::{Frame, Svg};

    fn drawn(draw: impl FnOnce(&mut Svg)) -> String {
        let mut svg = Svg::default();
        draw(&mut svg);
        let frame = Frame { x: 0.0, y: 0.0, width: 100.0, height: 100.0 };
        with_drawn_letters(&svg.finish("Title", frame))
    }

    #[test]
    fn every_kind_of_text_is_drawn() {
        let text = drawn(|svg| {
            svg.text((1.0, 2.0), 10.0, "#123456", "a");
            svg.bold((1.0, 2.0), 10.0, "#123456", "B7");
            svg.bold_from((1.0, 2.0), 10.0, "#123456", "C & D");
            svg.text_line((1.0, 2.0), 10.0, "#123456", "  e");
        });
        assert!(!text.contains("<text"), "{text}");
        assert_eq!(text.matches("<path").count(), 6, "{text}");
        assert_eq!(text.matches("stroke=\"#123456\"").count(), 4, "{text}");
        assert!(text.ends_with("</svg>\n"), "{text}");
    }

    #[test]
    fn centered_words_have_their_middle_at_their_place() {
        let text = drawn(|svg| svg.bold((50.0, 80.0), 100.0, "#000", "7"));
        // A digit is 6 of 10 units wide and 72 high.
        assert!(text.contains("translate(28.40 80.00)"), "{text}");
    }

    #[test]
    fn digits_and_capitals_all_have_lines() {
        for letter in ('0'..='9').chain('A'..='Z') {
            assert!(!glyph(letter).1.is_empty(), "{letter}");
        }
        assert_eq!(glyph('ß').1, "");
    }
}
