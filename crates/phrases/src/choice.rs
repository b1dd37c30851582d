//! Picks a language from a tag, an `Accept-Language` header or a locale.

use crate::{LANGUAGES, Language};

impl Language {
    /// The language with this tag, or else without its region.
    ///
    /// ```
    /// use phrases::Language;
    ///
    /// assert_eq!(Language::tagged("de-AT").map(|language| language.tag), Some("de"));
    /// assert!(Language::tagged("tlh").is_none());
    /// ```
    pub fn tagged(tag: &str) -> Option<&'static Language> {
        let with = |tag: &str| LANGUAGES.iter().find(|each| each.tag.eq_ignore_ascii_case(tag));
        with(tag).or_else(|| Language::tagged(tag.rsplit_once('-')?.0))
    }

    /// The language for an `Accept-Language` header: of those we have, the one with the highest
    /// weight, the first if tied, or else English.
    ///
    /// ```
    /// use phrases::Language;
    ///
    /// assert_eq!(Language::accepted("pt-BR, fr-CH;q=0.7, pl;q=0.9").tag, "pl");
    /// assert_eq!(Language::accepted("tlh").tag, "en");
    /// ```
    pub fn accepted(header: &str) -> &'static Language {
        let english = &LANGUAGES[0];
        let mut wishes: Vec<_> = header.split(',').take(MOST_WISHES).filter_map(wish).collect();
        wishes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let granted = |tag| if tag == "*" { Some(english) } else { Language::tagged(tag) };
        wishes.into_iter().find_map(|(tag, _)| granted(tag)).unwrap_or(english)
    }

    /// The language of a locale as in the variable `LANG`.
    ///
    /// ```
    /// use phrases::Language;
    ///
    /// assert_eq!(Language::of_locale("cs_CZ.UTF-8").map(|language| language.tag), Some("cs"));
    /// assert!(Language::of_locale("C.UTF-8").is_none());
    /// ```
    pub fn of_locale(locale: &str) -> Option<&'static Language> {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        Language::tagged(&name.replace('_', "-"))
    }
}

/// More entries than any browser sends; headers are not trusted.
const MOST_WISHES: usize = 32;

/// A tag with its weight; `None` for weight 0 or a malformed entry.
fn wish(text: &str) -> Option<(&str, f32)> {
    let (tag, weight) = text.split_once(';').unwrap_or((text, "q=1"));
    let weight: f32 = weight.trim().strip_prefix("q=")?.trim().parse().ok()?;
    (weight > 0.0 && weight <= 1.0).then_some((tag.trim(), weight))
}
