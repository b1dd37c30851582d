use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::{Idle, Trial};
use crate::{Journal, JournalError, Played};

/// The name of a file that does not exist.
fn free_file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("sacbe-arena-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&file);
    file
}

fn header() -> Value {
    json!({"game": "dice", "seed": 5})
}

fn code(error: JournalError) -> (Option<usize>, &'static str) {
    match error {
        JournalError::Wrong(error) => (error.line, error.refusal.code()),
        JournalError::Io(error) => panic!("{error}"),
    }
}

#[test]
fn games_come_back_as_they_were() {
    let (file, trial) = (free_file("back"), Trial::new(2, "easy,random", 6));
    let all = trial.run();
    let (mut journal, none) = Journal::open(&file, &header(), &trial.schedule).unwrap();
    assert_eq!(none, []);
    all[..4].iter().for_each(|played| journal.add(played).unwrap());
    drop(journal);

    let (mut journal, some) = Journal::open(&file, &header(), &trial.schedule).unwrap();
    assert_eq!(some, all[..4]);
    all[4..].iter().for_each(|played| journal.add(played).unwrap());
    let (_, finished) = Journal::open(&file, &header(), &trial.schedule).unwrap();
    assert_eq!(trial.contest().run(finished, &mut Idle).unwrap(), all);
    fs::remove_file(file).unwrap();
}

#[test]
fn a_journal_cut_anywhere_is_taken_up() {
    let (file, trial) = (free_file("cut"), Trial::new(2, "easy,random", 2));
    let (mut journal, _) = Journal::open(&file, &header(), &trial.schedule).unwrap();
    let all = trial.run();
    for played in &all {
        journal.add(played).unwrap();
    }
    drop(journal);
    let whole = fs::read(&file).unwrap();
    for length in 0..whole.len() {
        fs::write(&file, &whole[..length]).unwrap();
        let (mut journal, some) = Journal::open(&file, &header(), &trial.schedule).unwrap();
        assert_eq!(some, all[..some.len()]);
        all[some.len()..].iter().for_each(|played| journal.add(played).unwrap());
        assert_eq!(fs::read(&file).unwrap(), whole, "cut to {length}");
    }
    fs::remove_file(file).unwrap();
}

#[test]
fn a_journal_of_another_contest_is_refused_and_kept() {
    let (file, trial) = (free_file("other"), Trial::new(2, "easy,random", 2));
    Journal::open(&file, &header(), &trial.schedule).unwrap();
    let before = fs::read(&file).unwrap();
    let error = Journal::open(&file, &json!({"game": "dice", "seed": 6}), &trial.schedule);
    assert_eq!(code(error.unwrap_err()), (Some(1), "arena-other-contest"));
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::remove_file(file).unwrap();
}

#[test]
fn what_is_no_journal_is_refused_and_kept() {
    let trial = Trial::new(2, "easy,random", 2);
    let good = serde_json::to_string(&trial.run()[0]).unwrap();
    let other_seats = good.replace(r#""seats":[0,1]"#, r#""seats":[1,0]"#);
    let no_such_seat = good.replace(r#""winners":["#, r#""winners":[7,"#);
    assert!(other_seats != good && no_such_seat != good);
    let header = header();
    for (content, line) in [
        ("my thesis".to_owned(), 1),
        ("my thesis\n".to_owned(), 1),
        ("\u{0}\u{1}".to_owned(), 1),
        (format!("{header}\n{good}\nmy thesis\n{good}\n"), 3),
        (format!("{header}\n{other_seats}\n"), 2),
        (format!("{header}\n{no_such_seat}\n"), 2),
    ] {
        let file = free_file("thesis");
        fs::write(&file, &content).unwrap();
        let error = Journal::open(&file, &header, &trial.schedule).unwrap_err();
        assert_eq!(code(error), (Some(line), "arena-not-a-journal"), "{content}");
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
        fs::remove_file(file).unwrap();
    }
}

#[test]
fn a_file_that_cannot_be_opened_says_so() {
    let trial = Trial::new(2, "easy,random", 2);
    let folder = std::env::temp_dir();
    let error = Journal::open(&folder, &header(), &trial.schedule).unwrap_err();
    assert!(matches!(error, JournalError::Io(_)), "{error:?}");
    let _: Vec<Played> = trial.run();
}
