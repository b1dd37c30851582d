//! What actions do: sections 4 to 9.

use super::{Asked, Place, Plain, Who, place};

impl Plain {
    pub(super) fn play(&mut self, action: &str) {
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["place", to] => {
                self.ships.insert(self.seat, place(to));
                self.seat = (self.seat + 1) % self.players;
                if self.seat == 0 {
                    self.asked = Asked::Roll;
                }
            }
            ["roll", face] => {
                face.clone_into(&mut self.rolled);
                self.begin_turn();
            }
            ["fly" | "leap", to] => {
                self.lift_and_put(place(to));
                self.ask_drop(true, true);
            }
            ["bend", to] => {
                self.lift_and_put(place(to));
                self.ask_drop(true, false);
            }
            ["god", value] => {
                let value: i64 = value.parse().unwrap();
                self.god_stones[self.seat].retain(|&stone| stone != value);
                self.asked = Asked::Land;
            }
            ["land", to] => {
                let after_god_stone = self.asked == Asked::Land;
                self.lift_and_put(place(to));
                self.ask_drop(after_god_stone, false);
            }
            ["done"] => self.ask_build(),
            ["drop", into] => self.drop(into, None),
            ["drop", into, "from", from] => self.drop(into, Some(place(from))),
            ["pass"] => self.end_turn(),
            [verb, floors, target, squares] => {
                let squares: Vec<Place> = squares.split(',').map(place).collect();
                self.construct(verb, floors.parse().unwrap(), place(target), &squares);
            }
            _ => panic!("{action}"),
        }
    }

    fn begin_turn(&mut self) {
        self.n_taken_back = 0;
        self.asked = Asked::Move;
        // Ruling A57.
        if self.free_places().is_empty() {
            self.end_turn();
        }
    }

    fn lift_and_put(&mut self, to: Place) {
        let from = self.ships[&self.seat];
        let left = std::mem::take(&mut self.inside[self.seat]);
        for color in 0..self.players {
            match left.iter().filter(|&&each| each == color).count() {
                0 => {}
                1 => {
                    self.open_stones.insert((from, color));
                }
                // Rule 6.4.
                several => self.stones[color] += several,
            }
        }
        self.ships.insert(self.seat, to);
        for color in 0..self.players {
            if self.open_stones.remove(&(to, color)) {
                self.inside[self.seat].push(color);
            }
        }
    }

    fn ask_drop(&mut self, own: bool, other: bool) {
        self.asked = Asked::Drop { own, other };
        if self.legal().len() == 1 {
            self.ask_build();
        }
    }

    fn drop(&mut self, into: &str, from: Option<Place>) {
        match from {
            None => self.stones[self.seat] -= 1,
            Some(from) => {
                assert!(self.open_stones.remove(&(from, self.seat)), "no stone there");
                self.n_taken_back += 1;
            }
        }
        let ship: Who = if into == "own" { self.seat } else { into.parse::<Who>().unwrap() - 1 };
        self.inside[ship].push(self.seat);
        if into == "own" && self.asked == (Asked::Drop { own: true, other: true }) {
            self.ask_drop(false, true);
        } else {
            self.ask_build();
        }
    }

    fn ask_build(&mut self) {
        self.asked = Asked::Build;
        if self.legal().len() == 1 {
            self.end_turn();
        }
    }

    fn construct(&mut self, verb: &str, floors: usize, target: Place, squares: &[Place]) {
        let district = self.map[&target];
        let led = self.leads_alone(self.seat, district);
        for &square in squares {
            if self.open_stones.remove(&(square, self.seat)) {
                self.stones[self.seat] += 1;
            }
        }
        if verb == "raise" {
            let (_, old) = self.pyramids[&target];
            self.boxes[self.seat].push(old);
        } else {
            // Rule 7.5.
            for color in 0..self.players {
                if self.open_stones.remove(&(target, color)) {
                    self.stones[color] += 1;
                }
            }
        }
        let at = self.boxes[self.seat].iter().position(|&each| each == floors);
        self.boxes[self.seat].remove(at.expect("it is in the supply"));
        self.pyramids.insert(target, (self.seat, floors));
        self.built = true;
        // Section 8.
        if !led && self.leads_alone(self.seat, district) {
            self.scores[self.seat] += self.values[&district];
        }
        self.ends_after_construction();
    }

    /// Section 9.
    fn ends_after_construction(&mut self) {
        let last = usize::from(self.edition != "fr");
        let enough = match self.players {
            2 => 45,
            3 => 40,
            4 => 35,
            _ if self.edition == "cs" => 40,
            _ => 30,
        };
        if self.boxes[self.seat].len() == last {
            self.scores[self.seat] += 5;
            self.finish();
            return;
        }
        // Ruling A63.
        let next_to_last = self.boxes[self.seat].len() == 1 && self.edition == "fr";
        if self.rules > 1 && next_to_last && self.closing {
            self.scores[self.seat] += 5;
        }
        if self.scores[self.seat] >= enough {
            if self.players == 2 {
                self.finish();
                return;
            }
            self.closing = true;
        }
        self.end_turn();
    }

    /// Section 4, ruling A61.
    fn end_turn(&mut self) {
        self.seat = (self.seat + 1) % self.players;
        if self.seat != self.starter {
            if self.players == 2 {
                self.asked = Asked::Roll;
            } else {
                self.begin_turn();
            }
            return;
        }
        self.n_rounds += 1;
        self.idle_rounds = if self.built { 0 } else { self.idle_rounds + 1 };
        self.built = false;
        // Ruling A65.
        let stalled = self.stall_rounds > 0 && self.idle_rounds >= self.stall_rounds;
        if self.closing || stalled {
            self.finish();
            return;
        }
        if self.players > 2 {
            self.starter = (self.starter + 1) % self.players;
            self.seat = self.starter;
        }
        self.asked = Asked::Roll;
    }
}
