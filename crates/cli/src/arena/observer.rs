//! What happens after each game of a contest.

use std::io;
use std::ops::ControlFlow;
use std::path::Path;

use arena::{Journal, JournalError, Played, SprtRun, Verdict, Watch};

use super::progress::Progress;
use crate::failure::Failure;

/// Watches a contest: writes games to the journal, runs the sequential test, shows progress.
#[derive(Debug)]
pub(super) struct Observer {
    pub(super) journal: Option<Journal>,
    pub(super) sprt: Option<SprtRun>,
    pub(super) progress: Progress,
}

impl Watch for Observer {
    fn begin(&mut self, in_order: &[Played]) -> ControlFlow<()> {
        self.test(in_order)
    }

    fn see(&mut self, played: &Played, in_order: &[Played]) -> io::Result<ControlFlow<()>> {
        if let Some(journal) = &mut self.journal {
            journal.add(played)?;
        }
        let flow = self.test(in_order);
        self.progress.step(&self.text(in_order));
        Ok(flow)
    }
}

impl Observer {
    /// Stops the contest once the sequential test has a verdict.
    fn test(&mut self, in_order: &[Played]) -> ControlFlow<()> {
        match self.sprt.as_mut().map(|sprt| sprt.look(in_order)) {
            None | Some(Verdict::Open) => ControlFlow::Continue(()),
            Some(Verdict::Accepted | Verdict::Rejected) => ControlFlow::Break(()),
        }
    }

    /// The win rate of the first bot so far, and the state of the test.
    fn text(&self, in_order: &[Played]) -> String {
        let (wins, games) = in_order
            .iter()
            .filter(|each| each.seats_of(0) > 0)
            .fold((0.0, 0.0), |(wins, games), each| (wins + each.share(0), games + 1.0));
        let rate =
            if games > 0.0 { format!("{:.1} %", 100.0 * wins / games) } else { String::new() };
        match &self.sprt {
            Some(sprt) => format!("{rate} LLR {:.2}", sprt.llr()),
            None => rate,
        }
    }
}

/// A journal error with the name of its file.
pub(super) fn failure(file: &Path, error: JournalError) -> Failure {
    match error {
        JournalError::Io(error) => Failure::access(file, "file-unwritable", &error),
        JournalError::Wrong(error) => Failure::in_line(file, error),
    }
}
