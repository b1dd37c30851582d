//! Why a command failed, as a message and an exit status.

use std::io::{self, ErrorKind};
use std::path::Path;

use phrases::Phrases;
use rules::{LoadError, Phrase, Refusal};

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Unknown command, option or value on the command line.
    Usage(Refusal),
    /// A file has wrong content, or cannot be read or written.
    File {
        /// The name of the file, as given.
        file: String,
        /// What is wrong with it.
        wrong: LoadError,
    },
    /// Another program, such as a server, refused.
    Outside(Refusal),
    /// Reading or writing failed.
    Io(io::Error),
    /// The input ended while an answer was expected.
    EndOfInput,
}

impl Failure {
    /// An error in a file that is not about a particular line.
    pub(crate) fn in_file(file: &Path, refusal: Refusal) -> Failure {
        Failure::in_line(file, LoadError::in_header(refusal))
    }

    /// An error in a line of a file.
    pub(crate) fn in_line(file: &Path, wrong: LoadError) -> Failure {
        Failure::File { file: file.display().to_string(), wrong }
    }

    /// A file cannot be read or written.
    pub(crate) fn access(file: &Path, key: &'static str, error: &io::Error) -> Failure {
        Failure::in_file(file, Refusal::new(key).with_text("reason", error))
    }

    /// What a server has said, in the language that it was asked in.
    pub(crate) fn told(sentence: String) -> Failure {
        Failure::Outside(Refusal::new("join-refused").with("sentence", sentence))
    }

    /// Whether to exit without an error: the input or output was just closed.
    pub(crate) fn is_quiet(&self) -> bool {
        match self {
            Failure::EndOfInput => true,
            Failure::Io(error) => error.kind() == ErrorKind::BrokenPipe,
            Failure::Usage(_) | Failure::Outside(_) | Failure::File { .. } => false,
        }
    }

    /// The exit status of the process.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::File { .. } | Failure::Outside(_) | Failure::Io(_) | Failure::EndOfInput => 1,
        }
    }

    /// The error message.
    pub(crate) fn say(&self, phrases: &Phrases) -> String {
        match self {
            Failure::Usage(refusal) | Failure::Outside(refusal) => phrases.refuse(refusal),
            Failure::File { file, wrong } => {
                let sentence = at_line(phrases, wrong.line, phrases.refuse(&wrong.refusal));
                let phrase = Phrase::new("in-file").with("file", file.as_str());
                phrases.say(&phrase.with("sentence", sentence))
            }
            Failure::Io(error) => phrases.say(&Phrase::new("io-failed").with_text("reason", error)),
            Failure::EndOfInput => phrases.say(&Phrase::new("end-of-input")),
        }
    }
}

/// The message with its line number, if it has one.
pub(crate) fn at_line(phrases: &Phrases, line: Option<usize>, sentence: String) -> String {
    match line {
        None => sentence,
        Some(line) => {
            phrases.say(&Phrase::new("at-line").with("line", line).with("sentence", sentence))
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}
