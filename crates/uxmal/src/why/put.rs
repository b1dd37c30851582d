//! Why a tile cannot be placed like this.

use rules::Refusal;

use crate::{Face, Site, State, Tile};

/// Why the player may not put the tile `drawn` so.
pub(super) fn why_not(state: &State, site: Site, face: Face, drawn: Tile) -> Refusal {
    if !state.level.sites().contains(site) {
        return outside(state, site);
    }
    if state.filled.contains(site) {
        return Refusal::by_rule("A.5.1", "uxmal-put-filled")
            .with_text("site", site)
            .with("level", state.level.number());
    }
    if face.tile() == drawn.mirrored() {
        return Refusal::by_rule("C.4", "uxmal-put-flipped")
            .with_text("face", face)
            .with_text("drawn", drawn);
    }
    Refusal::by_rule("A.5.1", "uxmal-put-other-tile")
        .with_text("face", face)
        .with_text("drawn", drawn)
}

fn outside(state: &State, site: Site) -> Refusal {
    Refusal::by_rule("A.3", "uxmal-put-outside")
        .with_text("site", site)
        .with("level", state.level.number())
        .with("width", state.level.width())
}
