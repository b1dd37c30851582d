use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::support::{failure, file, free_file, stdout};

const UXMAL: [&str; 6] =
    ["arena", "--game=uxmal", "--players=2", "--games=6", "--seed=5", "--json"];

/// The JSON line of a contest.
#[track_caller]
fn report(args: &[&str]) -> Value {
    let told = stdout(args, "");
    assert_eq!(told.lines().count(), 1, "{told}");
    serde_json::from_str(&told).unwrap()
}

#[track_caller]
fn uxmal(more: &[&str]) -> Value {
    report(&[&UXMAL[..], more].concat())
}

/// The command of the Python example, which asks this binary for the rules.
fn python_bot() -> String {
    let found = Command::new("python3").arg("--version").output();
    assert!(found.is_ok(), "this test needs python3");
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    format!("python3 '{}' '{}'", bot.display(), env!("CARGO_BIN_EXE_sacbe"))
}

fn engine() -> String {
    format!("'{}' engine", env!("CARGO_BIN_EXE_sacbe"))
}

#[test]
fn a_contest_has_a_game() {
    let (error, status) = failure(&["arena", "--game=uxmal", "--bots=2,1", "--games=0"]);
    assert!(status == 2 && error.contains("expected a whole number from 1"), "{error}");
}

#[test]
fn a_contest_is_one_line_of_json() {
    for (game, players) in [("pacal", 3), ("uxmal", 2), ("uxmal", 4)] {
        let (of_game, of_players) = (format!("--game={game}"), format!("--players={players}"));
        let args = ["arena", &of_game, &of_players, "--bots=medium,random", "--games=12", "--json"];
        let told = stdout(&args, "");
        let start =
            format!(r#"{{"game":"{game}","players":{players},"games":12,"bots":[{{"name":"#);
        assert!(
            told.starts_with(&start) && told.ends_with("\"illegal\":0,\"stalled\":0}\n"),
            "{told}"
        );
        let report: Value = serde_json::from_str(&told).unwrap();
        let bots = report["bots"].as_array().unwrap();
        let sum = |field: &str| bots.iter().map(|bot| bot[field].as_f64().unwrap()).sum::<f64>();
        assert!((sum("wins") - 12.0).abs() < 1e-3 && (sum("rate") - 1.0).abs() < 1e-3, "{report}");
        for bot in bots {
            let of = |field: &str| bot[field].as_f64().unwrap();
            assert!(0.0 <= of("low") && of("low") <= of("rate") && of("rate") <= of("high"));
            assert!(of("high") <= 1.0 && of("mean_score") > 0.0, "{bot}");
        }
    }
}

#[test]
fn every_option_can_be_played() {
    let pacal = ["arena", "--game=pacal", "--players=2", "--games=2", "--seed=5", "--json"];
    let bots = ["--bots=easy,random", "--playouts=4"];
    for options in [
        &["--option=gaps=empty", "--option=diamonds=true"][..],
        &["--option=edition=fr", "--option=master=true"],
    ] {
        let told = report(&[&pacal[..], &bots, options].concat());
        assert_eq!(told["games"], 2, "{told}");
    }
}

#[test]
fn every_level_and_limit_takes_part() {
    let bots = "--bots=random,easy,medium:ms=5,hard:playouts=5,master:playouts=5:threads=2,uct";
    let more = ["--tournament", "--playouts=3", bots];
    let report = report(&[&["arena", "--game=pacal", "--games=2", "--json"], &more[..]].concat());
    assert_eq!(report["games"], 2 * 15, "{report}");
    assert_eq!((&report["illegal"], &report["stalled"]), (&0.into(), &0.into()), "{report}");
    assert_eq!(report["pairs"].as_array().unwrap().len(), 15);
    assert_eq!(report["bots"][0]["elo"], 0.0, "random is the anchor");
}

#[test]
fn the_report_depends_on_the_seed_and_not_on_the_jobs() {
    let more = ["--bots=hard,uct", "--playouts=10"];
    let alone = uxmal(&[&more[..], &["--jobs=1"]].concat());
    assert_eq!(uxmal(&[&more[..], &["--jobs=5"]].concat()), alone);
    let other = ["arena", "--game=uxmal", "--games=6", "--seed=6", "--json"];
    assert_ne!(report(&[&other[..], &more].concat()), alone);
}

#[test]
fn people_get_a_table_and_no_progress_where_there_is_no_terminal() {
    let told = stdout(&["arena", "--game=uxmal", "--bots=easy,random", "--games=2"], "");
    assert!(told.starts_with("Uxmal, 2 players, 2 games:\n"), "{told}");
    assert!(told.contains("95 % interval") && told.contains("\n  random "), "{told}");
    let more = ["--tournament", "--bots=easy,random,medium"];
    let told = stdout(&[&["arena", "--game=uxmal", "--games=2"], &more[..]].concat(), "");
    assert!(told.contains("Elo") && told.contains("easy – medium"), "{told}");
}

#[test]
fn bots_that_forget_play_by_the_rules() {
    let args = ["arena", "--game=pacal", "--option=master=true", "--memory", "--json"];
    for more in
        [["--bots=easy,medium", "--players=2"], ["--bots=easy,hard:playouts=5", "--players=3"]]
    {
        let report = report(&[&args[..], &["--games=12"], &more].concat());
        assert!(report["illegal"] == 0 && report.get("forfeits").is_none(), "{report}");
    }
}

#[test]
fn a_broken_off_contest_is_taken_up() {
    let journal = free_file("journal.txt");
    let resume = ["--resume", &journal, "--bots=easy,random"];
    let whole = uxmal(&["--bots=easy,random"]);
    assert_eq!(uxmal(&resume), whole);
    let lines = fs::read_to_string(&journal).unwrap();
    assert_eq!(lines.lines().count(), 1 + 6);

    // Interrupted while the fifth game was written.
    let cut: Vec<&str> = lines.lines().take(5).collect();
    fs::write(&journal, format!("{}\n{{\"game\":", cut.join("\n"))).unwrap();
    assert_eq!(uxmal(&resume), whole);
    assert_eq!(fs::read_to_string(&journal).unwrap().lines().count(), 1 + 6);

    let more = report(
        &["arena", "--game=uxmal", "--games=8", "--seed=5", "--json"]
            .iter()
            .chain(&resume)
            .copied()
            .collect::<Vec<_>>(),
    );
    assert_eq!(more["games"], 8);
}

#[test]
fn a_journal_of_something_else_is_refused_and_kept() {
    let journal = free_file("other-journal.txt");
    uxmal(&["--resume", &journal, "--bots=easy,random"]);
    let before = fs::read_to_string(&journal).unwrap();
    let other = [&UXMAL[..], &["--resume", &journal, "--bots=random,easy"]].concat();
    let (stderr, status) = failure(&other);
    assert!(status == 1 && stderr.contains("to another contest"), "{stderr}");
    assert_eq!(fs::read_to_string(&journal).unwrap(), before);

    let thesis = file("thesis.txt", "chapter one\n");
    let (stderr, status) =
        failure(&[&UXMAL[..], &["--resume", &thesis, "--bots=easy,random"]].concat());
    assert!(status == 1 && stderr.contains("thesis.txt") && stderr.contains("Line 1"), "{stderr}");
    assert_eq!(fs::read_to_string(&thesis).unwrap(), "chapter one\n");
}

#[test]
fn a_sequential_test_stops_when_it_is_sure() {
    let args = ["arena", "--game=pacal", "--games=2000", "--sprt=0,200", "--json"];
    let test = |bots: &str, more: &[&str]| report(&[&args[..], &[bots], more].concat());
    let won = test("--bots=medium,random", &["--jobs=1"]);
    assert_eq!(won["sprt"]["verdict"], "accepted", "{won}");
    assert!(won["games"].as_u64().unwrap() < 1000 && won["sprt"]["llr"].as_f64() > Some(2.9));
    assert_eq!(test("--bots=medium,random", &["--jobs=3"]), won);
    let lost = test("--bots=random,medium", &[]);
    assert_eq!(lost["sprt"]["verdict"], "rejected", "{lost}");

    let few = ["arena", "--game=uxmal", "--games=2", "--sprt=-5,5", "--bots=easy,easy"];
    assert!(stdout(&few, "").contains("Undecided"));
}

#[test]
fn a_test_that_was_decided_is_not_played_on() {
    let journal = free_file("decided.txt");
    let args = ["arena", "--game=pacal", "--games=2000", "--sprt=0,200", "--json"];
    let args = [&args[..], &["--bots=medium,random", "--resume", &journal]].concat();
    let first = report(&args);
    let before = fs::read_to_string(&journal).unwrap();
    assert_eq!(report(&args), first);
    assert_eq!(fs::read_to_string(&journal).unwrap(), before);
}

#[test]
fn the_python_example_plays_both_games_on_one_seat_and_on_several() {
    let bot = python_bot();
    for (game, players) in [("pacal", 2), ("uxmal", 2), ("uxmal", 4)] {
        let (game, players) = (format!("--game={game}"), format!("--players={players}"));
        let args = ["arena", &game, &players, "--bots=random", "--engine", &bot, "--json"];
        let report = report(&[&args[..], &["--games=4"]].concat());
        assert!(report.get("forfeits").is_none(), "{report}");
        assert_eq!((&report["illegal"], &report["games"]), (&0.into(), &4.into()), "{report}");
    }
}

#[test]
fn the_python_example_is_about_twenty_lines() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/bot.py");
    let text = fs::read_to_string(path).unwrap();
    let code = text.rsplit("\"\"\"").next().unwrap();
    let lines = code.lines().filter(|line| !line.trim().is_empty()).count();
    assert!(lines <= 25, "{lines} lines");
}

#[test]
fn the_python_example_is_in_the_documents_as_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    let (bot, page) = (read("examples/python/bot.py"), read("docs/arena.md"));
    let code = bot.rsplit("\"\"\"").next().unwrap().trim();
    assert!(page.contains(&format!("```python\n{code}\n```")), "docs/arena.md shows another bot");
}

#[test]
fn two_engines_of_ours_play_each_other() {
    let engine = engine();
    let engines = ["--engine", &engine, "--engine", &engine];
    let report = uxmal(&[&engines[..], &["--bots=engine2:bot=easy,engine1:bot=random"]].concat());
    assert!(report.get("forfeits").is_none(), "{report}");
    assert_eq!(report["bots"][0]["name"], "engine2:bot=easy");
    let by_default = uxmal(&[&engines[..], &["--playouts=2"]].concat());
    assert_eq!(by_default["bots"][1]["name"], "engine2", "{by_default}");
}

#[test]
fn an_engine_that_fails_loses_and_the_arena_goes_on() {
    let python = |name: &str, body: &str| {
        let script = format!("import sys, time\nfor line in sys.stdin:\n    {body}\n");
        format!("python3 '{}'", file(name, &script))
    };
    let cases = [
        (python("dies.py", "raise SystemExit('no more')"), "died", "no more"),
        (python("hangs.py", "time.sleep(60)"), "hung", "300 ms"),
        (python("nonsense.py", "print('well', flush=True)"), "nonsense", "well"),
        (
            python("illegal.py", r#"print('{"ok":true,"action":"fly f9"}', flush=True)"#),
            "illegal",
            "fly f9",
        ),
    ];
    for (engine, fault, detail) in cases {
        let grace = if fault == "hung" { "--grace=300" } else { "--grace=30000" };
        let report = uxmal(&["--bots=random", "--engine", &engine, grace]);
        let forfeits = report["forfeits"].as_array().unwrap();
        assert_eq!((forfeits.len(), &report["games"]), (6, &6.into()), "{report}");
        for forfeit in forfeits {
            assert_eq!((&forfeit["bot"], &forfeit["fault"]), (&"engine1".into(), &fault.into()));
            assert!(forfeit["detail"].as_str().unwrap().contains(detail), "{forfeit}");
        }
        assert_eq!(report["illegal"], if fault == "illegal" { 6 } else { 0 });
        assert_eq!(report["bots"][0]["wins"], 6.0, "{report}");
    }
}

#[test]
fn a_fault_is_told_to_people_in_a_sentence() {
    let args = ["arena", "--game=uxmal", "--bots=random", "--games=12", "--engine=no-such-program"];
    let told = stdout(&args, "");
    assert!(told.contains("Game 1 was forfeited. engine1 could not be started: "), "{told}");
    assert!(told.contains("2 more games were forfeited."), "{told}");
}

#[test]
fn what_makes_no_contest_is_a_matter_of_usage() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "at least two bots"),
        (&["--bots=hard"], "at least two bots"),
        (&["--bots=hard,easy,medium"], "--tournament"),
        (&["--bots=hard,hall"], "There is no bot “hall”. Available: 1, 2, 3"),
        (&["--bots=hard,engine1"], "There is no bot “engine1”"),
        (&["--bots=hard,easy:speed=9"], "has no parameter “speed=9”"),
        (&["--bots=hard,easy:ms=x"], "has no parameter “ms=x”"),
        (&["--bots=hard", "--engine", "python3 'bot"], "is not a command"),
        (&["--bots=hard,easy", "--players=7"], "2 to 4 players"),
        (&["--bots=hard,easy", "--option=priests=run"], "priests"),
        (&["--bots=hard,easy", "--sprt=20,0"], "the lower one first"),
        (&["--bots=hard,easy", "--sprt=0"], "expected two numbers"),
        (&["--bots=hard,easy", "--sprt=0,20", "--alpha=0.7"], "error rates"),
        (&["--bots=hard,easy", "--sprt=0,20", "--tournament"], "cannot be used with"),
        (&["--bots=hard,easy,uct,random", "--players=4", "--sprt=0,20"], "between two bots"),
        (&["--bots=hard,easy", "--threads=0"], "from 1 to"),
        (&["--bots=hard,easy", "--ms=-1"], "--ms"),
        (&["--bots=hard,easy", "--games=many"], "--games"),
    ];
    for (more, says) in cases {
        let (stderr, status) = failure(&[&["arena", "--game=uxmal"], *more].concat());
        assert_eq!(status, 2, "{more:?}: {stderr}");
        assert!(stderr.contains(says), "{more:?}: {stderr}");
    }
}
