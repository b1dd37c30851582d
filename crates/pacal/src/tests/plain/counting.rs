//! Sections 8 and 10.

use super::{Asked, Place, Plain, Who, neighbors};

impl Plain {
    fn floors_where(&self, who: Who, counts: impl Fn(Place) -> bool) -> usize {
        let mine =
            self.pyramids.iter().filter(|&(&place, &(owner, _))| owner == who && counts(place));
        mine.map(|(_, &(_, floors))| floors).sum()
    }

    pub(super) fn leads_alone(&self, who: Who, district: char) -> bool {
        let floors = |who| self.floors_where(who, |place| self.map[&place] == district);
        (0..self.players).all(|other| other == who || floors(other) < floors(who))
    }

    /// Section 10.
    pub(super) fn finish(&mut self) {
        let everybody = 0..self.players;
        let at = |counts: &dyn Fn(Place) -> bool| -> Vec<usize> {
            everybody.clone().map(|who| self.floors_where(who, counts)).collect()
        };
        let mut parts = vec![
            water(&at(&|place| match &self.listed_shores[0] {
                Some(listed) => listed.contains(&place),
                None => self.is_at_river(place),
            })),
            water(&at(&|place| match &self.listed_shores[1] {
                Some(listed) => listed.contains(&place),
                None => neighbors(place).iter().any(|next| self.map.get(next) == Some(&'~')),
            })),
        ];
        for (&district, &value) in &self.values {
            let floors = at(&|place| self.map[&place] == district);
            parts.push(majority(&floors, value));
        }
        for part in parts {
            self.scores.iter_mut().zip(part).for_each(|(score, points)| *score += points);
        }
        for (score, stones) in self.scores.iter_mut().zip(&self.god_stones) {
            *score += stones.iter().sum::<i64>();
        }
        self.asked = Asked::Over;
    }

    pub(super) fn winners(&self) -> Vec<Who> {
        let best = self.scores.iter().max().unwrap();
        (0..self.players).filter(|&who| self.scores[who] == *best).collect()
    }

    /// Whether one of the four edges of the square lies on the river.
    fn is_at_river(&self, (x, y): Place) -> bool {
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)];
        corners.windows(2).any(|edge| {
            self.river.iter().any(|&(from, to)| {
                edge.iter().all(|corner| {
                    is_between(corner.0, from.0, to.0) && is_between(corner.1, from.1, to.1)
                })
            })
        })
    }
}

fn is_between(number: i32, one: i32, other: i32) -> bool {
    one.min(other) <= number && number <= one.max(other)
}

/// Rules 10.2 and 10.3: places are handed out from the top; who is level shares theirs.
pub(super) fn water(floors: &[usize]) -> Vec<i64> {
    let mut points = vec![0; floors.len()];
    let mut places = vec![12, 8, 4];
    let mut levels: Vec<usize> = floors.iter().copied().filter(|&each| each > 0).collect();
    levels.sort_unstable();
    levels.dedup();
    while let Some(level) = levels.pop() {
        let level_with: Vec<Who> = (0..floors.len()).filter(|&who| floors[who] == level).collect();
        let n_places = level_with.len().min(places.len());
        let pot: i64 = places.drain(..n_places).sum();
        for &who in &level_with {
            points[who] = pot / i64::try_from(level_with.len()).unwrap();
        }
    }
    points
}

/// Rule 10.4.
pub(super) fn majority(floors: &[usize], value: i64) -> Vec<i64> {
    let mut order: Vec<usize> = floors.iter().copied().filter(|&each| each > 0).collect();
    order.sort_unstable_by(|one, other| other.cmp(one));
    let pays = |mine: &usize| match order[..] {
        [first, ..] if *mine == first => value,
        [first, second, ..] if first != second && *mine == second => 2,
        _ => 0,
    };
    floors.iter().map(pays).collect()
}
