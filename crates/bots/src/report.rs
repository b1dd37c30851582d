use rules::MAX_SEATS;

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

impl<A: Copy> Report<A> {
    /// A choice without a thought.
    pub fn of(action: A) -> Report<A> {
        Report { action, lines: Vec::new(), playouts: 0, positions: 0 }
    }
}
