//! Samples of a training as bytes: for each the number of features, then features, shares of the
//! win and points, all in four bytes, the lowest first.

use bots::training::Sample;
use rules::MAX_SEATS;

use super::Wrong;

pub(super) fn write(samples: &[Sample], bytes: &mut Vec<u8>) {
    for Sample { features, win, points } in samples {
        let count = u32::try_from(features.len()).expect("a few thousand features");
        bytes.extend(count.to_le_bytes());
        let numbers = features.iter().chain(win).chain(points);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
    }
}

/// The samples of a game with this number of features for a seat.
pub(super) fn read(mut bytes: &[u8], n_features: usize) -> Result<Vec<Sample>, Wrong> {
    let mut samples = Vec::new();
    while !bytes.is_empty() {
        let (count, rest) = bytes.split_at_checked(4).ok_or(Wrong::Samples)?;
        let count = u32::from_le_bytes(count.try_into().map_err(|_| Wrong::Samples)?) as usize;
        let seats = count / n_features;
        if !count.is_multiple_of(n_features) || !(1..=MAX_SEATS).contains(&seats) {
            return Err(Wrong::Samples);
        }
        let length = 4 * (count + 2 * MAX_SEATS);
        let (numbers, rest) = rest.split_at_checked(length).ok_or(Wrong::Samples)?;
        let numbers: Vec<f32> =
            numbers.as_chunks::<4>().0.iter().map(|&four| f32::from_le_bytes(four)).collect();
        let part = |from: usize| -> Result<[f32; MAX_SEATS], Wrong> {
            numbers[from..from + MAX_SEATS].try_into().map_err(|_| Wrong::Samples)
        };
        let (win, points) = (part(count)?, part(count + MAX_SEATS)?);
        samples.push(Sample { features: numbers[..count].to_vec(), win, points });
        bytes = rest;
    }
    Ok(samples)
}
