//! `sacbe engine`: the engine protocol for programs, with one JSON request and answer per line.

mod reply;
mod request;
mod session;

use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use phrases::Phrases;
use rules::Refusal;

use self::request::Request;
pub use self::session::Session;
use crate::failure::Failure;
use crate::lines::{Line, Lines, MAX_LINE};

/// Let programs play: JSON Lines on standard input and output
///
/// One request per line, one answer per line, in order. Exits at `{"cmd":"quit"}` or at the end of
/// the input. Try: {"cmd":"new","game":"uxmal","players":2}
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn serve(
    requests: impl BufRead,
    answers: &mut dyn Write,
    phrases: Phrases,
) -> Result<(), Failure> {
    let mut session = Session::new(phrases);
    let mut requests = Lines::new(requests);
    while let Some(line) = requests.next()? {
        let answer = match line {
            Line::Bytes(line) => answer(&mut session, line),
            Line::TooLong => {
                Some(session.deny(Refusal::new("line-too-long").with("most", MAX_LINE)))
            }
        };
        let Some(answer) = answer else { break };
        writeln!(answers, "{answer}")?;
        answers.flush()?;
    }
    Ok(())
}

/// The answer to one line, or `None` for `quit`.
///
/// Every other line gets an answer, and a refused request changes nothing.
///
/// ```
/// use cli::engine::{Session, answer};
///
/// let mut session = Session::default();
/// let refused = answer(&mut session, b"\xff").unwrap();
/// assert!(refused.starts_with(r#"{"ok":false,"code":"bad-json""#));
/// assert_eq!(answer(&mut session, br#"{"cmd":"quit"}"#), None);
/// ```
pub fn answer(session: &mut Session, line: &[u8]) -> Option<String> {
    // A panic in one position must not end the program's other games.
    let guarded = catch_unwind(AssertUnwindSafe(|| answer_unguarded(session, line)));
    guarded.unwrap_or_else(|_| Some(session.deny(Refusal::new("internal-error"))))
}

fn answer_unguarded(session: &mut Session, line: &[u8]) -> Option<String> {
    match Request::read(line) {
        Ok(Request::Quit) => None,
        Ok(request) => Some(session.answer(request)),
        Err(refusal) => Some(session.deny(refusal)),
    }
}
