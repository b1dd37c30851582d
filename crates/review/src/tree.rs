//! The tree of a look: nodes are positions, edges are actions, and every edge has a value for all
//! seats.
//!
//! Unlike the bots' own search it takes chance nodes as exact averages over all outcomes, because a
//! review compares outcomes, and it keeps the values of all seats at every edge, because a review
//! reports them.

use bots::{Before, Evaluator, Value, real};
use fastrand::Rng;
use rules::{Game, Insight, MAX_SEATS, Seat, Turn, weighted_index};

/// Weight of exploration, the `c` of PUCT.
const EXPLORATION: f32 = 0.4;

/// How sharply priors follow the network: the difference in utility that is worth a factor of e.
const PRIOR_SCALE: f32 = 0.05;

/// Of the actions of a seat, those that were tried at least one part in this many as often as the
/// most tried one can be called the best.
const TRIED_ENOUGH: u32 = 4;

/// A tree with more edges than this is not searched any further: about a hundred megabytes. Usual
/// games do not come near.
const MOST_EDGES: usize = 1_500_000;

/// An index into the nodes.
pub(crate) type NodeId = u32;

/// No node: an edge that nobody followed yet.
const NONE: NodeId = NodeId::MAX;

#[derive(Clone, Copy, Debug)]
struct Node {
    first_edge: u32,
    n_edges: u32,
    turn: Turn,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// What the position after the action is worth, as far as it is known.
    pub(crate) value: Value,
    /// What it is worth to the seat that chooses; zero at a chance node.
    pub(crate) worth: f32,
    /// The prior; at a chance node, the probability.
    pub(crate) prior: f32,
    child: NodeId,
}

/// A search of a position and of what follows from it.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    evaluator: Evaluator,
    rng: Rng,
    path: Vec<(NodeId, usize)>,
    legal: Vec<G::Action>,
}

impl<G: Insight> Tree<G> {
    pub(crate) fn new(evaluator: Evaluator, seed: u64) -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            evaluator,
            rng: Rng::with_seed(seed),
            path: Vec::new(),
            legal: Vec::new(),
        }
    }

    /// Forgets everything and starts with this position.
    pub(crate) fn start(&mut self, game: &G, state: &G::State) -> NodeId {
        self.nodes.clear();
        self.edges.clear();
        self.add_node(game, state)
    }

    /// Whether another choice can be searched without emptying the tree first.
    pub(crate) fn has_room(&self) -> bool {
        self.edges.len() < MOST_EDGES
    }

    /// Forgets every position that does not follow from this one, and renumbers the others.
    pub(crate) fn keep(&mut self, root: NodeId) -> NodeId {
        let (nodes, edges) = (std::mem::take(&mut self.nodes), std::mem::take(&mut self.edges));
        let mut kept = vec![root];
        // Nodes are numbered in the order in which they are kept; `kept` has their old numbers.
        let mut next = 0;
        while let Some(&old) = kept.get(next) {
            let Node { first_edge, n_edges, turn } = nodes[old as usize];
            let own = first_edge as usize..(first_edge + n_edges) as usize;
            self.nodes.push(Node { first_edge: id(self.edges.len()), n_edges, turn });
            for &edge in &edges[own] {
                let mut child = NONE;
                if edge.child != NONE {
                    child = id(kept.len());
                    kept.push(edge.child);
                }
                self.edges.push(Edge { child, ..edge });
            }
            next += 1;
        }
        0
    }

    pub(crate) fn edges(&self, node: NodeId) -> &[Edge<G::Action>] {
        let Node { first_edge, n_edges, .. } = self.nodes[node as usize];
        &self.edges[first_edge as usize..(first_edge + n_edges) as usize]
    }

    /// The position after the edge with this index, which is added if nobody looked at it yet. None
    /// if the game is over there.
    pub(crate) fn child(
        &mut self,
        game: &G,
        node: NodeId,
        index: usize,
        after: &G::State,
    ) -> Option<NodeId> {
        if game.turn(after) == Turn::Over {
            return None;
        }
        let edge = self.nodes[node as usize].first_edge as usize + index;
        if self.edges[edge].child == NONE {
            let child = self.add_node(game, after);
            self.edges[edge].child = child;
        }
        Some(self.edges[edge].child)
    }

    /// How many playouts went through a node.
    pub(crate) fn visits(&self, node: NodeId) -> u32 {
        self.edges(node).iter().map(|edge| edge.visits).sum()
    }

    /// Says what the position after an edge is worth.
    pub(crate) fn set_value(&mut self, game: &G, node: NodeId, index: usize, value: Value) {
        let Node { first_edge, turn, .. } = self.nodes[node as usize];
        let edge = &mut self.edges[first_edge as usize + index];
        edge.value = value;
        edge.worth = worth(game, turn, &value);
    }

    /// One playout from `node` whose first step is the edge with this index.
    pub(crate) fn playout_through(
        &mut self,
        game: &G,
        state: &G::State,
        node: NodeId,
        index: usize,
    ) {
        self.path.clear();
        let (mut state, mut node, mut index) = (*state, node, index);
        loop {
            let edge = self.nodes[node as usize].first_edge as usize + index;
            self.path.push((node, edge));
            game.play_unchecked(&mut state, self.edges[edge].action);
            if game.turn(&state) == Turn::Over {
                break;
            }
            if self.edges[edge].child == NONE {
                let child = self.add_node(game, &state);
                self.edges[edge].child = child;
                // Nothing to choose: pass through.
                if self.nodes[child as usize].n_edges > 1 {
                    break;
                }
            }
            node = self.edges[edge].child;
            index = self.select(node);
        }
        self.back_up(game);
    }

    /// The most tried way on after an edge, that action first, up to the first chance event.
    pub(crate) fn line(&self, node: NodeId, index: usize) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = Some((node, index));
        while let Some((node, index)) = at {
            let edge = &self.edges(node)[index];
            line.push(edge.action);
            at = self.most_tried(edge.child).map(|next| (edge.child, next));
        }
        line
    }

    fn most_tried(&self, node: NodeId) -> Option<usize> {
        let seat_chooses = |node: &&Node| matches!(node.turn, Turn::Seat(_));
        self.nodes.get(node as usize).filter(seat_chooses)?;
        let edges = self.edges(node);
        let tried = edges.len() == 1 || edges.iter().any(|edge| edge.visits > 0);
        tried.then(|| first_highest(edges.iter().map(|edge| real(edge.visits))))
    }

    /// The edge to follow: at a seat's node by PUCT, at a chance node by probability. Ties go to the
    /// earlier edge.
    pub(crate) fn select(&mut self, node: NodeId) -> usize {
        match self.nodes[node as usize].turn {
            Turn::Seat(_) => self.by_promise(node),
            Turn::Chance | Turn::Over => self.by_probability(node),
        }
    }

    fn by_promise(&self, node: NodeId) -> usize {
        let edges = self.edges(node);
        if edges.len() == 1 {
            return 0;
        }
        let total: u32 = edges.iter().map(|edge| edge.visits).sum();
        let spread = EXPLORATION * real(total + 1).sqrt();
        let promise =
            |edge: &Edge<G::Action>| edge.worth + spread * edge.prior / (1.0 + real(edge.visits));
        first_highest(edges.iter().map(promise))
    }

    /// Outcomes that had less than their share are more likely to be next.
    fn by_probability(&mut self, node: NodeId) -> usize {
        let Node { first_edge, n_edges, .. } = self.nodes[node as usize];
        let edges = &self.edges[first_edge as usize..(first_edge + n_edges) as usize];
        let total: u32 = edges.iter().map(|edge| edge.visits).sum();
        let missing =
            |edge: &Edge<G::Action>| (edge.prior * real(total + 1) - real(edge.visits)).max(0.0);
        let sum: f32 = edges.iter().map(missing).sum();
        weighted_index(edges.iter().map(|edge| missing(edge) / sum), self.rng.f32())
    }

    fn back_up(&mut self, game: &G) {
        while let Some((node, edge)) = self.path.pop() {
            let child = self.edges[edge].child;
            if child != NONE {
                let value = self.value(child);
                self.edges[edge].value = value;
                self.edges[edge].worth = worth(game, self.nodes[node as usize].turn, &value);
            }
            self.edges[edge].visits += 1;
        }
    }

    /// What the position of a node is worth.
    ///
    /// At a chance node the average over all outcomes. At a seat's node that seat gets what its best
    /// action gives it. The others share the rest as they do on average over the actions that are
    /// worth trying: a player with two equally good actions decides between the others.
    pub(crate) fn value(&self, node: NodeId) -> Value {
        let edges = self.edges(node);
        let Turn::Seat(seat) = self.nodes[node as usize].turn else {
            return average(edges.iter().map(|edge| (f64::from(edge.prior), &edge.value)));
        };
        let best = &edges[self.best(node)];
        if best.visits == 0 {
            return best.value;
        }
        let mean = average(edges.iter().map(|edge| (trust(edge.visits), &edge.value)));
        with_best_of(seat, &best.value, mean)
    }

    /// The best action of a seat's node: of those that were tried enough, the one that is worth most to
    /// the seat.
    pub(crate) fn best(&self, node: NodeId) -> usize {
        let edges = self.edges(node);
        let most = edges.iter().map(|edge| edge.visits).max().unwrap_or_default();
        let enough = most.div_ceil(TRIED_ENOUGH);
        let worth =
            |edge: &Edge<_>| if edge.visits >= enough { edge.worth } else { f32::NEG_INFINITY };
        first_highest(edges.iter().map(worth))
    }

    /// Adds a position with all its actions, each evaluated.
    fn add_node(&mut self, game: &G, state: &G::State) -> NodeId {
        let mut legal = std::mem::take(&mut self.legal);
        game.legal_actions(state, &mut legal);
        let turn = game.turn(state);
        let first_edge = id(self.edges.len());
        let mut before = Before::Anything;
        for &action in &legal {
            let mut after = *state;
            game.play_unchecked(&mut after, action);
            let value = self.evaluator.evaluate_after(before, game, &after);
            if game.turn(&after) != Turn::Over {
                before = Before::Sibling;
            }
            let worth = worth(game, turn, &value);
            self.edges.push(Edge { action, visits: 0, value, worth, prior: 0.0, child: NONE });
        }
        self.set_priors(game, state, first_edge as usize);
        self.nodes.push(Node { first_edge, n_edges: id(legal.len()), turn });
        self.legal = legal;
        id(self.nodes.len() - 1)
    }

    fn set_priors(&mut self, game: &G, state: &G::State, first_edge: usize) {
        let edges = &mut self.edges[first_edge..];
        match game.turn(state) {
            Turn::Seat(_) => {
                let best = edges.iter().map(|edge| edge.worth).fold(f32::NEG_INFINITY, f32::max);
                for edge in edges.iter_mut() {
                    edge.prior = real::exp((edge.worth - best) / PRIOR_SCALE);
                }
            }
            Turn::Chance | Turn::Over => {
                for edge in edges.iter_mut() {
                    edge.prior = real(game.weight(state, edge.action));
                }
            }
        }
        let total: f32 = edges.iter().map(|edge| edge.prior).sum();
        for edge in edges {
            edge.prior /= total;
        }
    }
}

/// What a position is worth to the seat that brings it about.
fn worth<G: Game>(game: &G, turn: Turn, value: &Value) -> f32 {
    turn.seat().map_or(0.0, |seat| value.utility(game.players())[seat.index()])
}

/// How much the value of an action counts in the value of its position: more than in proportion to
/// its visits, so that trying bad actions costs a position little.
fn trust(visits: u32) -> f64 {
    f64::from(visits).powi(2)
}

/// A mean of values in which `seat` gets what it gets in `best`, and the others share the rest.
pub(crate) fn with_best_of(seat: Seat, best: &Value, mut mean: Value) -> Value {
    let (own, others) = (best.win[seat.index()], 1.0 - mean.win[seat.index()]);
    if others > 0.0 {
        mean.win = mean.win.map(|win| win * (1.0 - own) / others);
    }
    mean.win[seat.index()] = own;
    mean.points[seat.index()] = best.points[seat.index()];
    mean
}

fn average<'a>(weighted: impl Iterator<Item = (f64, &'a Value)>) -> Value {
    let mut total = 0.0;
    let (mut win, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (weight, value) in weighted.filter(|&(weight, _)| weight > 0.0) {
        total += weight;
        for seat in 0..MAX_SEATS {
            win[seat] += weight * f64::from(value.win[seat]);
            points[seat] += weight * f64::from(value.points[seat]);
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "both are of the size of one value")]
    let share = |sum: f64| (sum / total) as f32;
    Value { win: win.map(share), points: points.map(share) }
}

/// The index of the highest number; the first of equal ones.
pub(crate) fn first_highest(numbers: impl Iterator<Item = f32>) -> usize {
    let mut best = (0, f32::NEG_INFINITY);
    for (index, number) in numbers.enumerate() {
        if number > best.1 {
            best = (index, number);
        }
    }
    best.0
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
fn real(count: u32) -> f32 {
    count as f32
}

/// Indices stay far below four billion: memory would run out first.
fn id(index: usize) -> u32 {
    u32::try_from(index).expect("a tree has at most a few million nodes")
}
