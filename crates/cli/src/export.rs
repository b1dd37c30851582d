//! `sacbe export`: writes the records of all games to files.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use rules::{Phrase, Refusal};
use store::{Store, StoredEvent};
use tables::{ServerKey, Stored, Table};

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, KeyArgs, Place};

/// Write the records of all games to a folder, even while a server is running
///
/// Writes one file for each finished game, named after its table. With --all also games in
/// progress, whose records reveal hidden information: then only you can read the files. A table that
/// cannot be read is named and left out; the exit status is then 1.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    key: KeyArgs,

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
    create_folder(args).map_err(|error| Failure::access(&args.to, "file-unwritable", &error))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let Exported { count, unreadable } = runtime.block_on(export(args))?;
    for failure in &unreadable {
        let sentence = failure.say(&console.phrases);
        console.line(&sentence)?;
    }
    console.say(&Phrase::new("export-done").with("count", count))?;
    if unreadable.is_empty() {
        return Ok(());
    }
    Err(Failure::Outside(Refusal::new("export-incomplete")))
}

/// What was written, and what could not be.
#[derive(Default)]
struct Exported {
    count: usize,
    unreadable: Vec<Failure>,
}

async fn export(args: &Args) -> Result<Exported, Failure> {
    let location = args.place.location()?;
    let store = Store::open_to_read(&location).await.map_err(|error| serve::refuse(&error))?;
    let key = args.key.read(&args.place)?;
    let (mut last, mut exported) = (String::new(), Exported::default());
    loop {
        let tables =
            store.tables_after(&last, PAGE).await.map_err(|error| serve::refuse(&error))?;
        let Some(end) = tables.last() else { return Ok(exported) };
        last.clone_from(&end.table);
        for listed in &tables {
            let events =
                store.events(&listed.table, 0).await.map_err(|error| serve::refuse(&error))?;
            let file = args.to.join(format!("{}.sacbe", listed.table));
            match record(args, key.as_ref(), &events) {
                Ok(None) => {}
                Ok(Some(record)) => {
                    write(args, &file, &record)
                        .map_err(|error| Failure::access(&file, "file-unwritable", &error))?;
                    exported.count += 1;
                }
                Err(Unreadable) => exported.unreadable.push(unreadable(&file)),
            }
        }
    }
}

/// Creates the folder; with `--all` so that only its owner can read it.
fn create_folder(args: &Args) -> io::Result<()> {
    if args.all { store::create_private_folder(&args.to) } else { fs::create_dir_all(&args.to) }
}

/// Writes a record; with `--all` so that only the owner of the file can read it, also if there was
/// one before.
fn write(args: &Args, file: &Path, record: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    if args.all {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, PRIVATE);
    }
    let mut open = options.open(file)?;
    #[cfg(unix)]
    if args.all {
        open.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(PRIVATE))?;
    }
    open.write_all(record.as_bytes())
}

/// The mode of a file that only its owner can read.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// The events of a table cannot be read.
struct Unreadable;

/// The record of a table, if it is to be written; signed if there is a key.
fn record(
    args: &Args,
    key: Option<&ServerKey>,
    events: &[StoredEvent],
) -> Result<Option<String>, Unreadable> {
    let table = fold(events)?;
    if !table.has_started() || !(args.all || table.is_over()) {
        return Ok(None);
    }
    let record = table.full_record().map_err(|_| Unreadable)?;
    Ok(Some(key.map_or_else(|| record.clone(), |key| key.sign(&record))))
}

fn fold(events: &[StoredEvent]) -> Result<Table, Unreadable> {
    let parse = |event: &StoredEvent| serde_json::from_str::<Stored>(&event.body);
    let events = events.iter().map(parse).collect::<Result<Vec<_>, _>>();
    Table::from_events(events.map_err(|_| Unreadable)?).map_err(|_| Unreadable)
}

fn unreadable(file: &Path) -> Failure {
    Failure::in_file(file, Refusal::new("export-unreadable"))
}
