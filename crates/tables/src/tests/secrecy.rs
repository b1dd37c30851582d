//! What nobody may look at does not leave the table.

use fastrand::Rng;
use protocol::ChatText;

use super::support::{Room, missed, play, seat, viewer};
use super::swapped_hands::{SwappedHands, without_hands};
use crate::{Detail, Seed, Setup, Spectators, TableCommand, Viewer, Visibility};

const PEOPLE: [&str; 4] = ["ana", "bo", "cy", "dee"];

fn viewers() -> Vec<Viewer> {
    let mut viewers: Vec<_> = PEOPLE.iter().map(|name| viewer(name)).collect();
    viewers.extend([Viewer::WithLink, Viewer::Anybody]);
    viewers
}

fn room(game: &str, visibility: Visibility) -> Room {
    let setup = Setup { visibility, spectators: Spectators::Public, ..Setup::of(game, 4) };
    Room::playing(setup, &PEOPLE)
}

/// The answers to `why` for every kind of action.
fn why(room: &Room, viewer: &Viewer) -> String {
    let actions = [
        "drop own",
        "drop 1",
        "drop 2 e5",
        "fly e5",
        "land e5",
        "roll 3",
        "done",
        "build e5",
        "tile",
        "put a1 .JSQ",
        "overlay J",
        "move a1 a2",
        "pay JS",
        "venerate J 2",
        "curse S 1",
    ];
    let answers = actions.map(|action| format!("{:?}", room.table.why(viewer, action)));
    answers.join("\n")
}

/// Everything that would be sent to somebody who comes to the table now.
fn sent(room: &Room, viewer: &Viewer) -> String {
    let table = &room.table;
    let view = serde_json::to_string(&table.view(viewer, room.now).unwrap()).unwrap();
    let history = serde_json::to_string(&table.history(viewer).unwrap().tell()).unwrap();
    let since = table.version().saturating_sub(10);
    let news = [Detail::Full, Detail::Plain].map(|detail| {
        let back = table.update_since(since, viewer, detail, room.now).unwrap();
        let there = table.updates(room.now).since(table.version() - 1, viewer, detail).unwrap();
        serde_json::to_string(&(back, there.map(|news| news.now))).unwrap()
    });
    let due = format!("{:?}", table.notice());
    let why = why(room, viewer);
    [view, history, due, why, news.join("\n")].join("\n")
}

fn hidden(room: &Room) -> serde_json::Value {
    room.table.play.as_ref().unwrap().game.full_position()
}

/// Another drop into a ship that is not one's own, in place of `action`.
fn other_drop(room: &Room, name: &str, action: &str) -> Option<String> {
    let legal = room.view(name).you?.legal.actions();
    let is_alike = |other: &String| {
        let into_other = |text: &str| text.starts_with("drop ") && !text.starts_with("drop own");
        let rest = |text: &str| text.split(' ').skip(2).collect::<String>();
        into_other(other) && into_other(action) && rest(other) == rest(action) && other != action
    };
    legal.into_iter().map(|legal| legal.action).find(is_alike)
}

/// Plays two tables alike but for one drop, and compares all that is sent until the difference
/// lies open.
fn compare(seed: u64) -> usize {
    let mut rng = Rng::with_seed(seed);
    let (mut one, mut other) =
        (room("pacal", Visibility::Memory), room("pacal", Visibility::Memory));
    let (mut differ, mut compared) = (false, 0);
    let from = rng.usize(20..120);
    for step in 0..200 {
        let Some(name) = one.acting() else { break };
        let legal = one.view(&name).you.unwrap().legal.actions();
        let action = rng.choice(&legal).map(|legal| legal.action.clone());
        let changed = action.as_deref().and_then(|action| other_drop(&one, &name, action));
        let changed = changed.filter(|_| step > from && !differ);
        differ |= changed.is_some();
        let what =
            |action: Option<&String>| action.map_or(TableCommand::EndTurn, |action| play(action));
        one.ask(&name, what(action.as_ref())).unwrap();
        if other.ask(&name, what(changed.as_ref().or(action.as_ref()))).is_err() {
            break;
        }
        if differ && hidden(&one)["seats"] == hidden(&other)["seats"] {
            break;
        }
        let lies_open = |room: &Room| room.table.play.as_ref().unwrap().game.public_position();
        if lies_open(&one) != lies_open(&other) {
            break;
        }
        for viewer in viewers() {
            assert_eq!(sent(&one, &viewer), sent(&other, &viewer), "seed {seed}, step {step}");
        }
        compared += usize::from(differ);
    }
    compared
}

#[test]
fn tables_that_differ_in_what_lies_hidden_send_the_same_bytes() {
    let compared: usize = (0..24).map(compare).sum();
    assert!(compared > 50, "{compared}");
}

/// Two tables of Uxmal that differ in who of two players holds which cards.
struct Swapped {
    rooms: [Room; 2],
    /// Who sees no difference: all but these two.
    knowing: [usize; 2],
}

impl Swapped {
    fn new(players: usize, rng: &mut Rng) -> Swapped {
        let SwappedHands { openings, knowing } = SwappedHands::new(players, rng);
        let people = &PEOPLE[..players];
        let rooms = openings.map(|opening| {
            let (visibility, spectators) = (Visibility::Hidden, Spectators::Public);
            let setup = Setup { spectators, visibility, opening, ..Setup::of("uxmal", players) };
            Room::playing(setup, people)
        });
        Swapped { rooms, knowing }
    }

    fn viewers(&self) -> Vec<Viewer> {
        let players = self.rooms[0].table.people().count();
        let knows = |number: &usize| self.knowing.contains(number);
        let people = (1..=players).filter(|number| !knows(number));
        let mut viewers: Vec<_> = people.map(|number| viewer(PEOPLE[number - 1])).collect();
        viewers.extend([Viewer::WithLink, Viewer::Anybody]);
        viewers
    }

    fn look_alike(&self, told: &str) {
        let [one, other] = &self.rooms;
        for viewer in self.viewers() {
            assert_eq!(sent(one, &viewer), sent(other, &viewer), "{told}, {viewer:?}");
            let records = [one, other].map(|room| room.table.record(&viewer));
            assert!(records.iter().all(Result::is_err), "{told}");
        }
    }

    /// The same step at both tables; false if none is possible, or if it shows who holds what.
    fn step(&mut self, rng: &mut Rng) -> bool {
        let Some(name) = self.rooms[0].acting() else { return false };
        let [legal, other] = self.rooms.each_ref().map(|room| room.view(&name).you.unwrap().legal);
        let (legal, other) = (legal.actions(), other.actions());
        let common = legal.iter().filter(|each| other.iter().any(|it| it.action == each.action));
        let action = rng.choice(common.collect::<Vec<_>>()).map(|legal| legal.action.clone());
        if action.is_none() && !legal.is_empty() {
            return false;
        }
        let what = || action.as_deref().map_or(TableCommand::EndTurn, play);
        for room in &mut self.rooms {
            room.ask(&name, what()).unwrap();
        }
        let [one, other] = self.rooms.each_ref().map(hidden);
        if one == other || without_hands(one) != without_hands(other) {
            return false;
        }
        if rng.u8(..4) == 0 && self.rooms[0].view(&name).you.unwrap().undoable > 0 {
            let undone = self.rooms.each_mut().map(|room| room.ask(&name, TableCommand::Undo));
            assert!(undone.iter().all(Result::is_ok), "what can be taken back tells");
        }
        true
    }
}

#[test]
fn tables_that_differ_in_hidden_hands_send_the_same_bytes() {
    let mut compared = 0;
    for seed in 0..24 {
        let mut rng = Rng::with_seed(seed);
        let mut tables = Swapped::new(3 + usize::from(seed % 2 == 1), &mut rng);
        tables.look_alike(&format!("seed {seed}"));
        for step in 0..40 {
            if !tables.step(&mut rng) {
                break;
            }
            tables.look_alike(&format!("seed {seed}, step {step}"));
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn in_open_play_swapped_hands_are_seen() {
    let mut rng = Rng::with_seed(1);
    let SwappedHands { openings, .. } = SwappedHands::new(3, &mut rng);
    let [one, other] = openings.map(|opening| {
        let setup = Setup { opening, ..Setup::of("uxmal", 3) };
        Room::playing(setup, &PEOPLE[..3])
    });
    assert_eq!(one.view("ana").visibility, protocol::Visibility::Open);
    assert_ne!(one.view("ana").position, other.view("ana").position);
    assert!(one.table.record(&Viewer::WithLink).is_ok(), "it can be saved during play");
}

#[test]
fn in_memory_play_everybody_sees_the_own_hand_alone_until_the_end() {
    let mut room = room("uxmal", Visibility::Hidden);
    let mut rng = Rng::with_seed(8);
    let mut hidden_hands = 0;
    while room.any_step(&mut rng) {
        for (index, viewer) in viewers().iter().enumerate() {
            let view = room.table.view(viewer, room.now).unwrap();
            let Some(position) = view.position.filter(|_| view.seed.is_none()) else { continue };
            let (position, full) = (position.value(), hidden(&room));
            assert_eq!(position["hand_sizes"], full["hand_sizes"]);
            for seat in 0..PEOPLE.len() {
                let shown = &position["hands"][seat];
                let is_visible = seat == index || full["hand_sizes"][seat] == 0;
                let expected =
                    if is_visible { full["hands"][seat].clone() } else { serde_json::Value::Null };
                assert_eq!(*shown, expected);
                assert_eq!(position["cards_worth"][seat].is_null(), !is_visible);
                hidden_hands += usize::from(!is_visible);
            }
        }
    }
    assert!(hidden_hands > 500, "{hidden_hands}");
    let position = room.view("ana").position.unwrap().value();
    assert!(position["hands"].as_array().unwrap().iter().all(serde_json::Value::is_object));
}

#[test]
fn what_others_took_is_seen_as_it_happens_and_not_told_afterwards() {
    let mut room = room("uxmal", Visibility::Hidden);
    let mut rng = Rng::with_seed(2);
    let (claim, claimer) = loop {
        let name = room.acting().unwrap();
        room.any_step(&mut rng);
        let last = room.log.last().unwrap().clone();
        let text = serde_json::to_string(&*last).unwrap();
        if text.contains("\"overlay ") || text.contains("\"adjacent ") {
            break (last, name);
        }
    };
    let other = if claimer == "bo" { "cy" } else { "bo" };
    let live = serde_json::to_value(room.table.see(&claim, &viewer(other))).unwrap();
    assert!(!live["action"].is_null() && !live["told"].is_null());
    let late = |name| serde_json::to_value(missed(&room, claim.version - 1, name)).unwrap();
    assert!(late(other)[0]["action"].is_null() && late(other)[0]["told"].is_null());
    assert_eq!(
        late(&claimer)[0],
        serde_json::to_value(room.table.see(&claim, &viewer(&claimer))).unwrap()
    );
    let taking = |history: Vec<crate::LogEntry>| history.last().unwrap().action.is_some();
    assert!(!taking(room.table.history(&viewer(other)).unwrap().tell()));
    assert!(!taking(room.table.history(&Viewer::WithLink).unwrap().tell()));
    assert!(
        taking(room.table.history(&viewer(&claimer)).unwrap().tell()),
        "players see their own actions"
    );
}

/// The scoring at the end of a phase shows cards of others.
#[test]
fn a_tile_that_ends_a_phase_cannot_be_taken_back_in_memory_play() {
    let undoable = |visibility| {
        let mut room = room("uxmal", visibility);
        let mut rng = Rng::with_seed(3);
        loop {
            let (name, before) = (room.acting().unwrap(), hidden(&room));
            room.any_step(&mut rng);
            if before["phase"] != hidden(&room)["phase"] {
                return room.view(&name).you.unwrap().undoable;
            }
        }
    };
    assert_eq!(undoable(Visibility::Hidden), 0, "that would be a peek");
    assert!(undoable(Visibility::Open) > 0);
}

#[test]
fn memory_play_is_stored_apart_from_what_old_open_tables_have() {
    for (visibility, memory) in [(Visibility::Hidden, true), (Visibility::Memory, false)] {
        let setup = Setup { visibility, ..Setup::of("uxmal", 2) };
        assert_eq!(setup.plays_memory(), memory);
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
    }
}

/// Tables that differ in who people are to the server, in what they asked, and in whom others mute.
#[test]
fn tables_that_differ_in_private_matters_send_the_same_bytes() {
    for game in ["pacal", "uxmal"] {
        let build = |muted: usize| {
            let mut room = room(game, Visibility::Hidden);
            room.ask("bo", TableCommand::Mute { seat: seat(muted), on: true }).unwrap();
            room.ask("cy", TableCommand::Say { words: ChatText::Text("psst".into()) }).unwrap();
            let mut rng = Rng::with_seed(4);
            for _ in 0..60 {
                room.any_step(&mut rng);
            }
            room
        };
        let (one, other) = (build(1), build(4));
        for viewer in viewers().into_iter().filter(|each| *each != viewer("bo")) {
            assert_eq!(sent(&one, &viewer), sent(&other, &viewer));
        }
        assert_ne!(sent(&one, &viewer("bo")), sent(&other, &viewer("bo")));
    }
}

#[test]
fn in_memory_play_no_view_holds_what_is_in_a_ship_until_the_end() {
    let mut room = room("pacal", Visibility::Memory);
    let mut rng = Rng::with_seed(8);
    while room.any_step(&mut rng) {
        for viewer in viewers() {
            let view = room.table.view(&viewer, room.now).unwrap();
            let Some(position) = view.position.filter(|_| view.seed.is_none()) else { continue };
            let position = position.value();
            assert!(
                position["seats"].as_array().unwrap().iter().all(|seat| seat["inside"].is_null())
            );
        }
    }
    let position = room.view("ana").position.unwrap().value();
    assert!(position["seats"][0]["inside"].is_array(), "at the end everything is shown");
}

#[test]
fn in_open_play_everything_is_shown() {
    let mut room = room("pacal", Visibility::Open);
    let mut rng = Rng::with_seed(8);
    for _ in 0..60 {
        room.any_step(&mut rng);
    }
    assert_eq!(room.view("ana").position.unwrap().value(), hidden(&room));
    let history = room.table.history(&Viewer::Anybody).unwrap().tell();
    assert!(history.iter().all(|told| told.action.is_some()));
}

#[test]
fn a_drop_is_seen_as_it_happens_and_not_told_afterwards() {
    let mut room = room("pacal", Visibility::Memory);
    let mut rng = Rng::with_seed(2);
    let drop = loop {
        room.any_step(&mut rng);
        let last = room.log.last().unwrap().clone();
        if serde_json::to_string(&*last).unwrap().contains("\"drop ") {
            break last;
        }
    };
    let live = serde_json::to_value(room.table.see(&drop, &viewer("bo"))).unwrap();
    assert!(live["action"].as_str().unwrap().starts_with("drop ") && !live["told"].is_null());
    let late = missed(&room, drop.version - 1, "bo").unwrap();
    let late = serde_json::to_value(&late).unwrap();
    assert!(late[0]["action"].is_null() && late[0]["told"].is_null() && late[0]["seat"].is_u64());
    let history = room.table.history(&viewer("bo")).unwrap().tell();
    assert_eq!(history.last().unwrap().action, None);
}

#[test]
fn only_the_seat_that_acts_is_told_what_it_may_do() {
    let mut room = room("uxmal", Visibility::Hidden);
    let mut rng = Rng::with_seed(6);
    for _ in 0..80 {
        let acting = room.acting();
        for viewer in viewers() {
            let view = room.table.view(&viewer, room.now).unwrap();
            let acts = acting.as_deref().is_some_and(|name| viewer == super::support::viewer(name));
            let told = view.you.is_some_and(|you| !you.legal.is_empty() || you.may_end_turn);
            assert_eq!(told, acts);
        }
        room.any_step(&mut rng);
    }
}

#[test]
fn neither_the_seed_nor_who_people_are_is_sent_before_the_end() {
    let seed = Seed::new(std::array::from_fn(|index| u8::try_from(index).unwrap() * 7 + 1));
    let setup = Setup { spectators: Spectators::Public, ..Setup::of("uxmal", 2) };
    let mut room = Room::with_seed(setup, seed.clone());
    for (id, name) in [("ana", "Xoc"), ("id-4711", "Chel")] {
        room.ask(id, TableCommand::Sit { seat: None, name: name.into(), look: None }).unwrap();
    }
    room.ask("ana", TableCommand::Start).unwrap();
    let mut rng = Rng::with_seed(6);
    while room.any_step(&mut rng) && !room.table.is_over() {
        let live = room.log.last().unwrap();
        for viewer in [viewer("ana"), viewer("id-4711"), Viewer::Anybody] {
            let view = serde_json::to_string(&room.table.view(&viewer, room.now).unwrap()).unwrap();
            let live = serde_json::to_string(&room.table.see(live, &viewer)).unwrap();
            let missed = room.table.update_since(1, &viewer, Detail::Full, room.now).unwrap();
            let missed = serde_json::to_string(&missed).unwrap();
            for text in [view, live, missed] {
                assert!(!text.contains(&seed.reveal()) && !text.contains("4711"), "{text}");
                assert!(!text.contains("\"ana\"") && !text.contains("request"), "{text}");
            }
        }
        assert!(!format!("{:?}", room.table).contains(&seed.reveal()));
    }
    assert_eq!(room.view("ana").seed, Some(seed.reveal()));
}
