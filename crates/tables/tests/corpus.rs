//! Tables that released versions have stored: they are read, verified and played on.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bots::Budget;
use fastrand::Rng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tables::{
    Detail, Event, Moment, Request, RequestId, Setup, Stored, Table, TableCommand, Viewer,
    Visibility, hex, verify,
};

const READABLE: &str = "the corpus can be read";

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// The files of all versions, by their paths in the corpus.
fn files() -> Vec<String> {
    let mut files = Vec::new();
    for version in
        fs::read_dir(corpus()).expect(READABLE).map(|entry| entry.expect(READABLE).path())
    {
        if version.is_dir() {
            let entries =
                fs::read_dir(&version).expect(READABLE).map(|entry| entry.expect(READABLE).path());
            let relative =
                |path: PathBuf| path.strip_prefix(corpus()).expect("it is inside").to_owned();
            files.extend(
                entries
                    .map(|path| relative(path).to_str().expect("a plain name").replace('\\', "/")),
            );
        }
    }
    files.sort();
    files
}

fn read(file: &str) -> String {
    fs::read_to_string(corpus().join(file)).expect(READABLE)
}

/// The stored events of a file.
fn events(file: &str) -> Vec<Stored> {
    let read_line = |line: &str| {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}: {error}: {line}"))
    };
    read(file).lines().map(read_line).collect()
}

/// Every table of the corpus, with its name.
fn tables() -> Vec<(String, Table)> {
    let names =
        files().into_iter().filter_map(|file| Some(file.strip_suffix(".record")?.to_owned()));
    let load = |name: String| {
        let table = Table::from_events(events(&format!("{name}.jsonl"))).expect("a stored table");
        (name, table)
    };
    names.map(load).collect()
}

#[test]
fn a_released_file_never_changes() {
    let line = |file: &String| format!("{}  {file}", hex::write(&Sha256::digest(read(file))));
    let now: Vec<String> = files().iter().map(line).collect();
    let manifest = read("MANIFEST");
    let released: Vec<&str> = manifest.lines().collect();
    assert_eq!(released, now, "add files and their lines to MANIFEST, but change none");
}

/// The name of every kind of event, from one list: a new variant does not compile until it is here,
/// and then the corpus must have one.
macro_rules! kinds {
    ($($variant:pat => $name:literal,)*) => {
        const KINDS: &[&str] = &[$($name),*];

        fn kind(event: &Event) -> &'static str {
            match event {
                $($variant => $name,)*
            }
        }
    };
}

kinds! {
    Event::Opened(_) => "opened",
    Event::Sat { .. } => "sat",
    Event::Filled { .. } => "filled",
    Event::Freed { .. } => "freed",
    Event::SeatOpened => "seat_opened",
    Event::SeatClosed { .. } => "seat_closed",
    Event::Left { .. } => "left",
    Event::HostPassed { .. } => "host_passed",
    Event::StandInChosen { .. } => "stand_in_chosen",
    Event::Promised { .. } => "promised",
    Event::SeatsClosed => "seats_closed",
    Event::Revealed { .. } => "revealed",
    Event::Started => "started",
    Event::Played { .. } => "played",
    Event::Rolled { .. } => "rolled",
    Event::Undone { .. } => "undone",
    Event::TurnEnded { .. } => "turn_ended",
    Event::Ended { .. } => "ended",
    Event::Closed { .. } => "closed",
    Event::TimedOut { .. } => "timed_out",
    Event::BotWanted { .. } => "bot_wanted",
    Event::BotDropped { .. } => "bot_dropped",
    Event::StoodIn { .. } => "stood_in",
    Event::TakenBack { .. } => "taken_back",
    Event::PauseWanted { .. } => "pause_wanted",
    Event::Paused => "paused",
    Event::Resumed { .. } => "resumed",
    Event::DaysOff { .. } => "days_off",
    Event::Confirms { .. } => "confirms",
    Event::Said { .. } => "said",
    Event::Muted { .. } => "muted",
    Event::ChatSwitched { .. } => "chat_switched",
    Event::RematchWanted { .. } => "rematch_wanted",
    Event::Rematched { .. } => "rematched",
}

#[test]
fn the_corpus_has_every_kind_of_event() {
    let lists = files().into_iter().filter(|file| file.ends_with("events.jsonl"));
    let stored: Vec<Stored> = lists.flat_map(|file| events(&file)).collect();
    let found: BTreeSet<&str> = stored.iter().map(|stored| kind(&stored.event)).collect();
    assert_eq!(found, KINDS.iter().copied().collect());
}

#[test]
fn an_event_is_written_as_it_was_stored() {
    let is_list = |file: &String| Path::new(file).extension().is_some_and(|end| end == "jsonl");
    for file in files().into_iter().filter(is_list) {
        for (line, stored) in read(&file).lines().zip(events(&file)) {
            let written = serde_json::to_string(&stored).unwrap();
            // A setup names its rules since there can be several versions; before, they were 1.
            assert_eq!(
                written.replacen(r#","rules":1"#, "", 1),
                line.replacen(r#","rules":1"#, "", 1)
            );
            assert_eq!(serde_json::from_str::<Value>(line).unwrap()["event"], kind(&stored.event));
        }
    }
}

#[test]
fn a_table_is_what_it_was() {
    let tables = tables();
    assert!(tables.len() >= 10);
    for (name, table) in tables {
        assert_eq!(table.full_record().unwrap(), read(&format!("{name}.record")), "{name}");
        assert_eq!(table.setup().rules, 1);
        assert_eq!(table.is_over(), name.ends_with("finished") || name.ends_with("rematched"));
    }
}

#[test]
fn a_table_plays_on_and_its_dice_hold() {
    for (name, mut table) in tables() {
        let mut rng = Rng::with_seed(3);
        let mut now = Moment::from_millis(1_800_000_000_000);
        let mut steps = 0;
        while !table.is_over() && step(&mut table, &mut rng, now, steps) {
            now = now.after(1000);
            steps += 1;
        }
        assert!(table.is_over(), "{name} stands still after {steps} steps");
        let verdict = verify(&table.full_record().unwrap());
        assert_eq!(verdict.result, Ok(()), "{name}");
    }
}

const LEGAL: &str = "the player whose turn it is may act";

/// A bot or a person takes a step, or ends a turn.
fn step(table: &mut Table, rng: &mut Rng, now: Moment, number: usize) -> bool {
    if let Some(job) = table.bot_job() {
        let budget = Budget { playouts: Some(1), ..Budget::default() };
        table.bot_plays(job.seat, job.version, &job.choose(&budget), now).expect(LEGAL);
        return true;
    }
    let Some(notice) = table.notice() else { return false };
    let you = table.your_view(&Viewer::Player(notice.player.clone()), Detail::Plain).expect(LEGAL);
    let what = match rng.choice(&you.legal.actions()) {
        Some(legal) => TableCommand::Play { action: legal.action.clone() },
        None => TableCommand::EndTurn,
    };
    let id = RequestId::new(&format!("later-{number}")).expect(LEGAL);
    let request = Request { id, seen_version: table.version(), from: notice.player, what };
    table.ask(&request, now).expect(LEGAL);
    true
}

#[test]
fn an_older_node_ignores_what_a_newer_one_adds() {
    let newer = json!({
        "version": 1, "at": 5, "weather": "fine", "event": "opened", "table": "t", "host": "ana",
        "seed": "00".repeat(32), "rumor": {},
        "setup": {
            "game": "pacal", "seats": 2, "music": true,
            "pace": {"kind": "live", "turn_seconds": 60, "reserve_seconds": 9, "bonus": 3},
        },
    });
    let stored: Stored = serde_json::from_value(newer).unwrap();
    assert!(Table::from_events([stored]).is_ok());
}

#[test]
fn what_an_older_version_left_out_has_its_default() {
    let oldest: Setup = serde_json::from_value(json!({"game": "uxmal", "seats": 3})).unwrap();
    let visibility = Visibility::Memory;
    assert_eq!(oldest, Setup { rules: 1, visibility, ..Setup::of("uxmal", 3) });
}

/// Hands could not be hidden when these tables were stored, though they say `memory`.
#[test]
fn an_old_table_of_uxmal_stays_open() {
    let mut found = 0;
    for (name, table) in tables() {
        if !name.contains("/uxmal-") {
            continue;
        }
        assert!(!table.setup().plays_memory(), "{name}");
        let Ok(view) = table.view(&Viewer::WithLink, Moment::default()) else { continue };
        found += usize::from(
            table.setup().visibility == Visibility::Memory
                && view.phase == protocol::Phase::Playing,
        );
        assert_eq!(view.visibility, protocol::Visibility::Open, "{name}");
        let position = view.position.unwrap().value();
        let hands = position["hands"].as_array().unwrap();
        assert!(hands.iter().all(Value::is_object), "{name}: {hands:?}");
        assert!(table.record(&Viewer::WithLink).is_ok(), "{name}");
    }
    assert_eq!(found, 1, "a running table that was stored as memory");
}

#[test]
fn an_old_table_of_pacal_keeps_its_ships_closed() {
    let (_, table) =
        tables().into_iter().find(|(name, _)| name.ends_with("pacal-opening")).unwrap();
    assert!(table.setup().plays_memory());
    assert!(table.record(&Viewer::WithLink).is_err());
}
