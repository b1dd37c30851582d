//! Records to files and back.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use catalog::AnyMatch;
use rules::Phrase;

use crate::console::Console;
use crate::failure::Failure;

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Old {
    Kept,
    WrittenOver,
}

/// Writes the record; over another file only when that is wanted.
pub(super) fn save(
    played: &dyn AnyMatch,
    file: &Path,
    old: Old,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = played.record().to_string();
    let written = match old {
        Old::Kept => File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes())),
        Old::WrittenOver => fs::write(file, &text),
    };
    let name = file.display().to_string();
    match written {
        Ok(()) => Ok(console.say(&Phrase::new("play-saved").with("file", name))?),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && console.is_terminal => {
            if console.ask(&Phrase::new("play-ask-overwrite").with("file", name))? == "y" {
                return save(played, file, Old::WrittenOver, console);
            }
            Ok(console.say(&Phrase::new("play-not-saved"))?)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Ok(console.say(&Phrase::new("play-file-exists").with("file", name))?)
        }
        Err(error) => complain(&Failure::access(file, "file-unwritable", &error), console),
    }
}

/// Says what is wrong with a file and lets the game go on.
pub(super) fn complain(failure: &Failure, console: &mut Console<'_>) -> Result<(), Failure> {
    let sentence = failure.say(&console.phrases);
    Ok(console.line(&sentence)?)
}
