//! The arrays that a batch writes, and their sizes.

use rules::{Spaces, total_len};

use super::{Settings, length};
use crate::{Form, SpacesError};

/// The sizes of the arrays of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many games.
    pub games: usize,
    /// How many seats each game has.
    pub players: usize,
    /// Numbers in the flat array of a game; zero where observations are not written.
    pub flat: usize,
    /// Planes, rows and columns of a game; no plane where observations are not written.
    pub planes: [usize; 3],
    /// How many of the planes never change.
    pub fixed_planes: usize,
    /// The actions of a mask; zero where masks are not written.
    pub mask: usize,
    /// How many legal actions are listed.
    pub listed: usize,
    /// Numbers that describe a listed action; zero where features are not written.
    pub features: usize,
}

impl Shape {
    pub(super) fn of<G: Spaces>(game: &G, settings: &Settings) -> Shape {
        let (rows, columns) = game.plane_size();
        let ids = usize::try_from(G::PLAYER_IDS).expect("a platform has 32 bits");
        let mask = match settings.form {
            Form::Ids => ids,
            Form::List => settings.listed,
        };
        let if_asked = |asked: bool, size: usize| if asked { size } else { 0 };
        let seen = settings.observations;
        Shape {
            games: settings.games,
            players: game.players(),
            flat: if_asked(seen, total_len(&game.flat_fields())),
            planes: [if_asked(seen, total_len(&game.plane_fields())), rows, columns],
            fixed_planes: if_asked(seen, game.fixed_planes()),
            mask: if_asked(settings.masks, mask),
            listed: settings.listed,
            features: if_asked(settings.features, total_len(&game.action_fields())),
        }
    }

    /// The bytes of all planes of a game.
    pub(super) fn plane_bytes(&self) -> usize {
        self.planes.iter().product()
    }

    /// The bytes of the planes that change.
    pub(super) fn changing_bytes(&self) -> usize {
        let [planes, rows, columns] = self.planes;
        (planes - self.fixed_planes) * rows * columns
    }
}

/// The arrays that a batch writes, one row for each game.
///
/// They belong to the caller and are the same ones in every call: a mask is changed only where it
/// differs from the one before. Those that are not written are empty.
#[derive(Debug, Default)]
pub struct Arrays<'a> {
    /// What the seat to act sees, as numbers.
    pub flat: &'a mut [f32],
    /// What the seat to act sees, as planes.
    pub planes: &'a mut [u8],
    /// One for every legal action, zero for the others.
    pub masks: &'a mut [u8],
    /// The ids of the first legal actions; what comes after the last is left as it was.
    pub listed: &'a mut [i32],
    /// What describes the listed actions.
    pub features: &'a mut [f32],
    /// How many actions are legal.
    pub counts: &'a mut [i32],
    /// The seat to act, counted from zero.
    pub seats: &'a mut [i8],
    /// One where this step ended a game; the next one has begun.
    pub ended: &'a mut [u8],
    /// What the game that this step ended is worth to every seat; zero otherwise.
    pub rewards: &'a mut [f32],
    /// The points of every seat; where this step ended a game, its final ones.
    pub scores: &'a mut [i32],
}

impl<'a> Arrays<'a> {
    pub(super) fn check(&self, shape: &Shape) -> Result<(), SpacesError> {
        let (games, by_seat) = (shape.games, shape.games * shape.players);
        length("flat", games * shape.flat, self.flat.len())?;
        length("planes", games * shape.plane_bytes(), self.planes.len())?;
        length("masks", games * shape.mask, self.masks.len())?;
        length("listed", games * shape.listed, self.listed.len())?;
        length("features", games * shape.listed * shape.features, self.features.len())?;
        length("counts", games, self.counts.len())?;
        length("seats", games, self.seats.len())?;
        length("ended", games, self.ended.len())?;
        length("rewards", by_seat, self.rewards.len())?;
        length("scores", by_seat, self.scores.len())
    }

    pub(super) fn write_fixed_planes<G: Spaces>(&mut self, game: &G, shape: &Shape) {
        let (bytes, changing) = (shape.plane_bytes(), shape.changing_bytes());
        if bytes > changing {
            for planes in self.planes.chunks_exact_mut(bytes) {
                game.write_fixed_planes(&mut planes[changing..]);
            }
        }
    }

    /// The rows of the first games, and the others.
    pub(super) fn split(self, games: usize, shape: &Shape) -> (Arrays<'a>, Arrays<'a>) {
        let flat = self.flat.split_at_mut(games * shape.flat);
        let planes = self.planes.split_at_mut(games * shape.plane_bytes());
        let masks = self.masks.split_at_mut(games * shape.mask);
        let listed = self.listed.split_at_mut(games * shape.listed);
        let features = self.features.split_at_mut(games * shape.listed * shape.features);
        let counts = self.counts.split_at_mut(games);
        let seats = self.seats.split_at_mut(games);
        let ended = self.ended.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(games * shape.players);
        let scores = self.scores.split_at_mut(games * shape.players);
        let first = Arrays {
            flat: flat.0,
            planes: planes.0,
            masks: masks.0,
            listed: listed.0,
            features: features.0,
            counts: counts.0,
            seats: seats.0,
            ended: ended.0,
            rewards: rewards.0,
            scores: scores.0,
        };
        let others = Arrays {
            flat: flat.1,
            planes: planes.1,
            masks: masks.1,
            listed: listed.1,
            features: features.1,
            counts: counts.1,
            seats: seats.1,
            ended: ended.1,
            rewards: rewards.1,
            scores: scores.1,
        };
        (first, others)
    }
}

/// The row of a game in an array.
#[inline]
pub(super) fn row<T>(array: &mut [T], game: usize, width: usize) -> &mut [T] {
    &mut array[game * width..][..width]
}
