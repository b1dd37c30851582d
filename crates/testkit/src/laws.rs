use std::collections::BTreeSet;

use fastrand::Rng;
use rules::{Game, Match, Record, Tabletop, Turn};

/// Random games of one setup, and what is checked in each of their positions.
///
/// The failure text names the seed, so that a failing game can be played again.
#[expect(missing_debug_implementations, reason = "it holds closures")]
pub struct Laws<'a, G: Tabletop> {
    /// The setup.
    pub game: &'a dyn Fn() -> G,
    /// Picks one of the legal actions; [`uniformly`](Laws::uniformly) is the plain way.
    pub pick: &'a dyn Fn(&G, &G::State, &[G::Action], &mut Rng) -> G::Action,
    /// Any well-formed action, most of them illegal in most positions.
    pub stray_action: &'a dyn Fn(&G, &G::State, &mut Rng) -> G::Action,
    /// Panics when something was lost or made from nothing.
    pub conserves: &'a dyn Fn(&G, &G::State),
    /// More actions than any game can have.
    pub max_actions: usize,
}

/// How a random game went, for tests that look at many of them.
#[derive(Clone, Debug)]
pub struct Outcome<S> {
    /// How many actions it had.
    pub actions: usize,
    /// Its last position.
    pub last: S,
}

impl<G: Tabletop> Laws<'_, G> {
    /// Every legal action with the same chance.
    pub fn uniformly(_: &G, _: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        legal[rng.usize(..legal.len())]
    }

    /// Plays one game for each seed, checking every position.
    #[track_caller]
    pub fn hold_for(&self, seeds: impl IntoIterator<Item = u64>) -> Vec<Outcome<G::State>> {
        seeds.into_iter().map(|seed| self.hold_in_game(seed)).collect()
    }

    #[track_caller]
    fn hold_in_game(&self, seed: u64) -> Outcome<G::State> {
        let mut rng = Rng::with_seed(seed);
        let mut game = Match::new((self.game)());
        let mut legal = Vec::new();
        for count in 0..self.max_actions {
            let told = format!("seed {seed}, action {count}");
            game.game().legal_actions(game.state(), &mut legal);
            self.hold_in_position(&game, &legal, &mut rng, &told);
            if legal.is_empty() {
                records_round_trip(&game, &told);
                return Outcome { actions: count, last: *game.state() };
            }
            let action = (self.pick)(game.game(), game.state(), &legal, &mut rng);
            let before = *game.state();
            game.play(action).unwrap_or_else(|refusal| panic!("{told}: {action}: {refusal}"));
            if rng.u8(..) < 8 {
                undo_gives_the_shorter_record(&mut game, &before, &told);
            }
        }
        panic!("seed {seed}: no end after {} actions", self.max_actions);
    }

    #[track_caller]
    fn hold_in_position(&self, game: &Match<G>, legal: &[G::Action], rng: &mut Rng, told: &str) {
        let (game, state) = (game.game(), game.state());
        list_is_in_order(legal, told);
        over_means_no_action(game, state, legal, told);
        if game.turn(state) == Turn::Chance {
            let weighs = |&action: &G::Action| game.weight(state, action) > 0;
            assert!(legal.iter().all(weighs), "{told}: a chance action without weight");
        }
        for &action in legal {
            assert_eq!(action.to_string().parse(), Ok(action), "{told}: notation");
            let checked = game.check(state, action);
            assert!(checked.is_ok(), "{told}: {action} is listed but refused: {checked:?}");
        }
        for _ in 0..8 {
            let stray = (self.stray_action)(game, state, rng);
            assert_eq!(stray.to_string().parse(), Ok(stray), "{told}: notation");
            self.check_agrees_with_list(game, state, legal, stray, told);
        }
        (self.conserves)(game, state);
    }

    #[track_caller]
    fn check_agrees_with_list(
        &self,
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
    assert_eq!(replayed.record().to_string(), text, "{told}: the record is written differently");
}
