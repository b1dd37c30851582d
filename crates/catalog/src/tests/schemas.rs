//! The schemas are true: they describe what is shown, and nothing that is not.

use schemars::SchemaGenerator;
use serde_json::{Map, Value};

use super::shown::each_position;
use crate::{AnyMatch, GAMES, Schemas, find};

/// What of JSON Schema our types use.
struct Validator {
    definitions: Map<String, Value>,
}

impl Validator {
    /// What is wrong with `value`, if anything.
    fn fault(&self, schema: &Value, value: &Value) -> Option<String> {
        let Some(schema) = schema.as_object() else {
            return (schema != &Value::Bool(true)).then(|| format!("{value}: {schema}"));
        };
        schema.iter().find_map(|(word, rule)| self.breaks(word, rule, schema, value))
    }

    fn breaks(
        &self,
        word: &str,
        rule: &Value,
        schema: &Map<String, Value>,
        value: &Value,
    ) -> Option<String> {
        let unless = |holds: bool| (!holds).then(|| format!("{value} breaks {word}: {rule}"));
        match word {
            "$ref" => {
                let name = rule.as_str()?.rsplit('/').next()?;
                self.fault(&self.definitions[name], value)
            }
            "type" => unless(rule == type_of(value) || listed(rule).any(|it| it == type_of(value))),
            "const" => unless(rule == value),
            "enum" => unless(listed(rule).any(|each| each == value)),
            "anyOf" => unless(listed(rule).any(|each| self.fault(each, value).is_none())),
            "oneOf" => {
                unless(listed(rule).filter(|each| self.fault(each, value).is_none()).count() == 1)
            }
            "required" => {
                unless(listed(rule).all(|key| value.get(key.as_str().unwrap()).is_some()))
            }
            "properties" => self.stray_field(rule, value),
            "additionalProperties" if schema.contains_key("properties") => None,
            "additionalProperties" => {
                value.as_object()?.values().find_map(|each| self.fault(rule, each))
            }
            "items" => listed(value).find_map(|each| self.fault(rule, each)),
            "prefixItems" => listed(rule).zip(listed(value)).find_map(|(a, b)| self.fault(a, b)),
            "minItems" => unless(listed(value).count() as u64 >= rule.as_u64()?),
            "maxItems" => unless(listed(value).count() as u64 <= rule.as_u64()?),
            "minimum" => unless(value.as_f64().is_none_or(|it| it >= rule.as_f64().unwrap())),
            "maximum" => unless(value.as_f64().is_none_or(|it| it <= rule.as_f64().unwrap())),
            "minLength" | "maxLength" => unless(value.as_str()?.chars().count() == 1),
            "title" | "description" | "format" | "pattern" => None,
            unknown => Some(format!("the schema uses {unknown}")),
        }
    }

    /// Stricter than JSON Schema: no field may be there that is not described.
    fn stray_field(&self, properties: &Value, value: &Value) -> Option<String> {
        value.as_object()?.iter().find_map(|(name, field)| match properties.get(name) {
            Some(schema) => self.fault(schema, field),
            None => Some(format!("`{name}` is not described")),
        })
    }
}

fn listed(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

fn of_game(name: &str) -> (Validator, Schemas) {
    let mut generator = SchemaGenerator::default();
    let schemas = find(name).unwrap().schemas(&mut generator);
    (Validator { definitions: generator.definitions().clone() }, schemas)
}

#[track_caller]
fn fits(played: &dyn AnyMatch, (validator, schemas): &(Validator, Schemas)) {
    let shown = [
        (&schemas.board, played.board()),
        (&schemas.position, played.full_position()),
        (&schemas.position, played.public_position()),
    ];
    for (schema, value) in shown {
        assert_eq!(validator.fault(schema.as_value(), &value), None, "{}", played.name());
    }
    for hinted in played.hints() {
        let fault = |hint: &Value| validator.fault(schemas.hint.as_value(), hint);
        let fault = hinted.hint.as_ref().and_then(fault);
        assert_eq!(fault, None, "{}", hinted.action);
    }
}

#[test]
fn whatever_is_shown_fits_its_schema() {
    let schemas: Vec<_> = GAMES.iter().map(|game| (game.name, of_game(game.name))).collect();
    each_position(|played| {
        let (_, schemas) = schemas.iter().find(|(name, _)| *name == played.name()).unwrap();
        fits(played, schemas);
    });
}

#[test]
fn a_position_of_one_game_does_not_fit_the_schema_of_another() {
    let (validator, schemas) = of_game("pacal");
    let uxmal = find("uxmal").unwrap().new_match(2, &rules::Options::new()).unwrap();
    assert!(validator.fault(schemas.position.as_value(), &uxmal.full_position()).is_some());
}

/// So that the types of all games can be generated into one file.
#[test]
fn the_names_of_definitions_begin_with_the_name_of_their_game() {
    for game in ["pacal", "uxmal"] {
        let (validator, _) = of_game(game);
        let start = format!("{}{}", game[..1].to_uppercase(), &game[1..]);
        let stray = validator.definitions.keys().find(|name| !name.starts_with(&start));
        assert_eq!(stray, None);
    }
}
