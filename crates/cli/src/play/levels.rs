//! The levels of the bots, from the command line or from questions.

use bots::Level;
use catalog::AnyMatch;
use rules::{MAX_SEATS, Phrase, Refusal, Seat, SeatSet};

use super::Args;
use crate::console::Console;
use crate::failure::Failure;

/// The level if a person just presses Enter.
const USUAL: Level = Level::FIRST;

/// Levels in the order given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Levels(Vec<Level>);

/// The level of every seat, from the command line or by asking.
pub(super) fn seated(
    args: &Args,
    played: &dyn AnyMatch,
    people: SeatSet,
    console: &mut Console<'_>,
) -> Result<[Level; MAX_SEATS], Failure> {
    let bots: Vec<Seat> =
        Seat::all(played.players()).filter(|&seat| !people.contains(seat)).collect();
    let is_named = |seat: &Seat| args.bot.iter().any(|(named, _)| named == seat);
    let mut levels = match &args.bots {
        Some(Levels(levels)) => spread(levels, &bots).map_err(Failure::Usage)?,
        None if bots.iter().all(is_named) => [USUAL; MAX_SEATS],
        None => ask(&bots, console)?,
    };
    for &(seat, level) in &args.bot {
        if !bots.contains(&seat) {
            return Err(Failure::Usage(Refusal::new("play-no-bot").with("seat", seat.number())));
        }
        levels[seat.index()] = level;
    }
    Ok(levels)
}

fn ask(bots: &[Seat], console: &mut Console<'_>) -> Result<[Level; MAX_SEATS], Failure> {
    console.say(&Phrase::new("play-levels"))?;
    let question = Phrase::new("play-ask-levels")
        .with("bots", bots.len())
        .with("levels", Level::names())
        .with("usual", USUAL.name());
    loop {
        let answer = console.ask(&question)?;
        let answer = if answer.is_empty() { USUAL.name() } else { &answer };
        match levels(answer).and_then(|levels| spread(&levels, bots)) {
            Ok(levels) => return Ok(levels),
            Err(refusal) => console.refuse(&refusal)?,
        }
    }
}

/// One level for all bots, or one for each.
fn spread(levels: &[Level], bots: &[Seat]) -> Result<[Level; MAX_SEATS], Refusal> {
    let mut of_seat = [USUAL; MAX_SEATS];
    match levels {
        [level] => of_seat = [*level; MAX_SEATS],
        _ if levels.len() == bots.len() => {
            bots.iter().zip(levels).for_each(|(seat, &level)| of_seat[seat.index()] = level);
        }
        _ => {
            let refusal = Refusal::new("play-wrong-levels").with("found", levels.len());
            return Err(refusal.with("bots", bots.len()));
        }
    }
    Ok(of_seat)
}

fn levels(text: &str) -> Result<Vec<Level>, Refusal> {
    text.split(',').map(|name| name.trim().parse()).collect()
}

/// Parses levels on the command line.
pub(super) fn read(text: &str) -> Result<Levels, String> {
    levels(text).map(Levels).map_err(|_| expected("a level for all bots, or one for each,"))
}

/// Parses a seat and its level on the command line.
pub(super) fn read_seat(text: &str) -> Result<(Seat, Level), String> {
    let read = || {
        let (seat, name) = text.split_once('=')?;
        Some((Seat::from_number(seat.parse().ok()?)?, name.parse().ok()?))
    };
    read().ok_or_else(|| expected("a player and a level such as `2=7`,"))
}

fn expected(what: &str) -> String {
    format!("expected {what} of {}", Level::names())
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use rules::Seat;

    use super::{Levels, read, read_seat, spread};

    #[test]
    fn levels_are_for_all_bots_or_for_each() {
        let bots = [Seat::new(1), Seat::new(3)];
        assert_eq!(spread(&[Level::Nine], &bots).unwrap()[..4], [Level::Nine; 4]);
        let two = spread(&[Level::Four, Level::Uct], &bots).unwrap();
        assert_eq!((two[1], two[3]), (Level::Four, Level::Uct));
        assert!(spread(&[Level::Four; 3], &bots).is_err());
    }

    #[test]
    fn levels_are_read_by_their_names() {
        assert_eq!(read("4,10"), Ok(Levels(vec![Level::Four, Level::Ten])));
        assert_eq!(read("easy,master"), read("4,10"), "as earlier versions called them");
        assert!(read("4;10").unwrap_err().contains("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, random, uct"));
        assert_eq!(read_seat("2=9"), Ok((Seat::new(1), Level::Nine)));
        for wrong in ["9", "0=9", "6=9", "2=", "2=11", "=9"] {
            assert!(read_seat(wrong).is_err(), "{wrong}");
        }
    }
}
