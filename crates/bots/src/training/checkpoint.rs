//! A stopped training as bytes.

use std::fmt;

use fastrand::Rng;
use rules::Insight;

use super::{Course, Fitter, Generation, Training};
use crate::Net;

const MAGIC: &[u8; 8] = b"SACBETR3";

/// The bytes are not a checkpoint of this training.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckpointError {
    /// The bytes are not a checkpoint, or not all of one.
    Damaged,
    /// It belongs to another game or to a course with other numbers.
    OtherCourse,
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CheckpointError::Damaged => "the file is not a complete checkpoint",
            CheckpointError::OtherCourse => "the checkpoint belongs to another game or course",
        })
    }
}

impl std::error::Error for CheckpointError {}

/// The numbers that make two trainings the same.
fn identity<G: Insight>(games: &[G], course: &Course, teacher: Option<&Net>) -> [u64; 9] {
    let counts = games.iter().map(|game| u8::try_from(game.players()).unwrap_or(u8::MAX));
    let players = checksum(counts);
    let Course { generations, games, remembered, epochs, playouts, seed, threads: _ } = *course;
    let [remembered, features] = [remembered, G::FEATURES].map(|size| size as u64);
    let [generations, n_games, epochs, playouts] =
        [generations, games, epochs, playouts].map(u64::from);
    let teacher = checksum(teacher.map(Net::to_bytes).unwrap_or_default());
    [generations, n_games, remembered, epochs, playouts, seed, features, teacher, players]
}

/// A number that other bytes hardly have: the hash FNV-1a.
fn checksum(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

pub(super) fn write<G: Insight>(training: &Training<'_, G>) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for number in identity(training.games, &training.course, training.teacher.as_ref()) {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(u64::from(training.done).to_le_bytes());
    bytes.extend(training.rng.get_seed().to_le_bytes());
    let (nets, steps) = training.fitter.parts();
    bytes.extend(i64::from(steps).to_le_bytes());
    for net in nets {
        write_net(&mut bytes, net);
    }
    bytes.extend((training.recent.len() as u64).to_le_bytes());
    for generation in &training.recent {
        bytes.extend(generation.seed.to_le_bytes());
        bytes.push(u8::from(generation.net.is_some()));
        generation.net.iter().for_each(|net| write_net(&mut bytes, net));
    }
    bytes
}

/// A network after its length: that of a teacher may be of another width.
fn write_net(bytes: &mut Vec<u8>, net: &Net) {
    let net = net.to_bytes();
    bytes.extend((net.len() as u64).to_le_bytes());
    bytes.extend(net);
}

/// The games of the recent generations are not in it; they are played again.
pub(super) fn read<'a, G: Insight>(
    games: &'a [G],
    course: Course,
    teacher: Option<Net>,
    bytes: &[u8],
) -> Result<Training<'a, G>, CheckpointError> {
    let mut reader = Reader { rest: bytes, n_inputs: G::FEATURES };
    if reader.take(MAGIC.len())? != MAGIC {
        return Err(CheckpointError::Damaged);
    }
    for number in identity(games, &course, teacher.as_ref()) {
        if reader.number()? != number {
            return Err(CheckpointError::OtherCourse);
        }
    }
    let done = u32::try_from(reader.number()?).map_err(|_| CheckpointError::Damaged)?;
    let rng = Rng::with_seed(reader.number()?);
    let steps = i32::try_from(reader.number()?).map_err(|_| CheckpointError::Damaged)?;
    let fitter = Fitter::from_parts([reader.net()?, reader.net()?, reader.net()?], steps);
    let mut recent = Vec::new();
    for _ in 0..reader.number()? {
        let seed = reader.number()?;
        let net = if reader.take(1)? == [0] { None } else { Some(reader.net()?) };
        recent.push(Generation { net, seed, samples: Vec::new() });
    }
    if !reader.rest.is_empty() || recent.len() > course.remembered {
        return Err(CheckpointError::Damaged);
    }
    Ok(Training { games, course, done, rng, fitter, teacher, recent })
}

struct Reader<'a> {
    rest: &'a [u8],
    n_inputs: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], CheckpointError> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(CheckpointError::Damaged)?;
        self.rest = rest;
        Ok(taken)
    }

    fn number(&mut self) -> Result<u64, CheckpointError> {
        let eight = self.take(8)?.try_into().map_err(|_| CheckpointError::Damaged)?;
        Ok(u64::from_le_bytes(eight))
    }

    fn net(&mut self) -> Result<Net, CheckpointError> {
        let length = usize::try_from(self.number()?).map_err(|_| CheckpointError::Damaged)?;
        let bytes = self.take(length)?;
        Net::from_bytes(self.n_inputs, bytes).map_err(|_| CheckpointError::Damaged)
    }
}
