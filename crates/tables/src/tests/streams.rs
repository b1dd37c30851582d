//! Requests of any kind from anybody, in any order.

use std::sync::Arc;

use bots::Level;
use proptest::prelude::*;
use protocol::ChatText;
use rules::Seat;

use super::news::Audience;
use super::support::Room;
use crate::{Absences, Pace, Setup, TableCommand, Visibility};

/// Somebody asks something, having seen a version that is so many behind.
#[derive(Clone, Debug)]
struct Ask {
    who: usize,
    behind: u64,
    /// A request of the same name as one before, if they are few.
    id: u8,
    what: Wish,
    wait: u64,
}

/// A request that can depend on the table.
#[derive(Clone, Debug)]
enum Wish {
    Plain(TableCommand),
    /// Any of the legal actions.
    Legal(usize),
    Tick,
    Bot,
    /// The people whose bits are set are away from now on.
    Company(u8),
}

const PEOPLE: [&str; 4] = ["ana", "bo", "cy", "zoe"];

fn wish() -> impl Strategy<Value = Wish> {
    let seat = || (0..5_usize).prop_map(Seat::new);
    let level = || prop::sample::select(vec![Level::Random, Level::Four]);
    let text = || prop::sample::select(vec!["", "Ana", "Bo", "Cy", "\u{7}", "tile", "fly e4", "#"]);
    let flag = any::<bool>;
    let rare = prop_oneof![
        (prop::option::of(0..7_usize), text(), prop::option::of(0..7_usize))
            .prop_map(|(seat, name, look)| TableCommand::Sit { seat, name: name.into(), look }),
        Just(TableCommand::Leave),
        Just(TableCommand::TakeBack),
        Just(TableCommand::OpenSeat),
        seat().prop_map(|seat| TableCommand::CloseSeat { seat }),
        (seat(), level()).prop_map(|(seat, level)| TableCommand::FillSeat { seat, level }),
        seat().prop_map(|seat| TableCommand::FreeSeat { seat }),
        level().prop_map(|level| TableCommand::ChooseStandIn { level }),
        (seat(), flag()).prop_map(|(seat, wanted)| TableCommand::LetBotPlay { seat, wanted }),
        Just(TableCommand::Start),
        text().prop_map(|action| TableCommand::Play { action: action.into() }),
        flag().prop_map(|on| TableCommand::Confirm { on }),
        flag().prop_map(|wanted| TableCommand::Pause { wanted }),
        Just(TableCommand::Resume),
        text().prop_map(|text| TableCommand::Say { words: ChatText::Text(text.into()) }),
        text().prop_map(|text| TableCommand::Say { words: ChatText::Preset(text.into()) }),
        (seat(), flag()).prop_map(|(seat, on)| TableCommand::Mute { seat, on }),
        flag().prop_map(|on| TableCommand::SwitchChat { on }),
        flag().prop_map(|wanted| TableCommand::Rematch { wanted }),
    ];
    let turns = prop::sample::select(vec![
        TableCommand::Undo,
        TableCommand::UndoTurn,
        TableCommand::EndTurn,
    ]);
    prop_oneof![
        6 => any::<usize>().prop_map(Wish::Legal),
        3 => turns.prop_map(Wish::Plain),
        3 => rare.prop_map(Wish::Plain),
        1 => (0..16_u8).prop_map(Wish::Company),
        1 => Just(Wish::Tick),
        2 => Just(Wish::Bot),
    ]
}

fn ask() -> impl Strategy<Value = Ask> {
    let behind = prop_oneof![8 => Just(0_u64), 1 => 0..4_u64, 1 => Just(u64::MAX)];
    let wait = prop_oneof![9 => 0..3000_u64, 1 => 0..200_000_u64];
    (0..PEOPLE.len(), behind, any::<u8>(), wish(), wait)
        .prop_map(|(who, behind, id, what, wait)| Ask { who, behind, id, what, wait })
}

fn setup() -> impl Strategy<Value = Setup> {
    let pace = prop::sample::select(vec![
        Pace::Unhurried,
        Pace::Live { turn_seconds: 5, reserve_seconds: 20 },
        Pace::days(1),
    ]);
    let visibility = prop::sample::select(vec![Visibility::Hidden, Visibility::Open]);
    (prop::sample::select(vec!["pacal", "uxmal"]), 2..4_usize, pace, visibility).prop_map(
        |(game, seats, pace, visibility)| Setup { pace, visibility, ..Setup::of(game, seats) },
    )
}

/// Does what is asked; [`Room::ask_as`] looks to it that a refusal changes nothing.
fn act(room: &mut Room, ask: &Ask) {
    room.wait(ask.wait);
    let acting = room.acting();
    let who = acting.as_deref().filter(|_| ask.id < 200).unwrap_or(PEOPLE[ask.who]);
    let what = match &ask.what {
        Wish::Plain(what) => what.clone(),
        Wish::Legal(index) => {
            let you = room
                .table
                .view(&super::support::viewer(who), room.now)
                .ok()
                .and_then(|view| view.you);
            let legal = you.map(|you| you.legal.actions()).unwrap_or_default();
            let Some(legal) = legal.get(index % legal.len().max(1)) else { return };
            TableCommand::Play { action: legal.action.clone() }
        }
        Wish::Tick => {
            if let Some(answer) = room.table.tick(room.now) {
                room.write_down(&answer);
            }
            return;
        }
        Wish::Bot => return bot(room),
        Wish::Company(away) => return company(room, *away),
    };
    let seen = room.table.version().saturating_sub(ask.behind);
    // Few names, so that many come twice.
    let id = format!("{}", ask.id % 16 + 16 * u8::from(ask.id < 150));
    let id = if ask.id < 150 { format!("{id}-{}", room.table.version()) } else { id };
    let who = who.to_owned();
    let _ = room.ask_as(&who, &id, seen, what);
}

fn company(room: &mut Room, away: u8) {
    let is_away = |number: usize| away & (1 << number) != 0;
    let people = (0..PEOPLE.len()).filter(|number| is_away(*number));
    let people = people.map(|number| (super::support::player(PEOPLE[number]), room.now));
    let absences = Absences::new(people.collect()).with_bots_after(1000);
    if let Some(answer) = room.table.company_changed(&absences, room.now) {
        room.write_down(&answer);
    }
    room.absences = Some(absences);
}

fn bot(room: &mut Room) {
    let Some(job) = room.table.bot_job() else { return };
    let budget = bots::Budget { playouts: Some(1), ..bots::Budget::default() };
    let action = job.choose(&budget);
    let answer = room.table.bot_plays(job.seat, job.version, &action, room.now).unwrap();
    room.write_down(&answer);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn no_stream_of_requests_breaks_a_table(
        setup in setup(),
        asks in prop::collection::vec(ask(), 1..120),
    ) {
        let seats = setup.seats;
        let mut room = Room::empty(setup);
        if asks.len() % 4 != 0 {
            room.begin(&PEOPLE[..seats]);
        }
        let mut audience = Audience::new(&room, &PEOPLE);
        for ask in &asks {
            act(&mut room, ask);
            audience.follow(&room);
            let due = room.table.due();
            prop_assert!(due.len() <= 2, "{due:?}");
        }
        room.is_the_fold_of_its_events();
        for name in PEOPLE {
            let _ = room.table.view(&super::support::viewer(name), room.now).map(|view| serde_json::to_string(&view).unwrap());
            let _ = room.table.history(&super::support::viewer(name));
        }
    }

    #[test]
    fn events_that_cannot_be_are_corrupt_and_no_more(
        asks in prop::collection::vec(ask(), 20..60),
        cut: prop::sample::Index,
        swap: prop::sample::Index,
    ) {
        let mut room = Room::playing(Setup::of("uxmal", 2), &PEOPLE[..2]);
        for ask in &asks {
            act(&mut room, ask);
        }
        let mut events = room.log.clone();
        events.remove(cut.index(events.len()));
        let (one, other) = (swap.index(events.len()), cut.index(events.len()));
        events.swap(one, other);
        for (version, stored) in (1..).zip(&mut events) {
            let stored = Arc::make_mut(stored);
            (stored.version, stored.at) = (version, room.now);
        }
        let _ = crate::Table::from_events(events);
    }
}
