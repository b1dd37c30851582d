//! Bots play whole games with every option of Pacal's Rocket that changes what may be built, by both
//! versions of the rules, and every action they choose is legal.

use bots::{Budget, Level, View};
use fastrand::Rng;
use pacal::Pacal;
use rules::{Game, Options, Tabletop, Turn, pick_weighted};
use serde_json::{Value, json};

#[test]
fn bots_choose_legal_actions_with_every_option() {
    for (rules, value) in [
        (1, json!({"edition": "fr"})),
        (1, json!({"edition": "fr", "master": true})),
        (2, json!({"edition": "fr"})),
        (2, json!({"gaps": "empty"})),
        (2, json!({"diamonds": true})),
        (2, json!({"gaps": "empty", "diamonds": true, "master": true})),
        (2, json!({"gaps": "empty", "diamonds": true, "edition": "fr"})),
    ] {
        for (players, level) in [(2, Level::Nine), (3, Level::Seven), (5, Level::Four)] {
            whole_game(rules, players, level, &value);
        }
    }
}

/// Plays a game to its end with bots on all seats that think very little.
fn whole_game(rules: u32, players: usize, level: Level, value: &Value) {
    let options: Options = value.as_object().expect("an object").clone().into_iter().collect();
    let game = Pacal::set_up_for(rules, players, &options).expect("the options are good");
    let (mut state, mut legal) = (game.start(), Vec::new());
    let mut rng = Rng::with_seed(u64::from(rules) + players as u64);
    let mut bot = level.bot(7);
    let budget = Budget { playouts: Some(4), ..Budget::default() };
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match game.turn(&state) {
            Turn::Over => return,
            Turn::Seat(_) => bot.choose(&View::open(&game, &state), &budget).action,
            Turn::Chance => {
                let weights = legal.iter().map(|&action| game.weight(&state, action));
                legal[pick_weighted(weights, |total| rng.u32(..total))]
            }
        };
        assert!(legal.contains(&action), "rules {rules}, {value}, {level}: {action}");
        game.play(&mut state, action).expect("it is legal");
    }
}
