//! A small network, written by hand: what a position is worth to every seat.
//!
//! Every seat's features go through the same hidden layer to two numbers: a logit, whose softmax
//! over the seats is the chance to win, and the points the seat will end with. So one network
//! serves any number of players.

use std::fmt;

use rules::{Game, Insight, MAX_SEATS, Seat, Turn};

/// Width of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// Outputs: logit, points.
pub(crate) const OUTPUTS: usize = 2;

/// Points are learned in units of this many.
pub(crate) const POINT_SCALE: f32 = 20.0;

const MAGIC: &[u8; 8] = b"SACBENN1";

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For every input, what it adds to every hidden unit.
    pub(crate) inputs: Vec<[f32; HIDDEN]>,
    pub(crate) hidden_bias: [f32; HIDDEN],
    /// For every output, the weight of every hidden unit.
    pub(crate) outputs: [[f32; HIDDEN]; OUTPUTS],
    pub(crate) output_bias: [f32; OUTPUTS],
}

/// The bytes are not a network for this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError {
    expected: usize,
    found: usize,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a network of {} bytes, found {}", self.expected, self.found)
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// A network that says nothing.
    pub(crate) fn zero(n_inputs: usize) -> Net {
        Net {
            inputs: vec![[0.0; HIDDEN]; n_inputs],
            hidden_bias: [0.0; HIDDEN],
            outputs: [[0.0; HIDDEN]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// The number of bytes of a network with this number of inputs.
    pub(crate) fn size(n_inputs: usize) -> usize {
        MAGIC.len() + 4 * (n_inputs * HIDDEN + HIDDEN + OUTPUTS * HIDDEN + OUTPUTS)
    }

    /// Reads a network with this number of inputs.
    pub fn from_bytes(n_inputs: usize, bytes: &[u8]) -> Result<Net, NetError> {
        let expected = Net::size(n_inputs);
        let error = NetError { expected, found: bytes.len() };
        let weights = bytes.strip_prefix(MAGIC).ok_or(error.clone())?;
        if bytes.len() != expected {
            return Err(error);
        }
        let mut weights = weights.as_chunks::<4>().0.iter().map(|&four| f32::from_le_bytes(four));
        let mut next = || weights.next().unwrap_or_default();
        Ok(Net {
            inputs: (0..n_inputs).map(|_| std::array::from_fn(|_| next())).collect(),
            hidden_bias: std::array::from_fn(|_| next()),
            outputs: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            output_bias: std::array::from_fn(|_| next()),
        })
    }

    /// The same network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self
            .inputs
            .iter()
            .flatten()
            .chain(&self.hidden_bias)
            .chain(self.outputs.iter().flatten())
            .chain(&self.output_bias);
        MAGIC.iter().copied().chain(weights.flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// The hidden layer before its rectifier.
    #[inline]
    pub(crate) fn hidden(&self, features: &[f32]) -> [f32; HIDDEN] {
        let mut hidden = self.hidden_bias;
        for (&feature, weights) in features.iter().zip(&self.inputs) {
            // Most features are zero in most positions.
            if feature != 0.0 {
                for (unit, weight) in hidden.iter_mut().zip(weights) {
                    *unit += feature * weight;
                }
            }
        }
        hidden
    }

    /// Logit and points, the latter in units of [`POINT_SCALE`].
    #[inline]
    pub(crate) fn output(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = self.output_bias;
        for (output, weights) in outputs.iter_mut().zip(&self.outputs) {
            // In this order: in another one, training again would not give the same bytes.
            let mut sum = 0.0;
            for (unit, weight) in hidden.iter().zip(weights) {
                sum += unit.max(0.0) * weight;
            }
            *output += sum;
        }
        outputs
    }
}

/// What a position is worth to every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Value {
    /// The chance to win.
    pub win: [f32; MAX_SEATS],
    /// The points at the end.
    pub points: [f32; MAX_SEATS],
}

impl Value {
    /// What a seat plays for: to win, and a little for the margin, so that a decided game is still
    /// played well.
    #[inline]
    pub fn utility(&self, players: usize) -> [f32; MAX_SEATS] {
        const MARGIN_WEIGHT: f32 = 0.1;
        const MARGIN_SCALE: f32 = 30.0;
        let mut utility = [0.0; MAX_SEATS];
        for (seat, utility) in utility.iter_mut().enumerate().take(players) {
            let mut best_other = f32::NEG_INFINITY;
            for (other, &points) in self.points.iter().enumerate().take(players) {
                if other != seat {
                    best_other = best_other.max(points);
                }
            }
            let margin = ((self.points[seat] - best_other) / MARGIN_SCALE).clamp(-1.0, 1.0);
            let margin = 0.5 + 0.5 * margin;
            *utility = (1.0 - MARGIN_WEIGHT) * self.win[seat] + MARGIN_WEIGHT * margin;
        }
        utility
    }

    /// Adds another value, for a mean.
    #[inline]
    pub(crate) fn add(&mut self, other: &Value) {
        for seat in 0..MAX_SEATS {
            self.win[seat] += other.win[seat];
            self.points[seat] += other.points[seat];
        }
    }

    /// Divides a sum of values by their number.
    pub(crate) fn divided_by(&self, count: u32) -> Value {
        #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
        let count = count.max(1) as f32;
        Value { win: self.win.map(|sum| sum / count), points: self.points.map(|sum| sum / count) }
    }

    /// What a finished game was worth.
    pub(crate) fn of_end<G: Game>(game: &G, state: &G::State) -> Value {
        let winners = game.winners(state);
        let mut value = Value::default();
        for seat in Seat::all(game.players()) {
            let share = if winners.contains(seat) { 1.0 / count(winners.len()) } else { 0.0 };
            value.win[seat.index()] = share;
            #[expect(clippy::cast_precision_loss, reason = "scores are small")]
            let points = game.scores(state).of(seat) as f32;
            value.points[seat.index()] = points;
        }
        value
    }
}

/// A number of seats as a divisor.
#[expect(clippy::cast_precision_loss, reason = "at most five")]
fn count(seats: usize) -> f32 {
    seats as f32
}

/// Evaluates positions of one game, with its own buffers.
#[derive(Clone, Debug)]
pub struct Evaluator {
    net: Option<Net>,
    features: Vec<f32>,
    /// Positions evaluated so far.
    pub(crate) evaluated: u64,
}

impl Evaluator {
    /// The evaluator with the game's own network; without one it knows only the points on the
    /// board.
    pub fn of<G: Insight>() -> Evaluator {
        Evaluator::with_net::<G>(Net::from_bytes(G::FEATURES, G::network()).ok())
    }

    /// The evaluator with another network.
    pub fn with_net<G: Insight>(net: Option<Net>) -> Evaluator {
        Evaluator { net, features: vec![0.0; G::FEATURES * MAX_SEATS], evaluated: 0 }
    }

    /// What the position is worth to every seat.
    #[inline]
    pub fn evaluate<G: Insight>(&mut self, game: &G, state: &G::State) -> Value {
        self.evaluated += 1;
        if game.turn(state) == Turn::Over {
            return Value::of_end(game, state);
        }
        let Some(net) = &self.net else { return by_points(game, state) };
        let players = game.players();
        let features = &mut self.features[..G::FEATURES * players];
        game.features(state, features);
        let mut value = Value::default();
        let mut logits = [0.0; MAX_SEATS];
        for (seat, features) in features.chunks_exact(G::FEATURES).enumerate() {
            let [logit, points] = net.output(&net.hidden(features));
            logits[seat] = logit;
            value.points[seat] = points * POINT_SCALE;
        }
        value.win = softmax(&logits, players);
        value
    }
}

/// For a game without a trained network.
fn by_points<G: Game>(game: &G, state: &G::State) -> Value {
    const POINTS_PER_NAT: f32 = 8.0;
    let mut value = Value::default();
    for (points, &score) in value.points.iter_mut().zip(game.scores(state).iter()) {
        #[expect(clippy::cast_precision_loss, reason = "scores are small")]
        let score = score as f32;
        *points = score;
    }
    value.win = softmax(&value.points.map(|points| points / POINTS_PER_NAT), game.players());
    value
}

/// The softmax of the first `players` logits.
pub(crate) fn softmax(logits: &[f32; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let logits = &logits[..players];
    let highest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (share, logit) in shares.iter_mut().zip(logits) {
        *share = (logit - highest).exp();
        sum += *share;
    }
    shares.map(|share| share / sum)
}
