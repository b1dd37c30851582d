use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::thread;

use serde_json::Value;

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sacbe"));
    // The tests read English, whatever the language of the machine.
    command.env("LC_ALL", "C");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program with this input until it exits.
pub(crate) fn sacbe(args: &[&str], input: impl AsRef<[u8]> + Send) -> Output {
    let mut child = command(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // The program may exit before it has read everything.
        scope.spawn(move || stdin.write_all(input.as_ref()));
        child.wait_with_output().unwrap()
    })
}

/// Standard output, standard error and exit status of a run.
pub(crate) fn run(args: &[&str], input: &str) -> (String, String, i32) {
    let output = sacbe(args, input);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

/// Standard output of a run that must succeed.
#[track_caller]
pub(crate) fn stdout(args: &[&str], input: &str) -> String {
    let (stdout, stderr, status) = run(args, input);
    assert_eq!((stderr.as_str(), status), ("", 0), "{args:?}: {stdout}");
    stdout
}

/// Standard error and status of a run that must fail.
#[track_caller]
pub(crate) fn failure(args: &[&str]) -> (String, i32) {
    let (stdout, stderr, status) = run(args, "");
    assert!(status != 0 && !stderr.is_empty(), "{args:?}: {stdout}");
    (stderr, status)
}

/// A file with this content and a unique name.
pub(crate) fn file(name: &str, content: &str) -> String {
    let path = free_file(name);
    fs::write(&path, content).unwrap();
    path
}

/// A unique file name; the file does not exist.
pub(crate) fn free_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path.into_os_string().into_string().unwrap()
}

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Engine {
        let mut child = command(&["engine"]).spawn().unwrap();
        let requests = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Engine { child, requests, answers }
    }

    /// An engine at the start of a game.
    pub(crate) fn playing(game: &str, players: usize) -> Engine {
        let mut engine = Engine::start();
        let position =
            engine.ask(format!(r#"{{"cmd":"new","game":"{game}","players":{players}}}"#));
        assert_eq!(position["ok"], true, "{position}");
        engine
    }

    /// Sends a line and waits for the answer.
    #[track_caller]
    pub(crate) fn ask(&mut self, request: impl AsRef<[u8]>) -> Value {
        self.requests.write_all(request.as_ref()).unwrap();
        self.requests.write_all(b"\n").unwrap();
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> Value {
        self.ask(format!(r#"{{"cmd":"play","action":"{action}"}}"#))
    }

    /// The code of a refused request; checks that it changed nothing.
    #[track_caller]
    pub(crate) fn code(&mut self, request: impl AsRef<[u8]>) -> String {
        let before = self.ask(r#"{"cmd":"record"}"#);
        let refusal = self.ask(request);
        assert_eq!(refusal["ok"], false, "{refusal}");
        assert!(refusal["message"].as_str().unwrap().len() > 5, "{refusal}");
        assert_eq!(self.ask(r#"{"cmd":"record"}"#), before, "a refusal changed something");
        refusal["code"].as_str().unwrap().to_owned()
    }

    /// The exit status after the end of the input.
    pub(crate) fn end(self) -> i32 {
        let Engine { mut child, requests, answers } = self;
        drop((requests, answers));
        child.wait().unwrap().code().unwrap()
    }
}
