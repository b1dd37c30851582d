//! Positions that no game may reach, with pieces all over the board.

use fastrand::Rng;
use rules::{Game, MAX_SEATS, Seat, Tabletop};
use serde_json::json;

use super::constructing::{floors_of, is_diamond};
use super::counting::{majority, water};
use super::{Asked, Place, Plain, agree, random_board, text};
use crate::tests::support::{Position, arrange, draw, set_up};
use crate::{Constellation, Face, Square, Step, final_scoring};

/// Pieces thrown onto a random board, with seat 1 to fly.
fn scatter(rng: &mut Rng, edition: &str) -> (Position, Plain) {
    let players = rng.usize(2..=5);
    let master = rng.bool();
    let options = json!({
        "board": random_board(rng, players), "edition": edition, "master": master,
        "gaps": if rng.bool() { "any" } else { "empty" }, "diamonds": rng.bool(),
    });
    let mut plain = Plain::new(2, players, &options);
    plain.n_rounds = 1;
    plain.asked = Asked::Move;
    let mut free = plain.free_places();
    rng.shuffle(&mut free);
    plain.ships.extend(free.drain(..players).enumerate());
    for place in free {
        let who = rng.usize(..players);
        if rng.u8(..5) == 0 && plain.boxes[who].len() > 2 {
            let at = rng.usize(..plain.boxes[who].len());
            let floors = plain.boxes[who].swap_remove(at);
            plain.pyramids.insert(place, (who, floors));
            continue;
        }
        for who in 0..players {
            if rng.u8(..5) == 0 && plain.stones[who] > 0 {
                plain.stones[who] -= 1;
                plain.open_stones.insert((place, who));
            }
        }
    }
    for ship in 0..players {
        let color = rng.usize(..players);
        if plain.stones[color] > 0 {
            plain.stones[color] -= 1;
            plain.inside[ship].push(color);
        }
    }
    if rng.u8(..4) == 0 {
        plain.god_stones[0].clear();
    }
    let position = arrange(set_up(players, &options).game, cells(&plain), facts(&plain));
    (position, plain)
}

/// What is on every square, as a drawing has it.
fn cells(plain: &Plain) -> Vec<(Square, String)> {
    let cell = |&place: &Place| {
        if let Some((ship, _)) = plain.ships.iter().find(|(_, at)| **at == place) {
            let inside: String =
                plain.inside[*ship].iter().map(|color| (color + 1).to_string()).collect();
            return format!("({}:{inside})", ship + 1);
        }
        if let Some((owner, floors)) = plain.pyramids.get(&place) {
            return format!("{}^{floors}", owner + 1);
        }
        let stones = plain.open_stones.iter().filter(|(at, _)| *at == place);
        stones.map(|(_, color)| (color + 1).to_string()).collect()
    };
    plain.map.keys().map(|place| (text(*place).parse().unwrap(), cell(place))).collect()
}

fn facts(plain: &Plain) -> Vec<String> {
    let gods: Vec<String> = plain.god_stones[0].iter().map(i64::to_string).collect();
    vec!["rolled 1".to_owned(), format!("god stones 1: {}", gods.join(" "))]
}

#[test]
fn flights_of_every_number_agree() {
    let mut rng = Rng::with_seed(5);
    for count in 0..150 {
        for edition in ["de", "cs"] {
            let (mut position, mut plain) = scatter(&mut rng, edition);
            for number in 1..=9 {
                // Nine squares have thousands of ways on open ground.
                if number > 7 && count % 5 > 0 {
                    continue;
                }
                position.state.die = Face::Number(number);
                plain.rolled = number.to_string();
                agree(&position, &plain, &format!("position {count}, {edition}, rolled {number}"));
            }
        }
    }
}

#[test]
fn leaps_agree() {
    let mut rng = Rng::with_seed(7);
    for count in 0..300 {
        let (mut position, mut plain) = scatter(&mut rng, "de");
        position.state.die = Face::Arrows;
        "arrows".clone_into(&mut plain.rolled);
        agree(&position, &plain, &format!("position {count}"));
        position.state.first_round = true;
        plain.n_rounds = 0;
        agree(&position, &plain, &format!("position {count}, first round"));
    }
}

#[test]
fn flights_of_the_first_round_agree() {
    let mut rng = Rng::with_seed(11);
    for count in 0..100 {
        let (mut position, mut plain) = scatter(&mut rng, "de");
        position.state.first_round = true;
        plain.n_rounds = 0;
        for number in 1..=9 {
            position.state.die = Face::Number(number);
            plain.rolled = number.to_string();
            agree(&position, &plain, &format!("position {count}, rolled {number}"));
        }
    }
}

#[test]
fn constructions_agree() {
    let mut rng = Rng::with_seed(42);
    for count in 0..300 {
        let (mut position, mut plain) = scatter(&mut rng, "de");
        plain.asked = Asked::Build;
        position.state.step = Step::Build;
        // Now and then heights are missing, so that lower ones stand in for them.
        if rng.bool() {
            let gone = rng.usize(1..=5);
            plain.boxes[0].retain(|&floors| floors != gone);
            position.state.pyramid_supply[0][gone - 1] = 0;
        }
        agree(&position, &plain, &format!("position {count}"));
    }
}

#[test]
fn drops_agree() {
    let mut rng = Rng::with_seed(1);
    for count in 0..100 {
        let (mut position, mut plain) = scatter(&mut rng, "de");
        for (step, own, other) in [
            (Step::DropTwo, true, true),
            (Step::DropOwn, true, false),
            (Step::DropOther, false, true),
        ] {
            plain.asked = Asked::Drop { own, other };
            position.state.step = step;
            agree(&position, &plain, &format!("position {count}"));
        }
    }
}

#[test]
fn the_shape_of_any_one_to_four_squares_agrees() {
    let mut rng = Rng::with_seed(3);
    let mut seen = [0; 6];
    for _ in 0..200_000 {
        let side = rng.u8(2..=13);
        let mut squares: Vec<Square> = (0..rng.usize(1..=4))
            .map(|_| Square::new(rng.u8(..side), rng.u8(..side)).unwrap())
            .collect();
        squares.sort_unstable();
        squares.dedup();
        let places: Vec<Place> =
            squares.iter().map(|square| (square.column().into(), square.row().into())).collect();
        let floors = Constellation::new(&squares).unwrap().floors();
        assert_eq!(floors.map(usize::from), floors_of(&places), "{squares:?}");
        let constellation = Constellation::new(&squares).unwrap();
        assert_eq!(constellation.is_diamond(), is_diamond(&places), "{squares:?}");
        seen[usize::from(floors.unwrap_or(0))] += 1;
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn final_scorings_agree() {
    let mut rng = Rng::with_seed(9);
    for count in 0..300 {
        let (position, mut plain) = scatter(&mut rng, "de");
        let before = plain.scores.clone();
        plain.finish();
        let counted = final_scoring(&position.game, &position.state);
        for who in 0..plain.players {
            let districts: u16 = counted.districts.iter().map(|points| points[who]).sum();
            let total =
                counted.river[who] + counted.lake[who] + districts + counted.god_stones[who];
            assert_eq!(
                plain.scores[who] - before[who],
                i64::from(total),
                "position {count}, {who}"
            );
        }
    }
}

#[test]
fn every_tie_at_the_water_and_in_a_district_agrees() {
    // All ways in which five seats can have 0 to 3 floors.
    for code in 0..4_usize.pow(5) {
        let floors: [usize; MAX_SEATS] =
            std::array::from_fn(|seat| code / 4_usize.pow(u32::try_from(seat).unwrap()) % 4);
        let drawn = |seat: usize, floors: usize| match floors {
            0 => ".".to_owned(),
            floors => format!("{seat}^{floors}"),
        };
        let row: Vec<String> =
            floors.iter().zip(1..).map(|(&each, seat)| drawn(seat, each)).collect();
        let position = draw(&format!(
            "a b c d e\n1 {}\n2 ~ ~ ~ ~ ~\n3 (1) (2) (3) (4) (5)\nstep build",
            row.join(" ")
        ));
        let counted = final_scoring(&position.game, &position.state);
        assert_eq!(counted.lake.map(i64::from).to_vec(), water(&floors), "{floors:?}");
        assert_eq!(
            counted.districts[0].map(i64::from).to_vec(),
            majority(&floors, 7),
            "{floors:?}"
        );
        assert_eq!(counted.river, [0; MAX_SEATS]);
    }
}

#[test]
fn scattered_positions_are_drawn_as_they_are() {
    let mut rng = Rng::with_seed(13);
    for _ in 0..50 {
        let (position, plain) = scatter(&mut rng, "de");
        assert_eq!(position.game.players(), plain.players);
        for who in 0..plain.players {
            let seat = Seat::new(who);
            let pyramids = position.state.pyramids(seat).len() as usize;
            assert_eq!(pyramids + plain.boxes[who].len(), 11);
        }
        assert!(!position.game.draw(&position.state).lines().is_empty());
    }
}
