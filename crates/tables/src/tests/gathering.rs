use bots::Level;

use super::support::{Room, player, seat, sit, viewer};
use crate::{
    Due, Moment, Pace, Phase, Refusal, SeatKind, Seed, Setup, Spectators, Table, TableCommand,
    TableId, Viewer,
};

fn names(room: &Room) -> Vec<String> {
    let seats = room.view("ana").seats;
    let name =
        |seat: &crate::SeatView| seat.name.clone().or(seat.bot.map(|level| level.to_string()));
    seats.iter().map(|seat| name(seat).unwrap_or_else(|| "-".to_owned())).collect()
}

#[test]
fn people_sit_down_where_they_like_and_may_change_seats() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    room.ask(
        "ana",
        TableCommand::Sit { seat: Some(2), name: "  Ana \t Maria ".into(), look: None },
    )
    .unwrap();
    room.ask("bo", sit("Bo")).unwrap();
    assert_eq!(names(&room), ["Bo", "Ana Maria", "-"]);
    room.ask("bo", TableCommand::Sit { seat: Some(3), name: "Bo".into(), look: None }).unwrap();
    assert_eq!(names(&room), ["-", "Ana Maria", "Bo"]);
    let taken = TableCommand::Sit { seat: Some(3), name: "Cy".into(), look: None };
    assert_eq!(room.refused("cy", taken), "table-seat-taken");
    let beyond = TableCommand::Sit { seat: Some(4), name: "Cy".into(), look: None };
    assert_eq!(room.refused("cy", beyond), "table-no-such-seat");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_name_is_short_visible_and_nobody_elses() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    room.ask("ana", sit("Ana")).unwrap();
    assert_eq!(room.refused("bo", sit("aNA")), "table-name-taken");
    assert_eq!(room.refused("bo", sit("A\u{200b}na")), "table-name-taken");
    for name in ["", " \n ", "\u{202e}", &"x".repeat(25)] {
        assert_eq!(room.refused("bo", sit(name)), "table-bad-name", "{name:?}");
    }
    assert!(room.ask("bo", sit(&"ß".repeat(24))).is_ok());
}

#[test]
fn the_host_arranges_the_seats_and_nobody_else() {
    let mut room = Room::empty(Setup::of("uxmal", 3));
    room.ask("ana", sit("Ana")).unwrap();
    room.ask("bo", sit("Bo")).unwrap();
    let fill = |number, level| TableCommand::FillSeat { seat: seat(number), level };
    assert_eq!(room.refused("bo", fill(3, Level::Four)), "table-not-host");
    assert_eq!(room.refused("ana", fill(2, Level::Four)), "table-seat-taken");
    room.ask("ana", fill(3, Level::Four)).unwrap();
    room.ask("ana", fill(3, Level::Nine)).unwrap();
    room.ask("ana", TableCommand::OpenSeat).unwrap();
    assert_eq!(room.refused("ana", TableCommand::OpenSeat), "table-wrong-seats");
    assert_eq!(names(&room), ["Ana", "Bo", "9", "-"]);
    room.ask("ana", TableCommand::FreeSeat { seat: seat(2) }).unwrap();
    assert_eq!(room.refused("ana", TableCommand::FreeSeat { seat: seat(2) }), "table-seat-open");
    room.ask("ana", TableCommand::CloseSeat { seat: seat(2) }).unwrap();
    room.ask("ana", TableCommand::CloseSeat { seat: seat(3) }).unwrap();
    assert_eq!(names(&room), ["Ana", "9"]);
    let close = TableCommand::CloseSeat { seat: seat(2) };
    assert_eq!(room.refused("ana", close), "table-wrong-seats");
    assert_eq!(room.refused("ana", TableCommand::FreeSeat { seat: seat(4) }), "table-no-such-seat");
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!(room.refused("ana", TableCommand::OpenSeat), "table-started");
    assert_eq!(room.refused("cy", sit("Cy")), "table-started");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_game_starts_when_every_seat_is_taken_or_closed() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    room.ask("ana", sit("Ana")).unwrap();
    let refusal = room.ask("ana", TableCommand::Start).unwrap_err();
    assert_eq!(refusal, Refusal::OpenSeats { count: 2 });
    room.ask("ana", TableCommand::FillSeat { seat: seat(2), level: Level::Random }).unwrap();
    room.ask("ana", TableCommand::CloseSeat { seat: seat(3) }).unwrap();
    room.ask("ana", TableCommand::Start).unwrap();
    assert_eq!(room.view("ana").phase, Phase::Playing);
    assert_eq!(room.view("ana").position.unwrap().value()["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn what_the_host_saw_must_still_be_there() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    room.ask("ana", sit("Ana")).unwrap();
    let seen = room.table.version();
    room.ask("bo", sit("Bo")).unwrap();
    let free = TableCommand::FreeSeat { seat: seat(2) };
    let refusal = room.ask_as("ana", "late", seen, free).unwrap_err();
    assert_eq!(refusal, Refusal::Stale { current: seen + 1 });
}

#[test]
fn when_the_host_leaves_the_next_person_is_host() {
    let mut room = Room::empty(Setup::of("pacal", 3));
    for name in ["ana", "bo", "cy"] {
        room.ask(name, sit(name)).unwrap();
    }
    room.ask("ana", TableCommand::Leave).unwrap();
    assert_eq!(room.refused("ana", TableCommand::Leave), "table-not-seated");
    assert_eq!(room.refused("cy", TableCommand::OpenSeat), "table-not-host");
    room.ask("bo", TableCommand::OpenSeat).unwrap();
    room.ask("bo", TableCommand::Leave).unwrap();
    room.ask("cy", TableCommand::Leave).unwrap();
    let seats = room.table.view(&Viewer::WithLink, room.now).unwrap().seats;
    assert!(seats.iter().all(|seat| seat.kind == SeatKind::Open && !seat.host));
    room.ask("dee", sit("Dee")).unwrap();
    assert!(room.view("dee").you.unwrap().host, "the first to come to an empty table is host");
    room.is_the_fold_of_its_events();
}

#[test]
fn onlookers_are_admitted_as_the_table_says() {
    let admitted = |spectators, started: bool| {
        let setup = Setup { spectators, ..Setup::of("pacal", 2) };
        let mut room = Room::empty(setup);
        if started {
            room.begin(&["ana", "bo"]);
        }
        let viewers = [viewer("ana"), viewer("zoe"), Viewer::WithLink, Viewer::Anybody];
        viewers.map(|viewer| room.table.view(&viewer, room.now).is_ok())
    };
    assert_eq!(admitted(Spectators::None, false), [true, true, true, false]);
    assert_eq!(admitted(Spectators::None, true), [true, false, false, false]);
    assert_eq!(admitted(Spectators::Link, true), [true, true, true, false]);
    assert_eq!(admitted(Spectators::Public, true), [true; 4]);
}

#[test]
fn the_name_of_the_components_is_stored_and_written_to_the_record() {
    let options = [("points".to_owned(), "5,3,1/7,5,3/9,7,5".into())].into();
    let map = Some("Grandma's box".to_owned());
    let visibility = crate::Visibility::Open;
    let setup = Setup { options, map: map.clone(), visibility, ..Setup::of("uxmal", 2) };
    let room = Room::playing(setup, &["ana", "bo"]);
    assert_eq!(room.view("ana").map, map);
    assert_eq!(room.table.summary().map, map);
    let record = room.table.record(&viewer("ana")).unwrap();
    assert!(record.contains("\nmap Grandma's box\nname 1 "), "{record}");
    room.is_the_fold_of_its_events();
}

#[test]
fn a_table_that_cannot_be_is_not_opened() {
    let open = |setup| {
        let (id, seed) = (TableId::new("t").unwrap(), Seed::new([1; 32]));
        Table::open(id, setup, player("ana"), seed, Moment::default()).map(drop)
    };
    let code = |setup| open(setup).unwrap_err().code();
    assert_eq!(code(Setup::of("chess", 2)), "unknown-game");
    assert_eq!(code(Setup::of("uxmal", 5)), "wrong-players");
    let days = |days| Setup { pace: Pace::days(days), ..Setup::of("pacal", 2) };
    assert_eq!(code(days(0)), "table-bad-pace");
    assert!(open(days(60)).is_ok());
    let live = |turn_seconds| {
        let pace = Pace::Live { turn_seconds, reserve_seconds: 0 };
        Setup { pace, ..Setup::of("pacal", 2) }
    };
    assert_eq!(code(live(4)), "table-bad-pace");
    let map = |map: &str| Setup { map: Some(map.to_owned()), ..Setup::of("pacal", 2) };
    assert_eq!(code(map("Ours")), "map-without-components");
    assert_eq!(code(map("")), "map-bad-name");
    let options = [("bord".to_owned(), 3.into())].into();
    assert_eq!(code(Setup { options, ..Setup::of("pacal", 2) }), "unknown-option");
}

#[test]
fn where_strangers_meet_the_game_starts_with_the_last_seat() {
    let mut room = Room::empty(Setup { pairing: true, ..Setup::of("pacal", 3) });
    room.ask("ana", sit("Ana")).unwrap();
    room.ask("bo", sit("Bo")).unwrap();
    assert_eq!(room.view("ana").phase, Phase::Gathering);
    assert!(room.view("bo").pairing);
    room.ask("ana", TableCommand::FillSeat { seat: seat(3), level: Level::Four }).unwrap();
    assert_eq!(room.view("ana").phase, Phase::Gathering, "nobody may have seen the commitment yet");
    let [Due::Tick { at }] = room.table.due()[..] else { panic!("{:?}", room.table.due()) };
    assert!(room.table.tick(room.now).is_none());
    room.now = at;
    let started = room.table.tick(at).unwrap();
    room.write_down(&started);
    assert_eq!(room.view("ana").phase, Phase::Playing);
    room.is_the_fold_of_its_events();
}

#[test]
fn elsewhere_the_host_starts() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    room.ask("ana", sit("Ana")).unwrap();
    room.ask("bo", sit("Bo")).unwrap();
    assert_eq!(room.view("ana").phase, Phase::Gathering);
}
