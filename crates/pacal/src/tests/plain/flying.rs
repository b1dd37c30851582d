//! Section 5.

use std::collections::BTreeSet;

use super::{Place, Plain, neighbors, text};

impl Plain {
    pub(super) fn legal_moves(&self) -> Vec<String> {
        let [straight, bent, leaps] = self.flights();
        let stuck = straight.is_empty() && leaps.is_empty();
        let mut actions = Vec::new();
        for (verb, ends) in [("fly", &straight), ("bend", &bent), ("leap", &leaps)] {
            actions.extend(ends.iter().map(|&end| format!("{verb} {}", text(end))));
        }
        let gods = &self.god_stones[self.seat];
        // Ruling A17.
        if stuck || self.n_rounds > 0 {
            actions.extend(gods.iter().map(|value| format!("god {value}")));
        }
        // Rule 5.10.
        if stuck && gods.is_empty() {
            actions.extend(self.free_places().into_iter().map(|end| format!("land {}", text(end))));
        }
        actions
    }

    /// The ends of straight flights, bent ones and leaps.
    pub(super) fn flights(&self) -> [BTreeSet<Place>; 3] {
        let start = self.ships[&self.seat];
        // Rules 5.11, A15 and A59.
        let leaves = |end: &Place| self.n_rounds > 0 || !self.is_sacred(*end);
        let Ok(number) = self.rolled.parse() else {
            return [BTreeSet::new(), BTreeSet::new(), self.leaps(start).filter(leaves).collect()];
        };
        let straight: BTreeSet<Place> = self.straight(start, number).filter(leaves).collect();
        let mut bent = BTreeSet::new();
        if self.n_rounds > 0 {
            self.bend(&mut vec![start], number, &mut bent);
        }
        // Ruling A9.
        let bent = bent.difference(&straight).copied().collect();
        [straight, bent, BTreeSet::new()]
    }

    /// Rule 5.4: up to the first obstacle.
    fn straight(&self, start: Place, number: i32) -> impl Iterator<Item = Place> {
        neighbors(start).into_iter().filter_map(move |next| {
            let step = (next.0 - start.0, next.1 - start.1);
            let on_way = |length| (start.0 + length * step.0, start.1 + length * step.1);
            let way = (1..=number).map(on_way);
            way.take_while(|&place| self.is_free(place, Some(self.seat))).last()
        })
    }

    /// Rule 5.7.
    fn leaps(&self, start: Place) -> impl Iterator<Item = Place> {
        let in_line = move |end: &Place| (end.0 == start.0) != (end.1 == start.1);
        self.free_places().into_iter().filter(in_line)
    }

    /// Rule 5.5: every way that visits no square twice, and 5.6.
    fn bend(&self, way: &mut Vec<Place>, number: i32, ends: &mut BTreeSet<Place>) {
        let here = way[way.len() - 1];
        let flown = i32::try_from(way.len()).unwrap() - 1;
        if flown == number || flown > 0 && self.edition != "cs" && self.is_dead_end(here) {
            ends.insert(here);
            return;
        }
        for next in neighbors(here) {
            if self.is_free(next, Some(self.seat)) && !way.contains(&next) {
                way.push(next);
                self.bend(way, number, ends);
                way.pop();
            }
        }
    }

    /// Real obstacles on three sides; neither the start nor the way itself (A11, A58).
    fn is_dead_end(&self, here: Place) -> bool {
        let blocked = |next: &Place| !self.is_free(*next, Some(self.seat));
        neighbors(here).iter().filter(|next| blocked(next)).count() >= 3
    }
}
