//! Every seat's standing in the districts, at the river and at the lake.

use rules::{MAX_SEATS, Seat};

use super::context::Context;
use super::pieces::MOST_DISTRICTS;

/// For the first, second and third place at a water. Rule 10.2.
const WATER_PLACES: [i16; 3] = [12, 8, 4];

/// For the second place in a district. Rule 10.4.
const SECOND_PLACE: i16 = 2;

/// No number of floors takes over a district that the seat already leads. Rule 8.2.
const NEVER: u8 = u8::MAX;

/// How much a pyramid can add, and one step more for what no single one can.
pub(super) const LACKS: usize = 6;

/// Leads are distinguished up to this many floors.
pub(super) const LEADS: usize = 5;

/// The standing of all seats.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    seats: [OfSeat; MAX_SEATS],
    /// What every district is worth.
    pub(super) values: [u8; MOST_DISTRICTS],
    /// What the districts that nobody has built in are worth together.
    pub(super) empty: i16,
}

/// The standing of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct OfSeat {
    /// At the river and at the lake.
    pub(super) waters: [Bank; 2],
    /// What districts would pay if the game ended now.
    pub(super) district_points: i16,
    /// How many districts it is second in.
    pub(super) seconds: u8,
    /// The values of the districts that it leads alone by one floor, by two, and so on.
    pub(super) leads: [i16; LEADS],
    /// The values of the districts, once built in, that it needs one floor more to take over,
    /// two floors more, and so on. One floor: it is tied for the lead.
    pub(super) lacks: [i16; LACKS],
    /// The districts that it leads alone, one bit each.
    pub(super) led: u32,
    /// The floors it needs to take over every district.
    needs: [u8; MOST_DISTRICTS],
}

/// The standing at a water.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bank {
    pub(super) floors: i16,
    /// What the place would pay if the game ended now.
    pub(super) points: i16,
    /// Floors behind the next better seat; none for the best.
    pub(super) behind: i16,
    /// Floors ahead of the next seat that is not better.
    pub(super) ahead: i16,
}

const NOTHING: OfSeat = OfSeat {
    waters: [Bank { floors: 0, points: 0, behind: 0, ahead: 0 }; 2],
    district_points: 0,
    seconds: 0,
    leads: [0; LEADS],
    lacks: [0; LACKS],
    led: 0,
    needs: [NEVER; MOST_DISTRICTS],
};

impl Standing {
    pub(super) fn of(context: &Context<'_>) -> Standing {
        let game = context.game;
        let mut standing =
            Standing { seats: [NOTHING; MAX_SEATS], values: [0; MOST_DISTRICTS], empty: 0 };
        let floors = Floors::of(context);
        standing.take_districts(context, &floors);
        for (water, floors) in floors.waters.iter().enumerate() {
            for (index, seat) in standing.seats.iter_mut().enumerate().take(game.players) {
                seat.waters[water] = Bank::of(index, &floors[..game.players]);
            }
        }
        standing
    }

    #[inline]
    pub(super) fn of_seat(&self, seat: Seat) -> &OfSeat {
        &self.seats[seat.index()]
    }

    fn take_districts(&mut self, context: &Context<'_>, floors: &Floors) {
        let game = context.game;
        for (index, district) in game.board.districts().iter().enumerate().take(MOST_DISTRICTS) {
            if (district.squares & game.open_squares).is_empty() {
                continue;
            }
            self.values[index] = district.value;
            let value = district.value.into();
            let floors = &floors.districts[index][..game.players];
            let (most, second) = two_highest(floors);
            if most == 0 {
                self.empty += value;
                self.seats.iter_mut().for_each(|seat| seat.needs[index] = 1);
                continue;
            }
            for (seat, &mine) in self.seats.iter_mut().zip(floors) {
                seat.take_district(index, value, mine, most, second);
            }
        }
    }
}

impl OfSeat {
    /// What the final scoring would pay for districts and waters.
    #[inline]
    pub(super) fn final_points(&self) -> i16 {
        self.district_points + self.waters[0].points + self.waters[1].points
    }

    /// Whether `added` more floors take over the district. Rule 8.1.
    #[inline]
    pub(super) fn takes_over(&self, district: usize, added: u8) -> bool {
        added >= self.needs[district % MOST_DISTRICTS]
    }

    /// Takes the standing in a built district, where `most` and `second` are the two highest
    /// sums of floors.
    #[inline]
    fn take_district(&mut self, district: usize, value: i16, mine: u8, most: u8, second: u8) {
        let rival = if mine == most { second } else { most };
        if mine > rival {
            self.leads[usize::from(mine - rival).min(LEADS) - 1] += value;
            self.led |= 1 << district;
            self.district_points += value;
            return;
        }
        let lack = rival - mine + 1;
        self.needs[district] = lack;
        self.lacks[usize::from(lack).min(LACKS) - 1] += value;
        if mine == most {
            self.district_points += value;
        } else if mine == second && mine > 0 {
            // Where several lead, `second` is one of them.
            self.district_points += SECOND_PLACE;
            self.seconds += 1;
        }
    }
}

impl Bank {
    /// Rules 10.2 and 10.3.
    fn of(seat: usize, floors: &[i16]) -> Bank {
        let mine = floors[seat];
        let (mut better, mut tied) = (0, 0);
        let (mut above, mut below) = (i16::MAX, 0);
        for (other, &theirs) in floors.iter().enumerate() {
            if theirs > mine {
                better += 1;
                above = above.min(theirs);
            } else {
                tied += i16::from(theirs == mine);
                if other != seat {
                    below = below.max(theirs);
                }
            }
        }
        let shared = || WATER_PLACES.iter().skip(better).zip(0..tied).map(|(points, _)| points);
        Bank {
            floors: mine,
            points: if mine == 0 { 0 } else { shared().sum::<i16>() / tied },
            behind: if better == 0 { 0 } else { above - mine },
            ahead: mine - below,
        }
    }
}

/// The floors of every seat.
struct Floors {
    districts: [[u8; MAX_SEATS]; MOST_DISTRICTS],
    waters: [[i16; MAX_SEATS]; 2],
}

impl Floors {
    fn of(context: &Context<'_>) -> Floors {
        let mut all =
            Floors { districts: [[0; MAX_SEATS]; MOST_DISTRICTS], waters: [[0; MAX_SEATS]; 2] };
        for seat in Seat::all(context.game.players) {
            for pyramid in context.pyramids(seat).iter() {
                all.districts[pyramid.district()][seat.index()] += pyramid.floors;
                for (water, is_there) in all.waters.iter_mut().zip(pyramid.shores) {
                    water[seat.index()] += i16::from(pyramid.floors) * i16::from(is_there);
                }
            }
        }
        all
    }
}

#[inline]
fn two_highest(floors: &[u8]) -> (u8, u8) {
    let (mut most, mut second) = (0, 0);
    for &each in floors {
        second = second.max(each.min(most));
        most = most.max(each);
    }
    (most, second)
}
