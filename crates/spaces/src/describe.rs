//! What the numbers of a game mean.

use catalog::{AnyMatch, Visit, visit};
use rules::{Field, IdRange, Insight, Match, Options, Refusal, Spaces, Tabletop};

use crate::SpacesError;

/// The sizes of the arrays of a game, and what is in them.
#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    /// The ids of players are below this number.
    pub player_ids: u32,
    /// How many ids there are, chance included.
    pub ids: u32,
    /// Whether this game has ids: its components can be too large.
    pub has_ids: bool,
    /// The ranges of ids.
    pub id_ranges: Vec<IdRange>,
    /// The numbers of the flat array.
    pub flat: Vec<Field>,
    /// The planes.
    pub planes: Vec<Field>,
    /// Rows and columns of a plane.
    pub plane_size: (usize, usize),
    /// The numbers that describe a legal action.
    pub action: Vec<Field>,
    /// Whether memory play is the default.
    pub memory_by_default: bool,
}

/// What the numbers of this game mean.
///
/// ```
/// let uxmal = catalog::new_match("uxmal", 2, &rules::Options::new())?;
/// let described = spaces::describe(&*uxmal);
/// assert_eq!(described.plane_size, (8, 8));
/// assert_eq!(rules::total_len(&described.planes), 9);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn describe(played: &dyn AnyMatch) -> Description {
    visit(played, Describe)
}

struct Describe;

impl Visit for Describe {
    type Out = Description;

    fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Description {
        let game = played.game();
        Description {
            player_ids: G::PLAYER_IDS,
            ids: G::IDS,
            has_ids: game.has_ids(),
            id_ranges: G::id_ranges(),
            flat: game.flat_fields(),
            planes: game.plane_fields(),
            plane_size: game.plane_size(),
            action: game.action_fields(),
            memory_by_default: G::MEMORY_BY_DEFAULT,
        }
    }
}

/// The id of an action of the game with this name.
///
/// ```
/// let id = spaces::action_id("uxmal", "priest b1")?;
/// assert_eq!(spaces::action_text("uxmal", id.into())?, "priest b1");
/// # Ok::<(), spaces::SpacesError>(())
/// ```
pub fn action_id(game: &str, text: &str) -> Result<u32, SpacesError> {
    struct Id<'a>(&'a str);

    impl Visit for Id<'_> {
        type Out = Result<u32, SpacesError>;

        fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
            self,
            _: &Match<G>,
        ) -> Self::Out {
            let text = self.0;
            let action: G::Action = text.parse().map_err(|error: rules::NotAnAction| {
                SpacesError::NotAnAction { text: error.text, expected: error.expected }
            })?;
            G::action_id(action).ok_or_else(|| SpacesError::NoIdFor { text: text.to_owned() })
        }
    }

    visit(&*any_match(game)?, Id(text))
}

/// The text of the action with this id, in the game with this name.
pub fn action_text(game: &str, id: i64) -> Result<String, SpacesError> {
    struct Text(i64);

    impl Visit for Text {
        type Out = Result<String, SpacesError>;

        fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
            self,
            _: &Match<G>,
        ) -> Self::Out {
            let action = u32::try_from(self.0).ok().and_then(G::action_with_id);
            let unknown = SpacesError::UnknownId { id: self.0, ids: G::IDS };
            action.map(|action| action.to_string()).ok_or(unknown)
        }
    }

    visit(&*any_match(game)?, Text(id))
}

/// Any match of the game with this name.
fn any_match(game: &str) -> Result<Box<dyn AnyMatch>, SpacesError> {
    let start = || -> Result<_, Refusal> {
        let entry = catalog::find(game)?;
        entry.new_match(*entry.players.start(), &Options::new())
    };
    start().map_err(|_| SpacesError::UnknownGame { name: game.to_owned() })
}
