//! The option `points`: what priests score.

use std::fmt;

use rules::{Place, Problems, Refusal};
use serde_json::Value;

use super::{POINTS, shown, take};
use crate::Level;

/// The points pyramid: what a priest scores, by level and by the rank of its idol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points([[u8; 3]; 3]);

const MOST: u8 = 99;

impl Points {
    /// What a priest on this level scores if its idol has this rank, counted from zero: nothing
    /// beyond the third (A.9.1).
    pub(crate) fn at(self, level: Level, rank: usize) -> u8 {
        self.0[level.index()].get(rank).copied().unwrap_or(0)
    }

    /// Level 1 first, rank 1 first.
    pub(crate) fn rows(self) -> [[u8; 3]; 3] {
        self.0
    }

    /// The points, if nothing is wrong with them.
    pub(crate) fn read(value: &Value, problems: &mut Problems) -> Option<Points> {
        let read = rows(value)
            .ok_or_else(|| Refusal::new("uxmal-option-points").with("found", shown(value)));
        let rows = take(problems, POINTS, Place::field(POINTS), read)?;
        if rows.len() != 3 {
            let refusal = Refusal::new("uxmal-option-points-rows").with("rows", rows.len());
            problems.add(Place::field(POINTS), refusal.about(POINTS));
            return None;
        }
        let read: Vec<[u8; 3]> = rows
            .iter()
            .zip(1..)
            .filter_map(|(row, level)| read_row(row, level, problems))
            .collect();
        read.try_into().map(Points).ok()
    }
}

fn read_row(row: &Value, level: usize, problems: &mut Problems) -> Option<[u8; 3]> {
    let at = || Place { level: Some(level), ..Place::field(POINTS) };
    let entries = row.as_array().filter(|entries| entries.len() == 3).ok_or_else(|| {
        Refusal::new("uxmal-option-points-row").with("level", level).with("found", shown(row))
    });
    let entries = take(problems, POINTS, at(), entries)?;
    let number = |(entry, rank): (&Value, usize)| {
        let read = whole_number(entry).ok_or_else(|| {
            Refusal::new("uxmal-option-points-value")
                .with("level", level)
                .with("rank", rank)
                .with("found", shown(entry))
                .with("most", MOST)
        });
        take(problems, POINTS, Place { place: Some(rank), ..at() }, read)
    };
    let numbers: Vec<Option<u8>> = entries.iter().zip(1..).map(number).collect();
    let numbers: Vec<u8> = numbers.into_iter().flatten().collect();
    numbers.try_into().ok()
}

/// The rows of a JSON array, or those in the text of a record, made into such.
fn rows(value: &Value) -> Option<Vec<Value>> {
    let entries = |row: &str| row.split(',').map(entry).collect::<Value>();
    match value {
        Value::String(text) => Some(text.split('/').map(entries).collect()),
        Value::Array(rows) => Some(rows.clone()),
        _ => None,
    }
}

/// A number in the text of a record becomes one; anything else stays text.
fn entry(text: &str) -> Value {
    match text.parse::<u8>() {
        // No sign and no leading zero: a record has one text for each value.
        Ok(number) if number.to_string() == text => Value::from(number),
        _ => Value::from(text),
    }
}

fn whole_number(entry: &Value) -> Option<u8> {
    let number = u8::try_from(entry.as_u64()?).ok()?;
    (number <= MOST).then_some(number)
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.0.map(|row| row.map(|points| points.to_string()).join(","));
        f.write_str(&rows.join("/"))
    }
}
