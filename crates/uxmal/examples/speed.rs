//! Plays uniformly random games and says how many decisions a second they take.
//!
//! A decision is a full list of the legal actions, a pick, and the play of it.
//! `cargo run --release --example speed -p uxmal [GAMES]`

use std::env;
use std::error::Error;
use std::io::{self, Write};
use std::time::Instant;

use fastrand::Rng;
use rules::{Game, Options, Tabletop};
use uxmal::Uxmal;

#[expect(clippy::disallowed_methods, reason = "a measurement reads the clock; the game does not")]
fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = env::args().nth(1).map_or(Ok(20_000), |text| text.parse())?;
    for players in 2..=4 {
        let game = Uxmal::set_up(players, &Options::new())?;
        let start = Instant::now();
        let (decisions, actions) = play(&game, games);
        let nanoseconds = start.elapsed().as_secs_f64() * 1e9 / decisions;
        writeln!(
            io::stdout(),
            "{players} players: {nanoseconds:.0} ns a decision, {:.0} decisions a game, \
             {:.1} actions a list",
            decisions / f64::from(games),
            actions / decisions,
        )?;
    }
    Ok(())
}

/// How many decisions the games had, and how many actions were listed.
fn play(game: &Uxmal, games: u32) -> (f64, f64) {
    let mut rng = Rng::with_seed(1);
    let mut legal = Vec::new();
    let (mut decisions, mut actions) = (0.0, 0.0);
    for _ in 0..games {
        let mut state = game.start();
        let (mut n_decisions, mut n_actions) = (0_u32, 0_u32);
        game.legal_actions(&state, &mut legal);
        while !legal.is_empty() {
            n_decisions += 1;
            n_actions += u32::try_from(legal.len()).unwrap_or(u32::MAX);
            game.play_unchecked(&mut state, legal[rng.usize(..legal.len())]);
            game.legal_actions(&state, &mut legal);
        }
        decisions += f64::from(n_decisions);
        actions += f64::from(n_actions);
    }
    (decisions, actions)
}
