//! The languages that the server speaks.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use phrases::{LANGUAGES, Phrases};

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
        self.find(tag).unwrap_or(0)
    }

    /// The number of the first language that the client wants and we have.
    pub(crate) fn accepted(&self, headers: &HeaderMap) -> usize {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let mut wanted = wishes(accepted.unwrap_or_default());
        wanted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        wanted.iter().find_map(|(tag, _)| self.find(tag)).unwrap_or(0)
    }

    fn find(&self, tag: &str) -> Option<usize> {
        let primary = tag.split('-').next().unwrap_or_default();
        let tagged =
            |wanted: &str| self.0.iter().position(|each| each.tag().eq_ignore_ascii_case(wanted));
        tagged(tag).or_else(|| tagged(primary))
    }
}

/// The tags of the header with their weights.
fn wishes(header: &str) -> Vec<(&str, f32)> {
    let wish = |part: &str| -> (usize, f32) {
        let weight = part.split_once("q=").and_then(|(_, weight)| weight.trim().parse().ok());
        (part.find(';').unwrap_or(part.len()), weight.unwrap_or(1.0))
    };
    let parts = header.split(',').take(16).map(|part| {
        let (end, weight) = wish(part);
        (part[..end].trim(), weight)
    });
    parts.filter(|(tag, weight)| !tag.is_empty() && *weight > 0.0).collect()
}
