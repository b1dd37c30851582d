use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A bar on standard error; nothing where that is no terminal.
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

    /// So many games were played before.
    pub(super) fn skip(&mut self, games: usize) {
        self.skipped = games;
    }

    /// One game more, and what there is to say about them all.
    pub(super) fn step(&mut self, text: &str) {
        self.done += 1;
        if self.is_shown {
            let bar = bar(self.skipped, self.done, self.total, self.start.elapsed());
            // Whoever closed standard error does not want to know.
            let _ = write!(io::stderr(), "\r{:79}", format!("{bar} {text}"));
        }
    }

    pub(super) fn end(&self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r{:79}\r", "");
        }
    }
}

/// The part that is done, and how long the rest will take if it goes on like this.
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
