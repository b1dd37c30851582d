//! What a tile earns: the situations it creates, and which of them can be claimed (A.5.2–A.5.4).

use crate::face::Face;
use crate::idol::IdolSet;
use crate::site::Place;
use crate::{Action, Cards, Idol, State};

/// The situations a tile has created, by idol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Situations {
    /// Idols that lie on the same idol.
    pub(crate) overlays: IdolSet,
    /// Idols that lie next to the same idol.
    pub(crate) adjacents: IdolSet,
}

impl Situations {
    /// The situations that `face` creates on `place`, judged before it lies there (B46).
    ///
    /// The printed base counts like any level (B5, B6); however many idols match, an idol gives
    /// one overlay and one adjacency at most (B8).
    #[inline]
    pub(crate) fn created(state: &State, place: &Place, face: Face) -> Situations {
        let mut situations = Situations::default();
        for (corner, idol) in face.idols() {
            let visible = state.visible[idol.index()];
            if !(visible & place.corners[corner]).is_empty() {
                situations.overlays.insert(idol);
            }
            if !(visible & place.outside[corner]).is_empty() {
                situations.adjacents.insert(idol);
            }
        }
        situations
    }

    /// Those whose stack has a card left (B11).
    #[inline]
    pub(crate) fn claimable(self, state: &State) -> Situations {
        let stacked = state.stacks().idols();
        Situations { overlays: self.overlays & stacked, adjacents: self.adjacents & stacked }
    }

    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.overlays.len() + self.adjacents.len()
    }

    /// The claims, in the order of actions.
    #[inline]
    pub(crate) fn claims(self) -> impl Iterator<Item = Action> {
        let overlays = self.overlays.iter().map(Action::Overlay);
        overlays.chain(self.adjacents.iter().map(Action::Adjacent))
    }
}

/// The cards that `reward` brings from the stack of `idol`: fewer where the stack is short (A.5.4).
#[inline]
pub(crate) fn given(state: &State, idol: Idol, reward: u8) -> Cards {
    Cards::of(idol, reward.min(state.stacks().count(idol)))
}

/// How many cards an overlay brings (A.5.2a).
pub(crate) const OVERLAY_REWARD: u8 = 2;
/// How many cards an adjacency brings (A.5.2b).
pub(crate) const ADJACENT_REWARD: u8 = 1;
