//! `sacbe check`: checks everything that is stored.

use rules::{Phrase, Refusal};
use store::{Phase, Store, StoredEvent};
use tables::{Stored, Table};

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, Place};

/// Check that the database is sound, every table loads and every finished game verifies
///
/// Works while a server is running, and changes nothing. Names every table that fails, and exits with
/// status 1 if there is one.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
}

/// Number of tables read at once.
const PAGE: u32 = 500;

/// What was found.
#[derive(Default)]
struct Found {
    tables: usize,
    finished: usize,
    wrong: usize,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let found = runtime.block_on(check(args, console))?;
    let done = Phrase::new("check-done").with("tables", found.tables);
    console.say(&done.with("finished", found.finished).with("wrong", found.wrong))?;
    match found.wrong {
        0 => Ok(()),
        _ => Err(Failure::Outside(Refusal::new("check-failed"))),
    }
}

async fn check(args: &Args, console: &mut Console<'_>) -> Result<Found, Failure> {
    let location = args.place.location()?;
    let store = Store::open_to_check(&location).await.map_err(|error| serve::refuse(&error))?;
    let mut found = Found::default();
    for wrong in store.check_file().await.map_err(|error| serve::refuse(&error))? {
        found.wrong += 1;
        console.line(&wrong)?;
    }
    let mut last = String::new();
    loop {
        let tables =
            store.tables_after(&last, PAGE).await.map_err(|error| serve::refuse(&error))?;
        let Some(end) = tables.last() else { return Ok(found) };
        last.clone_from(&end.table);
        for listed in &tables {
            let events =
                store.events(&listed.table, 0).await.map_err(|error| serve::refuse(&error))?;
            found.tables += 1;
            found.finished += usize::from(listed.phase == Phase::Over);
            if let Err(key) = check_table(listed.version, &events) {
                found.wrong += 1;
                console.say(&Phrase::new(key).with_text("table", &listed.table))?;
            }
        }
    }
}

/// The key of what is wrong with a table.
fn check_table(version: u64, events: &[StoredEvent]) -> Result<(), &'static str> {
    const UNREADABLE: &str = "check-unreadable";
    let parse = |event: &StoredEvent| serde_json::from_str::<Stored>(&event.body);
    let parsed: Vec<Stored> =
        events.iter().map(parse).collect::<Result<_, _>>().map_err(|_| UNREADABLE)?;
    let table = Table::from_events(parsed).map_err(|_| UNREADABLE)?;
    // A server may have written since the list was read.
    if table.version() < version {
        return Err(UNREADABLE);
    }
    if !table.is_over() {
        return Ok(());
    }
    let record = table.full_record().map_err(|_| UNREADABLE)?;
    tables::verify(&record).result.map_err(|_| "check-unverified")
}
