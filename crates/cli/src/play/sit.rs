//! Which game is played, by how many, and which seats are people.

use catalog::{AnyMatch, Entry, GAMES};
use rules::{Phrase, Refusal, Seat, SeatSet};

use crate::console::Console;
use crate::failure::Failure;

/// Asks for a game, by name or number, until the answer is valid.
pub(super) fn ask_game(console: &mut Console<'_>) -> Result<&'static Entry, Failure> {
    for (index, game) in GAMES.iter().enumerate() {
        let phrase = Phrase::new("play-game").with("number", index + 1).with("name", game.name);
        console.say(&phrase.with("title", game.title))?;
    }
    loop {
        let answer = console.ask(&Phrase::new("play-ask-game"))?;
        let by_number =
            answer.parse().ok().and_then(|number: usize| GAMES.get(number.wrapping_sub(1)));
        match by_number.map_or_else(|| catalog::find(&answer), Ok) {
            Ok(game) => return Ok(game),
            Err(refusal) => console.refuse(&refusal)?,
        }
    }
}

/// Asks for the number of players until the answer is valid.
pub(super) fn ask_players(game: &Entry, console: &mut Console<'_>) -> Result<usize, Failure> {
    let (least, most) = (*game.players.start(), *game.players.end());
    let question = Phrase::new("play-ask-players").with("least", least).with("most", most);
    loop {
        match console.ask(&question)?.parse() {
            Ok(players) if game.players.contains(&players) => return Ok(players),
            _ => console
                .say(&Phrase::new("play-a-number").with("least", least).with("most", most))?,
        }
    }
}

/// The seats of people, from the command line or by asking.
pub(super) fn seats(
    given: Option<SeatSet>,
    played: &dyn AnyMatch,
    console: &mut Console<'_>,
) -> Result<SeatSet, Failure> {
    if let Some(people) = given {
        return fitting(people, played.players()).map_err(Failure::Usage);
    }
    let question = Phrase::new("play-ask-people").with("players", played.players());
    loop {
        let answer = console.ask(&question)?;
        let seats = if answer.is_empty() { read("1") } else { read(&answer) };
        match seats.and_then(|people| fitting(people, played.players())) {
            Ok(people) => return Ok(people),
            Err(refusal) => console.refuse(&refusal)?,
        }
    }
}

/// Parses seats on the command line.
pub(super) fn people(text: &str) -> Result<SeatSet, String> {
    read(text).map_err(|_| "expected players such as `1` or `1,3`, or `none`".to_owned())
}

/// Parses seats such as `1,3`, or `none`.
fn read(text: &str) -> Result<SeatSet, Refusal> {
    if text == "none" {
        return Ok(SeatSet::EMPTY);
    }
    let seat = |number: &str| number.trim().parse().ok().and_then(Seat::from_number);
    let seats = text.split(',').map(seat).collect::<Option<_>>();
    seats.ok_or_else(|| Refusal::new("play-seats").with("found", text))
}

fn fitting(people: SeatSet, players: usize) -> Result<SeatSet, Refusal> {
    match people.iter().find(|seat| seat.index() >= players) {
        None => Ok(people),
        Some(seat) => Err(Refusal::new("play-no-such-seat")
            .with("seat", seat.number())
            .with("players", players)),
    }
}
