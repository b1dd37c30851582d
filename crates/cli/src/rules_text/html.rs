//! A rules text as one HTML file, for the browser and for paper.

use std::fmt::Write as _;

use catalog::Entry;

use super::markdown::{Block, escape, inline, parse};

/// Ink on white, A4. Headings stay with what follows; pictures and tables are not split.
const STYLE: &str = "
@page { size: A4; margin: 18mm 16mm 20mm; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #1d2830;
  font: 11pt/1.45 Georgia, 'Noto Serif', 'DejaVu Serif', serif; }
h1 { font-size: 20pt; margin: 0 0 8mm; }
h2 { font-size: 14pt; margin: 8mm 0 2mm; }
h3 { font-size: 11.5pt; margin: 5mm 0 1.5mm; }
h1, h2, h3 { break-after: avoid; line-height: 1.2; }
p, ul { margin: 0 0 2.5mm; }
p, li { orphans: 3; widows: 3; }
.clause { padding-left: 3.2em; text-indent: -3.2em; }
.clause > b { display: inline-block; min-width: 3.2em; text-indent: 0; }
figure { margin: 4mm 0; text-align: center; }
figure svg { width: auto; height: auto; max-width: 100%; max-height: 90mm; }
table { border-collapse: collapse; margin: 0 0 4mm; font-size: 10pt; }
th, td { padding: 1mm 2.5mm; border: 1px solid #8d7b5f; text-align: left; vertical-align: top; }
pre { font: 8.5pt/1.25 'DejaVu Sans Mono', monospace; }
figure, pre, table, tr { break-inside: avoid; }
code { font: 0.9em 'DejaVu Sans Mono', monospace; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
";

/// The whole file, in the language with this tag.
pub(super) fn document(game: &Entry, text: &str, language: &str) -> String {
    let blocks = parse(text);
    let heading = blocks.iter().find_map(|block| match block {
        Block::Heading(1, title) => Some(*title),
        _ => None,
    });
    let title = escape(heading.unwrap_or(game.title));
    let body: String = blocks.iter().map(|block| written(game, block)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>"
    )
}

fn written(game: &Entry, block: &Block<'_>) -> String {
    match block {
        Block::Heading(level, title) => {
            let level = (*level).min(6);
            format!("<h{level}>{}</h{level}>\n", inline(title))
        }
        Block::Clause(number, text) => {
            let id = escape(number);
            format!("<p class=\"clause\" id=\"{id}\"><b>{id}</b> {}</p>\n", inline(text))
        }
        Block::Paragraph(text) => format!("<p>{}</p>\n", inline(text)),
        Block::List(items) => {
            let items: Vec<String> = items.iter().map(|item| element("li", item)).collect();
            format!("<ul>\n{}\n</ul>\n", items.join("\n"))
        }
        Block::Table(rows) => table(rows),
        Block::Fixed(text) => format!("<pre>{}</pre>\n", escape(text)),
        Block::Image(words, address) => figure(game, words, address),
    }
}

/// A line of text in an element.
fn element(tag: &str, text: &str) -> String {
    format!("<{tag}>{}</{tag}>", inline(text))
}

fn table(rows: &[Vec<&str>]) -> String {
    let mut html = "<table>\n".to_owned();
    for (index, row) in rows.iter().enumerate() {
        let tag = if index == 0 { "th" } else { "td" };
        let cells: Vec<String> = row.iter().map(|cell| element(tag, cell)).collect();
        let _ = writeln!(html, "<tr>{}</tr>", cells.concat());
    }
    html + "</table>\n"
}

/// The picture itself, with its words as the title that screen readers read.
fn figure(game: &Entry, words: &str, address: &str) -> String {
    let words = escape(words);
    let Some(picture) = game.picture(address) else { return format!("<p>{words}</p>\n") };
    let title = format!("<title>{}</title>", escape(game.title));
    let svg = picture.svg.replacen(&title, &format!("<title>{words}</title>"), 1);
    format!("<figure>\n{svg}</figure>\n")
}

#[cfg(test)]
mod tests {
    use super::document;

    #[test]
    fn every_text_becomes_a_file_on_its_own() {
        for game in catalog::GAMES {
            for text in [game.rules, game.learn] {
                let html = document(game, text, "en");
                assert!(html.starts_with("<!doctype html>\n<html lang=\"en\">"));
                let pictures = text.lines().filter(|line| line.starts_with("![")).count();
                assert_eq!(html.matches("<svg ").count(), pictures, "{}", game.name);
                assert_eq!(html.matches("<title>").count(), pictures + 1);
                assert!(!html.contains("![") && !html.contains("<script"));
                assert!(!html.contains("**"), "{}", game.name);
            }
        }
    }

    #[test]
    fn a_picture_that_does_not_exist_is_told_in_words() {
        let game = &catalog::GAMES[0];
        let html = document(game, "![Two < three.](../../etc/passwd)\n", "en");
        assert!(html.contains("<p>Two &lt; three.</p>"), "{html}");
    }
}
