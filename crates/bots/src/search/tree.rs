//! The tree: nodes are positions, edges are actions.

use fastrand::Rng;
use rules::{Seat, weighted_index};

use super::SearchParams;
use crate::Line;
use crate::network::Value;
use crate::report::MOST_LINES;

/// Who moves on from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mover {
    Seat(Seat),
    Chance,
}

/// An index into the nodes.
pub(super) type NodeId = u32;

#[derive(Clone, Copy, Debug)]
struct Node {
    first_edge: u32,
    n_edges: u32,
    visits: u32,
    mover: Mover,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The node it leads to; the root stands for none, because no edge leads there.
    child: NodeId,
    visits: u32,
    /// What the playouts were worth to the mover, added up.
    total: f32,
    /// The network's first value.
    first: f32,
    /// The prior; at a chance node, the probability.
    prior: f32,
}

/// What a search found about an action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// The mean over the playouts; nothing if there were none.
    pub(crate) value: Value,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The values of the playouts through every edge of the root, added up, and their number: only
    /// those that were made since it became the root.
    root_values: Vec<(Value, u32)>,
}

/// More edges than this are not kept: a tree of a hundred megabytes or so.
const MOST_EDGES: usize = 4_000_000;

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree { nodes: Vec::new(), edges: Vec::new(), root_values: Vec::new() }
    }
}

impl<A: Copy> Tree<A> {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.root_values.clear();
    }

    pub(super) fn has_room(&self) -> bool {
        self.edges.len() < MOST_EDGES
    }

    /// A node that has not been expanded.
    pub(super) fn add_node(&mut self) -> NodeId {
        let id = id(self.nodes.len());
        self.nodes.push(Node { first_edge: 0, n_edges: 0, visits: 0, mover: Mover::Chance });
        id
    }

    pub(super) fn add_child(&mut self, edge: usize) -> NodeId {
        let child = self.add_node();
        self.edges[edge].child = child;
        child
    }

    /// The edges of a node with the nodes they lead to, as far as there are any.
    pub(super) fn children(&self, node: NodeId) -> impl Iterator<Item = (A, NodeId)> {
        let edges = self.edges_of(node).1.iter();
        edges.filter(|edge| edge.child != 0).map(|edge| (edge.action, edge.child))
    }

    /// Whether a seat chooses between several actions.
    pub(super) fn is_choice(&self, node: NodeId) -> bool {
        self.mover(node) != Mover::Chance && self.edges_of(node).1.len() > 1
    }

    /// Makes `node` the root of `kept`, with everything below it.
    pub(super) fn keep(&self, node: NodeId, kept: &mut Tree<A>) {
        kept.clear();
        kept.nodes.push(self.nodes[node as usize]);
        let mut next = 0;
        while next < kept.nodes.len() {
            let Node { first_edge, n_edges, .. } = kept.nodes[next];
            kept.nodes[next].first_edge = id(kept.edges.len());
            for edge in first_edge..first_edge + n_edges {
                let mut edge = self.edges[edge as usize];
                if edge.child != 0 {
                    let child = self.nodes[edge.child as usize];
                    edge.child = id(kept.nodes.len());
                    kept.nodes.push(child);
                }
                kept.edges.push(edge);
            }
            next += 1;
        }
        kept.root_values.resize(kept.nodes[0].n_edges as usize, (Value::default(), 0));
    }

    /// Begins the edges of a node.
    pub(super) fn expand(&mut self, node: NodeId, mover: Mover) {
        let first_edge = id(self.edges.len());
        self.nodes[node as usize] = Node { first_edge, n_edges: 0, visits: 0, mover };
    }

    /// Adds an edge to the node expanded last.
    pub(super) fn add_edge(&mut self, node: NodeId, action: A, first: f32, prior: f32) {
        self.edges.push(Edge { action, child: 0, visits: 0, total: 0.0, first, prior });
        self.nodes[node as usize].n_edges += 1;
        if node == 0 {
            self.root_values.push((Value::default(), 0));
        }
    }

    #[inline]
    pub(super) fn mover(&self, node: NodeId) -> Mover {
        self.nodes[node as usize].mover
    }

    #[inline]
    pub(super) fn edge(&self, edge: usize) -> &Edge<A> {
        &self.edges[edge]
    }

    #[inline]
    pub(super) fn child(&self, edge: usize) -> Option<NodeId> {
        let child = self.edges[edge].child;
        (child != 0).then_some(child)
    }

    #[inline]
    fn edges_of(&self, node: NodeId) -> (usize, &[Edge<A>]) {
        let Node { first_edge, n_edges, .. } = self.nodes[node as usize];
        let first = first_edge as usize;
        (first, &self.edges[first..first + n_edges as usize])
    }

    /// The edge to follow from a seat's node; counts the visit. Ties go to the earlier edge, so
    /// that a search with a fixed seed repeats itself.
    #[inline]
    pub(super) fn select(&mut self, node: NodeId, params: &SearchParams) -> usize {
        self.nodes[node as usize].visits += 1;
        #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
        let spread = params.exploration * (self.nodes[node as usize].visits as f32).sqrt();
        let (first, edges) = self.edges_of(node);
        let mut best = 0;
        let mut highest = f32::NEG_INFINITY;
        for (index, edge) in edges.iter().enumerate() {
            #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
            let visits = edge.visits as f32;
            let worth =
                (edge.total + params.prior_weight * edge.first) / (visits + params.prior_weight);
            let score = worth + spread * edge.prior / (1.0 + visits);
            if score > highest {
                highest = score;
                best = index;
            }
        }
        first + best
    }

    /// The edge of an outcome of chance, by its probability.
    #[inline]
    pub(super) fn sample(&mut self, node: NodeId, rng: &mut Rng) -> usize {
        self.nodes[node as usize].visits += 1;
        let (first, edges) = self.edges_of(node);
        first + weighted_index(edges.iter().map(|edge| edge.prior), rng.f32())
    }

    #[inline]
    pub(super) fn visit(&mut self, edge: usize, worth: f32) {
        let edge = &mut self.edges[edge];
        edge.visits += 1;
        edge.total += worth;
    }

    /// Keeps the whole value of a playout through an edge of the root, for the report.
    pub(super) fn note_at_root(&mut self, edge: usize, value: &Value) {
        let (sum, count) = &mut self.root_values[edge];
        sum.add(value);
        *count += 1;
    }

    /// What the playouts found about every action of the root.
    pub(super) fn found(&self) -> Vec<Found<A>> {
        let edges = self.edges_of(0).1.iter().zip(&self.root_values);
        let found = |(edge, (sum, count)): (&Edge<A>, &(Value, u32))| Found {
            action: edge.action,
            visits: edge.visits,
            value: sum.divided_by(*count),
        };
        edges.map(found).collect()
    }

    /// Adds what another search of the same position found at the root.
    pub(super) fn merge_root(&mut self, other: &Tree<A>) {
        let n_edges = self.edges_of(0).1.len();
        for edge in 0..n_edges {
            self.edges[edge].visits += other.edges[edge].visits;
            self.edges[edge].total += other.edges[edge].total;
            let (sum, count) = &other.root_values[edge];
            self.root_values[edge].0.add(sum);
            self.root_values[edge].1 += count;
        }
    }

    /// The lead in visits of the most visited edge of the root.
    pub(super) fn lead(&self) -> u32 {
        let (mut most, mut second) = (0, 0);
        for edge in self.edges_of(0).1 {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most - second
    }

    /// The root's edges, best first: by visits, then by worth.
    pub(super) fn ranked(&self) -> Vec<usize> {
        let edges = self.edges_of(0).1;
        let mut ranked: Vec<usize> = (0..edges.len()).collect();
        ranked.sort_by(|&one, &other| {
            let visits = edges[other].visits.cmp(&edges[one].visits);
            visits.then(self.worth(other).total_cmp(&self.worth(one)))
        });
        ranked
    }

    /// What an edge is worth to the seat that chooses, with the network's first value as a playout.
    pub(super) fn worth(&self, edge: usize) -> f32 {
        let edge = &self.edges[edge];
        #[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
        let visits = edge.visits as f32;
        (edge.total + edge.first) / (visits + 1.0)
    }

    /// The action of an edge.
    pub(super) fn action(&self, edge: usize) -> A {
        self.edges[edge].action
    }

    /// What to say about the best actions: first the chosen one, then the others in their order.
    pub(super) fn lines(&self, chosen: usize, ranked: &[usize]) -> Vec<Line<A>> {
        let others = ranked.iter().copied().filter(|&edge| edge != chosen);
        let known = others.filter(|&edge| self.root_values[edge].1 > 0);
        let lines = std::iter::once(chosen).chain(known).take(MOST_LINES);
        lines.map(|edge| self.line(edge)).collect()
    }

    fn line(&self, edge: usize) -> Line<A> {
        let Edge { action, visits, .. } = self.edges[edge];
        let (sum, count) = &self.root_values[edge];
        let Value { win, points } = sum.divided_by(*count);
        Line { action, visits, win, points, expected: self.expected(edge) }
    }

    /// The most visited way on, up to the first chance event.
    fn expected(&self, edge: usize) -> Vec<A> {
        const LONGEST: usize = 12;
        let mut expected = vec![self.edges[edge].action];
        let mut at = edge;
        while let Some(node) = self.child(at) {
            let (first, edges) = self.edges_of(node);
            let most = edges.iter().enumerate().max_by_key(|(_, edge)| edge.visits);
            match most {
                Some((index, next))
                    if self.mover(node) != Mover::Chance
                        && (next.visits > 0 || edges.len() == 1)
                        && expected.len() < LONGEST =>
                {
                    expected.push(next.action);
                    at = first + index;
                }
                _ => break,
            }
        }
        expected
    }
}

/// Indices stay far below four billion: memory would run out first.
fn id(index: usize) -> u32 {
    u32::try_from(index).expect("a tree has at most a few million nodes")
}
