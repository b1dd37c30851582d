//! The part of a view that concerns one person alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Legal, LegalAction};

/// What concerns one person alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct YourView {
    /// The number of their seat.
    pub seat: Option<usize>,
    /// Whether they are the host.
    pub host: bool,
    /// Whether they end their turns by hand.
    pub confirms: bool,
    /// The seats of people whom they do not hear.
    pub mutes: Vec<usize>,
    /// What they may play, sorted as text; nothing unless it is up to them.
    #[schemars(with = "Vec<LegalAction>")]
    pub legal: Legal,
    /// How many steps they may take back.
    pub undoable: usize,
    /// Whether they are asked to end their turn.
    pub may_end_turn: bool,
}
