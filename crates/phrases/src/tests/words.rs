//! Splits texts into words and finds phrases in them, for the glossary.

/// Stands for a number, and for something that a message fills in.
pub(super) const FILLED: &str = "#";

/// Stands for punctuation, which ends a phrase.
const STOP: &str = "|";

/// The words of a text in lower case, with numbers as `#` and punctuation as `|`.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_alphanumeric() || letter == '*' || is_apostrophe(letter) && !word.is_empty() {
            word.extend(
                letter.to_lowercase().map(|each| if is_apostrophe(each) { '\'' } else { each }),
            );
            continue;
        }
        if !word.is_empty() {
            words.push(numbered(std::mem::take(&mut word)));
        }
        if letter == '#' {
            words.push(FILLED.to_owned());
        } else if !letter.is_whitespace() && letter != '-' {
            words.push(STOP.to_owned());
        }
    }
    words
}

fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '’')
}

fn numbered(word: String) -> String {
    let is_number = word.chars().all(|letter| letter.is_ascii_digit());
    if is_number { FILLED.to_owned() } else { word }
}

/// A phrase to look for; a word that ends in `*` has any ending.
#[derive(Debug)]
pub(super) struct Phrase(Vec<String>);

impl Phrase {
    pub(super) fn new(text: &str) -> Self {
        let words = words(text);
        assert!(!words.is_empty(), "an empty phrase");
        Self(words)
    }

    pub(super) fn is_in(&self, words: &[String]) -> bool {
        words
            .windows(self.0.len())
            .any(|part| part.iter().zip(&self.0).all(|(word, own)| fits(word, own)))
    }
}

fn fits(word: &str, own: &str) -> bool {
    match own.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == own,
    }
}

#[test]
fn words_are_compared_whole_and_in_lower_case() {
    let is_in = |phrase, text| Phrase::new(phrase).is_in(&words(text));
    assert!(is_in("level on points", "Still LEVEL on points?"));
    assert!(!is_in("rank", "a franking machine"));
    assert!(is_in("rank*", "two ranks"));
    assert!(is_in("player's", "another player’s ship"));
    assert!(is_in("e-mail", "by E mail"));
    assert!(is_in("seat #", "seats and seat 12"));
    assert!(!is_in("seat seat", "a seat, seat 2"));
}
