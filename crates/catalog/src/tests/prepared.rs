use rules::Options;

use super::nim::parsed_and_checked;
use super::{nim, texts};
use crate::{GAMES, OtherPosition, PlayError};

#[test]
fn an_action_is_parsed_once_and_checked_once() {
    let mut played = nim();
    let prepared = parsed_and_checked(|| {
        let heap = played.prepare("heap 7").unwrap();
        assert!(!played.reveals(&heap).unwrap());
        let description = heap.description().clone();
        assert_eq!(played.play_prepared(heap).unwrap(), description);
    });
    assert_eq!(prepared, (1, 1));
    assert_eq!(parsed_and_checked(|| played.play("take 1").unwrap()), (1, 1));
    assert_eq!(played.record().to_string(), "game nim\nrules 2\nplayers 2\n\nheap 7\ntake 1\n");
}

#[test]
fn an_action_that_cannot_be_played_cannot_be_prepared() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    assert!(matches!(played.prepare("take"), Err(PlayError::NotAnAction(_))));
    assert!(matches!(played.prepare("take 01"), Err(PlayError::NotAnAction(_))));
    assert!(matches!(played.prepare("take 9"), Err(PlayError::Refused(_))));
    assert_eq!(
        played.prepare("take 2").unwrap().description().to_string(),
        "nim-takes seat=1 count=2"
    );
}

#[test]
fn an_action_prepared_for_another_position_is_refused() {
    let mut played = nim();
    played.play("heap 7").unwrap();
    let early = played.prepare("take 3").unwrap();
    let undone = played.prepare("take 3").unwrap();
    played.play("take 3").unwrap();
    assert_eq!(played.reveals(&early), Err(OtherPosition));
    assert_eq!(played.play_prepared(early), Err(OtherPosition));
    assert_eq!(played.log().len(), 2, "nothing was played");

    // The same position again, but reached another way: still refused rather than guessed.
    played.undo();
    assert_eq!(played.play_prepared(undone), Err(OtherPosition));
    assert_eq!(played.log().len(), 1);
}

#[test]
fn an_action_prepared_for_another_match_is_refused() {
    let (one, mut other) = (nim(), nim());
    let heap = one.prepare("heap 7").unwrap();
    assert_eq!(other.play_prepared(heap), Err(OtherPosition));
    for game in GAMES.iter().filter(|game| game.name != "nim") {
        let mut played = game.new_match(2, &Options::new()).unwrap();
        assert_eq!(played.play_prepared(one.prepare("heap 7").unwrap()), Err(OtherPosition));
        assert!(played.log().is_empty());
    }
}

#[test]
fn a_whole_game_of_prepared_actions_is_the_same_game() {
    for game in GAMES.iter().filter(|game| game.name != "nim") {
        let mut prepared = game.new_match(2, &Options::new()).unwrap();
        let mut plain = game.new_match(2, &Options::new()).unwrap();
        for turn in 0..80 {
            let choices = texts(&*plain);
            let action = &choices[turn % choices.len()];
            let step = prepared.prepare(action).unwrap();
            assert_eq!(*step.description(), plain.prepare(action).unwrap().description);
            prepared.play_prepared(step).unwrap();
            plain.play(action).unwrap();
        }
        assert_eq!(prepared.record(), plain.record());
        assert_eq!(prepared.full_position(), plain.full_position());
    }
}
