//! From options to a game: variants, editions, custom components.

use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rules::{
    MAX_SEATS, OptionSpec, Options, Place, Problem, Problems, Refusal, Seat, known_rules,
    unknown_option,
};
use serde_json::Value;

use crate::board::Board;
use crate::board::json::{self, shown};
use crate::components::{DEFAULT_DIE, Die, Face, FaceWeights, GOD_STONES, HIGHEST_NUMBER, PIECES};
use crate::square::Squares;
use crate::state::{Hold, State, Step};

/// Pacal's Rocket with its board, die, edition and variants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pacal {
    /// The version of the rules.
    pub(crate) rules: u32,
    pub(crate) players: usize,
    /// Shared, because most games use the same one.
    pub(crate) board: Arc<Board>,
    pub(crate) die: Die,
    /// How often the die has every face.
    pub(crate) weights: FaceWeights,
    pub(crate) edition: Edition,
    pub(crate) master: bool,
    pub(crate) stall_rounds: u16,
    pub(crate) gaps: Gaps,
    /// Whether four stones that form a diamond allow five floors. Ruling A24.
    pub(crate) diamonds: bool,
    /// Dry land that no cover lies on.
    pub(crate) open_squares: Squares,
    /// Whether more squares are open than ships and pyramids can stand on, so that a square is
    /// always free.
    pub(crate) has_room: bool,
    /// The shores of river and lake. Rule 10.2.
    pub(crate) shores: [Squares; 2],
}

impl Pacal {
    /// The board it is played on.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The squares in play: dry land that no cover lies on.
    pub fn open_squares(&self) -> Squares {
        self.open_squares
    }

    /// The edition whose rules are followed.
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

/// Whose rulebook is followed where they differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// The German original; the Polish rulebook plays the same.
    #[default]
    De,
    /// The French one: the game ends on the last pyramid. From rules 2 on, the next-to-last one in
    /// the closing round brings the bonus too. Ruling A63.
    Fr,
    /// The Czech one: 40 points with five players, one stone taken back a turn, no dead ends.
    /// Ruling A64.
    Cs,
}

impl Edition {
    /// Its name as an option.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::De => "de",
            Edition::Fr => "fr",
            Edition::Cs => "cs",
        }
    }
}

/// What may lie between the stones of a constellation. Ruling A22.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gaps {
    /// Anything.
    #[default]
    Any,
    /// Nothing: no visible stone, no ship, no pyramid.
    Empty,
}

impl Gaps {
    /// Its name as an option.
    pub const fn name(self) -> &'static str {
        match self {
            Gaps::Any => "any",
            Gaps::Empty => "empty",
        }
    }
}

/// The version of the rules that added `gaps`, `diamonds`, shores as lists of squares, and the
/// French edition to the letter.
pub(crate) const RULES_2: u32 = 2;

const MASTER: &str = "master";
const EDITION: &str = "edition";
const BOARD: &str = "board";
const DIE: &str = "die";
const STALL_ROUNDS: &str = "stall_rounds";
const GAPS: &str = "gaps";
const DIAMONDS: &str = "diamonds";

pub(crate) const PLAYERS: RangeInclusive<usize> = 2..=MAX_SEATS;

/// The options that replace components of ours.
pub(crate) const COMPONENTS: &[&str] = &[BOARD, DIE];

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::flag(MASTER),
    OptionSpec::choice(EDITION, &["de", "fr", "cs"]),
    OptionSpec::written(BOARD, "default, or a board as a JSON object"),
    OptionSpec::written(DIE, "six faces such as 2,3,3,4,5,arrows"),
    OptionSpec::written(STALL_ROUNDS, "0 to 999; 0 never ends a stalled game"),
    OptionSpec::choice(GAPS, &["any", "empty"]),
    OptionSpec::flag(DIAMONDS),
];

/// Complete rounds without a pyramid after which the game is scored, unless an option says so.
pub(crate) const DEFAULT_STALL_ROUNDS: u16 = 25;
const MOST_STALL_ROUNDS: u16 = 999;

pub(crate) fn set_up(rules: u32, players: usize, options: &Options) -> Result<Pacal, Refusal> {
    check_players(rules, players)?;
    let (game, problems) = read(rules, players, options);
    problems.or(game)
}

/// Everything that is wrong with these options.
pub(crate) fn problems(rules: u32, players: usize, options: &Options) -> Vec<Problem> {
    if let Err(refusal) = check_players(rules, players) {
        return vec![Problem { at: Place::default(), refusal }];
    }
    read(rules, players, options).1.into_vec()
}

fn check_players(rules: u32, players: usize) -> Result<(), Refusal> {
    known_rules::<Pacal>(rules)?;
    if PLAYERS.contains(&players) {
        return Ok(());
    }
    Err(Refusal::new("pacal-players").with("found", players))
}

/// The game with these options, and what is wrong with them.
fn read(rules: u32, players: usize, options: &Options) -> (Pacal, Problems) {
    let mut problems = Problems::default();
    let mut game = Pacal::with_board(rules, players, Board::shared_default());
    for (name, value) in options {
        match OPTIONS.iter().find(|option| option.name == name) {
            None => problems.add(Place::default(), unknown_option(OPTIONS, name)),
            Some(option) if option.name == BOARD => game.read_board(value, &mut problems),
            Some(option) if option.name == DIE => game.read_die(value, &mut problems),
            Some(option) => {
                let read = game.read(option.name, value);
                let read = read.map_err(|refusal| refusal.about(option.name));
                problems.take(Place::field(option.name), read);
            }
        }
    }
    (game, problems)
}

impl Pacal {
    /// The default game on this board.
    fn with_board(rules: u32, players: usize, board: Arc<Board>) -> Pacal {
        let open_squares = board.land() & !board.covered(players);
        Pacal {
            rules,
            players,
            edition: Edition::default(),
            master: false,
            die: *DEFAULT_DIE,
            weights: FaceWeights::of_die(*DEFAULT_DIE),
            stall_rounds: DEFAULT_STALL_ROUNDS,
            gaps: Gaps::default(),
            diamonds: false,
            open_squares,
            has_room: has_room(open_squares, players),
            shores: [board.river_shore(), board.lake_shore()],
            board,
        }
    }

    /// Reads one of [`OPTIONS`] that is not a component.
    fn read(&mut self, name: &str, value: &Value) -> Result<(), Refusal> {
        match name {
            MASTER => self.master = read_bool(MASTER, value)?,
            EDITION => self.edition = read_edition(value)?,
            STALL_ROUNDS => self.stall_rounds = read_stall_rounds(value)?,
            GAPS | DIAMONDS if self.rules < RULES_2 => return Err(self.option_is_newer(name)),
            GAPS => self.gaps = read_gaps(value)?,
            DIAMONDS => self.diamonds = read_bool(DIAMONDS, value)?,
            _ => {}
        }
        Ok(())
    }

    /// Reads the board. Its sacred district needs a square for every ship.
    fn read_board(&mut self, value: &Value, problems: &mut Problems) {
        if value.as_str() == Some("default") {
            return;
        }
        let value = board_object(value).map_err(|refusal| refusal.about(BOARD));
        let Some(value) = problems.take(Place::default(), value) else { return };
        let reading = json::read(self.rules, &value, problems);
        let room = reading.sacred.map(|squares| squares.len());
        if let Some(room) = room.filter(|&room| (room as usize) < self.players) {
            let refusal = Refusal::new("pacal-board-sacred-room").with("squares", room);
            let refusal = refusal.with("players", self.players).about(BOARD);
            problems.add(Place::field("sacred"), refusal);
        }
        if let Some(board) = reading.board {
            self.lay_board(Arc::new(board));
        }
    }

    /// Reads the six faces of the die.
    fn read_die(&mut self, value: &Value, problems: &mut Problems) {
        if let Some(die) = read_die(value, problems) {
            self.die = die;
            self.weights = FaceWeights::of_die(die);
        }
    }

    /// The refusal of an option that this version of the rules does not have yet.
    fn option_is_newer(&self, name: &str) -> Refusal {
        Refusal::new("pacal-option-newer")
            .with("name", name)
            .with("since", RULES_2)
            .with("rules", self.rules)
    }

    /// Plays on another board.
    fn lay_board(&mut self, board: Arc<Board>) {
        self.open_squares = board.land() & !board.covered(self.players);
        self.has_room = has_room(self.open_squares, self.players);
        self.shores = [board.river_shore(), board.lake_shore()];
        self.board = board;
    }

    /// The options that differ from their defaults, as records have them.
    pub(crate) fn changed_options(&self) -> Vec<(&'static str, String)> {
        let text = |(name, value): (&'static str, Value)| match (name, value) {
            (DIE, _) => (name, self.die.map(|face| face.to_string()).join(",")),
            (_, Value::String(text)) => (name, text),
            (_, value) => (name, value.to_string()),
        };
        self.changed_values().into_iter().map(text).collect()
    }

    /// The options that differ from their defaults, in the order of [`OPTIONS`].
    pub(crate) fn changed_values(&self) -> Vec<(&'static str, Value)> {
        let mut changed = Vec::new();
        if self.master {
            changed.push((MASTER, true.into()));
        }
        if self.edition != Edition::default() {
            changed.push((EDITION, self.edition.name().into()));
        }
        if *self.board != *Board::default_board() {
            changed.push((BOARD, self.board.to_json()));
        }
        if self.die != *DEFAULT_DIE {
            changed.push((DIE, self.die.into_iter().map(Face::to_json).collect()));
        }
        if self.stall_rounds != DEFAULT_STALL_ROUNDS {
            changed.push((STALL_ROUNDS, self.stall_rounds.into()));
        }
        if self.gaps != Gaps::default() {
            changed.push((GAPS, self.gaps.name().into()));
        }
        if self.diamonds {
            changed.push((DIAMONDS, true.into()));
        }
        changed
    }

    /// The table before the first ship is placed. Rules 3.1 and 3.2.
    pub(crate) fn first_state() -> State {
        let (stones, pyramids) = *PIECES;
        State {
            stones: [Squares::EMPTY; MAX_SEATS],
            pyramids: [Squares::EMPTY; MAX_SEATS],
            floors: [Squares::EMPTY; 3],
            holds: [Hold::default(); MAX_SEATS],
            ships: [None; MAX_SEATS],
            stone_supply: [stones; MAX_SEATS],
            pyramid_supply: [pyramids; MAX_SEATS],
            god_stones: [(1 << GOD_STONES.len()) - 1; MAX_SEATS],
            scores: [0; MAX_SEATS],
            idle_rounds: 0,
            seat: Seat::new(0),
            starter: Seat::new(0),
            step: Step::Place,
            die: Face::Arrows,
            first_round: true,
            built: false,
            closing: false,
            taken_back: false,
        }
    }
}

/// Whether ships and pyramids cannot take all of these squares.
fn has_room(open: Squares, players: usize) -> bool {
    let pyramids: u8 = PIECES.1.iter().sum();
    open.len() as usize > players * (1 + usize::from(pyramids))
}

fn read_bool(name: &'static str, value: &Value) -> Result<bool, Refusal> {
    match (value, value.as_str()) {
        (Value::Bool(given), _) => Ok(*given),
        (_, Some("true")) => Ok(true),
        (_, Some("false")) => Ok(false),
        _ => Err(refuse(name, "true or false", value)),
    }
}

fn read_edition(value: &Value) -> Result<Edition, Refusal> {
    let known = [Edition::De, Edition::Fr, Edition::Cs];
    let edition = known.into_iter().find(|edition| value.as_str() == Some(edition.name()));
    edition.ok_or_else(|| refuse(EDITION, "de, fr or cs", value))
}

fn read_gaps(value: &Value) -> Result<Gaps, Refusal> {
    let known = [Gaps::Any, Gaps::Empty];
    let gaps = known.into_iter().find(|gaps| value.as_str() == Some(gaps.name()));
    gaps.ok_or_else(|| refuse(GAPS, "any or empty", value))
}

/// The board as an object, which a record has as text.
fn board_object(value: &Value) -> Result<Cow<'_, Value>, Refusal> {
    match value.as_str() {
        None => Ok(Cow::Borrowed(value)),
        Some(text) if text.starts_with('{') => {
            serde_json::from_str(text).map(Cow::Owned).map_err(|error| {
                Refusal::new("pacal-board-json")
                    .with("column", error.column())
                    .with_text("reason", error)
            })
        }
        Some(_) => Err(refuse(BOARD, "default, or a board as a JSON object", value)),
    }
}

/// The six faces of a die, if nothing is wrong with them.
pub(crate) fn read_die(value: &Value, problems: &mut Problems) -> Option<Die> {
    let expected = "six faces, each a whole number from 1 to 9 or arrows";
    let faces: Vec<Value> = match value {
        Value::Array(faces) => faces.clone(),
        Value::String(text) => text.split(',').map(Value::from).collect(),
        _ => Vec::new(),
    };
    let is_list = value.is_array() || value.is_string();
    let read: Vec<Option<Face>> = faces
        .iter()
        .zip(1..)
        .map(|(face, number)| {
            let at = Place { face: Some(number), ..Place::field(DIE) };
            problems.take(at, read_face(number, face))
        })
        .collect();
    let count = <[Option<Face>; 6]>::try_from(read).ok().filter(|_| is_list);
    let Some(die) = count else {
        problems.add(Place::field(DIE), refuse(DIE, expected, value).about(DIE));
        return None;
    };
    let faces: Vec<Face> = die.into_iter().flatten().collect();
    Die::try_from(faces).ok()
}

fn read_face(number: usize, value: &Value) -> Result<Face, Refusal> {
    let face = match value.as_str() {
        Some(text) => text.parse().ok(),
        None => value.as_u64().and_then(|number| u8::try_from(number).ok()).map(Face::Number),
    };
    let fits = |face: &Face| match face {
        Face::Number(number) => (1..=HIGHEST_NUMBER).contains(number),
        Face::Arrows => true,
    };
    face.filter(fits).ok_or_else(|| {
        Refusal::new("pacal-die-face").with("face", number).with("found", shown(value)).about(DIE)
    })
}

fn read_stall_rounds(value: &Value) -> Result<u16, Refusal> {
    let expected = "a whole number from 0 to 999";
    let number = match value.as_str() {
        Some(text) if is_plain_number(text) => text.parse().ok(),
        Some(_) => None,
        None => value.as_u64(),
    };
    number
        .and_then(|number| u16::try_from(number).ok())
        .filter(|&number| number <= MOST_STALL_ROUNDS)
        .ok_or_else(|| refuse(STALL_ROUNDS, expected, value))
}

/// Digits alone, without a sign or zeros in front.
fn is_plain_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'))
}

fn refuse(name: &'static str, expected: &'static str, found: &Value) -> Refusal {
    Refusal::new("bad-option")
        .with("name", name)
        .with("expected", expected)
        .with("found", shown(found))
}
