//! Which names people may have: everybody can read them, and nobody passes for somebody else.
//!
//! The check is made when a name enters; tables that were stored with other names still load.

use catalog::single_line;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::{is_combining_mark, is_public_assigned};
use unicode_script::{Script, ScriptExtension};
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

use super::invisible::is_invisible;
use crate::Refusal;

/// The maximum length of a name, in characters.
pub const MOST_NAME: usize = 24;

/// How many marks may stand on one letter. More would cover the lines around it (UTS #39, 5.4).
const MOST_MARKS: usize = 4;

/// The words that names of bots begin with, in all languages of the page and in records.
const BOTS: [&str; 2] = ["bot", "robot"];

/// A name in NFC with single spaces. Refused if it is empty or too long, has characters that nobody
/// can see, mixes scripts, or reads like that of a bot.
///
/// ```
/// assert_eq!(tables::clean_name(" Ana \t Maria ").unwrap(), "Ana Maria");
/// assert_eq!(tables::clean_name("Bot 7").unwrap_err().code(), "table-name-bot");
/// ```
pub fn clean_name(text: &str) -> Result<String, Refusal> {
    let name = without_variation(&single_line(text).nfc().collect::<String>());
    if !(1..=MOST_NAME).contains(&name.chars().count()) {
        return Err(Refusal::BadName { most: MOST_NAME });
    }
    if let Some(character) = bad_character(&name) {
        return Err(Refusal::NameCharacter { character });
    }
    if mixes_scripts(&name) {
        return Err(Refusal::NameScripts);
    }
    if reads_like_a_bot(&name) {
        return Err(Refusal::NameLikeBot);
    }
    Ok(name)
}

/// Whether two names look the same, in upper or lower case.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    let (one, other) = (visible(one), visible(other));
    looks(&one) == looks(&other) || looks(&lower(&one)) == looks(&lower(&other))
}

/// Phones write emoji with a character that asks for their colored form. Without it they are the
/// same emoji.
fn without_variation(name: &str) -> String {
    let mut kept = String::new();
    for each in name.chars() {
        let after_emoji = kept.chars().last().is_some_and(is_symbol);
        if !(matches!(each, '\u{fe0e}' | '\u{fe0f}') && after_emoji) {
            kept.push(each);
        }
    }
    kept
}

fn is_symbol(each: char) -> bool {
    !each.is_ascii() && !each.is_alphanumeric() && !is_combining_mark(each) && !is_invisible(each)
}

/// The first character that cannot be part of a name.
fn bad_character(name: &str) -> Option<char> {
    let is_bad = |each: &char| is_invisible(*each) || !is_public_assigned(*each);
    name.chars().find(is_bad).or_else(|| bad_mark(name))
}

/// The first mark that has no letter, repeats the one before it, or is one too many.
fn bad_mark(name: &str) -> Option<char> {
    let mut marks = 0;
    let mut before = ' ';
    name.nfd().find(|&each| {
        marks = if is_combining_mark(each) { marks + 1 } else { 0 };
        let is_bad = marks > MOST_MARKS || marks > 0 && (before == ' ' || before == each);
        before = each;
        is_bad
    })
}

/// Whether a name has letters of scripts that are not written together: anything beyond the
/// "highly restrictive" level of UTS #39. Latin letters may stand beside Chinese, Japanese or
/// Korean ones.
fn mixes_scripts(name: &str) -> bool {
    let is_latin = |each: &char| ScriptExtension::from(*each).contains_script(Script::Latin);
    let without_latin: String = name.chars().filter(|each| !is_latin(each)).collect();
    let beside_latin = AugmentedScriptSet::for_str(&without_latin);
    let together = beside_latin.hanb || beside_latin.jpan || beside_latin.kore;
    AugmentedScriptSet::for_str(name).is_empty() && !together
}

/// Whether a name begins with the word for a bot, or with something that looks like it.
fn reads_like_a_bot(name: &str) -> bool {
    let text = name.trim_start_matches(|each: char| !each.is_alphanumeric());
    BOTS.iter().any(|bot| {
        let mut rest = text.chars();
        let word: String = rest.by_ref().take(bot.len()).collect();
        look_alike(&word, bot) && !rest.next().is_some_and(char::is_alphabetic)
    })
}

fn visible(name: &str) -> String {
    name.chars().filter(|each| !is_invisible(*each)).collect()
}

fn lower(name: &str) -> String {
    name.to_lowercase()
}

fn looks(name: &str) -> String {
    lower(&skeleton(name).collect::<String>())
}
