//! Memory play of both games: bots know what they saw and have not forgotten, and nothing else.

use bots::{Budget, Level, View, Watcher};
use fastrand::Rng;
use rules::{Game, Hidden, Insight, Options, Seat, Tabletop, Turn};
use uxmal::Uxmal;

fn budget() -> Budget {
    Budget { playouts: Some(12), ..Budget::default() }
}

/// A game in memory play by bots that forget so often; how often one on turn remembered something
/// wrong.
fn play<G>(game: &G, level: Level, forgets: u8, seed: u64) -> usize
where
    G: Tabletop + Insight + Sync + 'static,
{
    let mut rng = Rng::with_seed(seed);
    let mut state = game.start();
    let mut watchers: Vec<Watcher<G>> = Seat::all(game.players())
        .map(|seat| Watcher::new(game, seat, forgets, seed + seat.index() as u64))
        .collect();
    let (mut legal, mut wrong) = (Vec::new(), 0);
    loop {
        let action = match game.turn(&state) {
            Turn::Over => return wrong,
            Turn::Chance => {
                game.legal_actions(&state, &mut legal);
                legal[rng.usize(..legal.len())]
            }
            Turn::Seat(seat) => {
                let view = watchers[seat.index()].view(game);
                assert_eq!(view.seat(), seat);
                wrong += usize::from(*view.state() != state);
                level.bot::<G>(rng.u64(..)).choose(&view, &budget()).action
            }
        };
        game.play(&mut state, action).expect("what a bot chooses is legal");
        for watcher in &mut watchers {
            watcher.see(game, action);
        }
        for (seat, watcher) in Seat::all(game.players()).zip(&watchers) {
            let known = game.hide(watcher.view(game).state(), Some(seat));
            assert_eq!(known, game.hide(&state, Some(seat)), "{level}, seat {seat}");
        }
    }
}

fn uxmal(players: usize) -> Uxmal {
    Uxmal::set_up(players, &Options::new()).expect("a game without options")
}

#[test]
fn every_level_plays_memory_games_without_illegal_actions() {
    for level in Level::ALL {
        for players in 2..=4 {
            let wrong = play(&uxmal(players), level, level.forgets(), 7);
            assert!(level.forgets() > 0 || wrong == 0, "{level} remembers everything");
        }
        let pacal = pacal::Pacal::set_up(3, &Options::new()).expect("a game without options");
        play(&pacal, level, level.forgets(), 7);
    }
}

#[test]
fn weak_players_mix_up_who_holds_what() {
    // The same games, whatever is remembered: these bots do not think.
    let wrong = |players: usize, level: Level| {
        let games = (0..30).map(|seed| play(&uxmal(players), Level::Random, level.forgets(), seed));
        games.sum::<usize>()
    };
    let (easy, medium) = (wrong(4, Level::Four), wrong(4, Level::Seven));
    assert!(easy > medium && medium > 0, "easy {easy}, medium {medium}");
    assert_eq!(wrong(4, Level::Nine), 0);
    assert_eq!(wrong(2, Level::Four), 0, "the stacks show what the only rival has");
}

/// A position of a random game in which the two others hold cards, and the same with their hands
/// dealt out another way.
fn twins(game: &Uxmal, seed: u64) -> Option<(uxmal::State, uxmal::State)> {
    let mut rng = Rng::with_seed(seed);
    let mut state = game.start();
    let mut legal = Vec::new();
    for _ in 0..rng.usize(40..140) {
        game.legal_actions(&state, &mut legal);
        // Mostly tiles, which bring cards.
        let few = if rng.u8(..4) > 0 { 1 } else { legal.len() };
        let choices = if legal.first()?.to_string() == "tile" { few } else { legal.len() };
        game.play(&mut state, legal[rng.usize(..choices)]).expect("it is listed");
    }
    let mut other = state;
    let seat = game.turn(&state).seat()?;
    (0..4).for_each(|_| game.forget(&mut other, seat, rng.u64(..)));
    (other != state).then_some((state, other))
}

/// A bot that remembers nothing makes the same choice, no matter who holds which cards.
#[test]
fn no_bot_looks_into_a_hidden_hand() {
    let game = uxmal(3);
    let pairs: Vec<_> = (0..200).filter_map(|seed| twins(&game, seed)).take(12).collect();
    assert_eq!(pairs.len(), 12);
    let nothing = game.start();
    for level in Level::ALL {
        for (number, pair) in pairs.iter().enumerate() {
            let choose = |state: &uxmal::State| {
                let viewer = game.turn(state).seat();
                let known = game.recall(&game.hide(state, viewer), &nothing, viewer);
                let view = View::open(&game, &known);
                level.bot::<Uxmal>(5).choose(&view, &budget()).action
            };
            assert_eq!(choose(&pair.0), choose(&pair.1), "{level}, pair {number}");
        }
    }
}
