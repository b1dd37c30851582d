//! Parses messages into their parts, for the tests.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};

use super::tree::files_of;

/// A parsed message with its attributes.
#[derive(Debug, Default)]
pub(super) struct Message {
    /// The text, without placeables.
    pub(super) text: String,
    pub(super) variables: BTreeSet<String>,
    /// The keys of the messages that it references.
    pub(super) messages: BTreeSet<String>,
    /// The keys of the variants of each selector in it.
    pub(super) choices: Vec<BTreeSet<String>>,
}

/// The messages of a language by their keys.
pub(super) type Messages = BTreeMap<String, Message>;

/// All messages of a language, including those for browsers.
pub(super) fn messages_of(tag: &str) -> Messages {
    let mut found = Messages::new();
    for (file, text) in files_of(tag) {
        let read = FluentResource::try_new(text);
        let resource = read.unwrap_or_else(|(_, errors)| panic!("{tag}/{file}: {errors:?}"));
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name.to_owned();
            let values = message.attributes.iter().map(|attribute| &attribute.value);
            let mut parts = Message::default();
            message.value.iter().chain(values).for_each(|pattern| parts.take(pattern));
            assert!(message.value.is_some(), "{tag}/{file}: {key} has no value");
            assert!(found.insert(key, parts).is_none(), "{tag}/{file}: {} twice", message.id.name);
        }
    }
    found
}

impl Message {
    fn take(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.take_expression(expression),
            }
        }
    }

    fn take_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.take_inline(inline),
            Expression::Select { selector, variants } => {
                self.take_inline(selector);
                self.choices.push(variants.iter().map(name).collect());
                for variant in variants {
                    self.take(&variant.value);
                }
            }
        }
    }

    fn take_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.take_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.take_call(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                if let Some(arguments) = arguments {
                    self.take_call(arguments);
                }
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn take_call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.take_inline(argument));
    }

    /// Its variables and those of the messages it references.
    pub(super) fn all_variables<'a>(&'a self, among: &'a Messages) -> BTreeSet<&'a str> {
        let mut found: BTreeSet<&str> = self.variables.iter().map(String::as_str).collect();
        for key in &self.messages {
            found.extend(among.get(key).into_iter().flat_map(|said| said.all_variables(among)));
        }
        found
    }
}

fn name(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}
