//! Actions as text, letter for letter.

use std::fmt;
use std::str::FromStr;

use rules::{NotAnAction, Seat};

use crate::action::{Action, Ship, Work};
use crate::components::{Face, GOD_STONES, MAX_FLOORS};
use crate::constellation::Constellation;
use crate::square::Square;

const ACTIONS: &str = "place, roll, fly, bend, leap, god, land, drop, done, build, raise or pass \
    with what belongs to it";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(square) => write!(f, "place {square}"),
            Action::Roll(face) => write!(f, "roll {face}"),
            Action::Fly(square) => write!(f, "fly {square}"),
            Action::Bend(square) => write!(f, "bend {square}"),
            Action::Leap(square) => write!(f, "leap {square}"),
            Action::God(value) => write!(f, "god {value}"),
            Action::Land(square) => write!(f, "land {square}"),
            Action::Done => f.write_str("done"),
            Action::Drop { into, from: None } => write!(f, "drop {into}"),
            Action::Drop { into, from: Some(from) } => write!(f, "drop {into} from {from}"),
            Action::Pass => f.write_str("pass"),
            Action::Construct { constellation, work, floors, target } => {
                write!(f, "{work} {floors} {target} {constellation}")
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        // Splitting at single spaces leaves an empty word where there are two, and no part of an
        // action is empty.
        let words: Vec<&str> = text.split(' ').take(5).collect();
        match words[..] {
            ["place", square] => square.parse().map(Action::Place),
            ["roll", face] => face.parse().map(Action::Roll),
            ["fly", square] => square.parse().map(Action::Fly),
            ["bend", square] => square.parse().map(Action::Bend),
            ["leap", square] => square.parse().map(Action::Leap),
            ["god", value] => god_stone(value).map(Action::God),
            ["land", square] => square.parse().map(Action::Land),
            ["done"] => Ok(Action::Done),
            ["drop", into] => Ok(Action::Drop { into: into.parse()?, from: None }),
            ["drop", into, "from", from] => {
                Ok(Action::Drop { into: into.parse()?, from: Some(from.parse()?) })
            }
            ["pass"] => Ok(Action::Pass),
            ["build", floors, target, squares] => construct(Work::Build, floors, target, squares),
            ["raise", floors, target, squares] => construct(Work::Raise, floors, target, squares),
            _ => Err(NotAnAction::new(text, ACTIONS)),
        }
        .map_err(|error| NotAnAction::new(text, error.expected))
    }
}

fn construct(work: Work, floors: &str, target: &str, squares: &str) -> Result<Action, NotAnAction> {
    let floors = digit(floors)
        .filter(|floors| (1..=MAX_FLOORS).contains(floors))
        .ok_or_else(|| NotAnAction::new(floors, "a pyramid of 1 to 5 floors"))?;
    let target = target.parse()?;
    let constellation = squares.parse()?;
    Ok(Action::Construct { constellation, work, floors, target })
}

fn god_stone(text: &str) -> Result<u8, NotAnAction> {
    digit(text)
        .filter(|value| GOD_STONES.contains(value))
        .ok_or_else(|| NotAnAction::new(text, "a god stone of value 2, 4 or 6"))
}

fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Number(number) => number.fmt(f),
            Face::Arrows => f.write_str("arrows"),
        }
    }
}

impl FromStr for Face {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Face, NotAnAction> {
        if text == "arrows" {
            return Ok(Face::Arrows);
        }
        digit(text)
            .filter(|&number| number > 0)
            .map(Face::Number)
            .ok_or_else(|| NotAnAction::new(text, "a number from 1 to 9, or arrows"))
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ship::Own => f.write_str("own"),
            Ship::Of(seat) => seat.fmt(f),
        }
    }
}

impl FromStr for Ship {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Ship, NotAnAction> {
        if text == "own" {
            return Ok(Ship::Own);
        }
        digit(text)
            .and_then(|number| Seat::from_number(number.into()))
            .map(Ship::Of)
            .ok_or_else(|| NotAnAction::new(text, "own, or the number of a seat"))
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Work::Build => "build",
            Work::Raise => "raise",
        })
    }
}

impl fmt::Display for Constellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.squares().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(f, "{comma}{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Constellation {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Constellation, NotAnAction> {
        let squares: Vec<Square> =
            text.split(',').take(5).map(str::parse).collect::<Result<_, _>>()?;
        Constellation::new(&squares).ok_or_else(|| {
            NotAnAction::new(text, "one to four squares, by row, then column, joined by commas")
        })
    }
}
