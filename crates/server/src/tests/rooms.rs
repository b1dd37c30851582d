//! Tables in memory: those that are too many leave it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Moment, TableId};
use tables::{PlayerId, Seed, Setup, Table};

use crate::room::{Listener, Room};
use crate::rooms::Rooms;

fn load(rooms: &Rooms, name: &str) -> Arc<Room> {
    let (id, host) = (TableId::new(name).unwrap(), PlayerId::new("ana").unwrap());
    let (setup, seed) = (Setup::of("pacal", 2), Seed::new([7; 32]));
    let (table, _) = Table::open(id.clone(), setup, host, seed, Moment::default()).unwrap();
    let room = rooms.open(&id);
    room.desk().table = Some(table);
    room.desk().used = Instant::now();
    rooms.note_loaded();
    room
}

#[test]
fn of_too_many_tables_those_leave_that_nobody_looks_at_and_was_at_for_longest() {
    let rooms = Rooms::new(10);
    let names: Vec<_> = (0..12).map(|number| format!("t{number}")).collect();
    let all: Vec<_> = names.iter().map(|name| load(&rooms, name)).collect();
    all[0].desk().listeners.push(Listener::onlooker());
    assert_eq!(rooms.sweep(Duration::MAX), 9);
    let loaded = |room: &&Arc<Room>| room.desk().table.is_some();
    let left: Vec<_> = all.iter().filter(loaded).map(|room| room.id.as_str()).collect();
    assert_eq!(left, ["t0", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11"]);
}

#[test]
fn as_many_as_there_may_be_stay() {
    let rooms = Rooms::new(3);
    let _all: Vec<_> = ["a", "b", "c"].iter().map(|name| load(&rooms, name)).collect();
    assert_eq!(rooms.sweep(Duration::MAX), 3);
}
