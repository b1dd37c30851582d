//! What a release is made with: the manual, and the refusal of one that lacks a part. What makes the
//! page, too.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::tempdir;

use crate::support::stdout;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Writes a script that can be run.
fn script(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn the_manual_has_a_page_for_each_command_and_completions_for_each_shell() {
    let folder = tempdir().unwrap();
    stdout(&["manual", &folder.path().display().to_string()], "");
    let help = stdout(&["--help"], "");
    let (_, commands) = help.split_once("Commands:").unwrap();
    let commands: Vec<_> = commands
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert!(commands.len() > 5, "{help}");
    let read = |path: &str| fs::read_to_string(folder.path().join(path)).unwrap();
    let bash = read("completions/sacbe.bash");
    assert!(read("man/sacbe.1").contains(".TH sacbe 1"));
    for name in commands {
        assert!(read(&format!("man/sacbe-{name}.1")).contains("SYNOPSIS"), "{name}");
        assert!(bash.contains(name), "{name}");
    }
    for file in ["_sacbe", "sacbe.fish", "_sacbe.ps1"] {
        assert!(read(&format!("completions/{file}")).contains("serve"), "{file}");
    }
}

#[test]
fn a_release_without_offline_play_is_refused() {
    let folder = tempdir().unwrap();
    let (program, out) = (folder.path().join("sacbe"), folder.path().join("dist"));
    script(&program, "echo sacbe 0.0.0 # assets/authority-abcd1234.wasm assets/bots-abcd1234.wasm");
    let dist = format!("{ROOT}/packaging/dist.sh");
    let output = Command::new("sh").arg(dist).arg(&program).arg(&out).output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && told.contains("no study.wasm"), "{told}");
    assert!(!out.exists());
}

#[test]
fn make_builds_the_page_again_when_its_offline_part_comes_or_goes() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::copy(format!("{ROOT}/Makefile"), path("Makefile")).unwrap();
    // As the real one: it writes the list only if that changes.
    let build = "mkdir -p web/offline && cmp -s parts web/offline/list.txt || cp parts web/offline/list.txt";
    script(&path("crates/offline/build.sh"), build);
    script(&path("bin/npm"), "echo built >>../log && mkdir -p dist && touch dist/index.html");
    fs::create_dir_all(path("web/node_modules")).unwrap();
    fs::write(path("web/package-lock.json"), "{}").unwrap();
    fs::write(path("web/node_modules/.package-lock.json"), "{}").unwrap();
    let programs = format!("{}:{}", path("bin").display(), std::env::var("PATH").unwrap());
    let builds_with = |parts: &str| {
        fs::write(path("parts"), parts).unwrap();
        let mut make = Command::new("make");
        make.arg("page").current_dir(folder.path()).env("PATH", &programs);
        // A `make` that runs these tests says how it was called.
        let Output { status, stderr, .. } =
            make.env_remove("MAKEFLAGS").env_remove("MAKELEVEL").output().unwrap();
        assert!(status.success(), "{}", String::from_utf8_lossy(&stderr));
        fs::read_to_string(path("log")).unwrap().lines().count()
    };
    assert_eq!(builds_with(""), 1, "the first page");
    assert_eq!(builds_with(""), 1, "nothing has changed");
    assert_eq!(builds_with("bots.wasm"), 2, "the target was installed");
    assert_eq!(builds_with("bots.wasm"), 2, "nothing has changed");
    assert_eq!(builds_with(""), 3, "the target was removed");
}
