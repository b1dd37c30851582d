//! `sacbe backup`: copies all tables while the server runs.

use std::path::PathBuf;

use rules::Phrase;
use store::Store;

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, Place};

/// Copy all tables to a new file, even while a server is running
///
/// The copy is a consistent snapshot. To serve it, put it into a folder as `sacbe.sqlite`. For
/// Postgres use `pg_dump`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// File to write; it must not exist yet
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let location = args.place.location()?;
        Store::copy(&location, &args.to).await.map_err(|error| serve::refuse(&error))
    })?;
    console.say(&Phrase::new("backup-done").with_text("file", args.to.display()))?;
    Ok(())
}
