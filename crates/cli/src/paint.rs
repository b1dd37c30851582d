//! Colors and styles in the terminal.

use std::io::{self, Write};

use anstyle::{Ansi256Color, AnsiColor, Effects, Style};
use rules::{Drawing, Paint, Seat};

/// Writes a drawing in color; the output stream strips colors where they are not supported.
pub(crate) fn draw(drawing: &Drawing, output: &mut dyn Write) -> io::Result<()> {
    for line in drawing.lines() {
        for (paint, text) in line {
            let style = style(*paint);
            write!(output, "{style}{text}{style:#}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}

/// Style for less important text.
pub(crate) const DIM: Style = Style::new().effects(Effects::DIMMED);

/// Style for important text.
pub(crate) const STRONG: Style = Style::new().effects(Effects::BOLD);

/// Colors that are distinct on dark and on light backgrounds.
const GROUNDS: [u8; 16] =
    [137, 66, 97, 101, 131, 65, 103, 95, 136, 73, 140, 107, 167, 71, 110, 174];

fn style(paint: Paint) -> Style {
    match paint {
        Paint::Plain => Style::new(),
        Paint::Dim => DIM,
        Paint::Strong => STRONG,
        Paint::Seat(seat) => seat_style(seat),
        Paint::Water => AnsiColor::Cyan.on_default(),
        Paint::Ground(number) => {
            let color = Ansi256Color(GROUNDS[usize::from(number) % GROUNDS.len()]);
            Style::new().fg_color(Some(color.into()))
        }
    }
}

/// Green, yellow, blue, violet and red: the colors of the seats everywhere.
pub(crate) fn seat_style(seat: Seat) -> Style {
    let colors = [
        AnsiColor::Green,
        AnsiColor::Yellow,
        AnsiColor::BrightBlue,
        AnsiColor::Magenta,
        AnsiColor::Red,
    ];
    colors[seat.index()].on_default() | Effects::BOLD
}
