//! Fitting a network to positions: stochastic gradients with Adam.

use fastrand::Rng;
use rules::MAX_SEATS;

use super::Sample;
use crate::Net;
use crate::network::{Changes, OUTPUTS, POINT_SCALE, WIDEST, softmax};

/// Positions that are averaged before the weights move.
const BATCH: usize = 64;

/// How much a squared error in points counts beside the cross-entropy of the win.
const POINTS_WEIGHT: f32 = 0.1;

/// Weight decay, so that rare features are not trusted.
const DECAY: f32 = 1e-5;

/// Units that are added to a network say this part of what new units usually say, so that it still
/// knows what it knew.
const QUIET: f32 = 0.05;

/// A network being fitted.
#[derive(Clone, Debug)]
pub struct Fitter {
    net: Net,
    gradient: Net,
    mean: Net,
    square: Net,
    steps: i32,
}

impl Fitter {
    /// A new network with this number of inputs and hidden units.
    pub fn new(n_inputs: usize, width: usize, rng: &mut Rng) -> Fitter {
        let zero = Net::zero(n_inputs, width);
        let mut net = zero.clone();
        // Few inputs are far from zero at once, so the weights are larger than the usual rule gives.
        let spread = |rng: &mut Rng, scale: f32| (rng.f32() * 2.0 - 1.0) * scale;
        net.inputs.iter_mut().for_each(|weight| *weight = spread(rng, 0.25));
        net.outputs.iter_mut().for_each(|weight| *weight = spread(rng, 0.2));
        Fitter { net, gradient: zero.clone(), mean: zero.clone(), square: zero, steps: 0 }
    }

    /// A network of this width that begins with the units of another; its own units say little.
    pub fn widened(from: &Net, width: usize, rng: &mut Rng) -> Fitter {
        let n_inputs = from.inputs.len() / from.width;
        let mut fitter = Fitter::new(n_inputs, width, rng);
        let net = &mut fitter.net;
        let shared = from.width.min(width);
        for (row, old) in
            net.inputs.chunks_exact_mut(width).zip(from.inputs.chunks_exact(from.width))
        {
            row[..shared].copy_from_slice(&old[..shared]);
        }
        net.hidden_bias[..shared].copy_from_slice(&from.hidden_bias[..shared]);
        for (row, old) in
            net.outputs.chunks_exact_mut(width).zip(from.outputs.chunks_exact(from.width))
        {
            for weight in row.iter_mut() {
                *weight *= QUIET;
            }
            row[..shared].copy_from_slice(&old[..shared]);
        }
        net.output_bias = from.output_bias;
        fitter
    }

    /// Weights, and the running means of gradients and of their squares; the steps so far.
    pub(super) fn parts(&self) -> ([&Net; 3], i32) {
        ([&self.net, &self.mean, &self.square], self.steps)
    }

    /// The fitter with these [`Fitter::parts`].
    pub(super) fn from_parts([net, mean, square]: [Net; 3], steps: i32) -> Fitter {
        let gradient = Net::zero(net.inputs.len() / net.width, net.width);
        Fitter { net, gradient, mean, square, steps }
    }

    /// The network as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Looks at every position once, in any order; gives the average cross-entropy.
    pub fn epoch(&mut self, samples: &[&Sample], rate: f32, rng: &mut Rng) -> f32 {
        self.epoch_while(samples, rate, rng, |_| true).unwrap_or_default()
    }

    /// The same as long as `goes_on`, which hears how many positions were looked at; none if it was
    /// broken off.
    pub(super) fn epoch_while(
        &mut self,
        samples: &[&Sample],
        rate: f32,
        rng: &mut Rng,
        mut goes_on: impl FnMut(usize) -> bool,
    ) -> Option<f32> {
        let mut order: Vec<usize> = (0..samples.len()).collect();
        rng.shuffle(&mut order);
        let mut loss = 0.0;
        for (number, batch) in order.chunks(BATCH).enumerate() {
            if !goes_on(number * BATCH) {
                return None;
            }
            for &index in batch {
                loss += self.add_gradient(samples[index]);
            }
            self.step(rate, batch.len());
        }
        #[expect(clippy::cast_precision_loss, reason = "an average need not be exact")]
        let count = samples.len().max(1) as f32;
        Some(loss / count)
    }

    fn add_gradient(&mut self, sample: &Sample) -> f32 {
        let n_inputs = self.net.inputs.len() / self.net.width;
        let players = sample.features.len() / n_inputs;
        let mut hidden = [[0.0; WIDEST]; MAX_SEATS];
        let mut changes = Changes::NONE;
        let mut logits = [0.0; MAX_SEATS];
        let mut points = [0.0; MAX_SEATS];
        for (seat, features) in sample.features.chunks_exact(n_inputs).enumerate() {
            [logits[seat], points[seat]] =
                self.net.forward(features, &mut changes, &mut hidden[seat]);
        }
        let win = softmax(&logits, players);
        let mut loss = 0.0;
        for (seat, features) in sample.features.chunks_exact(n_inputs).enumerate() {
            loss -= sample.win[seat] * win[seat].max(1e-9).ln();
            let errors = [
                win[seat] - sample.win[seat],
                POINTS_WEIGHT * (points[seat] - sample.points[seat] / POINT_SCALE),
            ];
            self.back_propagate(features, &hidden[seat], errors);
        }
        loss
    }

    fn back_propagate(&mut self, features: &[f32], hidden: &[f32; WIDEST], errors: [f32; OUTPUTS]) {
        let (gradient, width) = (&mut self.gradient, self.net.width);
        let mut at_hidden = [0.0; WIDEST];
        for (output, error) in errors.into_iter().enumerate() {
            gradient.output_bias[output] += error;
            for unit in 0..width {
                gradient.outputs[output * width + unit] += error * hidden[unit].max(0.0);
                if hidden[unit] > 0.0 {
                    at_hidden[unit] += error * self.net.outputs[output * width + unit];
                }
            }
        }
        for (sum, error) in gradient.hidden_bias.iter_mut().zip(at_hidden) {
            *sum += error;
        }
        for (&feature, sums) in features.iter().zip(gradient.inputs.chunks_exact_mut(width)) {
            if feature != 0.0 {
                for (sum, error) in sums.iter_mut().zip(at_hidden) {
                    *sum += feature * error;
                }
            }
        }
    }

    /// Moves the weights against the gradient and clears it.
    fn step(&mut self, rate: f32, batch: usize) {
        self.steps += 1;
        let step = Adam::new(rate, batch, self.steps);
        let Fitter { net, gradient, mean, square, .. } = self;
        let moments = mean.weights_mut().zip(square.weights_mut());
        let all = net.weights_mut().zip(gradient.weights_mut()).zip(moments);
        for ((weight, gradient), (mean, square)) in all {
            step.apply(weight, std::mem::take(gradient), mean, square);
        }
    }
}

/// One step of Adam.
struct Adam {
    rate: f32,
    batch: f32,
    mean_bias: f32,
    square_bias: f32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARE: f32 = 0.999;

    fn new(rate: f32, batch: usize, steps: i32) -> Adam {
        #[expect(clippy::cast_precision_loss, reason = "a batch is small")]
        let batch = batch as f32;
        let mean_bias = 1.0 - Adam::MEAN.powi(steps);
        let square_bias = 1.0 - Adam::SQUARE.powi(steps);
        Adam { rate, batch, mean_bias, square_bias }
    }

    #[inline]
    fn apply(&self, weight: &mut f32, gradient: f32, mean: &mut f32, square: &mut f32) {
        let gradient = gradient / self.batch;
        *mean = Adam::MEAN * *mean + (1.0 - Adam::MEAN) * gradient;
        *square = Adam::SQUARE * *square + (1.0 - Adam::SQUARE) * gradient * gradient;
        let step = *mean / self.mean_bias / ((*square / self.square_bias).sqrt() + 1e-8);
        *weight -= self.rate * (step + DECAY * *weight);
    }
}
