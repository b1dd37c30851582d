//! A board without problems is accepted, survives a record, and can be played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pacal::Pacal;
use rules::{Game, Options, Tabletop};
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    let Ok(board) = serde_json::from_slice::<Value>(bytes) else { return };
    let options = Options::from([("board".to_owned(), board)]);
    for players in Pacal::PLAYERS {
        let set_up = Pacal::set_up(players, &options);
        let problems = Pacal::problems(*Pacal::RULES_VERSIONS.end(), players, &options);
        let first = problems.into_iter().next().map(|problem| problem.refusal);
        assert_eq!(set_up.as_ref().err(), first.as_ref());
        let Ok(game) = set_up else { continue };
        let written = game.options().into_iter().map(|(name, value)| (name.into(), value.into()));
        assert_eq!(Pacal::set_up(players, &written.collect()).as_ref(), Ok(&game));
        play(&game, bytes);
    }
});

/// Plays a while; the bytes choose.
fn play(game: &Pacal, bytes: &[u8]) {
    let mut state = game.start();
    let mut legal = Vec::new();
    for (count, &byte) in bytes.iter().cycle().take(300).enumerate() {
        game.legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return;
        }
        let action = legal[(usize::from(byte) + count) % legal.len()];
        game.play(&mut state, action).expect("it is legal");
        game.draw(&state);
    }
}
