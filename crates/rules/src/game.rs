//! The rules of a game: the trait `Game`.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{Refusal, Scores, SeatSet, Turn};

/// A set of rules with its components and options, before anyone acts.
///
/// One definition of legality serves [`Game::legal_actions`], [`Game::check`] and the reason in
/// its refusal; the laws in `testkit` hold every game to that.
pub trait Game {
    /// The name in records and on the wire.
    const NAME: &'static str;

    /// The versions of the rules that can be played, oldest to newest.
    ///
    /// A change that lets a recorded game replay differently adds a version; none is ever removed,
    /// so that every record can be replayed.
    const RULES_VERSIONS: RangeInclusive<u32>;

    /// One position: everything except what never changes, which is in the game itself.
    type State: Copy + Debug + Eq + Hash + Send + Sync;

    /// One small step: of a player, or of chance.
    ///
    /// `Display` and `FromStr` are its notation. The order is the game's own.
    type Action: Copy + Debug + Display + Eq + FromStr<Err = NotAnAction> + Hash + Ord + Send + Sync;

    /// The version of the rules that this game was set up for, one of [`Game::RULES_VERSIONS`].
    fn rules_version(&self) -> u32;

    /// How many seats are taken.
    fn players(&self) -> usize;

    /// The position before the first action.
    fn start(&self) -> Self::State;

    /// Who acts in this position.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Replaces the content of `actions` with every legal action, sorted, without duplicates; with
    /// none when the game is over.
    ///
    /// The caller owns the list, so a search that reuses one allocates nothing.
    fn legal_actions(&self, state: &Self::State, actions: &mut Vec<Self::Action>);

    /// Whether the rules allow `action` here, and if not, why.
    fn check(&self, state: &Self::State, action: Self::Action) -> Result<(), Refusal>;

    /// Applies `action` without asking whether the rules allow it.
    ///
    /// An illegal action may panic, or leave a position that no game could reach.
    fn play_unchecked(&self, state: &mut Self::State, action: Self::Action);

    /// Applies `action` if the rules allow it, and otherwise leaves the position as it was.
    fn play(&self, state: &mut Self::State, action: Self::Action) -> Result<(), Refusal> {
        self.check(state, action)?;
        self.play_unchecked(state, action);
        Ok(())
    }

    /// How likely a chance action is, in proportion to the others in the list.
    ///
    /// Meaningless for an action of a player.
    fn weight(&self, state: &Self::State, action: Self::Action) -> u32;

    /// The points of every seat; once the game is over, the final ones.
    fn scores(&self, state: &Self::State) -> Scores;

    /// The winners, several if they share the win; empty until the game is over.
    fn winners(&self, state: &Self::State) -> SeatSet;

    /// Whether the action between two positions is one that later positions report, such as the end
    /// of a phase: a [`crate::Match`] keeps the position before it.
    ///
    /// False by default.
    fn is_milestone(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }
}

/// The text is not an action in any position of the game.
///
/// ```
/// use rules::NotAnAction;
///
/// let error = NotAnAction::new("fly", "a square such as f9");
/// assert_eq!(error.to_string(), "`fly` is not an action: expected a square such as f9");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAnAction {
    /// The text.
    pub text: String,
    /// What was expected instead.
    pub expected: &'static str,
}

impl NotAnAction {
    /// An error about `text` where something else was expected.
    pub fn new(text: impl Into<String>, expected: &'static str) -> NotAnAction {
        NotAnAction { text: text.into(), expected }
    }
}

impl Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not an action: expected {}", self.text, self.expected)
    }
}

impl std::error::Error for NotAnAction {}

impl From<NotAnAction> for Refusal {
    fn from(error: NotAnAction) -> Refusal {
        Refusal::new("not-an-action").with("text", error.text).with("expected", error.expected)
    }
}
