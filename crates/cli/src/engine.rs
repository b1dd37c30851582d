//! `sacbe engine`: programs play by JSON Lines, one request and one answer a line.

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
/// One request a line, one answer a line, in order. Ends at `{"cmd":"quit"}` or at the end of the
/// input; nothing else ends it. A first try: {"cmd":"new","game":"uxmal","players":2}
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

/// The answer to one line, or `None` when it asks to end.
///
/// Whatever the line holds, there is an answer, and a refused request changes nothing.
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
    // A fault of ours in one position must not cost a program its other games.
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
