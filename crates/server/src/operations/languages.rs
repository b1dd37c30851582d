//! The languages that the server speaks.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use phrases::{LANGUAGES, Language, Phrases};

/// The sentences of every language.
#[derive(Debug)]
pub(crate) struct Languages(Vec<Phrases>);

impl Languages {
    pub(crate) fn all() -> Languages {
        Languages(LANGUAGES.iter().filter_map(|each| Phrases::in_language(each.tag)).collect())
    }

    /// The language with this number; English if there is none.
    pub(crate) fn numbered(&self, number: usize) -> &Phrases {
        self.0.get(number).unwrap_or(&self.0[0])
    }

    /// The number of the language with this tag, or with the first part of it; English otherwise.
    pub(crate) fn tagged(&self, tag: &str) -> usize {
        Language::tagged(tag).map_or(0, |language| self.number(language))
    }

    /// The number of the first language that the client wants and we have.
    pub(crate) fn accepted(&self, headers: &HeaderMap) -> usize {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        self.number(Language::accepted(accepted.unwrap_or_default()))
    }

    fn number(&self, language: &Language) -> usize {
        self.0.iter().position(|each| each.tag() == language.tag).unwrap_or(0)
    }
}
