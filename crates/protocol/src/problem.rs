//! Errors.

use std::borrow::Cow;

use rules::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Args;

/// The body of every error. A refused request has changed nothing.
///
/// ```
/// use protocol::Problem;
/// use rules::Refusal;
///
/// let refusal = Refusal::by_rule("5.4", "pacal-must-fly-on").with("direction", "east");
/// let problem = Problem::new(&refusal.phrase, refusal.rule, "You must fly on.".to_owned());
/// assert_eq!((&*problem.code, problem.rule.as_deref()), ("pacal-must-fly-on", Some("5.4")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// The stable code: the key of a message.
    pub code: Cow<'static, str>,
    /// The clause of the rules that forbids it, if there is one.
    pub rule: Option<Cow<'static, str>>,
    /// The facts: the arguments of the message.
    pub args: Args,
    /// The message as a sentence.
    pub message: String,
}

impl Problem {
    /// The problem that a phrase describes, with its sentence in some language.
    pub fn new(phrase: &Phrase, rule: Option<&'static str>, message: String) -> Problem {
        let code = Cow::Borrowed(phrase.key);
        Problem { code, rule: rule.map(Cow::Borrowed), args: Args::from(phrase), message }
    }
}
