use std::collections::BTreeSet;

use serde_json::Value;

use crate::{openapi, schemas};

/// Every reference anywhere in a document.
fn references(document: &Value, found: &mut BTreeSet<String>) {
    match document {
        Value::Array(each) => each.iter().for_each(|each| references(each, found)),
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.insert(reference.clone());
            }
            fields.values().for_each(|each| references(each, found));
        }
        _ => {}
    }
}

#[test]
fn every_reference_leads_somewhere_and_every_schema_is_led_to() {
    let document = openapi();
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.len() > 20);
    for reference in &found {
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
    // What goes over the socket is described too, but no route leads to it.
    let socket = ["ClientMessage", "ServerMessage"];
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        let reference = format!("#/components/schemas/{name}");
        assert!(found.contains(&reference) || socket.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn every_route_of_the_document_is_described_and_no_other() {
    let told = include_str!("../../../../docs/protocol.md");
    let table = told.split("## HTTP").nth(1).unwrap().split("`NewTable` is").next().unwrap();
    let mut routes = BTreeSet::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let cell = line.split('|').nth(1).unwrap();
        for code in cell.split('`').filter(|code| code.contains(" /")) {
            let (method, path) = code.split_once(' ').unwrap();
            let path = path.replace("/ID", "/{table}").replace("/CODE", "/{code}");
            let path = path.replace("/DEVICE", "/{device}");
            routes.insert(format!("{} {path}", method.to_lowercase()));
        }
    }
    let document = openapi();
    let described: BTreeSet<String> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| {
            item.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
        })
        .collect();
    assert_eq!(described, routes);
}

#[test]
fn every_error_is_a_problem_and_every_parameter_of_a_path_is_declared() {
    for (path, item) in openapi()["paths"].as_object().unwrap() {
        for operation in item.as_object().unwrap().values() {
            let responses = operation["responses"].as_object().unwrap();
            for (status, response) in responses {
                let schema = &response["content"]["application/json"]["schema"]["$ref"];
                let is_problem = *schema == "#/components/schemas/Problem";
                assert_eq!(is_problem, status.as_str() >= "400", "{path} {status}");
            }
            assert!(responses.keys().any(|status| status.starts_with('2')), "{path}");
            let declared: BTreeSet<_> = operation["parameters"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|parameter| parameter["in"] == "path")
                .map(|parameter| format!("{{{}}}", parameter["name"].as_str().unwrap()))
                .collect();
            let used: BTreeSet<_> =
                path.split('/').filter(|part| part.starts_with('{')).map(str::to_owned).collect();
            assert_eq!(declared, used, "{path}");
        }
    }
}

#[test]
fn what_goes_both_ways_looks_the_same_both_ways() {
    let (sent, read) = (schemas::sent("/x"), schemas::read("/x"));
    for (name, schema) in &read {
        assert!(
            sent.get(name).is_none_or(|other| other == schema),
            "{name}: {:#?}",
            (schema, sent.get(name))
        );
    }
}

/// Every value that a field with this name is described as, anywhere.
fn constants(schema: &Value, field: &str, found: &mut BTreeSet<String>) {
    if let Some(text) = schema["properties"][field]["const"].as_str() {
        found.insert(text.to_owned());
    }
    match schema {
        Value::Array(all) => all.iter().for_each(|each| constants(each, field, found)),
        Value::Object(all) => all.values().for_each(|each| constants(each, field, found)),
        _ => {}
    }
}

#[test]
fn every_request_event_and_message_is_described() {
    let told = include_str!("../../../../docs/protocol.md");
    let section =
        |heading: &str| told.split(heading).nth(1).unwrap().split("\n## ").next().unwrap();
    let socket = section("## The socket\n");
    let document = openapi();
    for (field, least) in [("ask", 20), ("event", 25), ("say", 8)] {
        let mut found = BTreeSet::new();
        constants(&document["components"]["schemas"], field, &mut found);
        assert!(found.len() >= least, "{field}: {found:?}");
        // Reviews are described in a section of their own.
        let reviews = section("## The review of a game\n");
        for name in found {
            let is_named = socket.contains(&format!("`{name}`"))
                || socket.contains(&format!("\"say\":\"{name}\""))
                || reviews.contains(&format!("`{name}`"));
            assert!(is_named, "{field} {name}");
        }
    }
}
