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
    assert!(lines[0].contains("scheme 1"), "{told}");
    assert_eq!(lines[1], "Line 6: The seed matches the commitment in this file.");
    assert_eq!(lines[2], "Line 8: Roll 1 is “order SJMQT”, as the seed says.");
    assert!(lines[3].starts_with("The record stops before the end of the game."), "{told}");
    assert!(lines[4].starts_with("Not checked: whether this commitment was shown"), "{told}");
    assert_eq!(lines.len(), 5);
}

/// The start of a game whose only player contributed.
fn contributed() -> String {
    let seed = tables::Seed::new([7; 32]);
    let record = "game uxmal\nrules 1\nplayers 2\n\n".parse().unwrap();
    let table = tables::TableId::new("example").unwrap();
    let own = tables::Contribution::read(&"0f".repeat(16)).unwrap();
    let binding = tables::Binding::new(&table, &record, 0, 1, &[(1, Some(own))]);
    let played = catalog::load(&record.to_string()).unwrap();
    let order = seed.roll_bound(&binding, 1, &played.legal()).unwrap().text.clone();
    format!(
        "game uxmal\nrules 1\nplayers 2\n# table example\n# dice 2\n# commitment {}\n# round 1\n\
         # contribution 1 {}\n# seed {}\n\n{order}\n",
        seed.commitment(),
        "0f".repeat(16),
        seed.reveal(),
    )
}

#[test]
fn what_cannot_be_checked_is_said() {
    let text = contributed();
    let record: rules::Record = "game uxmal\nrules 1\nplayers 2\n\n".parse().unwrap();
    let table = tables::TableId::new("example").unwrap();
    let setup = tables::SetupHash::new(&table, &record, 0, 1, [1]).to_string();
    let commitment = text.lines().find_map(|line| line.strip_prefix("# commitment ")).unwrap();
    let (file, own) = (file("unknown.txt", &text), format!("1:{}", "0f".repeat(16)));
    let not_checked = |known: &[&str]| {
        let told = stdout(&[&["verify", &file][..], known].concat(), "");
        told.lines().filter(|line| line.starts_with("Not checked")).count()
    };
    assert_eq!(not_checked(&[]), 2);
    assert_eq!(not_checked(&["--commitment", commitment]), 1);
    let all = ["--commitment", commitment, "--setup", &setup, "--contribution", &own];
    assert_eq!(not_checked(&all), 0);
}

#[test]
fn a_record_is_compared_with_what_is_known_from_before_the_game() {
    let record = file("known.txt", RECORD);
    let commitment = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    let told = stdout(&["verify", &record, "--commitment", commitment], "");
    assert!(told.contains("The seed matches the commitment that you kept."), "{told}");
    let other = "00".repeat(32);
    let (stderr, status) = failure(&["verify", &record, "--commitment", &other]);
    assert!(status == 1 && stderr.contains("not the commitment that you kept"), "{stderr}");
    let own = format!("1:{}", "00".repeat(16));
    let (stderr, status) = failure(&["verify", &record, "--contribution", &own]);
    assert!(status == 1 && stderr.contains("the record leaves that out"), "{stderr}");
    let (stderr, status) = failure(&["verify", &record, "--key", &other]);
    assert!(status == 1 && stderr.contains("The record is not signed."), "{stderr}");
    for bad in [["--commitment", "00"], ["--contribution", "00"], ["--key", "x"]] {
        assert_eq!(failure(&["verify", &record, bad[0], bad[1]]).1, 2);
    }
}

#[test]
fn an_opening_cannot_hide_all_rolls() {
    let hidden = RECORD.replace("# seed", "# opening 1\n# seed");
    let (stderr, status) = failure(&["verify", &file("hidden.txt", &hidden)]);
    assert!(status == 1 && stderr.contains("none could be checked"), "{stderr}");
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
