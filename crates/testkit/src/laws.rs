//! Plays random games and checks in every position what any game must obey.

mod hidden;

use std::collections::BTreeSet;

use fastrand::Rng;
use rules::{Game, Match, Record, Tabletop, Turn};

/// Random games of one setup, and what the laws need to know to play them.
pub trait Trial {
    /// The game on trial.
    type Game: Tabletop;

    /// The setup.
    fn game(&self) -> Self::Game;

    /// More actions than any game of this setup can have.
    fn max_actions(&self) -> usize;

    /// Picks one of the legal actions; every one with the same chance unless a trial wants others.
    fn pick(
        &self,
        _game: &Self::Game,
        _state: &State<Self>,
        legal: &[Action<Self>],
        rng: &mut Rng,
    ) -> Action<Self> {
        legal[rng.usize(..legal.len())]
    }

    /// Any well-formed action, most of them illegal in most positions.
    fn stray_action(&self, game: &Self::Game, state: &State<Self>, rng: &mut Rng) -> Action<Self>;

    /// Panics when pieces were lost or created.
    fn conserves(&self, game: &Self::Game, state: &State<Self>);
}

/// Showing a position to every seat is slow, so only one position in `SHOWN` is shown.
const SHOWN: u64 = 8;

/// The position of the game on trial.
pub type State<T> = <<T as Trial>::Game as Game>::State;

/// The action of the game on trial.
pub type Action<T> = <<T as Trial>::Game as Game>::Action;

/// How a random game went, for tests that look at many of them.
#[derive(Clone, Debug)]
pub struct Outcome<S> {
    /// How many actions it had.
    pub actions: usize,
    /// Its last position.
    pub last: S,
}

/// Plays one random game for each seed and checks every position on the way.
///
/// # Panics
///
/// If a law is broken. The text names the seed, so that the game can be played again.
#[track_caller]
pub fn laws_hold<T: Trial>(
    trial: &T,
    seeds: impl IntoIterator<Item = u64>,
) -> Vec<Outcome<State<T>>> {
    seeds.into_iter().map(|seed| laws_hold_in_game(trial, seed)).collect()
}

#[track_caller]
fn laws_hold_in_game<T: Trial>(trial: &T, seed: u64) -> Outcome<State<T>> {
    let mut rng = Rng::with_seed(seed);
    let mut game = Match::new(trial.game());
    let mut legal = Vec::new();
    for count in 0..trial.max_actions() {
        let told = format!("seed {seed}, action {count}");
        game.game().legal_actions(game.state(), &mut legal);
        laws_hold_in_position(trial, &game, &legal, &mut rng, &told);
        if (seed + count as u64).is_multiple_of(SHOWN) {
            hidden::laws_hold(&game, &legal, &told);
        }
        if legal.is_empty() {
            records_round_trip(&game, &told);
            return Outcome { actions: count, last: *game.state() };
        }
        let action = trial.pick(game.game(), game.state(), &legal, &mut rng);
        let before = *game.state();
        game.play(action).unwrap_or_else(|refusal| panic!("{told}: {action}: {refusal}"));
        // A replay from the start is slow, so only now and then.
        if rng.u8(..) < 8 {
            undo_gives_the_shorter_record(&mut game, &before, &told);
        }
    }
    panic!("seed {seed}: no end after {} actions", trial.max_actions());
}

#[track_caller]
fn laws_hold_in_position<T: Trial>(
    trial: &T,
    played: &Match<T::Game>,
    legal: &[Action<T>],
    rng: &mut Rng,
    told: &str,
) {
    let (game, state) = (played.game(), played.state());
    list_is_in_order(legal, told);
    over_means_no_action(game, state, legal, told);
    if game.turn(state) == Turn::Chance {
        let weighs = |&action: &Action<T>| game.weight(state, action) > 0;
        assert!(legal.iter().all(weighs), "{told}: a chance action without weight");
    }
    for &action in legal {
        assert_eq!(action.to_string().parse(), Ok(action), "{told}: notation");
        let checked = game.check(state, action);
        assert!(checked.is_ok(), "{told}: {action} is listed but refused: {checked:?}");
    }
    for _ in 0..8 {
        let stray = trial.stray_action(game, state, rng);
        assert_eq!(stray.to_string().parse(), Ok(stray), "{told}: notation");
        check_agrees_with_list(game, state, legal, stray, told);
    }
    trial.conserves(game, state);
}

#[track_caller]
fn check_agrees_with_list<G: Game>(
    game: &G,
    state: &G::State,
    legal: &[G::Action],
    action: G::Action,
    told: &str,
) {
    let mut after = *state;
    match game.play(&mut after, action) {
        Ok(()) => assert!(legal.contains(&action), "{told}: {action} is allowed, not listed"),
        Err(refusal) => {
            assert!(!legal.contains(&action), "{told}: {action} is listed, not allowed");
            assert!(refusal.rule.is_some(), "{told}: {action} is refused by no rule");
            assert_eq!(after, *state, "{told}: the refused {action} changed the position");
        }
    }
}

#[track_caller]
fn list_is_in_order<A: Ord + ToString>(legal: &[A], told: &str) {
    assert!(legal.is_sorted_by(|one, next| one < next), "{told}: out of order or double");
    let texts: BTreeSet<String> = legal.iter().map(A::to_string).collect();
    assert_eq!(texts.len(), legal.len(), "{told}: two actions with one text");
}

#[track_caller]
fn over_means_no_action<G: Game>(game: &G, state: &G::State, legal: &[G::Action], told: &str) {
    let over = game.turn(state) == Turn::Over;
    assert_eq!(over, legal.is_empty(), "{told}: over, or nothing to do, but not both");
    assert_eq!(over, !game.winners(state).is_empty(), "{told}: over without a winner, or before");
    assert_eq!(game.scores(state).len(), game.players(), "{told}: a score for every seat");
}

#[track_caller]
fn undo_gives_the_shorter_record<G: Tabletop>(game: &mut Match<G>, before: &G::State, told: &str) {
    let action = game.undo().expect("an action was just played");
    assert_eq!(game.state(), before, "{told}: undo");
    let replayed: Match<G> = Match::from_record(&game.record()).expect("it was played");
    assert_eq!(replayed.state(), before, "{told}: the shorter record");
    game.play(action).expect("it was legal before");
}

#[track_caller]
fn records_round_trip<G: Tabletop>(game: &Match<G>, told: &str) {
    let text = game.record().to_string();
    let record: Record = text.parse().expect("we wrote it");
    assert_eq!(record.to_string(), text, "{told}: the record changed in reading");
    let replayed: Match<G> = Match::from_record(&record).expect("it was played");
    assert_eq!(replayed.state(), game.state(), "{told}: the record replays differently");
    let rules = replayed.game().rules_version();
    assert_eq!(rules, game.game().rules_version(), "{told}: other rules");
    assert_eq!(replayed.record().to_string(), text, "{told}: the record is written differently");
}
