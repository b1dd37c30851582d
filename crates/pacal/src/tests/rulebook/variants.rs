//! Section 11, the editions, and the table rule of ours.

use serde_json::json;

use crate::tests::support::{
    Position, after, asks, draw, facts, legal, legal_to, may, refused, scores, set_up,
};

/// 11.1, D38
#[test]
fn in_the_master_variant_new_pyramids_are_built_from_stones_only() {
    let position = draw(
        "
            a     b     c     d     e
        1   1     1^2   1     1     .
        2  (1)    .     .     .    (2)
        step build
        master
        ",
    );

    assert_eq!(
        legal(&position),
        "pass, build 1 a1 a1, raise 3 b1 a1,b1,c1, raise 4 b1 a1,b1,c1,d1, raise 3 b1 b1,c1,d1, \
         build 1 c1 c1, build 2 c1 c1,d1, build 2 d1 c1,d1, build 1 d1 d1"
    );
    assert_eq!(refused(&position, "build 4 a1 a1,b1,c1,d1"), "11.1 pacal-master-stones-only");
    assert_eq!(facts(&position, "build 4 a1 a1,b1,c1,d1"), "pyramids=1");
}

/// 11.1, D38
#[test]
fn in_the_master_variant_one_pyramid_takes_part_in_a_raise_the_raised_one() {
    let position = draw(
        "
            a     b     c     d     e
        1   1     1^2   1     1^1   .
        2  (1)    .     .     .    (2)
        step build
        master
        ",
    );

    assert_eq!(legal_to(&position, "raise"), "3 b1 a1,b1,c1, 2 d1 c1,d1");
    for square in ["b1", "d1"] {
        let action = format!("raise 4 {square} a1,b1,c1,d1");
        assert_eq!(refused(&position, &action), "11.1 pacal-master-one-pyramid", "{square}");
        assert_eq!(facts(&position, &action), "pyramids=2");
    }
}

/// A63, D30
#[test]
fn in_the_french_edition_the_last_pyramid_ends_the_game() {
    let before = |facts: &str| {
        draw(&format!(
            "
                a     b     c     d
            1   A1   (1)   (2)   (3)
            2   .     .     .     .
            step build
            edition fr
            god stones 1:
            god stones 2:
            god stones 3:
            {facts}
            "
        ))
    };

    let position = after(&before("pyramids 1: 1 0 0 0 1"), "build 1 a1 a1");
    assert_eq!(asks(&position), "2: pacal-ask-fly number=3");
    let position = after(&before("pyramids 1: 1 0 0 0 0"), "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [15, 0, 0]);

    // In the closing round and with two players too.
    let closing = before("pyramids 1: 1 0 0 0 0 \n closing round \n points 0 40 0");
    let position = after(&closing, "build 1 a1 a1");
    assert_eq!(
        (asks(&position).as_str(), scores(&position)),
        ("-: pacal-ask-over", vec![15, 40, 0])
    );
    let closing = before("pyramids 1: 1 1 0 0 0 \n closing round \n points 0 40 0");
    assert_eq!(asks(&after(&closing, "build 1 a1 a1")), "2: pacal-ask-fly number=3");
}

/// A63
#[test]
fn in_the_french_edition_the_next_to_last_pyramid_of_the_closing_round_brings_5_points() {
    let before = |facts: &str| {
        draw(&format!(
            "
                a     b     c     d
            1   A2   (1)   (2)   (3)
            2   .     .     .     .
            step build
            edition fr
            seat 2
            god stones 1:
            god stones 2:
            god stones 3:
            {facts}
            "
        ))
    };
    let build = |facts: &str| {
        let position = after(&before(facts), "build 1 a1 a1");
        (asks(&position), scores(&position))
    };
    let next = || "3: pacal-ask-fly number=3".to_owned();

    // 5 for the district, 5 for the pyramid, and the round goes on.
    let closing = "closing round \n points 40 0 0";
    assert_eq!(build(&format!("pyramids 2: 1 1 0 0 0 \n {closing}")), (next(), vec![40, 10, 0]));
    // Two left: nothing. Before the closing round: nothing.
    assert_eq!(build(&format!("pyramids 2: 1 2 0 0 0 \n {closing}")), (next(), vec![40, 5, 0]));
    assert_eq!(build("pyramids 2: 1 1 0 0 0"), (next(), vec![0, 5, 0]));
    // The build that reaches the points is not yet in the closing round.
    assert_eq!(build("pyramids 2: 1 1 0 0 0 \n points 0 35 0"), (next(), vec![0, 40, 0]));
    // If it is the last one, it brings 5 points and the end.
    let (asked, points) = build("pyramids 2: 1 0 0 0 0 \n points 0 35 0");
    assert_eq!((asked.as_str(), points), ("-: pacal-ask-over", vec![0, 50, 0]));
    // By rules 1 it brings nothing.
    assert_eq!(
        build(&format!("rules 1 \n pyramids 2: 1 1 0 0 0 \n {closing}")),
        (next(), vec![40, 5, 0])
    );
}

/// A63, A31
#[test]
fn in_the_french_edition_a_raise_of_the_closing_round_with_one_pyramid_left_brings_5_points() {
    let drawing = "
            a     b     c     d     e
        1   2^1   2    (1)   (2)   (3)
        step build
        edition fr
        seat 2
        pyramids 2: 0 1 0 0 0
        closing round
        points 40 0 0
        ";
    let raised =
        |rules: &str| scores(&after(&draw(&format!("{drawing}{rules}")), "raise 2 a1 a1,b1"));

    assert_eq!(raised(""), [40, 5, 0]);
    assert_eq!(raised("rules 1"), [40, 0, 0]);
}

/// A63
#[test]
fn in_the_french_edition_two_players_end_with_the_last_pyramid_or_45_points() {
    let before = |facts: &str| {
        draw(&format!(
            "
                a     b     c
            1   A1   (1)   (2)
            step build
            edition fr
            {facts}
            "
        ))
    };

    for (facts, asked) in [
        ("pyramids 1: 1 0 0 0 0", "-: pacal-ask-over"),
        ("pyramids 1: 1 1 0 0 0", "-: pacal-ask-roll"),
        ("points 40 0", "-: pacal-ask-over"),
        ("points 39 0", "-: pacal-ask-roll"),
    ] {
        assert_eq!(asks(&after(&before(facts), "build 1 a1 a1")), asked, "{facts}");
    }
}

/// A63
#[test]
fn nothing_else_differs_in_the_french_edition() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .    .
        2   ~    .    ~    .
        3   ~    ~    ~   (2)
        rolled 4
        edition fr
        ",
    );
    assert!(may(&position, "bend b2"), "dead ends");

    let five = "
            a     b     c     d     e     f
        1   A1   (1)   (2)   (3)   (4)   (5)
        step build
        edition fr
        points 25
        ";
    assert!(after(&draw(five), "build 1 a1 a1").state.is_closing(), "30 points");
}

/// A64, 6.5, D19
#[test]
fn in_the_czech_edition_one_stone_is_taken_back_in_a_turn() {
    let drawing = "
            a    b    c    d    e
        1  (1)   1    1    1   (2)
        step drop two
        stones 1: 0
        ";
    let position = after(&draw(&format!("{drawing} edition cs")), "drop own from b1");
    assert_eq!(asks(&position), "1: pacal-ask-build");

    let position = after(&draw(drawing), "drop own from b1");
    assert_eq!(asks(&position), "1: pacal-ask-drop-other");
}

/// A64, A38
#[test]
fn in_the_czech_edition_the_one_stone_may_follow_the_last_of_the_supply() {
    let position = draw(
        "
            a    b    c    d    e
        1  (1)   1    1    1   (2)
        step drop two
        stones 1: 1
        edition cs
        ",
    );

    let position = after(&position, "drop own");
    assert_eq!(legal(&position), "done, drop 2 from b1, drop 2 from c1, drop 2 from d1");
}

/// A64
#[test]
fn in_the_czech_edition_a_stone_may_be_taken_back_in_every_turn() {
    let position = draw(
        "
            a    b    c    d    e    f
        1  (1)   1    .    .    .   (2)
        2   .    .    .    .    1    .
        rolled 2
        stones 1: 0
        edition cs
        ",
    );

    let position = after(&position, "fly c1, drop own from b1, pass, roll 2, fly d1, done, roll 2");
    let position = after(&position, "fly a1");
    assert_eq!(legal_to(&position, "drop own from"), "c1, e2");
}

/// A64, 5.6, D10
#[test]
fn in_the_czech_edition_a_bent_flight_uses_the_whole_number() {
    let position = draw(
        "
            a    b    c    d
        1  (1)   .    .    .
        2   ~    .    ~    .
        3   ~    ~    ~   (2)
        rolled 4
        edition cs
        ",
    );

    assert_eq!(legal_to(&position, "fly"), "d1");
    assert_eq!(legal_to(&position, "bend"), "d2");
}

/// A64, 9.1
#[test]
fn in_the_czech_edition_the_next_to_last_pyramid_ends_the_game() {
    let position = draw(
        "
            a     b     c
        1   A1   (1)   (2)
        step build
        edition cs
        pyramids 1: 1 1 0 0 0
        ",
    );

    assert_eq!(asks(&after(&position, "build 1 a1 a1")), "-: pacal-ask-over");
}

/// Everybody goes back and forth, drops nothing and builds nothing for so many turns.
fn idle(mut position: Position, turns: usize) -> Position {
    for _ in 0..turns {
        position = after(&position, "roll 1");
        let to = legal_to(&position, "fly");
        let to = to.split(", ").next().unwrap();
        position = after(&position, &format!("fly {to}, done"));
    }
    position
}

const CORRIDOR: &str = "
        a     b     c     d     e
    1   .    (1)    .    (2)    .
    die 1,1,1,1,1,1
    step roll
    ";

/// A65
#[test]
fn after_so_many_rounds_without_a_pyramid_the_game_is_scored() {
    let position = idle(draw(&format!("{CORRIDOR} stall 3")), 5);
    assert_eq!(asks(&position), "-: pacal-ask-roll");

    let position = idle(position, 1);
    assert_eq!(asks(&position), "-: pacal-ask-over");
    assert_eq!(scores(&position), [12, 12]);
}

/// A65
#[test]
fn the_first_round_counts() {
    let board = json!({"rows": ["ASSB"], "values": {"A": 1, "B": 1, "S": 1}, "river": []});
    let position = set_up(2, &json!({"board": board, "die": "1,1,1,1,1,1", "stall_rounds": 1}));

    let position =
        after(&position, "place b1, place c1, roll 1, fly a1, done, roll 1, fly d1, done");
    assert_eq!(asks(&position), "-: pacal-ask-over");
}

/// A65
#[test]
fn a_build_or_a_raise_sets_the_count_back() {
    let drawing = "
            a     b     c     d     e
        1   1^1   1     .    (1)   (2)
        step build
        stall 3
        idle rounds 2
        ";
    for action in ["build 1 b1 b1", "raise 2 a1 a1,b1"] {
        let position = draw(&format!("{drawing} pyramids 1: 1 3 3 2 2"));
        let position = after(&position, &format!("{action}, roll 2"));
        let position = after(&position, "god 2, land c1, done");
        assert_eq!(position.state.idle_rounds, 0, "{action}");
        assert_eq!(asks(&position), "-: pacal-ask-roll", "{action}");
    }
}

/// A65
#[test]
fn the_count_is_25_unless_an_option_says_so() {
    let position = draw(&format!("{CORRIDOR} idle rounds 24"));

    assert_eq!(asks(&idle(position, 2)), "-: pacal-ask-over");
}

/// A65
#[test]
fn zero_turns_the_rule_off() {
    let position = draw(&format!("{CORRIDOR} stall 0 \n idle rounds 998"));

    assert_eq!(asks(&idle(position, 40)), "-: pacal-ask-roll");
}
