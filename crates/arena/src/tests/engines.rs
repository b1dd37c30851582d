//! External programs as players, well-behaved and not.

use std::fs;
use std::time::{Duration, Instant};

use super::Trial;
use crate::{End, FaultCode, Played, Report};

/// A program that always keeps its roll.
const KEEPS: &str = r#"sh -c 'while read line; do echo "{\"ok\":true,\"action\":\"keep\"}"; done'"#;

/// Four games of a bot against a program.
fn against(program: &str) -> Vec<Played> {
    let mut trial = Trial::with_engines(2, "random", &[program], 4);
    trial.grace = Duration::from_secs(20);
    trial.run()
}

#[track_caller]
fn loses_by(program: &str, code: FaultCode, detail: &str) {
    let start = Instant::now();
    let played = against(program);
    assert_eq!(played.len(), 4, "the arena goes on");
    for each in &played {
        let End::Forfeit { bot: 1, fault } = &each.end else { panic!("{each:?}") };
        assert_eq!(fault.code, code, "{fault:?}");
        assert!(fault.detail.contains(detail), "{fault:?}");
        assert_eq!(each.winners, [each.seats.iter().position(|&bot| bot == 0).unwrap()]);
    }
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
}

#[test]
fn a_program_plays_to_the_end() {
    let played = against(KEEPS);
    assert!(played.iter().all(|each| each.end == End::Over), "{played:?}");
}

#[test]
fn programs_play_each_other_on_several_seats() {
    let trial = Trial::with_engines(4, "", &[KEEPS, KEEPS], 8);
    let played = trial.run();
    assert!(played.iter().all(|each| each.end == End::Over), "{played:?}");
    assert!(played.chunks(4).all(|group| group.iter().all(|each| each.scores == group[0].scores)));
}

#[test]
fn a_program_that_is_not_there_loses() {
    loses_by("/no/such/program", FaultCode::Start, "No such file");
}

#[test]
fn a_program_that_dies_at_once_loses() {
    loses_by("sh -c 'echo oh no >&2; exit 3'", FaultCode::Died, "exit status: 3: oh no");
}

#[test]
fn a_program_that_dies_in_the_middle_loses_and_is_started_again() {
    let dies =
        r#"sh -c 'for i in 1 2 3; do read line; echo "{\"ok\":true,\"action\":\"keep\"}"; done'"#;
    loses_by(dies, FaultCode::Died, "exit status: 0");
}

#[test]
fn a_program_that_talks_nonsense_loses() {
    let talks = |what: &str| format!("sh -c 'while read line; do echo {what}; done'");
    loses_by(&talks("Hello."), FaultCode::Nonsense, "Hello.");
    loses_by(&talks("[1,2]"), FaultCode::Nonsense, "[1,2]");
    loses_by(&talks(r#""{}""#), FaultCode::Nonsense, "{}");
    loses_by(&talks(r#""{\"ok\":true}""#), FaultCode::Nonsense, r#"{"ok":true}"#);
    loses_by(&talks(r#""{\"ok\":true,\"action\":7}""#), FaultCode::Nonsense, "7");
    loses_by(&talks("$(printf \"\\\\377\")"), FaultCode::Nonsense, "\u{fffd}");
}

#[test]
fn a_program_that_refuses_loses_with_its_message() {
    let refuses =
        r#"sh -c 'read line; echo "{\"ok\":false,\"message\":\"I only play chess\"}"; read line'"#;
    loses_by(refuses, FaultCode::Refused, "I only play chess");
}

#[test]
fn a_program_that_plays_an_illegal_action_loses() {
    let plays = |what: &str| {
        format!(r#"sh -c 'while read line; do echo "{{\"ok\":true,\"action\":\"{what}\"}}"; done'"#)
    };
    loses_by(&plays("roll 6"), FaultCode::Illegal, "roll 6");
    loses_by(&plays("fly f9"), FaultCode::Illegal, "fly f9");
    loses_by(&plays(""), FaultCode::Illegal, "");
    let report = Report::new("dice", 2, &["a".into(), "b".into()], &against(&plays("roll 06")));
    assert_eq!((report.illegal, report.forfeits.len()), (4, 4));
    assert_eq!((report.bots[0].wins, report.bots[1].wins), (4.0, 0.0));
}

#[test]
fn a_program_that_never_ends_its_line_or_never_stops_talking_loses() {
    loses_by("cat /dev/zero", FaultCode::Nonsense, "a line without end");
    loses_by("yes", FaultCode::Nonsense, "y");
}

#[test]
fn a_program_that_hangs_loses() {
    let mut trial = Trial::with_engines(2, "random", &["sh -c 'sleep 60; read line'"], 2);
    trial.grace = Duration::from_millis(200);
    for each in trial.run() {
        let End::Forfeit { bot: 1, fault } = &each.end else { panic!("{each:?}") };
        assert_eq!((fault.code, fault.detail.as_str()), (FaultCode::Hung, "200 ms"));
    }
}

#[test]
fn a_program_that_does_not_read_hangs_nobody() {
    let mut trial = Trial::with_engines(2, "random", &["sleep 60"], 2);
    trial.grace = Duration::from_millis(100);
    assert!(trial.run().iter().all(|each| matches!(&each.end, End::Forfeit { bot: 1, .. })));
}

#[test]
fn a_program_that_ends_after_its_game_is_no_fault() {
    // Six rounds of two: a start, twelve rolls, twelve answers to them and six choices.
    let ends = r#"sh -c 'i=0; while [ $i -lt 31 ] && read line; do i=$((i+1)); echo "{\"ok\":true,\"action\":\"keep\"}"; done'"#;
    let mut trial = Trial::with_engines(2, "random", &[ends], 4);
    trial.jobs = 1;
    let played = trial.run();
    assert!(played.iter().all(|each| each.end == End::Over), "{played:?}");
}

#[test]
fn a_program_is_told_what_is_played_and_how_long_it_may_think() {
    let log = std::env::temp_dir().join(format!("sacbe-received-{}", std::process::id()));
    let program = format!(
        r#"sh -c 'while read line; do echo "$line" >> {}; echo "{{\"ok\":true,\"action\":\"keep\"}}"; done'"#,
        log.display()
    );
    let mut trial = Trial::with_engines(2, "engine1:ms=70:bot=best,random", &[&program], 1);
    trial.contestants[0].limits.threads = Some(2);
    trial.run();
    let received = fs::read_to_string(&log).unwrap();
    fs::remove_file(log).unwrap();
    let lines: Vec<serde_json::Value> =
        received.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["cmd"], "new");
    assert_eq!((&lines[0]["game"], &lines[0]["players"]), (&"dice".into(), &2.into()));
    assert_eq!(lines[0]["options"]["rounds"], 6, "a number, not a text");
    assert_eq!(lines[1]["cmd"], "play");
    assert!(lines[1]["action"].as_str().unwrap().starts_with("roll "));
    assert_eq!((&lines[2]["cmd"], &lines[2]["bot"]), (&"go".into(), &"best".into()));
    // Half of what its turn may take: a turn may have more choices than one.
    assert_eq!((&lines[2]["ms"], &lines[2]["threads"]), (&35.into(), &2.into()));
    assert!(lines[2].get("playouts").is_none() && lines[2]["seed"].as_u64().unwrap() < 1 << 53);
    assert_eq!(lines[3], serde_json::json!({"cmd": "play", "action": "keep"}));
    assert_eq!(lines.last().unwrap()["cmd"], "quit");
}
