//! The two ways to write an action as a number, and what a viewer may see.

use rules::{Sight, Spaces};

use crate::SpacesError;

/// How actions are written as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By the id of the action, which is the same in every position.
    Ids,
    /// By its index in the list of legal actions, sorted by text as `AnyMatch::legal` has it.
    List,
}

impl Form {
    /// This form, if the game has it.
    pub(crate) fn checked<G: Spaces>(self, game: &G) -> Result<Form, SpacesError> {
        if self == Form::Ids && !game.has_ids() { Err(SpacesError::NoIds) } else { Ok(self) }
    }

    /// The number of an action at this index of the list.
    pub(crate) fn number<G: Spaces>(self, index: usize, action: G::Action) -> u32 {
        match self {
            Form::Ids => {
                G::action_id(action).expect("every legal action has an id where ids are offered")
            }
            Form::List => u32::try_from(index).expect("a list of legal actions is short"),
        }
    }
}

/// What a viewer may see: `memory` says whether what is hidden is left out, none leaves it to the
/// game.
pub fn sight<G: Spaces>(memory: Option<bool>) -> Sight {
    if memory.unwrap_or(G::MEMORY_BY_DEFAULT) { Sight::Memory } else { Sight::Open }
}
