//! Checks whether the dice of a record follow from its seed.

use catalog::AnyMatch;
use rules::{LoadError, Phrase, Record, Refusal, Turn};

use crate::{Commitment, Seed, TableId};

/// The result of checking a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What was confirmed, in the order of the record.
    pub findings: Vec<Finding>,
    /// The first error, and its line; nothing after it was checked.
    pub result: Result<(), LoadError>,
}

/// Something that was confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line it is about; none for the record as a whole.
    pub line: Option<usize>,
    /// What was confirmed.
    pub phrase: Phrase,
}

/// Checks the dice of a record: that the seed is the one committed to, and that every roll follows
/// from it.
///
/// An unfinished record is checked up to its last line.
///
/// ```
/// let verdict = tables::verify("game pacal\nrules 1\nplayers 2\n\nplace e5\n");
/// assert_eq!(verdict.result.unwrap_err().refusal.code(), "verify-missing");
/// ```
pub fn verify(text: &str) -> Verdict {
    let mut findings = Vec::new();
    let result = check(text, &mut findings);
    Verdict { findings, result }
}

fn check(text: &str, findings: &mut Vec<Finding>) -> Result<(), LoadError> {
    let record: Record = text.parse()?;
    let mut played = start(&record)?;
    let dice = Claims::read(text)?;
    let matches = Phrase::new("verify-commitment").with_text("commitment", dice.commitment);
    findings.push(Finding { line: Some(dice.seed_line), phrase: matches });
    let opening = opening(text, &record)?;
    findings.extend(opening.map(given));
    let given = opening.map_or(0, |(_, count)| count);
    let mut rolls = 0;
    for (index, (line, action)) in record.actions().enumerate() {
        if index >= given && played.turn() == Turn::Chance {
            rolls += 1;
            findings.push(dice.check_roll(rolls, line, action, &*played)?);
        }
        played
            .play(action)
            .map_err(|error| LoadError { line: Some(line), refusal: error.into() })?;
    }
    findings.push(last(&record, &*played, rolls));
    Ok(())
}

/// The game at its start.
fn start(record: &Record) -> Result<Box<dyn AnyMatch>, LoadError> {
    let mut header = record.clone();
    (0..record.actions().count()).for_each(|_| header.pop());
    catalog::load(&header.to_string())
}

fn last(record: &Record, played: &dyn AnyMatch, rolls: u64) -> Finding {
    let key = match played.turn() {
        Turn::Over => "verify-complete",
        Turn::Seat(_) | Turn::Chance => "verify-cut-short",
    };
    let actions = record.actions().count();
    let rolls = i64::try_from(rolls).unwrap_or(i64::MAX);
    let phrase = Phrase::new(key).with("rolls", rolls).with("actions", actions);
    Finding { line: None, phrase }
}

/// What the comments of the header say about the dice.
struct Claims {
    table: TableId,
    seed: Seed,
    seed_line: usize,
    commitment: Commitment,
}

impl Claims {
    fn read(text: &str) -> Result<Claims, LoadError> {
        let (table_line, table) = comment(text, "table")?;
        let (commitment_line, commitment) = comment(text, "commitment")?;
        let (seed_line, seed) = comment(text, "seed")?;
        let dice = Claims {
            table: TableId::new(table).map_err(|_| malformed(table_line, "table"))?,
            seed: Seed::read(seed).map_err(|_| malformed(seed_line, "seed"))?,
            seed_line,
            commitment: Commitment::read(commitment)
                .ok_or_else(|| malformed(commitment_line, "commitment"))?,
        };
        if dice.seed.commitment() == dice.commitment {
            return Ok(dice);
        }
        Err(at(seed_line, Refusal::new("verify-wrong-seed").with("commitment", commitment)))
    }

    fn check_roll(
        &self,
        roll: u64,
        line: usize,
        action: &str,
        played: &dyn AnyMatch,
    ) -> Result<Finding, LoadError> {
        let legal = played.legal();
        let rolled = self.seed.roll(&self.table, roll, &legal).map_or("", |choice| &choice.text);
        let number = i64::try_from(roll).unwrap_or(i64::MAX);
        if rolled == action {
            let phrase = Phrase::new("verify-roll").with("roll", number).with("action", action);
            return Ok(Finding { line: Some(line), phrase });
        }
        let refusal = Refusal::new("verify-wrong-roll")
            .with("roll", number)
            .with("expected", rolled)
            .with("found", action);
        Err(at(line, refusal))
    }
}

/// The line that names the opening, and its number of actions. Their dice were given, not rolled.
fn opening(text: &str, record: &Record) -> Result<Option<(usize, usize)>, LoadError> {
    let (line, count) = match comment(text, "opening") {
        Ok(found) => found,
        Err(error) if error.line.is_none() => return Ok(None),
        Err(error) => return Err(error),
    };
    let count = count.parse().ok().filter(|&count| count <= record.actions().count());
    let refusal = || at(line, Refusal::new("verify-bad-opening"));
    count.map(|count| Some((line, count))).ok_or_else(refusal)
}

fn given((line, count): (usize, usize)) -> Finding {
    Finding { line: Some(line), phrase: Phrase::new("verify-opening").with("count", count) }
}

/// The line `# key value` of the header; there must be exactly one.
fn comment<'a>(text: &'a str, key: &'static str) -> Result<(usize, &'a str), LoadError> {
    let header = text.lines().enumerate().take_while(|(_, line)| !line.is_empty());
    let mut found = header.filter_map(|(index, line)| {
        let (word, value) = line.strip_prefix("# ")?.split_once(' ')?;
        (word == key).then_some((index + 1, value))
    });
    match (found.next(), found.next()) {
        (Some(one), None) => Ok(one),
        (None, _) => Err(LoadError::in_header(Refusal::new("verify-missing").with("key", key))),
        (Some(_), Some((line, _))) => Err(at(line, Refusal::new("verify-twice").with("key", key))),
    }
}

fn malformed(line: usize, key: &'static str) -> LoadError {
    at(line, Refusal::new("verify-malformed").with("key", key))
}

fn at(line: usize, refusal: Refusal) -> LoadError {
    LoadError { line: Some(line), refusal }
}
