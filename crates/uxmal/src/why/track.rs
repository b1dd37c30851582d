//! Why an idol cannot be venerated or cursed.

use rules::Refusal;

use crate::{Idol, State};

/// Why the player may not venerate `idol` by `spaces` spaces.
pub(super) fn not_venerated(state: &State, idol: Idol, spaces: u8) -> Refusal {
    if spaces == 0 {
        return Refusal::by_rule("A.8.1", "uxmal-venerate-nothing").with_text("idol", idol);
    }
    let room = state.popularity.above(idol);
    if spaces > room {
        return Refusal::by_rule("B24", "uxmal-venerate-beyond")
            .with_text("idol", idol)
            .with("space", room + 1)
            .with("room", room);
    }
    Refusal::by_rule("A.8.1", "uxmal-venerate-too-few")
        .with_text("idol", idol)
        .with("spaces", spaces)
        .with("held", state.hand(state.seat).count(idol))
}

/// Why the player may not curse `idol` by `spaces` spaces.
pub(super) fn not_cursed(state: &State, idol: Idol, spaces: u8) -> Refusal {
    if spaces == 0 {
        return Refusal::by_rule("A.8.1", "uxmal-curse-nothing").with_text("idol", idol);
    }
    let room = state.popularity.below(idol);
    if spaces > room {
        return Refusal::by_rule("B24", "uxmal-curse-beyond")
            .with_text("idol", idol)
            .with("space", state.popularity.above(idol) + 1)
            .with("room", room);
    }
    Refusal::by_rule("A.8.1", "uxmal-curse-too-few")
        .with_text("idol", idol)
        .with("spaces", spaces)
        .with("held", state.hand(state.seat).count(idol))
}
