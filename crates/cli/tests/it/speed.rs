use serde_json::Value;

use crate::support::{failure, file, stdout};

#[test]
fn speed_is_one_line_of_json() {
    for (game, players) in [("pacal", "3"), ("uxmal", "2")] {
        let args = ["speed", "--game", game, "--players", players, "--games", "5", "--json"];
        let line = stdout(&args, "");
        let report: Value = serde_json::from_str(&line).unwrap();
        assert_eq!((line.lines().count(), report["game"].as_str()), (1, Some(game)));
        let rates = ["games_per_s", "decisions_per_s", "actions_listed_per_s", "bytes_per_state"];
        for rate in rates {
            assert!(report[rate].as_f64().unwrap() > 0.0, "{report}");
        }
        assert!(report["decisions_per_s"].as_f64() < report["actions_listed_per_s"].as_f64());
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let decisions = || {
        let args = ["speed", "--game=uxmal", "--players=2", "--games=3", "--seed=9"];
        let table = stdout(&args, "");
        let words: Vec<_> = table.split(' ').map(str::to_owned).collect();
        words[words.iter().position(|word| word == "decisions").unwrap() - 1].clone()
    };
    assert_eq!(decisions(), decisions());
}

#[test]
fn it_measures_as_long_as_it_is_told() {
    let args = ["speed", "--game=uxmal", "--players=2", "--seconds=0.05", "--option=priests=stay"];
    assert!(stdout(&args, "").contains("decisions per second"));
}

#[test]
fn options_and_components_of_ones_own_can_be_measured() {
    let points = r#"{"game":"uxmal","options":{"points":"5,3,1/7,5,3/9,7,5"}}"#;
    let points = file("speed-points.json", points);
    for args in [
        &["--game=uxmal", "--players=2", "--board", &points][..],
        &["--game=pacal", "--players=2", "--option=gaps=empty", "--option=diamonds=true"],
        &["--game=pacal", "--players=3", "--option=edition=fr"],
    ] {
        let told = stdout(&[&["speed", "--games=2", "--json"][..], args].concat(), "");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}

#[test]
fn what_cannot_be_measured_is_a_matter_of_usage() {
    let base = ["speed", "--game=pacal"];
    for more in [
        &["--players=9"][..],
        &["--players=2", "--seconds=-1"],
        &["--players=2", "--seconds=soon"],
        &["--players=2", "--games=3", "--seconds=3"],
        &["--players=2", "--option=master"],
        &["--players=2", "--option=master=7"],
        &["--players=2", "--option=mastre=true"],
        &["--players=2", "--option=master=true", "--option=master=true"],
        &[],
    ] {
        let args: Vec<_> = base.iter().chain(more).copied().collect();
        let (_, status) = failure(&args);
        assert_eq!(status, 2, "{args:?}");
    }
}
