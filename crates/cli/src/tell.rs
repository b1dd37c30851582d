//! Shows questions, logs and results of a match.

use catalog::{AnyMatch, LogLine};
use rules::{Phrase, Seat, Turn};

use crate::console::Console;
use crate::failure::Failure;
use crate::paint::seat_style;

/// Shows whose turn it is and what they can do.
pub(crate) fn asks(played: &dyn AnyMatch, console: &mut Console<'_>) -> Result<(), Failure> {
    let sentence = console.phrases.say(&played.asks());
    let Turn::Seat(seat) = played.turn() else { return Ok(console.line(&sentence)?) };
    let style = seat_style(seat);
    let name = console.phrases.say(&seat_name(played, seat));
    Ok(console.line(&format!("{style}{name}{style:#}: {sentence}"))?)
}

/// Shows what is known of the printed components and what is ours, or the name of one's own.
pub(crate) fn components(played: &dyn AnyMatch, console: &mut Console<'_>) -> Result<(), Failure> {
    if catalog::has_own_components(played) {
        return map(played, console);
    }
    console.say(&Phrase::new("play-known").with("game", played.name()))?;
    Ok(console.say(&Phrase::new("play-own-components"))?)
}

/// Shows the name of the owner's components, if the match uses any.
pub(crate) fn map(played: &dyn AnyMatch, console: &mut Console<'_>) -> Result<(), Failure> {
    let phrase = match played.map() {
        Some(map) => Phrase::new("play-map").with("map", map),
        None if catalog::has_own_components(played) => Phrase::new("play-map-unnamed"),
        None => return Ok(()),
    };
    Ok(console.say(&phrase)?)
}

/// Shows the whole log, numbered.
pub(crate) fn log(played: &dyn AnyMatch, console: &mut Console<'_>) -> Result<(), Failure> {
    let lines = played.log();
    lines.iter().enumerate().try_for_each(|(index, line)| log_line(index + 1, line, console))
}

/// Shows the log without what is hidden from `viewer` now.
pub(crate) fn log_for(
    played: &dyn AnyMatch,
    viewer: Option<Seat>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    for (index, line) in played.log().into_iter().enumerate() {
        let phrase = match line.turn {
            Turn::Seat(seat) if played.hides(Some(seat), &line.action, viewer) => {
                Phrase::new("play-memory-log").with("seat", seat.number())
            }
            _ => line.phrase,
        };
        log_line(index + 1, &LogLine { phrase, ..line }, console)?;
    }
    Ok(())
}

/// Shows one line of the log.
pub(crate) fn log_line(
    number: usize,
    line: &LogLine,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let sentence = console.phrases.say(&line.phrase);
    Ok(console.line(&format!("{number:>4}. {sentence}"))?)
}

/// Shows the scores, and the winners once the game is over.
pub(crate) fn result(played: &dyn AnyMatch, console: &mut Console<'_>) -> Result<(), Failure> {
    let over = played.turn() == Turn::Over;
    console.say(&Phrase::new(if over { "final-scores" } else { "scores" }))?;
    let scores = played.scores();
    for seat in Seat::all(played.players()) {
        let (name, style) = (console.phrases.say(&seat_name(played, seat)), seat_style(seat));
        console.line(&format!("  {style}{name}{style:#}: {}", scores.of(seat)))?;
    }
    if over {
        console.say(&won(played))?;
    }
    Ok(())
}

fn won(played: &dyn AnyMatch) -> Phrase {
    let winners = played.winners();
    let seats: Vec<_> = winners.iter().map(|seat| seat.to_string()).collect();
    Phrase::new("won").with("count", winners.len()).with("seats", seats.join(", "))
}

/// The seat, with its name from the record.
fn seat_name(played: &dyn AnyMatch, seat: Seat) -> Phrase {
    let names = played.record().headers("name").filter_map(|name| name.split_once(' '));
    let name = names.into_iter().find(|(number, _)| *number == seat.to_string());
    match name {
        None => Phrase::new("seat").with("seat", seat.number()),
        Some((_, name)) => {
            Phrase::new("seat-with-name").with("seat", seat.number()).with("name", name)
        }
    }
}
