//! `sacbe verify`: checks the dice of a record.

use std::path::PathBuf;

use rules::Phrase;
use tables::{Commitment, Contribution, Finding, Known, Promise, PublicKey, SetupHash};

use crate::console::Console;
use crate::failure::{self, Failure};
use crate::setup;

/// Check the dice of a recorded game
///
/// Checks the seed against the commitment, every roll against the seed and the contributions of the
/// players, every action against the rules, and the signature if there is one. A record alone can
/// only be compared with itself: give what you know from before the game.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record with the lines `# table …`, `# commitment …` and `# seed …`
    file: PathBuf,

    /// Commitment that the server showed before the game, as 64 hexadecimal digits
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commitment: Option<Commitment>,

    /// Hash of table, setup, opening, round and seats that the server showed before you revealed your
    /// contribution, as 64 hexadecimal digits
    #[arg(long, value_name = "HEX", value_parser = setup_hash)]
    setup: Option<SetupHash>,

    /// Promise of a seat that the server showed then, as the number of the seat and 64 hexadecimal
    /// digits; can be repeated. If there are any, no other seat can have contributed
    #[arg(long = "promise", value_name = "SEAT:HEX", value_parser = promise)]
    promises: Vec<(usize, Promise)>,

    /// Contribution that you made, as the number of the seat and 32 hexadecimal digits; can be
    /// repeated
    #[arg(long = "contribution", value_name = "SEAT:HEX", value_parser = contribution)]
    contributions: Vec<(usize, Contribution)>,

    /// Public key of the server, as 64 hexadecimal digits: the record must be signed with it
    #[arg(long, value_name = "HEX", value_parser = key)]
    key: Option<PublicKey>,
}

/// Reports every check line by line, and stops at the first that fails.
pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let known = Known {
        commitment: args.commitment,
        setup: args.setup,
        contributions: args.contributions.clone(),
        promises: args.promises.clone(),
        key: args.key,
    };
    let verdict = tables::verify_knowing(&setup::read(&args.file)?, &known);
    for finding in &verdict.findings {
        let sentence = console.phrases.say(&finding.phrase);
        console.line(&failure::at_line(&console.phrases, finding.line, sentence))?;
    }
    verdict.result.map_err(|wrong| Failure::in_line(&args.file, wrong))?;
    for key in unknown(&known, &verdict.findings) {
        console.line(&console.phrases.say(&Phrase::new(key)))?;
    }
    Ok(())
}

/// What a check without more than this cannot find out.
fn unknown(known: &Known, findings: &[Finding]) -> Vec<&'static str> {
    let contributed = |each: &Finding| each.phrase.key == "verify-scheme-contributions";
    let is_compared = known.setup.is_some() && !known.contributions.is_empty();
    let commitment = known.commitment.is_none().then_some("verify-not-commitment");
    let contributions =
        (findings.iter().any(contributed) && !is_compared).then_some("verify-not-contributions");
    commitment.into_iter().chain(contributions).collect()
}

const DIGITS: &str = "expected lowercase hexadecimal digits: 64, or for a contribution 32";

fn commitment(text: &str) -> Result<Commitment, &'static str> {
    Commitment::read(text).ok_or(DIGITS)
}

fn key(text: &str) -> Result<PublicKey, &'static str> {
    PublicKey::read(text).ok_or(DIGITS)
}

fn setup_hash(text: &str) -> Result<SetupHash, &'static str> {
    SetupHash::read(text).ok_or(DIGITS)
}

fn contribution(text: &str) -> Result<(usize, Contribution), &'static str> {
    let (seat, value) = by_seat(text)?;
    Contribution::read(value).map(|value| (seat, value)).map_err(|_| DIGITS)
}

fn promise(text: &str) -> Result<(usize, Promise), &'static str> {
    let (seat, value) = by_seat(text)?;
    Promise::read(value).map(|value| (seat, value)).map_err(|_| DIGITS)
}

fn by_seat(text: &str) -> Result<(usize, &str), &'static str> {
    let (seat, value) = text.split_once(':').ok_or(DIGITS)?;
    Ok((seat.parse().map_err(|_| DIGITS)?, value))
}
