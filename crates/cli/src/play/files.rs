//! Records to files and back.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use catalog::AnyMatch;
use rules::Phrase;

use crate::console::Console;
use crate::failure::Failure;

/// Writes the record; over another file only when that is wanted.
pub(super) fn save(
    played: &dyn AnyMatch,
    file: &Path,
    overwrite: bool,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = played.record().to_string();
    let written = if overwrite {
        fs::write(file, &text)
    } else {
        File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()))
    };
    let name = file.display().to_string();
    match written {
        Ok(()) => Ok(console.say(&Phrase::new("play-saved").with("file", name))?),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && console.is_terminal => {
            if console.ask(&Phrase::new("play-ask-overwrite").with("file", name))? == "y" {
                return save(played, file, true, console);
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
