//! The same game once more, the plain and slow way: grids of letters, lists of cards, every
//! question answered by trying. Written from the document, sharing nothing with the rules but
//! notation; random games of both must agree at every position.

use std::collections::BTreeMap;

use fastrand::Rng;
use rules::{Game, Turn};

use super::laws::{random_base, random_points, random_tiles};
use super::support::set_up;
use crate::Action;

const LETTERS: [char; 5] = ['J', 'S', 'Q', 'M', 'T'];

type Place = (i32, i32);

#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Break,
    Stay,
    Dwindle,
}

#[derive(Clone, PartialEq, Eq)]
enum Asked {
    Order,
    Turn,
    Draw,
    Put(String),
    Claim(Vec<String>),
    Pay { from: Place, to: Place, cost: usize },
    Over,
}

#[derive(Clone)]
struct Plain {
    players: usize,
    variant: Variant,
    points: Vec<Vec<i32>>,
    /// Symbol and level of every cell, by column and row.
    cells: BTreeMap<Place, (char, i32)>,
    priests: BTreeMap<Place, usize>,
    hands: Vec<Vec<char>>,
    reserve: Vec<String>,
    track: Vec<char>,
    scores: Vec<i32>,
    level: i32,
    seat: usize,
    asked: Asked,
}

impl Plain {
    fn new(players: usize, variant: Variant, points: &str, base: &str, tiles: &str) -> Plain {
        let number = |text: &str| text.parse().unwrap();
        let points = points.split('/').map(|row| row.split(',').map(number).collect()).collect();
        let mut cells = BTreeMap::new();
        for (row, line) in (0..).zip(base.split('/')) {
            for (column, letter) in (0..).zip(line.chars()) {
                cells.insert((column, row), (letter, 0));
            }
        }
        Plain {
            players,
            variant,
            points,
            cells,
            priests: BTreeMap::new(),
            hands: vec![Vec::new(); players],
            reserve: tiles.split('/').map(blank_first).collect(),
            track: Vec::new(),
            scores: vec![0; players],
            level: 1,
            seat: 0,
            asked: Asked::Order,
        }
    }

    fn turn(&self) -> String {
        match self.asked {
            Asked::Order | Asked::Draw => "chance".to_owned(),
            Asked::Over => "over".to_owned(),
            _ => (self.seat + 1).to_string(),
        }
    }

    /// Every legal action with its weight.
    fn legal(&self) -> BTreeMap<String, u32> {
        let actions = match &self.asked {
            Asked::Order => orders(&LETTERS).iter().map(|order| format!("order {order}")).collect(),
            Asked::Turn => self.turns(),
            Asked::Draw => self.reserve.iter().map(|tile| format!("draw {tile}")).collect(),
            Asked::Put(tile) => self.puts(tile),
            Asked::Claim(claims) => claims.clone(),
            Asked::Pay { cost, .. } => {
                self.payments(*cost).iter().map(|cards| format!("pay {cards}")).collect()
            }
            Asked::Over => Vec::new(),
        };
        let mut weighted = BTreeMap::new();
        for action in actions {
            *weighted.entry(action).or_default() += 1;
        }
        weighted
    }

    fn turns(&self) -> Vec<String> {
        let mut actions = vec!["tile".to_owned()];
        for (&place, &(symbol, level)) in &self.cells {
            if self.off_board() > 0
                && level > 0
                && symbol != '.'
                && !self.priests.contains_key(&place)
            {
                actions.push(format!("priest {}", name(place)));
            }
        }
        for (&from, _) in self.priests.iter().filter(|&(_, &owner)| owner == self.seat) {
            for (to, cost) in self.ways(from) {
                if !self.priests.contains_key(&to) && cost <= self.hands[self.seat].len() {
                    actions.push(format!("move {} {}", name(from), name(to)));
                }
            }
        }
        for (space, &idol) in self.track.iter().enumerate() {
            let held = self.held(idol);
            (1..=held.min(space)).for_each(|by| actions.push(format!("venerate {idol} {by}")));
            (1..=held.min(4 - space)).for_each(|by| actions.push(format!("curse {idol} {by}")));
        }
        actions
    }

    fn held(&self, idol: char) -> usize {
        self.hands[self.seat].iter().filter(|&&card| card == idol).count()
    }

    fn off_board(&self) -> usize {
        let all = match (self.variant, self.level) {
            (Variant::Dwindle, 2) => 2,
            (Variant::Dwindle, 3) => 1,
            _ => 3,
        };
        all - self.priests.values().filter(|&&owner| owner == self.seat).count()
    }

    /// The cost to every cell that can be reached, by improving estimates until none improves.
    fn ways(&self, from: Place) -> BTreeMap<Place, usize> {
        let mut costs = BTreeMap::from([(from, 0)]);
        loop {
            let mut improved = false;
            for (place, cost) in costs.clone() {
                for next in around(place) {
                    if self.cells.get(&next).is_none_or(|&(_, level)| level == 0) {
                        continue;
                    }
                    let cost = cost + usize::from(!self.priests.contains_key(&next));
                    if costs.get(&next).is_none_or(|&known| cost < known) {
                        costs.insert(next, cost);
                        improved = true;
                    }
                }
            }
            if !improved {
                return costs;
            }
        }
    }

    /// The four cells of a site, NW, NE, SE, SW.
    fn corners(&self, column: i32, row: i32) -> [Place; 4] {
        let (x, y) = (self.level - 1 + 2 * column, self.level - 1 + 2 * row);
        [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
    }

    fn free_sites(&self) -> Vec<(i32, i32)> {
        let width = 5 - self.level;
        let all = (0..width).flat_map(|row| (0..width).map(move |column| (column, row)));
        all.filter(|&(column, row)| self.cells[&self.corners(column, row)[0]].1 < self.level)
            .collect()
    }

    fn puts(&self, tile: &str) -> Vec<String> {
        let mut actions = Vec::new();
        for site in self.free_sites() {
            let mut face = tile.to_owned();
            for _ in 0..4 {
                actions.push(format!("put {} {face}", name(site)));
                face = turned(&face);
            }
        }
        actions
    }

    /// Every payment of so many cards: each card of the hand is taken or not.
    fn payments(&self, cost: usize) -> Vec<String> {
        let mut payments = vec![String::new()];
        for idol in LETTERS {
            let held = self.held(idol);
            payments = payments
                .iter()
                .flat_map(|paid| {
                    (0..=held).map(move |count| paid.clone() + &idol.to_string().repeat(count))
                })
                .collect();
        }
        payments.retain(|paid| paid.len() == cost);
        payments
    }

    fn claims(&self, corners: [Place; 4], face: &str) -> Vec<String> {
        let mut claims = Vec::new();
        for (corner, idol) in corners.into_iter().zip(face.chars()).filter(|&(_, idol)| idol != '.')
        {
            let stack = 9 - self.hands.iter().flatten().filter(|&&card| card == idol).count();
            let shows =
                |place: &Place| self.cells.get(place).is_some_and(|&(symbol, _)| symbol == idol);
            if stack > 0 && shows(&corner) {
                claims.push(format!("overlay {idol}"));
            }
            let mut outside = around(corner).into_iter().filter(|place| !corners.contains(place));
            if stack > 0 && outside.any(|place| shows(&place)) {
                claims.push(format!("adjacent {idol}"));
            }
        }
        claims
    }

    fn play(&mut self, action: &str) {
        let words: Vec<&str> = action.split(' ').collect();
        match words[0] {
            "order" => {
                self.track = words[1].chars().collect();
                self.asked = Asked::Turn;
            }
            "tile" => self.asked = Asked::Draw,
            "draw" => {
                let index = self.reserve.iter().position(|tile| tile == words[1]).unwrap();
                self.asked = Asked::Put(self.reserve.remove(index));
            }
            "put" => self.put(place(words[1]), words[2]),
            "overlay" | "adjacent" => self.claim(words[0], words[1].chars().next().unwrap()),
            "priest" => {
                self.priests.insert(place(words[1]), self.seat);
                self.pass_turn();
            }
            "move" => self.start_move(place(words[1]), place(words[2])),
            "pay" => self.pay(words[1]),
            "venerate" => self.shift(words[1], words[2], -1),
            "curse" => self.shift(words[1], words[2], 1),
            _ => unreachable!("{action}"),
        }
    }

    fn put(&mut self, (column, row): Place, face: &str) {
        let corners = self.corners(column, row);
        let claims = self.claims(corners, face);
        for (corner, symbol) in corners.into_iter().zip(face.chars()) {
            self.cells.insert(corner, (symbol, self.level));
        }
        match &claims[..] {
            [] => self.end_tile(),
            [only] => self.play(&only.clone()),
            _ => self.asked = Asked::Claim(claims),
        }
    }

    fn claim(&mut self, situation: &str, idol: char) {
        let stack = 9 - self.hands.iter().flatten().filter(|&&card| card == idol).count();
        let reward = if situation == "overlay" { 2 } else { 1 };
        (0..stack.min(reward)).for_each(|_| self.hands[self.seat].push(idol));
        self.end_tile();
    }

    fn end_tile(&mut self) {
        if self.free_sites().is_empty() {
            self.score();
            if self.level == 3 {
                self.asked = Asked::Over;
                return;
            }
            self.track.rotate_left(2);
            if self.variant != Variant::Stay {
                self.priests.clear();
            }
            self.level += 1;
        }
        self.pass_turn();
    }

    fn score(&mut self) {
        for (place, &owner) in &self.priests {
            let (symbol, level) = self.cells[place];
            if let Some(rank) = self.track[..3].iter().position(|&idol| idol == symbol) {
                self.scores[owner] += self.points[usize::try_from(level).unwrap() - 1][rank];
            }
        }
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            for &card in hand.iter() {
                self.scores[seat] += match card {
                    _ if card == self.track[0] => 2,
                    _ if card == self.track[1] => 1,
                    _ => 0,
                };
            }
            hand.retain(|card| !self.track[..2].contains(card));
        }
    }

    fn start_move(&mut self, from: Place, to: Place) {
        let cost = self.ways(from)[&to];
        self.asked = Asked::Pay { from, to, cost };
        if let [only] = &self.payments(cost)[..] {
            self.pay(&only.clone());
        }
    }

    fn pay(&mut self, cards: &str) {
        let Asked::Pay { from, to, .. } = self.asked else { unreachable!("nothing to pay") };
        self.priests.remove(&from);
        self.priests.insert(to, self.seat);
        cards.chars().for_each(|card| self.discard(card));
        self.pass_turn();
    }

    fn shift(&mut self, idol: &str, spaces: &str, direction: i32) {
        let idol = idol.chars().next().unwrap();
        for _ in 0..spaces.parse().unwrap() {
            let space = self.track.iter().position(|&each| each == idol).unwrap();
            self.track.swap(space, space.checked_add_signed(direction as isize).unwrap());
            self.discard(idol);
        }
        self.pass_turn();
    }

    fn discard(&mut self, card: char) {
        let index = self.hands[self.seat].iter().position(|&each| each == card).unwrap();
        self.hands[self.seat].remove(index);
    }

    fn pass_turn(&mut self) {
        self.seat = (self.seat + 1) % self.players;
        self.asked = Asked::Turn;
    }

    fn winners(&self) -> Vec<usize> {
        if self.asked != Asked::Over {
            return Vec::new();
        }
        let standing = |seat: usize| (self.scores[seat], self.hands[seat].len());
        let best = (0..self.players).map(standing).max().unwrap();
        (0..self.players).filter(|&seat| standing(seat) == best).map(|seat| seat + 1).collect()
    }
}

fn around((x, y): Place) -> [Place; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

fn name((x, y): Place) -> String {
    let column = LETTERS_OF_COLUMNS[usize::try_from(x).unwrap()];
    format!("{column}{}", y + 1)
}

const LETTERS_OF_COLUMNS: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

fn place(name: &str) -> Place {
    let column = LETTERS_OF_COLUMNS.iter().position(|&each| name.starts_with(each)).unwrap();
    (i32::try_from(column).unwrap(), name[1..].parse::<i32>().unwrap() - 1)
}

/// A quarter turn clockwise: what was NW is NE.
fn turned(face: &str) -> String {
    format!("{}{}", &face[3..], &face[..3])
}

fn blank_first(face: &str) -> String {
    let mut face = face.to_owned();
    while !face.starts_with('.') {
        face = turned(&face);
    }
    face
}

fn orders(idols: &[char]) -> Vec<String> {
    if idols.is_empty() {
        return vec![String::new()];
    }
    let mut all = Vec::new();
    for &first in idols {
        let others: Vec<char> = idols.iter().copied().filter(|&idol| idol != first).collect();
        all.extend(orders(&others).iter().map(|order| format!("{first}{order}")));
    }
    all
}

/// Plays a random game of both and compares everything a player can see.
#[track_caller]
fn agree(seed: u64, players: usize, variant: &str, points: &str, base: &str, tiles: &str) {
    let options = [("priests", variant), ("points", points), ("base", base), ("tiles", tiles)];
    let mut table = set_up(players, &options);
    let variant = match variant {
        "stay" => Variant::Stay,
        "dwindle" => Variant::Dwindle,
        _ => Variant::Break,
    };
    let mut plain = Plain::new(players, variant, points, base, tiles);
    let mut rng = Rng::with_seed(seed);
    loop {
        let legal = table.actions();
        let weighted: BTreeMap<String, u32> = legal
            .iter()
            .map(|&action| (action.to_string(), table.game.weight(&table.state, action)))
            .collect();
        assert_eq!(table.turn(), plain.turn(), "seed {seed}");
        assert_eq!(weighted, plain.legal(), "seed {seed}\n{}", drawing(&table));
        assert_eq!(table.scores(), plain.scores, "seed {seed}");
        assert_eq!(table.winners(), plain.winners(), "seed {seed}");
        if table.game.turn(&table.state) == Turn::Over {
            return;
        }
        // Rather a tile than not, in every other game, so that hands grow.
        let action = match legal[0] {
            Action::Tile if seed.is_multiple_of(2) && rng.bool() => Action::Tile,
            _ => legal[rng.usize(..legal.len())],
        };
        plain.play(&action.to_string());
        table.game.play_unchecked(&mut table.state, action);
    }
}

fn drawing(table: &super::support::Table) -> String {
    use rules::Tabletop;
    table.game.draw(&table.state).to_string()
}

#[test]
fn both_agree_with_our_components() {
    let default = &*crate::components::DEFAULT;
    let (points, base, tiles) =
        (default.points.to_string(), default.base.to_string(), default.tiles.to_string());
    for seed in 0..30 {
        let players = 2 + usize::try_from(seed % 3).unwrap();
        for variant in ["break", "stay", "dwindle"] {
            agree(seed, players, variant, &points, &base, &tiles);
        }
    }
}

#[test]
fn both_agree_with_any_components() {
    for seed in 0..80 {
        let mut rng = Rng::with_seed(seed);
        let variant = ["break", "stay", "dwindle"][rng.usize(..3)];
        let players = rng.usize(2..5);
        let (points, base, tiles) =
            (random_points(&mut rng), random_base(&mut rng), random_tiles(&mut rng));
        agree(seed, players, variant, &points, &base, &tiles);
    }
}
