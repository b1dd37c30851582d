//! What happens to the children of a program.

use std::fs::File;
use std::io::Read;
use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::{Process, Silence};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The grandchild holds the only writing end of a FIFO, so the reader sees its end when it is gone.
#[test]
fn the_children_of_a_program_that_hangs_are_killed_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let fifo = folder.path().join("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    let (closed, is_closed) = channel();
    let reader = fifo.clone();
    thread::spawn(move || {
        let mut text = String::new();
        File::open(reader).unwrap().read_to_string(&mut text).unwrap();
        closed.send(text).unwrap();
    });
    // Opening the FIFO waits for the reader, and only then is the first line answered.
    let script = format!(
        "(exec 3>'{}'; echo open >&3; echo ready; exec sleep 600) & read line; wait",
        fifo.display()
    );
    let command = ["sh", "-c", &script].map(str::to_owned);
    let mut process = Process::start(&command).unwrap();
    assert_eq!(process.ask("new".to_owned(), PATIENCE), Ok(b"ready\n".to_vec()));
    assert_eq!(process.ask("go".to_owned(), Duration::from_millis(1)), Err(Silence::Late));
    assert!(is_closed.try_recv().is_err(), "the grandchild runs");
    drop(process);
    assert_eq!(is_closed.recv_timeout(PATIENCE).as_deref(), Ok("open\n"));
}
