//! `sacbe export`: writes the records of all games to files.

use std::fs;
use std::path::{Path, PathBuf};

use rules::{Phrase, Refusal};
use store::{Store, StoredEvent};
use tables::{Stored, Table};

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, Place};

/// Write the records of all games to a folder, even while a server is running
///
/// Writes one file for each finished game, named after its table. With --all also games in
/// progress, whose records reveal hidden information.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    /// Include games in progress
    #[arg(long)]
    all: bool,

    /// Folder to write to; created if missing
    #[arg(value_name = "DIR")]
    to: PathBuf,
}

/// Number of tables read at once.
const PAGE: u32 = 500;

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    fs::create_dir_all(&args.to)
        .map_err(|error| Failure::access(&args.to, "file-unwritable", &error))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let count = runtime.block_on(export(args))?;
    console.say(&Phrase::new("export-done").with("count", count))?;
    Ok(())
}

async fn export(args: &Args) -> Result<usize, Failure> {
    let location = args.place.location();
    let store = Store::open_to_read(&location).await.map_err(|error| serve::refuse(&error))?;
    let (mut last, mut count) = (String::new(), 0);
    loop {
        let tables =
            store.tables_after(&last, PAGE).await.map_err(|error| serve::refuse(&error))?;
        let Some(end) = tables.last() else { return Ok(count) };
        last.clone_from(&end.table);
        for listed in &tables {
            let events =
                store.events(&listed.table, 0).await.map_err(|error| serve::refuse(&error))?;
            count += usize::from(write(args, &listed.table, &events)?);
        }
    }
}

/// Writes the record of a table, if it is to be written.
fn write(args: &Args, id: &str, events: &[StoredEvent]) -> Result<bool, Failure> {
    let file = args.to.join(format!("{id}.sacbe"));
    let table = fold(&file, events)?;
    if !table.has_started() || !(args.all || table.is_over()) {
        return Ok(false);
    }
    let record = table.full_record().map_err(|_| unreadable(&file))?;
    fs::write(&file, record).map_err(|error| Failure::access(&file, "file-unwritable", &error))?;
    Ok(true)
}

fn fold(file: &Path, events: &[StoredEvent]) -> Result<Table, Failure> {
    let parse = |event: &StoredEvent| serde_json::from_str::<Stored>(&event.body);
    let events = events.iter().map(parse).collect::<Result<Vec<_>, _>>();
    let events = events.map_err(|_| unreadable(file))?;
    Table::from_events(events).map_err(|_| unreadable(file))
}

fn unreadable(file: &Path) -> Failure {
    Failure::in_file(file, Refusal::new("export-unreadable"))
}
