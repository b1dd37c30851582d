//! What is hidden: nothing. Hands are open too (B34).

use rules::Hidden;

use crate::Uxmal;

impl Hidden for Uxmal {}
