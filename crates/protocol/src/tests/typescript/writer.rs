//! JSON schemas as TypeScript.

use std::fmt::Write as _;

use serde_json::{Map, Value};

/// All definitions, each exported under its name.
pub(super) fn write(definitions: &Map<String, Value>) -> String {
    definitions.iter().map(|(name, schema)| definition(name, schema)).collect()
}

fn definition(name: &str, schema: &Value) -> String {
    let comment = comment(schema, "");
    if is_plain_object(schema) {
        return format!("\n{comment}export interface {name} {}\n", object(schema, ""));
    }
    let (union, start) = (is_union(schema), schema.get("$ref").is_none());
    let separator = if union && start && !is_object(schema) { "\n" } else { " " };
    format!("\n{comment}export type {name} ={separator}{};\n", of(schema, ""))
}

/// The type that a schema stands for. What follows on other lines is indented.
fn of(schema: &Value, indent: &str) -> String {
    let mut parts = Vec::new();
    if let Some(reference) = schema["$ref"].as_str() {
        parts.push(reference.rsplit('/').next().unwrap_or_default().to_owned());
    }
    if is_object(schema) {
        parts.push(object(schema, indent));
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(each) = schema[key].as_array() {
            parts.push(union(each, indent));
        }
    }
    let several = parts.len() > 1;
    let part = |part: String| {
        if several && part.contains('|') && !part.starts_with('{') {
            format!("(\n{part}\n{indent})")
        } else {
            part
        }
    };
    match parts.len() {
        0 => simple(schema, indent),
        _ => parts.into_iter().map(part).collect::<Vec<_>>().join(" & "),
    }
}

fn simple(schema: &Value, indent: &str) -> String {
    if let Some(value) = schema.get("const") {
        return literal(value);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(literal).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::String(name) => named(name, schema, indent),
        Value::Array(names) => {
            let each = names.iter().filter_map(Value::as_str);
            each.map(|name| named(name, schema, indent)).collect::<Vec<_>>().join(" | ")
        }
        _ => "unknown".to_owned(),
    }
}

fn named(name: &str, schema: &Value, indent: &str) -> String {
    match name {
        "string" | "boolean" | "null" => name.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" => array(schema, indent),
        "object" => object(schema, indent),
        other => panic!("a type `{other}` in {schema}"),
    }
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(each) = schema["prefixItems"].as_array() {
        let each: Vec<_> = each.iter().map(|each| of(each, indent)).collect();
        return format!("[{}]", each.join(", "));
    }
    let item = schema.get("items").map_or("unknown".to_owned(), |item| of(item, indent));
    if let (Some(least), Some(most)) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64())
        && least == most
    {
        let each: Vec<_> = (0..most).map(|_| item.as_str()).collect();
        return format!("[{}]", each.join(", "));
    }
    if item.contains([' ', '\n']) { format!("({item})[]") } else { format!("{item}[]") }
}

fn object(schema: &Value, indent: &str) -> String {
    let Some(properties) = schema["properties"].as_object() else {
        let value = schema.get("additionalProperties").filter(|value| !value.is_boolean());
        let value = value.map_or("unknown".to_owned(), |value| of(value, indent));
        return format!("Record<string, {value}>");
    };
    let inner = format!("{indent}  ");
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut text = "{\n".to_owned();
    for (name, property) in properties {
        let optional = if required.iter().any(|each| each == name) { "" } else { "?" };
        text += &comment(property, &inner);
        let of = of(property, &inner);
        writeln!(text, "{inner}{name}{optional}: {of};").expect("a string takes all");
    }
    format!("{text}{indent}}}")
}

/// Short ones on one line, the others with a line for each.
fn union(each: &[Value], indent: &str) -> String {
    let plain = each.iter().all(|each| each.get("description").is_none() && !is_object(each));
    if plain {
        return each.iter().map(|each| of(each, indent)).collect::<Vec<_>>().join(" | ");
    }
    let inner = format!("{indent}  ");
    let line = |each: &Value| {
        let text = of(each, &format!("{inner}  "));
        format!("{}{inner}| {text}", comment(each, &inner))
    };
    each.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn comment(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    let lines: Vec<_> = text.lines().collect();
    match lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        _ => {
            let lines = lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned());
            let lines = lines.collect::<Vec<_>>().join("\n");
            format!("{indent}/**\n{lines}\n{indent} */\n")
        }
    }
}

fn literal(value: &Value) -> String {
    match value {
        Value::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}

fn is_object(schema: &Value) -> bool {
    schema.get("properties").is_some() || schema["type"] == "object"
}

fn is_union(schema: &Value) -> bool {
    let lists = [&schema["oneOf"], &schema["anyOf"]];
    let long = |each: &Value| each.get("description").is_some() || is_object(each);
    lists.iter().filter_map(|list| list.as_array()).flatten().any(long)
}

fn is_plain_object(schema: &Value) -> bool {
    let alone = ["$ref", "oneOf", "anyOf"].iter().all(|key| schema.get(*key).is_none());
    schema["properties"].is_object() && alone
}
