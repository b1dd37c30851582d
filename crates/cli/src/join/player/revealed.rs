//! What the server showed about the dice when we revealed our contribution: from then on it must not
//! be able to choose anything.

use protocol::TableView;
use tables::{Promise, SetupHash};

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Revealed {
    pub(super) setup: SetupHash,
    pub(super) promises: Vec<(usize, Promise)>,
}

impl Revealed {
    /// None if the server does not show what the dice will depend on.
    pub(super) fn of(view: &TableView) -> Option<Revealed> {
        let setup = SetupHash::read(view.dice.setup.as_deref()?)?;
        let promised = view.seats.iter().filter_map(|seat| {
            let promise = Promise::read(seat.promise.as_deref()?).ok()?;
            Some((seat.seat, promise))
        });
        Some(Revealed { setup, promises: promised.collect() })
    }
}
