//! Reads lines of input without trusting their length.

use std::io::{self, BufRead, Read};

/// The longest line that is accepted; a record with comments has about a thousandth of that.
pub(crate) const MAX_LINE: usize = 8 << 20;

/// A line of input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line<'a> {
    /// Its bytes, without the line feed.
    Bytes(&'a [u8]),
    /// More than [`MAX_LINE`] bytes, which were skipped.
    TooLong,
}

/// Reads lines of any bytes in bounded memory.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines { input, buffer: Vec::new() }
    }

    /// The next line, or `None` at the end of the input. The last line needs no line feed.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.buffer.clear();
        let limit = MAX_LINE as u64 + 1;
        self.input.by_ref().take(limit).read_until(b'\n', &mut self.buffer)?;
        if self.buffer.is_empty() {
            return Ok(None);
        }
        if self.buffer.pop_if(|last| *last == b'\n').is_none() && self.buffer.len() > MAX_LINE {
            self.input.skip_until(b'\n')?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(Line::Bytes(&self.buffer)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Lines, MAX_LINE};

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(bytes);
        let mut read = Vec::new();
        while let Some(line) = lines.next().unwrap() {
            read.push(match line {
                Line::Bytes(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Line::TooLong => "too long".to_owned(),
            });
        }
        read
    }

    #[test]
    fn the_last_line_may_lack_its_line_feed() {
        assert_eq!(lines(b"a\n\nb"), ["a", "", "b"]);
        assert_eq!(lines(b"a\n\n"), ["a", ""]);
        assert_eq!(lines(b""), Vec::<String>::new());
    }

    #[test]
    fn any_bytes_make_a_line() {
        assert_eq!(lines(b"\xff\0\r\n"), ["\u{fffd}\0\r"]);
    }

    #[test]
    fn a_line_that_is_too_long_is_passed_over() {
        let longest = "x".repeat(MAX_LINE);
        assert_eq!(lines(format!("{longest}\na").as_bytes()), [longest.as_str(), "a"]);
        assert_eq!(lines(format!("{longest}x\na").as_bytes()), ["too long", "a"]);
        assert_eq!(lines(format!("{longest}{longest}").as_bytes()), ["too long"]);
        assert_eq!(lines(longest.as_bytes()), [longest.as_str()]);
    }
}
