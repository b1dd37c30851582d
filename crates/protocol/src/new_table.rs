//! Opening a table.

use bots::Level;
use rules::Options;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Pace, Spectators, StandInBy, TableId, TableView, Visibility};

/// A table to open, and who gets a seat at once.
///
/// ```
/// use protocol::{NewTable, NewSeat};
///
/// let text = r#"{"game":"pacal","seats":2,"places":[{"person":"Ana"},{"bot":"9"}],"start":true}"#;
/// let new: NewTable = serde_json::from_str(text)?;
/// assert_eq!((new.places[0].clone(), new.start), (NewSeat::Person("Ana".into()), true));
/// assert_eq!((new.chat, new.stand_in), (true, bots::Level::Seven));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the game.
    pub game: String,
    /// How many seats there are at first; the host can add and remove some.
    pub seats: usize,
    /// The options of the game that are not the default.
    #[serde(default)]
    pub options: Options,
    /// The name of the components in the options, 1 to 40 characters: "Grandma's box".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Who may watch.
    #[serde(default)]
    pub spectators: Spectators,
    /// Whether the game hides what its rules hide; the game's default if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub visibility: Option<Visibility>,
    /// Whether people may chat.
    #[serde(default = "yes")]
    pub chat: bool,
    /// The level of the bot that stands in for a person who left, is away or ran out of time.
    #[serde(default = "usual")]
    pub stand_in: Level,
    /// Who lets a bot play for a player who is away.
    #[serde(default)]
    pub stand_in_by: StandInBy,
    /// The color and mark that the first person would like to have, 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<usize>,
    /// Actions, chance included, that are played when the game starts: a record to continue.
    #[serde(default)]
    pub opening: Vec<String>,
    /// Who gets the seats, in order; the remaining seats are open.
    #[serde(default)]
    pub places: Vec<NewSeat>,
    /// Whether the game starts by itself: as soon as everybody's contribution to the dice is
    /// revealed, or after two seconds if nobody promises one. It never starts in this request,
    /// which is the first to show the commitment.
    #[serde(default)]
    pub start: bool,
}

fn yes() -> bool {
    true
}

fn usual() -> Level {
    Level::USUAL
}

/// Who gets a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// A person of this browser, by their name: the first is `as=1`, the next `as=2`.
    Person(String),
    /// A bot of this level.
    Bot(Level),
    /// Nobody yet.
    Open(AlwaysTrue),
}

/// `true`, and nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AlwaysTrue;

impl Serialize for AlwaysTrue {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bool(true)
    }
}

impl<'de> Deserialize<'de> for AlwaysTrue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<AlwaysTrue, D::Error> {
        let yes = bool::deserialize(from)?;
        if yes { Ok(AlwaysTrue) } else { Err(D::Error::custom("expected true")) }
    }
}

impl JsonSchema for AlwaysTrue {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Yes".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"const": true})
    }
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct NewTableAnswer {
    /// The table.
    pub table: TableId,
    /// The view of the first person.
    pub view: TableView,
}
