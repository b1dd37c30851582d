//! Converts the events of a table into a write for the store.

use std::sync::Arc;

use protocol::{Moment, Phase};
use store::{NewEvent, SeatedPlayer, TableIndex, TableWrite, Waits, Write};
use tables::{Due, Event, ServerKey, Spectators, Stored, Table};

use crate::operations::clock::millis;

/// How long a node keeps a bot's turn to itself, in milliseconds: longer than a bot thinks, and short
/// enough to wait for if the node dies.
const BOT_LEASE: i64 = 20_000;

/// What a table waits for, other than people.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DueWork {
    pub(crate) bot: bool,
    pub(crate) tick: Option<Moment>,
    pub(crate) rematch: bool,
}

impl DueWork {
    pub(crate) fn of(table: &Table) -> DueWork {
        table.due().into_iter().fold(DueWork::default(), |work, due| match due {
            Due::Bot { .. } => DueWork { bot: true, ..work },
            Due::Tick { at } => DueWork { tick: Some(at), ..work },
            Due::Rematch => DueWork { rematch: true, ..work },
        })
    }

    /// When the earliest of it is due.
    fn due_at(self, now: i64) -> Option<i64> {
        if self.bot || self.rematch { Some(now) } else { self.tick.map(millis) }
    }

    /// Only a bot's turn is leased: this node has queued it already.
    fn lease_until(self, now: i64) -> Option<i64> {
        self.bot.then_some(now + BOT_LEASE)
    }
}

/// The write that stores these events, which the table has already applied.
///
/// # Panics
///
/// Never: every event can be written as JSON.
pub(crate) fn table_write(
    key: &ServerKey,
    table: &Table,
    events: &[Arc<Stored>],
    due: DueWork,
    now: Moment,
) -> TableWrite {
    write_of(table, events, due, now, |stored| new_event(key, stored))
}

/// The same for events that contain no secret: a table is opened only once.
pub(crate) fn write_without_opening(
    table: &Table,
    events: &[Arc<Stored>],
    now: Moment,
) -> TableWrite {
    write_of(table, events, DueWork::of(table), now, plain_event)
}

fn write_of(
    table: &Table,
    events: &[Arc<Stored>],
    due: DueWork,
    now: Moment,
    new_event: impl Fn(&Stored) -> NewEvent,
) -> TableWrite {
    let first = events.first().map_or(table.version() + 1, |stored| stored.version);
    let moves_people = events.iter().any(|stored| stored.event.moves_people());
    TableWrite {
        table: table.id().as_str().to_owned(),
        first,
        events: events.iter().map(|stored| new_event(stored)).collect(),
        index: index(table, due, millis(now)),
        seats: moves_people.then(|| seats(table)),
    }
}

/// How many bytes of events a write has.
pub(crate) fn size(write: &Write) -> usize {
    write.tables.iter().flat_map(|table| &table.events).map(|event| event.body.len()).sum()
}

fn new_event(key: &ServerKey, stored: &Stored) -> NewEvent {
    match stored.event {
        Event::Opened(_) => plain_event(&key.sealed(stored)),
        _ => plain_event(stored),
    }
}

fn plain_event(stored: &Stored) -> NewEvent {
    let written = serde_json::to_string(stored);
    NewEvent { at: millis(stored.at), body: written.expect("an event can be written as JSON") }
}

fn index(table: &Table, due: DueWork, now: i64) -> TableIndex {
    let waits = table.notice().map(|notice| seat_number(notice.seat.number()));
    TableIndex {
        game: table.setup().game.clone(),
        public: table.setup().spectators == Spectators::Public,
        phase: phase(table.phase()),
        updated: now,
        waits: waits.into_iter().collect::<Waits>(),
        due_at: due.due_at(now),
        lease_until: due.lease_until(now),
    }
}

fn phase(phase: Phase) -> store::Phase {
    match phase {
        Phase::Gathering => store::Phase::Gathering,
        Phase::Playing => store::Phase::Playing,
        Phase::Paused => store::Phase::Paused,
        Phase::Over => store::Phase::Over,
    }
}

fn seats(table: &Table) -> Vec<SeatedPlayer> {
    let seated = |(seat, player): (rules::Seat, &tables::PlayerId)| SeatedPlayer {
        seat: seat_number(seat.number()),
        player: player.as_str().to_owned(),
    };
    table.people().map(seated).collect()
}

fn seat_number(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
