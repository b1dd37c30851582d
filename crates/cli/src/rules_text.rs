//! `sacbe rules`: shows the rules of a game, or one clause.

use catalog::Entry;
use rules::Refusal;

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Show the rules of a game, or one clause
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game
    #[arg(value_parser = setup::names())]
    game: String,

    /// Number of a clause or section, e.g. 5.4 or A.7.3
    clause: Option<String>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let found = find(game, args.clause.as_deref(), console.phrases.tag());
    show(found.map_err(Failure::Usage)?, console)
}

/// The whole document, or the clause, in the language with this tag.
pub(crate) fn find(
    game: &Entry,
    clause: Option<&str>,
    language: &str,
) -> Result<&'static str, Refusal> {
    let Some(number) = clause else { return Ok(game.rules_in(language)) };
    let unknown = || Refusal::new("unknown-clause").with("number", number).with("game", game.title);
    game.clause(number, language).ok_or_else(unknown)
}

/// Shows the text; wraps its lines on a terminal.
pub(crate) fn show(text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    if console.is_terminal {
        wrap(text).iter().try_for_each(|line| console.line(line))?;
    } else {
        console.line(text.trim_end())?;
    }
    Ok(())
}

/// Line width in the terminal.
pub(crate) const WIDTH: usize = 80;

/// Wraps paragraphs, but not drawings and tables.
fn wrap(text: &str) -> Vec<String> {
    let mut wrapped = Vec::new();
    let mut in_drawing = false;
    for line in text.lines() {
        in_drawing ^= line.starts_with("```");
        if in_drawing || line.starts_with('|') {
            wrapped.push(line.to_owned());
        } else {
            wrap_line(line, &mut wrapped);
        }
    }
    wrapped
}

fn wrap_line(line: &str, wrapped: &mut Vec<String>) {
    let mut current = String::new();
    for word in line.split(' ') {
        if !current.is_empty() && current.chars().count() + 1 + word.chars().count() > WIDTH {
            wrapped.push(std::mem::take(&mut current));
        } else if !current.is_empty() {
            current.push(' ');
        }
        current.push_str(word);
    }
    wrapped.push(current);
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, wrap};

    #[test]
    fn paragraphs_are_broken_between_words() {
        let text = "word ".repeat(40);
        let wrapped = wrap(text.trim());
        assert_eq!(wrapped.len(), 3);
        assert!(wrapped.iter().all(|line| line.len() <= WIDTH && !line.ends_with(' ')));
    }

    #[test]
    fn drawings_and_tables_stay_as_they_are() {
        let wide = "x ".repeat(60);
        let text = format!("```\n{wide}\n```\n| {wide} |");
        assert_eq!(wrap(&text).join("\n"), text);
    }

    #[test]
    fn a_word_may_be_longer_than_a_line() {
        let word = "x".repeat(100);
        assert_eq!(wrap(&format!("a {word} b")), ["a", &word, "b"]);
    }
}
