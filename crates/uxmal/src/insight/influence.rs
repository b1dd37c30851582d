//! What venerating and cursing can change.

/// Points by the rank an idol has now, for every rank it could have.
pub(super) type Worth = [[i32; 5]; 5];

/// Points for a card of an idol that ends on this rank (A.9.2).
pub(super) const CARD_POINTS: [i32; 5] = [2, 1, 0, 0, 0];

/// The most that moving one idol on the track gains.
#[derive(Clone, Copy, Default)]
pub(super) struct Swing {
    /// By one space.
    pub(super) one: i32,
    /// By as many as the hand pays for.
    pub(super) any: i32,
}

/// The best of all idols and both directions, for a hand given by rank; `worth` has what every
/// idol is worth to the seat on every rank, and `card` what a point for a card counts there.
///
/// The idols passed slide by one space (B23), and the cards paid are worth nothing any more.
#[inline]
pub(super) fn best_swing(worth: &Worth, hand: &[i32; 5], card: i32) -> Swing {
    let mut best = Swing::default();
    for (from, &held) in hand.iter().enumerate() {
        if held == 0 {
            continue;
        }
        let mut passed = 0;
        for (cost, to) in (1..=held).zip((0..from).rev()) {
            passed += worth[to][to + 1] - worth[to][to];
            best.note(cost, worth[from][to] - worth[from][from] + passed - lost(cost, to, card));
        }
        passed = 0;
        for (cost, to) in (1..=held).zip(from + 1..5) {
            passed += worth[to][to - 1] - worth[to][to];
            best.note(cost, worth[from][to] - worth[from][from] + passed - lost(cost, to, card));
        }
    }
    best
}

/// What the cards paid would have scored on the rank to which they move their idol.
#[inline]
fn lost(cost: i32, to: usize, card: i32) -> i32 {
    cost * CARD_POINTS[to] * card
}

impl Swing {
    #[inline]
    fn note(&mut self, cost: i32, gain: i32) {
        self.any = self.any.max(gain);
        if cost == 1 {
            self.one = self.one.max(gain);
        }
    }
}
