//! The worked examples of the printed rulebooks, with their numbers, by every version of the rules.

use rules::{Match, Seat};

use super::support::{
    Position, after, legal_to, may, pyramids_in_front, refused, stones_in_front, texts,
};
use crate::{Pacal, final_scoring};

/// The position that a record reaches, by this version of the rules.
#[track_caller]
fn replay(record: &str, rules: u32) -> Position {
    let record = record.replacen("rules 1\n", &format!("rules {rules}\n"), 1);
    let played: Match<Pacal> = Match::from_record(&record.parse().unwrap()).unwrap();
    assert_eq!(rules::Game::rules_version(played.game()), rules);
    Position { game: played.game().clone(), state: *played.state() }
}

/// Green (seat 1) has stones on A, B and C, which are b2, c2 and d2; yellow and blue have one on C.
#[test]
fn three_floors_on_a_b_or_c() {
    for rules in 1..=2 {
        let position = replay(include_str!("examples/three-stones-abc.txt"), rules);
        for (target, supplies, on_c) in
            [("b2", [10, 9, 9], true), ("c2", [10, 9, 9], true), ("d2", [10, 10, 10], false)]
        {
            let position = after(&position, &format!("build 3 {target} b2,c2,d2"));
            assert_eq!(stones_in_front(&position), supplies, "{target}");
            for seat in 1..3 {
                let stones = position.state.stones(Seat::new(seat));
                assert_eq!(stones.contains("d2".parse().unwrap()), on_c, "{target}");
            }
        }
    }
}

/// Stones on A, B and D, which are b2, c2 and e2, and a pyramid of two floors on C, which is d2.
#[test]
fn a_pyramid_used_as_a_stone_gives_four_floors_on_a_b_or_d() {
    for rules in 1..=2 {
        let position = replay(include_str!("examples/row-of-four.txt"), rules);
        let row = "b2,c2,d2,e2";
        assert_eq!(
            legal_to(&position, "build 4"),
            format!("b2 {row}, c2 {row}, e2 {row}"),
            "rules {rules}"
        );
        assert_eq!(refused(&position, &format!("build 4 d2 {row}")), "7.4 pacal-build-on-pyramid");
    }
}

/// The same row: the pyramid on C becomes one of four floors, or of three with A or D left over.
#[test]
fn raising_on_c_to_three_or_four() {
    for rules in 1..=2 {
        let position = replay(include_str!("examples/row-of-four.txt"), rules);
        for (action, left) in [
            ("raise 4 d2 b2,c2,d2,e2", ""),
            ("raise 3 d2 b2,c2,d2", "e2"),
            ("raise 3 d2 c2,d2,e2", "b2"),
        ] {
            assert!(may(&position, action));
            let position = after(&position, action);
            let stones = position.state.stones(Seat::new(0));
            assert_eq!(texts(stones), left, "{action}");
            // The pyramid of two floors goes back to the supply.
            assert_eq!(pyramids_in_front(&position, 1)[1], 3, "{action}");
        }
    }
}

/// Eight floors at the lake, and twice six: 12 points, and 8 + 4 shared.
#[test]
fn the_lake_with_8_6_and_6_floors_pays_12_6_and_6() {
    for rules in 1..=2 {
        let position = replay(include_str!("examples/lake-8-6-6.txt"), rules);
        let lake = position.game.board().lake_shore();
        let floors = Seat::all(3).map(|seat| position.state.floors_in(seat, lake));
        assert_eq!(floors.collect::<Vec<_>>(), [8, 6, 6]);
        let counted = final_scoring(&position.game, &position.state);
        assert_eq!(counted.lake[..3], [12, 6, 6]);
    }
}
