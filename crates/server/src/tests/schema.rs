//! Checks values against JSON schemas, as far as our schemas go.

use serde_json::Value;

/// What is wrong with the value, and where; none if it matches.
pub(super) fn faults(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    check(document, schema, value, "", &mut faults);
    faults
}

fn check(document: &Value, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
    let Some(schema) = schema.as_object() else {
        if *schema == Value::Bool(false) {
            faults.push(format!("{at}: nothing may be here"));
        }
        return;
    };
    let mut fault = |what: String| faults.push(format!("{at}: {what}"));
    if let Some(types) = schema.get("type")
        && !names(types).iter().any(|name| is_of(value, name))
    {
        fault(format!("expected {types}, found {value}"));
    }
    if let Some(wanted) = schema.get("const")
        && wanted != value
    {
        fault(format!("expected {wanted}, found {value}"));
    }
    if let Some(choices) = schema.get("enum").and_then(Value::as_array)
        && !choices.contains(value)
    {
        fault(format!("expected one of {choices:?}, found {value}"));
    }
    if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
        let target = document.pointer(reference.trim_start_matches('#'));
        check(document, target.unwrap_or(&Value::Bool(false)), value, at, faults);
    }
    for all in schema.get("allOf").and_then(Value::as_array).into_iter().flatten() {
        check(document, all, value, at, faults);
    }
    for word in ["anyOf", "oneOf"] {
        if let Some(choices) = schema.get(word).and_then(Value::as_array) {
            let tried: Vec<_> =
                choices.iter().map(|each| faults_at(document, each, value, at)).collect();
            if !tried.iter().any(Vec::is_empty) {
                faults.extend(tried.into_iter().flatten());
            }
        }
    }
    check_object(document, &Value::Object(schema.clone()), value, at, faults);
    if let (Some(items), Some(list)) = (schema.get("items"), value.as_array()) {
        for (index, each) in list.iter().enumerate() {
            check(document, items, each, &format!("{at}/{index}"), faults);
        }
    }
}

fn faults_at(document: &Value, schema: &Value, value: &Value, at: &str) -> Vec<String> {
    let mut faults = Vec::new();
    check(document, schema, value, at, &mut faults);
    faults
}

fn check_object(
    document: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    faults: &mut Vec<String>,
) {
    let Some(object) = value.as_object() else { return };
    for name in schema["required"].as_array().into_iter().flatten() {
        if !object.contains_key(name.as_str().unwrap_or_default()) {
            faults.push(format!("{at}: {name} is missing"));
        }
    }
    for (name, each) in object {
        let place = format!("{at}/{name}");
        match schema["properties"].get(name) {
            Some(property) => check(document, property, each, &place, faults),
            None if schema["additionalProperties"].is_null() => {}
            None => check(document, &schema["additionalProperties"], each, &place, faults),
        }
    }
}

fn names(types: &Value) -> Vec<&str> {
    match types {
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        other => other.as_str().into_iter().collect(),
    }
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    }
}
