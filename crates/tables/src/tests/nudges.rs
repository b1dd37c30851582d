use super::support::{Room, player, seat};
use crate::{Nudge, Refusal, Setup, TableCommand};

fn playing() -> Room {
    Room::playing(Setup::of("pacal", 3), &["ana", "bo", "cy"])
}

fn nudge(room: &mut Room, name: &str) -> Result<Option<Nudge>, Refusal> {
    room.table.nudge(&player(name), room.now)
}

#[test]
fn the_others_nudge_the_player_whose_turn_it_is() {
    let mut room = playing();
    let expected = Nudge { to: player("ana"), by: seat(2) };
    assert_eq!(nudge(&mut room, "bo"), Ok(Some(expected)));
    assert!(nudge(&mut room, "cy").unwrap().is_some(), "each for themselves");
    assert_eq!(nudge(&mut room, "ana"), Err(Refusal::NobodyToNudge));
    assert_eq!(nudge(&mut room, "di"), Err(Refusal::NotSeated));
    room.is_the_fold_of_its_events();
}

#[test]
fn once_a_minute_and_turn() {
    let mut room = playing();
    nudge(&mut room, "bo").unwrap();
    room.wait(59_000);
    assert_eq!(nudge(&mut room, "bo"), Err(Refusal::NudgedJustNow { wait: 1000 }));
    room.wait(1000);
    nudge(&mut room, "bo").unwrap();
    room.any_step(&mut fastrand::Rng::with_seed(1));
    room.any_step(&mut fastrand::Rng::with_seed(1));
    assert_eq!(room.acting().as_deref(), Some("bo"));
    nudge(&mut room, "cy").unwrap();
    room.any_step(&mut fastrand::Rng::with_seed(1));
    room.any_step(&mut fastrand::Rng::with_seed(1));
    assert!(nudge(&mut room, "bo").unwrap().is_some(), "another turn");
}

#[test]
fn a_muted_person_reaches_nobody_and_does_not_know() {
    let mut room = playing();
    room.ask("ana", TableCommand::Mute { seat: seat(2), on: true }).unwrap();
    assert_eq!(nudge(&mut room, "bo"), Ok(None));
    assert!(matches!(nudge(&mut room, "bo"), Err(Refusal::NudgedJustNow { .. })));
}

#[test]
fn bots_and_finished_or_unstarted_games_cannot_be_nudged() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    assert_eq!(nudge(&mut room, "ana"), Err(Refusal::NotSeated));
    room.begin(&["ana", "bo"]);
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(nudge(&mut room, "bo"), Err(Refusal::NobodyToNudge));
}
