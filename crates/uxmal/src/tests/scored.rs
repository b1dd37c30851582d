//! The scorings in a position agree with the points they gave.

use fastrand::Rng;
use rules::{Game, Match, Seat, Tabletop};
use serde_json::{Value, json};

use super::shown::games;
use crate::state::Step;
use crate::{Action, Uxmal};

fn choose(rng: &mut Rng, played: &Match<Uxmal>) -> Option<Action> {
    let mut legal = Vec::new();
    played.game().legal_actions(played.state(), &mut legal);
    // Drawing tiles leads to the end.
    let tile = legal.contains(&Action::Tile) && rng.bool();
    if tile { Some(Action::Tile) } else { rng.choice(legal) }
}

/// Shows `see` every step of random games of every kind: the match before and after it.
fn each_step(mut see: impl FnMut(&Match<Uxmal>, &Match<Uxmal>)) {
    for (seed, game) in (0..).zip(games()) {
        let mut rng = Rng::with_seed(seed);
        let mut played = Match::new(game);
        while let Some(action) = choose(&mut rng, &played) {
            let before = played.clone();
            played.play(action).unwrap();
            see(&before, &played);
        }
    }
}

fn scored(played: &Match<Uxmal>) -> Value {
    serde_json::to_value(played.full_position().scored).unwrap()
}

/// A.9.1 to A.9.3
#[test]
fn every_scoring_is_told_line_by_line_and_adds_up() {
    let mut told = 0;
    each_step(|before, after| {
        let (then, now) = (before.full_position().scored, after.full_position().scored);
        let scores = |played: &Match<Uxmal>| played.game().scores(played.state()).to_vec();
        if then.len() == now.len() {
            assert_eq!((scores(before), then), (scores(after), now));
            return;
        }
        let last = now.last().unwrap();
        assert_eq!((now.len(), last.phase), (then.len() + 1, before.state().level.number()));
        assert_eq!(last.popularity, before.state().popularity.idols());
        for (index, seat) in last.seats.iter().enumerate() {
            let won = scores(after)[index] - scores(before)[index];
            assert_eq!(i32::from(seat.points), won);
            let priests = seat.priests.iter().map(|priest| u16::from(priest.points));
            let cards = seat.cards.iter().map(|cards| cards.points);
            assert_eq!(priests.chain(cards).sum::<u16>(), seat.points);
            // B31: what was counted is gone from the hand.
            let hand = after.state().hand(Seat::new(index));
            assert!(seat.cards.iter().all(|cards| cards.count > 0 && hand.count(cards.idol) == 0));
        }
        told += 1;
    });
    assert!(told >= 3 * games().len(), "{told}");
}

#[test]
fn at_the_end_the_scorings_are_the_whole_score() {
    each_step(|_, after| {
        if after.state().step != Step::Over {
            return;
        }
        let scored = after.full_position().scored;
        assert_eq!(scored.iter().map(|each| each.phase).collect::<Vec<_>>(), [1, 2, 3]);
        let sum = |seat: usize| scored.iter().map(|each| i32::from(each.seats[seat].points)).sum();
        let sums: Vec<i32> = (0..after.game().players()).map(sum).collect();
        assert_eq!(sums, *after.game().scores(after.state()));
    });
}

#[test]
fn a_scoring_that_is_taken_back_is_not_told_and_told_again_when_it_happens_again() {
    each_step(|before, after| {
        if before.full_position().scored.len() == after.full_position().scored.len() {
            return;
        }
        let mut played = after.clone();
        let action = played.undo().unwrap();
        assert_eq!(scored(&played), scored(before));
        played.play(action).unwrap();
        assert_eq!(scored(&played), scored(after));
        // Further back than the positions that a match keeps.
        let all: Vec<Action> = after.actions().collect();
        for _ in 0..20 {
            played.undo();
        }
        let left = played.actions().len();
        all[left..].iter().for_each(|&action| played.play(action).unwrap());
        assert_eq!(scored(&played), scored(after));
    });
}

#[test]
fn nothing_is_scored_at_the_start() {
    assert_eq!(scored(&Match::new(Uxmal::set_up(2, &rules::Options::new()).unwrap())), json!([]));
}
