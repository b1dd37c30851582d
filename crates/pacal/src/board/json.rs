//! A board as the JSON object of the notation, and what may be wrong with one.

use std::collections::BTreeMap;

use rules::Refusal;
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

pub(super) fn read(rules: u32, value: &Value) -> Result<Board, Refusal> {
    let fields = value.as_object().ok_or_else(|| refuse("board", "a JSON object", value))?;
    fields.keys().try_for_each(|name| check_field(rules, name))?;
    let map = read_rows(required(fields, "rows")?)?;
    let (columns, rows) = (size(map[0].len()), size(map.len()));
    let squares = squares_by_letter(&map);
    let districts = read_values(required(fields, "values")?, &squares)?;
    let sacred = read_sacred(fields.get("sacred"), &districts)?;
    let lake = squares.get(&LAKE).copied().unwrap_or_default();
    let map = Map { columns, rows, lake };
    let river_shore = read_shore(fields, RIVER_SHORE, &map)?;
    let mut board = Board {
        columns,
        rows,
        sacred,
        lake,
        river: match fields.get("river") {
            // A river that is listed by its shore needs no course.
            None if river_shore.is_some() => Vec::new(),
            _ => read_river(required(fields, "river")?, columns, rows)?,
        },
        river_shore,
        lake_shore: read_shore(fields, LAKE_SHORE, &map)?,
        covers: read_covers(fields.get("covers"), &districts, sacred)?,
        districts,
        district_of: Box::new([NO_DISTRICT; 256]),
    };
    for (index, district) in board.districts.iter().enumerate() {
        for square in district.squares.iter() {
            board.district_of[usize::from(square.bit())] = size(index);
        }
    }
    Ok(board)
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

/// Refuses a field that a board of this version of the rules does not have.
fn check_field(rules: u32, name: &str) -> Result<(), Refusal> {
    let newer = FIELDS_OF_RULES_2.contains(&name);
    if FIELDS.contains(&name) || (newer && rules >= RULES_2) {
        return Ok(());
    }
    if newer {
        return Err(Refusal::new("pacal-board-field-newer")
            .with("field", name)
            .with("since", RULES_2)
            .with("rules", rules));
    }
    let mut expected = FIELDS.to_vec();
    if rules >= RULES_2 {
        expected.extend(FIELDS_OF_RULES_2);
    }
    Err(Refusal::new("pacal-board-unknown-field")
        .with("field", name)
        .with("expected", expected.join(", ")))
}

fn read_rows(value: &Value) -> Result<Vec<Vec<char>>, Refusal> {
    let expected = "a list of 1 to 13 rows, each a text of letters A to Z and ~";
    let rows = value.as_array().ok_or_else(|| refuse("rows", expected, value))?;
    if rows.is_empty() || rows.len() > usize::from(MAX_SIDE) {
        return Err(refuse("rows", expected, &json!(rows.len())));
    }
    let mut map: Vec<Vec<char>> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let row = read_row(index + 1, row)?;
        if map.first().is_some_and(|first| first.len() != row.len()) {
            return Err(Refusal::new("pacal-board-row-length")
                .with("row", index + 1)
                .with("found", row.len())
                .with("expected", map[0].len()));
        }
        map.push(row);
    }
    Ok(map)
}

fn read_row(number: usize, value: &Value) -> Result<Vec<char>, Refusal> {
    let text = value.as_str().ok_or_else(|| {
        Refusal::new("pacal-board-row").with("row", number).with("found", shown(value))
    })?;
    let row: Vec<char> = text.chars().collect();
    if row.is_empty() || row.len() > usize::from(MAX_SIDE) {
        return Err(Refusal::new("pacal-board-row-size")
            .with("row", number)
            .with("found", row.len())
            .with("most", MAX_SIDE));
    }
    let stray = row.iter().position(|&each| each != LAKE && !each.is_ascii_uppercase());
    if let Some(column) = stray {
        return Err(Refusal::new("pacal-board-symbol")
            .with("row", number)
            .with("column", column + 1)
            .with("found", row[column].to_string()));
    }
    Ok(row)
}

fn squares_by_letter(map: &[Vec<char>]) -> BTreeMap<char, Squares> {
    let mut squares: BTreeMap<char, Squares> = BTreeMap::new();
    for (row, letters) in map.iter().enumerate() {
        for (column, &letter) in letters.iter().enumerate() {
            let square = Square::new(size(column), size(row)).expect("the size was checked");
            squares.entry(letter).or_default().insert(square);
        }
    }
    squares
}

fn read_values(value: &Value, squares: &BTreeMap<char, Squares>) -> Result<Vec<District>, Refusal> {
    let values = value
        .as_object()
        .ok_or_else(|| refuse("values", "an object from district letters to values", value))?;
    if let Some(stray) = values.keys().find(|key| !is_letter(key)) {
        return Err(refuse("values", "district letters from A to Z as keys", &json!(stray)));
    }
    let district = |(&letter, &squares): (&char, &Squares)| {
        let value = values.get(&letter.to_string()).ok_or_else(|| {
            Refusal::new("pacal-board-value-missing").with("district", letter.to_string())
        })?;
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        match number.filter(|&number| number <= MAX_VALUE) {
            Some(value) => Ok(District { letter, value, squares }),
            None => Err(Refusal::new("pacal-board-value")
                .with("district", letter.to_string())
                .with("most", MAX_VALUE)
                .with("found", shown(value))),
        }
    };
    squares.iter().filter(|&(&letter, _)| letter != LAKE).map(district).collect()
}

fn read_sacred(value: Option<&Value>, districts: &[District]) -> Result<usize, Refusal> {
    let letter = match value {
        None => "S",
        Some(value) => {
            value.as_str().ok_or_else(|| refuse("sacred", "the letter of a district", value))?
        }
    };
    position(districts, letter).ok_or_else(|| {
        refuse("sacred", "the letter of a district that is on the map", &json!(letter))
    })
}

fn read_river(value: &Value, columns: u8, rows: u8) -> Result<Vec<(u8, u8)>, Refusal> {
    let expected = "a list of at least two corners [x, y], or [] for no river";
    let corners = value.as_array().ok_or_else(|| refuse("river", expected, value))?;
    if corners.len() == 1 {
        return Err(refuse("river", expected, value));
    }
    let mut river: Vec<(u8, u8)> = Vec::new();
    for (index, corner) in corners.iter().enumerate() {
        let corner = read_corner(index + 1, corner, columns, rows)?;
        if let Some(&last) = river.last() {
            let straight = (last.0 == corner.0) != (last.1 == corner.1);
            if !straight {
                return Err(Refusal::new("pacal-board-river-bend")
                    .with("corner", index + 1)
                    .with("from", format!("[{},{}]", last.0, last.1))
                    .with("to", format!("[{},{}]", corner.0, corner.1)));
            }
        }
        river.push(corner);
    }
    Ok(river)
}

fn read_corner(number: usize, value: &Value, columns: u8, rows: u8) -> Result<(u8, u8), Refusal> {
    let whole = |value: &Value, most: u8| {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok())?;
        (number <= most).then_some(number)
    };
    let corner = match value.as_array().map(Vec::as_slice) {
        Some([x, y]) => whole(x, columns).zip(whole(y, rows)),
        _ => None,
    };
    corner.ok_or_else(|| {
        Refusal::new("pacal-board-river-corner")
            .with("corner", number)
            .with("columns", columns)
            .with("rows", rows)
            .with("found", shown(value))
    })
}

/// The size of the map, and where the lake is.
struct Map {
    columns: u8,
    rows: u8,
    lake: Squares,
}

/// The shore squares that the field lists; none if there is no such field.
fn read_shore(fields: &Fields, field: &'static str, map: &Map) -> Result<Option<Squares>, Refusal> {
    let Some(value) = fields.get(field) else { return Ok(None) };
    let expected = "a list of squares such as [\"c1\",\"d1\"], or [] for no shore squares";
    let listed = value.as_array().ok_or_else(|| refuse(field, expected, value))?;
    let mut shore = Squares::EMPTY;
    for (index, value) in listed.iter().enumerate() {
        let square = value.as_str().and_then(|text| text.parse::<Square>().ok());
        let square = square.ok_or_else(|| {
            Refusal::new("pacal-board-shore")
                .with("field", field)
                .with("entry", index + 1)
                .with("found", shown(value))
        })?;
        check_shore_square(field, square, map, shore)?;
        shore.insert(square);
    }
    Ok(Some(shore))
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
    if map.lake.contains(square) {
        return Err(refuse("pacal-board-shore-in-lake"));
    }
    if before.contains(square) {
        return Err(refuse("pacal-board-shore-twice"));
    }
    Ok(())
}

fn read_covers(
    value: Option<&Value>,
    districts: &[District],
    sacred: usize,
) -> Result<Vec<Cover>, Refusal> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let pieces = value.as_object().ok_or_else(|| {
        refuse("covers", "an object from the pieces 2, 2/3 and 4 to lists of letters", value)
    })?;
    let known = |name: &str| COVER_PIECES.iter().any(|&(piece, _)| piece == name);
    if let Some(stray) = pieces.keys().find(|name| !known(name)) {
        return Err(refuse("covers", "only the pieces 2, 2/3 and 4", &json!(stray)));
    }
    let mut covers = Vec::new();
    for (piece, _) in COVER_PIECES {
        if let Some(letters) = pieces.get(piece) {
            let districts = read_cover(piece, letters, districts, sacred)?;
            covers.push(Cover { piece, districts });
        }
    }
    Ok(covers)
}

fn read_cover(
    piece: &'static str,
    value: &Value,
    districts: &[District],
    sacred: usize,
) -> Result<Vec<char>, Refusal> {
    let refuse = |found: &Value| {
        Refusal::new("pacal-board-cover").with("piece", piece).with("found", shown(found))
    };
    let letters = value.as_array().ok_or_else(|| refuse(value))?;
    let read = |value: &Value| {
        let index = value.as_str().and_then(|letter| position(districts, letter));
        let index = index.ok_or_else(|| refuse(value))?;
        if index == sacred {
            return Err(Refusal::new("pacal-board-cover-sacred").with("piece", piece));
        }
        Ok(districts[index].letter)
    };
    letters.iter().map(read).collect()
}

fn position(districts: &[District], letter: &str) -> Option<usize> {
    districts.iter().position(|district| letter.chars().eq([district.letter]))
}

fn is_letter(key: &str) -> bool {
    matches!(key.as_bytes(), [b'A'..=b'Z'])
}

fn required<'a>(fields: &'a Fields, name: &'static str) -> Result<&'a Value, Refusal> {
    fields.get(name).ok_or_else(|| Refusal::new("pacal-board-field-missing").with("field", name))
}

fn refuse(field: &'static str, expected: &'static str, found: &Value) -> Refusal {
    Refusal::new("pacal-board-field")
        .with("field", field)
        .with("expected", expected)
        .with("found", shown(found))
}

/// The value as JSON, cut where it would fill the screen.
pub(crate) fn shown(value: &Value) -> String {
    const LONGEST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Sizes and indices here are at most 26.
fn size(number: usize) -> u8 {
    u8::try_from(number).expect("a board has at most 13 rows and 26 districts")
}
