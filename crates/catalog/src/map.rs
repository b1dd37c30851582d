//! The name of a set of components: "Grandma's box".

use rules::Refusal;

use crate::{AnyMatch, find};

/// The maximum length of the name of a map, in characters.
pub const MOST_MAP_NAME: usize = 40;

/// A name with single spaces, without invisible characters and without `#`, which would begin a
/// comment in a record.
///
/// ```
/// assert_eq!(catalog::map_name(" Grandma's\tbox\u{200b} ")?, "Grandma's box");
/// assert_eq!(catalog::map_name("Map #2")?, "Map ♯2");
/// assert_eq!(catalog::map_name(" ").unwrap_err().code(), "map-bad-name");
/// # Ok::<(), rules::Refusal>(())
/// ```
pub fn map_name(text: &str) -> Result<String, Refusal> {
    let name = single_line(text).replace('#', "♯");
    if (1..=MOST_MAP_NAME).contains(&name.chars().count()) {
        return Ok(name);
    }
    Err(Refusal::new("map-bad-name").with("most", MOST_MAP_NAME))
}

/// Names the components of a match that has just been set up: a line of its record.
///
/// Refused if the name is not one, or if the match has no components of its own.
pub fn name_map(played: &mut dyn AnyMatch, text: &str) -> Result<(), Refusal> {
    let name = map_name(text)?;
    if !has_own_components(played) {
        return Err(Refusal::new("map-without-components").with("map", name));
    }
    played.set_map(&name);
    Ok(())
}

/// Whether a match is played with components that are not ours.
pub fn has_own_components(played: &dyn AnyMatch) -> bool {
    let components = find(played.name()).map_or(&[][..], |game| game.components);
    let options = played.options();
    components.iter().any(|component| options.contains_key(*component))
}

/// The text as one line, with single spaces and without characters that nobody can see.
pub fn single_line(text: &str) -> String {
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
