//! Which actions are legal. The sets and predicates here are the one definition of legality: the
//! list reads them, and `why` uses the same ones to explain what is wrong with an action.

use std::ops::ControlFlow;

use crate::Pacal;
use crate::action::{Action, Ship, Work};
use crate::components::{Face, MAX_FLOORS, Pyramids};
use crate::constellation::{Constellation, Search, Shapes};
use crate::flight::{self, DeadEnds};
use crate::setup::{Edition, Gaps};
use crate::square::{Square, Squares};
use crate::state::{State, Step};
use rules::Seat;

pub(crate) fn list(game: &Pacal, state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    match state.step {
        Step::Place => extend(actions, game.places(state), Action::Place),
        Step::Roll => actions.extend(game.weights.faces().iter().copied().map(Action::Roll)),
        Step::Move => list_moves(&game.moves(state), actions),
        Step::Land => extend(actions, game.free_squares(state), Action::Land),
        Step::DropTwo | Step::DropOwn | Step::DropOther => list_drops(game, state, actions),
        Step::Build => {
            actions.push(Action::Pass);
            let _ = each_construction(game, state, |action| {
                actions.push(action);
                ControlFlow::Continue(())
            });
            actions[1..].sort_unstable();
        }
        Step::Over => {}
    }
}

/// How the ship may move. Of `land` and `god_stones`, a stuck ship has one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    /// Ends of straight flights.
    pub(crate) straight: Squares,
    /// Ends of bent flights that no straight one reaches. Ruling A9.
    pub(crate) bent: Squares,
    /// Ends of leaps.
    pub(crate) leaps: Squares,
    /// Whether the ship cannot fly at all. Rules 5.10 and 5.11.
    pub(crate) stuck: bool,
    /// God stones that may be given up, one bit each.
    pub(crate) god_stones: u8,
    /// Where a stuck ship without a god stone may be put.
    pub(crate) land: Squares,
}

impl Pacal {
    /// The free squares of the sacred district. Rule 3.4, ruling D3.
    pub(crate) fn places(&self, state: &State) -> Squares {
        self.board.sacred().squares & !state.all_ships()
    }

    /// The squares where a ship may be put down: no ship, pyramid, lake or cover. Ruling A5.
    ///
    /// The ship's own square is not among them (rulings A14 and A56).
    #[inline]
    pub(crate) fn free_squares(&self, state: &State) -> Squares {
        self.open_squares & !state.all_pyramids() & !state.first_ships(self.players)
    }

    /// Every way in which the ship of the seat to move may move.
    #[inline]
    pub(crate) fn moves(&self, state: &State) -> Moves {
        let held = state.god_stones[state.seat.index()];
        let mut moves = Moves {
            straight: Squares::EMPTY,
            bent: Squares::EMPTY,
            leaps: Squares::EMPTY,
            stuck: false,
            god_stones: held,
            land: Squares::EMPTY,
        };
        let Some(ship) = state.ships[state.seat.index()] else { return moves };
        let free = self.free_squares(state);
        // Rule 5.11: in the first round every flight leaves the sacred district.
        let goals = if state.first_round { !self.board.sacred().squares } else { !Squares::EMPTY };
        match state.die {
            Face::Number(number) => {
                let lifted = free | Squares::of(ship);
                moves.straight = flight::straight_ends(lifted, ship, number) & goals;
                if !state.first_round && number > 1 {
                    let ends = flight::bent_ends(lifted, ship, number, self.dead_ends());
                    moves.bent = ends & !moves.straight;
                }
            }
            Face::Arrows => moves.leaps = free & Squares::cross(ship) & goals,
        }
        moves.stuck = moves.straight.is_empty() && moves.leaps.is_empty();
        if moves.stuck && held == 0 {
            moves.land = free;
        }
        // Ruling A17: no god stone in the first round unless the ship is stuck.
        if state.first_round && !moves.stuck {
            moves.god_stones = 0;
        }
        moves
    }

    /// A path for the bent flight that ends on `to`.
    pub(crate) fn bent_way(&self, state: &State, to: Square) -> Option<Vec<Square>> {
        let (Some(ship), Face::Number(number)) = (state.ship(state.seat), state.die) else {
            return None;
        };
        let lifted = self.free_squares(state) | Squares::of(ship);
        flight::bent_way(lifted, ship, to, number, self.dead_ends())
    }

    pub(crate) fn dead_ends(&self) -> DeadEnds {
        match self.edition {
            Edition::De | Edition::Fr => DeadEnds::Stop,
            Edition::Cs => DeadEnds::DoNotCount,
        }
    }

    /// Where the next stone of the seat to move can come from.
    #[inline]
    pub(crate) fn stone_source(&self, state: &State) -> StoneSource {
        let seat = state.seat.index();
        if state.stone_supply[seat] > 0 {
            return StoneSource::Supply;
        }
        // Ruling A64: the Czech rulebook lets only one stone a turn be taken back.
        if state.taken_back && self.edition == Edition::Cs {
            return StoneSource::Board(Squares::EMPTY);
        }
        StoneSource::Board(state.stones[seat])
    }

    /// How many stones the seat to move may still drop: rule 6.1, as far as there are any (6.5).
    pub(crate) fn stones_to_drop(&self, state: &State) -> u8 {
        let most = match state.step {
            Step::DropTwo => 2,
            Step::DropOwn | Step::DropOther => 1,
            _ => 0,
        };
        let seat = state.seat.index();
        let (supply, on_board) = (state.stone_supply[seat], state.stones[seat].len());
        // Ruling A64: the Czech rulebook lets only one stone a turn be taken back.
        let back = match self.edition {
            Edition::Cs => on_board.min(u32::from(!state.taken_back)),
            Edition::De | Edition::Fr => on_board,
        };
        most.min(supply.saturating_add(u8::try_from(back).unwrap_or(u8::MAX)))
    }

    /// The ships that the next stone may go into: the player's own, others. Rule 6.1.
    pub(crate) fn open_ships(state: &State) -> (bool, bool) {
        match state.step {
            Step::DropTwo => (true, true),
            Step::DropOwn => (true, false),
            Step::DropOther => (false, true),
            _ => (false, false),
        }
    }

    /// The floors that a pyramid from a constellation of `floors` may have, one bit each: that
    /// many, or if none is left in the supply, any lower one. Rule 7.10, rulings A26 and A60.
    #[inline]
    pub(crate) fn heights(supply: Pyramids, floors: u8) -> u8 {
        heights(in_supply(supply), floors)
    }
}

/// The floors of which a pyramid is left, one bit each.
#[inline]
fn in_supply(supply: Pyramids) -> u8 {
    let bit = |(floors, &left): (usize, &u8)| u8::from(left > 0) << (floors + 1);
    supply.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
}

#[inline]
fn heights(in_supply: u8, floors: u8) -> u8 {
    let exact = 1 << floors;
    in_supply & if in_supply & exact == 0 { exact - 1 } else { exact }
}

/// Where a stone to drop can come from. Rule 6.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoneSource {
    /// The player has stones in the supply.
    Supply,
    /// The supply is empty: one of these visible stones is taken back.
    Board(Squares),
}

impl StoneSource {
    #[inline]
    pub(crate) fn is_dry(self) -> bool {
        matches!(self, StoneSource::Board(squares) if squares.is_empty())
    }
}

#[inline]
fn extend(actions: &mut Vec<Action>, squares: Squares, action: impl Fn(Square) -> Action) {
    squares.for_each(|square| actions.push(action(square)));
}

#[inline]
fn list_moves(moves: &Moves, actions: &mut Vec<Action>) {
    extend(actions, moves.straight, Action::Fly);
    extend(actions, moves.bent, Action::Bend);
    extend(actions, moves.leaps, Action::Leap);
    for (index, value) in crate::components::GOD_STONES.into_iter().enumerate() {
        if moves.god_stones >> index & 1 != 0 {
            actions.push(Action::God(value));
        }
    }
    extend(actions, moves.land, Action::Land);
}

fn list_drops(game: &Pacal, state: &State, actions: &mut Vec<Action>) {
    actions.push(Action::Done);
    let source = game.stone_source(state);
    let mut list_into = |into: Ship| match source {
        StoneSource::Supply => actions.push(Action::Drop { into, from: None }),
        StoneSource::Board(squares) => {
            let drop = |square| Action::Drop { into, from: Some(square) };
            extend(actions, squares, drop);
        }
    };
    let (own, others) = Pacal::open_ships(state);
    if own {
        list_into(Ship::Own);
    }
    if others {
        Seat::all(game.players)
            .filter(|&seat| seat != state.seat)
            .for_each(|seat| list_into(Ship::Of(seat)));
    }
}

/// Whether the seat to move can build or raise anything.
pub(crate) fn can_construct(game: &Pacal, state: &State) -> bool {
    each_construction(game, state, |_| ControlFlow::Break(())).is_break()
}

/// Calls `found` with every pyramid that the seat to move may build or raise, in no particular
/// order, until it breaks off.
#[inline]
fn each_construction(
    game: &Pacal,
    state: &State,
    mut found: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let seat = state.seat.index();
    let (stones, pyramids) = (&state.stones[seat], &state.pyramids[seat]);
    let supply = in_supply(state.pyramid_supply[seat]);
    // Rules 7.6 and 7.7: nothing without a stone.
    if stones.is_empty() || supply == 0 {
        return ControlFlow::Continue(());
    }
    let sites = Sites { game, state, stones, pyramids, supply };
    let shapes = Shapes {
        // Rule 7.10: no constellation allows a pyramid that is higher than its floors.
        least_floors: supply.trailing_zeros().to_le_bytes()[0],
        diamonds: game.diamonds,
        side: game.board.columns().max(game.board.rows()),
    };
    let mut try_candidate = |candidate| sites.try_candidate(candidate, &mut found);
    Search { squares: *stones | *pyramids, shapes, found: &mut try_candidate }.run()
}

/// Where the seat to move could build or raise.
struct Sites<'a> {
    game: &'a Pacal,
    state: &'a State,
    stones: &'a Squares,
    pyramids: &'a Squares,
    /// The heights in the supply, one bit each.
    supply: u8,
}

impl Sites<'_> {
    /// Everything that some own squares allow, if they form a constellation.
    fn try_candidate(
        &self,
        squares: Constellation,
        found: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Sites { game, state, .. } = *self;
        let Some(floors) = game.floors_of(squares) else { return ControlFlow::Continue(()) };
        // Ruling A22.
        if game.gaps == Gaps::Empty && !(squares.gaps() & game.taken_gaps(state)).is_empty() {
            return ControlFlow::Continue(());
        }
        self.try_site(squares, floors, found)
    }

    #[inline]
    fn try_site(
        &self,
        constellation: Constellation,
        floors: u8,
        found: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let heights = heights(self.supply, floors);
        if heights == 0 {
            return ControlFlow::Continue(());
        }
        let n_pyramids = constellation.count(|square| self.pyramids.contains(square));
        let Sites { game, state, stones, .. } = *self;
        let site = Site { game, state, constellation, heights, stones, n_pyramids };
        if site.may_build() {
            site.each_build(found)?;
        }
        if site.may_raise() { site.each_raise(found) } else { ControlFlow::Continue(()) }
    }
}

impl Pacal {
    /// The floors that a constellation allows; none if its squares are no constellation. Rule 7.2,
    /// ruling A24.
    pub(crate) fn floors_of(&self, constellation: Constellation) -> Option<u8> {
        let diamond = || (self.diamonds && constellation.is_diamond()).then_some(MAX_FLOORS);
        constellation.floors().or_else(diamond)
    }

    /// The squares that may not lie between the stones of a constellation. Ruling A22: none, or
    /// with the option `gaps` those with a visible stone, a ship or a pyramid.
    pub(crate) fn taken_gaps(&self, state: &State) -> Squares {
        match self.gaps {
            Gaps::Any => Squares::EMPTY,
            Gaps::Empty => {
                let stones = state.stones.iter().fold(Squares::EMPTY, |all, &each| all | each);
                stones | state.all_pyramids() | state.all_ships()
            }
        }
    }
}

/// A constellation of own stones and pyramids, and what could be made of it.
struct Site<'a> {
    game: &'a Pacal,
    state: &'a State,
    constellation: Constellation,
    heights: u8,
    stones: &'a Squares,
    n_pyramids: usize,
}

impl Site<'_> {
    fn n_squares(&self) -> usize {
        self.constellation.count(|_| true)
    }

    /// Rule 7.6: at least one stone. Rule 11.1: in the master variant, stones only.
    fn may_build(&self) -> bool {
        self.n_pyramids == 0 || (!self.game.master && self.n_pyramids < self.n_squares())
    }

    /// Rule 7.7: a pyramid and at least one stone. Rule 11.1: in the master variant, no other
    /// pyramid.
    fn may_raise(&self) -> bool {
        self.n_pyramids > 0
            && self.n_pyramids < self.n_squares()
            && !(self.game.master && self.n_pyramids > 1)
    }

    #[inline]
    fn each_build(&self, found: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for floors in bits(self.heights) {
            for target in self.constellation.squares() {
                if self.stones.contains(target) {
                    found(self.action(Work::Build, floors, target))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn each_raise(&self, found: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for floors in bits(self.heights) {
            for target in self.constellation.squares() {
                let higher = !self.stones.contains(target) && self.state.floors_on(target) < floors;
                if higher {
                    found(self.action(Work::Raise, floors, target))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn action(&self, work: Work, floors: u8, target: Square) -> Action {
        Action::Construct { constellation: self.constellation, work, floors, target }
    }
}

/// The numbers of the bits that are set.
fn bits(mut mask: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros().to_le_bytes()[0])?;
        mask &= mask - 1;
        Some(bit)
    })
}
