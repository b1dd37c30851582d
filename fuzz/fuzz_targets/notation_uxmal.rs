//! What reads as an action of Uxmal is written back letter for letter.

#![no_main]

use libfuzzer_sys::fuzz_target;
use uxmal::Action;

fuzz_target!(|text: &str| {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
});
