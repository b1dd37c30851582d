//! Sentences and refusals as message keys with arguments.

use std::fmt;

/// A sentence for a person, not yet in any language: the key of a message and its arguments.
///
/// The messages are in `locales/`; the crate `phrases` puts the two together.
///
/// ```
/// use rules::Phrase;
///
/// let phrase = Phrase::new("copan-fly").with("square", "f9").with("stones", 2);
/// assert_eq!(phrase.to_string(), "copan-fly square=f9 stones=2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`]: a number takes part in plural forms, a text does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// Notation, or one of the words that the message selects on.
    Text(String),
}

impl Phrase {
    /// The message with this key, so far without arguments.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }

    /// The same message with one argument more, written in notation.
    #[must_use]
    pub fn with_text(self, name: &'static str, arg: impl fmt::Display) -> Phrase {
        self.with(name, arg.to_string())
    }
}

/// For logs and failed tests; a person is shown the sentence instead.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! from_number {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                // A count of pieces is far below any limit of i64; saturate rather than wrap.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}

from_number!(u8 u16 u32 i32 i64 usize);

/// Why a request is refused: the clause that forbids it and the facts of the case.
///
/// The key of its phrase is the stable code that programs see.
///
/// ```
/// use rules::Refusal;
///
/// let refusal = Refusal::by_rule("5.4", "copan-must-fly-on").with("direction", "east");
/// assert_eq!(refusal.code(), "copan-must-fly-on");
/// assert_eq!(refusal.to_string(), "5.4: copan-must-fly-on direction=east");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The clause of `docs/rules/<game>.md` that forbids it; none where no rulebook covers it.
    pub rule: Option<&'static str>,
    /// What to tell a person.
    pub phrase: Phrase,
    /// What is wrong, if it is a header line or an option.
    pub subject: Option<Subject>,
}

/// The header line or option that a [`Refusal`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The one with this name.
    Named(&'static str),
    /// The one that this fact of the refusal names.
    Fact(&'static str),
}

impl Refusal {
    /// A refusal because a clause of the rules forbids it.
    pub fn by_rule(rule: &'static str, key: &'static str) -> Refusal {
        Refusal { rule: Some(rule), phrase: Phrase::new(key), subject: None }
    }

    /// A refusal of something that no rules allow, such as a malformed option.
    pub fn new(key: &'static str) -> Refusal {
        Refusal { rule: None, phrase: Phrase::new(key), subject: None }
    }

    /// The same refusal with one fact more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// The same refusal with one fact more, written in notation.
    #[must_use]
    pub fn with_text(self, name: &'static str, arg: impl fmt::Display) -> Refusal {
        self.with(name, arg.to_string())
    }

    /// The same refusal, about the header line or option with this name; a subject that is set
    /// already stays.
    #[must_use]
    pub fn about(mut self, name: &'static str) -> Refusal {
        self.subject.get_or_insert(Subject::Named(name));
        self
    }

    /// The same refusal, about the header line or option that this fact names.
    #[must_use]
    pub fn about_fact(mut self, fact: &'static str) -> Refusal {
        self.subject = Some(Subject::Fact(fact));
        self
    }

    /// The name of the header line or option that it is about.
    pub fn subject(&self) -> Option<String> {
        match self.subject? {
            Subject::Named(name) => Some(name.to_owned()),
            Subject::Fact(fact) => {
                let mut args = self.phrase.args.iter();
                args.find(|(name, _)| *name == fact).map(|(_, arg)| arg.to_string())
            }
        }
    }

    /// The stable code of this kind of refusal.
    pub fn code(&self) -> &'static str {
        self.phrase.key
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rule) = self.rule {
            write!(f, "{rule}: ")?;
        }
        self.phrase.fmt(f)
    }
}

impl std::error::Error for Refusal {}
