//! `sacbe backup`: a copy of all tables while the server runs.

use std::path::PathBuf;

use rules::Phrase;
use store::Store;

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, Place};

/// Copy all tables into a new file, also while a server uses them
///
/// The copy is of one moment. It is a folder's `sacbe.sqlite`: put it there to serve it. For
/// Postgres use its own `pg_dump`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// The file to write; there must be none of this name
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let location = args.place.location();
        let store = Store::open_to_read(&location).await.map_err(|error| serve::refuse(&error))?;
        store.backup(&args.to).await.map_err(|error| serve::refuse(&error))
    })?;
    console.say(&Phrase::new("backup-done").with_text("file", args.to.display()))?;
    Ok(())
}
