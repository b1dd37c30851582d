//! Draw a table, say what happens on it in notation, read back notation.

use rules::{Game, Options, Seat, Tabletop};
use serde_json::Value;

use crate::cell::CellSet;
use crate::idol::symbol_from_letter;
use crate::state::Step;
use crate::{Action, Cell, Idol, Level, Site, State, Uxmal};

/// A game and a position in it.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) game: Uxmal,
    pub(super) state: State,
}

/// A game with these options, at its start.
pub(super) fn set_up(players: usize, options: &[(&str, &str)]) -> Table {
    let options: Options =
        options.iter().map(|&(name, value)| (name.to_owned(), Value::from(value))).collect();
    let game = Uxmal::set_up(players, &options).unwrap();
    let state = game.start();
    Table { game, state }
}

/// Two players; seat 1 begins a turn on the tiles drawn here.
///
/// A row a line, a cell a word: its symbol, the digit of its level if there is a tile, `@` and a
/// seat if a priest stands there: `J1@2`. What is not drawn, or only as `-`, is bare base board
/// without an idol.
pub(super) fn drawn(plan: &str) -> Table {
    set_up(2, &[]).drawn(plan)
}

/// As [`drawn`], but on a complete level: what is not drawn is a blank of the topmost tile, and a
/// cell without a digit has the level it would have anyway.
pub(super) fn drawn_on(level: Level, plan: &str) -> Table {
    set_up(2, &[]).drawn_on(level, plan)
}

/// As [`drawn_on`], but the last site of the level waits for its tile.
pub(super) fn drawn_before_last_of(level: Level, plan: &str) -> Table {
    set_up(2, &[]).drawn_before_last_of(level, plan)
}

/// The table as programs see it.
pub(crate) fn laid_open(table: &Table) -> Value {
    serde_json::to_value(table.game.full_position(&table.state)).unwrap()
}

impl Table {
    pub(super) fn drawn(self, plan: &str) -> Table {
        self.filled(plan, |_| None)
    }

    pub(super) fn drawn_on(self, level: Level, plan: &str) -> Table {
        self.filled(plan, |cell| topmost(level, cell))
    }

    pub(super) fn drawn_before_last_of(self, level: Level, plan: &str) -> Table {
        let last = level.place(last_site(level)).footprint;
        self.filled(plan, |cell| {
            topmost(level, cell).filter(|&top| top != level || !last.contains(cell)).or_else(|| {
                let below = *Level::ALL[..level.index()].last()?;
                topmost(below, cell)
            })
        })
    }

    fn filled(mut self, plan: &str, fill: impl Fn(Cell) -> Option<Level>) -> Table {
        self.state.step = Step::Turn;
        self.state.visible = [CellSet::EMPTY; 5];
        let rows: Vec<Vec<&str>> = plan
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|row| !row.is_empty())
            .collect();
        for cell in Cell::all() {
            let row = rows.get(usize::from(cell.row()));
            let word = row.and_then(|row| row.get(usize::from(cell.column()))).unwrap_or(&"-");
            self.draw_cell(cell, word, fill(cell));
        }
        self.build()
    }

    fn draw_cell(&mut self, cell: Cell, word: &str, fill: Option<Level>) {
        let here = CellSet::of(cell);
        let (ground, priest) = word.split_once('@').unwrap_or((word, ""));
        let symbol = ground.chars().next().unwrap();
        if let Some(idol) = symbol_from_letter(symbol.to_ascii_uppercase()).flatten() {
            self.state.visible[idol.index()] |= here;
        }
        let level = match ground[1..].parse::<usize>() {
            Ok(number) => Some(Level::ALL[number - 1]),
            Err(_) => fill,
        };
        for each in Level::ALL.into_iter().filter(|&each| Some(each) <= level) {
            self.state.built[each.index()] |= here;
        }
        if let Ok(number) = priest.parse::<usize>() {
            self.state.priests[number - 1] |= here;
        }
    }

    /// Finds the level being built, its filled sites, and tiles to leave the reserve for them.
    fn build(mut self) -> Table {
        let mut laid = 0;
        for level in Level::ALL {
            self.state.level = level;
            self.state.filled = crate::site::SiteSet::default();
            for site in level.sites().iter() {
                let footprint = level.place(site).footprint;
                if footprint.without(self.state.built[level.index()]).is_empty() {
                    self.state.filled.insert(site);
                    laid += 1;
                }
            }
            if self.state.filled != level.sites() {
                break;
            }
        }
        for _ in 0..laid {
            self.drop_a_tile();
        }
        self
    }

    fn drop_a_tile(&mut self) {
        let tile = self.game.tiles.left(self.state.reserve).last().unwrap();
        self.game.tiles.take(&mut self.state.reserve, tile);
    }

    pub(super) fn hand(mut self, seat: usize, cards: &str) -> Table {
        self.state.hands[seat - 1] = cards.parse().unwrap();
        self
    }

    pub(super) fn track(mut self, order: &str) -> Table {
        self.state.popularity = order.parse().unwrap();
        self
    }

    pub(super) fn fame(mut self, scores: &[u16]) -> Table {
        self.state.scores[..scores.len()].copy_from_slice(scores);
        self
    }

    pub(super) fn turn_of(mut self, seat: usize) -> Table {
        self.state.seat = Seat::new(seat - 1);
        self
    }

    /// The player has chosen to place a tile and drawn this one.
    pub(super) fn holding(mut self, tile: &str) -> Table {
        self.state.step = Step::Put(tile.parse().unwrap());
        if self.game.tiles.copies_left(self.state.reserve, tile.parse().unwrap()) > 0 {
            self.game.tiles.take(&mut self.state.reserve, tile.parse().unwrap());
        } else {
            self.drop_a_tile();
        }
        self
    }

    /// Plays actions, separated by commas.
    #[track_caller]
    pub(super) fn play(mut self, actions: &str) -> Table {
        for text in actions.split(", ") {
            let action: Action = text.parse().unwrap();
            if let Err(refusal) = self.game.play(&mut self.state, action) {
                panic!("{text}: {refusal}");
            }
        }
        self
    }

    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, &mut actions);
        actions
    }

    /// Every legal action, in order.
    pub(super) fn legal(&self) -> String {
        self.legal_of("")
    }

    /// The legal actions whose text starts so.
    pub(super) fn legal_of(&self, start: &str) -> String {
        let texts = self.actions().into_iter().map(|action| action.to_string());
        texts.filter(|text| text.starts_with(start)).collect::<Vec<_>>().join(", ")
    }

    /// Why an action is refused: the clause, the key and the facts.
    #[track_caller]
    pub(super) fn refusal(&self, action: &str) -> String {
        let refused = self.game.check(&self.state, action.parse().unwrap());
        refused.expect_err("it is legal").to_string()
    }

    pub(super) fn cards(&self, seat: usize) -> String {
        self.state.hands[seat - 1].to_string()
    }

    pub(super) fn scores(&self) -> Vec<i32> {
        self.game.scores(&self.state).to_vec()
    }

    pub(super) fn popularity(&self) -> String {
        self.state.popularity.to_string()
    }

    /// A cell as [`drawn`] has it.
    pub(super) fn cell(&self, cell: &str) -> String {
        let cell: Cell = cell.parse().unwrap();
        let symbol = crate::idol::symbol_letter(self.state.symbol_at(cell));
        let level = self.state.level_at(cell).map_or(String::new(), |at| at.number().to_string());
        let priest = self.state.priest_at(cell).map_or(String::new(), |seat| format!("@{seat}"));
        format!("{symbol}{level}{priest}")
    }

    pub(super) fn cells(&self, cells: &str) -> String {
        cells.split(' ').map(|cell| self.cell(cell)).collect::<Vec<_>>().join(" ")
    }

    /// `1`, `2`…, `chance` or `over`.
    pub(super) fn turn(&self) -> String {
        match self.game.turn(&self.state) {
            rules::Turn::Seat(seat) => seat.to_string(),
            rules::Turn::Chance => "chance".to_owned(),
            rules::Turn::Over => "over".to_owned(),
        }
    }

    pub(super) fn winners(&self) -> Vec<usize> {
        self.game.winners(&self.state).iter().map(Seat::number).collect()
    }

    pub(super) fn off_board(&self) -> Vec<u32> {
        let seats = Seat::all(self.game.players);
        seats.map(|seat| self.state.off_board(self.game.priests, seat)).collect()
    }

    pub(super) fn stack(&self, idol: Idol) -> u8 {
        self.state.stacks().count(idol)
    }
}

fn last_site(level: Level) -> Site {
    level.sites().iter().last().unwrap()
}

/// The level that `cell` has once `level` is complete.
fn topmost(level: Level, cell: Cell) -> Option<Level> {
    let covers =
        |each: &Level| each.sites().iter().any(|site| each.place(site).footprint.contains(cell));
    Level::ALL[..=level.index()].iter().rev().copied().find(covers)
}
