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

#[test]
fn a_search_learns_from_a_teacher_and_goes_on_after_it_was_stopped() {
    let (teacher, out) = (free_file("teacher.bin"), free_file("pupil.bin"));
    stdout(
        &["learn", "--game", "uxmal", "--generations", "1", "--games", "20", "--out", &teacher],
        "",
    );
    let pupil = |generations| {
        let numbers = ["--generations", generations, "--games", "3", "--threads", "1"];
        let game = ["learn", "--game", "uxmal", "--playouts", "9", "--teacher", &teacher];
        stdout(&[&game[..], &numbers, &["--out", &out]].concat(), "");
        fs::read(&out).unwrap()
    };
    let (one, two) = (pupil("1"), pupil("2"));
    assert_ne!(one, two);
    assert_eq!(two, pupil("2"), "the same command, the same network");
    assert!(one.len() > fs::read(&teacher).unwrap().len(), "it is wider");
}

#[test]
fn a_teacher_that_is_not_a_network_is_named() {
    let (teacher, out) = (file("teacher.txt", "not a network"), free_file("none.bin"));
    let game = ["learn", "--game", "uxmal", "--playouts", "9"];
    let (message, status) = failure(&[&game[..], &["--teacher", &teacher, "--out", &out]].concat());
    assert_eq!(status, 1);
    assert!(message.contains(&teacher) && message.contains("not a network"), "{message}");
    let (_, status) = failure(&[&game[..], &["--out", &out]].concat());
    assert_eq!(status, 2, "playouts need a teacher");
}

#[test]
fn the_numbers_of_players_can_be_chosen() {
    let learn = |players: &str, out: &str| {
        let game = ["learn", "--game", "uxmal", "--generations", "1", "--games", "6"];
        stdout(&[&game[..], &["--threads", "1", "--players", players, "--out", out]].concat(), "");
        fs::read(out).unwrap()
    };
    let (two, four) = (learn("2", &free_file("two.bin")), learn("3,4", &free_file("four.bin")));
    assert_ne!(two, four);
    assert_eq!(four, learn("3,4", &free_file("again.bin")));
    let out = free_file("nine.bin");
    let (message, status) = failure(&["learn", "--game", "uxmal", "--players", "9", "--out", &out]);
    assert_eq!(status, 2, "{message}");
    assert!(message.contains("2 to 4"), "{message}");
    assert!(!fs::exists(&out).unwrap());
}

#[test]
fn numbers_without_a_training_are_refused() {
    let out = free_file("no-training.bin");
    for (option, number) in
        [("--games", "0"), ("--generations", "0"), ("--threads", "0"), ("--threads", "100000")]
    {
        let game = ["learn", "--game", "uxmal", "--out", &out];
        let (message, status) = failure(&[&game[..], &[option, number]].concat());
        assert_eq!(status, 2, "{option} {number}: {message}");
        assert!(message.contains(option), "{message}");
    }
    assert!(!fs::exists(&out).unwrap());
}

#[test]
fn a_folder_is_refused_before_the_training() {
    let folder = free_file("folder.bin");
    fs::create_dir_all(&folder).unwrap();
    let (message, status) = failure(&training(&folder));
    assert_eq!(status, 1, "{message}");
    assert!(message.contains(&folder) && message.contains("directory"), "{message}");
    assert!(!fs::exists(format!("{folder}.checkpoint")).unwrap());
    fs::remove_dir(&folder).unwrap();
}
