//! Adds up what luck and choices did to one seat: `start + luck + own + others = end`.

use rules::Seat;

use crate::judge::{Event, Kind};

/// What moved one number of one seat, its chance to win or its points, from the start to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Account {
    pub(crate) start: f64,
    pub(crate) luck: f64,
    pub(crate) own: f64,
    pub(crate) others: f64,
    pub(crate) end: f64,
    /// What two looks at the same position disagree about, added up.
    pub(crate) remainder: f64,
}

/// What moved in each of the three parts: the sum and the sum of the sizes.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    sum: f64,
    size: f64,
}

impl Moved {
    fn add(&mut self, effect: f64) {
        self.sum += effect;
        self.size += effect.abs();
    }
}

impl Account {
    /// The account of `seat`, with the effect of each event on it. The remainder is booked:
    /// `start + luck + own + others = end`.
    pub(crate) fn of<A>(
        seat: Seat,
        start: f64,
        end: f64,
        events: &[Event<A>],
        effect: impl Fn(&Event<A>) -> f64,
    ) -> Account {
        let [luck, own, others] = moved(seat, events, effect);
        let remainder = end - start - luck.sum - own.sum - others.sum;
        let size = luck.size + own.size + others.size;
        // In proportion to what moved: a part in which nothing moved gets nothing, so perfect play
        // stays zero. Without any movement there is nobody's choice to book it to.
        let share = |part: Moved| if size > 0.0 { remainder * part.size / size } else { 0.0 };
        let rest = if size > 0.0 { 0.0 } else { remainder };
        Account {
            start,
            luck: luck.sum + share(luck) + rest,
            own: own.sum + share(own),
            others: others.sum + share(others),
            end,
            remainder,
        }
    }

    /// The same with the remainder shown, not booked: `start + luck + own + others + remainder = end`.
    pub(crate) fn unbooked<A>(
        seat: Seat,
        start: f64,
        end: f64,
        events: &[Event<A>],
        effect: impl Fn(&Event<A>) -> f64,
    ) -> Account {
        let [luck, own, others] = moved(seat, events, effect).map(|part| part.sum);
        Account { start, luck, own, others, end, remainder: end - start - luck - own - others }
    }
}

/// What luck, the seat's own choices and those of others moved.
fn moved<A>(seat: Seat, events: &[Event<A>], effect: impl Fn(&Event<A>) -> f64) -> [Moved; 3] {
    let [mut luck, mut own, mut others] = [Moved::default(); 3];
    for event in events {
        let part = match event.kind {
            Kind::Chance { .. } => &mut luck,
            Kind::Choice { seat: mover, .. } if mover == seat => &mut own,
            Kind::Choice { .. } => &mut others,
        };
        part.add(effect(event));
    }
    [luck, own, others]
}
