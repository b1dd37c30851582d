//! Recorded games that a person can follow on a real board.
//!
//! `UPDATE=1 cargo test -p uxmal` rewrites the transcripts, and a file that is not there from
//! a new game; read the diff before you commit it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fastrand::Rng;
use rules::{Game, Match, Seat, Tabletop};
use testkit::playthrough;

use super::support::set_up;
use crate::score::score_phase;
use crate::{Action, State, Uxmal};

/// How a game can end (A.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    MostFame,
    MostCards,
    Shared,
}

const OWN_POINTS: &str = "5,3,1/7,5,3/9,7,5";
const OWN_BASE: &str = "JSQMTJSQ/.QT..M.M/MTJSQMTJ/J..QS..S/SQMTJSQM/.JS..QT./TJSQMTJS/.MT..SM.";
const OWN_TILES: &str = ".JSQ/.JSQ/.JQS/.JQS/.SMT/.SMT/.STM/.STM/.QTJ/.QTJ/.QJT/.QJT/.MJS/.MJS/\
    .MSJ/.MSJ/.TQM/.TQM/.TMQ/.TMQ/.JMT/.JTM/.SQM/.SMQ/.QST/.QTS/.MJQ/.MQJ/.TSJ";

#[test]
fn two_players_by_the_standard_rules() {
    check("two-players", 2, &[], Ending::MostFame);
}

#[test]
fn three_players_and_a_tie_broken_by_cards() {
    check("three-players-tie-broken-by-cards", 3, &[], Ending::MostCards);
}

#[test]
fn four_players_and_a_shared_victory() {
    check("four-players-shared-victory", 4, &[], Ending::Shared);
}

#[test]
fn priests_that_stay() {
    check("priests-stay", 2, &[("priests", "stay")], Ending::MostFame);
}

#[test]
fn priests_that_dwindle() {
    check("priests-dwindle", 3, &[("priests", "dwindle")], Ending::MostFame);
}

#[test]
fn points_base_and_tiles_of_ones_own() {
    let own = [("points", OWN_POINTS), ("base", OWN_BASE), ("tiles", OWN_TILES)];
    check("own-components", 2, &own, Ending::MostFame);
}

#[track_caller]
fn check(name: &str, players: usize, options: &[(&str, &str)], ending: Ending) {
    let path = path(name);
    if env::var_os("UPDATE").is_some() && !path.exists() {
        let game = set_up(players, options).game;
        fs::write(&path, new_game(&game, ending).record().to_string()).unwrap();
    }
    let played: Match<Uxmal> = playthrough(&path);
    assert_eq!(played.game().players(), players);
    assert_eq!(ended(played.game(), played.state()), Some(ending));
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("playthroughs/{name}.txt"))
}

fn ended(game: &Uxmal, state: &State) -> Option<Ending> {
    let winners = game.winners(state);
    let leaders = game.scores(state).leaders();
    match (winners.len(), leaders.len()) {
        (0, _) => None,
        (1, 1) => Some(Ending::MostFame),
        (1, _) => Some(Ending::MostCards),
        _ => Some(Ending::Shared),
    }
}

/// The first game in which brisk players come to this ending.
fn new_game(game: &Uxmal, ending: Ending) -> Match<Uxmal> {
    let games = (0..).map(|seed| brisk_game(game, seed));
    let mut fitting = games.filter(|played| ended(game, played.state()) == Some(ending));
    fitting.next().expect("there are games without end")
}

fn brisk_game(game: &Uxmal, seed: u64) -> Match<Uxmal> {
    let mut rng = Rng::with_seed(seed);
    let mut played = Match::new(game.clone());
    let mut legal = Vec::new();
    loop {
        game.legal_actions(played.state(), &mut legal);
        if legal.is_empty() {
            return played;
        }
        let action = brisk_choice(game, played.state(), &legal, &mut rng);
        played.play(action).expect("it is in the list");
    }
}

/// Builds two times out of three; otherwise does one of the other things, each as often, in the
/// best of some random ways.
fn brisk_choice(game: &Uxmal, state: &State, legal: &[Action], rng: &mut Rng) -> Action {
    let Some(seat) = game.turn(state).seat() else {
        return legal[rng.usize(..legal.len())];
    };
    if legal[0] == Action::Tile && (legal.len() == 1 || rng.u8(..3) > 0) {
        return Action::Tile;
    }
    let other = legal[rng.usize(usize::from(legal[0] == Action::Tile)..legal.len())];
    let kinds: BTreeSet<_> = legal.iter().map(|&action| game.kind(action)).collect();
    let kinds: Vec<_> = kinds.into_iter().filter(|&kind| kind != "uxmal-kind-tile").collect();
    let kind = kinds[rng.usize(..kinds.len())];
    let alike = legal.iter().copied().filter(|&action| game.kind(action) == kind);
    let picks = alike.filter(|_| rng.u8(..3) == 0);
    picks.max_by_key(|&action| worth(game, state, seat, action)).unwrap_or(other)
}

/// What `action` would leave if the phase ended after it: points, then cards.
fn worth(game: &Uxmal, state: &State, seat: Seat, action: Action) -> (u16, u8) {
    let mut after = *state;
    game.play_unchecked(&mut after, action);
    let cards = after.hand(seat).total();
    score_phase(game, &mut after);
    (after.scores[seat.index()], cards)
}
