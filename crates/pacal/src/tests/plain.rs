//! The same game once more, the plain and slow way: lists of pieces, every way flown square by
//! square, every constellation found by trying all of one to four squares. Written from the
//! document, sharing nothing with the rules but notation; both must agree at every position.

mod constructing;
mod counting;
mod flying;
mod playing;
mod scattered;

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;
use rules::{Game, Turn};
use serde_json::{Value, json};

use super::support::{Position, set_up_for};
use crate::Action;

/// Column and row, from zero.
type Place = (i32, i32);

/// A seat, from zero.
type Who = usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Place,
    Roll,
    Move,
    Land,
    /// Into which ships a stone may go.
    Drop {
        own: bool,
        other: bool,
    },
    Build,
    Over,
}

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent facts")]
struct Plain {
    rules: u32,
    players: usize,
    edition: String,
    master: bool,
    stall_rounds: u64,
    die: Vec<String>,
    empty_gaps: bool,
    diamonds: bool,

    /// The letter of every square, `~` for the lake.
    map: BTreeMap<Place, char>,
    values: BTreeMap<char, i64>,
    sacred: char,
    /// Corner to corner.
    river: Vec<(Place, Place)>,
    /// The shores of river and lake, where the board lists them.
    listed_shores: [Option<Vec<Place>>; 2],
    covered: Vec<char>,

    ships: BTreeMap<Who, Place>,
    /// The colors of the stones in every ship.
    inside: Vec<Vec<Who>>,
    open_stones: BTreeSet<(Place, Who)>,
    /// Owner and floors.
    pyramids: BTreeMap<Place, (Who, usize)>,
    stones: Vec<usize>,
    /// The floors of every pyramid in front of a seat.
    boxes: Vec<Vec<usize>>,
    god_stones: Vec<Vec<i64>>,
    scores: Vec<i64>,

    asked: Asked,
    seat: Who,
    starter: Who,
    rolled: String,
    n_rounds: u64,
    idle_rounds: u64,
    built: bool,
    closing: bool,
    n_taken_back: usize,
}

impl Plain {
    /// Section 3.
    fn new(rules: u32, players: usize, options: &Value) -> Plain {
        let board = &options["board"];
        let letter = |value: &Value| value.as_str().unwrap().chars().next().unwrap();
        let mut map = BTreeMap::new();
        for (row, line) in (0..).zip(board["rows"].as_array().unwrap()) {
            for (column, letter) in (0..).zip(line.as_str().unwrap().chars()) {
                map.insert((column, row), letter);
            }
        }
        let values = board["values"].as_object().unwrap().iter();
        let corners: Vec<Place> = match &board["river"] {
            Value::Null => Vec::new(),
            river => serde_json::from_value(river.clone()).unwrap(),
        };
        let listed_shores = ["river_shore", "lake_shore"].map(|name| {
            let squares = board[name].as_array()?;
            Some(squares.iter().map(|square| place(square.as_str().unwrap())).collect())
        });
        let pieces: &[&str] = match players {
            2 => &["2", "2/3"],
            3 => &["2/3"],
            4 => &["4"],
            _ => &[],
        };
        let covered = pieces.iter().filter_map(|&piece| board["covers"][piece].as_array());
        Plain {
            rules,
            players,
            edition: options["edition"].as_str().unwrap_or("de").to_owned(),
            master: options["master"].as_bool().unwrap_or(false),
            stall_rounds: options["stall_rounds"].as_u64().unwrap_or(25),
            die: options["die"]
                .as_str()
                .unwrap_or("2,3,3,4,5,arrows")
                .split(',')
                .map(String::from)
                .collect(),
            empty_gaps: options["gaps"] == "empty",
            diamonds: options["diamonds"] == true,
            listed_shores,
            map,
            values: values
                .map(|(key, value)| (letter(&json!(key)), value.as_i64().unwrap()))
                .collect(),
            sacred: letter(board.get("sacred").unwrap_or(&json!("S"))),
            river: corners.windows(2).map(|ends| (ends[0], ends[1])).collect(),
            covered: covered.flatten().map(letter).collect(),
            ships: BTreeMap::new(),
            inside: vec![Vec::new(); players],
            open_stones: BTreeSet::new(),
            pyramids: BTreeMap::new(),
            stones: vec![10; players],
            boxes: vec![vec![1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5]; players],
            god_stones: vec![vec![2, 4, 6]; players],
            scores: vec![0; players],
            asked: Asked::Place,
            seat: 0,
            starter: 0,
            rolled: String::new(),
            n_rounds: 0,
            idle_rounds: 0,
            built: false,
            closing: false,
            n_taken_back: 0,
        }
    }

    /// Ruling A5; the ship of `but` does not count, for it is in the air.
    fn is_free(&self, place: Place, but: Option<Who>) -> bool {
        let letter = self.map.get(&place);
        let in_play = letter.is_some_and(|letter| *letter != '~' && !self.covered.contains(letter));
        let ship = self.ships.iter().any(|(&who, &at)| at == place && Some(who) != but);
        in_play && !ship && !self.pyramids.contains_key(&place)
    }

    fn free_places(&self) -> Vec<Place> {
        self.map.keys().copied().filter(|&place| self.is_free(place, None)).collect()
    }

    fn is_sacred(&self, place: Place) -> bool {
        self.map.get(&place) == Some(&self.sacred)
    }

    /// Every legal action, in no order.
    fn legal(&self) -> Vec<String> {
        let with = |verb: &str, places: Vec<Place>| -> Vec<String> {
            places.into_iter().map(|place| format!("{verb} {}", text(place))).collect()
        };
        match self.asked {
            Asked::Place => {
                let free = self.free_places();
                with("place", free.into_iter().filter(|&place| self.is_sacred(place)).collect())
            }
            Asked::Roll => {
                let faces: BTreeSet<&String> = self.die.iter().collect();
                faces.into_iter().map(|face| format!("roll {face}")).collect()
            }
            Asked::Move => self.legal_moves(),
            Asked::Land => with("land", self.free_places()),
            Asked::Drop { own, other } => self.legal_drops(own, other),
            Asked::Build => {
                let mut actions = self.constructions();
                actions.push("pass".to_owned());
                actions
            }
            Asked::Over => Vec::new(),
        }
    }

    /// Section 6.
    fn legal_drops(&self, own: bool, other: bool) -> Vec<String> {
        let ships = (0..self.players).filter(|&who| if who == self.seat { own } else { other });
        let mut actions = vec!["done".to_owned()];
        for ship in ships {
            let into = if ship == self.seat { "own".to_owned() } else { (ship + 1).to_string() };
            if self.stones[self.seat] > 0 {
                actions.push(format!("drop {into}"));
                continue;
            }
            for place in self.stones_to_take_back() {
                actions.push(format!("drop {into} from {}", text(place)));
            }
        }
        actions
    }

    /// Rule 6.5, ruling A64.
    fn stones_to_take_back(&self) -> Vec<Place> {
        let used_up = self.edition == "cs" && self.n_taken_back == 1;
        if self.stones[self.seat] > 0 || used_up {
            Vec::new()
        } else {
            self.open_stones_of(self.seat)
        }
    }

    fn open_stones_of(&self, who: Who) -> Vec<Place> {
        let mine = self.open_stones.iter().filter(|(_, color)| *color == who);
        mine.map(|&(place, _)| place).collect()
    }
}

fn text((column, row): Place) -> String {
    let letter = char::from(b'a' + u8::try_from(column).unwrap());
    format!("{letter}{}", row + 1)
}

fn place(text: &str) -> Place {
    let (letter, row) = text.split_at(1);
    (i32::from(letter.as_bytes()[0] - b'a'), row.parse::<i32>().unwrap() - 1)
}

fn neighbors((column, row): Place) -> [Place; 4] {
    [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
}

/// Panics unless both say the same about the position.
#[track_caller]
fn agree(position: &Position, plain: &Plain, told: &str) -> Vec<Action> {
    let Position { game, state } = position;
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    let texts: BTreeSet<String> = legal.iter().map(Action::to_string).collect();
    let expected: BTreeSet<String> = plain.legal().into_iter().collect();
    if texts != expected {
        let more: Vec<_> = texts.difference(&expected).collect();
        let fewer: Vec<_> = expected.difference(&texts).collect();
        panic!(
            "{told}: too many {more:?}, missing {fewer:?}\n{}",
            rules::Tabletop::draw(game, state)
        );
    }
    let turn = match plain.asked {
        Asked::Roll => Turn::Chance,
        Asked::Over => Turn::Over,
        _ => Turn::Seat(rules::Seat::new(plain.seat)),
    };
    assert_eq!(game.turn(state), turn, "{told}");
    let scores: Vec<i64> = game.scores(state).iter().map(|&score| score.into()).collect();
    assert_eq!(scores, plain.scores, "{told}");
    assert_eq!(state.is_closing(), plain.closing, "{told}");
    for who in 0..plain.players {
        let seat = rules::Seat::new(who);
        assert_eq!(usize::from(state.stone_supply(seat)), plain.stones[who], "{told}");
        for color in 0..plain.players {
            let inside = plain.inside[who].iter().filter(|&&each| each == color).count();
            assert_eq!(usize::from(state.inside(seat, rules::Seat::new(color))), inside, "{told}");
        }
    }
    legal
}

/// A game of both, from its start to its end.
#[track_caller]
fn both_play(players: usize, options: &Value, seed: u64) {
    both_play_by(2, players, options, seed);
}

/// The same by a version of the rules.
#[track_caller]
fn both_play_by(rules: u32, players: usize, options: &Value, seed: u64) {
    let mut position = set_up_for(rules, players, options);
    let mut options = options.clone();
    if options.get("board").is_none() {
        options["board"] = position.game.board().to_json();
    }
    let mut plain = Plain::new(rules, players, &options);
    let mut rng = Rng::with_seed(seed);
    // Some tables build whenever they can, others hardly ever.
    let eager = [0, 50, 95][rng.usize(..3)];
    for count in 0..20_000 {
        let told = format!("seed {seed}, action {count}");
        let legal = agree(&position, &plain, &told);
        if legal.is_empty() {
            assert_eq!(winners(&position), plain.winners(), "{told}");
            return;
        }
        let builds: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Construct { .. } | Action::Drop { .. }))
            .collect();
        let wanted = if builds.is_empty() || rng.u8(..100) >= eager { &legal } else { &builds };
        let action = wanted[rng.usize(..wanted.len())];
        position.game.play(&mut position.state, action).unwrap();
        plain.play(&action.to_string());
    }
    panic!("seed {seed}: no end");
}

fn winners(position: &Position) -> Vec<Who> {
    position.game.winners(&position.state).iter().map(rules::Seat::index).collect()
}

/// A board that nobody would print: any size, lakes and districts all over, a wandering river.
fn random_board(rng: &mut Rng, players: usize) -> Value {
    let (columns, rows) = (rng.usize(2..=13), rng.usize(3..=13));
    let wet = rng.u8(..40);
    let letters = ['A', 'B', 'C', 'D', 'S'];
    let mut map: Vec<Vec<char>> = (0..rows)
        .map(|_| {
            let square = |_| if rng.u8(..100) < wet { '~' } else { letters[rng.usize(..5)] };
            (0..columns).map(square).collect()
        })
        .collect();
    for index in 0..players {
        map[index / columns % rows][index % columns] = 'S';
    }
    let mut values = json!({});
    for letter in letters {
        values[letter.to_string()] = rng.u8(..10).into();
    }
    let covers = if map.iter().flatten().any(|&letter| letter == 'D') {
        json!({"2": ["D"], "2/3": ["D"], "4": ["D"]})
    } else {
        json!({})
    };
    let mut board = json!({
        "rows": map.iter().map(|row| row.iter().collect()).collect::<Vec<String>>(),
        "values": values,
        "sacred": "S",
        "river": random_river(rng, columns, rows),
        "covers": covers,
    });
    // Some boards list their shores.
    for name in ["river_shore", "lake_shore"] {
        if rng.u8(..3) == 0 {
            let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
            let land = squares.filter(|&(column, row)| map[row][column] != '~');
            let listed = land.filter(|_| rng.u8(..4) == 0).map(|(column, row)| {
                text((i32::try_from(column).unwrap(), i32::try_from(row).unwrap()))
            });
            board[name] = listed.collect::<Vec<_>>().into();
        }
    }
    board
}

fn random_river(rng: &mut Rng, columns: usize, rows: usize) -> Vec<(usize, usize)> {
    let mut corners = vec![(rng.usize(..=columns), rng.usize(..=rows))];
    for index in 0..rng.usize(..8) {
        let (x, y) = corners[index];
        let next = if rng.bool() { (rng.usize(..=columns), y) } else { (x, rng.usize(..=rows)) };
        if next == (x, y) {
            break;
        }
        corners.push(next);
    }
    if corners.len() == 1 { Vec::new() } else { corners }
}

#[test]
fn games_by_the_standard_rules_agree() {
    for players in 2..=5 {
        for seed in 0..4 {
            both_play(players, &json!({}), seed);
        }
    }
}

#[test]
fn games_by_every_edition_and_variant_agree() {
    for (seed, edition) in (0..).zip(["de", "fr", "cs"].repeat(2)) {
        let options = json!({"edition": edition, "master": seed % 2 == 0});
        both_play(2 + seed % 4, &options, seed as u64);
        both_play(5, &options, seed as u64 + 100);
    }
}

#[test]
fn games_by_rules_1_agree() {
    for (seed, edition) in (0..).zip(["de", "fr", "cs"].repeat(2)) {
        let options = json!({"edition": edition, "master": seed % 2 == 0});
        both_play_by(1, 2 + seed % 4, &options, seed as u64);
        both_play_by(1, 3, &options, seed as u64 + 100);
    }
}

#[test]
fn games_with_empty_gaps_and_diamonds_agree() {
    for seed in 0..12 {
        let (gaps, diamonds) = [("any", true), ("empty", false), ("empty", true)][seed % 3];
        let options = json!({"gaps": gaps, "diamonds": diamonds, "master": seed % 4 == 0});
        both_play(2 + seed % 4, &options, seed as u64);
    }
}

/// A small rich board, so that the closing round comes together with the last pyramids.
#[test]
fn games_by_the_french_edition_agree_to_the_end() {
    let board = json!({
        "rows": ["AABBB", "ASSSB", "CSSSD", "CSSSD", "CCDDD"],
        "values": {"A": 6, "B": 7, "C": 6, "D": 7, "S": 9},
        "river": [[1, 0], [1, 5]],
    });
    for seed in 0..40 {
        let options = json!({"edition": "fr", "board": board});
        both_play_by(1 + u32::from(seed % 4 > 0), 3, &options, seed);
    }
}

#[test]
fn games_on_any_board_agree() {
    for seed in 0..60 {
        let mut rng = Rng::with_seed(seed);
        let players = rng.usize(2..=3);
        let edition = ["de", "fr", "cs"][rng.usize(..3)];
        let die = ["2,3,3,4,5,arrows", "1,2,3,4,5,6", "arrows,1,7,2,5,4"][rng.usize(..3)];
        let options = json!({
            "board": random_board(&mut rng, players),
            "edition": edition,
            "die": die,
            "stall_rounds": rng.u8(1..10),
            "gaps": if rng.bool() { "any" } else { "empty" },
            "diamonds": rng.bool(),
        });
        both_play(players, &options, seed);
    }
}
