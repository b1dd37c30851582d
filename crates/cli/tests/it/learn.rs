//! Training can be stopped and goes on with the same command.

use std::fs;
use std::io::{BufRead, BufReader};

use crate::support::{command, failure, file, free_file, stdout};

fn training(out: &str) -> [&str; 11] {
    [
        "learn",
        "--game",
        "uxmal",
        "--generations",
        "4",
        "--games",
        "60",
        "--threads",
        "1",
        "--out",
        out,
    ]
}

#[test]
fn a_killed_training_goes_on_to_the_same_network() {
    let whole = free_file("whole.bin");
    let told = stdout(&training(&whole), "");
    assert!(told.contains("Generation 4 of 4: "), "{told}");

    let resumed = free_file("resumed.bin");
    let mut child = command(&training(&resumed)).spawn().unwrap();
    let first = BufReader::new(child.stdout.take().unwrap()).lines().next().unwrap().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(first.starts_with("Generation 1 of 4: "), "{first}");
    // The first checkpoint is there before its generation is announced; all four generations may
    // be done when the signal arrives.
    let left = fs::exists(format!("{resumed}.checkpoint")).unwrap();
    let told = stdout(&training(&resumed), "");
    assert_eq!(left, told.starts_with("Continuing after generation "), "{told}");
    assert_eq!(fs::read(&resumed).unwrap(), fs::read(&whole).unwrap());
    assert!(!fs::exists(format!("{resumed}.checkpoint")).unwrap());
}

#[test]
fn a_checkpoint_that_cannot_be_used_is_named() {
    let out = free_file("named.bin");
    let checkpoint = file("named.bin.checkpoint", "not a checkpoint");
    let (message, status) = failure(&training(&out));
    assert_eq!(status, 1);
    assert!(
        message.contains(&checkpoint) && message.contains("not a complete checkpoint"),
        "{message}"
    );
    assert_eq!(fs::read_to_string(&checkpoint).unwrap(), "not a checkpoint");
    assert!(!fs::exists(&out).unwrap());
}
