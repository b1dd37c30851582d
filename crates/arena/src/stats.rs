//! Confidence intervals and Elo.

/// 97.5 % of a normal distribution is below this many standard deviations.
pub const Z: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval for `wins` out of `games`.
///
/// Wins may be fractions. Games are assumed to be independent; mirrored games mostly balance each
/// other, so the interval is rather too wide.
///
/// ```
/// let (low, high) = arena::stats::wilson(90.0, 100.0);
/// assert!((low - 0.8256).abs() < 1e-4 && (high - 0.9448).abs() < 1e-4);
/// ```
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (rate, z2) = (wins / games, Z * Z);
    let center = rate + z2 / (2.0 * games);
    let spread = Z * (rate * (1.0 - rate) / games + z2 / (4.0 * games * games)).max(0.0).sqrt();
    let scale = 1.0 + z2 / games;
    (((center - spread) / scale).max(0.0), ((center + spread) / scale).min(1.0))
}

/// The share of games that one bot wins against `players - 1` equal opponents if it is stronger by
/// this many Elo points.
///
/// Each player wins in proportion to `10^(rating / 400)`; for two players this is the Elo formula.
///
/// ```
/// use arena::stats::expected_share;
///
/// assert_eq!(expected_share(0.0, 4), 0.25);
/// assert!((expected_share(400.0, 2) - 10.0 / 11.0).abs() < 1e-12);
/// ```
#[expect(clippy::cast_precision_loss, reason = "a handful of players")]
pub fn expected_share(elo: f64, players: usize) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    strength / (strength + (players - 1) as f64)
}

/// The Elo difference at which a bot wins this share against `players - 1` others; infinite if it
/// wins all or none.
///
/// ```
/// assert!((arena::stats::elo(10.0 / 11.0, 2) - 400.0).abs() < 1e-9);
/// ```
#[expect(clippy::cast_precision_loss, reason = "a handful of players")]
pub fn elo(share: f64, players: usize) -> f64 {
    400.0 * (share * (players - 1) as f64 / (1.0 - share)).log10()
}
