//! Saves records to files and reports problems with files.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::Path;

use catalog::AnyMatch;
use rules::Phrase;

use crate::console::Console;
use crate::failure::Failure;

/// What to do with a file that already exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    Keep,
    Overwrite,
}

/// Saves the record; overwrites a file only if that is wanted.
pub(super) fn save(
    played: &dyn AnyMatch,
    file: &Path,
    existing: Existing,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let text = played.record().to_string();
    let written = match existing {
        Existing::Keep => {
            File::create_new(file).and_then(|mut file| file.write_all(text.as_bytes()))
        }
        Existing::Overwrite => fs::write(file, &text),
    };
    let name = file.display().to_string();
    match written {
        Ok(()) => Ok(console.say(&Phrase::new("play-saved").with("file", name))?),
        Err(error) if error.kind() == ErrorKind::AlreadyExists && console.is_terminal => {
            if console.ask(&Phrase::new("play-ask-overwrite").with("file", name))? == "y" {
                return save(played, file, Existing::Overwrite, console);
            }
            Ok(console.say(&Phrase::new("play-not-saved"))?)
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Ok(console.say(&Phrase::new("play-file-exists").with("file", name))?)
        }
        Err(error) => complain(&Failure::access(file, "file-unwritable", &error), console),
    }
}

/// Reports a problem with a file; the game continues.
pub(super) fn complain(failure: &Failure, console: &mut Console<'_>) -> Result<(), Failure> {
    let sentence = failure.say(&console.phrases);
    Ok(console.line(&sentence)?)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs, process};

    use phrases::Phrases;
    use rules::Options;

    use super::{Existing, save};
    use crate::console::Console;

    /// The content of a file after a person was asked whether to overwrite it.
    fn after_answer(name: &str, answer: &str) -> String {
        let file = env::temp_dir().join(format!("sacbe-{}-{name}", process::id()));
        fs::write(&file, "mine").unwrap();
        save_at_terminal(&file, answer);
        let content = fs::read_to_string(&file).unwrap();
        fs::remove_file(&file).unwrap();
        content
    }

    fn save_at_terminal(file: &Path, answer: &str) {
        let played = catalog::new_match("uxmal", 2, &Options::new()).unwrap();
        let mut output = Vec::new();
        let phrases = Phrases::english();
        let mut console = Console::new(answer.as_bytes(), &mut output, phrases, true);
        save(&*played, file, Existing::Keep, &mut console).unwrap();
    }

    #[test]
    fn a_person_is_asked_before_a_file_is_overwritten() {
        assert_eq!(after_answer("yes", "y\n"), "game uxmal\nrules 1\nplayers 2\n\n");
        assert_eq!(after_answer("no", "n\n"), "mine");
        assert_eq!(after_answer("enter", "\n"), "mine");
    }
}
