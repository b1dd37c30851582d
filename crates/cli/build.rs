//! Tells the program which commit it is built from.
//!
//! `SACBE_COMMIT` says it, or else git. A copy of the sources without either builds as well: then
//! the program has a version and no commit.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

/// How many digits of the commit are kept.
const DIGITS: usize = 12;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SACBE_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let given = env::var("SACBE_COMMIT").ok();
    let commit = given.or_else(of_git).filter(|commit| is_commit(commit));
    match commit.as_deref().and_then(|commit| commit.get(..DIGITS)) {
        Some(commit) => {
            println!("cargo::rustc-env=SACBE_VERSION={version} ({commit})");
            println!("cargo::rustc-env=SACBE_BUILT_FROM={commit}");
        }
        None => println!("cargo::rustc-env=SACBE_VERSION={version}"),
    }
}

/// The commit of the working copy that this file is in, if these sources are all of it.
fn of_git() -> Option<String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let top = git(&["rev-parse", "--show-toplevel"])?;
    // Sources that were unpacked inside another project are not at its commit.
    if fs::canonicalize(top).ok()? != fs::canonicalize(sources).ok()? {
        return None;
    }
    // It grows with every commit and checkout.
    let log = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).is_file() {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "HEAD"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let folder = env!("CARGO_MANIFEST_DIR");
    let output = Command::new("git").arg("-C").arg(folder).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

fn is_commit(text: &str) -> bool {
    text.len() >= DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
