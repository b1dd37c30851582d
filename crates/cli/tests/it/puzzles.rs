//! `sacbe puzzles` with a folder that cannot be created.

use crate::support::{failure, file};

#[test]
fn a_folder_that_cannot_be_created_is_refused_before_the_search() {
    let folder = format!("{}/puzzles", file("not-a-folder", ""));
    let (error, status) = failure(&["puzzles", "--game=uxmal", "--out", &folder]);
    assert!(error.starts_with(&format!("sacbe: {folder}: ")), "{error}");
    assert_eq!(status, 1, "{error}");
}
