//! What describes a legal action.

use rules::{Field, FlatRow};

use crate::legal::venerable;
use crate::movement::cost;
use crate::situations::Situations;
use crate::state::Step;
use crate::{Action, Cards, Cell, Idol, State, Uxmal};

use super::ids::MOST_PAID;

const N_KINDS: usize = 9;
/// The most that a priest scores by the printed points.
const POINTS: f32 = 8.0;
const MOST_POINTS: f32 = 15.0;

pub(super) fn fields() -> Vec<Field> {
    vec![
        Field::flags(
            "kind",
            N_KINDS,
            "tile, put, overlay, adjacent, priest, move, pay, venerate, curse",
        ),
        Field::flags("target", 2, "column and row, as parts of 7, where something is put or goes"),
        Field::flags("from", 2, "column and row, as parts of 7, where the priest stands"),
        Field::flags("turns", 4, "how the tile lies: quarter turns clockwise"),
        Field::flags("overlays", 5, "the idols of which the tile creates an overlay"),
        Field::flags("adjacents", 5, "the idols of which the tile creates an adjacency"),
        Field::flags("idol", 5, "the idol that is claimed, venerated or cursed, by its space"),
        Field::flags("spaces", 1, "by how many spaces, as a part of 4"),
        Field::flags("most", 1, "by how many spaces at most towards 1, as a part of 4"),
        Field::flags("cost", 1, "cards the move costs, as a part of 20"),
        Field::flags("paid", 5, "cards paid by the space of their idol, as a part of 9"),
        Field::up_to(
            MOST_POINTS,
            "gains",
            1,
            "what the priest would score where it goes, as a part of 8",
        ),
        Field::up_to(
            MOST_POINTS,
            "gives_up",
            1,
            "what the priest would score where it stands, as a part of 8",
        ),
    ]
}

pub(super) fn write(game: &Uxmal, state: &State, action: Action, features: &mut [f32]) {
    let mut row = FlatRow::new(features);
    let facts = Facts::of(game, state, action);
    row.one_of(N_KINDS, kind(action));
    place(&mut row, facts.target);
    place(&mut row, facts.from);
    row.one_of(4, facts.turns);
    for idols in [facts.created.overlays, facts.created.adjacents] {
        for idol in Idol::ALL {
            row.flag(idols.contains(idol));
        }
    }
    row.one_of(5, facts.idol.map(|idol| state.rank(idol)));
    row.part(facts.spaces, 4.0);
    row.part(facts.idol.map_or(0, |idol| venerable(state, idol)), 4.0);
    row.part(facts.cost, f32::from(MOST_PAID));
    for idol in state.popularity.idols() {
        row.part(facts.paid.count(idol), 9.0);
    }
    let points = |cell: Option<Cell>| cell.map_or(0, |cell| worth(game, state, cell));
    row.part(points(facts.target.filter(|_| facts.walks)), POINTS);
    row.part(points(facts.from), POINTS);
    row.finish();
}

const fn kind(action: Action) -> Option<usize> {
    Some(match action {
        Action::Tile => 0,
        Action::Put { .. } => 1,
        Action::Overlay(_) => 2,
        Action::Adjacent(_) => 3,
        Action::Priest(_) => 4,
        Action::Move { .. } => 5,
        Action::Pay(_) => 6,
        Action::Venerate { .. } => 7,
        Action::Curse { .. } => 8,
        Action::Order(_) | Action::Draw(_) => return None,
    })
}

/// What there is to say about an action.
#[derive(Default)]
struct Facts {
    target: Option<Cell>,
    from: Option<Cell>,
    /// Whether a priest goes to the target.
    walks: bool,
    turns: Option<usize>,
    created: Situations,
    idol: Option<Idol>,
    spaces: u8,
    cost: u8,
    paid: Cards,
}

impl Facts {
    fn of(game: &Uxmal, state: &State, action: Action) -> Facts {
        let facts = Facts::default();
        match action {
            Action::Put { site, face } => {
                let place = state.level.place(site);
                Facts {
                    target: place.footprint.iter().next(),
                    turns: Some(face.turns().into()),
                    created: Situations::created(state, place, face),
                    ..facts
                }
            }
            Action::Overlay(idol) | Action::Adjacent(idol) => Facts { idol: Some(idol), ..facts },
            Action::Priest(cell) => Facts { target: Some(cell), walks: true, ..facts },
            Action::Move { from, to } => {
                let cost = cost(state, from, to).unwrap_or(0);
                Facts { target: Some(to), from: Some(from), walks: true, cost, ..facts }
            }
            Action::Pay(paid) => Facts { paid, ..Facts::of_step(game, state) },
            Action::Venerate { idol, spaces } | Action::Curse { idol, spaces } => {
                Facts { idol: Some(idol), spaces, paid: Cards::of(idol, spaces), ..facts }
            }
            Action::Tile | Action::Order(_) | Action::Draw(_) => facts,
        }
    }

    /// Of the move that is being paid.
    fn of_step(_: &Uxmal, state: &State) -> Facts {
        match state.step {
            Step::Pay { from, to, cost } => {
                let (target, from) = (Some(to), Some(from));
                Facts { target, from, walks: true, cost, ..Facts::default() }
            }
            _ => Facts::default(),
        }
    }
}

fn place(row: &mut FlatRow<'_>, cell: Option<Cell>) {
    row.part(cell.map_or(0, Cell::column), 7.0);
    row.part(cell.map_or(0, Cell::row), 7.0);
}

/// What a priest on `cell` would score now.
fn worth(game: &Uxmal, state: &State, cell: Cell) -> u8 {
    match (state.level_at(cell), state.symbol_at(cell)) {
        (Some(level), Some(idol)) => game.points.at(level, state.rank(idol)),
        _ => 0,
    }
}
