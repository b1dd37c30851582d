//! Writes the features of a position, seat by seat. The order of the numbers is the layout that
//! the network was trained for.

use rules::{MAX_SEATS, Seat};

use super::bitboard::Bitboard;
use super::context::Context;
use super::potential::{Chance, Potential};
use super::standing::{OfSeat, Standing};
use super::turn_order::{Coming, TurnOrder};
use super::{BUILDING, DISTRICTS, GAPS, PIECES, POINTS, RIVALS, Row, TURN, WATERS};
use crate::Pacal;
use crate::components::{Face, GOD_STONES};
use crate::square::Squares;
use crate::state::{State, Step};

/// Everything worth knowing about a position.
#[derive(Debug)]
pub(super) struct FeatureWriter<'a> {
    game: &'a Pacal,
    state: &'a State,
    order: &'a TurnOrder,
    standing: &'a Standing,
    potentials: &'a [Potential; MAX_SEATS],
    scores: [i16; MAX_SEATS],
    /// What everybody would have if the game ended now.
    totals: [i16; MAX_SEATS],
    /// How many more pyramids everybody has to build to end the game.
    to_build: [i16; MAX_SEATS],
    /// How near the end is, from zero to one.
    nearness: f32,
}

impl FeatureWriter<'_> {
    pub(super) fn of<'a>(
        context: &Context<'a>,
        order: &'a TurnOrder,
        standing: &'a Standing,
        potentials: &'a [Potential; MAX_SEATS],
    ) -> FeatureWriter<'a> {
        let mut writer = FeatureWriter {
            game: context.game,
            state: context.state,
            order,
            standing,
            potentials,
            scores: [0; MAX_SEATS],
            totals: [0; MAX_SEATS],
            to_build: [0; MAX_SEATS],
            nearness: 0.0,
        };
        for seat in Seat::all(context.game.players) {
            writer.take_seat(seat);
        }
        writer
    }

    fn take_seat(&mut self, seat: Seat) {
        let (game, state, index) = (self.game, self.state, seat.index());
        let score = i16::try_from(state.scores[index]).unwrap_or(i16::MAX / 2);
        let gods: u8 = state.god_stones(seat).sum();
        let left: u8 = state.pyramid_supply[index].iter().sum();
        self.scores[index] = score;
        self.totals[index] = score + self.standing(seat).final_points() + i16::from(gods);
        self.to_build[index] = i16::from(left) - i16::from(game.pyramids_left_at_end());
        let by_points = f32::from(score) / f32::from(game.threshold());
        let by_pyramids = 1.0 - f32::from(self.to_build[index]) * 0.1;
        self.nearness = self.nearness.max(by_points).max(by_pyramids).min(1.0);
    }

    /// Writes what `seat` sees.
    pub(super) fn write(&self, seat: Seat, row: &mut Row<'_>) {
        row.part(TURN, |row| self.write_turn(seat, row));
        row.part(POINTS, |row| self.write_points(seat, row));
        row.part(WATERS, |row| self.write_waters(seat, row));
        row.part(DISTRICTS, |row| self.write_districts(seat, row));
        row.part(PIECES, |row| self.write_pieces(seat, row));
        row.part(BUILDING, |row| self.write_building(seat, row));
        row.part(GAPS, |row| self.write_gaps(seat, row));
        row.part(RIVALS, |row| self.write_rivals(seat, row));
    }

    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.players).filter(move |&other| other != seat)
    }

    /// The highest number of the rivals.
    #[inline]
    fn best_rival<T: Copy + Ord + Default>(&self, seat: Seat, of: impl Fn(Seat) -> T) -> T {
        self.rivals(seat).map(of).max().unwrap_or_default()
    }

    fn standing(&self, seat: Seat) -> &OfSeat {
        self.standing.of_seat(seat)
    }

    fn potential(&self, seat: Seat) -> &Potential {
        &self.potentials[seat.index()]
    }

    /// The step of the turn, for the seat whose turn it is.
    fn step(&self, seat: Seat) -> Option<Step> {
        (self.state.seat == seat).then_some(self.state.step)
    }

    /// Turn: is it mine, turns until mine, does mine start a round, have I had my last; the step,
    /// one of eight; is the die to be rolled; the die, one of five; first round, closing round,
    /// rounds without building; players, one of four.
    fn write_turn(&self, seat: Seat, row: &mut Row<'_>) {
        let (game, state) = (self.game, self.state);
        let Coming { wait, starts_round, die, never } = self.order.of_seat(seat);
        row.flag(state.seat == seat);
        row.scaled(wait, 5.0);
        row.flag(starts_round);
        row.flag(never);
        row.one_of::<8>(self.step(seat).map(step_place));
        row.flag(state.step == Step::Roll);
        row.one_of::<5>(die.map(die_place));
        row.flag(state.first_round);
        row.flag(state.closing);
        row.scaled(state.idle_rounds, 10.0);
        row.one_of::<4>(Some(game.players - 2));
    }

    /// Points: mine and the best rival's as shares of the threshold, ahead of the best and of the
    /// average rival; total if the game ended now, ahead of the best rival's, the same if the end
    /// is near; pyramids to the end, mine and the nearest rival's, is it one; can my next
    /// pyramid end the game, can a rival's.
    fn write_points(&self, seat: Seat, row: &mut Row<'_>) {
        let threshold = f32::from(self.game.threshold());
        let mine = self.scores[seat.index()];
        let best = self.best_rival(seat, |rival| self.scores[rival.index()]);
        let all: i16 = self.scores.iter().sum();
        let players = f32::from(u8::try_from(self.game.players).unwrap_or(2));
        let average = f32::from(all - mine) / (players - 1.0);
        row.push(f32::from(mine) / threshold);
        row.push(f32::from(best) / threshold);
        row.scaled(mine - best, 15.0);
        row.scaled(f32::from(mine) - average, 15.0);
        let total = self.totals[seat.index()];
        let ahead = total - self.best_rival(seat, |rival| self.totals[rival.index()]);
        row.scaled(total, 60.0);
        row.scaled(ahead, 25.0);
        row.scaled(f32::from(ahead) * self.nearness * self.nearness, 15.0);
        let to_build = self.to_build[seat.index()];
        let rival = -self.best_rival(seat, |rival| -self.to_build[rival.index()]);
        row.scaled(to_build, 10.0);
        row.scaled(rival, 10.0);
        row.flag(to_build == 1);
        row.flag(rival == 1);
        row.flag(self.can_end(seat));
        row.flag(self.rivals(seat).any(|rival| self.can_end(rival)));
    }

    /// Whether the next pyramid can be the one that ends the game. Rules 9.1 to 9.3.
    fn can_end(&self, seat: Seat) -> bool {
        let chance = self.potential(seat).next;
        let points = self.scores[seat.index()] + i16::from(chance.points);
        let by_points = chance.points > 0 && points.unsigned_abs() >= self.game.threshold();
        by_points || (chance.builds && self.to_build[seat.index()] == 1)
    }

    /// River, then lake: floors, points if the game ended now, floors behind the next better seat,
    /// floors ahead of the next one.
    fn write_waters(&self, seat: Seat, row: &mut Row<'_>) {
        for bank in self.standing(seat).waters {
            row.scaled(bank.floors, 10.0);
            row.scaled(bank.points, 12.0);
            row.scaled(bank.behind, 5.0);
            row.scaled(bank.ahead, 5.0);
        }
    }

    /// Districts: points if the game ended now, mine and the best rival's; second places; values
    /// of those I lead alone, by the lead; of the empty ones; of those I do not, by the floors
    /// I need; of those I lead that rivals can take over before my next turn.
    fn write_districts(&self, seat: Seat, row: &mut Row<'_>) {
        let standing = self.standing(seat);
        row.scaled(standing.district_points, 30.0);
        row.scaled(self.best_rival(seat, |rival| self.standing(rival).district_points), 30.0);
        row.scaled(standing.seconds, 4.0);
        standing.leads.iter().for_each(|&value| row.scaled(value, 15.0));
        row.scaled(self.standing.empty, 30.0);
        standing.lacks.iter().for_each(|&value| row.scaled(value, 15.0));
        let prey = self.rivals_before(seat).map(|rival| self.potential(rival).next.takes);
        let at_risk = standing.led & prey.fold(0, |all, each| all | each);
        row.scaled(self.value_of(at_risk), 10.0);
    }

    /// The rivals who can build before `seat` can on its next turn.
    fn rivals_before(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.rivals(seat).filter(move |&rival| self.order.is_before(rival, seat))
    }

    /// The values of some districts together.
    fn value_of(&self, mut districts: u32) -> u16 {
        let mut value = 0;
        while districts != 0 {
            let index = districts.trailing_zeros() as usize;
            value += self.game.board.districts().get(index).map_or(0, |each| each.value.into());
            districts &= districts - 1;
        }
        value
    }

    /// My pieces: stones in the supply, is it empty, visible stones; one stone in my ship, several;
    /// ships of rivals with one stone of mine, with several; single stones of rivals in my ship;
    /// pyramids left by height; god stones; floors left.
    fn write_pieces(&self, seat: Seat, row: &mut Row<'_>) {
        let (state, index) = (self.state, seat.index());
        let inside = |ship: Seat, color: Seat| state.holds[ship.index()].count(color);
        row.scaled(state.stone_supply[index], 10.0);
        row.flag(state.stone_supply[index] == 0);
        row.scaled(count(state.stones[index]), 6.0);
        row.flag(inside(seat, seat) == 1);
        row.flag(inside(seat, seat) > 1);
        let (mut single, mut several, mut guests) = (0_u8, 0_u8, 0_u8);
        for rival in self.rivals(seat) {
            single += u8::from(inside(rival, seat) == 1);
            several += u8::from(inside(rival, seat) > 1);
            guests += u8::from(inside(seat, rival) == 1);
        }
        row.scaled(single, 2.0);
        row.scaled(several, 2.0);
        row.scaled(guests, 2.0);
        let supply = state.pyramid_supply[index];
        for left in supply {
            row.scaled(left, 3.0);
        }
        for stone in 0..GOD_STONES.len() {
            row.flag(state.god_stones[index] >> stone & 1 != 0);
        }
        let left: u8 = (1..).zip(supply).map(|(floors, left): (u8, u8)| floors * left).sum();
        row.scaled(left, 34.0);
    }

    /// Building. In this turn, if it is mine: heights from two to five, points. On my next turn:
    /// the same, the values of all districts I can take over, the height of what I can build at
    /// the river and at the lake. Once the other ships have left: the height.
    fn write_building(&self, seat: Seat, row: &mut Row<'_>) {
        let Potential { now, next, later, .. } = self.potential(seat);
        for chance in [now, next] {
            (2..=5).for_each(|height| row.flag(chance.heights >> height & 1 != 0));
            row.scaled(chance.points, 7.0);
        }
        row.scaled(self.value_of(next.takes), 15.0);
        next.shores.iter().for_each(|&floors| row.scaled(floors, 5.0));
        row.push(self.potential(seat).height_on(*later));
    }

    /// Where one more stone would help: how many squares for three, four and five floors; the
    /// height a stone allows if I drop it now into my ship, into another, at any time into another;
    /// if I land straight, with turns; how many squares for four and five floors I can land on; how
    /// many straight ends, is there none.
    fn write_gaps(&self, seat: Seat, row: &mut Row<'_>) {
        let potential = self.potential(seat);
        potential.gaps.iter().for_each(|&gaps| row.scaled(gaps.len(), 8.0));
        let (mut own, mut others) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for owner in Seat::all(self.game.players) {
            if let Some(ship) = self.state.ships[owner.index()] {
                let ships = if owner == seat { &mut own } else { &mut others };
                ships.insert(ship.column(), ship.row());
            }
        }
        let on_others = potential.height_on(others);
        let (into_own, into_others) = match self.step(seat) {
            Some(_) => Pacal::open_ships(self.state),
            None => (false, false),
        };
        row.push(if into_own { potential.height_on(own) } else { 0.0 });
        row.push(if into_others { on_others } else { 0.0 });
        row.push(on_others);
        let Potential { straight, bent, .. } = *potential;
        row.push(potential.height_on(straight));
        row.push(potential.height_on(bent));
        let high = potential.gaps[1] | potential.gaps[2];
        row.scaled((high & (straight | bent)).len(), 4.0);
        row.scaled(straight.len(), 4.0);
        row.flag(straight.is_empty());
    }

    /// Rivals: the most points that one can make on the next turn, that one can make before mine,
    /// and the height of the pyramid that one can build before mine.
    fn write_rivals(&self, seat: Seat, row: &mut Row<'_>) {
        row.scaled(self.best_rival(seat, |rival| self.potential(rival).next.points), 7.0);
        let mut best = Chance::NONE;
        for rival in self.rivals_before(seat) {
            let chance = self.potential(rival).next;
            best.points = best.points.max(chance.points);
            best.heights |= chance.heights;
        }
        row.scaled(best.points, 7.0);
        row.push(best.height());
    }
}

/// How many squares these are.
fn count(squares: Squares) -> u8 {
    u8::try_from(squares.len()).unwrap_or(u8::MAX)
}

fn step_place(step: Step) -> usize {
    match step {
        Step::Place => 0,
        Step::Roll => 1,
        Step::Move => 2,
        Step::Land => 3,
        Step::DropTwo => 4,
        Step::DropOwn => 5,
        Step::DropOther => 6,
        Step::Build => 7,
        Step::Over => 8,
    }
}

/// Numbers of custom dice count as the nearest one of the printed die.
fn die_place(face: Face) -> usize {
    match face {
        Face::Arrows => 0,
        Face::Number(number) => usize::from(number.clamp(2, 5)) - 1,
    }
}
