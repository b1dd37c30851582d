//! A network learns what wins, and is the same however it was trained and stored.

use super::dash::Dash;
use crate::training::{Course, learn};
use crate::{Evaluator, Net};
use rules::Insight;

fn course(threads: usize) -> Course {
    Course { generations: 3, games: 600, epochs: 20, threads, ..Course::default() }
}

fn games() -> [Dash; 2] {
    [2, 3].map(|players| Dash { players, goal: 10 })
}

#[test]
fn whoever_is_ahead_is_likelier_to_win() {
    let net = learn(&games(), &course(2), |_, _| {});
    let mut evaluator = Evaluator::with_net::<Dash>(Some(net));
    let (game, state) = Dash::at(&[8, 2]);
    let value = evaluator.evaluate(&game, &state);
    assert!(value.win[0] > 0.8, "{value:?}");
    let (game, state) = Dash::at(&[2, 8]);
    assert!(evaluator.evaluate(&game, &state).win[0] < 0.2);
}

#[test]
fn training_is_the_same_on_any_number_of_cores() {
    let [one, two] = [1, 2].map(|threads| learn(&games(), &course(threads), |_, _| {}));
    assert_eq!(one, two);
}

#[test]
fn a_network_is_read_as_it_was_written() {
    let net = learn(&games(), &Course { generations: 1, games: 20, ..course(1) }, |_, _| {});
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(Dash::FEATURES, &bytes), Ok(net));
    assert!(Net::from_bytes(Dash::FEATURES + 1, &bytes).is_err());
    assert!(Net::from_bytes(Dash::FEATURES, &bytes[1..]).is_err());
    assert!(Net::from_bytes(Dash::FEATURES, &[]).is_err());
}
