//! A child process that is sent lines and answers with lines, with a timeout for each answer.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(all(test, unix))]
mod tests;

/// The longest line that is read from a program.
const MAX_LINE: u64 = 8 << 20;

/// How long a program may take to exit by itself.
const EXIT_TIMEOUT: Duration = Duration::from_millis(500);

/// A running program that reads and writes lines.
///
/// It has its own threads for reading and writing, so a program that blocks never makes the caller
/// wait longer than its timeout.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    requests: Option<Sender<String>>,
    answers: Receiver<Heard>,
    last_words: Receiver<String>,
    is_well: bool,
}

/// Why there was no answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// The timeout passed.
    Late,
    /// The program exited or closed its output; the text says how.
    Ended(String),
    /// The line is longer than [`MAX_LINE`].
    TooLong,
}

#[derive(Debug)]
enum Heard {
    Line(Vec<u8>),
    TooLong,
}

impl Process {
    pub(super) fn start(command: &[String]) -> io::Result<Process> {
        let mut child = prepared(command).spawn()?;
        let (requests, to_write) = channel();
        // Bounded, so that a program that never stops writing does not fill the memory.
        let (heard, answers) = sync_channel(4);
        let (said, last_words) = sync_channel(1);
        if let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        {
            thread::spawn(move || write_all(stdin, &to_write));
            thread::spawn(move || read_all(stdout, &heard));
            thread::spawn(move || listen_for_last_words(stderr, &said));
        }
        Ok(Process { child, requests: Some(requests), answers, last_words, is_well: true })
    }

    /// Sends a line and waits for the answer.
    pub(super) fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Silence> {
        if let Some(requests) = &self.requests {
            // This fails only if the program has exited; waiting for the answer reports that.
            let _ = requests.send(line);
        }
        let answer = match self.answers.recv_timeout(limit) {
            Ok(Heard::Line(line)) => return Ok(line),
            Ok(Heard::TooLong) => Silence::TooLong,
            Err(RecvTimeoutError::Timeout) => Silence::Late,
            Err(RecvTimeoutError::Disconnected) => Silence::Ended(self.how_it_ended()),
        };
        self.is_well = false;
        Err(answer)
    }

    fn how_it_ended(&mut self) -> String {
        let status = self.wait(EXIT_TIMEOUT).map(|status| status.to_string());
        let last_words = self.last_words.recv_timeout(EXIT_TIMEOUT).unwrap_or_default();
        let parts = [status.unwrap_or_default(), last_words];
        parts.iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(": ")
    }

    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let end = Instant::now() + limit;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(5)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Asks the program to quit, and kills it with its children if it does not.
    fn drop(&mut self) {
        if let Some(requests) = self.requests.take() {
            let _ = requests.send(r#"{"cmd":"quit"}"#.to_owned());
        }
        if self.is_well && self.wait(EXIT_TIMEOUT).is_some() {
            return;
        }
        kill_group(&mut self.child);
        let _ = self.child.wait();
    }
}

fn prepared(command: &[String]) -> Command {
    let (program, args) = command.split_first().expect("a command has words");
    let mut prepared = Command::new(program);
    prepared.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // Its own process group, so that its children can be killed with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut prepared, 0);
    prepared
}

/// Kills the program and everything it has started, by its process group.
fn kill_group(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // An error means that the group is gone already.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
}

fn write_all(mut stdin: ChildStdin, requests: &Receiver<String>) {
    for request in requests {
        if writeln!(stdin, "{request}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_all(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.last() == Some(&b'\n');
        let is_too_long = !is_whole && line.len() as u64 >= MAX_LINE;
        let message = if is_too_long { Heard::TooLong } else { Heard::Line(line) };
        if heard.send(message).is_err() {
            return;
        }
    }
}

/// Remembers the last line that the program writes to standard error.
fn listen_for_last_words(stderr: ChildStderr, said: &SyncSender<String>) {
    let mut stderr = BufReader::new(stderr);
    let mut last = Vec::new();
    loop {
        let mut line = Vec::new();
        match stderr.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) if line.trim_ascii().is_empty() => {}
            Ok(_) => last = line,
        }
    }
    let _ = said.send(String::from_utf8_lossy(last.trim_ascii()).into_owned());
}
