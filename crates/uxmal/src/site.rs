//! Levels of the pyramid and the sites for their tiles.

use crate::Cell;
use crate::cell::CellSet;

/// A level of the pyramid, and so a phase: the phase in which it is built (A.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// 4×4 tiles on the base board.
    One,
    /// 3×3 tiles on level 1.
    Two,
    /// 2×2 tiles on level 2.
    Three,
}

impl Level {
    /// From the ground up.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// Counted from zero, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Counted from one, as people do.
    pub const fn number(self) -> usize {
        self.index() + 1
    }

    /// The level built on this one.
    pub(crate) const fn above(self) -> Option<Level> {
        match self {
            Level::One => Some(Level::Two),
            Level::Two => Some(Level::Three),
            Level::Three => None,
        }
    }

    /// How many tiles lie side by side on this level.
    pub(crate) const fn width(self) -> u8 {
        match self {
            Level::One => 4,
            Level::Two => 3,
            Level::Three => 2,
        }
    }

    /// Every site of this level.
    #[inline]
    pub(crate) const fn sites(self) -> SiteSet {
        SiteSet(match self {
            Level::One => 0xffff,
            Level::Two => 0x0777,
            Level::Three => 0x0033,
        })
    }

    /// Where a tile on `site` of this level lies on the plan.
    #[inline]
    pub(crate) fn place(self, site: Site) -> &'static Place {
        &PLACES[self.index()][site.index()]
    }
}

/// A place for a tile on the level that is being built: column a–d, row 1–4.
///
/// Levels 2 and 3 have fewer than these sixteen; `Level::sites` has theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site(u8);

impl Site {
    /// The site in this column and row, both counted from zero at the top left.
    pub const fn new(column: u8, row: u8) -> Option<Site> {
        if column < 4 && row < 4 { Some(Site(row * 4 + column)) } else { None }
    }

    /// Counted from zero at the left.
    pub const fn column(self) -> u8 {
        self.0 % 4
    }

    /// Counted from zero at the top.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        // The mask is a hint that spares the bounds check.
        (self.0 & 15) as usize
    }

    /// All sixteen, row by row.
    pub fn all() -> impl Iterator<Item = Site> {
        (0..16).map(Site)
    }
}

/// Some sites of one level, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SiteSet(u16);

impl SiteSet {
    #[inline]
    pub(crate) const fn contains(self, site: Site) -> bool {
        self.0 >> site.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, site: Site) {
        self.0 |= 1 << site.0;
    }

    #[inline]
    pub(crate) const fn without(self, other: SiteSet) -> SiteSet {
        SiteSet(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Site> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let site = (rest != 0).then(|| Site(rest.trailing_zeros().to_le_bytes()[0]))?;
            rest &= rest - 1;
            Some(site)
        })
    }
}

/// The four cells under a tile, and what lies next to each (C.2, C.7).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// All four cells.
    pub(crate) footprint: CellSet,
    /// The cell of each corner, NW, NE, SE, SW.
    pub(crate) corners: [CellSet; 4],
    /// The neighbors of each corner that are not under the tile.
    pub(crate) outside: [CellSet; 4],
}

impl Place {
    /// The cell of each corner, NW, NE, SE, SW.
    pub(crate) fn cells(&self) -> [Cell; 4] {
        self.corners.map(|corner| corner.iter().next().expect("a corner is one cell"))
    }
}

static PLACES: [[Place; 16]; 3] = [places(Level::One), places(Level::Two), places(Level::Three)];

const fn places(level: Level) -> [Place; 16] {
    let nowhere = [CellSet::EMPTY; 4];
    let mut places = [Place { footprint: CellSet::EMPTY, corners: nowhere, outside: nowhere }; 16];
    let mut index = 0;
    while index < 16 {
        let site = Site(index);
        if level.sites().contains(site) {
            places[site.index()] = place(level, site);
        }
        index += 1;
    }
    places
}

/// C.2: a level starts one cell further in than the one below; a tile is two cells wide.
const fn place(level: Level, site: Site) -> Place {
    let inset = 4 - level.width();
    let (column, row) = (inset + 2 * site.column(), inset + 2 * site.row());
    let corners = [
        cell(column, row),
        cell(column + 1, row),
        cell(column + 1, row + 1),
        cell(column, row + 1),
    ];
    let footprint = corners[0].union(corners[1]).union(corners[2]).union(corners[3]);
    let outside = [
        corners[0].neighbors().without(footprint),
        corners[1].neighbors().without(footprint),
        corners[2].neighbors().without(footprint),
        corners[3].neighbors().without(footprint),
    ];
    Place { footprint, corners, outside }
}

const fn cell(column: u8, row: u8) -> CellSet {
    CellSet::of(Cell::new(column, row).expect("a site lies inside the plan"))
}
