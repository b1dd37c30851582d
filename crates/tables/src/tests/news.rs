//! News laid over a view give the next view.

use fastrand::Rng;
use protocol::ChatText;

use super::contributing::{promise, reveal};
use super::support::{Room, sit, viewer};
use crate::{
    ChatLine, Detail, EventKind, EventView, Setup, Spectators, TableCommand, TableUpdate,
    TableView, Version, ViewPatch, Viewer,
};

/// People who each keep a view up to date by the news alone.
pub(super) struct Audience(Vec<(Viewer, Detail, TableView)>);

impl Audience {
    pub(super) fn new(room: &Room, people: &[&str]) -> Audience {
        let mut viewers: Vec<_> = people.iter().map(|name| viewer(name)).collect();
        viewers.push(Viewer::WithLink);
        let both =
            |viewer: Viewer| [Detail::Full, Detail::Plain].map(|detail| (viewer.clone(), detail));
        let see = |(viewer, detail): (Viewer, Detail)| {
            let view = room.table.view_in(&viewer, detail, room.now).unwrap();
            (viewer, detail, view)
        };
        Audience(viewers.into_iter().flat_map(both).map(see).collect())
    }

    /// Sends everyone their update and compares the result with a new view.
    pub(super) fn follow(&mut self, room: &Room) {
        for (viewer, detail, view) in &mut self.0 {
            let news = live(room, view.version, viewer, *detail);
            let fresh = room.table.view_in(viewer, *detail, room.now).unwrap();
            let Some(news) = news else {
                *view = fresh;
                continue;
            };
            assert_eq!(news.version, room.table.version());
            let versions: Vec<Version> = news.events.iter().map(|event| event.version).collect();
            let expected: Vec<Version> = (view.version + 1..=news.version).collect();
            assert_eq!(versions, expected);
            let told = format!("{news:?}");
            patch(view, news);
            view.said.clone_from(&fresh.said);
            assert_eq!(*view, fresh, "{viewer:?} was told {told}");
        }
    }
}

/// What a client does with an update: it replaces the fields that are in it.
fn patch(view: &mut TableView, update: TableUpdate) {
    view.version = update.version;
    view.said.extend(update.events.into_iter().filter_map(said));
    // Without `..`, so that a field that is added is not forgotten here.
    let ViewPatch {
        stand_in,
        phase,
        closed,
        seats,
        turn,
        board,
        position,
        asks,
        scores,
        winners,
        dice,
        seed,
        chat,
        said,
        rematch,
        you,
        now,
    } = update.now;
    put(&mut view.stand_in, stand_in);
    put(&mut view.phase, phase);
    put(&mut view.closed, closed);
    put(&mut view.seats, seats);
    put(&mut view.turn, turn);
    put(&mut view.board, board.map(Some));
    put(&mut view.position, position.map(Some));
    put(&mut view.asks, asks.map(Some));
    put(&mut view.scores, scores);
    put(&mut view.winners, winners);
    put(&mut view.dice, dice);
    put(&mut view.seed, seed.map(Some));
    put(&mut view.chat, chat);
    put(&mut view.said, said);
    put(&mut view.rematch, rematch.map(Some));
    put(&mut view.you, you);
    put(&mut view.now, now);
}

fn said(event: EventView) -> Option<ChatLine> {
    match event.kind {
        EventKind::Said { seat, name, words } => Some(ChatLine { seat, name, words, at: event.at }),
        _ => None,
    }
}

fn put<T>(field: &mut T, changed: Option<T>) {
    if let Some(changed) = changed {
        *field = changed;
    }
}

fn live(room: &Room, since: Version, viewer: &Viewer, detail: Detail) -> Option<TableUpdate> {
    room.table.updates(room.now).since(since, viewer, detail).unwrap()
}

#[test]
fn whoever_hears_all_news_of_a_game_sees_what_is_there() {
    for game in ["pacal", "uxmal"] {
        let mut room = Room::playing(Setup::of(game, 3), &["ana", "bo", "cy"]);
        let mut audience = Audience::new(&room, &["ana", "bo", "cy", "zoe"]);
        let mut rng = Rng::with_seed(1);
        while room.any_step(&mut rng) {
            audience.follow(&room);
        }
        assert!(room.table.is_over());
    }
}

#[test]
fn whoever_hears_all_news_before_the_start_sees_how_far_the_dice_are() {
    let mut room = Room::empty(Setup::of("pacal", 2));
    let mut audience = Audience::new(&room, &["ana", "bo"]);
    for (who, what) in [
        ("ana", sit("ana")),
        ("bo", sit("bo")),
        ("ana", promise("ana")),
        ("bo", promise("bo")),
        ("ana", TableCommand::Start),
        ("ana", reveal("ana")),
        ("bo", TableCommand::Leave),
        ("bo", sit("bo")),
        ("ana", TableCommand::Start),
    ] {
        room.ask(who, what).unwrap();
        audience.follow(&room);
    }
    assert_eq!(room.view("bo").dice.round, 2);
}

#[test]
fn what_is_said_comes_as_an_event_alone() {
    let mut room = Room::playing(Setup::of("pacal", 2), &["ana", "bo"]);
    let before = room.view("bo");
    room.ask("ana", TableCommand::Say { words: ChatText::Text("hello".to_owned()) }).unwrap();
    let news = live(&room, before.version, &viewer("bo"), Detail::Full).unwrap();
    assert_eq!((news.events.len(), news.now.said.as_ref()), (1, None));
    assert!(news.now.position.is_none() && news.now.seats.is_none() && news.now.you.is_none());
    let mut view = before;
    patch(&mut view, news);
    assert_eq!(view, room.view("bo"));
}

#[test]
fn only_what_can_have_changed_is_told() {
    let mut room = Room::playing(Setup::of("pacal", 3), &["ana", "bo", "cy"]);
    room.any_step(&mut Rng::with_seed(1));
    let since = room.table.version() - 1;
    let news = live(&room, since, &viewer("cy"), Detail::Full).unwrap();
    let text = serde_json::to_value(&news.now).unwrap();
    let fields: Vec<_> = text.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, ["asks", "now", "position", "scores", "turn"]);
    let plain = live(&room, since, &viewer("ana"), Detail::Plain).unwrap();
    let text = serde_json::to_string(&plain).unwrap();
    assert!(!text.contains("position") && !text.contains("hint") && text.contains("\"you\""));
}

#[test]
fn whoever_missed_too_much_or_may_not_look_gets_no_news() {
    let setup = Setup { spectators: Spectators::None, ..Setup::of("pacal", 2) };
    let mut room = Room::playing(setup, &["ana", "bo"]);
    let mut rng = Rng::with_seed(1);
    for _ in 0..30 {
        room.any_step(&mut rng);
    }
    assert_eq!(live(&room, 2, &viewer("ana"), Detail::Full), None);
    assert_eq!(live(&room, 0, &viewer("ana"), Detail::Full), None);
    assert_eq!(live(&room, room.table.version() + 1, &viewer("ana"), Detail::Full), None);
    let refusal = room.table.update_since(2, &viewer("zoe"), Detail::Full, room.now).unwrap_err();
    assert_eq!(refusal.code(), "table-no-spectators");
}

#[test]
fn who_comes_back_is_not_told_what_lies_hidden_now() {
    let mut room = Room::playing(Setup::of("pacal", 4), &["ana", "bo", "cy", "dee"]);
    let mut rng = Rng::with_seed(2);
    let since = loop {
        let since = room.table.version();
        room.any_step(&mut rng);
        let last = serde_json::to_string(&**room.log.last().unwrap()).unwrap();
        if last.contains("\"drop ") {
            break since;
        }
    };
    let text = |news: Option<TableUpdate>| serde_json::to_string(&news.unwrap().events).unwrap();
    let there = text(live(&room, since, &viewer("bo"), Detail::Full));
    let back = text(room.table.update_since(since, &viewer("bo"), Detail::Full, room.now).unwrap());
    assert!(there.contains("\"drop ") && !back.contains("drop"), "{back}");
}
