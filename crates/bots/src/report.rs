//! What a bot chose, and why.

use std::fmt::Display;

use rules::{MAX_SEATS, Seat};

/// A report has no more lines than this.
pub(crate) const MOST_LINES: usize = 5;

/// What a bot chose, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
    /// The choice.
    pub action: A,
    /// The best actions, most visited first; at most five.
    pub lines: Vec<Line<A>>,
    /// Playouts made.
    pub playouts: u32,
    /// Positions evaluated, or played through to the end.
    pub positions: u64,
}

/// What a bot thinks of one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// How likely every seat is to win after it.
    pub win: [f32; MAX_SEATS],
    /// The points every seat is expected to end with.
    pub points: [f32; MAX_SEATS],
    /// How play is expected to go on, this action first.
    pub expected: Vec<A>,
}

/// A [`Line`] for clients that do not know the game: actions in notation, numbers rounded.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    /// The action.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// How likely every seat is to win after it.
    pub win: Vec<f64>,
    /// The points every seat is expected to end with.
    pub points: Vec<f64>,
    /// How many points the seat that chooses is expected to be ahead of the best other.
    pub margin: f64,
    /// How play is expected to go on, this action first.
    pub line: Vec<String>,
}

impl<A: Display> Line<A> {
    /// The line as the bot of `seat` explains it, in a game of `players`.
    ///
    /// ```
    /// use bots::Line;
    /// use rules::{MAX_SEATS, Seat};
    ///
    /// let (mut win, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    /// (win[0], win[1]) = (0.25, 0.75);
    /// (points[0], points[1]) = (40.0, 52.5);
    /// let line = Line { action: "fly f9", visits: 7, win, points, expected: vec!["fly f9"] };
    /// let told = line.explain(Seat::new(0), 2);
    /// assert_eq!((told.win, told.margin), (vec![0.25, 0.75], -12.5));
    /// ```
    pub fn explain(&self, seat: Seat, players: usize) -> Explained {
        let points = &self.points[..players];
        let others = points.iter().enumerate().filter(|&(index, _)| index != seat.index());
        let best_other = others.map(|(_, &points)| points).fold(f32::NEG_INFINITY, f32::max);
        Explained {
            action: self.action.to_string(),
            visits: self.visits,
            win: self.win[..players].iter().copied().map(rounded).collect(),
            points: points.iter().copied().map(rounded).collect(),
            margin: rounded(points[seat.index()] - best_other),
            line: self.expected.iter().map(ToString::to_string).collect(),
        }
    }
}

/// Four digits are enough.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e4).round() / 1e4
}

impl<A: Copy> Report<A> {
    /// A choice without a search.
    pub fn of(action: A) -> Report<A> {
        Report { action, lines: Vec::new(), playouts: 0, positions: 0 }
    }
}
