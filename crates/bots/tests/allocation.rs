//! Thinking allocates nothing once there is room: what is left is the report, which does not grow
//! with the playouts.

use bots::{Bot, Budget, Level, Uct, View};
use pacal::Pacal;
use rules::{Insight, Options, Tabletop, Turn};
use uxmal::Uxmal;

#[test]
fn searching_longer_allocates_no_more() {
    for players in [2, 4] {
        searches_in_room(&set_up::<Pacal>(players), || Level::Nine.bot(1));
        searches_in_room(&set_up::<Uxmal>(players), || Level::Nine.bot(1));
    }
}

#[test]
fn random_games_to_the_end_allocate_no_more() {
    for players in [2, 4] {
        searches_in_room(&set_up::<Pacal>(players), || Box::new(Uct::new(1)));
        searches_in_room(&set_up::<Uxmal>(players), || Box::new(Uct::new(1)));
    }
}

fn set_up<G: Tabletop>(players: usize) -> G {
    G::set_up(players, &Options::new()).expect("the usual game")
}

/// A few and many playouts cost the same allocations, after many have made room.
fn searches_in_room<G: Insight>(game: &G, bot: impl Fn() -> Box<dyn Bot<G>>) {
    let mut state = game.start();
    let mut legal = Vec::new();
    let mut bot = bot();
    let mut measured = 0;
    for step in 0..40 {
        game.legal_actions(&state, &mut legal);
        if matches!(game.turn(&state), Turn::Seat(_)) && legal.len() > 4 && step % 4 == 0 {
            let view = View::open(game, &state);
            let mut allocations = |playouts| {
                let budget = Budget { playouts: Some(playouts), ..Budget::default() };
                allocation_counter::measure(|| drop(bot.choose(&view, &budget))).count_total
            };
            measured += 1;
            allocations(150);
            // The lines of a report are as long as the playouts were deep: a dozen actions at most.
            let (few, many) = (allocations(30), allocations(120));
            assert!(many <= few + MOST_IN_LINES, "{}: {few} and {many} at {step}", G::NAME);
        }
        let action = legal[(step * 7) % legal.len()];
        game.play_unchecked(&mut state, action);
    }
    assert!(measured > 2, "{}: {measured}", G::NAME);
}

/// Five lines that grow from one action to twelve, doubling their room.
const MOST_IN_LINES: u64 = 5 * 4;
