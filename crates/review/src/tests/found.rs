//! A planted blunder and a planted lucky roll are found and named.

use protocol::{MomentKind, ReviewMark};
use rules::{Arg, Game as _, Match, Seat};

use super::race::{Action, Race};
use super::support::{missed_win, play, reviewed};
use crate::Settings;
use crate::judge::{JOKER, Kind, judge, mark};
use crate::moments::{largest, seat_of};

/// Seat 1 has two points. Seat 2 needs a three, which comes once in five times, gets it, and gives it
/// away.
#[test]
fn a_lucky_roll_and_a_blunder_are_worth_what_the_rules_say() {
    let mut played = Match::new(Race { players: 2, rounds: 1 });
    for action in [Action::Roll(2), Action::Take, Action::Roll(3), Action::Give(1)] {
        played.play(action).unwrap();
    }
    let settings = Settings { playouts: 100, ..Settings::default() };
    let events = judge(&played, &settings, |_| {}).unwrap();
    let two = Seat::new(1);
    let [_, _, roll, choice] = &events[..] else { panic!("{events:?}") };

    // 0 for a one, 1/2 for a two, 1 for a three.
    let luck = 1.0 - (0.4 * 0.0 + 0.4 * 0.5 + 0.2 * 1.0);
    assert!((roll.effect().win[two.index()] - luck).abs() < 1e-5, "{roll:?}");
    assert!(luck >= JOKER);
    let Kind::Chance { as_good, as_bad, .. } = roll.kind else { panic!("{roll:?}") };
    assert!((as_good[1] - 0.2).abs() < 1e-5 && (as_bad[0] - 0.2).abs() < 1e-5);

    let Kind::Choice { seat, best, .. } = choice.kind else { panic!("{choice:?}") };
    assert_eq!((seat, best), (two, Action::Take));
    let loss = -choice.effect().win[two.index()];
    assert!((loss - 1.0).abs() < 1e-5 && mark(loss) == Some(ReviewMark::Blunder), "{choice:?}");

    let moments: Vec<_> = largest(&events, 2).into_iter().map(|event| event.at).collect();
    assert_eq!(moments[..2], [choice.at, roll.at]);
    assert_eq!(seat_of(choice, 2), two);
}

/// Somebody could have won with one action, did something else, and lost.
#[test]
fn a_missed_win_is_found_and_named() {
    for game in ["pacal", "uxmal"] {
        let (played, at, winning) = missed_win(game);
        let review = reviewed(&*played, 100).review;
        let choice = review.choices.iter().find(|choice| choice.at == at).unwrap();
        assert_eq!(choice.mark, Some(ReviewMark::Blunder), "{game}: {choice:?}");
        let seat = choice.seat - 1;
        assert!((choice.best_win[seat] - 1.0).abs() < 1e-5, "{game}: {winning}: {choice:?}");
        assert!(choice.loss >= 0.08 && choice.best != choice.played, "{game}: {choice:?}");
        assert!(review.players[seat].blunders >= 1, "{game}");
        let moment = review.moments.iter().find(|moment| moment.at == at);
        let moment = moment.unwrap_or_else(|| panic!("{game}: {:?}", review.moments));
        assert_eq!((moment.kind, moment.seat), (MomentKind::Choice, choice.seat));
        assert_eq!(moment.best.as_ref(), Some(&choice.best));
        assert_eq!(moment.mark, Some(ReviewMark::Blunder));
    }
}

/// The plain number: what the best play after a roll is worth, less the average of all rolls.
#[test]
fn the_luck_of_one_look_averages_to_nothing() {
    let weights = [2.0, 2.0, 1.0];
    let mut looked = Vec::new();
    for roll in 1..=3 {
        let mut played = Match::new(Race { players: 3, rounds: 2 });
        played.play(Action::Roll(roll)).unwrap();
        while let Some(&next) = legal(&played).first() {
            played.play(next).unwrap();
        }
        let settings = Settings { playouts: 40, ..Settings::default() };
        looked.push(judge(&played, &settings, |_| {}).unwrap().remove(0));
    }
    for seat in 0..3 {
        let seen = looked.iter().zip(weights).map(|(roll, weight)| {
            assert_eq!(roll.before, looked[0].before, "every roll is looked at alike");
            roll.luck_seen().win[seat] * weight
        });
        let sum: f64 = seen.sum();
        assert!(sum.abs() < 1e-5, "{sum}: {looked:?}");
    }
    let later = looked.iter().any(|roll| roll.luck_seen() != roll.effect());
    assert!(later, "luck has more than this look saw");
}

fn legal(played: &Match<Race>) -> Vec<Action> {
    let mut legal = Vec::new();
    played.game().legal_actions(played.state(), &mut legal);
    legal
}

#[test]
fn moments_are_the_largest_effects_in_order() {
    let review = reviewed(&*play("uxmal", 3, 2), 20).review;
    assert_eq!(review.moments.len(), 5);
    let sizes: Vec<f64> = review.moments.iter().map(|moment| moment.effect.abs()).collect();
    assert!(sizes.is_sorted_by(|one, next| one >= next), "{sizes:?}");
    let smallest = sizes[4];
    for choice in &review.choices {
        let is_moment = review.moments.iter().any(|moment| moment.at == choice.at);
        assert!(is_moment || choice.loss <= smallest, "{choice:?}");
    }
    for chance in &review.chances {
        let is_moment = review.moments.iter().any(|moment| moment.at == chance.at);
        assert!(is_moment || chance.luck.iter().all(|luck| luck.abs() <= smallest), "{chance:?}");
    }
    let told = review.moments.iter().all(|moment| !moment.told.key.is_empty());
    assert!(told);
}

#[test]
fn a_better_turn_is_told_to_its_end_and_what_it_costs_others() {
    let mut told = [0; 3];
    for (game, seed) in [("pacal", 3), ("uxmal", 3)] {
        let reviewed = reviewed(&*play(game, 3, seed), 20);
        for choice in reviewed.review.choices.iter().filter(|choice| choice.mark.is_some()) {
            for fact in &reviewed.facts[&choice.at] {
                match (fact.key, &fact.args[..]) {
                    ("review-fact-then", [("line", Arg::Text(line))]) => {
                        let later = choice.best_line[1..].join(", ");
                        assert!(!line.is_empty() && later.starts_with(line), "{line}: {choice:?}");
                        told[0] += 1;
                    }
                    ("review-fact-expected", [("seat", seat), _]) => {
                        assert_eq!(*seat, choice.seat.into(), "{choice:?}");
                        told[1] += 1;
                    }
                    ("review-fact-expected-less", [("seat", seat), _]) => {
                        assert_ne!(*seat, choice.seat.into(), "{choice:?}");
                        told[2] += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(told.iter().all(|&count| count > 0), "{told:?}");
}

#[test]
fn what_the_player_gets_is_told_before_what_others_lose() {
    let mut both = 0;
    for (game, seed) in [("pacal", 3), ("uxmal", 3)] {
        for facts in reviewed(&*play(game, 2, seed), 20).facts.values() {
            let at = |key| facts.iter().position(|fact| fact.key == key);
            for [own, others] in [
                ["review-fact-expected", "review-fact-expected-less"],
                ["review-fact-now-more", "review-fact-now-less"],
            ] {
                if let (Some(own), Some(others)) = (at(own), at(others)) {
                    assert!(own < others, "{facts:?}");
                    both += 1;
                }
            }
        }
    }
    assert!(both > 0, "some facts have both");
}

/// After `tile` nobody knows yet where it will lie.
#[test]
fn a_turn_that_waits_for_a_draw_is_not_compared_as_if_it_were_over() {
    let mut compared = 0;
    for seed in 0..3 {
        let reviewed = reviewed(&*play("uxmal", 2, seed), 20);
        for choice in &reviewed.review.choices {
            let facts = reviewed.facts.get(&choice.at).into_iter().flatten();
            let now = facts.filter(|fact| fact.key.starts_with("review-fact-now")).count();
            let waits = choice.best == "tile" || choice.played == "tile";
            assert!(now == 0 || !waits, "{choice:?}");
            compared += now;
        }
    }
    assert!(compared > 0, "other turns are compared");
}
