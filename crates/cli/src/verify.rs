//! `sacbe verify`: whether the dice of a record were honest.

use std::path::PathBuf;

use crate::console::Console;
use crate::failure::{self, Failure};
use crate::setup;

/// Check the dice of a recorded game: the seed against the commitment, every roll against the seed
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record, with its lines `# table …`, `# commitment …` and `# seed …`
    file: PathBuf,
}

/// Says line by line what holds, and ends with what does not.
pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let verdict = tables::verify(&setup::read(&args.file)?);
    for finding in &verdict.findings {
        let sentence = console.phrases.say(&finding.phrase);
        console.line(&failure::at_line(&console.phrases, finding.line, sentence))?;
    }
    verdict.result.map_err(|wrong| Failure::in_line(&args.file, wrong))
}
