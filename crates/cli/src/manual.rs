//! `sacbe manual`: writes man pages and shell completions, for those who package the program.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_complete::Shell;

use crate::failure::Failure;

/// Write man pages and shell completions into a folder
///
/// Both are made from the command line itself: `man` gets a page for each command, and
/// `completions` a file for each shell.
#[derive(Debug, clap::Args)]
#[command(hide = true)]
pub(crate) struct Args {
    /// Folder to write to; created if missing
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

const SHELLS: [Shell; 4] = [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell];

pub(crate) fn run(args: &Args, program: &Command) -> Result<(), Failure> {
    let unwritable = |error| Failure::access(&args.folder, "file-unwritable", &error);
    write(&args.folder, program).map_err(unwritable)
}

fn write(folder: &Path, program: &Command) -> std::io::Result<()> {
    let (pages, completions) = (folder.join("man"), folder.join("completions"));
    fs::create_dir_all(&pages)?;
    fs::create_dir_all(&completions)?;
    clap_mangen::generate_to(program.clone(), &pages)?;
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut program.clone(), "sacbe", &completions)?;
    }
    Ok(())
}
