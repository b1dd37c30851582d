use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A bar on standard error; nothing where that is no terminal.
#[derive(Debug)]
pub(super) struct Progress {
    done: usize,
    total: usize,
    start: Instant,
    is_shown: bool,
}

const WIDTH: usize = 40;

impl Progress {
    pub(super) fn new(total: usize) -> Progress {
        Progress { done: 0, total, start: Instant::now(), is_shown: io::stderr().is_terminal() }
    }

    pub(super) fn step(&mut self) {
        self.done += 1;
        if self.is_shown {
            // Whoever closed standard error does not want to know.
            let _ = write!(io::stderr(), "\r{} ", bar(self.done, self.total, self.start.elapsed()));
        }
    }

    pub(super) fn end(&self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r{:79}\r", "");
        }
    }
}

/// The part that is done, and the time it will take to do the rest.
fn bar(done: usize, total: usize, passed: Duration) -> String {
    let filled = "=".repeat(WIDTH * done / total.max(1));
    let (n_done, n_left) = (done.max(1) as u128, total.saturating_sub(done) as u128);
    let seconds = passed.as_millis() * n_left / n_done / 1000;
    let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("[{filled:WIDTH$}] {done}/{total} {clock}")
}

#[cfg(test)]
mod tests {
    use super::{Duration, bar};

    #[test]
    fn a_bar_grows_and_tells_the_time_left() {
        let half = bar(20, 40, Duration::from_secs(3700));
        assert_eq!(half, format!("[{}{}] 20/40 1:01:40", "=".repeat(20), " ".repeat(20)));
        assert!(bar(0, 0, Duration::ZERO).ends_with("0/0 0:00:00"));
    }
}
