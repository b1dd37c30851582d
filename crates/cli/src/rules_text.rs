//! `sacbe rules`: shows the rules of a game, one clause, or how to learn the game.

mod html;
mod markdown;

use catalog::Entry;
use rules::Refusal;

use crate::console::Console;
use crate::failure::Failure;
use crate::setup;

/// Show the rules of a game, one clause, or how to learn the game
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game
    #[arg(value_parser = setup::names())]
    game: String,

    /// Number of a clause or section, e.g. 5.4 or A.7.3
    #[arg(conflicts_with_all = ["learn", "html"])]
    clause: Option<String>,

    /// Show how to learn the game, with pictures, instead of the numbered rules
    #[arg(long)]
    learn: bool,

    /// Write one HTML file to print or to open in a browser
    #[arg(long)]
    html: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let language = console.phrases.tag();
    let text = if args.learn {
        game.learn_in(language)
    } else {
        find(game, args.clause.as_deref(), language).map_err(Failure::Usage)?
    };
    if args.html {
        let own = if text == game.learn || text == game.rules { "en" } else { language };
        let document = html::document(game, text, own);
        return Ok(console.line(&document)?);
    }
    show(game, text, console)
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

/// Shows the text with its pictures as drawings; wraps its lines on a terminal.
pub(crate) fn show(game: &Entry, text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let mut shown = String::new();
    for line in text.trim_end().split_inclusive('\n') {
        match markdown::image(line.trim_end()) {
            None => shown.push_str(line),
            Some((caption, address)) => {
                show_text(&std::mem::take(&mut shown), console)?;
                show_picture(game, address, console)?;
                shown = format!("{caption}\n");
            }
        }
    }
    show_text(&shown, console)
}

/// The position of a picture as the engine draws it in text.
fn show_picture(game: &Entry, address: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let picture = game.picture(address).and_then(|picture| catalog::load(picture.record).ok());
    if let Some(played) = picture {
        console.draw(&played.draw())?;
        console.line("")?;
    }
    Ok(())
}

fn show_text(text: &str, console: &mut Console<'_>) -> Result<(), Failure> {
    let text = text.strip_suffix('\n').unwrap_or(text);
    if console.is_terminal {
        wrap(text).iter().try_for_each(|line| console.line(line))?;
    } else if !text.is_empty() {
        console.line(text)?;
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
