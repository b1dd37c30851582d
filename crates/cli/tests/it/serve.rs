//! `sacbe serve`, `sacbe backup` and `sacbe export` as an operator uses them.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use crate::served::{Player, Serve, body, send};
use crate::support::{command, run, stdout};

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sacbe-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_running_server_is_backed_up_and_exported() {
    let folder = folder("operator");
    let data = folder.join("data").display().to_string();
    let serve = Serve::start(&["--data".to_owned(), data.clone()]);
    let mut player = Player::open(&serve.addr);
    let (addr, stop) = (Mutex::new(serve.addr.clone()), AtomicBool::new(false));
    while player.view(&serve.addr, 1).unwrap()["phase"] != "over" {
        player.step(&addr, &stop);
    }
    let copy = folder.join("copy/sacbe.sqlite");
    std::fs::create_dir_all(copy.parent().unwrap()).unwrap();
    let copy = copy.display().to_string();
    let said = stdout(&["backup", "--data", &data, &copy], "");
    assert!(said.contains(&copy), "{said}");
    // The second time, the file exists already.
    let (_, error, status) = run(&["backup", "--data", &data, &copy], "");
    assert_eq!(status, 1, "{error}");
    serve.kill();

    let (from, to) = (folder.join("copy").display().to_string(), folder.join("records"));
    let said = stdout(&["export", "--data", &from, &to.display().to_string()], "");
    assert_eq!(said, "One record was written.\n");
    let record = to.join(format!("{}.sacbe", player.table)).display().to_string();
    let verified = stdout(&["verify", &record], "");
    assert!(verified.contains("The game is complete."), "{verified}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// An event that this program cannot read stands for whatever may be wrong in a database.
async fn store_unreadable(data: &str, table: &str) {
    let store = store::Store::open(&store::Location::in_folder(data.as_ref())).await.unwrap();
    let index = store::TableIndex {
        game: "pacal".to_owned(),
        public: false,
        phase: store::Phase::Over,
        updated: 0,
        waits: store::Waits::default(),
        due_at: None,
        lease_until: None,
    };
    let body = format!("{{\"version\":1,\"event\":{}0{}}}", "[".repeat(200), "]".repeat(200));
    let write = store::TableWrite {
        table: table.to_owned(),
        first: 1,
        events: vec![store::NewEvent { at: 0, body }],
        index,
        seats: None,
    };
    assert_eq!(store.append(store::Write::one(write)).await, store::Outcome::Stored);
    store.close().await;
}

#[test]
fn an_export_goes_on_past_a_table_that_cannot_be_read_and_names_it() {
    let folder = folder("unreadable");
    let data = folder.join("data").display().to_string();
    let serve = Serve::start(&["--data".to_owned(), data.clone()]);
    let tables: Vec<String> = (0..3).map(|_| Player::open(&serve.addr).table).collect();
    serve.kill();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    // One before all others and one behind them.
    for table in ["0bad", "zzbad"] {
        runtime.block_on(store_unreadable(&data, table));
    }
    let to = folder.join("records");
    let (said, error, status) =
        run(&["export", "--all", "--data", &data, &to.display().to_string()], "");
    assert_eq!(status, 1, "{said}{error}");
    assert!(said.contains("0bad.sacbe") && said.contains("zzbad.sacbe"), "{said}");
    assert!(said.ends_with("3 records were written.\n"), "{said}");
    assert!(error.contains("missing in this export"), "{error}");
    for table in tables {
        assert!(to.join(format!("{table}.sacbe")).exists(), "{table}");
    }
    assert_eq!(std::fs::read_dir(&to).unwrap().count(), 3);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_server_offers_the_components_of_a_file() {
    let folder = folder("maps");
    let points =
        r#"{"game":"uxmal","name":"Grandma's box","options":{"points":"5,3,1/7,5,3/9,7,5"}}"#;
    let file = folder.join("points.json").display().to_string();
    std::fs::write(&file, points).unwrap();
    let data = folder.join("data").display().to_string();
    let options = ["--data", &data, "--board-file", &file].map(str::to_owned);
    let serve = Serve::start(&options);
    let (status, games) = send(&serve.addr, "", "GET", "/api/games", "").unwrap();
    let games = body(&games).unwrap();
    assert_eq!(status, 200);
    let map = serde_json::json!({
        "name": "Grandma's box",
        "options": {"points": [[5, 3, 1], [7, 5, 3], [9, 7, 5]]},
    });
    assert_eq!(games["games"][1]["maps"], serde_json::json!([map]), "{games}");
    serve.kill();

    for (content, says) in [
        (points.replace("9,7,5", "9,7,500"), "500"),
        (points.replace("5,3,1/7,5,3/9,7,5", "4,3,2/6,5,4/8,7,6"), "no components of its own"),
        (points.replace("\"name\":\"Grandma's box\",", ""), "have no name"),
        ("{".to_owned(), "not valid JSON"),
    ] {
        std::fs::write(&file, content).unwrap();
        let (_, error, status) = run(&["serve", "--data", &data, "--board-file", &file], "");
        assert_eq!(status, 1, "{error}");
        assert!(error.contains(&file) && error.contains(says), "{error}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_server_stops_when_it_is_told_to() {
    let folder = folder("stop");
    let mut serve = Serve::start(&["--data".to_owned(), folder.display().to_string()]);
    let (status, _) = send(&serve.addr, "", "GET", "/health", "").unwrap();
    assert_eq!(status, 200);
    // A second server cannot use the folder at the same time.
    let place = folder.display().to_string();
    let (_, error, status) = run(&["serve", "--addr", "127.0.0.1:0", "--data", &place], "");
    assert!(status == 1 && error.contains("Another program"), "{error}");
    let id = serve.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    assert_eq!(serve.child.wait().unwrap().code(), Some(0));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn an_address_that_is_taken_is_told() {
    let folder = folder("taken");
    let place = folder.display().to_string();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let (_, error, status) = run(&["serve", "--addr", &addr, "--data", &place], "");
    assert!(status == 1 && error.contains("cannot listen on this address"), "{error}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_trusted_proxy_that_is_no_range_is_refused_before_the_server_starts() {
    let (_, error, status) = run(&["serve", "--trust-proxy", "10.0.0.0/99"], "");
    assert_eq!(status, 2);
    assert!(error.contains("'10.0.0.0/99' is not an address or range"), "{error}");
}

#[test]
fn trusted_proxies_are_ranges_or_the_flag_alone() {
    for value in [&["--trust-proxy"][..], &["--trust-proxy", "10.0.0.0/8,loopback"]] {
        let folder = folder("proxies");
        let mut options = vec!["--data".to_owned(), folder.display().to_string()];
        options.extend(value.iter().map(|&each| each.to_owned()));
        let serve = Serve::start(&options);
        let (status, _) = send(&serve.addr, "", "GET", "/health", "").unwrap();
        assert_eq!(status, 200);
        drop(serve);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[test]
fn a_server_for_the_network_says_how_others_get_there() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let mut child = command(&["serve", "--addr", "0.0.0.0:0", "--data", &data]).spawn().unwrap();
    let mut shown = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let (here, then) = (shown.next().unwrap(), shown.next().unwrap());
    // A test may run on a machine without a network.
    let told = if then.contains("no address") { then } else { shown.next().unwrap() };
    child.kill().unwrap();
    child.wait().unwrap();
    let (_, port) = here.rsplit_once(':').unwrap();
    assert_eq!(here, format!("http://127.0.0.1:{port}"), "programs read the first line");
    assert!(told.contains("no address") || told.ends_with(&format!(":{port}")), "{told}");
}
