//! `sacbe admin` and `sacbe check`, next to a running server and without one.

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use crate::served::{Player, Serve, key_in, send};
use crate::support::{run, stdout};

/// A place for tables, as options of the program.
fn sqlite(folder: &tempfile::TempDir) -> [String; 2] {
    ["--data".to_owned(), folder.path().join("data").display().to_string()]
}

fn admin(place: &[String; 2], rest: &[&str]) -> (String, String, i32) {
    let place: Vec<&str> = place.iter().map(String::as_str).collect();
    run(&[&["admin"], place.as_slice(), &["--who", "root"], rest].concat(), "")
}

#[track_caller]
fn done(place: &[String; 2], rest: &[&str]) -> String {
    let (said, error, status) = admin(place, rest);
    assert_eq!(status, 0, "{rest:?}: {error}");
    said
}

fn check(place: &[String; 2]) -> String {
    stdout(&["check", &place[0], &place[1]], "")
}

/// Plays a game to its end.
fn finished(addr: &str) -> Player {
    let mut player = Player::open(addr);
    let (place, stop) = (Mutex::new(addr.to_owned()), AtomicBool::new(false));
    while player.view(addr, 1).unwrap()["phase"] != "over" {
        player.step(&place, &stop);
    }
    player
}

fn names_go_and_tables_too(place: &[String; 2], options: &[String]) {
    let serve = Serve::start(&[place, options].concat());
    let (kept, deleted) = (finished(&serve.addr), Player::open(&serve.addr));
    let (kept, deleted) = (&kept, &deleted);
    let listed = done(place, &["list"]);
    assert!(listed.contains(&kept.table) && listed.contains(&deleted.table), "{listed}");
    assert!(done(place, &["show", &kept.table]).contains("seat 1\tAna"));

    done(place, &["remove-name", &kept.table, "1"]);
    done(place, &["delete", &deleted.table]);
    // The server has carried it out; what it keeps in memory follows at once.
    let start = std::time::Instant::now();
    let shown =
        || send(&serve.addr, "", "GET", &format!("/api/tables/{}", kept.table), "").unwrap().1;
    while shown().contains("\"Ana\"") {
        assert!(start.elapsed().as_secs() < 60, "the name is still shown");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let (status, _) =
        send(&serve.addr, "", "GET", &format!("/api/tables/{}", deleted.table), "").unwrap();
    assert_eq!(status, 404);
    let (_, error, status) = admin(place, &["delete", &deleted.table]);
    assert!(status == 1 && error.contains("no such table"), "{error}");
    drop(serve);

    // Without a server the program does it itself.
    done(place, &["remove-name", &kept.table, "2"]);
    let shown = done(place, &["show", &kept.table]);
    assert!(!shown.contains("Ana") && !shown.contains("Ben"), "{shown}");
    assert!(check(place).contains("finished games: 1, errors: 0"));
    let log = done(place, &["log"]);
    assert_eq!(log.lines().count(), 4, "{log}");
    assert!(log.lines().all(|line| line.contains("\troot\t")), "{log}");
    assert!(log.contains("nothing-found") && log.contains("remove_name"), "{log}");
}

#[test]
fn an_operator_removes_names_and_tables_with_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    names_go_and_tables_too(&sqlite(&folder), &[]);
}

#[test]
fn an_operator_removes_names_and_tables_with_postgres() {
    let (database, folder) = (pgtest::Server::start(), tempfile::tempdir().unwrap());
    names_go_and_tables_too(&["--database".to_owned(), database.database()], &key_in(&folder));
}

#[test]
fn a_banned_network_is_not_served() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let options =
        [place.to_vec(), vec!["--trust-proxy".to_owned(), "loopback".to_owned()]].concat();
    let serve = Serve::start(&options);
    let ask = |address: &str| {
        let header = format!("x\r\nx-forwarded-for: {address}");
        send(&serve.addr, &header, "GET", "/api/games", "").unwrap()
    };
    assert_eq!(ask("192.0.2.7").0, 200);
    done(&place, &["ban", "192.0.2.0/24", "--days", "3"]);
    assert!(done(&place, &["bans"]).starts_with("192.0.2.0/24\t"));
    let start = std::time::Instant::now();
    while ask("192.0.2.7").0 != 403 {
        assert!(start.elapsed().as_secs() < 60, "it is still served");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert!(ask("192.0.2.7").1.contains("network-banned"));
    assert_eq!(ask("192.0.3.7").0, 200);
    done(&place, &["unban", "192.0.2.0/24"]);
    assert_eq!(done(&place, &["bans"]), "");
    let (_, error, status) = admin(&place, &["ban", "192.0.2.0/99"]);
    assert!(status == 2 && error.contains("not an address or range"), "{error}");
}

/// The key file is beside the database, so the check can do what the server does with a seed.
#[test]
fn a_damaged_seed_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let serve = Serve::start(&place);
    let (good, bad) = (Player::open(&serve.addr), Player::open(&serve.addr));
    drop(serve);
    assert!(check(&place).contains("errors: 0"));
    let file = folder.path().join("data/sacbe.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    // Its first digit is another one.
    let damage = "UPDATE events SET body = substr(body, 1, instr(body, 'sealed-') + 6)
        || iif(substr(body, instr(body, 'sealed-') + 7, 1) = '0', '1', '0')
        || substr(body, instr(body, 'sealed-') + 8) WHERE version = 1 AND table_id = ?1";
    assert_eq!(connection.execute(damage, [&bad.table]).unwrap(), 1);
    drop(connection);
    let (said, _, status) = run(&["check", &place[0], &place[1]], "");
    assert!(status == 1 && said.contains(&bad.table), "{said}");
    assert!(said.contains("cannot be unsealed") && !said.contains(&good.table), "{said}");
    // Without the key the events can be read, and nothing more can be told.
    let key = folder.path().join("data/sacbe.key");
    let kept = folder.path().join("kept.key");
    std::fs::rename(&key, &kept).unwrap();
    assert!(check(&place).contains("errors: 0"));
    // The key of another server.
    let other = tempfile::tempdir().unwrap();
    drop(Serve::start(&sqlite(&other)));
    std::fs::copy(other.path().join("data/sacbe.key"), &key).unwrap();
    let (said, error, status) = run(&["check", &place[0], &place[1]], "");
    assert!(status == 1 && said.is_empty() && error.contains("sacbe.key"), "{said} {error}");
}

/// Games in progress have secrets, so only the operator may read their records.
#[cfg(unix)]
#[test]
fn records_of_running_games_are_private() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let serve = Serve::start(&place);
    let player = Player::open(&serve.addr);
    drop(serve);
    let to = folder.path().join("records");
    let all = ["export", &place[0], &place[1], "--all", &to.display().to_string()];
    stdout(&all, "");
    let file = to.join(format!("{}.sacbe", player.table));
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().mode() & 0o777;
    assert_eq!((mode(&to), mode(&file)), (0o700, 0o600));
    // One that was written before, for everybody to read.
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o644)).unwrap();
    stdout(&all, "");
    assert_eq!(mode(&file), 0o600);
}

#[test]
fn a_folder_without_a_database_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let place = sqlite(&folder);
    let (data, to) = (place[1].as_str(), folder.path().join("to").display().to_string());
    for args in [
        vec!["check", "--data", data],
        vec!["export", "--data", data, &to],
        vec!["backup", "--data", data, &to],
        vec!["admin", "--data", data, "--who", "root", "list"],
    ] {
        let (_, error, status) = run(&args, "");
        assert!(
            error.contains("There is no database at") && error.contains(data),
            "{args:?}: {error}"
        );
        assert!(status == 1 && !error.contains("storage-"), "{args:?}: {status} {error}");
    }
}
