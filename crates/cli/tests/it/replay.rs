use crate::support::{failure, file, run, stdout};

const RECORD: &str = "game uxmal\nrules 1\nplayers 2\nname 1 Ix Chel\n\norder JSQMT\ntile\n";

/// How often the board of Uxmal appears in the output.
fn boards(text: &str) -> usize {
    text.lines().filter(|line| line.trim_start().starts_with("a    b    c    d")).count()
}

#[test]
fn a_record_is_told_in_sentences() {
    let told = stdout(&["replay", &file("told.txt", RECORD)], "");
    assert!(told.contains("Uxmal, 2 players, 2 actions."), "{told}");
    assert!(told.contains("1. The popularity track is laid out"), "{told}");
    assert!(told.contains("2. Seat 1 decides to place a tile."), "{told}");
    assert!(told.contains("Seat 1 (Ix Chel): 0"), "{told}");
    assert_eq!(boards(&told), 2, "{told}");
}

#[test]
fn the_name_of_the_components_is_told() {
    let text =
        "game uxmal\nrules 1\nplayers 2\noption points 5,3,1/7,5,3/9,7,5\nmap Grandma's box\n";
    let told = stdout(&["replay", &file("replay-map.txt", text)], "");
    assert_eq!(told.lines().nth(1), Some("Map: Grandma's box"), "{told}");
}

#[test]
fn one_position_is_shown() {
    let record = file("at.txt", RECORD);
    let start = stdout(&["replay", &record, "--at", "0"], "");
    assert!(!start.contains("decides to place a tile"), "{start}");
    assert_eq!(boards(&start), 1, "{start}");
    let after_one = stdout(&["replay", &record, "--at", "1"], "");
    assert!(after_one.contains("Seat 1 (Ix Chel): "), "{after_one}");
    assert_ne!(start, after_one);
}

#[test]
fn steps_go_forth_and_back() {
    let record = file("steps.txt", RECORD);
    let told = stdout(&["replay", &record, "--step"], "\n\nb\nb\nb\nx\n\nq\n\n");
    assert_eq!(told.matches("1. The popularity").count(), 2, "{told}");
    assert_eq!(told.matches("2. Seat 1 decides").count(), 1, "{told}");
    assert!(told.contains("Press Enter to go on"), "{told}");
    assert_eq!(boards(&told), 6, "at the start, and after each of five steps: {told}");
}

#[test]
fn steps_may_begin_anywhere_and_end_with_the_input() {
    let record = file("begin.txt", RECORD);
    let told = stdout(&["replay", &record, "--step", "--at", "2"], "\n");
    assert!(told.contains("The end of the record."), "{told}");
}

#[test]
fn a_bad_record_is_refused_with_file_and_line() {
    let record = file("bad.txt", "game uxmal\nrules 1\nplayers 2\n\norder JSQMT\nfly f9\n");
    let (stderr, status) = failure(&["replay", &record]);
    assert_eq!(status, 1);
    assert!(stderr.contains(&record) && stderr.contains("Line 6: "), "{stderr}");
    assert!(stderr.contains("“fly f9” is not an action. Expected "), "{stderr}");
}

#[test]
fn a_malformed_header_is_refused_with_what_was_expected() {
    let record = file("header.txt", "gaem uxmal\n");
    let (stderr, status) = failure(&["replay", &record]);
    assert_eq!(status, 1);
    assert!(stderr.contains("Line 1: ") && stderr.contains("Expected `game`"), "{stderr}");
}

#[test]
fn a_file_that_is_not_there_or_not_text_is_refused() {
    assert_eq!(failure(&["replay", "no-such-file.txt"]).1, 1);
    let (stderr, status) = failure(&["replay", env!("CARGO_BIN_EXE_sacbe")]);
    assert_eq!(status, 1);
    assert!(stderr.contains("cannot be read"), "{stderr}");
}

#[test]
fn a_position_after_the_end_is_refused() {
    let (stderr, status) = failure(&["replay", &file("far.txt", RECORD), "--at", "3"]);
    assert_eq!(status, 1);
    assert!(stderr.contains("the record has 2"), "{stderr}");
}

#[test]
fn a_record_without_actions_is_a_start() {
    let record = file("start.txt", "game pacal\nrules 1\nplayers 5\n\n");
    let (stdout, stderr, status) = run(&["replay", &record], "");
    assert_eq!((stderr.as_str(), status), ("", 0));
    assert!(stdout.contains("0 actions"), "{stdout}");
}
