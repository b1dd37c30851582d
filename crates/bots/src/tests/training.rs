//! A network learns what wins, and is the same however it was trained and stored.

use super::dash::Dash;
use crate::training::{CheckpointError, Course, Sample, Teachers, Training, learn};
use crate::{Evaluator, Halt, Net};
use rules::Insight;

fn course(threads: usize) -> Course {
    Course { generations: 3, games: 600, epochs: 20, threads, ..Course::default() }
}

fn games() -> [Dash; 2] {
    [2, 3].map(|players| Dash { players, goal: 10 })
}

#[test]
fn a_player_who_is_ahead_is_likelier_to_win() {
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
fn a_long_generation_tells_how_far_it_is() {
    let games = games();
    let course = Course { generations: 1, games: 500, ..course(3) };
    let mut told = Vec::new();
    let mut training = Training::new(&games, course, None);
    training.next_generation_told(|played| told.push(played));
    assert!(told.len() > 10 && told.is_sorted(), "{told:?}");
    assert_eq!(told.last(), Some(&500));
    assert_eq!(*training.net(), learn(&games, &course, |_, _| {}), "and it changes nothing");
    let players = Training::new(&games, course, None).next_players().expect("it has not begun");
    let teachers = Teachers { net: None, playouts: 0, seed: players.seed, threads: 1 };
    let mut parts = teachers.play_some(&games, 0..7);
    parts.extend(teachers.play_some(&games, 7..20));
    let features = |samples: &[Sample]| -> Vec<_> {
        samples.iter().map(|sample| sample.features.clone()).collect()
    };
    assert_eq!(features(&parts), features(&teachers.play_games(&games, 20)));
}

#[test]
fn fitting_tells_how_far_it_is_and_can_be_ended() {
    let games = games();
    let course = Course { generations: 1, games: 60, epochs: 5, ..course(1) };
    let new = || Training::new(&games, course, None);
    let players = new().next_players().expect("it has not begun");
    let teachers = Teachers { net: None, playouts: 0, seed: players.seed, threads: 1 };
    let samples = || teachers.play_games(&games, 60);
    let (mut whole, mut told) = (new(), Vec::new());
    let progress = whole.take_until(samples(), &Halt::default(), |done, of| told.push((done, of)));
    let positions = progress.expect("nobody ended it").positions;
    assert!(told.is_sorted() && told.iter().all(|&(done, of)| done < of && of == 5 * positions));
    assert_eq!(*whole.net(), learn(&games, &course, |_, _| {}), "and it changes nothing");
    let (halt, mut last) = (Halt::default(), 0);
    let ended = new().take_until(samples(), &halt, |done, of| {
        last = done;
        if done > of / 2 {
            halt.halt();
        }
    });
    assert!(ended.is_none() && last < 4 * positions, "{last} of 5 x {positions}");
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

#[test]
fn a_training_stopped_at_any_generation_goes_on_to_the_same_network() {
    let games = games();
    let course = Course { generations: 6, games: 40, remembered: 2, ..course(1) };
    let in_one_go = learn(&games, &course, |_, _| {});
    let mut training = Training::new(&games, course, None);
    while training.next_generation().is_some() {
        training =
            Training::resume(&games, course, None, &training.checkpoint()).expect("just written");
    }
    assert_eq!(*training.net(), in_one_go);
}

#[test]
fn a_damaged_or_foreign_checkpoint_is_refused() {
    let games = games();
    let course = Course { generations: 2, games: 20, ..course(1) };
    let mut training = Training::new(&games, course, None);
    training.next_generation();
    let bytes = training.checkpoint();
    let resume =
        |course, bytes: &[u8]| Training::resume(&games, course, None, bytes).map(|_| ()).err();
    assert_eq!(resume(course, &bytes), None);
    for length in [0, 7, 8, 60, 100, bytes.len() - 1] {
        assert_eq!(resume(course, &bytes[..length]), Some(CheckpointError::Damaged), "{length}");
    }
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(resume(course, &longer), Some(CheckpointError::Damaged));
    let other = Course { seed: 2, ..course };
    assert_eq!(resume(other, &bytes), Some(CheckpointError::OtherCourse));
    let more_cores = Course { threads: 2, ..course };
    assert_eq!(resume(more_cores, &bytes), None);
    let fewer = Training::resume(&games[..1], course, None, &bytes).map(|_| ()).err();
    assert_eq!(fewer, Some(CheckpointError::OtherCourse), "of other numbers of players");
}

/// A network that players who search can start from.
fn teacher() -> Net {
    learn(&games(), &Course { generations: 2, games: 200, ..course(1) }, |_, _| {})
}

fn searching() -> Course {
    Course { games: 12, threads: 1, ..Course::with_search(20) }
}

#[test]
fn players_who_search_teach_the_same_network_however_it_was_stopped() {
    let games = games();
    let mut training = Training::new(&games, searching(), Some(teacher()));
    while training.next_generation().is_some() {}
    let in_one_go = training.net().clone();
    let course = Course { threads: 2, ..searching() };
    let mut training = Training::new(&games, course, Some(teacher()));
    while training.next_generation().is_some() {
        let bytes = training.checkpoint();
        training = Training::resume(&games, course, Some(teacher()), &bytes).expect("just written");
    }
    assert_eq!(*training.net(), in_one_go);
    let other = Training::resume(&games, course, None, &training.checkpoint());
    assert_eq!(other.map(|_| ()).err(), Some(CheckpointError::OtherCourse), "of another teacher");
}

#[test]
fn a_network_learned_from_search_knows_what_its_teacher_knew() {
    let games = games();
    let mut training = Training::new(&games, searching(), Some(teacher()));
    training.next_generation();
    let mut evaluator = Evaluator::with_net::<Dash>(Some(training.net().clone()));
    let (game, state) = Dash::at(&[8, 2]);
    assert!(evaluator.evaluate(&game, &state).win[0] > 0.7);
    assert_eq!(
        Net::from_bytes(Dash::FEATURES, &training.net().to_bytes()).as_ref(),
        Ok(training.net())
    );
}
