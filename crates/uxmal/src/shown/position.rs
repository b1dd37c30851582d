//! A position for programs.

use rules::{BySeat, Game, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;

use super::letters::Row;
use super::scored::Scored;
use super::worth::{self, Worth};
use crate::idol::symbol_letter;
use crate::score::card_points;
use crate::state::Step;
use crate::{Cards, Cell, Idol, Level, State, Tile, Uxmal};

/// Everything on the table that changes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPosition")]
pub struct Position {
    /// The phase, which is also the level being built.
    pub phase: usize,
    /// What is to be done next.
    pub step: StepName,
    /// Whose turn it is; null while chance acts, and once the game is over.
    pub seat: Option<Seat>,
    /// The level of what can be seen in every cell: eight rows of eight digits.
    pub levels: [Row; 8],
    /// What can be seen in every cell: eight rows of eight symbols.
    pub symbols: [Row; 8],
    /// Where everybody's priests stand.
    pub priests: Vec<Vec<Cell>>,
    /// What everybody's priests would score if the phase ended now, in the same order.
    pub worth: Vec<Vec<Worth>>,
    /// What everybody's cards would score if the phase ended now; null for a hidden hand.
    pub cards_worth: BySeat<Option<u16>>,
    /// How many priests everybody has beside the board.
    pub off_board: BySeat<u32>,
    /// Everybody's cards; null for a hidden hand.
    pub hands: BySeat<Option<Cards>>,
    /// How many cards everybody has.
    pub hand_sizes: BySeat<u8>,
    /// The cards that no seat holds.
    pub stacks: Cards,
    /// The idols on spaces 1 to 5 of the track; none before their order is decided.
    pub popularity: Vec<Idol>,
    /// The tiles face down.
    pub reserve: Vec<TileCount>,
    /// The tile that is to be put.
    pub drawn: Option<Tile>,
    /// The claims between which the player chooses.
    pub situations: Vec<String>,
    /// A move that is not paid for yet: its priest still stands where it stood.
    pub pending: Option<Pending>,
    /// Everybody's points.
    pub scores: BySeat<u16>,
    /// How every phase so far was scored, the first one first.
    pub scored: Vec<Scored>,
    /// The points for a priest, level 1 first, rank 1 first.
    pub points: [[u8; 3]; 3],
    /// Who has won, once the game is over.
    pub winners: SeatSet,
}

/// What is to be done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "UxmalStep")]
#[serde(rename_all = "lowercase")]
pub enum StepName {
    /// The order of the popularity track is decided.
    Order,
    /// One of the actions of a turn is chosen.
    Turn,
    /// A tile is drawn.
    Draw,
    /// The drawn tile is put.
    Put,
    /// Cards are claimed.
    Claim,
    /// A move is paid for.
    Pay,
    /// Nothing: the game is over.
    Over,
}

/// Equal tiles, and how many there are.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UxmalTileCount")]
pub struct TileCount {
    /// The tile, its blank first.
    pub tile: Tile,
    /// How many of it.
    pub copies: u32,
}

/// A move that is not paid for yet.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "UxmalPending")]
pub struct Pending {
    /// Where the priest stands.
    pub from: Cell,
    /// Where it will stand.
    pub to: Cell,
    /// How many cards that costs.
    pub cost: u8,
}

/// Whose cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hands {
    All,
    /// Those of the viewer, if it is a seat.
    For(Option<Seat>),
}

impl Hands {
    /// An empty hand has nothing to hide.
    pub(crate) fn show(self, state: &State, seat: Seat) -> bool {
        match self {
            Hands::All => true,
            Hands::For(viewer) => viewer == Some(seat) || state.hand(seat).is_empty(),
        }
    }
}

pub(crate) fn position(game: &Uxmal, state: &State, hands: Hands) -> Position {
    let players = game.players;
    let shown = |seat| hands.show(state, seat);
    Position {
        phase: state.level.number(),
        step: step_name(state.step),
        seat: game.turn(state).seat(),
        levels: Row::all(|cell| digit(state.level_at(cell))),
        symbols: Row::all(|cell| symbol_letter(state.symbol_at(cell))),
        priests: Seat::all(players).map(|seat| priests(state, seat)).collect(),
        worth: Seat::all(players).map(|seat| worth::of_seat(game, state, seat)).collect(),
        cards_worth: BySeat::new(players, |seat| shown(seat).then(|| cards_worth(state, seat))),
        off_board: BySeat::new(players, |seat| state.off_board(game.priests, seat)),
        hands: BySeat::new(players, |seat| shown(seat).then(|| state.hand(seat))),
        hand_sizes: BySeat::new(players, |seat| state.hand(seat).total()),
        stacks: state.stacks(),
        popularity: popularity(state),
        reserve: reserve(game, state),
        drawn: drawn(state.step),
        situations: situations(state),
        pending: pending(state.step),
        scores: BySeat::new(players, |seat| state.scores[seat.index()]),
        // The position does not know: its match does.
        scored: Vec::new(),
        points: game.points.rows(),
        winners: game.winners(state),
    }
}

fn step_name(step: Step) -> StepName {
    match step {
        Step::Order => StepName::Order,
        Step::Turn => StepName::Turn,
        Step::Draw => StepName::Draw,
        Step::Put(_) => StepName::Put,
        Step::Claim(_) => StepName::Claim,
        Step::Pay { .. } => StepName::Pay,
        Step::Over => StepName::Over,
    }
}

fn digit(level: Option<Level>) -> char {
    match level {
        None => '0',
        Some(Level::One) => '1',
        Some(Level::Two) => '2',
        Some(Level::Three) => '3',
    }
}

fn priests(state: &State, seat: Seat) -> Vec<Cell> {
    state.priests[seat.index()].iter().collect()
}

/// No idol is popular before the order of the track is decided.
fn cards_worth(state: &State, seat: Seat) -> u16 {
    if state.step == Step::Order { 0 } else { card_points(state, seat) }
}

fn popularity(state: &State) -> Vec<Idol> {
    if state.step == Step::Order { Vec::new() } else { state.popularity.idols().to_vec() }
}

fn reserve(game: &Uxmal, state: &State) -> Vec<TileCount> {
    let copies = |tile| game.tiles.copies_left(state.reserve, tile);
    let tiles = game.tiles.left(state.reserve);
    tiles.map(|tile| TileCount { tile, copies: copies(tile) }).collect()
}

fn drawn(step: Step) -> Option<Tile> {
    match step {
        Step::Put(tile) => Some(tile),
        _ => None,
    }
}

fn situations(state: &State) -> Vec<String> {
    match state.step {
        Step::Claim(created) => {
            created.claimable(state).claims().map(|claim| claim.to_string()).collect()
        }
        _ => Vec::new(),
    }
}

fn pending(step: Step) -> Option<Pending> {
    match step {
        Step::Pay { from, to, cost } => Some(Pending { from, to, cost }),
        _ => None,
    }
}
