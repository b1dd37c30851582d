//! Studies, verifies and draws a record.

use catalog::{AnyMatch, Choice};
use protocol::{
    CardRequest, Finding, Json, LegalAction, LogEntry, Outcome, RolledFrom, Sentence, Study,
    StudyRequest, VerifyReport, VerifyRequest,
};
use rules::{LoadError, Phrase, Record, Refusal, Seat, SeatSet};
use tables::{Commitment, Known};

use crate::Trouble;

/// A position of a record after playing these actions too.
pub fn study(request: &StudyRequest) -> Result<Study, Trouble> {
    let StudyRequest { record, at: actions, moves } = request;
    let mut played = at(record, *actions)?;
    let play = |action: &String| play(&mut *played, action);
    let told = moves.iter().map(play).collect::<Result<Vec<_>, _>>()?;
    Ok(Study {
        game: played.name().to_owned(),
        players: played.players(),
        map: played.map().map(str::to_owned),
        board: Json::of(&played.board()),
        position: Json::of(&played.full_position()),
        whose: played.turn().into(),
        asks: Sentence::from(&played.asks()),
        scores: played.scores().to_vec(),
        if_scored_now: played.if_scored_now().to_vec(),
        winners: numbers(played.winners()),
        legal: legal(&*played),
        probabilities: probabilities(&*played),
        told,
        record: played.record().to_string(),
    })
}

/// The last position of a record as a card to share.
pub fn card(request: &CardRequest) -> Result<String, Trouble> {
    let CardRequest { record, names, looks } = request;
    catalog::card(&*load(record)?, names, looks).map_err(Trouble::from)
}

/// The table that a record says it is from.
pub fn table(record: &str) -> Option<&str> {
    record.lines().find_map(|line| line.strip_prefix("# table ")).map(str::trim)
}

fn load(record: &str) -> Result<Box<dyn AnyMatch>, Trouble> {
    catalog::load(record).map_err(Trouble::from)
}

/// The game of a record after this many of its actions, or after all of them.
pub(crate) fn at(record: &str, actions: Option<usize>) -> Result<Box<dyn AnyMatch>, Trouble> {
    let whole = load(record)?;
    let Some(actions) = actions else { return Ok(whole) };
    let start = first(whole.record(), actions);
    drop(whole);
    load(&start)
}

/// The text of a record with only its first actions.
pub(crate) fn first(record: &Record, actions: usize) -> String {
    let mut start = record.clone();
    let count = start.actions().count();
    (actions..count).for_each(|_| start.pop());
    start.to_string()
}

/// Plays an action, and tells it.
pub(crate) fn play(played: &mut dyn AnyMatch, action: &str) -> Result<LogEntry, Refusal> {
    let seat = played.turn().seat().map(Seat::number);
    let prepared = played.prepare(action)?;
    let told = Sentence::from(prepared.description());
    // It was prepared in this very position.
    drop(played.play_prepared(prepared));
    Ok(LogEntry { seat, told: Some(told), action: Some(action.to_owned()) })
}

pub(crate) fn legal(played: &dyn AnyMatch) -> Vec<LegalAction> {
    let action = |hinted: catalog::Hinted| LegalAction {
        action: hinted.action,
        kind: hinted.kind.into(),
        hint: hinted.hint.as_ref().map(Json::of),
    };
    played.hints().into_iter().map(action).collect()
}

/// How likely each outcome is, in the order of [`legal`]; none if a seat acts.
fn probabilities(played: &dyn AnyMatch) -> Vec<f64> {
    let weights: Vec<f64> =
        played.legal().into_iter().filter_map(|choice| choice.weight.map(f64::from)).collect();
    let total: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / total).collect()
}

pub(crate) fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}

/// Checks whether the dice of a record follow from its seed and the players' contributions; `say`
/// makes the sentences.
pub fn verify(
    request: &VerifyRequest,
    say: impl Fn(&Phrase, Option<&'static str>) -> String,
) -> Result<VerifyReport, Trouble> {
    let commitment = request.commitment.as_deref().map(commitment).transpose()?;
    let known = Known { commitment, ..Known::default() };
    let (mut rolls, mut last) = (Vec::new(), Vec::new());
    let verdict = tables::verify_each(&request.record, &known, |line, choices| {
        if request.outcomes {
            let listed = if last == choices { Vec::new() } else { outcomes(choices) };
            rolls.push(RolledFrom { line, outcomes: listed });
            last = choices.to_vec();
        }
    });
    let good = verdict.findings.iter().map(|finding| Finding {
        line: finding.line,
        holds: true,
        told: Sentence::from(&finding.phrase),
        message: say(&finding.phrase, None),
    });
    let bad = verdict.result.as_ref().err().map(|LoadError { line, refusal }| Finding {
        line: *line,
        holds: false,
        told: Sentence::from(&refusal.phrase),
        message: say(&refusal.phrase, refusal.rule),
    });
    let holds = verdict.result.is_ok();
    Ok(VerifyReport { holds, findings: good.chain(bad).collect(), rolls })
}

fn commitment(text: &str) -> Result<Commitment, Trouble> {
    Commitment::read(text).ok_or_else(|| Trouble::from(tables::Refusal::BadSeed))
}

fn outcomes(choices: &[Choice]) -> Vec<Outcome> {
    let outcome = |choice: &Choice| Outcome {
        action: choice.text.clone(),
        weight: choice.weight.unwrap_or(0),
    };
    choices.iter().map(outcome).collect()
}
