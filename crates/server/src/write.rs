//! What a table gives out, made ready for the store.

use std::sync::Arc;

use protocol::{Moment, Phase};
use store::{Line, NewRow, Part, SeatLine, Waits};
use tables::{Due, Spectators, Stored, Table};

/// How long a node keeps the work of a bot for itself, in milliseconds: longer than a bot thinks,
/// short enough to wait for should the node be gone.
pub(crate) const HOLD: i64 = 20_000;

/// The moment as the store counts.
pub(crate) fn millis(moment: Moment) -> i64 {
    i64::try_from(moment.as_millis()).unwrap_or(i64::MAX)
}

/// The part of a write that tells these events of a table, which has taken them in already.
pub(crate) fn part(table: &Table, events: &[Arc<Stored>], now: Moment) -> Part {
    let first = events.first().map_or(table.version() + 1, |stored| stored.version);
    let moves_people = events.iter().any(|stored| stored.event.moves_people());
    Part {
        table: table.id().as_str().to_owned(),
        first,
        rows: events.iter().map(|stored| row(stored)).collect(),
        line: line(table, now),
        seats: moves_people.then(|| seats(table)),
    }
}

fn row(stored: &Stored) -> NewRow {
    let body = serde_json::to_string(stored).expect("an event can be written as JSON");
    NewRow { at: millis(stored.at), body }
}

fn line(table: &Table, now: Moment) -> Line {
    let waits = table.notice().map(|notice| seat_number(notice.seat.number()));
    let (due_at, held_until) = due(table, now);
    Line {
        game: table.setup().game.clone(),
        public: table.setup().spectators == Spectators::Public,
        phase: phase(table.phase()),
        updated: millis(now),
        waits: waits.into_iter().collect::<Waits>(),
        due_at,
        held_until,
    }
}

/// When something is due that people do not do, and until when this node keeps it for itself.
fn due(table: &Table, now: Moment) -> (Option<i64>, Option<i64>) {
    let (now, mut due_at, mut held_until) = (millis(now), None, None);
    for due in table.due() {
        match due {
            Due::Tick { at } => due_at = due_at.or(Some(millis(at))),
            Due::Rematch => due_at = Some(now),
            Due::Bot { .. } => (due_at, held_until) = (Some(now), Some(now + HOLD)),
        }
    }
    (due_at, held_until)
}

fn phase(phase: Phase) -> store::Phase {
    match phase {
        Phase::Gathering => store::Phase::Gathering,
        Phase::Playing => store::Phase::Playing,
        Phase::Paused => store::Phase::Paused,
        Phase::Over => store::Phase::Over,
    }
}

fn seats(table: &Table) -> Vec<SeatLine> {
    let line = |(seat, player): (rules::Seat, &tables::PlayerId)| SeatLine {
        seat: seat_number(seat.number()),
        player: player.as_str().to_owned(),
    };
    table.people().map(line).collect()
}

fn seat_number(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
