//! The list and the check agree, whatever is played and whatever is tried instead.

#![no_main]

use catalog::{GAMES, Visit};
use libfuzzer_sys::fuzz_target;
use rules::{Match, Options, Tabletop};

fuzz_target!(|bytes: &[u8]| {
    let [game, players, choices @ ..] = bytes else { return };
    let game = &GAMES[usize::from(*game) % GAMES.len()];
    let players = game.players.clone().nth(usize::from(*players) % game.players.clone().count());
    let played = game.new_match(players.expect("in range"), &Options::new()).expect("by default");
    catalog::visit(&*played, Choices(choices));
});

struct Choices<'a>(&'a [u8]);

impl Visit for Choices<'_> {
    type Out = ();

    /// Four bytes a turn: which legal action, which earlier one instead, and a letter changed in it.
    fn visit<G: Tabletop + Send + Sync + 'static>(self, played: &Match<G>) {
        let game = played.game();
        let mut state = game.start();
        let (mut legal, mut earlier) = (Vec::new(), Vec::new());
        for choice in self.0.as_chunks::<4>().0 {
            let [pick, stray, place, letter] = choice.map(usize::from);
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                return;
            }
            earlier.extend(legal.iter().copied().take(16));
            let stray = earlier[stray % earlier.len()];
            let mut text = stray.to_string().into_bytes();
            let place = place % text.len();
            text[place] = choice[3];
            let misspelled = String::from_utf8(text).ok().and_then(|text| text.parse().ok());
            for tried in [Some(stray), misspelled].into_iter().flatten() {
                let checked = game.check(&state, tried);
                assert_eq!(checked.is_ok(), legal.contains(&tried), "{tried}: {checked:?}");
            }
            let action = legal[(pick + 256 * (letter % 4)) % legal.len()];
            game.play(&mut state, action).expect("it is legal");
        }
    }
}
