use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is read of a program.
const MAX_LINE: u64 = 8 << 20;

/// How long a program may take to end on its own.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program, spoken to line by line.
///
/// Threads of its own read and write, so that whatever the program does or fails to do, nobody
/// waits longer than they want to.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    requests: Option<Sender<String>>,
    answers: Receiver<Heard>,
    last_words: Receiver<String>,
    is_well: bool,
}

/// Why there is no answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Not in time.
    Late,
    /// The program has ended, or has closed its output; and how.
    Ended(String),
    /// A line that does not end.
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
        // A program that talks without being asked is not listened to for ever.
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

    /// Sends a line and waits for one.
    pub(super) fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Silence> {
        if let Some(requests) = &self.requests {
            // If it cannot be written then the program has ended, as the answer will tell.
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
        let status = self.wait(FAREWELL).map(|status| status.to_string());
        let last_words = self.last_words.recv_timeout(FAREWELL).unwrap_or_default();
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
    /// Nothing of the program is left running.
    fn drop(&mut self) {
        if let Some(requests) = self.requests.take() {
            let _ = requests.send(r#"{"cmd":"quit"}"#.to_owned());
        }
        if self.is_well && self.wait(FAREWELL).is_some() {
            return;
        }
        kill_with_children(&mut self.child);
        let _ = self.child.wait();
    }
}

fn prepared(command: &[String]) -> Command {
    let (program, args) = command.split_first().expect("a command has words");
    let mut prepared = Command::new(program);
    prepared.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // A group of its own, so that what the program has started can be ended with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut prepared, 0);
    prepared
}

fn kill_with_children(child: &mut Child) {
    #[cfg(unix)]
    {
        let group = format!("-{}", child.id());
        let mut kill = Command::new("kill");
        kill.args(["-KILL", "--", &group]).stdin(Stdio::null());
        let _ = kill.stdout(Stdio::null()).stderr(Stdio::null()).status();
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

/// Keeps the last line that the program writes to its standard error.
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
