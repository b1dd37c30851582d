//! Checks whether the dice of a record follow from its seed and the players' contributions.

// What the comments of the header say about the dice.
mod claims;
// Who has signed the record.
mod signature;

use catalog::{AnyMatch, Choice};
use rules::{LoadError, Phrase, Record, Refusal, Turn};

use self::claims::Claims;
use crate::dice::Dice;
use crate::{Commitment, Contribution, Promise, PublicKey, SetupHash};

/// What somebody knows about a game besides its record: without it, a check can only compare a
/// record with itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// The commitment that was shown before the game.
    pub commitment: Option<Commitment>,
    /// The hash of the setup that was shown before they revealed their own contribution.
    pub setup: Option<SetupHash>,
    /// Their own contributions, by the numbers of the seats.
    pub contributions: Vec<(usize, Contribution)>,
    /// The promises of all seats that were shown before they revealed their own contribution. If
    /// there are any, no other seat can have contributed.
    pub promises: Vec<(usize, Promise)>,
    /// The public key of the server.
    pub key: Option<PublicKey>,
}

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

impl Finding {
    fn at(line: usize, phrase: Phrase) -> Finding {
        Finding { line: Some(line), phrase }
    }
}

/// Checks the dice of a record: that the seed is the one committed to, and that every roll follows
/// from it and from what the players contributed.
///
/// An unfinished record is checked up to its last line.
///
/// ```
/// let verdict = tables::verify("game pacal\nrules 1\nplayers 2\n\nplace e5\n");
/// assert_eq!(verdict.result.unwrap_err().refusal.code(), "verify-missing");
/// ```
pub fn verify(text: &str) -> Verdict {
    verify_knowing(text, &Known::default())
}

/// The same, compared with what somebody knows besides the record.
pub fn verify_knowing(text: &str, known: &Known) -> Verdict {
    verify_each(text, known, |_, _| {})
}

/// The same; `rolled` is called with the line of every roll and what it was chosen from.
pub fn verify_each(text: &str, known: &Known, mut rolled: impl FnMut(usize, &[Choice])) -> Verdict {
    let mut findings = Vec::new();
    let result = check(text, known, &mut findings, &mut rolled);
    Verdict { findings, result }
}

fn check(
    text: &str,
    known: &Known,
    findings: &mut Vec<Finding>,
    rolled: &mut impl FnMut(usize, &[Choice]),
) -> Result<(), LoadError> {
    let record: Record = text.parse()?;
    let mut played = start(&record)?;
    findings.extend(signature::check(text, known)?);
    let claims = Claims::read(text, &record)?;
    claims.check(&record, known, findings)?;
    let (dice, mut rolls, mut given_rolls) = (claims.dice(&record), 0, 0);
    for (index, (line, action)) in record.actions().enumerate() {
        if played.turn() == Turn::Chance {
            if index < claims.given() {
                given_rolls += 1;
            } else {
                rolls += 1;
                let legal = played.legal();
                rolled(line, &legal);
                findings.push(check_roll(&claims, &dice, rolls, line, action, &legal)?);
            }
        }
        played
            .play(action)
            .map_err(|error| LoadError { line: Some(line), refusal: error.into() })?;
    }
    if let Some((line, _)) = claims.opening.filter(|_| rolls == 0 && given_rolls > 0) {
        return Err(at(line, Refusal::new("verify-nothing-rolled")));
    }
    findings.push(last(&record, &*played, rolls));
    Ok(())
}

fn check_roll(
    claims: &Claims,
    dice: &Dice,
    roll: u64,
    line: usize,
    action: &str,
    legal: &[Choice],
) -> Result<Finding, LoadError> {
    let rolled = dice.choose(&claims.table, roll, legal).map_or("", |choice| &choice.text);
    let number = i64::try_from(roll).unwrap_or(i64::MAX);
    if rolled == action {
        let phrase = Phrase::new("verify-roll").with("roll", number).with("action", action);
        return Ok(Finding::at(line, phrase));
    }
    let refusal = Refusal::new("verify-wrong-roll")
        .with("roll", number)
        .with("expected", rolled)
        .with("found", action);
    Err(at(line, refusal))
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

/// The lines `# key value` of the header.
fn comments<'a>(text: &'a str, key: &str) -> impl Iterator<Item = (usize, &'a str)> {
    let header = text.lines().enumerate().take_while(|(_, line)| !line.is_empty());
    header.filter_map(move |(index, line)| {
        let (word, value) = line.strip_prefix("# ")?.split_once(' ')?;
        (word == key).then_some((index + 1, value))
    })
}

/// The line `# key value` of the header, if there is one; there must not be two.
fn optional<'a>(text: &'a str, key: &'static str) -> Result<Option<(usize, &'a str)>, LoadError> {
    let mut found = comments(text, key);
    match (found.next(), found.next()) {
        (one, None) => Ok(one),
        (_, Some((line, _))) => Err(at(line, Refusal::new("verify-twice").with("key", key))),
    }
}

/// The line `# key value` of the header; there must be exactly one.
fn comment<'a>(text: &'a str, key: &'static str) -> Result<(usize, &'a str), LoadError> {
    optional(text, key)?
        .ok_or_else(|| LoadError::in_header(Refusal::new("verify-missing").with("key", key)))
}

fn malformed(line: usize, key: &'static str) -> LoadError {
    at(line, Refusal::new("verify-malformed").with("key", key))
}

fn bad_line(line: usize) -> LoadError {
    at(line, Refusal::new("verify-bad-line"))
}

fn at(line: usize, refusal: Refusal) -> LoadError {
    LoadError { line: Some(line), refusal }
}
