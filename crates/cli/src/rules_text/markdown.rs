//! Parses the small part of Markdown that the rules texts use; everything else stays text.

use std::fmt::Write as _;

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block<'a> {
    /// How many marks it has, and its text.
    Heading(usize, &'a str),
    /// A numbered rule: its number and its text.
    Clause(&'a str, String),
    Paragraph(String),
    List(Vec<String>),
    /// The head and the other rows, cell by cell.
    Table(Vec<Vec<&'a str>>),
    /// Fixed-width text between fences.
    Fixed(String),
    /// What the picture shows, in words, and its address.
    Image(&'a str, &'a str),
}

/// The parts of a text, which are apart by empty lines, except within fences.
pub(super) fn parse(text: &str) -> Vec<Block<'_>> {
    let mut parts: Vec<Vec<&str>> = vec![Vec::new()];
    let mut fenced = false;
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        if line.trim().is_empty() && !fenced {
            parts.push(Vec::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(line);
        }
    }
    parts.iter().filter(|lines| !lines.is_empty()).map(|lines| block(lines)).collect()
}

fn block<'a>(lines: &[&'a str]) -> Block<'a> {
    let first = lines[0];
    if let Some((marks, title)) = first.split_once(' ')
        && !marks.is_empty()
        && marks.bytes().all(|each| each == b'#')
    {
        return Block::Heading(marks.len(), title);
    }
    if let Some((alt, address)) = image(first) {
        return Block::Image(alt, address);
    }
    if first.starts_with("```") {
        let inside = lines[1..].iter().filter(|line| !line.starts_with("```"));
        return Block::Fixed(inside.copied().collect::<Vec<_>>().join("\n"));
    }
    if first.starts_with('|') {
        return Block::Table(rows(lines));
    }
    if first.starts_with("- ") {
        return Block::List(items(lines));
    }
    let number = first.strip_prefix("**").and_then(|rest| rest.split_once("** "));
    let text = lines.join(" ");
    match number {
        Some((number, _)) if is_number(number) => {
            Block::Clause(number, text[number.len() + 5..].to_owned())
        }
        _ => Block::Paragraph(text),
    }
}

/// The words and the address of a picture, if the line is one: `![words](address)`.
pub(super) fn image(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.rsplit_once("](")
}

/// Numbers of clauses have a digit and no space; other bold words at the start do not count.
fn is_number(word: &str) -> bool {
    word.contains(|each: char| each.is_ascii_digit()) && !word.contains(' ')
}

/// The rows of a table without the line below its head.
fn rows<'a>(lines: &[&'a str]) -> Vec<Vec<&'a str>> {
    let cells = |line: &'a str| {
        let line = line.trim();
        let line = line.strip_prefix('|').unwrap_or(line);
        line.strip_suffix('|').unwrap_or(line).split('|').map(str::trim).collect()
    };
    let is_rule = |line: &&str| line.chars().all(|each| "|-: ".contains(each));
    lines.iter().copied().filter(|line| !is_rule(line)).map(cells).collect()
}

/// The items of a list; a line without a dash belongs to the item before it.
fn items(lines: &[&str]) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in lines {
        match (line.strip_prefix("- "), items.last_mut()) {
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (start, _) => items.push(start.unwrap_or(line).to_owned()),
        }
    }
    items
}

/// A line as HTML: bold, emphasis and notation become elements, everything else is escaped.
pub(super) fn inline(text: &str) -> String {
    const MARKS: [(&str, &str); 3] = [("**", "strong"), ("`", "code"), ("*", "em")];
    let mut html = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let element = MARKS.iter().find_map(|(mark, tag)| {
            let (inside, after) = rest.strip_prefix(mark)?.split_once(mark)?;
            (!inside.is_empty() && !inside.starts_with(' ')).then_some((*tag, inside, after))
        });
        if let Some((tag, inside, after)) = element {
            let inside = if tag == "code" { escape(inside) } else { inline(inside) };
            let _ = write!(html, "<{tag}>{inside}</{tag}>");
            rest = after;
        } else {
            html.push_str(&escape(next.encode_utf8(&mut [0; 4])));
            rest = &rest[next.len_utf8()..];
        }
    }
    html
}

/// Text without the characters that mean something in HTML.
pub(super) fn escape(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{Block, escape, image, inline, parse};

    #[test]
    fn every_part_is_told_apart() {
        let text = "# T\n\nOne\ntwo.\n\n## 5. Fly\n\n**5.4** Fly `on`.\n\n**Not** one.\n\n- a\n  b\n- c\n\n\
            | x | y |\n|---|:-:|\n| 1 | |\n\n```\n a\n\n b\n```\n\n![All (seen).](pictures/n/x.svg)\n";
        let expected = [
            Block::Heading(1, "T"),
            Block::Paragraph("One two.".to_owned()),
            Block::Heading(2, "5. Fly"),
            Block::Clause("5.4", "Fly `on`.".to_owned()),
            Block::Paragraph("**Not** one.".to_owned()),
            Block::List(vec!["a b".to_owned(), "c".to_owned()]),
            Block::Table(vec![vec!["x", "y"], vec!["1", ""]]),
            Block::Fixed(" a\n\n b".to_owned()),
            Block::Image("All (seen).", "pictures/n/x.svg"),
        ];
        assert_eq!(parse(text), expected);
        assert_eq!(parse(""), []);
    }

    #[test]
    fn words_are_formatted_and_everything_else_is_escaped() {
        let html = inline("**a *b* c** `x<*y*` 3 * 4 < 5 & [DE] <b> \"**");
        let expected = "<strong>a <em>b</em> c</strong> <code>x&lt;*y*</code> 3 * 4 &lt; 5 &amp; [DE] \
            &lt;b&gt; &quot;**";
        assert_eq!(html, expected);
        assert_eq!(escape("a\"<"), "a&quot;&lt;");
    }

    #[test]
    fn a_picture_is_a_line_of_its_own() {
        assert_eq!(image("![a](b)"), Some(("a", "b")));
        for other in ["[a](b)", "![a]", "![a](b) c", ""] {
            assert_eq!(image(other), None, "{other}");
        }
    }
}
