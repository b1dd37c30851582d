//! `sacbe verify`: checks the dice of a record.

use std::path::PathBuf;

use crate::console::Console;
use crate::failure::{self, Failure};
use crate::setup;

/// Check the dice of a recorded game
///
/// Checks the seed against the commitment, every roll against the seed, and every action against
/// the rules.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Record with the lines `# table …`, `# commitment …` and `# seed …`
    file: PathBuf,
}

/// Reports every check line by line, and stops at the first that fails.
pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let verdict = tables::verify(&setup::read(&args.file)?);
    for finding in &verdict.findings {
        let sentence = console.phrases.say(&finding.phrase);
        console.line(&failure::at_line(&console.phrases, finding.line, sentence))?;
    }
    verdict.result.map_err(|wrong| Failure::in_line(&args.file, wrong))
}
