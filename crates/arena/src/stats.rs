//! What the numbers mean: intervals and Elo.

/// 97.5 % of a normal distribution lie below this many standard deviations.
pub const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval of a share of `wins` in `games`, after Wilson.
///
/// Parts of wins count as such, and games are taken as independent of each other. Mirrored games
/// mostly balance each other, so that this is on the careful side.
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

/// The share of games that one bot wins against `players - 1` others of equal strength, when it
/// is stronger by so many points of Elo.
///
/// Everybody wins in proportion to `10^(rating / 400)`; for two that is the formula of Elo.
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

/// The difference in Elo at which a bot wins this share against `players - 1` others; infinite
/// where it wins all or none.
///
/// ```
/// assert!((arena::stats::elo(10.0 / 11.0, 2) - 400.0).abs() < 1e-9);
/// ```
#[expect(clippy::cast_precision_loss, reason = "a handful of players")]
pub fn elo(share: f64, players: usize) -> f64 {
    400.0 * (share * (players - 1) as f64 / (1.0 - share)).log10()
}
