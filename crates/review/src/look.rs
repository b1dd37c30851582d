//! A look at one position: what it is worth, and what was played or came in it.

use bots::{Evaluator, Halt, Value};
use rules::{Game, Insight, MAX_SEATS, Seat};

use crate::tree::{Edge, NodeId, Tree, with_best_of};

/// A look makes at least one part in this many of its playouts, also where an earlier look at the same
/// turn has done its work already.
const LEAST_NEW: u32 = 4;

/// A look at a chance event makes this many times as many playouts, because its outcomes share them.
const AT_CHANCE: u32 = 4;

/// What a look at a choice says.
#[derive(Clone, Debug)]
pub(crate) struct ChoiceLook<A> {
    /// The best action.
    pub(crate) best: A,
    /// What the position is worth: its best action.
    pub(crate) worth: Value,
    /// What was played is worth.
    pub(crate) played: Value,
    /// How play goes on after the best action, that action first.
    pub(crate) line: Vec<A>,
    pub(crate) next: Next,
}

/// What a look says to the look before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Next {
    /// What the position is worth.
    pub(crate) worth: Value,
    /// How many playouts say so.
    visits: u32,
}

/// What a look at a chance event says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChanceLook {
    /// What the position is worth: the average of all outcomes.
    pub(crate) worth: Value,
    /// What came is worth.
    pub(crate) came: Value,
    /// How many outcomes were possible.
    pub(crate) outcomes: usize,
    /// How likely an outcome was that is at least as good for each seat as what came.
    pub(crate) as_good: [f64; MAX_SEATS],
    /// How likely one was that is at least as bad.
    pub(crate) as_bad: [f64; MAX_SEATS],
}

/// A look at a choice that is not read yet.
#[derive(Debug)]
pub(crate) struct Open<G: Game> {
    /// The number of actions before it.
    pub(crate) at: usize,
    /// What was played.
    pub(crate) action: G::Action,
    node: NodeId,
    /// The index of what was played.
    index: usize,
    state: G::State,
}

/// Somebody ended the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Halted;

/// Looks at the positions of a game, one after the other.
///
/// The tree is kept from one look to the next, so that the looks at one turn agree with each other.
#[derive(Debug)]
pub(crate) struct Looker<'a, G: Game> {
    game: &'a G,
    tree: Tree<G>,
    state: G::State,
    node: Option<NodeId>,
    playouts: u32,
    halt: Halt,
}

impl<'a, G: Insight> Looker<'a, G> {
    pub(crate) fn new(game: &'a G, playouts: u32, seed: u64, halt: Halt) -> Looker<'a, G> {
        let tree = Tree::new(Evaluator::for_search::<G>(), seed);
        Looker { game, tree, state: game.start(), node: None, playouts: playouts.max(1), halt }
    }

    pub(crate) fn state(&self) -> &G::State {
        &self.state
    }

    /// Looks at a choice. The action that was played is tried as often as any other. What the look
    /// says is read later: see [`Looker::read_choice`].
    pub(crate) fn at_choice(&mut self, at: usize, action: G::Action) -> Result<Open<G>, Halted> {
        let node = self.root();
        let index = self.index_of(node, action);
        let new = self.playouts.saturating_sub(self.tree.visits(node));
        for _ in 0..new.max(self.playouts.div_ceil(LEAST_NEW)) {
            let next = self.fair_next(node, index);
            self.playout(node, next)?;
        }
        while self.tree.edges(node)[index].visits < most_tried(self.tree.edges(node)) {
            self.playout(node, index)?;
        }
        Ok(Open { at, action, node, index, state: self.state })
    }

    fn fair_next(&mut self, node: NodeId, played: usize) -> usize {
        let edges = self.tree.edges(node);
        if edges[played].visits < most_tried(edges) { played } else { self.tree.select(node) }
    }

    /// What a look at a chance event says to the looks before it.
    pub(crate) fn next(&self, open: &Open<G>) -> Next {
        Next { worth: self.tree.value(open.node), visits: self.tree.visits(open.node) }
    }

    /// Reads a look at a choice. What was played is worth what the look after it says, `next`, where
    /// there is one.
    ///
    /// The later looks have searched what was played further. Then each action that seems better is
    /// searched further too, until it had as many playouts as what was played, or those of a look, or
    /// does not seem better any more.
    pub(crate) fn read_choice(
        &mut self,
        seat: Seat,
        open: &Open<G>,
        next: Option<Next>,
    ) -> Result<ChoiceLook<G::Action>, Halted> {
        let mut effort = self.tree.edges(open.node)[open.index].visits;
        if let Some(Next { worth, visits }) = next {
            self.tree.set_value(self.game, open.node, open.index, worth);
            effort = effort.max(visits.min(self.playouts));
        }
        self.catch_up(open, effort)?;
        Ok(self.compare(open, seat, effort))
    }

    fn catch_up(&mut self, open: &Open<G>, effort: u32) -> Result<(), Halted> {
        loop {
            let best = self.tree.best(open.node);
            if best == open.index || self.tree.edges(open.node)[best].visits >= effort {
                return Ok(());
            }
            self.playout_from(&open.state, open.node, best)?;
        }
    }

    fn compare(&self, open: &Open<G>, seat: Seat, effort: u32) -> ChoiceLook<G::Action> {
        let edges = self.tree.edges(open.node);
        let played = edges[open.index].value;
        let mut best = self.tree.best(open.node);
        let mut worth = self.tree.value(open.node);
        // Nothing is better that does not win more often.
        if played.win[seat.index()] >= edges[best].value.win[seat.index()] {
            best = open.index;
            worth = with_best_of(seat, &played, worth);
        }
        ChoiceLook {
            best: edges[best].action,
            worth,
            played,
            line: self.tree.line(open.node, best),
            next: Next { worth, visits: self.tree.visits(open.node).max(effort) },
        }
    }

    /// Looks at a chance event: every outcome gets the same number of playouts.
    pub(crate) fn at_chance(&mut self, at: usize, came: G::Action) -> Result<Open<G>, Halted> {
        let node = self.root();
        let index = self.index_of(node, came);
        let outcomes = self.tree.edges(node).len();
        let all = self.playouts.saturating_mul(AT_CHANCE);
        let each = all / u32::try_from(outcomes).unwrap_or(u32::MAX);
        let each = each.max(most_tried(self.tree.edges(node))).max(1);
        for outcome in 0..outcomes {
            while self.tree.edges(node)[outcome].visits < each {
                self.playout(node, outcome)?;
            }
        }
        Ok(Open { at, action: came, node, index, state: self.state })
    }

    /// Reads a look at a chance event.
    pub(crate) fn read_chance(&self, open: &Open<G>) -> ChanceLook {
        let edges = self.tree.edges(open.node);
        let came = edges[open.index].value;
        let likely = |seat: usize, holds: fn(&f32, &f32) -> bool| {
            let such = edges.iter().filter(|edge| holds(&edge.value.win[seat], &came.win[seat]));
            such.map(|edge| f64::from(edge.prior)).sum()
        };
        ChanceLook {
            worth: self.tree.value(open.node),
            came,
            outcomes: edges.len(),
            as_good: std::array::from_fn(|seat| likely(seat, f32::ge)),
            as_bad: std::array::from_fn(|seat| likely(seat, f32::le)),
        }
    }

    /// Plays an action of the record.
    pub(crate) fn advance(&mut self, action: G::Action) {
        let before = self.node.take().map(|node| (node, self.index_of(node, action)));
        self.game.play_unchecked(&mut self.state, action);
        if let Some((node, index)) = before {
            self.node = self.tree.child(self.game, node, index, &self.state);
        }
    }

    /// Whether another choice can be looked at without forgetting the looks before it.
    pub(crate) fn has_room(&self) -> bool {
        self.tree.has_room()
    }

    /// Forgets all looks.
    pub(crate) fn forget(&mut self) {
        self.node = None;
    }

    /// Makes room: forgets what does not follow from the position of this look, which is the latest.
    pub(crate) fn keep_only(&mut self, mut open: Open<G>) -> Open<G> {
        open.node = self.tree.keep(open.node);
        self.node = Some(open.node);
        open
    }

    fn root(&mut self) -> NodeId {
        let node = self.node.unwrap_or_else(|| self.tree.start(self.game, &self.state));
        self.node = Some(node);
        node
    }

    fn index_of(&self, node: NodeId, action: G::Action) -> usize {
        let found = self.tree.edges(node).iter().position(|edge| edge.action == action);
        found.expect("a record has legal actions only")
    }

    fn playout(&mut self, node: NodeId, index: usize) -> Result<(), Halted> {
        let state = self.state;
        self.playout_from(&state, node, index)
    }

    fn playout_from(&mut self, state: &G::State, node: NodeId, index: usize) -> Result<(), Halted> {
        if self.halt.is_set() {
            return Err(Halted);
        }
        self.tree.playout_through(self.game, state, node, index);
        Ok(())
    }
}

fn most_tried<A>(edges: &[Edge<A>]) -> u32 {
    edges.iter().map(|edge| edge.visits).max().unwrap_or_default()
}
