//! Cleans and checks names and messages before anybody else sees them.

use crate::Refusal;

/// The maximum length of a name, in characters.
pub const MOST_NAME: usize = 24;

/// The maximum length of a message, in characters.
pub const MOST_MESSAGE: usize = 300;

/// A name with single spaces and no invisible characters.
pub(crate) fn name(text: &str) -> Result<String, Refusal> {
    let name = tidy(text);
    let fits = (1..=MOST_NAME).contains(&name.chars().count());
    if fits { Ok(name) } else { Err(Refusal::BadName { most: MOST_NAME }) }
}

/// A message as a single line.
pub(crate) fn message(text: &str) -> Result<String, Refusal> {
    let message = tidy(text);
    match message.chars().count() {
        0 => Err(Refusal::ChatEmpty),
        1..=MOST_MESSAGE => Ok(message),
        _ => Err(Refusal::ChatTooLong { most: MOST_MESSAGE }),
    }
}

fn tidy(text: &str) -> String {
    let visible: String =
        text.chars().map(|each| if each.is_control() { ' ' } else { each }).collect();
    let visible: String = visible.chars().filter(|&each| !steers(each)).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that change how their neighbors look, which lets one name pass for another.
fn steers(each: char) -> bool {
    matches!(each, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(each, '\u{feff}' | '\u{ad}' | '\u{61c}')
}
