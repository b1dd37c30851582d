//! Turns a [`Phrase`] into a sentence in a language. The messages are in `locales/<language>/*.ftl`,
//! in the syntax of [Project Fluent](https://projectfluent.org).
//!
//! ```
//! use phrases::Phrases;
//! use rules::Phrase;
//!
//! let phrases = Phrases::english();
//! let phrase = Phrase::new("won").with("count", 1).with("seats", "2");
//! assert_eq!(phrases.say(&phrase), "Player 2 wins.");
//! ```

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::{Arg, Phrase, Refusal};

mod choice;
#[cfg(test)]
mod tests;

/// A language and its messages.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    /// Its tag, such as `en` or `pt-BR`.
    pub tag: &'static str,
    /// Its own name for itself.
    pub name: &'static str,
    /// Name and content of each of its files.
    pub files: &'static [(&'static str, &'static str)],
}

/// Includes every file of every language: one line for a language, one for a file. Files whose
/// names start with `page` are only for browsers and are not included.
macro_rules! languages {
    (@files $tag:literal) => {
        languages!(@read $tag; "sacbe.ftl" "tables.ftl" "server.ftl" "pacal.ftl" "uxmal.ftl"
            "components.ftl" "dice.ftl" "memory.ftl" "notices.ftl" "mail.ftl" "levels.ftl"
            "review.ftl")
    };
    (@read $tag:literal; $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../../locales/", $tag, "/", $file)))),*]
    };
    ($($tag:literal $name:literal)*) => {
        /// All languages, English first.
        ///
        /// ```
        /// assert_eq!(phrases::LANGUAGES[0].tag, "en");
        /// ```
        pub const LANGUAGES: &[Language] =
            &[$(Language { tag: $tag, name: $name, files: languages!(@files $tag) }),*];
    };
}

languages! {
    "en" "English"
    "de" "Deutsch"
    "fr" "Français"
    "pl" "Polski"
    "cs" "Čeština"
}

/// The messages of one language; English where a message is missing.
pub struct Phrases {
    tag: &'static str,
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Phrases {
    /// The English messages.
    pub fn english() -> Phrases {
        let english = &LANGUAGES[0];
        Phrases { tag: english.tag, bundles: vec![bundle(english)] }
    }

    /// The messages of the language with this tag, if we have it.
    ///
    /// ```
    /// use phrases::Phrases;
    ///
    /// assert_eq!(Phrases::in_language("en").map(|phrases| phrases.tag()), Some("en"));
    /// assert!(Phrases::in_language("tlh").is_none());
    /// ```
    pub fn in_language(tag: &str) -> Option<Phrases> {
        let mut phrases = Phrases::english();
        let language = LANGUAGES.iter().find(|language| language.tag == tag)?;
        if language.tag != phrases.tag {
            phrases.tag = language.tag;
            phrases.bundles.insert(0, bundle(language));
        }
        Some(phrases)
    }

    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.tag
    }

    /// The phrase as a sentence.
    ///
    /// A phrase without a message, or without an argument that its message needs, is shown as its
    /// `Display`: a person can still guess its meaning, and nothing fails.
    ///
    /// ```
    /// use phrases::Phrases;
    /// use rules::Phrase;
    ///
    /// let phrase = Phrase::new("no-such-message").with("square", "f9");
    /// assert_eq!(Phrases::english().say(&phrase), "no-such-message square=f9");
    /// ```
    pub fn say(&self, phrase: &Phrase) -> String {
        let args: FluentArgs =
            phrase.args.iter().map(|(name, arg)| (*name, fluent_value(arg))).collect();
        self.bundles
            .iter()
            .find_map(|bundle| say_in(bundle, phrase.key, &args))
            .unwrap_or_else(|| phrase.to_string())
    }

    /// The message with a key that is known only while the program runs, such as one that a server
    /// has sent; none if there is no such message, or it needs other arguments.
    ///
    /// ```
    /// use phrases::Phrases;
    ///
    /// let key = String::from("seat");
    /// let said = Phrases::english().say_named(&key, &[("seat", 2.into())]);
    /// assert_eq!(said.as_deref(), Some("Player 2"));
    /// assert_eq!(Phrases::english().say_named("of another version", &[]), None);
    /// ```
    pub fn say_named(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let args: FluentArgs = args.iter().map(|(name, arg)| (*name, fluent_value(arg))).collect();
        self.bundles.iter().find_map(|bundle| say_in(bundle, key, &args))
    }

    /// The refusal as a sentence, with its clause if it has one.
    ///
    /// ```
    /// use phrases::Phrases;
    /// use rules::Refusal;
    ///
    /// let phrases = Phrases::english();
    /// let refusal = Refusal::new("unknown-option").with("name", "bord").with("known", "board");
    /// assert_eq!(phrases.refuse(&refusal), "There is no option “bord”. Available: board.");
    ///
    /// let forbidden = Refusal { rule: Some("5.4"), ..refusal };
    /// assert!(phrases.refuse(&forbidden).ends_with(" (rule 5.4)"));
    /// ```
    pub fn refuse(&self, refusal: &Refusal) -> String {
        let sentence = self.say(&refusal.phrase);
        match refusal.rule {
            None => sentence,
            Some(rule) => self
                .say(&Phrase::new("refused-by-rule").with("sentence", sentence).with("rule", rule)),
        }
    }

    /// Whether there is a message with this key.
    ///
    /// ```
    /// assert!(phrases::Phrases::english().has("not-an-action"));
    /// ```
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }
}

impl fmt::Debug for Phrases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Phrases").field("tag", &self.tag).finish_non_exhaustive()
    }
}

/// The messages of a language that can be parsed; tests check that all of them can.
fn bundle(language: &Language) -> FluentBundle<FluentResource> {
    let tag = language.tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks separate text of different directions; terminals show them as garbage.
    bundle.set_use_isolating(false);
    for (_, text) in language.files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn say_in(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let sentence = bundle.format_pattern(pattern, Some(args), &mut errors);
    errors.is_empty().then(|| sentence.into_owned())
}

fn fluent_value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
    }
}
