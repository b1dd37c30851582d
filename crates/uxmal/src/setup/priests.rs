//! The option `priests`: what happens to priests between the phases.

use std::fmt;

use rules::Refusal;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::shown;
use crate::Level;

/// What becomes of the priests between the phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPriests")]
#[serde(rename_all = "lowercase")]
pub(crate) enum Priests {
    /// Everybody takes all priests back (A.9.4b).
    Break,
    /// Priests stay on the pyramid (A.11.1).
    Stay,
    /// Everybody takes all priests back and loses one for good (A.11.2).
    Dwindle,
}

impl Priests {
    pub(crate) fn read(value: &Value) -> Result<Priests, Refusal> {
        let all = [Priests::Break, Priests::Stay, Priests::Dwindle];
        all.into_iter()
            .find(|priests| value.as_str() == Some(priests.name()))
            .ok_or_else(|| Refusal::new("uxmal-option-priests").with("found", shown(value)))
    }

    /// How many priests everybody has in the phase that builds `level` (A.2.5, B49).
    #[inline]
    pub(crate) fn in_phase(self, level: Level) -> u32 {
        match (self, level) {
            (Priests::Break | Priests::Stay, _) | (_, Level::One) => 3,
            (Priests::Dwindle, Level::Two) => 2,
            (Priests::Dwindle, Level::Three) => 1,
        }
    }

    /// Whether priests leave the pyramid between the phases.
    pub(crate) fn take_a_break(self) -> bool {
        self != Priests::Stay
    }

    fn name(self) -> &'static str {
        match self {
            Priests::Break => "break",
            Priests::Stay => "stay",
            Priests::Dwindle => "dwindle",
        }
    }
}

impl fmt::Display for Priests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
