//! What is wrong with the components of a game, and where: everything at once, not just the first.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Refusal;

/// Something wrong with one of the options of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it is.
    pub at: Place,
    /// What is wrong. It is about the option: see [`Refusal::subject`].
    pub refusal: Refusal,
}

/// Where a problem is. Numbers are counted from one; what does not apply is left out.
///
/// ```
/// use rules::Place;
///
/// let at = Place { row: Some(4), ..Place::field("rows") };
/// assert_eq!(serde_json::to_string(&at)?, r#"{"field":"rows","row":4}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
#[schemars(rename = "ComponentPlace")]
pub struct Place {
    /// A field of a board, such as `values`, or the name of an option, such as `die`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub field: Option<String>,
    /// A row from the top. Of a space of a base board: the row of its upper left cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub row: Option<usize>,
    /// A column from the left. Of a space of a base board: the column of its upper left cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub column: Option<usize>,
    /// A square, such as `d4`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub square: Option<String>,
    /// The letter of a district.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub district: Option<String>,
    /// A tile in the list of tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub tile: Option<usize>,
    /// A face of the die.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub face: Option<usize>,
    /// A level of the points pyramid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub level: Option<usize>,
    /// The rank of the idol within that level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "usize")]
    pub place: Option<usize>,
}

impl Place {
    /// This field of a board, or the option with this name.
    pub fn field(name: &str) -> Place {
        Place { field: Some(name.to_owned()), ..Place::default() }
    }
}

/// Collects problems in the order in which they are found.
///
/// ```
/// use rules::{Place, Problems, Refusal};
///
/// let mut problems = Problems::default();
/// problems.add(Place::field("die"), Refusal::new("copan-die").about("die"));
/// assert_eq!(problems.first().map(Refusal::code), Some("copan-die"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

/// Nobody reads more, and a large file could have a hundred thousand.
const MOST_PROBLEMS: usize = 100;

impl Problems {
    /// Adds one, unless there are far too many already.
    pub fn add(&mut self, at: Place, refusal: Refusal) {
        if self.0.len() < MOST_PROBLEMS {
            self.0.push(Problem { at, refusal });
        }
    }

    /// The value, or nothing after adding why there is none.
    pub fn take<T>(&mut self, at: Place, read: Result<T, Refusal>) -> Option<T> {
        read.map_err(|refusal| self.add(at, refusal)).ok()
    }

    /// The first one.
    pub fn first(&self) -> Option<&Refusal> {
        self.0.first().map(|problem| &problem.refusal)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value if there are no problems, or else the first one.
    pub fn or<T>(mut self, value: T) -> Result<T, Refusal> {
        if self.0.is_empty() { Ok(value) } else { Err(self.0.swap_remove(0).refusal) }
    }

    /// All of them, in order.
    pub fn into_vec(self) -> Vec<Problem> {
        self.0
    }
}
