//! Tree search for games of several players with dice.
//!
//! Every playout walks down the tree, adds one new position and carries its worth back up.
//!
//! - Down: at a seat's node the action with the highest `Q + c · P · √N / (1 + n)` (PUCT), where
//!   `Q` is what the action has been worth to that seat (max^n: everybody plays for themselves);
//!   at a chance node an outcome by its weight.
//! - Expand: all actions of the new position are tried on the spot, and the network evaluates what
//!   each leads to. That gives every action its first `Q` and its prior `P`, and the best of them is
//!   what the position is worth. A turn of several small steps, or an action list of a hundred,
//!   is sorted before it is searched. A position with a single action, or a chance event, has
//!   nothing to choose and is passed through.
//! - Up: the chances to win and the points of all seats, added to every action on the way.
//!
//! The tree keeps actions, not positions: a playout replays them from the root, which is cheaper
//! than memory. It is emptied, not freed, between choices, so that thinking allocates nothing.

mod expand;
mod parallel;
mod tree;

use fastrand::Rng;
use rules::{Insight, MAX_SEATS, Turn};

use crate::budget::Clock;
use crate::network::{Evaluator, Value};
use crate::winning::{hands_over, won_end};
use crate::{Bot, Budget, Line, Report, View};
pub(crate) use tree::Found;
use tree::{Mover, NodeId, Tree};

/// What can be tuned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParams {
    /// Weight of exploration, the `c` of PUCT.
    pub exploration: f32,
    /// How sharply priors follow the network: the difference in utility that is worth a factor of
    /// e.
    pub prior_scale: f32,
    /// Weight of the network's first value of an action, in playouts.
    pub prior_weight: f32,
    /// How many playouts, unless the budget says otherwise.
    pub usual_playouts: u32,
    /// It uses one part in `haste` of the time allowed: a quick player answers early.
    pub haste: u32,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams {
            exploration: 0.4,
            prior_scale: 0.05,
            prior_weight: 1.0,
            usual_playouts: 20_000,
            haste: 1,
        }
    }
}

/// A position is looked for in the tree up to this many steps after the root.
const MOST_STEPS: usize = 3;

/// How many playouts pass between two tests whether the choice is already made.
const LOOK_EVERY: u32 = 32;

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search<G: Insight> {
    params: SearchParams,
    evaluator: Evaluator,
    tree: Tree<G::Action>,
    /// The position at the root of the tree and what was chosen there, if the next choice may go on
    /// from there.
    searched: Option<(G::State, G::Action)>,
    /// Room for a part of the tree that is kept.
    kept: Tree<G::Action>,
    rng: Rng,
    path: Vec<(usize, Mover)>,
    legal: Vec<G::Action>,
    tried: Vec<f32>,
}

impl<G: Insight> Search<G> {
    /// A player with the game's own network.
    pub fn new(params: SearchParams, seed: u64) -> Search<G> {
        Search::with_evaluator(params, Evaluator::for_search::<G>(), seed)
    }

    /// A player with another network.
    pub fn with_evaluator(params: SearchParams, evaluator: Evaluator, seed: u64) -> Search<G> {
        Search {
            params,
            evaluator,
            tree: Tree::default(),
            searched: None,
            kept: Tree::default(),
            rng: Rng::with_seed(seed),
            path: Vec::new(),
            legal: Vec::new(),
            tried: Vec::new(),
        }
    }

    /// Starts its random numbers again.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.rng = Rng::with_seed(seed);
    }

    /// What this number of playouts find about every action of a position.
    pub(crate) fn study(
        &mut self,
        game: &G,
        root: &G::State,
        playouts: u32,
    ) -> Vec<Found<G::Action>> {
        let budget = Budget { playouts: Some(playouts), ..Budget::default() };
        self.think(game, root, budget.start(playouts, 1));
        self.tree.found()
    }

    /// Fills the tree until the clock runs out; returns the number of playouts.
    fn think(&mut self, game: &G, root: &G::State, clock: Clock<'_>) -> u32 {
        self.evaluator.evaluated = 0;
        let top = self.plant(game, root, clock);
        let mut playouts = 0;
        while clock.has_time_for(playouts) && self.tree.has_room() {
            self.playout(game, *root, top);
            playouts += 1;
            if playouts.is_multiple_of(LOOK_EVERY) && self.is_decided(clock.may_spare(playouts)) {
                break;
            }
        }
        playouts
    }

    /// The root: of a new tree, or of what is known from an earlier choice of the same turn.
    ///
    /// Only a search by the clock makes use of that: with a number of playouts it is the same every
    /// time.
    fn plant(&mut self, game: &G, root: &G::State, clock: Clock<'_>) -> NodeId {
        let searched = self.searched.take().filter(|_| clock.is_timed());
        let known = searched.and_then(|(state, chosen)| self.find(game, state, chosen, root));
        if let Some(known) = known {
            self.tree.keep(known, &mut self.kept);
            std::mem::swap(&mut self.tree, &mut self.kept);
        } else {
            self.tree.clear();
            let top = self.tree.add_node();
            self.expand(game, root, top);
        }
        0
    }

    /// The node of a position that follows on what was chosen in `state`, the root: by chance, or
    /// because nothing else was allowed.
    fn find(
        &self,
        game: &G,
        mut state: G::State,
        chosen: G::Action,
        wanted: &G::State,
    ) -> Option<NodeId> {
        game.play_unchecked(&mut state, chosen);
        let (_, node) = self.tree.children(0).find(|&(action, _)| action == chosen)?;
        self.find_from(game, &state, node, wanted, MOST_STEPS)
    }

    fn find_from(
        &self,
        game: &G,
        state: &G::State,
        node: NodeId,
        wanted: &G::State,
        steps: usize,
    ) -> Option<NodeId> {
        if state == wanted {
            return Some(node);
        }
        if steps == 0 || self.tree.is_choice(node) {
            return None;
        }
        self.tree.children(node).find_map(|(action, child)| {
            let mut after = *state;
            game.play_unchecked(&mut after, action);
            self.find_from(game, &after, child, wanted, steps - 1)
        })
    }

    /// Whether the remaining playouts could not change the choice.
    fn is_decided(&self, spare: Option<u32>) -> bool {
        spare.is_some_and(|spare| self.tree.lead() > spare)
    }

    fn playout(&mut self, game: &G, mut state: G::State, mut node: NodeId) {
        self.path.clear();
        let value = loop {
            let edge = match self.tree.mover(node) {
                Mover::Seat(_) => self.tree.select(node, &self.params),
                Mover::Chance => self.tree.sample(node, &mut self.rng),
            };
            self.path.push((edge, self.tree.mover(node)));
            game.play_unchecked(&mut state, self.tree.edge(edge).action);
            if game.turn(&state) == Turn::Over {
                break self.evaluator.evaluate(game, &state);
            }
            if let Some(child) = self.tree.child(edge) {
                node = child;
                continue;
            }
            node = self.tree.add_child(edge);
            if let Some(value) = self.expand(game, &state, node) {
                break value;
            }
        };
        self.back_up(&value, game.players());
    }

    fn back_up(&mut self, value: &Value, players: usize) {
        let utility = value.utility(players);
        for &(edge, mover) in &self.path {
            let worth = match mover {
                Mover::Seat(seat) => utility[seat.index()],
                Mover::Chance => 0.0,
            };
            self.tree.visit(edge, worth);
        }
        if let Some(&(edge, _)) = self.path.first() {
            self.tree.note_at_root(edge, value);
        }
    }
}

impl<G: Insight> Bot<G> for Search<G>
where
    G: Sync,
{
    fn choose(&mut self, seen: &View<'_, G>, budget: &Budget) -> Report<G::Action> {
        let (game, root) = (seen.game(), seen.state());
        let legal = seen.legal_actions();
        if let [only] = legal[..] {
            return Report::of(only);
        }
        if let Some(report) = winning(seen, &legal) {
            return report;
        }
        let clock = budget.start(self.params.usual_playouts, self.params.haste);
        if budget.threads > 1 {
            return parallel::choose(self, game, root, clock, budget.threads);
        }
        let playouts = self.think(game, root, clock);
        self.report(game, root, playouts)
    }
}

/// The action that wins for certain, by the largest margin: there is nothing to search.
///
/// A search that plays for the margin too could prefer a likely win by more points.
fn winning<G: Insight>(seen: &View<'_, G>, legal: &[G::Action]) -> Option<Report<G::Action>> {
    let (game, seat) = (seen.game(), seen.seat());
    let ends = legal.iter().filter_map(|&action| {
        let end = won_end(game, seen.state(), seat, action)?;
        Some((action, Value::of_end(game, &end)))
    });
    let margin = |value: &Value| value.utility(game.players())[seat.index()];
    let (action, Value { win, points }) =
        ends.max_by(|(_, one), (_, other)| margin(one).total_cmp(&margin(other)))?;
    let line = Line { action, visits: 1, win, points, expected: vec![action] };
    Some(Report {
        lines: vec![line],
        playouts: 1,
        positions: legal.len() as u64,
        ..Report::of(action)
    })
}

impl<G: Insight> Search<G> {
    /// What was found; the next choice may go on from here.
    fn report(&mut self, game: &G, root: &G::State, playouts: u32) -> Report<G::Action> {
        debug_assert!(game.players() <= MAX_SEATS, "no game has more");
        let ranked = self.tree.ranked();
        let chosen = self.sound(game, root, &ranked);
        let action = self.tree.action(chosen);
        self.searched = Some((*root, action));
        Report {
            action,
            lines: self.tree.lines(chosen, &ranked),
            playouts,
            positions: self.evaluator.evaluated,
        }
    }

    /// The edge of the root to play: the one tried most, unless to do nothing was found to be
    /// better, or unless the next player could win at once and there is a way to avoid it.
    fn sound(&self, game: &G, root: &G::State, ranked: &[usize]) -> usize {
        let best = ranked[0];
        let nothing = ranked.iter().copied().find(|&edge| G::is_pass(self.tree.action(edge)));
        let is_better = |nothing: &usize| self.tree.worth(*nothing) > self.tree.worth(best);
        let best = nothing.filter(is_better).unwrap_or(best);
        let Turn::Seat(seat) = game.turn(root) else { return best };
        let loses = |edge: usize| {
            let mut after = *root;
            game.play_unchecked(&mut after, self.tree.action(edge));
            hands_over(game, &after, seat)
        };
        if !loses(best) {
            return best;
        }
        ranked.iter().copied().find(|&edge| !loses(edge)).unwrap_or(best)
    }
}
