//! Pairs of games of Uxmal that differ only in which of two players holds which cards.
//!
//! The tests of the server use this file too.

use catalog::AnyMatch;
use fastrand::Rng;
use rules::{Options, Seat, Turn};

/// The actions of two games that look the same to everybody but two players.
#[derive(Clone, Debug)]
pub(super) struct SwappedHands {
    /// What was played at each table.
    pub(super) openings: [Vec<String>; 2],
    /// The numbers of the two players, who know what they hold.
    pub(super) knowing: [usize; 2],
}

impl SwappedHands {
    pub(super) fn new(players: usize, rng: &mut Rng) -> SwappedHands {
        let mut found = std::iter::repeat_with(|| Pair::new(players).swap(rng)).flatten();
        found.next().expect("it goes on until one is found")
    }
}

/// A full position of Uxmal without the hands of the players.
pub(super) fn without_hands(mut position: serde_json::Value) -> serde_json::Value {
    if let Some(fields) = position.as_object_mut() {
        fields.remove("hands");
        fields.remove("cards_worth");
    }
    position
}

/// Two games that are played alike, but for the claims of two players.
struct Pair {
    sides: [Box<dyn AnyMatch>; 2],
    /// Who took cards first, and the claims at the one table and at the other.
    first: Option<(Seat, [String; 2])>,
}

impl Pair {
    fn new(players: usize) -> Pair {
        let side = |_| catalog::new_match("uxmal", players, &Options::new()).unwrap();
        Pair { sides: [0, 1].map(side), first: None }
    }

    fn swap(mut self, rng: &mut Rng) -> Option<SwappedHands> {
        for _ in 0..rng.usize(1..120) {
            let action = rng.choice(self.sides[0].legal())?.text;
            self.play([action.clone(), action])?;
        }
        loop {
            let Turn::Seat(seat) = self.sides[0].turn() else {
                let action = rng.choice(self.sides[0].legal())?.text;
                self.play([action.clone(), action])?;
                continue;
            };
            if let Some(claims) = self.claims(seat) {
                self.play(claims.clone())?;
                match self.first {
                    None => self.first = Some((seat, claims)),
                    Some((first, _)) => return self.end([first, seat].map(Seat::number)),
                }
                continue;
            }
            let action = self.next(seat, rng)?;
            self.play([action.clone(), action])?;
        }
    }

    /// Two claims of two cards: first one each, then by another player the other way round.
    fn claims(&self, seat: Seat) -> Option<[String; 2]> {
        match &self.first {
            None => {
                let legal = self.sides[0].legal().into_iter().map(|choice| choice.text);
                let claims: Vec<String> =
                    legal.filter(|text| text.starts_with("overlay ")).collect();
                let [one, other, ..] = &claims[..] else { return None };
                Some([one.clone(), other.clone()])
            }
            Some((first, [one, other])) if *first != seat => {
                let both = [other.clone(), one.clone()];
                let legal =
                    |claim: &String| self.sides.iter().all(|side| side.prepare(claim).is_ok());
                both.iter().all(legal).then_some(both)
            }
            Some(_) => None,
        }
    }

    /// A tile, and for it a place that leaves the choice between two overlays.
    fn next(&self, seat: Seat, rng: &mut Rng) -> Option<String> {
        let legal: Vec<_> = self.sides[0].hints();
        let suits = |hint: &&catalog::Hinted| {
            let earns = hint.hint.as_ref().and_then(|hint| hint["earns"].as_array());
            let claims: Vec<&str> =
                earns.into_iter().flatten().filter_map(|earns| earns["claim"].as_str()).collect();
            match &self.first {
                Some((first, both)) if *first != seat => {
                    both.iter().all(|claim| claims.contains(&claim.as_str()))
                }
                _ => claims.iter().filter(|claim| claim.starts_with("overlay")).count() >= 2,
            }
        };
        let tile = legal.iter().find(|hint| hint.action == "tile");
        let chosen = tile.or_else(|| legal.iter().find(suits)).or_else(|| rng.choice(&legal));
        chosen.map(|hint| hint.action.clone())
    }

    fn play(&mut self, actions: [String; 2]) -> Option<()> {
        let mut sides = self.sides.iter_mut().zip(actions);
        sides.try_for_each(|(side, action)| side.play(&action).ok())
    }

    /// None if more than the two hands differ.
    fn end(self, knowing: [usize; 2]) -> Option<SwappedHands> {
        let [one, other] = self.sides.each_ref().map(|side| side.full_position());
        if one == other || without_hands(one) != without_hands(other) {
            return None;
        }
        let actions = |index: usize| {
            self.sides[index].record().actions().map(|(_, action)| action.to_owned()).collect()
        };
        Some(SwappedHands { openings: [0, 1].map(actions), knowing })
    }
}
