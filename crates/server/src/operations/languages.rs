//! The languages of messages.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use phrases::{LANGUAGES, Language, Phrases};

/// The messages of every language.
#[derive(Debug)]
pub(crate) struct Languages(Vec<Phrases>);

impl Languages {
    pub(crate) fn all() -> Languages {
        Languages(LANGUAGES.iter().filter_map(|each| Phrases::in_language(each.tag)).collect())
    }

    /// The language with this index; English if there is none.
    pub(crate) fn numbered(&self, number: usize) -> &Phrases {
        self.0.get(number).unwrap_or(&self.0[0])
    }

    /// The index of the language with this tag, or with its first part; English otherwise.
    pub(crate) fn tagged(&self, tag: &str) -> usize {
        Language::tagged(tag).map_or(0, |language| self.number(language))
    }

    /// The index of the client's preferred language among ours.
    pub(crate) fn accepted(&self, headers: &HeaderMap) -> usize {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        self.number(Language::accepted(accepted.unwrap_or_default()))
    }

    fn number(&self, language: &Language) -> usize {
        self.0.iter().position(|each| each.tag() == language.tag).unwrap_or(0)
    }
}
