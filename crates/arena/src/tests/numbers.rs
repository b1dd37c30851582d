use crate::stats::{elo, expected_share, wilson};

#[track_caller]
fn is_near(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found} is not {expected}");
}

#[test]
fn intervals_of_known_counts() {
    // From the tables of Newcombe, "Two-sided confidence intervals for the single proportion".
    for (wins, games, low, high) in [
        (81.0, 263.0, 0.2553, 0.3662),
        (15.0, 148.0, 0.0624, 0.1605),
        (0.0, 20.0, 0.0, 0.1611),
        (1.0, 29.0, 0.0061, 0.1718),
    ] {
        let (found_low, found_high) = wilson(wins, games);
        is_near(found_low, low, 5e-5);
        is_near(found_high, high, 5e-5);
    }
}

#[test]
fn an_interval_of_nothing_is_everything() {
    assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    is_near(wilson(7.0, 7.0).1, 1.0, 1e-12);
}

#[test]
fn elo_of_known_shares() {
    // The table of FIDE: 0.76 is worth 200 points, 0.92 is worth 422 to 432 by the curve.
    is_near(elo(0.76, 2), 200.2, 0.1);
    is_near(elo(0.5, 2), 0.0, 1e-9);
    is_near(elo(0.25, 4), 0.0, 1e-9);
    assert!(elo(1.0, 2).is_infinite());
    for share in [0.1, 0.4, 0.9] {
        is_near(expected_share(elo(share, 3), 3), share, 1e-12);
    }
}
