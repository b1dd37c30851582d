use crate::support::{failure, file, stdout};

/// The start of a game of Uxmal at a table named `example`, with the seed of `docs/dice.md`.
const RECORD: &str = "game uxmal\nrules 1\nplayers 2\n# table example\n\
    # commitment 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0\n\
    # seed 0707070707070707070707070707070707070707070707070707070707070707\n\n\
    order SJMQT\ntile\n";

#[test]
fn honest_dice_are_told_line_by_line() {
    let told = stdout(&["verify", &file("honest.txt", RECORD)], "");
    let lines: Vec<_> = told.lines().collect();
    assert!(lines[0].starts_with("Line 6: The seed matches"), "{told}");
    assert_eq!(lines[1], "Line 8: Roll 1 is “order SJMQT”, as the seed says.");
    assert!(lines[2].starts_with("The record stops before the end of the game."), "{told}");
}

#[test]
fn dishonest_dice_are_refused_with_their_line() {
    let tampered = RECORD.replace("SJMQT", "JSQMT");
    let (stderr, status) = failure(&["verify", &file("roll.txt", &tampered)]);
    assert_eq!(status, 1);
    assert!(
        stderr.contains("Line 8: Roll 1 is “order JSQMT”, but the seed says “order SJMQT”."),
        "{stderr}"
    );

    let tampered = RECORD.replace("# seed 07", "# seed 17");
    let (stderr, status) = failure(&["verify", &file("seed.txt", &tampered)]);
    assert_eq!(status, 1);
    assert!(stderr.contains("Line 6: This seed does not match the commitment"), "{stderr}");
}

#[test]
fn without_a_seed_there_is_nothing_to_check() {
    let bare = "game uxmal\nrules 1\nplayers 2\n\norder SJMQT\n";
    let (stderr, status) = failure(&["verify", &file("bare.txt", bare)]);
    assert_eq!(status, 1);
    assert!(stderr.contains("the header has no line “# table …”."), "{stderr}");
    let running = RECORD.replace("# seed", "# sead");
    let (stderr, _) = failure(&["verify", &file("running.txt", &running)]);
    assert!(stderr.contains("The seed is revealed when the game is over."), "{stderr}");
    assert_eq!(failure(&["verify", "no-such-file.txt"]).1, 1);
    assert_eq!(failure(&["verify"]).1, 2);
}
