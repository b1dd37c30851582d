//! `sacbe verify`: checks the dice of a record.

use std::path::PathBuf;

use tables::{Commitment, Contribution, Known, PublicKey};

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
        contributions: args.contributions.clone(),
        promises: Vec::new(),
        key: args.key,
    };
    let verdict = tables::verify_knowing(&setup::read(&args.file)?, &known);
    for finding in &verdict.findings {
        let sentence = console.phrases.say(&finding.phrase);
        console.line(&failure::at_line(&console.phrases, finding.line, sentence))?;
    }
    verdict.result.map_err(|wrong| Failure::in_line(&args.file, wrong))
}

const DIGITS: &str = "expected lowercase hexadecimal digits: 64, or 32 after the number of a seat";

fn commitment(text: &str) -> Result<Commitment, &'static str> {
    Commitment::read(text).ok_or(DIGITS)
}

fn key(text: &str) -> Result<PublicKey, &'static str> {
    PublicKey::read(text).ok_or(DIGITS)
}

fn contribution(text: &str) -> Result<(usize, Contribution), &'static str> {
    let (seat, value) = text.split_once(':').ok_or(DIGITS)?;
    let seat = seat.parse().map_err(|_| DIGITS)?;
    Contribution::read(value).map(|value| (seat, value)).map_err(|_| DIGITS)
}
