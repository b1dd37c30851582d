use std::io;
use std::ops::ControlFlow;

use super::{Idle, Trial, wins};
use crate::lots::{fall, lot};
use crate::{End, Limits, MOST_ACTIONS, Played, Report, Sight, Watch, contestants};

#[test]
fn the_better_bot_wins_more() {
    let played = Trial::new(2, "medium,random", 100).run();
    assert_eq!(played.len(), 100);
    assert!(wins(&played) > 75.0, "{}", wins(&played));
    assert!(played.iter().all(|each| each.end == End::Over));
}

#[test]
fn the_wins_of_a_game_sum_up_to_one() {
    for (players, bots) in [(2, "easy,random"), (4, "easy,random"), (3, "easy,random,medium")] {
        let trial = Trial::new(players, bots, 60);
        for played in trial.run() {
            let sum: f64 = (0..trial.contestants.len()).map(|bot| played.share(bot)).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{played:?}");
        }
    }
}

#[test]
fn mirrored_games_see_the_same_dice() {
    // A bot that always keeps scores the sum of the dice, so the scores show the dice.
    for players in [2, 3] {
        let bots = if players == 2 { "hard,hard" } else { "hard,hard,hard" };
        let mut trial = Trial::new(players, bots, 2 * players);
        trial.contestants.iter_mut().for_each(|each| each.limits.playouts = Some(0));
        let played = trial.run();
        for group in played.chunks(players) {
            assert!(group.iter().all(|each| each.scores == group[0].scores), "{group:?}");
        }
        assert_ne!(played[0].scores, played[players].scores, "the next deal is another");
    }
}

#[test]
fn other_seeds_are_other_games() {
    let mut trial = Trial::new(2, "medium,medium", 10);
    let first = trial.run();
    assert_eq!(trial.run(), first);
    trial.seed = 6;
    assert_ne!(trial.run(), first);
}

#[test]
fn results_do_not_depend_on_how_many_games_are_played_at_once() {
    let mut trial = Trial::new(3, "easy,random,uct:playouts=30", 30);
    trial.jobs = 1;
    let alone = trial.run();
    for jobs in [2, 7, 100] {
        trial.jobs = jobs;
        assert_eq!(trial.run(), alone, "{jobs} jobs");
    }
}

#[test]
fn a_contest_is_taken_up_where_it_was_left() {
    let trial = Trial::new(2, "easy,random", 20);
    let all = trial.run();
    let some: Vec<Played> = all.iter().filter(|each| each.game % 3 != 1).cloned().collect();
    let mut seen = Seen::default();
    assert_eq!(trial.contest().run(some, &mut seen).unwrap(), all);
    let mut new: Vec<_> = seen.games.iter().map(|each| each.game).collect();
    new.sort_unstable();
    assert_eq!(new, [1, 4, 7, 10, 13, 16, 19]);
}

/// Remembers what it has seen, and can stop the contest.
#[derive(Default)]
struct Seen {
    games: Vec<Played>,
    enough: Option<usize>,
}

impl Watch for Seen {
    fn see(&mut self, played: &Played, in_order: &[Played]) -> io::Result<ControlFlow<()>> {
        self.games.push(played.clone());
        assert!(in_order.iter().enumerate().all(|(index, each)| each.game == index));
        Ok(match self.enough {
            Some(enough) if in_order.len() >= enough => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        })
    }
}

#[test]
fn whoever_looks_on_may_break_off() {
    let trial = Trial::new(2, "easy,random", 5_000);
    let mut seen = Seen { enough: Some(10), ..Seen::default() };
    let played = trial.contest().run(Vec::new(), &mut seen).unwrap();
    assert!((10..200).contains(&played.len()), "{}", played.len());
}

#[test]
fn a_failing_watch_ends_the_contest_with_its_error() {
    struct Full;
    impl Watch for Full {
        fn see(&mut self, _: &Played, _: &[Played]) -> io::Result<ControlFlow<()>> {
            Err(io::Error::other("disk full"))
        }
    }
    let error = Trial::new(2, "easy,random", 1_000).contest().run(Vec::new(), &mut Full);
    assert_eq!(error.unwrap_err().to_string(), "disk full");
}

#[test]
fn a_game_without_end_is_stalled_and_nobody_wins_it() {
    let mut trial = Trial::new(2, "random,easy", 2);
    trial.game.rounds = 60_000;
    let played = trial.run();
    assert!(played.iter().all(|each| each.end == End::Stalled && each.actions == MOST_ACTIONS));
    let report = Report::new("dice", 2, &["random".into(), "easy".into()], &played);
    assert_eq!((report.stalled, report.bots[0].wins, report.bots[1].wins), (2, 0.0, 0.0));
}

#[test]
fn where_nothing_is_hidden_memory_changes_nothing() {
    let mut trial = Trial::new(2, "hard:playouts=20,random", 6);
    let open = trial.run();
    trial.sight = Sight::Memory;
    assert_eq!(trial.run(), open);
}

#[test]
fn an_empty_contest_ends_at_once() {
    assert_eq!(Trial::new(2, "easy,random", 0).contest().run(Vec::new(), &mut Idle).unwrap(), []);
}

#[test]
fn a_report_is_one_line_of_the_documented_shape() {
    let mut trial = Trial::new(2, "medium,random", 4);
    trial.seed = 2;
    let report = Report::new("dice", 2, &["medium".into(), "random".into()], &trial.run());
    let json = serde_json::to_value(&report).unwrap();
    let keys: Vec<_> = json.as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["bots", "game", "games", "illegal", "players", "stalled"]);
    let keys: Vec<_> = json["bots"][0].as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["high", "low", "mean_score", "name", "rate", "wins"]);
    let line = serde_json::to_string(&report).unwrap();
    assert!(
        line.starts_with(
            r#"{"game":"dice","players":2,"games":4,"bots":[{"name":"medium","wins":"#
        )
    );
    assert!(line.ends_with(r#""illegal":0,"stalled":0}"#), "{line}");
}

#[test]
fn a_tournament_reports_ratings_and_pairs() {
    let mut trial = Trial::new(2, "random,medium", 2);
    trial.contestants = contestants("random,easy,medium", &[], Limits::default()).unwrap();
    trial.schedule = crate::Schedule::of_tournament(3, 2, 40).unwrap();
    let played = trial.run();
    let names = ["random", "easy", "medium"].map(str::to_owned);
    let report = Report::new("dice", 2, &names, &played).of_tournament(&played, 0);
    let elos: Vec<f64> = report.bots.iter().map(|bot| bot.rating.unwrap().elo).collect();
    assert!(elos[0] == 0.0 && elos[1] > 0.0 && elos[2] > elos[1], "{elos:?}");
    let pairs: Vec<_> = report.pairs.iter().map(|pair| (pair.bots.join(" "), pair.games)).collect();
    let expected =
        ["random easy", "random medium", "easy medium"].map(|names| (names.to_owned(), 40));
    assert_eq!(pairs, expected);
    let json = serde_json::to_value(&report).unwrap();
    assert!(json["bots"][2]["elo_low"].as_f64() > Some(0.0) && json["pairs"][0]["rate"].is_f64());
}

#[test]
fn contestants_are_named_with_their_limits() {
    let defaults = Limits { ms: Some(100), playouts: None, threads: Some(2) };
    let engines = ["a b".to_owned(), "c".to_owned()];
    let named = contestants("hard:playouts=9, engine2:ms=5:bot=easy", &engines, defaults).unwrap();
    let called: Vec<_> = named.iter().map(|each| each.name.as_str()).collect();
    assert_eq!(called, ["hard:playouts=9", "engine2:ms=5:bot=easy", "engine1"]);
    assert_eq!(named[0].limits, Limits { ms: Some(100), playouts: Some(9), threads: Some(2) });
    assert_eq!(named[1].limits.ms, Some(5));
    assert_eq!(named[1].limits.cores(), 2);
}

#[test]
fn what_is_no_contestant_is_refused() {
    let engines = ["python3 'bot.py".to_owned()];
    for (list, code) in [
        ("hall", "unknown-bot"),
        ("engine2", "unknown-bot"),
        ("engine0", "unknown-bot"),
        ("hard:fast", "arena-parameter"),
        ("hard:ms=soon", "arena-parameter"),
        ("hard:ms=99999999999", "arena-parameter"),
        ("hard:threads=0", "arena-parameter"),
        ("hard:threads=1000", "arena-parameter"),
        ("hard:bot=easy", "arena-parameter"),
        ("engine1", "arena-command"),
        ("hard", "arena-command"),
    ] {
        let refusal = contestants(list, &engines, Limits::default()).unwrap_err();
        assert_eq!(refusal.code(), code, "{list}");
    }
}

#[test]
fn the_same_lot_falls_on_the_same_where_little_has_changed() {
    let full = [3_u32; 30];
    let mut less = full;
    less[20] = 2;
    let same = (0..1_000).filter(|&index| {
        let lot = lot(&[index]);
        fall(lot, full.into_iter()) == fall(lot, less.into_iter())
    });
    assert!(same.count() > 700);
}
