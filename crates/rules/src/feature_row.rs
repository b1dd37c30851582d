//! Writes the numbers that describe a position from one seat: the input of a network.

/// No number is larger than this, so that custom boards and points do not confuse a network that
/// was trained on the printed ones.
const LARGEST: f32 = 3.0;

/// A row of `N` numbers, written one after the other.
///
/// ```
/// use rules::FeatureRow;
///
/// let mut numbers = [0.0; 5];
/// let mut row = FeatureRow::new(&mut numbers);
/// row.flag(true);
/// row.one_of::<2>(Some(1));
/// row.scaled(5_u8, 10.0);
/// row.counted(-90, 10.0);
/// row.finish();
/// assert_eq!(numbers, [1.0, 0.0, 1.0, 0.5, -3.0]);
/// ```
#[derive(Debug)]
pub struct FeatureRow<'a, const N: usize> {
    numbers: &'a mut [f32; N],
    written: usize,
}

impl<const N: usize> FeatureRow<'_, N> {
    /// A row to be filled.
    #[inline]
    pub fn new(numbers: &mut [f32; N]) -> FeatureRow<'_, N> {
        FeatureRow { numbers, written: 0 }
    }

    /// Writes a number, clamped to ±`LARGEST`.
    #[inline]
    pub fn push(&mut self, number: f32) {
        self.put_within(number, LARGEST);
    }

    /// Writes one for yes, zero for no.
    #[inline]
    pub fn flag(&mut self, holds: bool) {
        self.put(f32::from(u8::from(holds)));
    }

    /// Writes `K` numbers, all zero except the one at `hot`, if there is such a place.
    #[inline]
    pub fn one_of<const K: usize>(&mut self, hot: Option<usize>) {
        for place in 0..K {
            self.flag(hot == Some(place));
        }
    }

    /// Writes how many times `unit` a number is.
    #[inline]
    pub fn scaled(&mut self, number: impl Into<f32>, unit: f32) {
        self.push(number.into() * (1.0 / unit));
    }

    /// The same for a whole number.
    #[inline]
    pub fn counted(&mut self, count: i32, unit: f32) {
        self.scaled(small(count), unit);
    }

    /// The same, or zero where the number does not matter.
    #[inline]
    pub fn counted_if(&mut self, matters: bool, count: i32, unit: f32) {
        self.counted(if matters { count } else { 0 }, unit);
    }

    /// Writes how many times `unit` a whole number is, cut off at one: only the sign and the first
    /// steps matter. Zero where the number does not matter.
    #[inline]
    pub fn steep_if(&mut self, matters: bool, count: i32, unit: f32) {
        let number = if matters { small(count) } else { 0.0 };
        self.put_within(number * (1.0 / unit), 1.0);
    }

    /// Writes a part of `len` numbers.
    #[inline]
    pub fn part(&mut self, len: usize, write: impl FnOnce(&mut Self)) {
        let before = self.written;
        write(self);
        debug_assert_eq!(self.written - before, len, "a part of another length");
    }

    /// Ends the row, which must be full.
    #[inline]
    pub fn finish(self) {
        debug_assert_eq!(self.written, N, "a row of another length");
    }

    /// Not `clamp`, which checks its limits: that costs 2 % of a row. Nor `min` and `max`, which in
    /// WebAssembly are calls, because of what they do with NaN.
    #[inline]
    fn put_within(&mut self, number: f32, most: f32) {
        let number = if number < most { number } else { most };
        self.put(if number > -most { number } else { -most });
    }

    #[inline]
    fn put(&mut self, number: f32) {
        self.numbers[self.written] = number;
        self.written += 1;
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts and points are small")]
#[inline]
fn small(count: i32) -> f32 {
    count as f32
}
