//! The id of every action. Ids are stored in programs and trained models, so they never change.

use rules::IdRange;

use crate::cards::CARDS_PER_IDOL;
use crate::{Action, Cards, Cell, Face, Idol, Popularity, Site, Tile};

const SITES: u32 = 16;
const TURNS: u32 = 4;
const KINDS: u32 = 60;
const CELLS: u32 = 64;
const IDOLS: u32 = 5;
/// An idol moves by one to four spaces of the track.
const MOST_SPACES: u32 = 4;
const ORDERS: u32 = 120;

/// The most cards that a move can cost: no two cells are further apart on any level, complete or
/// not. A test tries all of them.
pub(super) const MOST_PAID: u8 = 20;

const TILE: u32 = 0;
const PUT: u32 = TILE + 1;
const OVERLAY: u32 = PUT + KINDS * SITES * TURNS;
const ADJACENT: u32 = OVERLAY + IDOLS;
const PRIEST: u32 = ADJACENT + IDOLS;
const MOVE: u32 = PRIEST + CELLS;
const VENERATE: u32 = MOVE + CELLS * (CELLS - 1);
const CURSE: u32 = VENERATE + IDOLS * MOST_SPACES;
const PAY: u32 = CURSE + IDOLS * MOST_SPACES;
pub(super) const ORDER: u32 = PAY + PAYMENTS.before_total[MOST_PAID as usize + 1];
const DRAW: u32 = ORDER + ORDERS;
pub(super) const END: u32 = DRAW + KINDS;

pub(super) fn ranges() -> Vec<IdRange> {
    let range = |name, first, end: u32, layout| IdRange { name, first, count: end - first, layout };
    vec![
        range("tile", TILE, PUT, "one id"),
        range("put", PUT, OVERLAY, "64 × tile + 4 × site + quarter turns clockwise"),
        range("overlay", OVERLAY, ADJACENT, "idol"),
        range("adjacent", ADJACENT, PRIEST, "idol"),
        range("priest", PRIEST, MOVE, "cell"),
        range("move", MOVE, VENERATE, "63 × from + to, where to skips the cell from"),
        range("venerate", VENERATE, CURSE, "4 × idol + spaces − 1"),
        range("curse", CURSE, PAY, "4 × idol + spaces − 1"),
        range("pay", PAY, ORDER, "payments of 1 to 20 cards: by number of cards, then by text"),
        range("order", ORDER, DRAW, "chance: the orders of the track, by their idols"),
        range("draw", DRAW, END, "chance: tile"),
    ]
}

#[inline]
pub(super) fn id_of(action: Action) -> Option<u32> {
    Some(match action {
        Action::Tile => TILE,
        Action::Put { site, face } => {
            let place = wide(site.index()) * TURNS + u32::from(face.turns());
            PUT + wide(face.tile().index()) * (SITES * TURNS) + place
        }
        Action::Overlay(idol) => OVERLAY + wide(idol.index()),
        Action::Adjacent(idol) => ADJACENT + wide(idol.index()),
        Action::Priest(cell) => PRIEST + wide(cell.index()),
        Action::Move { from, to } => {
            let (from, to) = (wide(from.index()), wide(to.index()));
            if from == to {
                return None;
            }
            MOVE + from * (CELLS - 1) + to - u32::from(to > from)
        }
        Action::Venerate { idol, spaces } => VENERATE + spaces_id(idol, spaces)?,
        Action::Curse { idol, spaces } => CURSE + spaces_id(idol, spaces)?,
        Action::Pay(cards) => PAY + PAYMENTS.rank(cards)?,
        Action::Order(order) => ORDER + order_rank(order),
        Action::Draw(tile) => DRAW + wide(tile.index()),
    })
}

pub(super) fn action_with(id: u32) -> Option<Action> {
    let ranges =
        [TILE, PUT, OVERLAY, ADJACENT, PRIEST, MOVE, VENERATE, CURSE, PAY, ORDER, DRAW, END];
    let first = *ranges.iter().rev().find(|&&first| first <= id)?;
    let place = id - first;
    Some(match first {
        TILE => Action::Tile,
        PUT => {
            let tile = tile_at(place / (SITES * TURNS))?;
            let face = Face::turned(tile)[small(place % TURNS)];
            Action::Put { site: Site::all().nth(small(place / TURNS % SITES))?, face }
        }
        OVERLAY => Action::Overlay(Idol::ALL[small(place)]),
        ADJACENT => Action::Adjacent(Idol::ALL[small(place)]),
        PRIEST => Action::Priest(cell_at(place)?),
        MOVE => {
            let (from, to) = (place / (CELLS - 1), place % (CELLS - 1));
            let to = to + u32::from(to >= from);
            Action::Move { from: cell_at(from)?, to: cell_at(to)? }
        }
        VENERATE => {
            let (idol, spaces) = spaces_with(place);
            Action::Venerate { idol, spaces }
        }
        CURSE => {
            let (idol, spaces) = spaces_with(place);
            Action::Curse { idol, spaces }
        }
        PAY => Action::Pay(PAYMENTS.with_rank(place)),
        ORDER => Action::Order(Popularity::all().nth(small(place))?),
        DRAW => Action::Draw(tile_at(place)?),
        _ => return None,
    })
}

/// Where an order of the track comes among all: one digit for every idol that is left.
fn order_rank(order: Popularity) -> u32 {
    let idols = order.idols();
    let mut rank = 0;
    for (place, idol) in idols.iter().enumerate() {
        let smaller = idols[place..].iter().filter(|each| *each < idol).count();
        rank = rank * (IDOLS - wide(place)) + wide(smaller);
    }
    rank
}

fn spaces_id(idol: Idol, spaces: u8) -> Option<u32> {
    let is_possible = (1..=MOST_SPACES).contains(&spaces.into());
    is_possible.then(|| wide(idol.index()) * MOST_SPACES + u32::from(spaces) - 1)
}

fn spaces_with(place: u32) -> (Idol, u8) {
    (Idol::ALL[small(place / MOST_SPACES)], byte(place % MOST_SPACES + 1))
}

fn cell_at(index: u32) -> Option<Cell> {
    Cell::new(byte(index % 8), byte(index / 8))
}

fn tile_at(index: u32) -> Option<Tile> {
    Tile::all().nth(small(index))
}

/// Numbers payments: by how many cards they are, then with more cards of the first idols first.
struct Payments {
    /// How many payments of less than so many cards there are, without the empty one.
    before_total: [u32; MOST_PAID as usize + 2],
    /// By how many of the last idols, and how many cards: the number of ways.
    ways: [[u32; MOST_PAID as usize + 1]; IDOLS as usize + 1],
}

static PAYMENTS: Payments = Payments::new();

impl Payments {
    const fn new() -> Payments {
        let most = MOST_PAID as usize;
        let mut ways = [[0; MOST_PAID as usize + 1]; IDOLS as usize + 1];
        ways[0][0] = 1;
        let mut idols = 1;
        while idols <= IDOLS as usize {
            let mut total = 0;
            while total <= most {
                let mut count = 0;
                while count <= CARDS_PER_IDOL as usize && count <= total {
                    ways[idols][total] += ways[idols - 1][total - count];
                    count += 1;
                }
                total += 1;
            }
            idols += 1;
        }
        let mut before_total = [0; MOST_PAID as usize + 2];
        let mut total = 1;
        while total <= most {
            before_total[total + 1] = before_total[total] + ways[IDOLS as usize][total];
            total += 1;
        }
        Payments { before_total, ways }
    }

    fn rank(&self, cards: Cards) -> Option<u32> {
        let total = cards.total();
        if !(1..=MOST_PAID).contains(&total) {
            return None;
        }
        let mut rank = self.before_total[usize::from(total)];
        let mut left = usize::from(total);
        for (idol, later) in Idol::ALL.into_iter().zip((0..5).rev()) {
            let count = usize::from(cards.count(idol));
            let more = count + 1..=left.min(usize::from(CARDS_PER_IDOL));
            rank += more.map(|more| self.ways[later][left - more]).sum::<u32>();
            left -= count;
        }
        Some(rank)
    }

    /// The payment with this rank, which must be one of those numbered.
    fn with_rank(&self, rank: u32) -> Cards {
        let is_below = |total: &usize| self.before_total[total + 1] > rank;
        let total = (1..=usize::from(MOST_PAID)).find(is_below).unwrap_or_default();
        let (mut rank, mut left) = (rank - self.before_total[total], total);
        let mut cards = Cards::NONE;
        for (idol, later) in Idol::ALL.into_iter().zip((0..5).rev()) {
            let mut count = left.min(usize::from(CARDS_PER_IDOL));
            while count > 0 && rank >= self.ways[later][left - count] {
                rank -= self.ways[later][left - count];
                count -= 1;
            }
            cards += Cards::of(idol, count.to_le_bytes()[0]);
            left -= count;
        }
        cards
    }
}

fn wide(number: usize) -> u32 {
    u32::try_from(number).expect("an index of the game is small")
}

fn small(number: u32) -> usize {
    usize::try_from(number).expect("a platform has 32 bits")
}

fn byte(number: u32) -> u8 {
    number.to_le_bytes()[0]
}
