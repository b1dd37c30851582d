//! The color and mark of a person.

use serde::{Deserialize, Serialize};

use crate::Refusal;

/// The number of a color and mark, from 1: there are as many as a table can have seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "usize", into = "usize")]
pub struct Look(u8);

impl Look {
    /// The look with this number.
    ///
    /// ```
    /// use tables::Look;
    ///
    /// assert_eq!(Look::new(5)?.number(), 5);
    /// assert_eq!(Look::new(6).unwrap_err().code(), "table-no-such-look");
    /// # Ok::<(), tables::Refusal>(())
    /// ```
    pub fn new(number: usize) -> Result<Look, Refusal> {
        match u8::try_from(number) {
            Ok(look) if (1..=rules::MAX_SEATS).contains(&number) => Ok(Look(look)),
            _ => Err(Refusal::NoSuchLook { most: rules::MAX_SEATS }),
        }
    }

    /// Its number.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// All looks, in order.
    pub(crate) fn all() -> impl Iterator<Item = Look> {
        (1..=rules::MAX_SEATS).filter_map(|number| Look::new(number).ok())
    }
}

impl TryFrom<usize> for Look {
    type Error = Refusal;

    fn try_from(number: usize) -> Result<Look, Refusal> {
        Look::new(number)
    }
}

impl From<Look> for usize {
    fn from(look: Look) -> usize {
        look.number()
    }
}
