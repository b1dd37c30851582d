//! Checks the components that an owner of the printed game has entered: everything that is wrong
//! with them at once, and where.

use rules::{Options, Problem, Refusal};
use serde_json::Value;

use crate::{Entry, find};

/// What was found in a set of components.
#[derive(Clone, Debug, PartialEq)]
pub struct Components {
    /// What is wrong with them; empty if they can be played with.
    pub problems: Vec<Problem>,
    /// The board as the game shows it, if nothing is wrong.
    pub board: Option<Value>,
    /// The options in their usual form, without those that are the default; as they were given if
    /// something is wrong.
    pub options: Options,
}

/// Checks components for this number of players, or for as many as the game allows.
///
/// Only an unknown game or a wrong number of players is refused; everything else is listed.
///
/// ```
/// use serde_json::json;
///
/// let board = json!({"rows": ["SSS", "AA"], "values": {"A": 3}, "river": []});
/// let options = rules::Options::from([("board".to_owned(), board)]);
/// let checked = catalog::check_components("pacal", Some(3), &options)?;
/// let codes: Vec<_> = checked.problems.iter().map(|each| each.refusal.code()).collect();
/// assert_eq!(codes, ["pacal-board-row-length", "pacal-board-value-missing"]);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn check_components(
    game: &str,
    players: Option<usize>,
    options: &Options,
) -> Result<Components, Refusal> {
    find(game)?.check_components(players, options)
}

impl Entry {
    /// Checks components of this game: see [`check_components`].
    pub fn check_components(
        &self,
        players: Option<usize>,
        options: &Options,
    ) -> Result<Components, Refusal> {
        let players = players.unwrap_or(*self.players.end());
        self.seats(players)?;
        let problems = self.problems(players, options);
        if !problems.is_empty() {
            return Ok(Components { problems, board: None, options: options.clone() });
        }
        let played = self.new_match(players, options)?;
        Ok(Components { problems, board: Some(played.board()), options: played.options() })
    }
}
