//! What the comments of the header say about the dice, compared with what somebody knows.

use std::str::FromStr;

use rules::{LoadError, Phrase, Record, Refusal};

use super::{Finding, Known, at, bad_line, comment, comments, malformed, optional};
use crate::dice::Dice;
use crate::{Binding, Commitment, Contribution, Promise, Scheme, Seed, SetupHash, TableId};

/// What the comments of the header say.
pub(super) struct Claims {
    pub(super) table: TableId,
    seed: Seed,
    seed_line: usize,
    commitment: Commitment,
    commitment_line: usize,
    /// The line that names the opening, and its number of actions. Their dice were given, not
    /// rolled.
    pub(super) opening: Option<(usize, usize)>,
    scheme: Scheme,
    scheme_line: Option<usize>,
    round: u32,
    round_line: Option<usize>,
    /// What people contributed, in the order of the seats; none where it is missing.
    contributions: Vec<Claimed>,
}

#[derive(Clone, Copy)]
struct Claimed {
    line: usize,
    seat: usize,
    value: Option<Contribution>,
}

impl Claims {
    pub(super) fn read(text: &str, record: &Record) -> Result<Claims, LoadError> {
        let (table_line, table) = comment(text, "table")?;
        let (commitment_line, commitment) = comment(text, "commitment")?;
        let (seed_line, seed) = comment(text, "seed")?;
        let (scheme_line, scheme) = scheme(text)?;
        let (round_line, round) = round(text, scheme)?;
        Ok(Claims {
            table: TableId::new(table).map_err(|_| malformed(table_line, "table"))?,
            seed: Seed::read(seed).map_err(|_| malformed(seed_line, "seed"))?,
            seed_line,
            commitment: Commitment::read(commitment)
                .ok_or_else(|| malformed(commitment_line, "commitment"))?,
            commitment_line,
            opening: opening(text, record)?,
            scheme,
            scheme_line,
            round,
            round_line,
            contributions: match scheme {
                Scheme::Seed => Vec::new(),
                Scheme::Contributions => contributions(text, record)?,
            },
        })
    }

    /// How many of the first actions were given.
    pub(super) fn given(&self) -> usize {
        self.opening.map_or(0, |(_, count)| count)
    }

    /// The dice that the rolls have to follow from.
    pub(super) fn dice(&self, record: &Record) -> Dice {
        let mut dice = Dice::new(self.seed.clone());
        if self.scheme == Scheme::Contributions {
            let each = self.contributions.iter().map(|claimed| (claimed.seat, claimed.value));
            let each: Vec<_> = each.collect();
            dice.bind(&Binding::new(&self.table, record, self.given(), self.round, &each));
        }
        dice
    }

    /// Checks everything but the rolls.
    pub(super) fn check(
        &self,
        record: &Record,
        known: &Known,
        findings: &mut Vec<Finding>,
    ) -> Result<(), LoadError> {
        let scheme = Phrase::new(match self.scheme {
            Scheme::Seed => "verify-scheme-seed",
            Scheme::Contributions => "verify-scheme-contributions",
        });
        findings.push(Finding { line: self.scheme_line, phrase: scheme });
        findings.push(self.check_commitment(known)?);
        for claimed in &self.contributions {
            findings.push(claimed.check(known)?);
        }
        self.has_all(known)?;
        findings.extend(self.check_setup(record, known)?);
        if let Some(line) = self.round_line.filter(|_| self.round > 1) {
            let phrase = Phrase::new("verify-rounds").with("round", i64::from(self.round));
            findings.push(Finding::at(line, phrase));
        }
        findings.extend(self.opening.map(|(line, count)| {
            Finding::at(line, Phrase::new("verify-opening").with("count", count))
        }));
        Ok(())
    }

    fn check_commitment(&self, known: &Known) -> Result<Finding, LoadError> {
        if let Some(kept) = known.commitment.filter(|kept| *kept != self.commitment) {
            let refusal = Refusal::new("verify-other-commitment").with("kept", kept.to_string());
            return Err(at(self.commitment_line, refusal));
        }
        if self.seed.commitment() != self.commitment {
            let commitment = self.commitment.to_string();
            let refusal = Refusal::new("verify-wrong-seed").with("commitment", commitment);
            return Err(at(self.seed_line, refusal));
        }
        let key = match known.commitment {
            Some(_) => "verify-commitment-kept",
            None => "verify-commitment",
        };
        let phrase = Phrase::new(key).with_text("commitment", self.commitment);
        Ok(Finding::at(self.seed_line, phrase))
    }

    /// Nothing of the setup may have been chosen when the contributions were known.
    fn check_setup(&self, record: &Record, known: &Known) -> Result<Option<Finding>, LoadError> {
        let Some(kept) = known.setup else { return Ok(None) };
        let people = self.contributions.iter().map(|claimed| claimed.seat);
        let claimed = SetupHash::new(&self.table, record, self.given(), self.round, people);
        if self.scheme == Scheme::Contributions && claimed == kept {
            return Ok(Some(Finding { line: None, phrase: Phrase::new("verify-setup-kept") }));
        }
        Err(LoadError::in_header(Refusal::new("verify-other-setup")))
    }

    /// Whether every contribution that somebody knows of is in the record, and every seat that had
    /// promised one.
    fn has_all(&self, known: &Known) -> Result<(), LoadError> {
        let named = |seat: usize| self.contributions.iter().find(|claimed| claimed.seat == seat);
        let is_there = |seat| named(seat).is_some_and(|claimed| claimed.value.is_some());
        if let Some((seat, _)) = known.contributions.iter().find(|(seat, _)| !is_there(*seat)) {
            let refusal = Refusal::new("verify-contribution-dropped").with("seat", *seat);
            return Err(LoadError { line: named(*seat).map(|claimed| claimed.line), refusal });
        }
        match known.promises.iter().find(|(seat, _)| named(*seat).is_none()) {
            None => Ok(()),
            Some((seat, _)) => {
                let refusal = Refusal::new("verify-promise-dropped").with("seat", *seat);
                Err(LoadError::in_header(refusal))
            }
        }
    }
}

impl Claimed {
    fn check(self, known: &Known) -> Result<Finding, LoadError> {
        let Claimed { line, seat, value } = self;
        let Some(value) = value else {
            let key = match find(&known.promises, seat) {
                Some(_) => "verify-promise-missing",
                None => "verify-contribution-missing",
            };
            return Ok(Finding::at(line, Phrase::new(key).with("seat", seat)));
        };
        let own = find(&known.contributions, seat);
        if own.is_some_and(|own| own != value) {
            return Err(at(line, Refusal::new("verify-other-contribution").with("seat", seat)));
        }
        let promise = find(&known.promises, seat);
        if own.is_none() && promise.is_none() && !known.promises.is_empty() {
            return Err(at(line, Refusal::new("verify-unpromised").with("seat", seat)));
        }
        if promise.is_some_and(|promise: Promise| promise != value.promise()) {
            return Err(at(line, Refusal::new("verify-broken-promise").with("seat", seat)));
        }
        let key = match (own, promise) {
            (Some(_), _) => "verify-contribution-kept",
            (None, Some(_)) => "verify-contribution-promised",
            (None, None) => "verify-contribution",
        };
        Ok(Finding::at(line, Phrase::new(key).with("seat", seat)))
    }
}

fn find<T: Copy>(list: &[(usize, T)], seat: usize) -> Option<T> {
    list.iter().find(|(each, _)| *each == seat).map(|(_, value)| *value)
}

/// A number as the server writes it. `01` is none: others who check the record hash the line as it is.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

fn scheme(text: &str) -> Result<(Option<usize>, Scheme), LoadError> {
    match optional(text, "dice")? {
        None => Ok((None, Scheme::Seed)),
        Some((line, number)) => {
            let scheme = self::number(number).and_then(Scheme::numbered);
            Ok((Some(line), scheme.ok_or_else(|| bad_line(line))?))
        }
    }
}

fn round(text: &str, scheme: Scheme) -> Result<(Option<usize>, u32), LoadError> {
    match scheme {
        Scheme::Seed => Ok((None, 1)),
        Scheme::Contributions => {
            let (line, number) = comment(text, "round")?;
            let round = self::number(number).ok_or_else(|| bad_line(line))?;
            Ok((Some(line), round))
        }
    }
}

fn opening(text: &str, record: &Record) -> Result<Option<(usize, usize)>, LoadError> {
    let Some((line, count)) = optional(text, "opening")? else { return Ok(None) };
    let count = number(count).filter(|&count| count <= record.actions().count());
    let refusal = || at(line, Refusal::new("verify-bad-opening"));
    count.map(|count| Some((line, count))).ok_or_else(refusal)
}

/// The seats are in ascending order, and each is named once.
fn contributions(text: &str, record: &Record) -> Result<Vec<Claimed>, LoadError> {
    let mut all = Vec::new();
    for (line, value) in comments(text, "contribution") {
        let (seat, value) = value.split_once(' ').ok_or_else(|| bad_line(line))?;
        let seat = number(seat).ok_or_else(|| bad_line(line))?;
        let value = Contribution::read(value).map_err(|_| bad_line(line))?;
        all.push(Claimed { line, seat, value: Some(value) });
    }
    for (line, seat) in comments(text, "missing") {
        let seat = number(seat).ok_or_else(|| bad_line(line))?;
        all.push(Claimed { line, seat, value: None });
    }
    all.sort_by_key(|claimed| claimed.seat);
    let players = record.header("players").and_then(|players| players.parse().ok()).unwrap_or(0);
    let mut least = 1;
    for claimed in &all {
        if !(least..=players).contains(&claimed.seat) {
            return Err(bad_line(claimed.line));
        }
        least = claimed.seat + 1;
    }
    Ok(all)
}
