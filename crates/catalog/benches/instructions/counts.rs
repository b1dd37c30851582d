//! Instruction counts: how they are written to a file and compared with earlier ones.

use std::fmt;

/// A count may grow by this factor before the comparison fails.
const LIMIT: f64 = 1.03;

/// Named instruction counts, in the order in which they were measured.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Counts(Vec<(String, f64)>);

impl Counts {
    pub(crate) fn push(&mut self, name: &str, count: f64) {
        self.0.push((name.to_owned(), count));
    }

    /// Reads what `Display` writes: a name and a number on each line, `#` for comments.
    pub(crate) fn parse(text: &str) -> Result<Counts, String> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let entry = |line: &str| {
            let (name, count) = line.rsplit_once(' ')?;
            let count = count.parse().ok().filter(|&count| count > 0.0)?;
            Some((name.to_owned(), count))
        };
        let entries = lines.map(|line| entry(line).ok_or_else(|| format!("not a count: {line}")));
        entries.collect::<Result<_, _>>().map(Counts)
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.0.iter().find(|(each, _)| each == name).map(|(_, count)| *count)
    }

    /// Compares new counts with these; a row for each name in either.
    pub(crate) fn compare(&self, measured: &Counts) -> Comparison {
        let new = measured.0.iter().map(|(name, count)| Row {
            name: name.clone(),
            committed: self.get(name),
            measured: Some(*count),
        });
        let gone = self.0.iter().filter(|(name, _)| measured.get(name).is_none());
        let gone = gone.map(|(name, count)| Row {
            name: name.clone(),
            committed: Some(*count),
            measured: None,
        });
        Comparison(new.chain(gone).collect())
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, count)| writeln!(f, "{name} {count:.1}"))
    }
}

/// Committed and measured counts side by side.
#[derive(Debug)]
pub(crate) struct Comparison(Vec<Row>);

#[derive(Debug)]
struct Row {
    name: String,
    committed: Option<f64>,
    measured: Option<f64>,
}

impl Comparison {
    /// Whether both have the same names and no count is above the limit.
    pub(crate) fn passes(&self) -> bool {
        self.0.iter().all(|row| row.problem().is_none())
    }
}

impl Row {
    fn problem(&self) -> Option<&'static str> {
        match (self.committed, self.measured) {
            (Some(committed), Some(measured)) => {
                (measured > committed * LIMIT).then_some("more than 3 % above")
            }
            (None, _) => Some("not committed yet"),
            (_, None) => Some("no longer measured"),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |count: Option<f64>| count.map_or("-".to_owned(), |count| format!("{count:.1}"));
        writeln!(f, "{:20}{:>12}{:>12}{:>8}", "", "committed", "measured", "ratio")?;
        for row in &self.0 {
            let ratio =
                row.committed.zip(row.measured).map(|(old, new)| format!("{:.3}", new / old));
            let (old, new) = (number(row.committed), number(row.measured));
            write!(f, "{:20}{old:>12}{new:>12}{:>8}", row.name, ratio.unwrap_or_default())?;
            writeln!(f, "{}", row.problem().map_or(String::new(), |why| format!("  {why}")))?;
        }
        Ok(())
    }
}
