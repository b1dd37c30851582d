//! Actions as numbers and positions as arrays, for programs that learn: the trait `Spaces`.

use crate::{Hidden, Seat};

/// What a viewer may see of a position that hides something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Open play: everything is shown.
    Open,
    /// Memory play: what [`Hidden::hide`] hides from the viewer is left out.
    Memory,
}

impl Sight {
    /// Whether what is hidden from the viewer is left out.
    #[inline]
    pub const fn is_memory(self) -> bool {
        matches!(self, Sight::Memory)
    }
}

/// Some numbers of an array: what they are, and between which values they lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How many numbers, or how many planes.
    pub len: usize,
    /// The smallest value.
    pub least: f32,
    /// The largest value.
    pub most: f32,
    /// What it means.
    pub meaning: &'static str,
}

impl Field {
    /// A field of this length with values from zero to `most`.
    pub const fn up_to(most: f32, name: &'static str, len: usize, meaning: &'static str) -> Field {
        Field { name, len, least: 0.0, most, meaning }
    }

    /// A field of this length in which every number is zero or one.
    pub const fn flags(name: &'static str, len: usize, meaning: &'static str) -> Field {
        Field::up_to(1.0, name, len, meaning)
    }
}

/// How many numbers or planes some fields have together.
pub fn total_len(fields: &[Field]) -> usize {
    fields.iter().map(|field| field.len).sum()
}

/// A range of action ids with one meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdRange {
    /// The first word of the actions, such as `fly`.
    pub name: &'static str,
    /// The first id.
    pub first: u32,
    /// How many ids.
    pub count: u32,
    /// How an id of the range is made.
    pub layout: &'static str,
}

/// Actions as numbers and positions as arrays.
///
/// Ids never change within a version of the rules: a test compares all of them with a stored hash.
/// Players' actions come first, chance has the ids after them.
pub trait Spaces: Hidden {
    /// The ids below this number belong to players, those from here on to chance.
    const PLAYER_IDS: u32;

    /// How many ids there are.
    const IDS: u32;

    /// The ranges of ids, in order and without gaps.
    fn id_ranges() -> Vec<IdRange>;

    /// Whether every action of this game has an id. Components of one's own can be too large.
    fn has_ids(&self) -> bool {
        true
    }

    /// The id of an action; none if it can never be legal where ids are offered.
    fn action_id(action: Self::Action) -> Option<u32>;

    /// The action with this id; none if there is no such id.
    fn action_with_id(id: u32) -> Option<Self::Action>;

    /// The fields of the flat array.
    fn flat_fields(&self) -> Vec<Field>;

    /// The planes. Those of [`Spaces::fixed_planes`] come last.
    fn plane_fields(&self) -> Vec<Field>;

    /// How many of the planes never change during a game.
    fn fixed_planes(&self) -> usize;

    /// Rows and columns of a plane.
    fn plane_size(&self) -> (usize, usize);

    /// The fields that describe a legal action.
    fn action_fields(&self) -> Vec<Field>;

    /// Writes the flat array of a position as `viewer` sees it.
    fn write_flat(&self, state: &Self::State, viewer: Seat, sight: Sight, flat: &mut [f32]);

    /// Writes the planes that change during a game, row by row.
    fn write_planes(&self, state: &Self::State, viewer: Seat, planes: &mut [u8]);

    /// Writes the planes that never change.
    fn write_fixed_planes(&self, planes: &mut [u8]);

    /// Writes what describes a legal action of a player.
    fn write_action(&self, state: &Self::State, action: Self::Action, features: &mut [f32]);
}

/// Writes the numbers of a flat array one after the other.
///
/// ```
/// use rules::FlatRow;
///
/// let mut numbers = [9.0; 5];
/// let mut row = FlatRow::new(&mut numbers);
/// row.flag(true);
/// row.one_of(3, Some(1));
/// row.push(0.5);
/// row.finish();
/// assert_eq!(numbers, [1.0, 0.0, 1.0, 0.0, 0.5]);
/// ```
#[derive(Debug)]
pub struct FlatRow<'a> {
    left: std::slice::IterMut<'a, f32>,
}

impl FlatRow<'_> {
    /// A row to be filled.
    #[inline]
    pub fn new(numbers: &mut [f32]) -> FlatRow<'_> {
        FlatRow { left: numbers.iter_mut() }
    }

    /// Writes a number.
    #[inline]
    pub fn push(&mut self, number: f32) {
        if let Some(place) = self.left.next() {
            *place = number;
        }
    }

    /// Writes a count as a part of `most`.
    #[inline]
    pub fn part(&mut self, count: impl Into<f32>, most: f32) {
        self.push(count.into() * (1.0 / most));
    }

    /// Writes one for yes, zero for no.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        self.push(f32::from(u8::from(holds)));
    }

    /// Writes `len` numbers, all zero except the one at `hot`, if there is such a place.
    #[inline]
    pub fn one_of(&mut self, len: usize, hot: Option<usize>) {
        for place in 0..len {
            self.flag(hot == Some(place));
        }
    }

    /// Writes `len` zeros.
    #[inline]
    pub fn zeros(&mut self, len: usize) {
        for _ in 0..len {
            self.push(0.0);
        }
    }

    /// Ends the row, which must be full.
    #[inline]
    pub fn finish(self) {
        debug_assert_eq!(self.left.len(), 0, "a row of another length");
    }
}

/// The seats from the viewer's point of view: the viewer, then the others in turn order.
#[inline]
pub fn seats_from(viewer: Seat, players: usize) -> impl ExactSizeIterator<Item = Seat> {
    (0..players).map(move |step| {
        let index = viewer.index() + step;
        Seat::new(if index < players { index } else { index - players })
    })
}

/// How many places after the viewer a seat comes in turn order.
#[inline]
pub fn places_after(viewer: Seat, seat: Seat, players: usize) -> usize {
    let ahead = seat.index() + players - viewer.index();
    if ahead < players { ahead } else { ahead - players }
}
