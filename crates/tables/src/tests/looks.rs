use bots::Level;

use super::support::{Room, seat};
use crate::{Setup, TableCommand};

fn sit(name: &str, look: usize) -> TableCommand {
    TableCommand::Sit { seat: None, name: name.to_owned(), look: Some(look) }
}

fn looks(room: &Room) -> Vec<usize> {
    room.view("ana").seats.iter().map(|seat| seat.look).collect()
}

#[test]
fn people_have_the_look_they_want_if_it_is_free_and_bots_take_the_rest() {
    let mut room = Room::empty(Setup::of("pacal", 4));
    assert_eq!(looks(&room), [1, 2, 3, 4]);
    room.ask("ana", sit("ana", 3)).unwrap();
    assert_eq!(looks(&room), [3, 2, 1, 4]);
    room.ask("bo", sit("bo", 3)).unwrap();
    assert_eq!(looks(&room), [3, 2, 1, 4], "first come, first served");
    room.ask("cy", sit("cy", 1)).unwrap();
    room.ask("ana", TableCommand::FillSeat { seat: seat(4), level: Level::Four }).unwrap();
    assert_eq!(looks(&room), [3, 2, 1, 4]);
    assert_eq!(room.refused("bo", sit("bo", 6)), "table-no-such-look");
    assert_eq!(room.refused("bo", sit("bo", 0)), "table-no-such-look");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_look_is_free_again_when_its_owner_leaves_or_changes_it() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    room.ask("ana", sit("ana", 5)).unwrap();
    room.ask("ana", sit("ana", 2)).unwrap();
    room.ask("bo", sit("bo", 5)).unwrap();
    assert_eq!(looks(&room), [2, 5, 3]);
    room.ask("bo", TableCommand::Leave).unwrap();
    room.ask("cy", sit("cy", 5)).unwrap();
    assert_eq!(looks(&room), [2, 5, 3]);
}
