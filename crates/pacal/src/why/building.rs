//! Step 3: rules 7.1 to 7.10, and 11.1.

use rules::{Refusal, Seat};

use super::{on_board, out_of_step, whose};
use crate::Pacal;
use crate::action::{Action, Work};
use crate::constellation::Constellation;
use crate::setup::Gaps;
use crate::square::Square;
use crate::state::State;

pub(super) fn check(game: &Pacal, state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Construct { constellation, work, floors, target } => {
            let plan = Plan { game, state, constellation, work, floors, target };
            let stands_for = plan.check_shape()?;
            plan.check_squares()?;
            plan.check_target()?;
            plan.check_members()?;
            if game.gaps == Gaps::Empty {
                plan.check_gaps()?;
            }
            plan.check_floors(stands_for)
        }
        _ => Err(out_of_step(state, action)),
    }
}

/// A pyramid that the player wants to build or raise.
struct Plan<'a> {
    game: &'a Pacal,
    state: &'a State,
    constellation: Constellation,
    work: Work,
    floors: u8,
    target: Square,
}

impl Plan<'_> {
    fn is_stone(&self, square: Square) -> bool {
        self.state.stones(self.state.seat).contains(square)
    }

    fn is_pyramid(&self, square: Square) -> bool {
        self.state.pyramids(self.state.seat).contains(square)
    }

    /// The floors that the constellation stands for. Rule 7.2.
    fn check_shape(&self) -> Result<u8, Refusal> {
        self.constellation.squares().try_for_each(|square| on_board(self.game, square))?;
        on_board(self.game, self.target)?;
        self.game.floors_of(self.constellation).ok_or_else(|| self.why_no_constellation())
    }

    #[cold]
    fn why_no_constellation(&self) -> Refusal {
        let key = if self.game.diamonds {
            "pacal-no-constellation-or-diamond"
        } else {
            "pacal-no-constellation"
        };
        Refusal::by_rule("7.2", key)
            .with_text("squares", self.constellation)
            .with("count", self.constellation.squares().count())
    }

    /// With the option `gaps`, nothing lies between the stones. Ruling A22.
    #[cold]
    fn check_gaps(&self) -> Result<(), Refusal> {
        let taken = self.constellation.gaps() & self.game.taken_gaps(self.state);
        match taken.iter().next() {
            Some(square) => Err(self.why_not_empty(square)),
            None => Ok(()),
        }
    }

    fn why_not_empty(&self, square: Square) -> Refusal {
        let state = self.state;
        let find = |is_there: &dyn Fn(Seat) -> bool| {
            Seat::all(self.game.players).find(|&seat| is_there(seat))
        };
        let ship = find(&|seat| state.ship(seat) == Some(square)).map(|seat| ("ship", seat));
        let pyramid = || find(&|seat| state.pyramids(seat).contains(square));
        let stone = || find(&|seat| state.stones(seat).contains(square));
        let found = ship
            .or_else(|| pyramid().map(|seat| ("pyramid", seat)))
            .or_else(|| stone().map(|seat| ("stone", seat)));
        let (what, owner) = match found.unwrap_or(("stone", state.seat)) {
            ("ship", owner) if owner == state.seat => ("own-ship", owner),
            ("pyramid", owner) if owner == state.seat => ("own-pyramid", owner),
            other => other,
        };
        Refusal::by_rule("A22", "pacal-gap-taken")
            .with_text("square", square)
            .with("what", what)
            .with("owner", owner.number())
    }

    /// Every square holds a visible stone or a pyramid of the player. Rules 7.1 and 7.6.
    fn check_squares(&self) -> Result<(), Refusal> {
        let stray = |&square: &Square| !self.is_stone(square) && !self.is_pyramid(square);
        match self.constellation.squares().find(stray) {
            Some(square) => Err(self.why_not_mine(square)),
            None => Ok(()),
        }
    }

    fn why_not_mine(&self, square: Square) -> Refusal {
        let mut seats = Seat::all(self.game.players);
        if let Some(ship) = seats.find(|&seat| self.state.ship(seat) == Some(square)) {
            return Refusal::by_rule("A20", "pacal-stone-hidden")
                .with_text("square", square)
                .with("whose", whose(self.state, ship))
                .with("owner", ship.number());
        }
        let mut seats = Seat::all(self.game.players);
        if let Some(owner) = seats.find(|&seat| self.state.pyramids(seat).contains(square)) {
            return Refusal::by_rule("7.6", "pacal-not-your-pyramid")
                .with_text("square", square)
                .with("owner", owner.number());
        }
        Refusal::by_rule("7.1", "pacal-no-stone").with_text("square", square)
    }

    fn check_target(&self) -> Result<(), Refusal> {
        let within = self.constellation.squares().any(|square| square == self.target);
        let refuse = |rule, key| Err(Refusal::by_rule(rule, key).with_text("square", self.target));
        match self.work {
            Work::Build if !within => refuse("7.4", "pacal-build-outside"),
            Work::Build if !self.is_stone(self.target) => refuse("7.4", "pacal-build-on-pyramid"),
            Work::Raise if !within => refuse("A19", "pacal-raise-outside"),
            Work::Raise if !self.is_pyramid(self.target) => refuse("7.7", "pacal-raise-no-pyramid"),
            Work::Build | Work::Raise => Ok(()),
        }
    }

    /// What the constellation is made of: rules 7.6 and 11.1.
    fn check_members(&self) -> Result<(), Refusal> {
        let squares = self.constellation.squares();
        let pyramids = squares.clone().filter(|&square| self.is_pyramid(square)).count();
        if pyramids == squares.count() {
            return Err(Refusal::by_rule("7.6", "pacal-pyramids-only"));
        }
        let (allowed, key) = match self.work {
            Work::Build => (0, "pacal-master-stones-only"),
            Work::Raise => (1, "pacal-master-one-pyramid"),
        };
        if self.game.master && pyramids > allowed {
            return Err(Refusal::by_rule("11.1", key).with("pyramids", pyramids));
        }
        Ok(())
    }

    /// The height fits the constellation and the supply. Rules 7.2, 7.7 and 7.10.
    fn check_floors(&self, stands_for: u8) -> Result<(), Refusal> {
        let refuse = |rule, key| {
            Err(Refusal::by_rule(rule, key)
                .with("floors", self.floors)
                .with("stands_for", stands_for))
        };
        let supply = self.state.pyramid_supply(self.state.seat);
        let standing = self.state.floors_on(self.target);
        if self.floors > stands_for {
            return refuse("7.2", "pacal-too-high");
        }
        if self.floors <= standing {
            return Err(Refusal::by_rule("7.7", "pacal-raise-not-higher")
                .with_text("square", self.target)
                .with("floors", self.floors)
                .with("standing", standing));
        }
        if Pacal::heights(supply, stands_for) >> self.floors & 1 != 0 {
            return Ok(());
        }
        if supply[usize::from(self.floors - 1)] == 0 {
            return refuse("7.10", "pacal-none-left");
        }
        refuse("A26", "pacal-lower-needs-smaller")
    }
}
