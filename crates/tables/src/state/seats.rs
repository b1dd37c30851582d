//! Who sits where.

use bots::Level;
use protocol::AwayReason;
use rules::{Seat, SeatSet};

use super::time_off::DaysOff;
use crate::{Contribution, Look, PlayerId, Promise, Refusal};

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum SeatState {
    Open,
    Bot(Level),
    Person(Person),
}

/// Somebody with a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Person {
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    /// Why a bot stands in for them, if one does.
    pub(crate) away: Option<AwayReason>,
    /// Whether they end their turns by hand.
    pub(crate) confirms: bool,
    /// Milliseconds that they have beyond the allowance of each turn.
    pub(crate) reserve: u64,
    /// Days off that they may still take.
    pub(crate) days_off_left: u32,
    /// Days off that they have taken.
    pub(crate) days_off: DaysOff,
    /// Their own color and mark, if they have one.
    pub(crate) look: Option<Look>,
    /// The hash of their contribution to the dice, if they promised one.
    pub(crate) promise: Option<Promise>,
    /// Their contribution to the dice, once it is revealed.
    pub(crate) contribution: Option<Contribution>,
    /// The seats that agree that a bot plays for them, because they are away.
    pub(crate) bot_wanted_by: SeatSet,
    /// The players they have muted.
    pub(crate) mutes: Vec<PlayerId>,
}

impl Person {
    pub(crate) fn new(player: PlayerId, name: String, look: Option<Look>) -> Person {
        Person {
            player,
            name,
            away: None,
            confirms: true,
            reserve: 0,
            days_off_left: 0,
            days_off: DaysOff::new(),
            look,
            promise: None,
            contribution: None,
            bot_wanted_by: SeatSet::EMPTY,
            mutes: Vec::new(),
        }
    }
}

/// The seats of a table, in turn order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Seats(Vec<SeatState>);

impl Seats {
    pub(crate) fn open(count: usize) -> Seats {
        Seats(vec![SeatState::Open; count])
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = (Seat, &SeatState)> {
        self.0.iter().enumerate().map(|(index, place)| (Seat::new(index), place))
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.all().filter_map(|(seat, place)| match place {
            SeatState::Person(person) => Some((seat, person)),
            SeatState::Open | SeatState::Bot(_) => None,
        })
    }

    pub(crate) fn people_mut(&mut self) -> impl Iterator<Item = &mut Person> {
        self.0.iter_mut().filter_map(|place| match place {
            SeatState::Person(person) => Some(person),
            SeatState::Open | SeatState::Bot(_) => None,
        })
    }

    /// The seats of people who play for themselves.
    pub(crate) fn present(&self) -> SeatSet {
        self.people().filter(|(_, person)| person.away.is_none()).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn get(&self, seat: Seat) -> Result<&SeatState, Refusal> {
        self.0.get(seat.index()).ok_or(Refusal::NoSuchSeat { seat: seat.number() })
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<&Person> {
        match self.0.get(seat.index()) {
            Some(SeatState::Person(person)) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn person_mut(&mut self, seat: Seat) -> Option<&mut Person> {
        match self.0.get_mut(seat.index()) {
            Some(SeatState::Person(person)) => Some(person),
            _ => None,
        }
    }

    /// Where a person sits.
    pub(crate) fn of(&self, player: &PlayerId) -> Option<Seat> {
        self.people().find(|(_, person)| person.player == *player).map(|(seat, _)| seat)
    }

    pub(crate) fn first_open(&self) -> Option<Seat> {
        self.all().find(|(_, place)| **place == SeatState::Open).map(|(seat, _)| seat)
    }

    pub(crate) fn count_open(&self) -> usize {
        self.all().filter(|(_, place)| **place == SeatState::Open).count()
    }

    /// Changes who holds a seat; none if there is no such seat.
    pub(crate) fn put(&mut self, seat: Seat, place: SeatState) -> Option<()> {
        *self.0.get_mut(seat.index())? = place;
        Some(())
    }

    /// One open seat more, unless there are as many as a table can have.
    pub(crate) fn add(&mut self) -> Option<()> {
        (self.0.len() < rules::MAX_SEATS).then(|| self.0.push(SeatState::Open))
    }

    pub(crate) fn remove(&mut self, seat: Seat) -> Option<()> {
        (seat.index() < self.0.len()).then(|| drop(self.0.remove(seat.index())))
    }

    /// This seat agrees to no bot for anybody any more.
    pub(crate) fn withdraw_votes(&mut self, seat: Seat) {
        for place in &mut self.0 {
            if let SeatState::Person(person) = place {
                let others = person.bot_wanted_by.iter().filter(|voter| *voter != seat);
                person.bot_wanted_by = others.collect();
            }
        }
    }

    /// Whether nobody but this player has chosen the look.
    pub(crate) fn is_free_look(&self, look: Look, player: &PlayerId) -> bool {
        self.people().all(|(_, person)| person.look != Some(look) || person.player == *player)
    }

    /// The color and mark of a seat. People have the one they chose; every other seat has the one of
    /// its number if nobody chose it, or else the first that is left.
    pub(crate) fn look(&self, seat: Seat) -> Option<Look> {
        self.looks().into_iter().nth(seat.index())
    }

    /// The looks of all seats: all are different.
    pub(crate) fn looks(&self) -> Vec<Look> {
        let chosen = |seat: Seat| self.person(seat).and_then(|person| person.look);
        let mut taken: Vec<Look> = Seat::all(self.len()).filter_map(chosen).collect();
        let mut looks: Vec<Option<Look>> = Seat::all(self.len()).map(chosen).collect();
        for number in (0..looks.len()).filter(|index| looks[*index].is_none()).collect::<Vec<_>>() {
            let own = Look::new(number + 1).ok().filter(|look| !taken.contains(look));
            looks[number] = own;
            taken.extend(own);
        }
        let mut left = Look::all().filter(|look| !taken.contains(look));
        looks.into_iter().filter_map(|look| look.or_else(|| left.next())).collect()
    }

    /// The level of the bot that plays this seat; none if a person does.
    pub(crate) fn bot(&self, seat: Seat, stand_in: Level) -> Option<Level> {
        match self.0.get(seat.index())? {
            SeatState::Open => None,
            SeatState::Bot(level) => Some(*level),
            SeatState::Person(person) => person.away.map(|_| stand_in),
        }
    }
}
