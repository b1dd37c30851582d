//! Splits a command into words.

/// The words of a command, split at spaces; quotes of either kind group words. `None` for a command
/// without words, or with an unclosed quote.
///
/// No shell is involved, so a command means the same on every system.
pub(crate) fn split(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for character in command.chars() {
        match quote {
            Some(end) if character == end => quote = None,
            None if matches!(character, '"' | '\'') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            None if character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn words_are_apart_by_spaces_and_together_in_quotes() {
        let words = split(r#" "/my bots/a b" --say 'it "is"' x"y z" "" "#).unwrap();
        assert_eq!(words, ["/my bots/a b", "--say", r#"it "is""#, "xy z", ""]);
    }

    #[test]
    fn nothing_and_an_open_quote_are_no_command() {
        assert_eq!(split("  "), None);
        assert_eq!(split("python3 'bot.py"), None);
    }
}
