//! Section 4: rounds and turns.

use rules::{Game, Turn};
use serde_json::json;

use crate::Step;
use crate::tests::support::{Position, after, asks, draw, legal, refused, set_up};

/// Plays on with the first legal action until somebody else has to fly, and says who.
fn next_to_fly(position: &mut Position) -> usize {
    let mut legal = Vec::new();
    let seat = position.state.seat();
    loop {
        position.game.legal_actions(&position.state, &mut legal);
        position.game.play(&mut position.state, legal[0]).unwrap();
        let flies = position.state.step() == Step::Move;
        if flies && position.game.turn(&position.state) != Turn::Seat(seat) {
            return position.state.seat().number();
        }
    }
}

/// 4.1
#[test]
fn the_starter_rolls_for_everybody() {
    let position = after(&set_up(3, &json!({})), "place e5, place f5, place g5");
    assert_eq!(asks(&position), "-: pacal-ask-roll");

    let position = after(&position, "roll 4");
    assert_eq!(asks(&position), "1: pacal-ask-fly-out number=4");
    assert_eq!(refused(&position, "roll 4"), "4.1 pacal-already-rolled");

    let position = after(&position, "fly a5, done");
    assert_eq!(asks(&position), "2: pacal-ask-fly-out number=4");
    let position = after(&position, "fly f1, done");
    assert_eq!(asks(&position), "3: pacal-ask-fly-out number=4");
}

/// 4.1
#[test]
fn nobody_flies_before_the_roll() {
    let position = after(&set_up(3, &json!({})), "place e5, place f5, place g5");

    for action in ["fly e1", "place e6", "pass", "land a1"] {
        assert_eq!(refused(&position, action), "4.1 pacal-roll-first", "{action}");
    }
}

/// 4.2
#[test]
fn everybody_takes_one_turn_then_the_die_passes_on() {
    let position = after(
        &set_up(3, &json!({})),
        "place e5, place f5, place g5, roll 4, fly a5, done, fly f1, done, fly g1",
    );
    assert_eq!(position.state.starter().number(), 1);

    let position = after(&position, "done");
    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(position.state.starter().number(), 2);
    let position = after(&position, "roll 2");
    assert_eq!(asks(&position), "2: pacal-ask-fly number=2");
}

/// 4.2, 4.3
#[test]
fn whoever_starts_a_round_is_last_in_the_next_one() {
    let mut position = after(&set_up(3, &json!({})), "place e5, place f5, place g5, roll 5");
    let mut order = vec![position.state.seat().number()];
    // The first action listed is a flight, then no stone and no pyramid.
    while order.len() < 8 {
        order.push(next_to_fly(&mut position));
    }

    assert_eq!(order, [1, 2, 3, 2, 3, 1, 3, 1]);
}

/// 4.3
#[test]
fn a_waiting_ship_gets_two_stones_from_each_rival() {
    let position = after(
        &set_up(3, &json!({})),
        "place e5, place f5, place g5, roll 5, fly a5, done, fly f1, drop 1, fly g1, drop 1, \
         roll 5, fly a1, drop 1, fly g6, drop 1",
    );

    assert_eq!(asks(&position), "1: pacal-ask-fly number=5");
    let inside = |color| position.state.inside(position.state.seat(), rules::Seat::new(color));
    assert_eq!((inside(0), inside(1), inside(2)), (0, 2, 2));
}

/// 4.4
#[test]
fn a_turn_is_flying_then_dropping_then_building() {
    let position = draw(
        "
            a      b   c   d
        1  (1:1)   .   .   .
        2   .      .   .  (2)
        rolled 2
        ",
    );

    assert_eq!(asks(&position), "1: pacal-ask-fly number=2");
    let position = after(&position, "fly c1");
    assert_eq!(asks(&position), "1: pacal-ask-drop-two");
    let position = after(&position, "done");
    assert_eq!(asks(&position), "1: pacal-ask-build");
    let position = after(&position, "build 1 a1 a1");
    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(position.state.seat().number(), 2);
}

/// 4.4
#[test]
fn no_step_comes_before_its_time() {
    let position = draw(
        "
            a      b   c   d
        1  (1:1)   .   .   1
        2   .      .   .  (2)
        rolled 2
        ",
    );
    for action in ["drop own", "done", "build 1 d1 d1", "raise 2 d1 d1", "pass"] {
        assert_eq!(refused(&position, action), "4.4 pacal-other-step", "{action}");
    }

    let landing = after(&position, "god 2");
    assert_eq!(refused(&landing, "drop own"), "4.4 pacal-other-step");
    let dropping = after(&position, "fly c1");
    for action in ["fly a1", "build 1 d1 d1", "pass", "god 2", "land b1"] {
        assert_eq!(refused(&dropping, action), "4.4 pacal-other-step", "{action}");
    }
    let building = after(&dropping, "done");
    for action in ["drop own", "done", "fly b1"] {
        assert_eq!(refused(&building, action), "4.4 pacal-other-step", "{action}");
    }
}

/// 4.4
#[test]
fn a_step_in_which_one_could_only_decline_is_skipped() {
    // No stone to drop and none to build with: after the flight the turn is over.
    let position = draw(
        "
            a   b   c   d
        1  (1)  .   .   .
        2   .   .   .  (2:1111)
        rolled 2
        stones 1: 0
        ",
    );

    let position = after(&position, "fly c1");
    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(legal(&position), "roll 2, roll 3, roll 4, roll 5, roll arrows");
}

/// 9.3, A61
#[test]
fn two_players_roll_for_themselves_and_alternate() {
    let mut position = after(&set_up(2, &json!({})), "place e5, place g7, roll 5");
    assert_eq!(refused(&position, "roll 5"), "4.1 pacal-already-rolled");
    let mut order = vec![position.state.seat().number()];
    while order.len() < 6 {
        order.push(next_to_fly(&mut position));
    }

    assert_eq!(order, [1, 2, 1, 2, 1, 2]);
}

/// 9.3
#[test]
fn with_two_players_each_turn_begins_with_a_roll() {
    let position = after(&set_up(2, &json!({})), "place e5, place g7, roll 5, fly a5, done");

    assert_eq!(asks(&position), "-: pacal-ask-roll");
    assert_eq!(refused(&position, "fly g2"), "9.3 pacal-roll-first");
    let position = after(&position, "roll 3");
    assert_eq!(asks(&position), "2: pacal-ask-fly-out number=3");
}
