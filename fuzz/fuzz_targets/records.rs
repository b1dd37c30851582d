//! A record that loads is written back byte for byte, also after an action was played and undone.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mut played) = catalog::load(text) else { return };
    assert_eq!(played.record().to_string(), text);

    let Some(choice) = played.legal().into_iter().next() else { return };
    let turn = played.turn();
    played.play(&choice.text).expect("it is legal");
    assert!(catalog::load(&played.record().to_string()).is_ok(), "the longer record loads");
    assert_eq!(played.undo(), Some(choice.text));
    assert_eq!(played.turn(), turn);
});
