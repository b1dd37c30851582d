//! Squares and faces as programs read them.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::components::Face;
use crate::square::{Square, Squares};

impl Serialize for Square {
    /// As its `Display` has it, which would be slower: a position has dozens of them.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (column, row) = (b'a' + self.column(), self.row() + 1);
        let text = [column, b'0' + row % 10];
        let long_text = [column, b'0' + row / 10, b'0' + row % 10];
        let text = if row < 10 { &text[..] } else { &long_text[..] };
        serializer.serialize_str(str::from_utf8(text).unwrap_or_default())
    }
}

impl JsonSchema for Square {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "PacalSquare".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "pattern": "^[a-m]([1-9]|1[0-3])$"})
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for Squares {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "PacalSquares".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Square>::json_schema(generator)
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Face::Number(number) => serializer.serialize_u8(number),
            Face::Arrows => serializer.serialize_str("arrows"),
        }
    }
}

impl JsonSchema for Face {
    fn schema_name() -> Cow<'static, str> {
        "PacalFace".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"anyOf": [
            {"type": "integer", "minimum": 1, "maximum": 9},
            {"type": "string", "const": "arrows"},
        ]})
    }
}
