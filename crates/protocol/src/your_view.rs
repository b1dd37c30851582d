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
    /// The seats of people they have muted.
    pub mutes: Vec<usize>,
    /// Their legal actions, sorted as text; empty unless it is their turn.
    #[schemars(with = "Vec<LegalAction>")]
    pub legal: Legal,
    /// How many steps they may undo.
    pub undoable: usize,
    /// Whether their turn is complete and can be ended.
    pub may_end_turn: bool,
}
