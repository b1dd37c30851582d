//! Plain UCT: the baseline for everything cleverer.
//!
//! UCB1 on the share of wins, chance outcomes by their weights, one new node a playout, and from
//! there random play to the end of the game.

use fastrand::Rng;
use rules::{Insight, Seat, Turn, pick_weighted};

use crate::budget::Clock;
use crate::network::Value;
use crate::report::MOST_LINES;
use crate::{Bot, Budget, Line, Report, View};

/// Weight of exploration; see `docs/bots.md` for how it was tuned.
const EXPLORATION: f32 = 0.5;

/// A player without any knowledge of the game.
#[derive(Clone, Debug)]
pub struct Uct<G: Insight> {
    rng: Rng,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    path: Vec<(u32, Option<Seat>)>,
    legal: Vec<G::Action>,
    /// The ends of the playouts through every edge of the root, added up.
    root_values: Vec<Value>,
    decisions: u64,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    first_edge: u32,
    n_edges: u32,
    visits: u32,
    /// Who moves; none at a chance node.
    seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    child: u32,
    visits: u32,
    wins: f32,
    weight: u32,
}

/// A tree of some fifty megabytes.
const MOST_EDGES: usize = 2_000_000;

impl<G: Insight> Uct<G> {
    /// A player with this seed.
    pub fn new(seed: u64) -> Uct<G> {
        Uct {
            rng: Rng::with_seed(seed),
            nodes: Vec::new(),
            edges: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            root_values: Vec::new(),
            decisions: 0,
        }
    }

    fn think(&mut self, game: &G, root: &G::State, clock: Clock<'_>) -> u32 {
        self.nodes.clear();
        self.edges.clear();
        self.decisions = 0;
        self.add_node(game, root);
        self.root_values.clear();
        self.root_values.resize(self.edges.len(), Value::default());
        let mut playouts = 0;
        while clock.has_time_for(playouts) {
            self.playout(game, *root);
            playouts += 1;
        }
        playouts
    }

    fn playout(&mut self, game: &G, mut state: G::State) {
        self.path.clear();
        let mut node = 0;
        while game.turn(&state) != Turn::Over {
            let edge = self.select(node);
            self.path.push((edge, self.nodes[node as usize].seat));
            game.play_unchecked(&mut state, self.edges[edge as usize].action);
            self.decisions += 1;
            node = self.edges[edge as usize].child;
            if node == 0 {
                if game.turn(&state) != Turn::Over && self.edges.len() < MOST_EDGES {
                    self.edges[edge as usize].child = self.add_node(game, &state);
                }
                break;
            }
        }
        self.play_out(game, &mut state);
        self.back_up(game, &state);
    }

    fn add_node(&mut self, game: &G, state: &G::State) -> u32 {
        game.legal_actions(state, &mut self.legal);
        let seat = game.turn(state).seat();
        let first_edge = index(self.edges.len());
        self.edges.extend(self.legal.iter().map(|&action| Edge {
            action,
            child: 0,
            visits: 0,
            wins: 0.0,
            weight: if seat.is_none() { game.weight(state, action) } else { 0 },
        }));
        let node = index(self.nodes.len());
        self.nodes.push(Node { first_edge, n_edges: index(self.legal.len()), visits: 0, seat });
        node
    }

    fn select(&mut self, node: u32) -> u32 {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        let first = node.first_edge as usize;
        let edges = &self.edges[first..first + node.n_edges as usize];
        let chosen = if node.seat.is_none() {
            pick_weighted(edges.iter().map(|edge| edge.weight), |total| self.rng.u32(..total))
        } else if node.visits <= node.n_edges {
            untried(edges, &mut self.rng)
        } else {
            ucb1(edges, node.visits)
        };
        index(first + chosen)
    }

    /// Random play to the end.
    fn play_out(&mut self, game: &G, state: &mut G::State) {
        loop {
            game.legal_actions(state, &mut self.legal);
            let chosen = match game.turn(state) {
                Turn::Over => return,
                Turn::Seat(_) => self.rng.usize(..self.legal.len()),
                Turn::Chance => {
                    let weights = self.legal.iter().map(|&action| game.weight(state, action));
                    pick_weighted(weights, |total| self.rng.u32(..total))
                }
            };
            game.play_unchecked(state, self.legal[chosen]);
            self.decisions += 1;
        }
    }

    fn back_up(&mut self, game: &G, state: &G::State) {
        let winners = game.winners(state);
        #[expect(clippy::cast_precision_loss, reason = "at most five")]
        let share = 1.0 / winners.len() as f32;
        for &(edge, seat) in &self.path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            if seat.is_some_and(|seat| winners.contains(seat)) {
                edge.wins += share;
            }
        }
        if let Some(&(edge, _)) = self.path.first() {
            self.root_values[edge as usize].add(&Value::of_end(game, state));
        }
    }
}

impl<G: Insight> Bot<G> for Uct<G> {
    fn choose(&mut self, seen: &View<'_, G>, budget: &Budget) -> Report<G::Action> {
        let legal = seen.legal_actions();
        if let [only] = legal[..] {
            return Report::of(only);
        }
        let playouts = self.think(seen.game(), seen.state(), budget.start(u32::MAX, 1));
        let root = self.edges[..legal.len()].iter().zip(&self.root_values);
        let mut ranked: Vec<_> = root.collect();
        ranked.sort_by(|(one, _), (other, _)| {
            other.visits.cmp(&one.visits).then(other.wins.total_cmp(&one.wins))
        });
        let action = ranked[0].0.action;
        let lines = ranked.into_iter().take(MOST_LINES).map(line).collect();
        Report { action, lines, playouts, positions: self.decisions }
    }
}

fn line<A: Copy>((edge, sum): (&Edge<A>, &Value)) -> Line<A> {
    let Edge { action, visits, .. } = *edge;
    let Value { win, points } = sum.divided_by(visits);
    Line { action, visits, win, points, expected: vec![action] }
}

/// Any action that has not been tried.
fn untried<A>(edges: &[Edge<A>], rng: &mut Rng) -> usize {
    let start = rng.usize(..edges.len());
    let order = (start..edges.len()).chain(0..start);
    order.into_iter().find(|&index| edges[index].visits == 0).unwrap_or(start)
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^24")]
fn ucb1<A>(edges: &[Edge<A>], visits: u32) -> usize {
    let log = (visits as f32).ln();
    let score = |edge: &Edge<A>| {
        let tried = edge.visits.max(1) as f32;
        edge.wins / tried + EXPLORATION * (log / tried).sqrt()
    };
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in edges.iter().enumerate() {
        let score = score(edge);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}

fn index(index: usize) -> u32 {
    u32::try_from(index).expect("a tree has at most a few million edges")
}
