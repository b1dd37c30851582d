//! A match of any game behind one trait, with its record.

use std::any::Any;
use std::fmt::{self, Write as _};

use rules::picture::Marks;
use rules::{
    Drawing, LoadError, Match, NotAnAction, Options, Phrase, Record, Scores, Seat, SeatSet,
    Tabletop, Turn,
};
use serde::Serialize;
use serde_json::Value;

use crate::prepared::PositionId;
use crate::{Choice, Hinted, LogLine, OtherPosition, PlayError, Prepared};

/// A match of any game of the catalog, played in notation.
///
/// It carries its record: a loaded one keeps its names, comments and dates, and is written back
/// byte for byte, with what was played since at its end.
///
/// ```
/// use catalog::new_match;
/// use rules::{Options, Turn};
///
/// let mut played = new_match("uxmal", 2, &Options::new())?;
/// played.play("order JSQMT")?;
/// assert_eq!(played.turn().seat().map(|seat| seat.number()), Some(1));
/// assert_eq!(played.legal()[0].text, "tile");
///
/// assert_eq!(played.record().to_string(), "game uxmal\nrules 1\nplayers 2\n\norder JSQMT\n");
/// assert_eq!(played.undo().as_deref(), Some("order JSQMT"));
/// assert_eq!(played.turn(), Turn::Chance);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub trait AnyMatch: sealed::Sealed + fmt::Debug + Send + Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;

    /// The version of the rules it is played by.
    fn rules_version(&self) -> u32;

    /// How many seats are taken.
    fn players(&self) -> usize;

    /// The options that are not the default, as JSON.
    fn options(&self) -> Options;

    /// The name of its components, if they have one.
    fn map(&self) -> Option<&str> {
        self.record().header("map")
    }

    /// Names the components of a match in which nothing was played: see [`crate::name_map`].
    fn set_map(&mut self, name: &str);

    /// The same match once more: what is played in one does not happen in the other.
    fn fork(&self) -> Box<dyn AnyMatch>;

    /// Who acts now.
    fn turn(&self) -> Turn;

    /// Every legal action, sorted as text.
    fn legal(&self) -> Vec<Choice> {
        let mut choices = self.choices();
        choices.sort_unstable_by(|one, other| one.text.cmp(&other.text));
        choices
    }

    /// Every legal action, in the game's own order.
    fn choices(&self) -> Vec<Choice>;

    /// Plays the action; a refused one changes nothing.
    fn play(&mut self, action: &str) -> Result<(), PlayError>;

    /// Parses and checks the action, and describes it. [`AnyMatch::play_prepared`] then plays it
    /// without doing that again.
    fn prepare(&self, action: &str) -> Result<Prepared, PlayError>;

    /// Plays an action that was prepared in this position, and gives its description.
    fn play_prepared(&mut self, prepared: Prepared) -> Result<Phrase, OtherPosition>;

    /// Whether an action that was prepared in this position shows something that was hidden from
    /// everybody: undoing it would be a peek.
    fn reveals(&self, prepared: &Prepared) -> Result<bool, OtherPosition>;

    /// Takes the last action back, and returns it.
    fn undo(&mut self) -> Option<String>;

    /// The points of every seat.
    fn scores(&self) -> Scores;

    /// The points of every seat if everything that is scored later were scored now: see
    /// [`Tabletop::if_scored_now`].
    fn if_scored_now(&self) -> Scores;

    /// The winners; none until the game is over.
    fn winners(&self) -> SeatSet;

    /// The record so far.
    fn record(&self) -> &Record;

    /// Everything on the table, for programs.
    fn full_position(&self) -> Value;

    /// What everybody may see, for programs: null in place of what is hidden.
    fn public_position(&self) -> Value;

    /// What `viewer` may see, a seat or a spectator, for programs: null in place of what is hidden.
    fn position_for(&self, viewer: Option<Seat>) -> Value;

    /// What never changes in a game, for programs.
    fn board(&self) -> Value;

    /// Every legal action with its hint, sorted as text.
    fn hints(&self) -> Vec<Hinted>;

    /// Whether the result of an action is hidden from `viewer` afterwards: see
    /// [`rules::Hidden::hides`].
    fn hides(&self, actor: Option<Seat>, action: &str, viewer: Option<Seat>) -> bool;

    /// The whole table as text.
    fn draw(&self) -> Drawing;

    /// The position as a picture, an SVG file, with these marks; it shows everything, as
    /// [`AnyMatch::draw`] does.
    fn picture(&self, marks: &Marks) -> Result<String, LoadError>;

    /// The table as text, without what is hidden from `viewer`.
    fn draw_for(&self, viewer: Option<Seat>) -> Drawing;

    /// What the player who acts is asked, or that the game is over.
    fn asks(&self) -> Phrase;

    /// Every action so far, chance included, with who took it.
    fn log(&self) -> Vec<LogLine>;
}

/// Only the games of the list implement the trait, so that [`crate::visit`] knows them all.
mod sealed {
    use std::any::Any;

    pub trait Sealed: Any {}
}

/// The match of a game, with its record.
pub(crate) struct Recorded<G: Tabletop> {
    played: Match<G>,
    record: Record,
    position: PositionId,
}

impl<G: Tabletop + Send + Sync + 'static> Recorded<G> {
    pub(crate) fn new(game: G) -> Recorded<G> {
        let played = Match::new(game);
        Recorded { record: played.record(), played, position: PositionId::new() }
    }

    pub(crate) fn load(record: Record) -> Result<Recorded<G>, LoadError> {
        let played = Match::<G>::from_record(&record)?;
        for ((line, text), action) in record.actions().zip(played.actions()) {
            written_as(text, action)
                .map_err(|error| LoadError { line: Some(line), refusal: error.into() })?;
        }
        Ok(Recorded { played, record, position: PositionId::new() })
    }

    /// The match behind the trait, if it is one of this game.
    pub(crate) fn behind(any: &dyn AnyMatch) -> Option<&Match<G>> {
        (any as &dyn Any).downcast_ref::<Recorded<G>>().map(|recorded| &recorded.played)
    }

    /// The action that the text stands for, if the rules allow it now.
    fn legal_action(&self, text: &str) -> Result<G::Action, PlayError> {
        let action = text.parse().map_err(PlayError::NotAnAction)?;
        written_as(text, action).map_err(PlayError::NotAnAction)?;
        self.played.game().check(self.played.state(), action).map_err(PlayError::Refused)?;
        Ok(action)
    }

    /// The action of a [`Prepared`] that was made in this position.
    fn prepared_action(&self, prepared: &Prepared) -> Result<G::Action, OtherPosition> {
        if prepared.position != self.position {
            return Err(OtherPosition);
        }
        prepared.action.downcast_ref().copied().ok_or(OtherPosition)
    }

    /// Plays a legal action, which this text stands for.
    fn play_legal(&mut self, action: G::Action, text: &str) {
        self.played.play_unchecked(action);
        self.record.push(text);
        self.position.change();
    }

    fn choice(&self, action: G::Action) -> Choice {
        let (game, state) = (self.played.game(), self.played.state());
        let weight = match game.turn(state) {
            Turn::Chance => Some(game.weight(state, action)),
            Turn::Seat(_) | Turn::Over => None,
        };
        Choice { text: action.to_string(), kind: game.kind(action), weight }
    }
}

fn value(shown: impl Serialize) -> Value {
    serde_json::to_value(shown)
        .expect("what a game shows has text for its keys and numbers that JSON knows")
}

/// Requires the exact notation, in case a game reads more than it writes.
fn written_as(text: &str, action: impl fmt::Display) -> Result<(), NotAnAction> {
    let mut rest = Expected(text);
    if write!(rest, "{action}").is_ok() && rest.0.is_empty() {
        return Ok(());
    }
    Err(NotAnAction::new(text, "an action, letter for letter as it is listed"))
}

/// Takes what is written off the front of the text; an error if it is something else.
struct Expected<'a>(&'a str);

impl fmt::Write for Expected<'_> {
    fn write_str(&mut self, written: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(written).ok_or(fmt::Error)?;
        Ok(())
    }
}

impl<G: Tabletop + Send + Sync + 'static> sealed::Sealed for Recorded<G> {}

impl<G: Tabletop + Send + Sync + 'static> AnyMatch for Recorded<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        self.played.game().rules_version()
    }

    fn players(&self) -> usize {
        self.played.game().players()
    }

    fn options(&self) -> Options {
        self.played.game().options_as_json()
    }

    fn set_map(&mut self, name: &str) {
        self.record = self.played.record().with_header("map", name);
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        let (played, record) = (self.played.clone(), self.record.clone());
        Box::new(Recorded { played, record, position: PositionId::new() })
    }

    fn turn(&self) -> Turn {
        self.played.game().turn(self.played.state())
    }

    fn choices(&self) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.played.game().legal_actions(self.played.state(), &mut actions);
        actions.into_iter().map(|action| self.choice(action)).collect()
    }

    fn play(&mut self, action: &str) -> Result<(), PlayError> {
        let legal = self.legal_action(action)?;
        self.play_legal(legal, action);
        Ok(())
    }

    fn prepare(&self, action: &str) -> Result<Prepared, PlayError> {
        let legal = self.legal_action(action)?;
        Ok(Prepared {
            position: self.position,
            text: action.to_owned(),
            description: self.played.game().describe(self.played.state(), legal),
            action: Box::new(legal),
        })
    }

    fn play_prepared(&mut self, prepared: Prepared) -> Result<Phrase, OtherPosition> {
        let action = self.prepared_action(&prepared)?;
        self.play_legal(action, &prepared.text);
        Ok(prepared.description)
    }

    fn reveals(&self, prepared: &Prepared) -> Result<bool, OtherPosition> {
        let action = self.prepared_action(prepared)?;
        Ok(self.played.game().reveals(self.played.state(), action))
    }

    fn undo(&mut self) -> Option<String> {
        let action = self.played.undo()?;
        self.record.pop();
        self.position.change();
        Some(action.to_string())
    }

    fn scores(&self) -> Scores {
        self.played.game().scores(self.played.state())
    }

    fn if_scored_now(&self) -> Scores {
        self.played.game().if_scored_now(self.played.state())
    }

    fn winners(&self) -> SeatSet {
        self.played.game().winners(self.played.state())
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn full_position(&self) -> Value {
        value(self.played.full_position())
    }

    fn public_position(&self) -> Value {
        value(self.played.public_position())
    }

    fn position_for(&self, viewer: Option<Seat>) -> Value {
        value(self.played.position_for(viewer))
    }

    fn board(&self) -> Value {
        value(self.played.game().board())
    }

    fn hints(&self) -> Vec<Hinted> {
        let (game, state) = (self.played.game(), self.played.state());
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let hinted = |action: G::Action| Hinted {
            action: action.to_string(),
            kind: game.kind(action),
            hint: game.hint(state, action).map(value),
        };
        let mut hints: Vec<Hinted> = actions.into_iter().map(hinted).collect();
        hints.sort_unstable_by(|one, other| one.action.cmp(&other.action));
        hints
    }

    fn hides(&self, actor: Option<Seat>, action: &str, viewer: Option<Seat>) -> bool {
        action.parse().is_ok_and(|action| self.played.game().hides(actor, action, viewer))
    }

    fn draw(&self) -> Drawing {
        self.played.game().draw(self.played.state())
    }

    fn picture(&self, marks: &Marks) -> Result<String, LoadError> {
        self.played.game().picture(self.played.state(), marks)
    }

    fn draw_for(&self, viewer: Option<Seat>) -> Drawing {
        self.played.game().draw_for(self.played.state(), viewer)
    }

    fn asks(&self) -> Phrase {
        self.played.game().asks(self.played.state())
    }

    fn log(&self) -> Vec<LogLine> {
        let game = self.played.game();
        let mut state = game.start();
        let tell = |action: G::Action| {
            let (turn, phrase) = (game.turn(&state), game.describe(&state, action));
            game.play_unchecked(&mut state, action);
            LogLine { turn, action: action.to_string(), phrase }
        };
        self.played.actions().map(tell).collect()
    }
}

impl<G: Tabletop> fmt::Debug for Recorded<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match").field("record", &self.record.to_string()).finish_non_exhaustive()
    }
}
