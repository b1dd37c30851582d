//! The list of games, and how to start or load a match of one.

use std::ops::RangeInclusive;

use rules::{
    Insight, LoadError, Match, OptionSpec, Options, Problem, Record, Refusal, Spaces, Tabletop,
    unknown_option,
};

#[cfg(feature = "texts")]
use schemars::{Schema, SchemaGenerator};

use crate::any_match::Recorded;
use crate::{AnyMatch, clause, header};

/// A game of the catalog.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name in records and on the wire.
    pub name: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The possible numbers of players.
    pub players: RangeInclusive<usize>,
    /// The versions of its rules that can be played, oldest to newest.
    pub versions: RangeInclusive<u32>,
    /// Its options.
    pub options: &'static [OptionSpec],
    /// The options that replace components of ours.
    pub components: &'static [&'static str],
    /// Whether anything is hidden from players in memory play.
    pub hides: bool,
    /// Whether a new table that says nothing about it plays memory, not open.
    pub memory_by_default: bool,
    /// Its rules in our words, in English, as Markdown with numbered clauses.
    pub rules: &'static str,
    /// The same in other languages, by their tags.
    pub translations: &'static [(&'static str, &'static str)],
    /// How to learn the game, in English: Markdown with pictures. For people at a table.
    pub learn: &'static str,
    /// The same in other languages, by their tags.
    pub learn_translations: &'static [(&'static str, &'static str)],
    /// The pictures of both texts.
    pub pictures: &'static [Picture],
    new_match: NewMatch,
    load: Load,
    problems: ListProblems,
    give_network: fn(&str, &[u8]) -> bool,
    #[cfg(feature = "texts")]
    schemas: fn(&mut SchemaGenerator) -> Schemas,
}

/// A picture of the texts about a game: a record that ends in the position it shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Its name in the texts, without folder and ending.
    pub name: &'static str,
    /// The record, with its marks as comments.
    pub record: &'static str,
    /// The picture as an SVG file.
    pub svg: &'static str,
}

/// The JSON schemas of what a game shows to programs.
#[cfg(feature = "texts")]
#[derive(Clone, Debug)]
pub struct Schemas {
    /// Of [`AnyMatch::board`].
    pub board: Schema,
    /// Of [`AnyMatch::full_position`] and [`AnyMatch::public_position`].
    pub position: Schema,
    /// Of a hint.
    pub hint: Schema,
}

#[cfg(feature = "texts")]
impl Schemas {
    fn of<G: Tabletop>(generator: &mut SchemaGenerator) -> Schemas {
        Schemas {
            board: generator.subschema_for::<G::Board>(),
            position: generator.subschema_for::<G::Position>(),
            hint: generator.subschema_for::<G::Hint>(),
        }
    }
}

type NewMatch = fn(u32, usize, &Options) -> Result<Box<dyn AnyMatch>, Refusal>;
type ListProblems = fn(u32, usize, &Options) -> Vec<Problem>;
type Load = fn(Record) -> Result<Box<dyn AnyMatch>, LoadError>;

impl Entry {
    const fn of<G: Tabletop + Insight + Send + Sync + 'static>(texts: Texts) -> Entry {
        Entry {
            name: G::NAME,
            title: G::TITLE,
            players: G::PLAYERS,
            versions: G::RULES_VERSIONS,
            options: G::OPTIONS,
            components: G::COMPONENTS,
            hides: G::HIDES,
            memory_by_default: G::MEMORY_BY_DEFAULT,
            rules: texts.rules,
            translations: texts.translations,
            learn: texts.learn,
            learn_translations: texts.learn_translations,
            pictures: texts.pictures,
            new_match: |rules, players, options| {
                Ok(Box::new(Recorded::new(G::set_up_for(rules, players, options)?)))
            },
            load: |record| Ok(Box::new(Recorded::<G>::load(record)?)),
            problems: G::problems,
            give_network: G::give_network,
            #[cfg(feature = "texts")]
            schemas: Schemas::of::<G>,
        }
    }

    /// A match by the newest rules, at its start; options left out have their defaults.
    ///
    /// ```
    /// let pacal = catalog::find("pacal")?;
    /// let refusal = pacal.new_match(9, &rules::Options::new()).unwrap_err();
    /// assert_eq!(refusal.code(), "wrong-players");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn new_match(
        &self,
        players: usize,
        options: &Options,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        self.new_match_by(*self.versions.end(), players, options)
    }

    /// The same by a version of the rules, which may be an older one.
    pub fn new_match_by(
        &self,
        rules: u32,
        players: usize,
        options: &Options,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        options.keys().try_for_each(|name| self.knows_option(name))?;
        self.seats(players)?;
        (self.new_match)(rules, players, options)
    }

    /// Its rules in the language with this tag; in English where they are not translated.
    ///
    /// ```
    /// let uxmal = catalog::find("uxmal")?;
    /// assert_eq!(uxmal.rules_in("tlh"), uxmal.rules);
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn rules_in(&self, language: &str) -> &'static str {
        let translated = self.translations.iter().find(|(tag, _)| *tag == language);
        translated.map_or(self.rules, |(_, text)| text)
    }

    /// How to learn the game, in the language with this tag; in English where it is not translated.
    ///
    /// ```
    /// let uxmal = catalog::find("uxmal")?;
    /// assert_eq!(uxmal.learn_in("tlh"), uxmal.learn);
    /// assert!(uxmal.learn.contains("(pictures/uxmal/setup.svg)"));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn learn_in(&self, language: &str) -> &'static str {
        let translated = self.learn_translations.iter().find(|(tag, _)| *tag == language);
        translated.map_or(self.learn, |(_, text)| text)
    }

    /// The picture that a text shows by this address: `pictures/uxmal/setup.svg`, after any folder.
    ///
    /// ```
    /// let uxmal = catalog::find("uxmal")?;
    /// let picture = uxmal.picture("../learn/pictures/uxmal/setup.svg").unwrap();
    /// assert!(picture.svg.starts_with("<svg "));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn picture(&self, address: &str) -> Option<&'static Picture> {
        let (_, path) = address.rsplit_once("pictures/")?;
        let (game, file) = path.split_once('/')?;
        let name = file.strip_suffix(".svg").filter(|_| game == self.name)?;
        self.pictures.iter().find(|picture| picture.name == name)
    }

    /// The clause of the rules with this number, or the section, in the language with this tag.
    ///
    /// ```
    /// let clause = catalog::find("pacal")?.clause("5.4", "en").unwrap();
    /// assert!(clause.starts_with("**5.4** "));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn clause(&self, number: &str, language: &str) -> Option<&'static str> {
        clause::clause(self.rules_in(language), number)
    }

    /// The schemas of what the game shows: references to definitions that the generator collects.
    ///
    /// Their names begin with the name of the game.
    ///
    /// ```
    /// let mut generator = schemars::generate::SchemaSettings::openapi3().into_generator();
    /// let schemas = catalog::find("uxmal")?.schemas(&mut generator);
    /// let name = "#/components/schemas/UxmalPosition";
    /// assert_eq!(schemas.position.get("$ref").unwrap(), name);
    /// assert!(generator.definitions().contains_key("UxmalPosition"));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    #[cfg(feature = "texts")]
    pub fn schemas(&self, generator: &mut SchemaGenerator) -> Schemas {
        (self.schemas)(generator)
    }

    /// Takes one of the networks of its bots, `network`, `search` or `many`, where they are no part
    /// of the program; false if it has none of this name.
    ///
    /// ```
    /// assert!(!catalog::find("uxmal")?.give_network("no such file", b""));
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn give_network(&self, name: &str, bytes: &[u8]) -> bool {
        (self.give_network)(name, bytes)
    }

    /// Everything that is wrong with these options by the newest rules.
    pub(crate) fn problems(&self, players: usize, options: &Options) -> Vec<Problem> {
        let mut problems = (self.problems)(*self.versions.end(), players, options);
        // As in `new_match`: an option that the game does not have is refused first.
        problems.sort_by_key(|problem| problem.refusal.code() != "unknown-option");
        problems
    }

    fn load(&self, record: Record) -> Result<Box<dyn AnyMatch>, LoadError> {
        self.knows_header(&record).map_err(LoadError::in_header)?;
        (self.load)(record)
    }

    fn knows_header(&self, record: &Record) -> Result<(), Refusal> {
        header::options(record).try_for_each(|name| self.knows_option(name))?;
        header::players(record).map_or(Ok(()), |players| self.seats(players))
    }

    fn knows_option(&self, name: &str) -> Result<(), Refusal> {
        if self.options.iter().any(|option| option.name == name) {
            return Ok(());
        }
        Err(unknown_option(self.options, name))
    }

    pub(crate) fn seats(&self, players: usize) -> Result<(), Refusal> {
        if self.players.contains(&players) {
            return Ok(());
        }
        Err(Refusal::new("wrong-players")
            .with("key", "players")
            .with("title", self.title)
            .with("least", *self.players.start())
            .with("most", *self.players.end())
            .with("found", players)
            .about("players"))
    }
}

/// Work on a match whose game the compiler knows: measuring, searching.
///
/// ```
/// use catalog::Visit;
/// use rules::{Match, Tabletop};
///
/// struct SizeOfState;
///
/// impl Visit for SizeOfState {
///     type Out = usize;
///
///     fn visit<G: Tabletop + Send + Sync + 'static>(self, _: &Match<G>) -> usize {
///         size_of::<G::State>()
///     }
/// }
///
/// let played = catalog::new_match("pacal", 3, &rules::Options::new())?;
/// assert!(catalog::visit(&*played, SizeOfState) < 4096);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub trait Visit {
    /// The result.
    type Out;

    /// Does the work.
    fn visit<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        self,
        played: &Match<G>,
    ) -> Self::Out;
}

/// The texts about a game in every language, and their pictures.
#[derive(Clone, Copy)]
struct Texts {
    rules: &'static str,
    translations: &'static [(&'static str, &'static str)],
    learn: &'static str,
    learn_translations: &'static [(&'static str, &'static str)],
    pictures: &'static [Picture],
}

/// The texts of a game out of `docs/rules` and `docs/learn`: in English, in these languages, and
/// with these pictures.
#[cfg(feature = "texts")]
macro_rules! texts {
    ($game:literal, rules: $($tag:literal)*, learn: $($learn:literal)*, pictures: $($name:literal)*) => {
        Texts {
            rules: include_str!(concat!("../../../docs/rules/", $game, ".md")),
            translations: &[$((
                $tag,
                include_str!(concat!("../../../docs/rules/", $tag, "/", $game, ".md")),
            )),*],
            learn: include_str!(concat!("../../../docs/learn/", $game, ".md")),
            learn_translations: &[$((
                $learn,
                include_str!(concat!("../../../docs/learn/", $learn, "/", $game, ".md")),
            )),*],
            pictures: &[$(Picture {
                name: $name,
                record: include_str!(concat!("../../../docs/learn/pictures/", $game, "/", $name, ".txt")),
                svg: include_str!(concat!("../../../docs/learn/pictures/", $game, "/", $name, ".svg")),
            }),*],
        }
    };
}

/// Without the feature the texts are left out: a page has them as files of its own.
#[cfg(not(feature = "texts"))]
macro_rules! texts {
    ($($left_out:tt)*) => {
        Texts { rules: "", translations: &[], learn: "", learn_translations: &[], pictures: &[] }
    };
}

macro_rules! games {
    ($($(#[$attribute:meta])* $game:ty => $texts:expr,)*) => {
        /// Every game.
        pub static GAMES: &[Entry] = &[$($(#[$attribute])* Entry::of::<$game>($texts)),*];

        /// Lets a visitor see the match behind the trait.
        pub fn visit<V: Visit>(played: &dyn AnyMatch, visitor: V) -> V::Out {
            $($(#[$attribute])* if let Some(played) = Recorded::<$game>::behind(played) {
                return visitor.visit(played);
            })*
            unreachable!("{}: a match of a game that is not in the list", played.name())
        }
    };
}

games! {
    pacal::Pacal => texts!(
        "pacal",
        rules: "de" "fr" "pl" "cs",
        learn: "de" "fr" "pl" "cs",
        pictures: "constellations" "flights" "lake" "majority" "row-of-four" "setup" "three-stones"
            "turn-built" "turn-flight"
    ),
    uxmal::Uxmal => texts!(
        "uxmal",
        rules: "de" "fr" "pl" "cs",
        learn: "de" "fr" "pl" "cs",
        pictures: "finished" "first-tile" "level-two" "level-two-before" "move" "scoring" "setup"
            "venerate"
    ),
    #[cfg(test)] crate::tests::Nim => Texts {
        rules: "**5.4** Take one to three.",
        translations: &[("de", "**5.4** Nimm eins bis drei.")],
        learn: "Take one to three.",
        learn_translations: &[],
        pictures: &[],
    },
}

/// The game with this name.
///
/// ```
/// assert_eq!(catalog::find("pacal")?.title, "Pacal's Rocket");
/// assert_eq!(catalog::find("chess").unwrap_err().code(), "unknown-game");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn find(name: &str) -> Result<&'static Entry, Refusal> {
    GAMES.iter().find(|game| game.name == name).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|game| game.name).collect();
        Refusal::new("unknown-game")
            .with("key", "game")
            .with("name", name)
            .with("known", known.join(", "))
            .about("game")
    })
}

/// A match of the game with this name, by its newest rules, at its start.
///
/// ```
/// let played = catalog::new_match("uxmal", 4, &rules::Options::new())?;
/// assert_eq!(played.players(), 4);
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn new_match(
    name: &str,
    players: usize,
    options: &Options,
) -> Result<Box<dyn AnyMatch>, Refusal> {
    find(name)?.new_match(players, options)
}

/// The same by a version of the rules, which may be an older one: a stored table names the version
/// that it was opened with.
///
/// ```
/// let played = catalog::new_match_by("uxmal", 1, 4, &rules::Options::new())?;
/// assert_eq!(played.rules_version(), 1);
/// let refusal = catalog::new_match_by("uxmal", 9, 4, &rules::Options::new()).unwrap_err();
/// assert_eq!(refusal.code(), "unknown-rules");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn new_match_by(
    name: &str,
    rules: u32,
    players: usize,
    options: &Options,
) -> Result<Box<dyn AnyMatch>, Refusal> {
    find(name)?.new_match_by(rules, players, options)
}

/// The match of a record.
///
/// A truncated record gives the position it reaches.
///
/// ```
/// let text = "game uxmal\nplayers 2\nrules 1\nname 1 Ixchel\n\norder JSQMT # our first\ntile\n";
/// let played = catalog::load(text)?;
/// assert_eq!(played.record().to_string(), text);
///
/// let error = catalog::load("game uxmal\nrules 1\nplayers 2\n\ntile\n").unwrap_err();
/// assert_eq!(error.line, Some(5));
/// # Ok::<(), rules::LoadError>(())
/// ```
pub fn load(text: &str) -> Result<Box<dyn AnyMatch>, LoadError> {
    let record: Record = text.parse()?;
    let load = |record: Record| {
        let missing = || Refusal::new("record-header-missing").with("key", "game");
        let name = record.header("game").ok_or_else(missing).map_err(LoadError::in_header)?;
        find(name).map_err(LoadError::in_header)?.load(record)
    };
    load(record).map_err(|error| header::locate(text, error))
}
