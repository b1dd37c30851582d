//! A progress bar for long contests.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A progress bar on standard error, if that is a terminal.
#[derive(Debug)]
pub(super) struct Progress {
    skipped: usize,
    done: usize,
    total: usize,
    start: Instant,
    is_shown: bool,
}

const WIDTH: usize = 30;

impl Progress {
    pub(super) fn new(total: usize) -> Progress {
        let is_shown = io::stderr().is_terminal();
        Progress { skipped: 0, done: 0, total, start: Instant::now(), is_shown }
    }

    /// Counts games that were finished in an earlier run.
    pub(super) fn skip(&mut self, games: usize) {
        self.skipped = games;
    }

    /// Counts one more game and shows the text beside the bar.
    pub(super) fn step(&mut self, text: &str) {
        self.done += 1;
        if self.is_shown {
            let bar = bar(self.skipped, self.done, self.total, self.start.elapsed());
            // If standard error is closed, there is nobody to show it to.
            let _ = write!(io::stderr(), "\r{:79}", format!("{bar} {text}"));
        }
    }

    pub(super) fn end(&self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r{:79}\r", "");
        }
    }
}

/// The bar with the number of finished games and the estimated time left.
fn bar(skipped: usize, done: usize, total: usize, passed: Duration) -> String {
    let so_far = skipped + done;
    let filled = "=".repeat(WIDTH * so_far / total.max(1));
    let left = total.saturating_sub(so_far) as u128;
    let seconds = passed.as_millis() * left / done.max(1) as u128 / 1000;
    let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("[{filled:WIDTH$}] {so_far}/{total} {clock}")
}

#[cfg(test)]
mod tests {
    use super::{Duration, bar};

    #[test]
    fn a_bar_grows_and_tells_the_time_left() {
        let half = bar(0, 20, 40, Duration::from_secs(3700));
        assert_eq!(half, format!("[{}{}] 20/40 1:01:40", "=".repeat(15), " ".repeat(15)));
        assert!(bar(10, 10, 40, Duration::from_secs(10)).ends_with("20/40 0:00:20"));
        assert!(bar(0, 0, 0, Duration::ZERO).ends_with("0/0 0:00:00"));
    }
}
