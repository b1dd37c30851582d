//! Characters that nobody can see.

/// Whether a character draws nothing: default ignorable ones of Unicode, and blank ones that are
/// not spaces.
pub(crate) fn is_invisible(each: char) -> bool {
    is_default_ignorable(each) || is_blank(each)
}

/// The property `Default_Ignorable_Code_Point`, with the reserved ranges.
fn is_default_ignorable(each: char) -> bool {
    matches!(
        each,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Empty Braille cells, empty hieroglyphs and their joiners, empty heads of notes, fillers, and
/// controls that are left.
fn is_blank(each: char) -> bool {
    each.is_control()
        || matches!(
            each,
            '\u{2028}'..='\u{2029}'
                | '\u{2800}'
                | '\u{fff9}'..='\u{fffc}'
                | '\u{13430}'..='\u{1343f}'
                | '\u{13441}'..='\u{13442}'
                | '\u{16fe4}'
                | '\u{1d159}'
        )
}
