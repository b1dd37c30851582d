//! One game with chance in the open: what OpenSpiel and `PettingZoo` need.

use std::fmt;
use std::sync::Arc;

use catalog::{AnyMatch, Visit, visit};
use fastrand::Rng;
use rules::{
    Insight, MAX_SEATS, Match, Scores, Seat, SeatSet, Sight, Spaces, Tabletop, Turn, pick_weighted,
    total_len,
};

use crate::order::{Order, Ranks, ranks};
use crate::{Form, SpacesError, returns, sight};

/// A random game that is longer is broken off: some options have games without an end.
pub const MOST_RANDOM_ACTIONS: usize = 100_000;

/// A position of any game, with the actions that led to it.
///
/// ```
/// use spaces::{Form, position};
///
/// let played = catalog::new_match("uxmal", 2, &rules::Options::new())?;
/// let mut position = position(&*played, Form::Ids, None)?;
/// assert_eq!(position.chance().len(), 120);
/// position.play(position.legal()[0].into())?;
/// let texts: Vec<String> = (0..position.legal().len()).map(|index| position.text(index)).collect();
/// assert_eq!(texts, ["tile"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Position: fmt::Debug + Send + Sync {
    /// The same position once more.
    fn copied(&self) -> Box<dyn Position>;

    /// How many seats are taken.
    fn players(&self) -> usize;

    /// Who acts.
    fn turn(&self) -> Turn;

    /// The legal actions as numbers, sorted by text as `AnyMatch::legal` has it.
    fn legal(&self) -> &[u32];

    /// The action at this index of the list, in notation; empty if the list is shorter.
    fn text(&self, index: usize) -> String;

    /// The actions of chance with their probabilities; empty if a player acts.
    fn chance(&self) -> Vec<(u32, f64)>;

    /// Plays an action; one that is not legal changes nothing.
    fn play(&mut self, action: i64) -> Result<(), SpacesError>;

    /// Every action so far in notation, chance included: everybody sees every action.
    fn history(&self) -> Vec<String>;

    /// The same as ids; empty where the game has none.
    fn history_ids(&self) -> Vec<u32>;

    /// The points of every seat.
    fn scores(&self) -> Scores;

    /// The winners; none until the game is over.
    fn winners(&self) -> SeatSet;

    /// What the game is worth to every seat; zeros until it is over.
    fn returns(&self) -> [f32; MAX_SEATS] {
        returns(self.winners(), self.players())
    }

    /// The flat array as a seat sees it: with what is hidden from it if `open`.
    fn flat(&self, seat: Seat, open: bool) -> Vec<f32>;

    /// The planes as a seat sees them.
    fn planes(&self, seat: Seat) -> Vec<u8>;

    /// What describes the legal actions, one row for each.
    fn features(&self) -> Vec<f32>;

    /// What the game is worth to every seat after random actions to its end, which happen on a copy.
    /// The same seed gives the same game; zeros if it has no end within [`MOST_RANDOM_ACTIONS`].
    fn rollout(&self, seed: u64) -> [f32; MAX_SEATS];

    /// The table as text, as a seat or a spectator sees it.
    fn drawn(&self, viewer: Option<Seat>, open: bool) -> String;
}

/// The position of a match, with its history. `memory` says whether what is hidden from a seat is
/// left out of what it sees; none leaves it to the game.
pub fn position(
    played: &dyn AnyMatch,
    form: Form,
    memory: Option<bool>,
) -> Result<Box<dyn Position>, SpacesError> {
    struct New(Form, Option<bool>);

    impl Visit for New {
        type Out = Result<Box<dyn Position>, SpacesError>;

        fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
            self,
            played: &Match<G>,
        ) -> Self::Out {
            let New(form, memory) = self;
            let game = set_up_again(played.game());
            let mut position = Typed {
                ranks: ranks(&game),
                form: form.checked(played.game())?,
                sight: sight::<G>(memory),
                state: *played.state(),
                history: played.actions().collect(),
                actions: Vec::new(),
                legal: Vec::new(),
                game: Arc::new(game),
            };
            position.list();
            Ok(Box::new(position))
        }
    }

    visit(played, New(form, memory))
}

/// The same game once more: a match owns its own.
pub(crate) fn set_up_again<G: Tabletop>(game: &G) -> G {
    let options = game.options_as_json();
    G::set_up_for(game.rules_version(), game.players(), &options)
        .expect("a game can be set up again from its own options")
}

struct Typed<G: Spaces> {
    game: Arc<G>,
    ranks: Ranks,
    state: G::State,
    history: Vec<G::Action>,
    form: Form,
    sight: Sight,
    actions: Vec<G::Action>,
    legal: Vec<u32>,
}

impl<G: Tabletop + Spaces + Send + Sync + 'static> Typed<G> {
    fn list(&mut self) {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        let mut order = Order::default();
        match self.ranks {
            None => order.sort_texts(&actions),
            Some(ranks) => {
                let id = |(index, &action)| Form::Ids.number::<G>(index, action);
                let ids: Vec<u32> = actions.iter().enumerate().map(id).collect();
                order.sort_ids(ranks, &ids);
            }
        }
        self.actions.clear();
        self.actions.extend(order.indices().map(|index| actions[index]));
        let form = self.form;
        let numbered = self.actions.iter().enumerate();
        self.legal.clear();
        self.legal.extend(numbered.map(|(index, &action)| form.number::<G>(index, action)));
    }
}

impl<G: Tabletop + Spaces + Send + Sync + 'static> Position for Typed<G> {
    fn copied(&self) -> Box<dyn Position> {
        Box::new(Typed {
            game: Arc::clone(&self.game),
            ranks: self.ranks,
            state: self.state,
            history: self.history.clone(),
            form: self.form,
            sight: self.sight,
            actions: self.actions.clone(),
            legal: self.legal.clone(),
        })
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn legal(&self) -> &[u32] {
        &self.legal
    }

    fn text(&self, index: usize) -> String {
        self.actions.get(index).map(G::Action::to_string).unwrap_or_default()
    }

    fn chance(&self) -> Vec<(u32, f64)> {
        if self.turn() != Turn::Chance {
            return Vec::new();
        }
        let weight = |&action: &G::Action| f64::from(self.game.weight(&self.state, action));
        let total: f64 = self.actions.iter().map(weight).sum();
        let weights = self.actions.iter().map(weight);
        self.legal.iter().copied().zip(weights.map(|weight| weight / total)).collect()
    }

    fn play(&mut self, action: i64) -> Result<(), SpacesError> {
        if self.actions.is_empty() {
            return Err(SpacesError::Over);
        }
        let index = self.legal.iter().position(|&each| i64::from(each) == action);
        let legal = self.legal.len();
        let form = self.form;
        let index = index.ok_or(SpacesError::NotLegal { game: None, action, form, legal })?;
        let action = self.actions[index];
        self.game.play_unchecked(&mut self.state, action);
        self.history.push(action);
        self.list();
        Ok(())
    }

    fn history(&self) -> Vec<String> {
        self.history.iter().map(G::Action::to_string).collect()
    }

    fn history_ids(&self) -> Vec<u32> {
        let ids: Option<Vec<u32>> =
            self.history.iter().map(|&action| G::action_id(action)).collect();
        ids.unwrap_or_default()
    }

    fn scores(&self) -> Scores {
        self.game.scores(&self.state)
    }

    fn winners(&self) -> SeatSet {
        self.game.winners(&self.state)
    }

    fn flat(&self, seat: Seat, open: bool) -> Vec<f32> {
        let mut flat = vec![0.0; total_len(&self.game.flat_fields())];
        let sight = if open { Sight::Open } else { self.sight };
        self.game.write_flat(&self.state, seat, sight, &mut flat);
        flat
    }

    fn planes(&self, seat: Seat) -> Vec<u8> {
        let (rows, columns) = self.game.plane_size();
        let count = total_len(&self.game.plane_fields());
        let mut planes = vec![0; count * rows * columns];
        let changing = (count - self.game.fixed_planes()) * rows * columns;
        let (changing, fixed) = planes.split_at_mut(changing);
        self.game.write_planes(&self.state, seat, changing);
        self.game.write_fixed_planes(fixed);
        planes
    }

    fn features(&self) -> Vec<f32> {
        let width = total_len(&self.game.action_fields());
        let mut features = vec![0.0; width * self.actions.len()];
        if width > 0 {
            for (row, &action) in features.chunks_exact_mut(width).zip(&self.actions) {
                self.game.write_action(&self.state, action, row);
            }
        }
        features
    }

    fn rollout(&self, seed: u64) -> [f32; MAX_SEATS] {
        let (game, mut state, mut legal) = (&*self.game, self.state, Vec::new());
        let mut random = Rng::with_seed(seed);
        for _ in 0..MOST_RANDOM_ACTIONS {
            let turn = game.turn(&state);
            if turn == Turn::Over {
                break;
            }
            game.legal_actions(&state, &mut legal);
            let index = if turn == Turn::Chance {
                let weights = legal.iter().map(|&action| game.weight(&state, action));
                pick_weighted(weights, |total| random.u32(..total))
            } else {
                random.usize(..legal.len())
            };
            game.play_unchecked(&mut state, legal[index]);
        }
        returns(game.winners(&state), game.players())
    }

    fn drawn(&self, viewer: Option<Seat>, open: bool) -> String {
        if open || self.sight == Sight::Open {
            self.game.draw(&self.state).to_string()
        } else {
            self.game.draw_for(&self.state, viewer).to_string()
        }
    }
}

impl<G: Spaces> fmt::Debug for Typed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("history", &self.history).finish_non_exhaustive()
    }
}
