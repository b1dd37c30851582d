//! What people and programs need besides the rules: the trait `Tabletop`.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use crate::picture::{self, Marks};
use crate::{Drawing, Hidden, LoadError, Match, Phrase, Place, Problem, Refusal, Scores, Seat};

/// Options by name, as a client gives them: JSON values, or the text that a record has.
pub type Options = BTreeMap<String, Value>;

/// The name of an option and its possible values.
///
/// ```
/// use rules::OptionSpec;
///
/// let edition = OptionSpec::choice("edition", &["de", "fr", "cs"]);
/// assert_eq!(edition.values(), "de, fr or cs");
/// assert_eq!(OptionSpec::flag("master").values(), "true or false");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name in options and records.
    pub name: &'static str,
    /// What kind of value it has.
    pub kind: OptionKind,
}

/// What kind of value an option has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off: `true` or `false`. Off by default.
    Flag,
    /// One of these words. The first is the default.
    Choice(&'static [&'static str]),
    /// Something that has to be written, explained in words for help texts.
    Written(&'static str),
}

impl OptionSpec {
    /// An option that is on or off, and off by default.
    pub const fn flag(name: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Flag }
    }

    /// An option that is one of these words, by default the first.
    pub const fn choice(name: &'static str, words: &'static [&'static str]) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Choice(words) }
    }

    /// An option with any other value, and an explanation of what it may be.
    pub const fn written(name: &'static str, explanation: &'static str) -> OptionSpec {
        OptionSpec { name, kind: OptionKind::Written(explanation) }
    }

    /// The values to choose from, the default first; none if the value has to be written.
    pub fn choices(&self) -> &'static [&'static str] {
        match self.kind {
            OptionKind::Flag => &["false", "true"],
            OptionKind::Choice(words) => words,
            OptionKind::Written(_) => &[],
        }
    }

    /// Its possible values, for help texts: `true or false`.
    pub fn values(&self) -> String {
        match self.kind {
            OptionKind::Flag => "true or false".to_owned(),
            OptionKind::Choice(words) => match words {
                [before @ .., last] if !before.is_empty() => {
                    format!("{} or {last}", before.join(", "))
                }
                words => words.concat(),
            },
            OptionKind::Written(explanation) => explanation.to_owned(),
        }
    }
}

/// What people and programs need besides the rules: setup from options, sentences, drawings, and
/// positions as JSON.
pub trait Tabletop: Hidden + Sized {
    /// What never changes in a game, for programs.
    type Board: Serialize + JsonSchema;

    /// A position, for programs.
    type Position: Serialize + JsonSchema;

    /// What a player should know about an action before playing it, for programs.
    type Hint: Serialize + JsonSchema;

    /// The name for people.
    const TITLE: &'static str;

    /// The possible numbers of players.
    const PLAYERS: RangeInclusive<usize>;

    /// Every option.
    const OPTIONS: &'static [OptionSpec];

    /// The options that replace components of ours: what an owner of the printed game enters.
    const COMPONENTS: &'static [&'static str] = &[];

    /// Sets up a game for this version of the rules, this number of players and these options;
    /// missing options have their defaults. An unknown version is refused: see [`known_rules`].
    fn set_up_for(rules: u32, players: usize, options: &Options) -> Result<Self, Refusal>;

    /// Sets up a game for the newest rules.
    fn set_up(players: usize, options: &Options) -> Result<Self, Refusal> {
        Self::set_up_for(*Self::RULES_VERSIONS.end(), players, options)
    }

    /// Everything that is wrong with these options, as far as it can be found at once. Empty
    /// exactly if [`Tabletop::set_up_for`] accepts them; the first is the reason it gives.
    fn problems(rules: u32, players: usize, options: &Options) -> Vec<Problem> {
        let refused = Self::set_up_for(rules, players, options).err();
        refused.map(|refusal| Problem { at: Place::default(), refusal }).into_iter().collect()
    }

    /// The options that are not the default, as text for a record, in the order of
    /// [`Tabletop::OPTIONS`].
    fn options(&self) -> Vec<(&'static str, String)>;

    /// The same options as JSON, in the shape that is easiest to edit: lists, not joined text.
    fn options_as_json(&self) -> Options {
        let options = self.options().into_iter();
        options.map(|(name, text)| (name.to_owned(), Value::from(text))).collect()
    }

    /// What the player who acts is asked, or that the game is over.
    fn asks(&self, state: &Self::State) -> Phrase;

    /// The points of every seat if everything that is scored later were scored now.
    ///
    /// By default the points so far, for a game that scores at once.
    fn if_scored_now(&self, state: &Self::State) -> Scores {
        self.scores(state)
    }

    /// What `action` would do here, as a sentence for the log.
    fn describe(&self, state: &Self::State, action: Self::Action) -> Phrase;

    /// The key of the heading under which a list of actions shows this one.
    fn kind(&self, action: Self::Action) -> &'static str;

    /// The whole table as text.
    fn draw(&self, state: &Self::State) -> Drawing;

    /// The position as a picture, an SVG file, with these marks on it. Like [`Tabletop::draw`] it
    /// shows everything.
    ///
    /// A mark that is not on the board, or that the game does not have, is refused with its line.
    /// By default the picture is the drawing, without marks.
    fn picture(&self, state: &Self::State, _marks: &Marks) -> Result<String, LoadError> {
        Ok(picture::of_drawing(Self::TITLE, &self.draw(state)))
    }

    /// The table as text for `viewer`, a seat or a spectator: [`Tabletop::draw`] without what
    /// [`Hidden::hide`] hides from them.
    ///
    /// The default fits a game that hides nothing; a game that hides must write its own.
    fn draw_for(&self, state: &Self::State, _viewer: Option<Seat>) -> Drawing {
        self.draw(state)
    }

    /// What never changes in a game, for programs.
    fn board(&self) -> Self::Board;

    /// Everything on the table that changes, for programs.
    fn full_position(&self, state: &Self::State) -> Self::Position;

    /// What `viewer` may see, a seat or a spectator: [`Tabletop::full_position`] with null in place
    /// of what [`Hidden::hide`] hides from them.
    ///
    /// The default fits a game that hides nothing; a game that hides must write its own.
    fn position_for(&self, state: &Self::State, _viewer: Option<Seat>) -> Self::Position {
        self.full_position(state)
    }

    /// What everybody may see: the position for a spectator.
    fn public_position(&self, state: &Self::State) -> Self::Position {
        self.position_for(state, None)
    }

    /// Adds history to a position: the results of [`Match::milestones`].
    ///
    /// Nothing by default, and never anything that is hidden from a spectator.
    fn recount(&self, _played: &Match<Self>, _position: &mut Self::Position) {}

    /// What a client without rules cannot work out about a legal `action`: the path of a flight,
    /// what it would score. It shows nothing that is hidden from the seat that acts.
    ///
    /// Meaningless for an action that is not legal here.
    fn hint(&self, state: &Self::State, action: Self::Action) -> Option<Self::Hint>;

    /// What a legal `action` achieves at once, as facts that can be given as reasons: "takes the
    /// majority in district E: 6 points". None for an action that achieves nothing by itself.
    ///
    /// Like a hint it shows nothing that is hidden from the seat that acts.
    fn facts(&self, _state: &Self::State, _action: Self::Action) -> Vec<Phrase> {
        Vec::new()
    }
}

/// The refusal of an option that a game does not have.
pub fn unknown_option(options: &[OptionSpec], name: &str) -> Refusal {
    let known: Vec<_> = options.iter().map(|option| option.name).collect();
    let refusal = Refusal::new("unknown-option").with("name", name);
    refusal.with("known", known.join(", ")).about_fact("name")
}

/// Refuses a version of the rules that a game does not have.
pub fn known_rules<G: Tabletop>(rules: u32) -> Result<(), Refusal> {
    if G::RULES_VERSIONS.contains(&rules) {
        return Ok(());
    }
    Err(Refusal::new("unknown-rules")
        .with("title", G::TITLE)
        .with("found", rules)
        .with("known", listed::<G>()))
}

/// The versions of the rules that a game has, as text: `1, 2`.
pub(crate) fn listed<G: Tabletop>() -> String {
    let versions: Vec<String> = G::RULES_VERSIONS.map(|version| version.to_string()).collect();
    versions.join(", ")
}
