//! Pictures of positions: every position has one, and those of the rules texts are up to date.
//!
//! `UPDATE=1 cargo test -p catalog --test pictures` draws the pictures of the texts again.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::{AnyMatch, GAMES};
use fastrand::Rng;
use rules::Options;
use rules::picture::Marks;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Plays until the game is over or this many actions are played.
fn play(played: &mut dyn AnyMatch, actions: usize, rng: &mut Rng) {
    for _ in 0..actions {
        let legal = played.legal();
        let Some(choice) = rng.choice(&legal) else { return };
        played.play(&choice.text).unwrap();
    }
}

/// An SVG file on its own: it refers to nothing outside, and its elements are closed.
fn assert_is_picture(picture: &str, title: &str) {
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox="), "{picture}");
    assert!(picture.contains(" role=\"img\"") && picture.ends_with("</svg>\n"));
    assert!(picture.contains(&format!("<title>{title}</title>")), "{title}");
    let count = |text| picture.matches(text).count();
    assert_eq!(count("<g "), count("</g>"));
    assert_eq!(count("<text "), count("</text>"));
    for foreign in ["NaN", "inf", "href", "script", "style", "url(", "id=", "fill=\"\""] {
        assert!(!picture.contains(foreign), "{foreign}");
    }
}

#[test]
fn every_position_has_a_picture_and_always_the_same_one() {
    let mut rng = Rng::with_seed(12);
    for game in GAMES {
        for players in game.players.clone() {
            let mut played = game.new_match(players, &Options::new()).unwrap();
            for _ in 0..12 {
                let picture = played.picture(&Marks::default()).unwrap();
                assert_is_picture(&picture, game.title);
                assert_eq!(played.picture(&Marks::default()).unwrap(), picture);
                play(&mut *played, 25, &mut rng);
            }
        }
    }
}

#[test]
fn a_mark_that_a_board_does_not_have_is_refused_with_its_line() {
    for (game, mark) in [
        ("pacal", "light m13"),
        ("pacal", "crop a1 z26"),
        ("pacal", "track"),
        ("pacal", "site a1"),
        ("uxmal", "ring i1"),
        ("uxmal", "site e1"),
        ("uxmal", "line 3 a1 b1"),
    ] {
        let played = catalog::new_match(game, 2, &Options::new()).unwrap();
        let marks = Marks::read(&format!("\n# picture {mark}\n")).unwrap();
        let error = played.picture(&marks).unwrap_err();
        assert_eq!((error.line, error.refusal.code()), (Some(2), "picture-mark"), "{mark}");
    }
}

/// Every file below a folder with this ending, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|each| each == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The picture of a record, with the marks in its comments.
fn picture_of(record: &Path) -> String {
    let text = fs::read_to_string(record).unwrap();
    let place = record.display();
    let played = catalog::load(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
    let marks = Marks::read(&text).unwrap_or_else(|error| panic!("{place}: {error}"));
    played.picture(&marks).unwrap_or_else(|error| panic!("{place}: {error}"))
}

#[test]
fn the_pictures_of_the_texts_are_up_to_date() {
    let update = std::env::var_os("UPDATE").is_some();
    for record in files(&root().join("docs/learn/pictures"), "txt") {
        let (drawn, file) = (picture_of(&record), record.with_extension("svg"));
        if update {
            fs::write(&file, &drawn).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == drawn, "{} is out of date: run with UPDATE=1", file.display());
    }
}

#[test]
fn every_picture_is_in_the_list_of_games() {
    for game in GAMES {
        let folder = root().join("docs/learn/pictures").join(game.name);
        let name = |file: PathBuf| file.file_stem().unwrap().to_str().unwrap().to_owned();
        let kept: Vec<String> = files(&folder, "txt").into_iter().map(name).collect();
        let mut listed: Vec<&str> = game.pictures.iter().map(|picture| picture.name).collect();
        listed.sort_unstable();
        let mut kept: Vec<&str> = kept.iter().map(String::as_str).collect();
        kept.sort_unstable();
        assert_eq!(listed, kept, "{}", game.name);
    }
}

#[test]
fn every_picture_is_drawn_from_a_record() {
    for file in files(&root().join("docs/learn/pictures"), "svg") {
        assert!(file.with_extension("txt").exists(), "{} has no record", file.display());
    }
}

/// The pictures that a text shows, as paths below `docs/learn/pictures`.
fn shown(text: &str) -> BTreeSet<String> {
    let images = text.lines().filter(|line| line.starts_with("!["));
    images
        .map(|line| line.rsplit_once("pictures/").expect(line).1.trim_end_matches(')').to_owned())
        .collect()
}

#[test]
fn every_picture_that_a_text_shows_exists_and_every_picture_is_shown() {
    let folder = root().join("docs/learn/pictures");
    let mut used = BTreeSet::new();
    for texts in ["docs/learn", "docs/rules"] {
        for text in files(&root().join(texts), "md") {
            for name in shown(&fs::read_to_string(&text).unwrap()) {
                assert!(folder.join(&name).exists(), "{}: no picture {name}", text.display());
                used.insert(name);
            }
        }
    }
    let name =
        |file: PathBuf| file.strip_prefix(&folder).unwrap().to_str().unwrap().replace('\\', "/");
    let all: BTreeSet<String> = files(&folder, "svg").into_iter().map(name).collect();
    assert_eq!(all, used, "pictures that no text shows, or the other way round");
}
