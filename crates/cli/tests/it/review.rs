use std::fs::{self, File};

use serde_json::Value;

use crate::support::{failure, file, stdout};

/// A finished game of Uxmal for two.
const RECORD: &str =
    include_str!("../../../catalog/tests/corpus/uxmal-1-playthrough-two-players.txt");

#[test]
fn a_review_is_one_line_of_json_that_adds_up() {
    let record = file("review.txt", RECORD);
    let told = stdout(&["review", &record, "--json", "--playouts", "3", "--seed", "5"], "");
    assert_eq!(told.lines().count(), 1, "{told}");
    let review: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (&review["game"], &review["playouts"], &review["seed"]),
        (&"uxmal".into(), &3.into(), &5.into())
    );
    for player in review["players"].as_array().unwrap() {
        let number =
            |name: &str| player[name].as_f64().unwrap_or_else(|| panic!("{name}: {player}"));
        let sum = number("start") + number("luck") + number("own") + number("others");
        assert!((sum - number("end")).abs() < 1e-6, "{player}");
        assert!((0.0..=1.0).contains(&number("accuracy")), "{player}");
        number("luck_seen");
        number("luck_points");
        number("remainder");
    }
    let choice = &review["choices"][0];
    for field in ["at", "seat", "played", "best", "loss"] {
        assert!(!choice[field].is_null(), "{field}: {choice}");
    }
    let chance = &review["chances"][0];
    assert_eq!(chance["luck"].as_array().unwrap().len(), 2, "{chance}");
    assert_eq!(chance["luck_seen"].as_array().unwrap().len(), 2, "{chance}");
    assert!(chance["outcome"].as_str().unwrap().starts_with("order "), "{chance}");
    assert!(review["moments"].as_array().unwrap().len() <= 5);
    let again = stdout(&["review", &record, "--json", "--playouts", "3", "--seed", "5"], "");
    assert_eq!(told, again, "the same seed gives the same review");
}

#[test]
fn a_review_is_a_table_for_people() {
    let record = file("review-table.txt", RECORD);
    let told = stdout(&["review", &record, "--playouts", "3"], "");
    assert!(told.starts_with("Uxmal, 2 players, 3 playouts for each choice."), "{told}");
    let heading = told.lines().nth(1).unwrap();
    assert!(heading.contains("luck") && heading.contains("accuracy"), "{told}");
    assert!(told.contains("moments that decided the game:"), "{told}");
    let german = stdout(&["review", &record, "--playouts", "3", "--language", "de"], "");
    assert!(german.contains("Momente, die die Partie entschieden haben:"), "{german}");
}

#[test]
fn only_finished_games_are_reviewed() {
    let unfinished =
        file("review-unfinished.txt", "game uxmal\nrules 1\nplayers 2\n\norder SJMQT\n");
    let (stderr, status) = failure(&["review", &unfinished, "--json"]);
    assert_eq!(status, 1);
    assert!(stderr.contains("This game is not over yet."), "{stderr}");
    let nonsense = file("review-nonsense.txt", "a diary\n");
    assert_eq!(failure(&["review", &nonsense]).1, 1);
    assert_eq!(failure(&["review", &file("review-empty.txt", "")]).1, 1);
    assert_eq!(failure(&["review", "no-such-file.txt"]).1, 1);
    assert_eq!(failure(&["review"]).1, 2);
    assert_eq!(failure(&["review", &unfinished, "--playouts", "0"]).1, 2);
}

/// Such as a disk image or a device without end: it would fill the memory.
#[test]
fn a_file_that_is_no_text_or_far_too_large_is_refused_at_once() {
    let large = file("review-large.txt", "");
    File::options().write(true).open(&large).unwrap().set_len(32 << 20).unwrap();
    let (stderr, status) = failure(&["review", &large]);
    assert_eq!(status, 1);
    assert!(stderr.contains("it has more than 16 MB"), "{stderr}");
    fs::write(&large, b"game \xff\xfe\n").unwrap();
    let (stderr, status) = failure(&["review", &large]);
    assert_eq!(status, 1);
    assert!(stderr.contains("it is not a text file"), "{stderr}");
}
