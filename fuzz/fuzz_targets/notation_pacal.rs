//! What reads as an action of Pacal's Rocket is written back letter for letter.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pacal::Action;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
});
