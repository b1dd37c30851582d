//! `sacbe check`: checks everything that is stored.

use rules::{Phrase, Refusal};
use server::{Check, TableFault};
use store::{Store, StoreError};

use crate::console::Console;
use crate::failure::Failure;
use crate::serve::{self, KeyArgs, Place};

/// Check that the database is sound, every table loads and every finished game verifies
///
/// With the key file of the server, seeds of running games are unsealed too. Works while a server is
/// running, and changes nothing. Names every table that fails, and exits with status 1 if there is
/// one.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    key: KeyArgs,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match runtime.block_on(check(args, console))? {
        0 => Ok(()),
        _ => Err(Failure::Outside(Refusal::new("check-failed"))),
    }
}

/// Returns how many errors there are.
async fn check(args: &Args, console: &mut Console<'_>) -> Result<usize, Failure> {
    let refuse = |error: StoreError| serve::refuse(&error);
    let location = args.place.location()?;
    let store = Store::open_to_check(&location).await.map_err(refuse)?;
    let mut errors = 0;
    for wrong in store.check_file().await.map_err(refuse)? {
        errors += 1;
        console.line(&wrong)?;
    }
    let key = args.key.read(&args.place)?;
    if let Some(key) = &key
        && server::is_another_key(&store, key).await.unwrap_or(false)
    {
        return Err(args.key.another(&args.place)?);
    }
    let mut check = Check::new(&store, key);
    while let Some(wrong) = check.next().await.map_err(refuse)? {
        for each in wrong {
            errors += 1;
            let key = match each.fault {
                TableFault::Unreadable => "check-unreadable",
                TableFault::Unverified => "check-unverified",
                TableFault::BadSeed => "check-bad-seed",
            };
            console.say(&Phrase::new(key).with_text("table", &each.table))?;
        }
    }
    let done = Phrase::new("check-done").with("tables", check.tables);
    console.say(&done.with("finished", check.finished).with("wrong", errors))?;
    Ok(errors)
}
