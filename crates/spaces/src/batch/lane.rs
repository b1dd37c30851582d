//! One game of a batch, with its random numbers.

use fastrand::Rng;
use rules::{SeatSet, Sight, Spaces, Turn, pick_weighted};

use crate::Form;
use crate::order::{Order, Ranks};

/// What all games of a batch have in common.
pub(super) struct Rules<G> {
    pub(super) game: G,
    pub(super) form: Form,
    pub(super) sight: Sight,
    /// The order of ids by text; none where there are no ids.
    pub(super) ranks: Ranks,
    /// Whether legal actions are needed in the order of their texts.
    pub(super) in_order: bool,
}

/// One game of a batch.
pub(super) struct Lane<G: Spaces> {
    pub(super) state: G::State,
    /// All games played here follow from it.
    seed: u64,
    /// How many games were started here.
    started: u64,
    /// Decides what chance does.
    chance: Rng,
    /// Decides what random players do.
    players: Rng,
    actions: Vec<G::Action>,
    /// Their ids, where there are any.
    ids: Vec<u32>,
    /// Their order by text, where it is needed.
    order: Order,
    /// The index of the action to play next.
    chosen: usize,
}

/// What a step did.
pub(super) struct Ended<S> {
    /// The last position of the game that it ended.
    pub(super) last: S,
    /// Who won it.
    pub(super) winners: SeatSet,
}

impl<G: Spaces> Lane<G> {
    pub(super) fn new(seed: u64, start: G::State) -> Lane<G> {
        let mut lane = Lane {
            state: start,
            seed,
            started: 0,
            chance: Rng::with_seed(0),
            players: Rng::with_seed(0),
            actions: Vec::new(),
            ids: Vec::new(),
            order: Order::default(),
            chosen: 0,
        };
        lane.reseed(seed);
        lane
    }

    pub(super) fn reseed(&mut self, seed: u64) {
        self.seed = seed;
        self.started = 0;
        self.players = Rng::with_seed(mixed(!seed, 0));
    }

    /// The ids of the legal actions, in the game's own order.
    #[inline]
    pub(super) fn ids(&self) -> &[u32] {
        &self.ids
    }

    /// The legal actions, in the game's own order.
    #[inline]
    pub(super) fn legal(&self) -> &[G::Action] {
        &self.actions
    }

    /// The indices of the legal actions in those lists, in the order of their texts.
    #[inline]
    pub(super) fn in_order(&self) -> impl Iterator<Item = usize> {
        self.order.indices()
    }

    /// Notes the action to play next; says whether it is legal.
    #[inline]
    pub(super) fn choose(&mut self, form: Form, action: i64) -> bool {
        let index = match form {
            Form::Ids => self.ids.iter().position(|&id| i64::from(id) == action),
            Form::List => usize::try_from(action).ok().and_then(|place| self.order.index(place)),
        };
        self.chosen = index.unwrap_or_default();
        index.is_some()
    }

    #[inline]
    pub(super) fn choose_randomly(&mut self) {
        self.chosen = self.players.usize(..self.actions.len());
    }

    /// Begins the next game, up to the first choice of a player.
    pub(super) fn start(&mut self, rules: &Rules<G>) {
        self.state = rules.game.start();
        self.chance = Rng::with_seed(mixed(self.seed, self.started));
        self.started += 1;
        // A game in which no player has a choice cannot be played by anyone.
        self.go_on(rules);
    }

    /// Plays the chosen action, and chance up to the next choice of a player.
    #[inline]
    pub(super) fn play(&mut self, rules: &Rules<G>) -> Option<Ended<G::State>> {
        let action = *self.actions.get(self.chosen)?;
        rules.game.play_unchecked(&mut self.state, action);
        if self.go_on(rules) {
            return None;
        }
        let (last, winners) = (self.state, rules.game.winners(&self.state));
        self.start(rules);
        Some(Ended { last, winners })
    }

    /// Lets chance act until a player has a choice; says whether one has.
    #[inline]
    fn go_on(&mut self, rules: &Rules<G>) -> bool {
        let game = &rules.game;
        loop {
            game.legal_actions(&self.state, &mut self.actions);
            match game.turn(&self.state) {
                Turn::Seat(_) => break,
                Turn::Over => return false,
                Turn::Chance => {
                    let state = &self.state;
                    let weights = self.actions.iter().map(|&action| game.weight(state, action));
                    let index = pick_weighted(weights, |total| self.chance.u32(..total));
                    game.play_unchecked(&mut self.state, self.actions[index]);
                }
            }
        }
        self.number(rules);
        true
    }

    /// Finds the ids of the legal actions and their order.
    #[inline]
    fn number(&mut self, rules: &Rules<G>) {
        let Some(ranks) = rules.ranks else {
            self.order.sort_texts(&self.actions);
            return;
        };
        self.ids.clear();
        let id = |&action: &G::Action| {
            G::action_id(action).expect("every legal action has an id where ids are offered")
        };
        self.ids.extend(self.actions.iter().map(id));
        if rules.in_order {
            self.order.sort_ids(ranks, &self.ids);
        }
    }
}

/// A seed that follows from another and a number; neighbors have nothing in common.
pub(super) fn mixed(seed: u64, number: u64) -> u64 {
    // The finalizer of SplitMix64.
    let step = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut mixed = seed.wrapping_add(step);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
