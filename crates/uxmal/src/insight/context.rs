//! What is the same for all seats.

use rules::Seat;

use super::priest_moves::PriestMoves;
use crate::cell::{CellSet, SIDE};
use crate::setup::Priests;
use crate::state::Step;
use crate::{Cell, Idol, Level, State, Uxmal};

/// Where a priest stands on no idol, counted after the five ranks.
pub(super) const BLANK: usize = 5;

/// The spaces that a complete level covers.
const COVERED: [CellSet; 3] = [covered(Level::One), covered(Level::Two), covered(Level::Three)];

/// The pyramid, the track, and how near the end is.
pub(super) struct Context {
    pub(super) players: usize,
    pub(super) variant: Priests,
    pub(super) level: Level,
    /// The idols by rank.
    pub(super) idols: [Idol; 5],
    /// What a priest scores by level and rank; zero on ranks 4 and 5 and on a blank.
    pub(super) points: [[i32; 6]; 3],
    /// Who moves next, once a tile that is coming is laid.
    pub(super) to_move: Seat,
    /// Whose tile is coming.
    pub(super) coming: Option<Seat>,
    /// How many tiles the level will still lack then.
    pub(super) tiles_left: i32,
    /// The spaces with a tile where each rank is visible.
    ranked: [CellSet; 5],
    higher: [CellSet; 2],
    /// What the level will cover.
    exposed: CellSet,
    /// What the next level will cover, if priests stay until then.
    pub(super) lifted_next: CellSet,
    /// How many priests everybody has in this phase.
    pub(super) priests: i32,
    /// What an exposed priest will score, guessed.
    pub(super) guess: i32,
    /// Cards left by rank.
    pub(super) stacks: [i32; 5],
    /// How many exposed spaces show each rank: an overlay needs one.
    pub(super) overlays: [i32; 5],
    /// What a priest can score who is put or moved, and from where.
    pub(super) priest_moves: PriestMoves,
}

impl Context {
    #[inline]
    pub(super) fn new(game: &Uxmal, state: &State) -> Context {
        let level = state.level;
        let idols = state.popularity.idols();
        let points = game
            .points
            .rows()
            .map(|[one, two, three]| [i32::from(one), i32::from(two), i32::from(three), 0, 0, 0]);
        let visible = idols.map(|idol| state.visible[idol.index()]);
        let exposed = COVERED[level.index()].without(state.built[level.index()]);
        let free = state.tiled().without(exposed | state.occupied());
        let on_level = Level::ALL.map(|level| free & state.cells_at(level));
        let stacks = state.stacks();
        let stays = game.priests == Priests::Stay;
        let next = level.above().filter(|_| stays);
        let coming = matches!(state.step, Step::Draw | Step::Put(_)).then_some(state.seat);
        let [one, two, three] = game.points.rows()[level.index()].map(i32::from);
        Context {
            players: game.players,
            variant: game.priests,
            level,
            idols,
            points,
            to_move: coming.map_or(state.seat, |seat| seat.next(game.players)),
            coming,
            tiles_left: tiles_left(state),
            ranked: visible.map(|cells| cells & state.tiled()),
            higher: [state.built[1], state.built[2]],
            exposed,
            lifted_next: next.map_or(CellSet::EMPTY, |next| COVERED[next.index()]),
            priests: count(game.priests.in_phase(level)),
            guess: (one + two + three) * 3 / 20,
            stacks: idols.map(|idol| i32::from(stacks.count(idol))),
            overlays: visible.map(|cells| len(cells & exposed)),
            priest_moves: PriestMoves::new(state, &points, &on_level, &visible),
        }
    }

    /// The level of the tile that can be seen at `cell`, counted from zero.
    #[inline]
    pub(super) fn level_at(&self, cell: Cell) -> usize {
        self.higher.iter().map(|higher| usize::from(higher.contains(cell))).sum()
    }

    /// The rank of the idol at `cell`, counted from zero, or [`BLANK`].
    #[inline]
    pub(super) fn rank_at(&self, cell: Cell) -> usize {
        let mut found = BLANK;
        for (rank, cells) in self.ranked.iter().enumerate() {
            if cells.contains(cell) {
                found = rank;
            }
        }
        found
    }

    #[inline]
    pub(super) fn is_exposed(&self, cell: Cell) -> bool {
        self.exposed.contains(cell)
    }

    pub(super) fn is_last_phase(&self) -> bool {
        self.level == Level::Three
    }

    /// In how many turns `seat` is to move.
    #[inline]
    pub(super) fn turns_until(&self, seat: Seat) -> i32 {
        let (seat, to_move) = (seat.index(), self.to_move.index());
        let turns = if seat >= to_move { seat - to_move } else { seat + self.players - to_move };
        i32::try_from(turns).unwrap_or_default()
    }
}

/// The tiles that the level misses without the one that is coming: those of the reserve but the
/// ones for higher levels.
#[inline]
fn tiles_left(state: &State) -> i32 {
    let higher = match state.level {
        Level::One => 13,
        Level::Two => 4,
        Level::Three => 0,
    };
    let drawn_next = i32::from(state.step == Step::Draw);
    (count(state.reserve.len()) - higher - drawn_next).max(0)
}

#[inline]
fn len(cells: CellSet) -> i32 {
    count(cells.len())
}

#[inline]
pub(super) fn count(number: u32) -> i32 {
    number.cast_signed()
}

const fn covered(level: Level) -> CellSet {
    let inset = 4 - level.width();
    let mut cells = CellSet::EMPTY;
    let mut index = 0;
    while index < SIDE * SIDE {
        let (column, row) = (index % SIDE, index / SIDE);
        let end = SIDE - inset;
        if inset <= column && column < end && inset <= row && row < end {
            let cell = Cell::new(column, row).expect("it is on the plan");
            cells = cells.union(CellSet::of(cell));
        }
        index += 1;
    }
    cells
}
