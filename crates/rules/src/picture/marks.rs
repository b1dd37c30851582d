//! Marks of a picture: what an explanation points at. They are comment lines of a record.

use super::Looks;
use crate::{LoadError, Refusal};

/// A square by its column and row, both counted from zero, written as in notation: `a1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Counted from zero, from the left.
    pub column: u8,
    /// Counted from zero, from the top.
    pub row: u8,
}

impl Place {
    fn read(text: &str) -> Option<Place> {
        let (&letter, digits) = text.as_bytes().split_first()?;
        let row: u8 =
            text.get(1..).filter(|_| digits.iter().all(u8::is_ascii_digit))?.parse().ok()?;
        let in_order = letter.is_ascii_lowercase() && digits[0] != b'0';
        in_order.then(|| Place { column: letter - b'a', row: row - 1 })
    }
}

/// Something that a picture points at, and the line of the record that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What it is.
    pub kind: MarkKind,
    line: usize,
    text: String,
}

/// What a picture can point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// `crop b2 h8`: show only these squares.
    Crop(Place, Place),
    /// `light f9 c6`: full dots, as for a straight flight.
    Light(Vec<Place>),
    /// `ring b4`: hollow dots, as for a flight with turns.
    Ring(Vec<Place>),
    /// `path d4 e4 e3`: a route.
    Path(Vec<Place>),
    /// `line 3 b2 c2 d2`: a lit constellation with its number of floors.
    Line(u8, Vec<Place>),
    /// `label A b2`: a letter or a short word in a square.
    Label(String, Place),
    /// `site b3`: a place for a tile.
    Site(Place),
    /// `track`: what lies beside the board.
    Track,
    /// `scores`: everybody's points.
    Scores,
    /// `board`: the board alone, without anything beside or below it.
    Board,
}

/// The marks of a picture, in the order of the record.
///
/// ```
/// use rules::picture::{MarkKind, Marks};
///
/// let marks = Marks::read("game copan\n# picture track\n# a remark\n")?;
/// assert_eq!(marks.iter().count(), 1);
/// assert!(marks.has(&MarkKind::Track));
///
/// let error = Marks::read("# picture ligth a1\n").unwrap_err();
/// assert_eq!((error.line, error.refusal.code()), (Some(1), "picture-mark"));
/// # Ok::<(), rules::LoadError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    all: Vec<Mark>,
    looks: Looks,
}

const START: &str = "# picture ";
const FORMS: &str = "`crop b2 h8`, `light f9`, `ring b4`, `path d4 e4`, `line 3 b2 c2`, \
    `label A b2`, `site b3`, `track`, `scores` or `board`";
/// The longest label, in characters: more does not fit into a square.
const LONGEST_LABEL: usize = 3;

impl Marks {
    /// Reads the marks from the text of a record.
    pub fn read(record: &str) -> Result<Marks, LoadError> {
        let mut marks = Vec::new();
        for (index, line) in record.lines().enumerate() {
            let Some(text) = line.strip_prefix(START) else { continue };
            let line = index + 1;
            let kind = read_kind(text).ok_or_else(|| wrong(line, text, FORMS))?;
            marks.push(Mark { kind, line, text: text.to_owned() });
        }
        Ok(Marks { all: marks, looks: Looks::default() })
    }

    /// Only [`MarkKind::Board`], with these looks of the seats.
    pub fn board_alone(looks: Looks) -> Marks {
        let text = "board".to_owned();
        Marks { all: vec![Mark { kind: MarkKind::Board, line: 0, text }], looks }
    }

    /// The looks of the seats.
    pub fn looks(&self) -> Looks {
        self.looks
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &MarkKind> {
        self.all.iter().map(|mark| &mark.kind)
    }

    /// Whether this one is among them.
    pub fn has(&self, kind: &MarkKind) -> bool {
        self.iter().any(|each| each == kind)
    }

    /// The upper left and the lower right square that the picture shows; the last mark counts.
    pub fn crop(&self) -> Option<(Place, Place)> {
        let crops = self.iter().filter_map(|kind| match kind {
            MarkKind::Crop(from, to) => Some((*from, *to)),
            _ => None,
        });
        crops.last()
    }

    /// The refusal of one of them, with its line.
    pub fn refuse(&self, kind: &MarkKind, expected: &'static str) -> LoadError {
        let mark = self.all.iter().find(|mark| mark.kind == *kind);
        mark.map_or_else(|| wrong(0, "", expected), |mark| wrong(mark.line, &mark.text, expected))
    }

    /// Refuses marks outside a board of this size, and kinds that the game does not have.
    pub fn check(
        &self,
        columns: u8,
        rows: u8,
        knows: impl Fn(&MarkKind) -> bool,
    ) -> Result<(), LoadError> {
        for mark in &self.all {
            if !knows(&mark.kind) {
                return Err(wrong(mark.line, &mark.text, "a mark that this game has"));
            }
            let inside = |place: &Place| place.column < columns && place.row < rows;
            if !mark.kind.places().iter().all(inside) {
                return Err(wrong(mark.line, &mark.text, "squares on the board"));
            }
        }
        Ok(())
    }
}

impl MarkKind {
    /// Every square it names.
    fn places(&self) -> Vec<Place> {
        match self {
            MarkKind::Crop(from, to) => vec![*from, *to],
            MarkKind::Light(places)
            | MarkKind::Ring(places)
            | MarkKind::Path(places)
            | MarkKind::Line(_, places) => places.clone(),
            MarkKind::Label(_, place) | MarkKind::Site(place) => vec![*place],
            MarkKind::Track | MarkKind::Scores | MarkKind::Board => Vec::new(),
        }
    }
}

fn wrong(line: usize, found: &str, expected: &'static str) -> LoadError {
    let refusal =
        Refusal::new("picture-mark").with("found", found.to_owned()).with("expected", expected);
    LoadError { line: Some(line), refusal }
}

fn read_kind(text: &str) -> Option<MarkKind> {
    let mut words = text.split_ascii_whitespace();
    let kind = words.next()?;
    let words: Vec<&str> = words.collect();
    let places = |words: &[&str], least: usize| -> Option<Vec<Place>> {
        let places: Option<Vec<_>> = words.iter().map(|word| Place::read(word)).collect();
        places.filter(|places| places.len() >= least)
    };
    match (kind, words.as_slice()) {
        ("crop", &[from, to]) => {
            let (from, to) = (Place::read(from)?, Place::read(to)?);
            let in_order = from.column <= to.column && from.row <= to.row;
            in_order.then_some(MarkKind::Crop(from, to))
        }
        ("light", words) => places(words, 1).map(MarkKind::Light),
        ("ring", words) => places(words, 1).map(MarkKind::Ring),
        ("path", words) => places(words, 2).map(MarkKind::Path),
        ("line", [floors, words @ ..]) => {
            Some(MarkKind::Line(floors.parse().ok()?, places(words, 1)?))
        }
        ("label", &[label, place]) if label.chars().count() <= LONGEST_LABEL => {
            Some(MarkKind::Label(label.to_owned(), Place::read(place)?))
        }
        ("site", &[place]) => Place::read(place).map(MarkKind::Site),
        ("track", []) => Some(MarkKind::Track),
        ("scores", []) => Some(MarkKind::Scores),
        ("board", []) => Some(MarkKind::Board),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{MarkKind, Marks, Place};

    fn place(column: u8, row: u8) -> Place {
        Place { column, row }
    }

    #[test]
    fn every_kind_of_mark_is_read() {
        let record = "game copan\n# picture crop b2 h13\n# picture light a1 b2\n# picture ring c3\n\
            # picture path a1 a2\n# picture line 3 a1 b1\n# picture label A b2\n\ntile\n\
            # picture site b3\n# picture track\n# picture scores\n# picture board\n# pictures are nice\n\
            ";
        let marks = Marks::read(record).unwrap();
        let expected = [
            MarkKind::Crop(place(1, 1), place(7, 12)),
            MarkKind::Light(vec![place(0, 0), place(1, 1)]),
            MarkKind::Ring(vec![place(2, 2)]),
            MarkKind::Path(vec![place(0, 0), place(0, 1)]),
            MarkKind::Line(3, vec![place(0, 0), place(1, 0)]),
            MarkKind::Label("A".to_owned(), place(1, 1)),
            MarkKind::Site(place(1, 2)),
            MarkKind::Track,
            MarkKind::Scores,
            MarkKind::Board,
        ];
        assert!(marks.iter().eq(&expected), "{marks:?}");
        assert_eq!(marks.crop(), Some((place(1, 1), place(7, 12))));
    }

    #[test]
    fn a_wrong_mark_is_refused_with_its_line() {
        for wrong in [
            "ligth a1",
            "light",
            "light a0",
            "light A1",
            "light a",
            "light a-1",
            "light a+1",
            "light aé",
            "light a999",
            "crop b2",
            "crop c3 a1",
            "path a1",
            "line x a1",
            "line 3",
            "label ABCD a1",
            "label A",
            "label A a1 b1",
            "site",
            "site x",
            "track a1",
            "",
        ] {
            let error = Marks::read(&format!("game copan\n\n# picture {wrong}\n")).unwrap_err();
            assert_eq!((error.line, error.refusal.code()), (Some(3), "picture-mark"), "{wrong}");
        }
    }

    #[test]
    fn a_mark_must_be_on_the_board_and_known_to_the_game() {
        let marks = Marks::read("# picture track\n# picture path a1 c1\n").unwrap();
        let check = |columns, knows: fn(&MarkKind) -> bool| {
            marks.check(columns, 1, knows).map_err(|error| error.line)
        };
        assert_eq!(check(3, |_| true), Ok(()));
        assert_eq!(check(2, |_| true), Err(Some(2)));
        assert_eq!(check(3, |kind| *kind != MarkKind::Track), Err(Some(1)));
    }
}
