use protocol::ChatText;

use super::support::{Room, seat, sit, viewer};
use crate::{EventKind, PRESETS, Refusal, Setup, TableCommand};

fn table() -> Room {
    let mut room = Room::empty(Setup::of("pacal", 3));
    for name in ["ana", "bo"] {
        room.ask(name, sit(name)).unwrap();
    }
    room
}

fn text(text: &str) -> TableCommand {
    TableCommand::Say { words: ChatText::Text(text.to_owned()) }
}

fn heard(room: &Room, name: &str) -> Vec<ChatText> {
    room.view(name).said.into_iter().map(|line| line.words).collect()
}

#[test]
fn people_talk_in_their_own_words_or_in_ready_made_ones() {
    let mut room = table();
    room.ask("ana", text(" Hi\nthere ")).unwrap();
    let hello = ChatText::Preset(PRESETS[0].to_owned());
    room.ask("bo", TableCommand::Say { words: hello.clone() }).unwrap();
    assert_eq!(heard(&room, "ana"), [ChatText::Text("Hi there".into()), hello]);
    let unknown = TableCommand::Say { words: ChatText::Preset("won".into()) };
    assert_eq!(room.refused("bo", unknown), "table-unknown-phrase");
    assert_eq!(room.refused("cy", text("Hi")), "table-not-seated");
    room.is_the_fold_of_its_events();
}

#[test]
fn messages_are_limited_in_length_and_rate() {
    let mut room = table();
    for nothing in [" \u{200b}\n", "\u{3164}", "\u{2800} \u{fe0f}", "\u{e0041}\u{34f}"] {
        assert_eq!(room.refused("ana", text(nothing)), "table-chat-empty", "{nothing:?}");
    }
    assert_eq!(room.refused("ana", text(&"x".repeat(301))), "table-chat-too-long");
    for _ in 0..5 {
        room.ask("ana", text(&"é".repeat(300))).unwrap();
    }
    room.wait(4_000);
    let refusal = room.ask("ana", text("more")).unwrap_err();
    assert_eq!(refusal, Refusal::ChatTooFast { wait: 6_000 });
    room.ask("bo", text("calm down")).unwrap();
    room.wait(6_000);
    room.ask("ana", text("sorry")).unwrap();
}

#[test]
fn old_messages_are_forgotten() {
    let mut room = table();
    for number in 0..60 {
        room.wait(10_000);
        room.ask("ana", text(&number.to_string())).unwrap();
    }
    let heard = heard(&room, "bo");
    assert_eq!((heard.len(), &heard[0]), (50, &ChatText::Text("10".into())));
}

#[test]
fn a_muted_person_is_not_heard_and_does_not_know() {
    let mut room = table();
    room.ask("ana", text("one")).unwrap();
    let before = serde_json::to_string(&room.view("ana").seats).unwrap();
    room.ask("bo", TableCommand::Mute { seat: seat(1), on: true }).unwrap();
    assert_eq!(serde_json::to_string(&room.view("ana").seats).unwrap(), before);
    let answer = room.ask("ana", text("two")).unwrap();
    assert_eq!(heard(&room, "bo"), []);
    assert_eq!(heard(&room, "ana").len(), 2);
    assert_eq!(room.table.see(&answer.events[0], &viewer("bo")).kind, EventKind::Aside);
    assert_eq!(room.view("bo").you.unwrap().mutes, [1]);
    room.ask("bo", TableCommand::Mute { seat: seat(1), on: false }).unwrap();
    assert_eq!(heard(&room, "bo").len(), 2);
    for (number, code) in
        [(2, "table-nobody-to-mute"), (3, "table-nobody-to-mute"), (5, "table-no-such-seat")]
    {
        let mute = TableCommand::Mute { seat: seat(number), on: true };
        assert_eq!(room.refused("bo", mute), code);
    }
    room.is_the_fold_of_its_events();
}

#[test]
fn the_host_switches_the_chat_off() {
    let mut room = table();
    assert_eq!(room.refused("bo", TableCommand::SwitchChat { on: false }), "table-not-host");
    room.ask("ana", TableCommand::SwitchChat { on: false }).unwrap();
    assert_eq!(room.refused("bo", text("Hi")), "table-chat-off");
    room.ask("ana", TableCommand::SwitchChat { on: true }).unwrap();
    room.ask("bo", text("Hi")).unwrap();
}
