//! Exponential, logarithm and power, with the same bits on every machine.
//!
//! Those of the standard library come from the machine's C library and differ in the last bit, so
//! that bots would choose differently on a server and in a browser. Here they are sums and products
//! of `f64`, which have one result everywhere, rounded to `f32` at the end.

use std::f64::consts::{LN_2, LOG2_E, SQRT_2};

/// The parts of `ln 2`: the first has so few digits that a small whole number times it is exact.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// `1/n!` for n from 13 down to 0: the first terms of the exponential series, the last one first.
const FACTORIALS: [f64; 14] = [
    1.0 / 6_227_020_800.0,
    1.0 / 479_001_600.0,
    1.0 / 39_916_800.0,
    1.0 / 3_628_800.0,
    1.0 / 362_880.0,
    1.0 / 40_320.0,
    1.0 / 5_040.0,
    1.0 / 720.0,
    1.0 / 120.0,
    1.0 / 24.0,
    1.0 / 6.0,
    1.0 / 2.0,
    1.0,
    1.0,
];

/// Beyond these an exponential is zero or infinite as an `f32`.
const LEAST: f64 = -104.0;
const MOST: f64 = 89.0;

/// `e` to the power of `x`.
///
/// ```
/// assert_eq!(bots::real::exp(0.0), 1.0);
/// assert_eq!(bots::real::exp(1.0), std::f32::consts::E);
/// assert_eq!(bots::real::exp(f32::NEG_INFINITY), 0.0);
/// ```
#[inline]
pub fn exp(x: f32) -> f32 {
    narrow(exp_wide(f64::from(x)))
}

/// The natural logarithm of a positive number; the limit for zero, and no number below.
///
/// ```
/// assert_eq!(bots::real::ln(1.0), 0.0);
/// assert_eq!(bots::real::ln(0.0), f32::NEG_INFINITY);
/// ```
pub fn ln(x: f32) -> f32 {
    narrow(ln_wide(f64::from(x)))
}

/// A positive number to the power of another.
///
/// ```
/// assert_eq!(bots::real::pow(2.0, 0.5), std::f32::consts::SQRT_2);
/// ```
pub fn pow(base: f32, exponent: f32) -> f32 {
    narrow(exp_wide(f64::from(exponent) * ln_wide(f64::from(base))))
}

#[expect(clippy::cast_possible_truncation, reason = "rounds to the nearest")]
fn narrow(x: f64) -> f32 {
    x as f32
}

#[inline]
fn exp_wide(x: f64) -> f64 {
    // NaN passes through.
    let x = x.clamp(LEAST, MOST);
    // x = twos * ln 2 + rest, with |rest| at most half of ln 2.
    let twos = (x * LOG2_E + 0.5).floor();
    let rest = x - twos * LN_2_HIGH - twos * LN_2_LOW;
    let series = FACTORIALS.iter().fold(0.0, |sum, factor| sum * rest + factor);
    series * power_of_two(twos)
}

/// Two to the power of a whole number between -1022 and 1023.
#[inline]
fn power_of_two(exponent: f64) -> f64 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 2046")]
    let biased = (exponent + 1023.0) as u64;
    f64::from_bits(biased << 52)
}

fn ln_wide(x: f64) -> f64 {
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 || !x.is_finite() {
        return if x > 0.0 { x } else { f64::NAN };
    }
    // x = 2^twos * part, with part between the roots of 1/2 and 2; an `f32` is never subnormal as
    // an `f64`.
    let bits = x.to_bits();
    #[expect(clippy::cast_precision_loss, reason = "at most 2047")]
    let mut twos = (bits >> 52) as f64 - 1023.0;
    let mut part = f64::from_bits((bits & ((1 << 52) - 1)) | (1023 << 52));
    if part > SQRT_2 {
        part /= 2.0;
        twos += 1.0;
    }
    // ln part = 2 (s + s^3/3 + s^5/5 + ...)
    let s = (part - 1.0) / (part + 1.0);
    let square = s * s;
    let odd = [23.0, 21.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0];
    let series = odd.iter().fold(0.0, |sum, n| sum * square + 1.0 / n);
    twos * LN_2 + 2.0 * s * series
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers from all of a range.
    fn range(from: f32, to: f32) -> impl Iterator<Item = f32> {
        (0..=20_000_u16).map(move |at| from + (to - from) * f32::from(at) / 20_000.0)
    }

    /// Whether a number is the true one, rounded to one of the two neighbors.
    fn near(found: f32, truth: f64) -> bool {
        let truth = narrow(truth);
        found.to_bits().abs_diff(truth.to_bits()) <= 1
    }

    #[test]
    fn they_are_as_good_as_those_of_the_machine() {
        for x in range(-87.0, 88.0) {
            assert!(near(exp(x), f64::from(x).exp()), "exp {x}: {}", exp(x));
        }
        for x in range(1e-6, 3.0).chain(range(3.0, 1e9)) {
            assert!(near(ln(x), f64::from(x).ln()), "ln {x}: {}", ln(x));
            let root = pow(x, 0.37);
            assert!(near(root, f64::from(x).powf(f64::from(0.37_f32))), "pow {x}: {root}");
        }
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "limits are exact")]
    fn ends_of_the_range_are_limits() {
        assert_eq!(exp(-200.0), 0.0);
        assert_eq!(exp(200.0), f32::INFINITY);
        assert!(exp(f32::NAN).is_nan());
        assert_eq!(ln(f32::INFINITY), f32::INFINITY);
        assert!(ln(-1.0).is_nan());
        assert_eq!(pow(0.0, 0.5), 0.0);
    }

    /// The bits are part of the contract: the same records on every machine.
    #[test]
    fn the_bits_are_known() {
        let fold =
            |hash: u64, x: f32| (hash ^ u64::from(x.to_bits())).wrapping_mul(0x0000_0100_0000_01b3);
        let hash = range(-20.0, 20.0).map(exp).fold(1, fold);
        let hash = range(0.001, 400.0).map(ln).fold(hash, fold);
        let hash = range(0.001, 400.0).map(|x| pow(x, x / 400.0)).fold(hash, fold);
        assert_eq!(hash, 0xb166_333f_9e21_55a8);
    }
}
