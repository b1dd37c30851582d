//! A board as the JSON object of the notation, and what may be wrong with one.

use std::collections::BTreeMap;

use rules::{Place, Problems, Refusal};
use serde_json::{Value, json};

use super::{Board, COVER_PIECES, Cover, District, NO_DISTRICT};
use crate::setup::RULES_2;
use crate::square::{MAX_SIDE, Square, Squares};

/// The fields of a board. `facts` says where each fact comes from and has no effect on play.
const FIELDS: [&str; 6] = ["rows", "values", "sacred", "river", "covers", "facts"];
const RIVER_SHORE: &str = "river_shore";
const LAKE_SHORE: &str = "lake_shore";
/// The fields that a board may have from rules 2 on.
const FIELDS_OF_RULES_2: [&str; 2] = [RIVER_SHORE, LAKE_SHORE];
/// The fields of a JSON object.
type Fields = serde_json::Map<String, Value>;

const LAKE: char = '~';
const MAX_VALUE: u8 = 99;

/// What could be read of a board.
#[derive(Default)]
pub(crate) struct Reading {
    /// The board, if nothing is wrong with it.
    pub(crate) board: Option<Board>,
    /// The squares of the sacred district, if its part of the board could be read.
    pub(crate) sacred: Option<Squares>,
}

/// Reads a board, or gives the first thing that is wrong with it.
pub(super) fn read_whole(rules: u32, value: &Value) -> Result<Board, Refusal> {
    let mut problems = Problems::default();
    let board = read(rules, value, &mut problems).board;
    problems.or(board).map(|board| board.expect("a board without problems was read"))
}

/// Reads a board and adds everything that is wrong with it.
pub(crate) fn read(rules: u32, value: &Value, problems: &mut Problems) -> Reading {
    let before = problems.len();
    let Some(fields) = value.as_object() else {
        let refusal = refuse("board", "a JSON object", value);
        problems.add(Place::default(), refusal.about("board"));
        return Reading::default();
    };
    let mut reader = Reader { fields, problems };
    fields.keys().for_each(|name| reader.check_field(rules, name));
    let map = reader.rows();
    let districts = reader.values(&map);
    let sacred = reader.sacred(&map);
    let river_shore = reader.shore(RIVER_SHORE, &map);
    let parts = Parts {
        sacred: sacred.unwrap_or(LAKE),
        river: reader.river(&map),
        river_shore,
        lake_shore: reader.shore(LAKE_SHORE, &map),
        covers: reader.covers(&map, sacred),
        districts,
        map,
    };
    let squares = sacred.filter(|_| parts.map.whole).and_then(|letter| parts.map.of(letter));
    let board = (problems.len() == before).then(|| parts.board()).flatten();
    Reading { board, sacred: squares }
}

/// The parts of a board, each as it could be read.
struct Parts {
    map: Map,
    districts: Vec<District>,
    sacred: char,
    river: Vec<(u8, u8)>,
    river_shore: Option<Squares>,
    lake_shore: Option<Squares>,
    covers: Vec<Cover>,
}

impl Parts {
    /// The board; none if one of its parts had a problem.
    fn board(self) -> Option<Board> {
        let sacred = self.districts.iter().position(|each| each.letter == self.sacred)?;
        let mut board = Board {
            columns: self.map.columns,
            rows: self.map.rows,
            sacred,
            lake: self.map.of(LAKE).unwrap_or_default(),
            river: self.river,
            river_shore: self.river_shore,
            lake_shore: self.lake_shore,
            covers: self.covers,
            districts: self.districts,
            district_of: Box::new([NO_DISTRICT; 256]),
        };
        for (index, district) in board.districts.iter().enumerate() {
            for square in district.squares.iter() {
                board.district_of[usize::from(square.bit())] = size(index);
            }
        }
        Some(board)
    }
}

/// The map, as far as it could be read.
struct Map {
    /// The largest possible number if a row is wrong.
    columns: u8,
    rows: u8,
    squares: BTreeMap<char, Squares>,
    /// Whether every row could be read, so that what is missing here is missing on the map.
    whole: bool,
}

impl Map {
    fn unread() -> Map {
        Map { columns: MAX_SIDE, rows: MAX_SIDE, squares: BTreeMap::new(), whole: false }
    }

    /// The squares with this letter.
    fn of(&self, letter: char) -> Option<Squares> {
        self.squares.get(&letter).copied()
    }

    /// The district that this text names, if the map may have it.
    fn district(&self, text: &str) -> Option<char> {
        let letter = text.chars().next().filter(|_| is_letter(text))?;
        (!self.whole || self.squares.contains_key(&letter)).then_some(letter)
    }
}

pub(super) fn write(board: &Board) -> Value {
    let letter = |column, row| {
        let square = Square::new(column, row)?;
        board.district(square).map(|district| district.letter)
    };
    let row = |row| (0..board.columns).map(|at| letter(at, row).unwrap_or(LAKE)).collect();
    let rows: Vec<String> = (0..board.rows).map(row).collect();
    let values: Fields = board
        .districts
        .iter()
        .map(|district| (district.letter.to_string(), district.value.into()))
        .collect();
    let covers: Fields =
        board.covers.iter().map(|cover| (cover.piece.to_owned(), json!(cover.districts))).collect();
    let mut written = json!({
        "rows": rows,
        "values": values,
        "sacred": board.sacred().letter,
        "river": board.river,
        "covers": covers,
    });
    let shores = [(RIVER_SHORE, board.river_shore), (LAKE_SHORE, board.lake_shore)];
    for (name, shore) in shores {
        if let Some(squares) = shore {
            let squares: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
            written[name] = json!(squares);
        }
    }
    written
}

/// Reads the fields of a board.
struct Reader<'a> {
    fields: &'a Fields,
    problems: &'a mut Problems,
}

impl<'a> Reader<'a> {
    fn add(&mut self, at: Place, refusal: Refusal) {
        self.problems.add(at, refusal.about("board"));
    }

    /// A field has the wrong shape.
    fn misshapen(&mut self, field: &'static str, expected: &'static str, found: &Value) {
        self.add(Place::field(field), refuse(field, expected, found));
    }

    /// A field that every board has.
    fn required(&mut self, name: &'static str) -> Option<&'a Value> {
        let value = self.fields.get(name);
        if value.is_none() {
            let refusal = Refusal::new("pacal-board-field-missing").with("field", name);
            self.add(Place::field(name), refusal);
        }
        value
    }

    /// Refuses a field that a board of this version of the rules does not have.
    fn check_field(&mut self, rules: u32, name: &str) {
        let newer = FIELDS_OF_RULES_2.contains(&name);
        if FIELDS.contains(&name) || (newer && rules >= RULES_2) {
            return;
        }
        let refusal = if newer { field_is_newer(rules, name) } else { unknown_field(rules, name) };
        self.add(Place::field(&cut(name)), refusal);
    }

    fn rows(&mut self) -> Map {
        let Some(value) = self.required("rows") else { return Map::unread() };
        let expected = "a list of 1 to 13 rows, each a text of letters A to Z and ~";
        let Some(rows) = value.as_array() else {
            self.misshapen("rows", expected, value);
            return Map::unread();
        };
        if rows.is_empty() || rows.len() > usize::from(MAX_SIDE) {
            self.misshapen("rows", expected, &json!(rows.len()));
            return Map::unread();
        }
        let before = self.problems.len();
        let mut letters: Vec<Option<Vec<char>>> = Vec::new();
        for (row, number) in rows.iter().zip(1..) {
            letters.push(self.row(number, row));
            self.length(&letters);
        }
        let whole = self.problems.len() == before;
        let first = letters.first().and_then(Option::as_ref).filter(|_| whole);
        Map {
            columns: first.map_or(MAX_SIDE, |row| size(row.len())),
            rows: size(rows.len()),
            squares: squares_by_letter(&letters),
            whole,
        }
    }

    /// The letters of a row; none if it is not a text of 1 to 13.
    fn row(&mut self, number: usize, value: &Value) -> Option<Vec<char>> {
        let at = || Place { row: Some(number), ..Place::field("rows") };
        let Some(text) = value.as_str() else {
            let refusal = Refusal::new("pacal-board-row").with("row", number);
            self.add(at(), refusal.with("found", shown(value)));
            return None;
        };
        let row: Vec<char> = text.chars().collect();
        if row.is_empty() || row.len() > usize::from(MAX_SIDE) {
            let refusal = Refusal::new("pacal-board-row-size").with("row", number);
            self.add(at(), refusal.with("found", row.len()).with("most", MAX_SIDE));
            return None;
        }
        for (&letter, column) in row.iter().zip(1..).filter(|&(&letter, _)| !is_symbol(letter)) {
            let refusal = Refusal::new("pacal-board-symbol").with("row", number);
            let refusal = refusal.with("column", column).with("found", letter.to_string());
            let square = Square::new(size(column - 1), size(number - 1));
            let square = square.map(|square| square.to_string());
            self.add(Place { column: Some(column), square, ..at() }, refusal);
        }
        Some(row)
    }

    /// The last of these rows is as long as the first.
    fn length(&mut self, rows: &[Option<Vec<char>>]) {
        let (Some(Some(first)), Some(Some(last))) = (rows.first(), rows.last()) else { return };
        if first.len() != last.len() {
            let refusal = Refusal::new("pacal-board-row-length")
                .with("row", rows.len())
                .with("found", last.len())
                .with("expected", first.len());
            self.add(Place { row: Some(rows.len()), ..Place::field("rows") }, refusal);
        }
    }

    /// The districts of the map that have a value.
    fn values(&mut self, map: &Map) -> Vec<District> {
        let Some(value) = self.required("values") else { return Vec::new() };
        let Some(values) = value.as_object() else {
            self.misshapen("values", "an object from district letters to values", value);
            return Vec::new();
        };
        for stray in values.keys().filter(|key| !is_letter(key)) {
            self.misshapen("values", "district letters from A to Z as keys", &json!(stray));
        }
        let districts = map.squares.iter().filter(|&(&letter, _)| letter != LAKE);
        let district = |(&letter, &squares): (&char, &Squares)| {
            let value = self.value(letter, values.get(&letter.to_string()))?;
            Some(District { letter, value, squares })
        };
        districts.filter_map(district).collect()
    }

    fn value(&mut self, letter: char, value: Option<&Value>) -> Option<u8> {
        let district = letter.to_string();
        let at = Place { district: Some(district.clone()), ..Place::field("values") };
        let Some(value) = value else {
            let refusal = Refusal::new("pacal-board-value-missing").with("district", district);
            self.add(at, refusal);
            return None;
        };
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let number = number.filter(|&number| number <= MAX_VALUE);
        if number.is_none() {
            let refusal = Refusal::new("pacal-board-value").with("district", district);
            self.add(at, refusal.with("most", MAX_VALUE).with("found", shown(value)));
        }
        number
    }

    /// The letter of the sacred district.
    fn sacred(&mut self, map: &Map) -> Option<char> {
        let letter = match self.fields.get("sacred") {
            None => "S",
            Some(value) => self.letter_of_sacred(value)?,
        };
        let found = map.district(letter);
        if found.is_none() {
            let at = Place { district: Some(letter.to_owned()), ..Place::field("sacred") };
            self.add(at, Refusal::new("pacal-board-sacred-missing").with("district", letter));
        }
        found
    }

    fn letter_of_sacred(&mut self, value: &'a Value) -> Option<&'a str> {
        let letter = value.as_str();
        let expected = match letter {
            None => "the letter of a district",
            Some(letter) if is_letter(letter) => return Some(letter),
            Some(_) => "the letter of a district that is on the map",
        };
        self.misshapen("sacred", expected, value);
        None
    }

    /// The corners of the river, which a board that lists its shore need not have.
    fn river(&mut self, map: &Map) -> Vec<(u8, u8)> {
        if self.fields.contains_key(RIVER_SHORE) && !self.fields.contains_key("river") {
            return Vec::new();
        }
        let Some(value) = self.required("river") else { return Vec::new() };
        let expected = "a list of at least two corners [x, y], or [] for no river";
        let corners = match value.as_array() {
            Some(corners) if corners.len() != 1 => corners,
            _ => {
                self.misshapen("river", expected, value);
                return Vec::new();
            }
        };
        let corners: Vec<Option<(u8, u8)>> = corners
            .iter()
            .zip(1..)
            .map(|(corner, number)| self.corner(number, corner, map))
            .collect();
        self.bends(&corners);
        corners.into_iter().flatten().collect()
    }

    fn corner(&mut self, number: usize, value: &Value, map: &Map) -> Option<(u8, u8)> {
        let whole = |value: &Value, most: u8| {
            let number = value.as_u64().and_then(|number| u8::try_from(number).ok())?;
            (number <= most).then_some(number)
        };
        let corner = match value.as_array().map(Vec::as_slice) {
            Some([x, y]) => whole(x, map.columns).zip(whole(y, map.rows)),
            _ => None,
        };
        if corner.is_none() {
            let refusal = Refusal::new("pacal-board-river-corner")
                .with("corner", number)
                .with("columns", map.columns)
                .with("rows", map.rows)
                .with("found", shown(value));
            self.add(Place::field("river"), refusal);
        }
        corner
    }

    /// From corner to corner the river runs along a row or a column.
    fn bends(&mut self, corners: &[Option<(u8, u8)>]) {
        for (pair, number) in corners.windows(2).zip(2..) {
            let (Some(last), Some(corner)) = (pair[0], pair[1]) else { continue };
            let straight = (last.0 == corner.0) != (last.1 == corner.1);
            if !straight {
                let refusal = Refusal::new("pacal-board-river-bend")
                    .with("corner", number)
                    .with("from", format!("[{},{}]", last.0, last.1))
                    .with("to", format!("[{},{}]", corner.0, corner.1));
                self.add(Place::field("river"), refusal);
            }
        }
    }

    /// The shore squares that the field lists; none if there is no such field.
    fn shore(&mut self, field: &'static str, map: &Map) -> Option<Squares> {
        let value = self.fields.get(field)?;
        let expected = "a list of squares such as [\"c1\",\"d1\"], or [] for no shore squares";
        let Some(listed) = value.as_array() else {
            self.misshapen(field, expected, value);
            return None;
        };
        let mut shore = Squares::EMPTY;
        for (value, entry) in listed.iter().zip(1..) {
            let Some(square) = value.as_str().and_then(|text| text.parse::<Square>().ok()) else {
                let refusal = Refusal::new("pacal-board-shore").with("field", field);
                let refusal = refusal.with("entry", entry).with("found", shown(value));
                self.add(Place::field(field), refusal);
                continue;
            };
            if let Err(refusal) = check_shore_square(field, square, map, shore) {
                let square = Some(square.to_string());
                self.add(Place { square, ..Place::field(field) }, refusal);
            }
            shore.insert(square);
        }
        Some(shore)
    }

    fn covers(&mut self, map: &Map, sacred: Option<char>) -> Vec<Cover> {
        let Some(value) = self.fields.get("covers") else { return Vec::new() };
        let Some(pieces) = value.as_object() else {
            let expected = "an object from the pieces 2, 2/3 and 4 to lists of letters";
            self.misshapen("covers", expected, value);
            return Vec::new();
        };
        let known = |name: &str| COVER_PIECES.iter().any(|&(piece, _)| piece == name);
        for stray in pieces.keys().filter(|name| !known(name)) {
            self.misshapen("covers", "only the pieces 2, 2/3 and 4", &json!(stray));
        }
        let given = COVER_PIECES.iter().filter_map(|&(piece, _)| Some((piece, pieces.get(piece)?)));
        let cover =
            |(piece, value)| Cover { piece, districts: self.cover(piece, value, map, sacred) };
        given.map(cover).collect()
    }

    /// The districts under a cover.
    fn cover(
        &mut self,
        piece: &'static str,
        value: &Value,
        map: &Map,
        sacred: Option<char>,
    ) -> Vec<char> {
        let refuse = |found: &Value| {
            Refusal::new("pacal-board-cover").with("piece", piece).with("found", shown(found))
        };
        let Some(letters) = value.as_array() else {
            self.add(Place::field("covers"), refuse(value));
            return Vec::new();
        };
        let mut districts = Vec::new();
        for value in letters {
            let letter = value.as_str().and_then(|text| map.district(text));
            let refusal = match letter {
                None => refuse(value),
                Some(letter) if Some(letter) == sacred => {
                    Refusal::new("pacal-board-cover-sacred").with("piece", piece)
                }
                Some(letter) => {
                    districts.push(letter);
                    continue;
                }
            };
            let district = value.as_str().filter(|text| is_letter(text)).map(str::to_owned);
            self.add(Place { district, ..Place::field("covers") }, refusal);
        }
        districts
    }
}

fn field_is_newer(rules: u32, name: &str) -> Refusal {
    Refusal::new("pacal-board-field-newer")
        .with("field", name)
        .with("since", RULES_2)
        .with("rules", rules)
}

fn unknown_field(rules: u32, name: &str) -> Refusal {
    let mut expected = FIELDS.to_vec();
    if rules >= RULES_2 {
        expected.extend(FIELDS_OF_RULES_2);
    }
    Refusal::new("pacal-board-unknown-field")
        .with("field", name)
        .with("expected", expected.join(", "))
}

/// The squares of every letter, in the rows that could be read.
fn squares_by_letter(rows: &[Option<Vec<char>>]) -> BTreeMap<char, Squares> {
    let mut squares: BTreeMap<char, Squares> = BTreeMap::new();
    for (row, letters) in rows.iter().enumerate() {
        for (column, &letter) in letters.iter().flatten().enumerate() {
            let square = Square::new(size(column), size(row)).expect("the size was checked");
            if is_symbol(letter) {
                squares.entry(letter).or_default().insert(square);
            }
        }
    }
    squares
}

/// A shore square is on the map, on land, and listed once. It may be covered.
fn check_shore_square(
    field: &'static str,
    square: Square,
    map: &Map,
    before: Squares,
) -> Result<(), Refusal> {
    let refuse = |key| Refusal::new(key).with("field", field).with_text("square", square);
    if square.column() >= map.columns || square.row() >= map.rows {
        return Err(refuse("pacal-board-shore-off-map")
            .with("columns", map.columns)
            .with("rows", map.rows));
    }
    if map.of(LAKE).is_some_and(|lake| lake.contains(square)) {
        return Err(refuse("pacal-board-shore-in-lake"));
    }
    if before.contains(square) {
        return Err(refuse("pacal-board-shore-twice"));
    }
    Ok(())
}

fn is_symbol(letter: char) -> bool {
    letter == LAKE || letter.is_ascii_uppercase()
}

fn is_letter(key: &str) -> bool {
    matches!(key.as_bytes(), [b'A'..=b'Z'])
}

fn refuse(field: &'static str, expected: &'static str, found: &Value) -> Refusal {
    Refusal::new("pacal-board-field")
        .with("field", field)
        .with("expected", expected)
        .with("found", shown(found))
}

/// The value as JSON, cut where it would fill the screen.
pub(crate) fn shown(value: &Value) -> String {
    cut(&value.to_string())
}

fn cut(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Sizes and indices here are at most 26.
fn size(number: usize) -> u8 {
    u8::try_from(number).expect("a board has at most 13 rows and 26 districts")
}
