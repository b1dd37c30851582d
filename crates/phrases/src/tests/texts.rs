//! All texts of a language that people read: its messages, its rules and its learning texts.

use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::tree::{files_of, root, sources};
use super::words::{FILLED, words};

/// Where a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    Messages,
    Rules,
    Learn,
}

impl Scope {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Messages => "messages",
            Self::Rules => "rules",
            Self::Learn => "learn",
        }
    }
}

/// One form of a message, or one line of a document.
#[derive(Debug)]
pub(super) struct Text {
    pub(super) scope: Scope,
    pub(super) file: String,
    /// The key of the message, or the number of the line.
    pub(super) place: String,
    pub(super) words: Vec<String>,
}

pub(super) fn texts_of(tag: &str) -> Vec<Text> {
    let files = files_of(tag).into_iter();
    let said = files.flat_map(|(name, text)| messages(&format!("locales/{tag}/{name}"), &text));
    let written =
        ["docs/rules", "docs/learn"].into_iter().flat_map(|folder| documents(folder, tag));
    said.chain(written).collect()
}

/// The documents of a language below a folder: English ones are in the folder itself.
fn documents(folder: &str, tag: &str) -> Vec<Text> {
    let own = root().join(folder).join(if tag == "en" { "" } else { tag });
    if !own.is_dir() {
        return Vec::new();
    }
    let files = sources(&own, &["md"]);
    let is_own = |path: &&std::path::PathBuf| path.parent() == Some(Path::new(own.as_os_str()));
    let named = files.iter().filter(is_own).map(|path| {
        let name = path.strip_prefix(root()).unwrap().to_str().unwrap();
        (name, fs::read_to_string(path).unwrap())
    });
    named.flat_map(|(name, text)| document(name, &text)).collect()
}

/// The lines of a document, without drawings and without what is in code marks.
pub(super) fn document(file: &str, text: &str) -> Vec<Text> {
    let scope = if file.starts_with("docs/learn") { Scope::Learn } else { Scope::Rules };
    let mut in_drawing = false;
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let is_fence = line.starts_with("```");
        in_drawing ^= is_fence;
        if in_drawing || is_fence {
            continue;
        }
        let spoken: Vec<_> = line.split('`').step_by(2).collect();
        let place = format!("line {}", index + 1);
        found.push(Text { scope, file: file.to_owned(), place, words: words(&spoken.join(" | ")) });
    }
    found
}

/// The messages of a file, one text for each form that a message can take.
pub(super) fn messages(file: &str, source: &str) -> Vec<Text> {
    let read = FluentResource::try_new(source.to_owned());
    let resource = read.unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut found = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for form in message.value.iter().chain(attributes).flat_map(forms) {
            let (file, place) = (file.to_owned(), message.id.name.to_owned());
            found.push(Text { scope: Scope::Messages, file, place, words: words(&form) });
        }
    }
    found
}

/// Every text that a pattern can become, with `#` for what is filled in.
fn forms(pattern: &Pattern<&str>) -> Vec<String> {
    let mut forms = vec![String::new()];
    for element in &pattern.elements {
        let ends = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => forms_of(expression),
        };
        forms = forms
            .iter()
            .flat_map(|form| ends.iter().map(move |end| format!("{form}{end}")))
            .collect();
    }
    forms
}

fn forms_of(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| forms(&variant.value)).collect()
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(_) => vec![FILLED.to_owned()],
    }
}

#[test]
fn a_message_has_a_text_for_each_form() {
    let source =
        "key = { $n ->\n    [one] One ship\n   *[other] { $n } ships\n } on { $square }.\n";
    let texts = messages("sample.ftl", source);
    let said: Vec<_> = texts.iter().map(|text| text.words.join(" ")).collect();
    assert_eq!(said, ["one ship on # |", "# ships on # |"]);
}
