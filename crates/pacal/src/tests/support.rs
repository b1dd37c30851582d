//! Positions as drawings, and answers in notation.
//!
//! A drawing is a map and, below it, one fact a line:
//!
//! ```text
//!        a    b    c     d
//!    1   .    12   1^3   ~        open stones of seats 1 and 2; a pyramid of seat 1, three floors
//!    2   B    B1   B     #        district B; a covered square
//!    3  (1)   .   (2:12) .        ships; that of seat 2 holds a stone of seat 1 and one of seat 2
//!
//!    rolled 4
//!    god stones 1: 2 6
//! ```
//!
//! A square without a letter is in the sacred district S. The whole board is drawn, unless a fact
//! says `default board`: then the map shows the part of it where something stands. What is not on
//! the board is in front of its owner, unless a fact says what is there. Ships that do not matter
//! may be left out, and the die shows 3 unless a fact says what was rolled.

use rules::{Game, Options, Seat, Tabletop};
use serde_json::{Value, json};

use super::messages::can_be_said;
use crate::components::{GOD_STONES, PIECES};
use crate::{Action, Face, Pacal, Pyramids, Square, Squares, State, Step};

/// A game and a position in it.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub(crate) game: Pacal,
    pub(crate) state: State,
}

/// The position that `drawing` shows.
#[track_caller]
pub(crate) fn draw(drawing: &str) -> Position {
    let drawing = Drawing::read(drawing);
    let game = drawing.game();
    assert!(drawing.highest_seat() <= game.players(), "more seats than players in the drawing");
    arrange(game, drawing.cells, drawing.facts)
}

/// The game with these pieces on the board; `cells` and `facts` are written as in a drawing.
#[track_caller]
pub(crate) fn arrange<Text: AsRef<str>>(
    game: Pacal,
    cells: impl IntoIterator<Item = (Square, Text)>,
    facts: impl IntoIterator<Item = Text>,
) -> Position {
    let mut state = game.start();
    cells.into_iter().for_each(|(square, cell)| put(&mut state, square, cell.as_ref()));
    keep_the_rest_in_front(&mut state);
    // The middle of a game, unless a fact says so.
    state.first_round = false;
    state.die = Face::Number(3);
    facts.into_iter().for_each(|fact| state_fact(&mut state, fact.as_ref()));
    if state.step != Step::Place {
        assert!(state.ship(state.seat).is_some(), "the ship to move is not in the drawing");
    }
    Position { game, state }
}

/// Every legal action, in their order.
#[track_caller]
pub(crate) fn legal(position: &Position) -> String {
    let mut actions = Vec::new();
    position.game.legal_actions(&position.state, &mut actions);
    let texts: Vec<String> = actions.iter().map(Action::to_string).collect();
    texts.join(", ")
}

/// What comes after `verb` in the legal actions that begin with it.
#[track_caller]
pub(crate) fn legal_to(position: &Position, verb: &str) -> String {
    let all = legal(position);
    let after: Vec<&str> =
        all.split(", ").filter_map(|text| text.strip_prefix(verb)?.strip_prefix(' ')).collect();
    after.join(", ")
}

/// Whether `action` is legal.
#[track_caller]
pub(crate) fn may(position: &Position, action: &str) -> bool {
    position.game.check(&position.state, action.parse().unwrap()).is_ok()
}

/// The clause and the code of the refusal of `action`.
#[track_caller]
pub(crate) fn refused(position: &Position, action: &str) -> String {
    let refusal = refusal(position, action);
    format!("{} {}", refusal.rule.unwrap_or("-"), refusal.code())
}

/// The facts that the refusal of `action` tells.
#[track_caller]
pub(crate) fn facts(position: &Position, action: &str) -> String {
    let phrase = refusal(position, action).phrase.to_string();
    phrase.split_once(' ').map(|(_, facts)| facts.to_owned()).unwrap_or_default()
}

#[track_caller]
fn refusal(position: &Position, action: &str) -> rules::Refusal {
    let checked = position.game.check(&position.state, action.parse().unwrap());
    assert!(checked.is_err(), "{action} is allowed");
    let refusal = checked.unwrap_err();
    can_be_said(&refusal.phrase);
    refusal
}

/// The position after these actions, joined by a comma and a space.
#[track_caller]
pub(crate) fn after(position: &Position, actions: &str) -> Position {
    let mut position = position.clone();
    for text in actions.split(", ") {
        let played = position.game.play(&mut position.state, text.parse().unwrap());
        assert!(played.is_ok(), "{text}: {}", played.unwrap_err());
    }
    position
}

/// The same table when the seat with this number may build.
pub(crate) fn with_build_of(position: &Position, seat: usize) -> Position {
    let mut position = position.clone();
    position.state.seat = Seat::new(seat - 1);
    position.state.step = Step::Build;
    position
}

/// The question, and the seat that is asked: `1: pacal-ask-fly number=4`.
pub(crate) fn asks(position: &Position) -> String {
    let seat = position.game.turn(&position.state).seat();
    let who = seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
    format!("{who}: {}", position.game.asks(&position.state))
}

/// The points of every seat.
pub(crate) fn scores(position: &Position) -> Vec<i32> {
    position.game.scores(&position.state).to_vec()
}

/// The numbers of the seats that have won.
pub(crate) fn winners(position: &Position) -> Vec<usize> {
    position.game.winners(&position.state).iter().map(Seat::number).collect()
}

/// The energy stones in front of every seat.
pub(crate) fn stones_in_front(position: &Position) -> Vec<u8> {
    Seat::all(position.game.players()).map(|seat| position.state.stone_supply(seat)).collect()
}

/// The pyramids in front of the seat with this number, by floors.
pub(crate) fn pyramids_in_front(position: &Position, seat: usize) -> Pyramids {
    position.state.pyramid_supply(Seat::new(seat - 1))
}

/// The god stones of the seat with this number.
pub(crate) fn god_stones(position: &Position, seat: usize) -> Vec<u8> {
    position.state.god_stones(Seat::new(seat - 1)).collect()
}

/// Panics unless the squares of `drawing` hold just what it shows; letters do not matter.
#[track_caller]
pub(crate) fn looks_like(position: &Position, drawing: &str) {
    for (square, cell) in Drawing::read(drawing).cells {
        let drawn = without_letter(cell);
        let drawn = if drawn.is_empty() { "." } else { drawn };
        assert_eq!(shown(position, square), drawn, "on {square}");
    }
}

/// What is on `square`, as a drawing has it.
fn shown(Position { game, state }: &Position, square: Square) -> String {
    let seats = || Seat::all(game.players());
    if let Some(ship) = seats().find(|&seat| state.ship(seat) == Some(square)) {
        let of = |color: Seat| color.to_string().repeat(state.inside(ship, color).into());
        let inside: String = seats().map(of).collect();
        let colon = if inside.is_empty() { "" } else { ":" };
        return format!("({ship}{colon}{inside})");
    }
    if let Some(owner) = seats().find(|&seat| state.pyramids(seat).contains(square)) {
        return format!("{owner}^{}", state.floors_on(square));
    }
    if game.board().lake().contains(square) {
        return "~".to_owned();
    }
    if !game.open_squares().contains(square) {
        return "#".to_owned();
    }
    let stones: String = seats()
        .filter(|&seat| state.stones(seat).contains(square))
        .map(|seat| seat.to_string())
        .collect();
    if stones.is_empty() { ".".to_owned() } else { stones }
}

/// The letter of covered squares on boards of the tests' own.
const COVERED: char = 'Z';

struct Drawing<'a> {
    n_columns: usize,
    cells: Vec<(Square, &'a str)>,
    facts: Vec<&'a str>,
}

impl<'a> Drawing<'a> {
    #[track_caller]
    fn read(drawing: &'a str) -> Drawing<'a> {
        let mut lines = drawing.lines().map(str::trim).filter(|line| !line.is_empty());
        let columns: Vec<&str> = lines.next().expect("a drawing").split_whitespace().collect();
        let mut read = Drawing { n_columns: columns.len(), cells: Vec::new(), facts: Vec::new() };
        for line in lines {
            if !line.starts_with(|first: char| first.is_ascii_digit()) {
                read.facts.push(line);
                continue;
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            let (row, cells) = words.split_first().expect("a line is not empty");
            assert_eq!(cells.len(), columns.len(), "row {row}");
            for (column, cell) in columns.iter().zip(cells) {
                read.cells.push((format!("{column}{row}").parse().unwrap(), cell));
            }
        }
        read
    }

    fn fact(&self, name: &str) -> Option<&'a str> {
        let value = |fact: &'a str| {
            let rest = fact.strip_prefix(name)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim())
        };
        self.facts.iter().find_map(|fact| value(fact))
    }

    fn game(&self) -> Pacal {
        let players = match self.fact("players") {
            Some(players) => players.parse().unwrap(),
            None => self.highest_seat().max(2),
        };
        let mut options = Options::new();
        if self.fact("default board").is_none() {
            options.insert("board".into(), self.board());
        }
        options.insert("master".into(), self.fact("master").is_some().into());
        if self.fact("diamonds").is_some() {
            options.insert("diamonds".into(), true.into());
        }
        let named =
            [("edition", "edition"), ("die", "die"), ("stall", "stall_rounds"), ("gaps", "gaps")];
        for (fact, name) in named {
            if let Some(value) = self.fact(fact) {
                options.insert(name.into(), value.into());
            }
        }
        match self.fact("rules") {
            Some(rules) => Pacal::set_up_for(rules.parse().unwrap(), players, &options).unwrap(),
            None => Pacal::set_up(players, &options).unwrap(),
        }
    }

    fn highest_seat(&self) -> usize {
        let digits = |cell: &str| -> Vec<usize> {
            let (seats, _) = without_letter(cell).split_once('^').unwrap_or((cell, ""));
            let digits = seats.chars().filter_map(|each| each.to_digit(10));
            digits.map(|digit| digit as usize).collect()
        };
        self.cells.iter().flat_map(|(_, cell)| digits(cell)).max().unwrap_or(0)
    }

    fn board(&self) -> Value {
        let letter = |cell: &str| match cell.chars().next() {
            Some('~') => '~',
            Some('#') => COVERED,
            Some(letter) if letter.is_ascii_uppercase() => letter,
            _ => 'S',
        };
        let letters: Vec<char> = self.cells.iter().map(|(_, cell)| letter(cell)).collect();
        let rows: Vec<String> =
            letters.chunks(self.n_columns).map(|row| row.iter().collect()).collect();
        let mut values = json!({});
        for &letter in letters.iter().filter(|&&letter| letter != '~') {
            values[letter.to_string()] = if letter == 'S' { 7 } else { 5 }.into();
        }
        for value in self.fact("values").into_iter().flat_map(str::split_whitespace) {
            values[&value[..1]] = value[1..].parse::<u8>().unwrap().into();
        }
        let covered: Vec<char> = letters.iter().copied().filter(|&each| each == COVERED).collect();
        let corner = |text: &str| serde_json::from_str(&format!("[{text}]")).unwrap();
        let river: Vec<Value> =
            self.fact("river").into_iter().flat_map(str::split_whitespace).map(corner).collect();
        let mut board = json!({
            "rows": rows,
            "values": values,
            "sacred": if letters.contains(&'S') { 'S' } else { letters[0] },
            "river": river,
            "covers": if covered.is_empty() { json!({}) } else {
                json!({"2": [COVERED], "2/3": [COVERED], "4": [COVERED]})
            },
        });
        for name in ["river_shore", "lake_shore"] {
            if let Some(squares) = self.fact(name) {
                board[name] = squares.split_whitespace().collect::<Vec<_>>().into();
            }
        }
        board
    }
}

fn without_letter(cell: &str) -> &str {
    cell.strip_prefix(|first: char| first.is_ascii_uppercase()).unwrap_or(cell)
}

#[track_caller]
fn put(state: &mut State, square: Square, cell: &str) {
    let cell = without_letter(cell);
    if let Some(ship) = cell.strip_prefix('(') {
        let ship = ship.strip_suffix(')').expect("a ship ends with a bracket");
        let (ship, inside) = ship.split_once(':').unwrap_or((ship, ""));
        let ship = seat(ship).index();
        state.ships[ship] = Some(square);
        inside.split_terminator("").skip(1).for_each(|each| state.holds[ship].add(seat(each)));
    } else if let Some((owner, floors)) = cell.split_once('^') {
        state.pyramids[seat(owner).index()].insert(square);
        let floors: u8 = floors.parse().unwrap();
        for (plane, squares) in state.floors.iter_mut().enumerate() {
            if floors >> plane & 1 == 1 {
                squares.insert(square);
            }
        }
    } else if !matches!(cell, "" | "." | "~" | "#") {
        for each in cell.chars() {
            state.stones[seat(&each.to_string()).index()].insert(square);
        }
    }
}

#[track_caller]
fn seat(number: &str) -> Seat {
    let seat = number.parse().ok().and_then(Seat::from_number);
    seat.unwrap_or_else(|| panic!("`{number}` is no seat"))
}

#[track_caller]
fn keep_the_rest_in_front(state: &mut State) {
    let (all_stones, all_pyramids) = *PIECES;
    for color in Seat::all(rules::MAX_SEATS) {
        let inside: u8 = state.holds.iter().map(|hold| hold.count(color)).sum();
        let open = u8::try_from(state.stones(color).len()).unwrap();
        let left = all_stones.checked_sub(open + inside);
        state.stone_supply[color.index()] = left.expect("ten stones of a color, or fewer");
        let mut supply = all_pyramids;
        for square in state.pyramids(color).iter() {
            let left = &mut supply[usize::from(state.floors_on(square) - 1)];
            *left = left.checked_sub(1).expect("no more pyramids than there are");
        }
        state.pyramid_supply[color.index()] = supply;
    }
}

#[track_caller]
fn state_fact(state: &mut State, fact: &str) {
    let words: Vec<&str> = fact.split_whitespace().collect();
    match words[..] {
        ["rolled", shown] => {
            state.die = shown.parse().unwrap();
            state.step = Step::Move;
        }
        ["step", ref step @ ..] => state.step = step_named(&step.join(" ")),
        ["seat", number] => state.seat = seat(number),
        ["starter", number] => state.starter = seat(number),
        ["first", "round"] => state.first_round = true,
        ["closing", "round"] => state.closing = true,
        ["built", "this", "round"] => state.built = true,
        ["idle", "rounds", number] => state.idle_rounds = number.parse().unwrap(),
        ["points", ref points @ ..] => {
            for (score, points) in state.scores.iter_mut().zip(points) {
                *score = points.parse().unwrap();
            }
        }
        ["stones", owner, number] => {
            state.stone_supply[owned(owner)] = number.parse().unwrap();
        }
        ["pyramids", owner, ref numbers @ ..] => {
            let numbers: Vec<u8> = numbers.iter().map(|each| each.parse().unwrap()).collect();
            state.pyramid_supply[owned(owner)] = numbers.try_into().unwrap();
        }
        ["god", "stones", owner, ref values @ ..] => {
            let held = |value: &u8| values.contains(&value.to_string().as_str());
            let bits = GOD_STONES.iter().enumerate().filter(|(_, value)| held(value));
            state.god_stones[owned(owner)] = bits.map(|(index, _)| 1 << index).sum();
        }
        // About the game, and read before.
        ["default", "board"]
        | ["master" | "diamonds"]
        | ["river_shore" | "lake_shore", ..]
        | [
            "players" | "edition" | "die" | "stall" | "values" | "river" | "gaps" | "rules",
            _,
            ..,
        ] => {}
        _ => panic!("`{fact}` is no fact"),
    }
}

/// The index of the seat in `2:`.
#[track_caller]
fn owned(owner: &str) -> usize {
    seat(owner.strip_suffix(':').expect("a colon after the seat")).index()
}

#[track_caller]
fn step_named(name: &str) -> Step {
    match name {
        "place" => Step::Place,
        "roll" => Step::Roll,
        "land" => Step::Land,
        "drop two" => Step::DropTwo,
        "drop own" => Step::DropOwn,
        "drop other" => Step::DropOther,
        "build" => Step::Build,
        "over" => Step::Over,
        _ => panic!("`{name}` is no step"),
    }
}

/// A set of squares as text.
pub(crate) fn texts(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// The same by a version of the rules.
#[track_caller]
pub(crate) fn set_up_for(rules: u32, players: usize, options: &Value) -> Position {
    let options: Options = options.as_object().unwrap().clone().into_iter().collect();
    let game = Pacal::set_up_for(rules, players, &options).unwrap();
    let state = game.start();
    Position { game, state }
}

/// A game with these options, before its first action.
#[track_caller]
pub(crate) fn set_up(players: usize, options: &Value) -> Position {
    let options: Options = options.as_object().unwrap().clone().into_iter().collect();
    let game = Pacal::set_up(players, &options).unwrap();
    let state = game.start();
    Position { game, state }
}
