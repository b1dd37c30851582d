use super::FEATURES;

/// Writes the numbers of one seat, one after the other.
pub(super) struct Row<'a> {
    numbers: &'a mut [f32; FEATURES],
    written: usize,
}

/// No number is larger than this, whatever the points pyramid of the game.
const MOST: f32 = 3.0;

impl Row<'_> {
    #[inline]
    pub(super) fn new(numbers: &mut [f32; FEATURES]) -> Row<'_> {
        Row { numbers, written: 0 }
    }

    /// A number that is known to be small.
    #[inline]
    pub(super) fn push(&mut self, number: f32) {
        self.numbers[self.written] = number;
        self.written += 1;
    }

    /// One for yes, zero for no.
    #[inline]
    pub(super) fn flag(&mut self, holds: bool) {
        self.push(f32::from(u8::from(holds)));
    }

    /// A count or points, in units of so many.
    #[inline]
    pub(super) fn scaled(&mut self, count: i32, unit: f32) {
        self.limited(number(count), unit, MOST);
    }

    /// As [`Row::scaled`], or zero where it does not matter.
    #[inline]
    pub(super) fn scaled_if(&mut self, matters: bool, count: i32, unit: f32) {
        self.scaled(if matters { count } else { 0 }, unit);
    }

    /// A difference of which only the sign and the first steps matter.
    #[inline]
    pub(super) fn steep_if(&mut self, matters: bool, difference: i32) {
        const UNIT: f32 = 6.0;
        self.limited(if matters { number(difference) } else { 0.0 }, UNIT, 1.0);
    }

    #[inline]
    fn limited(&mut self, number: f32, unit: f32, most: f32) {
        // Not `clamp`, which asks whether its limits are in order.
        self.push((number * (1.0 / unit)).min(most).max(-most));
    }

    #[inline]
    pub(super) fn finish(self) {
        debug_assert_eq!(self.written, FEATURES, "the layout says how many numbers there are");
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts and points are small")]
#[inline]
fn number(count: i32) -> f32 {
    count as f32
}
