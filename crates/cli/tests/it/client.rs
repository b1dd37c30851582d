//! The example client in Python, written from docs/protocol.md, plays whole games.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use crate::served::Serve;

fn example(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python")).join(name)
}

fn client(serve: &Serve, arguments: &[&str]) -> Child {
    Command::new("python3")
        .arg(example("client.py"))
        .arg(format!("http://{}", serve.addr))
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .expect("this test needs python3")
}

/// The rest of what it prints, once it has ended well.
fn ended(mut client: Child, mut out: impl Read) -> String {
    let mut text = String::new();
    out.read_to_string(&mut text).unwrap();
    assert!(client.wait().unwrap().success(), "{text}");
    text
}

fn value<'a>(text: &'a str, key: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{key} in {text}"))
}

/// Checks the dice of a record against what a client has kept.
fn verify(record: &str, kept: &str) -> Output {
    Command::new("python3")
        .arg(example("verify_dice.py"))
        .args([record, "--commitment", value(kept, "commitment")])
        .args(["--contribution", value(kept, "contribution")])
        .output()
        .unwrap()
}

fn serve(folder: &tempfile::TempDir) -> Serve {
    Serve::start(&["--data".to_owned(), folder.path().join("data").display().to_string()])
}

#[test]
fn a_client_plays_a_whole_game_against_a_bot() {
    let folder = tempfile::tempdir().unwrap();
    let serve = serve(&folder);
    let record = folder.path().join("record").display().to_string();
    let mut playing = client(&serve, &["--game", "uxmal", "--record", &record]);
    let out = playing.stdout.take().unwrap();
    let kept = ended(playing, out);
    assert_eq!(value(&kept, "scores").split(' ').count(), 2, "{kept}");
    let verified = verify(&record, &kept);
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn two_clients_play_a_whole_game_and_both_contribute_to_its_dice() {
    let folder = tempfile::tempdir().unwrap();
    let serve = serve(&folder);
    let record = folder.path().join("record").display().to_string();
    let arguments = ["--game", "pacal", "--bots", "0", "--record", &record];
    let mut host = client(&serve, &arguments);
    let mut out = BufReader::new(host.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    let mut guest = client(&serve, &["--join", value(&first, "table")]);
    let guests_out = guest.stdout.take().unwrap();
    let kept = [ended(host, out), ended(guest, guests_out)];
    assert_eq!(value(&kept[0], "scores"), value(&kept[1], "scores"));
    for kept in &kept {
        let verified = verify(&record, kept);
        assert!(verified.status.success(), "{verified:?}");
    }
}
