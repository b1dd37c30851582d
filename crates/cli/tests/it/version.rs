//! The version that the program says in its two ways.

use tempfile::tempdir;

use crate::served::{Serve, body, send};
use crate::support::stdout;

/// The version of the program and the commit in parentheses, if it was built from one.
fn told() -> (String, Option<String>) {
    let line = stdout(&["--version"], "");
    let (name, rest) = line.trim().split_once(' ').unwrap();
    assert_eq!(name, "sacbe");
    match rest.split_once(" (") {
        None => (rest.to_owned(), None),
        Some((version, commit)) => (version.to_owned(), commit.strip_suffix(')').map(Into::into)),
    }
}

#[test]
fn the_program_says_its_version_and_commit() {
    let (version, commit) = told();
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    if let Some(commit) = commit {
        let is_digit = |byte: u8| byte.is_ascii_hexdigit();
        assert!(commit.len() == 12 && commit.bytes().all(is_digit), "{commit}");
    }
}

#[test]
fn a_server_says_the_same() {
    let folder = tempdir().unwrap();
    let serve = Serve::start(&["--data".to_owned(), folder.path().display().to_string()]);
    let (status, text) = send(&serve.addr, "", "GET", "/api/version", "").unwrap();
    let (release, (version, commit)) = (body(&text).unwrap(), told());
    assert_eq!((status, &release["version"]), (200, &version.into()));
    assert_eq!(release["commit"].as_str().map(str::to_owned), commit);
}
