//! Opens a table with everyone seated who is asked for.

use std::sync::Arc;

use protocol::{Moment, NewSeat, NewTable, RequestId, TableCommand, TableId};
use rules::Seat;

use crate::{PlayerId, Refusal, Request, Seed, Setup, Stored, Table};

/// Opens the table that somebody asked for and seats everyone; `player` is a person by their number
/// at the browser that asked. The first is the host, also without a seat.
pub fn open_for(
    new: &NewTable,
    setup: Setup,
    id: TableId,
    seed: Seed,
    player: impl Fn(u8) -> PlayerId,
    now: Moment,
) -> Result<(Table, Vec<Arc<Stored>>), Refusal> {
    let host = player(1);
    let (mut table, mut events) = Table::open(id, setup, host.clone(), seed, now)?;
    let mut people = 0_u8;
    for (index, place) in new.places.iter().enumerate() {
        let seat = Seat::from_number(index + 1).ok_or(Refusal::NoSuchSeat { seat: index + 1 })?;
        let (from, what) = match place {
            NewSeat::Open(_) => continue,
            NewSeat::Bot(level) => (host.clone(), TableCommand::FillSeat { seat, level: *level }),
            NewSeat::Person(name) => {
                people = people.saturating_add(1);
                let look = new.look.filter(|_| people == 1);
                let (seat, name) = (Some(seat.number()), name.clone());
                (player(people), TableCommand::Sit { seat, name, look })
            }
        };
        events.extend(ask(&mut table, from, what, now)?);
    }
    Ok((table, events))
}

fn ask(
    table: &mut Table,
    from: PlayerId,
    what: TableCommand,
    now: Moment,
) -> Result<Vec<Arc<Stored>>, Refusal> {
    let seen_version = table.version();
    let id = RequestId::new(&format!("open-{seen_version}")).map_err(|_| Refusal::BadId)?;
    Ok(table.ask(&Request { id, seen_version, from, what }, now)?.events)
}
