//! Steps some games of a batch and writes their rows; threads share a batch by splitting it.

use rules::{Seat, Spaces};

use super::arrays::{Arrays, Shape, row};
use super::lane::{Ended, Lane, Rules};
use crate::{Form, returns};

/// What is to be done with every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Begin a game.
    Start,
    /// Play the action that was chosen.
    Chosen,
    /// Play a random action.
    Random,
}

/// Some games of a batch with their rows.
pub(super) struct Block<'a, G: Spaces> {
    pub(super) rules: &'a Rules<G>,
    pub(super) shape: &'a Shape,
    pub(super) lanes: &'a mut [Lane<G>],
    pub(super) arrays: Arrays<'a>,
}

impl<G: Spaces + Send + Sync> Block<'_, G> {
    /// Does the work in blocks of at most `grain` games, on the threads of the pool.
    pub(super) fn split_work(self, grain: usize, step: Step) {
        if self.lanes.len() <= grain {
            self.work(step);
            return;
        }
        // Whole grains on both sides, so that there are as many blocks as threads.
        let middle = self.lanes.len().div_ceil(grain) / 2 * grain;
        let (one, other) = self.split(middle);
        rayon::join(|| one.split_work(grain, step), || other.split_work(grain, step));
    }
}

impl<'a, G: Spaces> Block<'a, G> {
    fn split(self, games: usize) -> (Block<'a, G>, Block<'a, G>) {
        let Block { rules, shape, lanes, arrays } = self;
        let (lanes, other_lanes) = lanes.split_at_mut(games);
        let (arrays, other_arrays) = arrays.split(games, shape);
        let other = Block { rules, shape, lanes: other_lanes, arrays: other_arrays };
        (Block { rules, shape, lanes, arrays }, other)
    }

    pub(super) fn work(mut self, step: Step) {
        for game in 0..self.lanes.len() {
            self.clear_mask(game);
            let lane = &mut self.lanes[game];
            let ended = match step {
                Step::Start => {
                    lane.start(self.rules);
                    None
                }
                Step::Chosen => lane.play(self.rules),
                Step::Random => {
                    lane.choose_randomly();
                    lane.play(self.rules)
                }
            };
            self.write(game, ended.as_ref());
        }
    }

    /// Takes the old ones out of the mask, which is quicker than to clear all of it.
    #[inline]
    fn clear_mask(&mut self, game: usize) {
        let mask = row(self.arrays.masks, game, self.shape.mask);
        if mask.is_empty() {
            return;
        }
        let lane = &self.lanes[game];
        match self.rules.form {
            Form::Ids => lane.ids().iter().for_each(|&id| mask[id as usize] = 0),
            Form::List => {
                let count = lane.legal().len().min(mask.len());
                mask[..count].fill(0);
            }
        }
    }

    #[inline]
    fn write_mask(&mut self, game: usize) {
        let mask = row(self.arrays.masks, game, self.shape.mask);
        if mask.is_empty() {
            return;
        }
        let lane = &self.lanes[game];
        match self.rules.form {
            Form::Ids => lane.ids().iter().for_each(|&id| mask[id as usize] = 1),
            Form::List => {
                let count = lane.legal().len().min(mask.len());
                mask[..count].fill(1);
            }
        }
    }

    #[inline]
    fn write(&mut self, game: usize, ended: Option<&Ended<G::State>>) {
        let lane = &self.lanes[game];
        let seat = self.rules.game.turn(&lane.state).seat().unwrap_or(Seat::new(0));
        let arrays = &mut self.arrays;
        arrays.seats[game] = seat.index().to_le_bytes()[0].cast_signed();
        arrays.counts[game] = i32::try_from(lane.legal().len()).unwrap_or(i32::MAX);
        self.write_result(game, ended);
        self.write_mask(game);
        if self.shape.listed > 0 {
            self.write_list(game);
        }
        if self.shape.flat > 0 {
            self.observe(game, seat);
        }
    }

    #[inline]
    fn write_result(&mut self, game: usize, ended: Option<&Ended<G::State>>) {
        let (rules, players) = (&self.rules.game, self.shape.players);
        self.arrays.ended[game] = u8::from(ended.is_some());
        let rewards = row(self.arrays.rewards, game, players);
        match ended {
            None => rewards.fill(0.0),
            Some(ended) => rewards.copy_from_slice(&returns(ended.winners, players)[..players]),
        }
        let state = ended.map_or(&self.lanes[game].state, |ended| &ended.last);
        row(self.arrays.scores, game, players).copy_from_slice(&rules.scores(state));
    }

    fn write_list(&mut self, game: usize) {
        let lane = &self.lanes[game];
        let listed = row(self.arrays.listed, game, self.shape.listed);
        if !lane.ids().is_empty() {
            for (place, index) in listed.iter_mut().zip(lane.in_order()) {
                *place = lane.ids()[index].cast_signed();
            }
        }
        let width = self.shape.features;
        if width == 0 {
            return;
        }
        let features = row(self.arrays.features, game, self.shape.listed * width);
        for (features, index) in features.chunks_exact_mut(width).zip(lane.in_order()) {
            self.rules.game.write_action(&lane.state, lane.legal()[index], features);
        }
    }

    #[inline]
    fn observe(&mut self, game: usize, seat: Seat) {
        let (rules, shape) = (self.rules, self.shape);
        let state = &self.lanes[game].state;
        let flat = row(self.arrays.flat, game, shape.flat);
        rules.game.write_flat(state, seat, rules.sight, flat);
        let planes = row(self.arrays.planes, game, shape.plane_bytes());
        rules.game.write_planes(state, seat, &mut planes[..shape.changing_bytes()]);
    }
}
