//! A database of an older version is copied and checked before it is migrated.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::served::{Player, Serve, body, key_in, send};
use crate::support::{run, stdout};

/// Makes a database of this version one of the version before the last step.
const BACK: &str = "DELETE FROM migrations WHERE name = '0007_reports';
    DROP INDEX reports_open;
    ALTER TABLE reports DROP COLUMN words;
    ALTER TABLE reports DROP COLUMN from_seat;
    ALTER TABLE reports DROP COLUMN handled;
    DROP INDEX commands_taken;
    ALTER TABLE commands DROP COLUMN lease_until;
    ALTER TABLE commands DROP COLUMN attempts;";

fn sqlite(file: &Path, sql: &str) {
    rusqlite::Connection::open(file).unwrap().execute_batch(sql).unwrap();
}

/// Serves a moment, so that there are two tables with a few actions; returns them.
fn played(place: &[String]) -> (Player, Player) {
    let serve = Serve::start(place);
    let tables = (Player::open(&serve.addr), Player::open(&serve.addr));
    stop(serve);
    tables
}

/// Stops a server so that everything is in the file.
fn stop(mut serve: Serve) {
    let id = serve.child.id().to_string();
    Command::new("kill").arg(&id).status().unwrap();
    serve.child.wait().unwrap();
}

fn step_copies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.to_string_lossy().contains(".step-")).collect()
}

fn refused(place: &[String], more: &[&str]) -> String {
    let place: Vec<&str> = place.iter().map(String::as_str).collect();
    let args = [&["serve", "--addr", "127.0.0.1:0"], place.as_slice(), more].concat();
    let (_, error, status) = run(&args, "");
    assert_eq!(status, 1, "{error}");
    error
}

#[test]
fn a_damaged_table_is_named_and_stops_a_migration_until_the_operator_decides() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let place = ["--data".to_owned(), data.display().to_string()];
    let (good, bad) = played(&place);
    let file = data.join("sacbe.sqlite");
    let damage = format!(
        "UPDATE events SET body = '{{' WHERE version = 2 AND body LIKE '%' AND seq IN (
            WITH RECURSIVE log (seq, before_seq) AS (
                SELECT seq, before_seq FROM tables JOIN events ON seq = last_seq WHERE id = '{}'
                UNION ALL
                SELECT events.seq, events.before_seq FROM log JOIN events
                ON events.seq = log.before_seq)
            SELECT seq FROM log);",
        bad.table
    );
    sqlite(&file, &format!("{damage}{BACK}"));

    let error = refused(&place, &[]);
    assert!(error.contains(&format!("{} (cannot be read)", bad.table)), "{error}");
    assert!(error.contains("--skip-check") && !error.contains(&good.table), "{error}");
    assert_eq!(step_copies(&data).len(), 1, "there is a copy");
    // The program for operators does not migrate behind the back of the check.
    let (_, error, status) = run(&["admin", &place[0], &place[1], "delete", &bad.table], "");
    assert!(status == 1 && error.contains("lacks 0007_reports"), "{error}");
    // It can still be checked, and says the same.
    let (said, _, status) = run(&["check", &place[0], &place[1]], "");
    assert!(status == 1 && said.contains(&bad.table), "{said}");

    let serve = Serve::start(&[&place[..], &["--skip-check".to_owned()]].concat());
    assert!(good.view(&serve.addr, 1).is_some());
    stdout(&["admin", &place[0], &place[1], "delete", &bad.table], "");
    stop(serve);
    assert!(stdout(&["check", &place[0], &place[1]], "").contains("Tables: 1"), "it is sound");
}

#[test]
fn a_sound_database_is_migrated_and_its_copy_is_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let place = ["--data".to_owned(), data.display().to_string()];
    let (one, _) = played(&place);
    sqlite(&data.join("sacbe.sqlite"), BACK);
    let serve = Serve::start(&place);
    assert!(one.view(&serve.addr, 1).is_some());
    let [copy] = &step_copies(&data)[..] else { panic!("one copy") };
    let connection = rusqlite::Connection::open(copy).unwrap();
    let count = "SELECT COUNT(*) FROM pragma_table_info('reports') WHERE name = 'handled'";
    assert_eq!(connection.query_row(count, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
}

#[test]
fn a_postgres_database_is_migrated_only_if_the_operator_says_so() {
    let server = pgtest::Server::start();
    let url = server.database();
    let folder = tempfile::tempdir().unwrap();
    let [option, file] = key_in(&folder);
    let place = ["--database".to_owned(), url.clone(), option, file];
    let (one, _) = played(&place);
    server.sql_at(&url, BACK);
    let error = refused(&place, &[]);
    assert!(error.contains("pg_dump") && error.contains("--migrate"), "{error}");
    // It is checked all the same.
    server.sql_at(&url, "UPDATE events SET body = '{' WHERE version = 2");
    let error = refused(&place, &["--migrate"]);
    assert!(error.contains(&one.table) && error.contains("--skip-check"), "{error}");
    let options = ["--migrate".to_owned(), "--skip-check".to_owned()];
    let serve = Serve::start(&[&place[..], &options].concat());
    let (status, text) = send(&serve.addr, "", "GET", "/readyz", "").unwrap();
    assert_eq!(status, 200, "{text} {:?}", body(&text));
}
