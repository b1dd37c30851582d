//! A small network, written by hand: what a position is worth to every seat.
//!
//! Every seat's features go through the same hidden layer to two numbers: a logit, whose softmax
//! over the seats is the chance to win, and the points the seat will end with. So one network
//! serves any number of players.

use std::fmt;

use rules::{Game, Insight, MAX_SEATS, Seat, Turn};

use crate::real;

/// The widths that a hidden layer can have: that of the lower levels' network and that of the
/// search.
pub(crate) const WIDTHS: [usize; 2] = [NARROW, WIDEST];

pub(crate) const NARROW: usize = 32;
pub(crate) const WIDEST: usize = 64;

/// Outputs: logit, points.
pub(crate) const OUTPUTS: usize = 2;

/// Points are learned in units of this many.
pub(crate) const POINT_SCALE: f32 = 20.0;

const MAGIC: &[u8; 8] = b"SACBENN1";

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How many hidden units there are, one of [`WIDTHS`].
    pub(crate) width: usize,
    /// For every input, what it adds to every hidden unit.
    pub(crate) inputs: Vec<f32>,
    pub(crate) hidden_bias: Vec<f32>,
    /// For every output, the weight of every hidden unit.
    pub(crate) outputs: Vec<f32>,
    pub(crate) output_bias: [f32; OUTPUTS],
}

/// The bytes are not a network for this game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError {
    expected: [usize; 2],
    found: usize,
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([narrow, wide], found) = (self.expected, self.found);
        write!(f, "expected a network of {narrow} or {wide} bytes, found {found}")
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// A network that says nothing, of one of [`WIDTHS`].
    pub(crate) fn zero(n_inputs: usize, width: usize) -> Net {
        debug_assert!(WIDTHS.contains(&width), "{width}");
        Net {
            width,
            inputs: vec![0.0; n_inputs * width],
            hidden_bias: vec![0.0; width],
            outputs: vec![0.0; OUTPUTS * width],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// The number of bytes of a network with this number of inputs and hidden units.
    pub(crate) fn size(n_inputs: usize, width: usize) -> usize {
        MAGIC.len() + 4 * (n_inputs * width + width + OUTPUTS * width + OUTPUTS)
    }

    /// Reads a network with this number of inputs; its length says how wide it is.
    pub fn from_bytes(n_inputs: usize, bytes: &[u8]) -> Result<Net, NetError> {
        let expected = WIDTHS.map(|width| Net::size(n_inputs, width));
        let error = NetError { expected, found: bytes.len() };
        let weights = bytes.strip_prefix(MAGIC).ok_or(error.clone())?;
        let place = expected.iter().position(|&size| size == bytes.len()).ok_or(error)?;
        let mut net = Net::zero(n_inputs, WIDTHS[place]);
        let weights = weights.as_chunks::<4>().0.iter().map(|&four| f32::from_le_bytes(four));
        net.weights_mut().zip(weights).for_each(|(weight, read)| *weight = read);
        Ok(net)
    }

    /// The same network as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let weights = self
            .inputs
            .iter()
            .chain(&self.hidden_bias)
            .chain(&self.outputs)
            .chain(&self.output_bias);
        MAGIC.iter().copied().chain(weights.flat_map(|weight| weight.to_le_bytes())).collect()
    }

    /// Every weight, in the order of the bytes.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.inputs
            .iter_mut()
            .chain(&mut self.hidden_bias)
            .chain(&mut self.outputs)
            .chain(&mut self.output_bias)
    }

    /// Logit and points, the latter in units of [`POINT_SCALE`]; the hidden layer before its
    /// rectifier is left in `hidden`.
    #[inline]
    pub(crate) fn forward(
        &self,
        features: &[f32],
        changes: &mut Changes,
        hidden: &mut [f32; WIDEST],
    ) -> [f32; OUTPUTS] {
        hidden[..self.width].copy_from_slice(&self.hidden_bias);
        changes.find(&[0.0; MOST_INPUTS], features);
        self.add(changes, hidden);
        self.output(hidden)
    }

    /// Adds what changed in the inputs to the hidden layer.
    #[inline]
    fn add(&self, changes: &Changes, hidden: &mut [f32; WIDEST]) {
        let list = changes.list();
        for (block, units) in hidden[..self.width].as_chunks_mut::<BLOCK>().0.iter_mut().enumerate()
        {
            // A copy, so that they stay in registers.
            let mut sums = *units;
            let rows = &self.inputs[block * BLOCK..];
            for &(number, index) in list {
                let start = usize::from(index) * self.width;
                let Some(weights) = rows.get(start..start + BLOCK) else { break };
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += number * weight;
                }
            }
            *units = sums;
        }
    }

    #[inline]
    fn output(&self, hidden: &[f32; WIDEST]) -> [f32; OUTPUTS] {
        let (logit, points) = self.outputs.split_at(self.width);
        let [logit, points] = match self.width {
            WIDEST => [logit, points].map(|weights| in_lanes(hidden, weights)),
            _ => in_order(hidden, [logit, points]),
        };
        [self.output_bias[0] + logit, self.output_bias[1] + points]
    }
}

/// No game has more features.
const MOST_INPUTS: usize = 128;

/// The inputs that differ between two positions, and by how much.
#[derive(Clone, Debug)]
pub(crate) struct Changes {
    list: [(f32, u16); MOST_INPUTS],
    length: usize,
}

/// So many inputs are compared at once.
const CHUNK: usize = 8;

impl Changes {
    pub(crate) const NONE: Changes = Changes { list: [(0.0, 0); MOST_INPUTS], length: 0 };

    /// Most features are zero in most positions, and most do not change with an action, so they are
    /// skipped by the chunk.
    #[inline]
    fn find(&mut self, before: &[f32], now: &[f32]) {
        self.length = 0;
        let (before, before_rest) = before[..now.len()].as_chunks::<CHUNK>();
        let (now, now_rest) = now.as_chunks::<CHUNK>();
        let mut start = 0;
        for (before, now) in before.iter().zip(now) {
            if before.map(f32::to_bits) != now.map(f32::to_bits) {
                self.note(start, before, now);
            }
            start += CHUNK;
        }
        self.note(start, before_rest, now_rest);
    }

    /// Written without a branch: nobody could predict which of them changed.
    #[inline]
    fn note(&mut self, start: usize, before: &[f32], now: &[f32]) {
        for (index, (before, now)) in before.iter().zip(now).enumerate() {
            let change = now - before;
            #[expect(clippy::cast_possible_truncation, reason = "below MOST_INPUTS")]
            let place = (start + index) as u16;
            self.list[self.length % MOST_INPUTS] = (change, place);
            self.length += usize::from(change != 0.0);
        }
    }

    #[inline]
    fn list(&self) -> &[(f32, u16)] {
        &self.list[..self.length.min(MOST_INPUTS)]
    }
}

/// So many hidden units are added up at once: as many as fit into the registers.
const BLOCK: usize = 32;

/// The weighted sums of the rectified units, one unit after the other: in another order, training a
/// narrow network again would not give the same bytes.
#[inline]
fn in_order(hidden: &[f32], [one, two]: [&[f32]; OUTPUTS]) -> [f32; OUTPUTS] {
    let mut sums = [0.0; OUTPUTS];
    for ((unit, one), two) in hidden.iter().zip(one).zip(two) {
        let unit = rectified(*unit);
        sums[0] += unit * one;
        sums[1] += unit * two;
    }
    sums
}

/// The same in eight sums at once, which is faster.
#[inline]
fn in_lanes(hidden: &[f32], weights: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0; LANES];
    for (units, weights) in hidden.as_chunks::<LANES>().0.iter().zip(weights.as_chunks::<LANES>().0)
    {
        for ((sum, unit), weight) in sums.iter_mut().zip(units).zip(weights) {
            *sum += rectified(*unit) * weight;
        }
    }
    sums.iter().sum()
}

/// Not `max`, which in WebAssembly is a call, because of what it does with NaN.
#[inline]
fn rectified(unit: f32) -> f32 {
    if unit > 0.0 { unit } else { 0.0 }
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
                if other != seat && points > best_other {
                    best_other = points;
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

    /// A value between this one, at zero, and another, at one.
    pub(crate) fn towards(&self, other: &Value, part: f32) -> Value {
        let between = |one: [f32; MAX_SEATS], two: [f32; MAX_SEATS]| {
            std::array::from_fn(|seat| one[seat] + (two[seat] - one[seat]) * part)
        };
        Value { win: between(self.win, other.win), points: between(self.points, other.points) }
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
    /// Another network for three players and more, if there is one.
    net_of_many: Option<Net>,
    features: Vec<f32>,
    /// The position evaluated last, for those that are much like it.
    last: Vec<f32>,
    last_hidden: [[f32; WIDEST]; MAX_SEATS],
    /// Room for what differs between the two.
    changes: Changes,
    /// Positions evaluated so far.
    pub(crate) evaluated: u64,
}

impl Evaluator {
    /// The evaluator of the lower levels, with the game's first network; without one it knows only
    /// the points on the board.
    pub fn of<G: Insight>() -> Evaluator {
        Evaluator::with_net::<G>(Net::from_bytes(G::FEATURES, G::network()).ok())
    }

    /// The evaluator of the highest levels and of reviews, with the game's better networks: one for
    /// two players, one for more.
    pub fn for_search<G: Insight>() -> Evaluator {
        let [net, net_of_many] = [G::search_network(), G::many_network()]
            .map(|bytes| Net::from_bytes(G::FEATURES, bytes).ok());
        Evaluator { net_of_many, ..Evaluator::with_net::<G>(net) }
    }

    /// The evaluator with another network.
    pub fn with_net<G: Insight>(net: Option<Net>) -> Evaluator {
        let room = vec![0.0; G::FEATURES * MAX_SEATS];
        let last_hidden = [[0.0; WIDEST]; MAX_SEATS];
        let net_of_many = None;
        Evaluator {
            net,
            net_of_many,
            features: room.clone(),
            last: room,
            last_hidden,
            changes: Changes::NONE,
            evaluated: 0,
        }
    }

    /// What the position is worth to every seat.
    #[inline]
    pub fn evaluate<G: Insight>(&mut self, game: &G, state: &G::State) -> Value {
        self.evaluate_after(Before::Anything, game, state)
    }

    /// What the position is worth, given what was evaluated before it.
    ///
    /// Only what changed is computed for a sibling, a position of the same game that differs in a
    /// few things. Rounding may then differ in the last digit.
    #[inline]
    pub fn evaluate_after<G: Insight>(
        &mut self,
        before: Before,
        game: &G,
        state: &G::State,
    ) -> Value {
        self.evaluated += 1;
        if game.turn(state) == Turn::Over {
            return Value::of_end(game, state);
        }
        let players = game.players();
        let of_many = self.net_of_many.as_ref().filter(|_| players > 2);
        let Some(net) = of_many.or(self.net.as_ref()) else { return by_points(game, state) };
        let features = &mut self.features[..G::FEATURES * players];
        game.features(state, features);
        let mut value = Value::default();
        let mut logits = [0.0; MAX_SEATS];
        let rows = features.chunks_exact(G::FEATURES).zip(self.last.chunks_exact(G::FEATURES));
        for (seat, ((features, last), hidden)) in rows.zip(&mut self.last_hidden).enumerate() {
            let [logit, points] = match before {
                Before::Anything => net.forward(features, &mut self.changes, hidden),
                Before::Sibling => {
                    self.changes.find(last, features);
                    net.add(&self.changes, hidden);
                    net.output(hidden)
                }
            };
            logits[seat] = logit;
            value.points[seat] = points * POINT_SCALE;
        }
        std::mem::swap(&mut self.features, &mut self.last);
        value.win = softmax(&logits, players);
        value
    }
}

/// What an [`Evaluator`] evaluated before a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// Anything, or nothing.
    Anything,
    /// A position of the same game that is much like it.
    Sibling,
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
        *share = real::exp(logit - highest);
        sum += *share;
    }
    shares.map(|share| share / sum)
}
