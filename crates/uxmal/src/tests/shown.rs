//! The JSON of positions and hints agrees with play.

use fastrand::Rng;
use rules::{Game, Seat, Tabletop};
use serde_json::{Value, json};

use super::laws::{random_base, random_points, random_tiles};
use super::support::{drawn, laid_open, set_up};
use crate::movement::cost;
use crate::score::score_phase;
use crate::shown::Hint;
use crate::state::Step;
use crate::{Action, Cards, Cell, State, Uxmal};

/// Setups of every kind.
pub(super) fn games() -> Vec<Uxmal> {
    let mut games = Vec::new();
    for players in 2..=4 {
        for priests in ["break", "stay", "dwindle"] {
            games.push(set_up(players, &[("priests", priests)]).game);
        }
    }
    for seed in 0..4 {
        let mut rng = Rng::with_seed(seed);
        let own = (random_points(&mut rng), random_base(&mut rng), random_tiles(&mut rng));
        let options = [("points", &*own.0), ("base", &own.1), ("tiles", &own.2)];
        games.push(set_up(3, &options).game);
    }
    games
}

/// Shows `see` every position of random games of every kind, with what is legal there.
fn each_position(mut see: impl FnMut(&Uxmal, &State, &[Action])) {
    for (seed, game) in (0..).zip(games()) {
        let mut rng = Rng::with_seed(seed);
        let mut state = game.start();
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&state, &mut legal);
            see(&game, &state, &legal);
            if legal.is_empty() {
                break;
            }
            game.play(&mut state, legal[rng.usize(..legal.len())]).unwrap();
        }
    }
}

/// Shows `see` every legal action of random games of every kind, with its hint and what it does.
fn each_hint(mut see: impl FnMut(&Uxmal, &State, Action, Option<Hint>, &State)) {
    each_position(|game, state, legal| {
        for &action in legal {
            see(game, state, action, game.hint(state, action), &after(game, state, action));
        }
    });
}

fn after(game: &Uxmal, state: &State, action: Action) -> State {
    let mut after = *state;
    game.play(&mut after, action).unwrap();
    after
}

/// The cards that the player has gained.
fn gained(state: &State, after: &State) -> Cards {
    after.hand(state.seat) - state.hand(state.seat)
}

#[test]
fn there_is_a_hint_for_every_action_with_more_to_it_than_its_text() {
    each_hint(|_, _, action, hint, _| {
        let plain = matches!(action, Action::Order(_) | Action::Tile | Action::Draw(_));
        assert_eq!(hint.is_none(), plain, "{action}");
    });
}

/// A.5.2 to A.5.4, B10, B11.
#[test]
fn a_tile_earns_what_its_hint_says() {
    let (mut asked, mut unasked) = (0, 0);
    each_hint(|game, state, action, hint, after_put| {
        let Some(Hint::Placement(hint)) = hint else { return };
        let shown: String = hint.cells.iter().map(|&cell| letter(after_put, cell)).collect();
        assert_eq!(shown, hint.face.to_string(), "{action}");
        assert!(hint.cells.iter().all(|&cell| {
            after_put.level_at(cell).is_some_and(|level| level.number() == hint.level)
        }));
        if let Step::Claim(_) = after_put.step {
            let claims: Vec<String> = hint.earns.iter().map(|each| each.claim.clone()).collect();
            assert_eq!(json!(game.full_position(after_put).situations), json!(claims), "{action}");
            for earning in hint.earns.iter().filter(|_| !hint.completes) {
                let claim = earning.claim.parse().unwrap();
                let cards = gained(state, &after(game, after_put, claim));
                assert_eq!(cards, Cards::of(earning.idol, earning.cards), "{action}, {claim}");
                asked += 1;
            }
        } else {
            let scored = after_put.level != state.level || after_put.step == Step::Over;
            assert_eq!(hint.completes, scored, "{action}");
            assert!(hint.earns.len() < 2, "{action}");
            if !hint.completes {
                let cards = hint.earns.iter().map(|each| Cards::of(each.idol, each.cards));
                assert_eq!(gained(state, after_put), cards.fold(Cards::NONE, |a, b| a + b));
                unasked += hint.earns.len();
            }
        }
    });
    assert!(asked > 100 && unasked > 100, "{asked} asked, {unasked} unasked");
}

fn letter(state: &State, cell: Cell) -> char {
    crate::idol::symbol_letter(state.symbol_at(cell))
}

#[test]
fn a_claim_gives_what_its_hint_says() {
    each_hint(|_, state, action, hint, after| {
        let Some(Hint::Claim(hint)) = hint else { return };
        // The last tile of a level is scored at once, which takes cards away.
        if after.level == state.level && after.step != Step::Over {
            assert_eq!(gained(state, after), Cards::of(hint.idol, hint.cards), "{action}");
        }
    });
}

/// A.7, B19, B20.
#[test]
fn a_move_takes_the_way_and_costs_the_cards_that_its_hint_says() {
    let mut jumps = 0;
    each_hint(|game, state, action, hint, after_move| {
        let Some(Hint::Move(hint)) = hint else { return };
        let mut paid = *after_move;
        if let Step::Pay { .. } = paid.step {
            let mut payments = Vec::new();
            game.legal_actions(&paid, &mut payments);
            paid = after(game, &paid, payments[0]);
        }
        let held = state.hand(state.seat).total();
        assert_eq!(held - paid.hand(state.seat).total(), hint.cost, "{action}");
        assert_eq!(cost(state, hint.from, hint.to), Some(hint.cost));
        assert_eq!(paid.priest_at(hint.to), Some(state.seat));
        assert_eq!(hint.way.last(), Some(&hint.to), "{action}");
        let from = [hint.from].into_iter().chain(hint.way.iter().copied());
        assert!(from.zip(&hint.way).all(|(one, &next)| are_neighbors(one, next)), "{hint:?}");
        assert!(hint.way.iter().all(|&cell| state.level_at(cell).is_some()), "{hint:?}");
        let free = hint.way.iter().filter(|&&cell| state.priest_at(cell).is_none()).count();
        assert_eq!(free, usize::from(hint.cost), "{hint:?}");
        jumps += hint.way.len() - free;
        let worth = |state: &State, cell| points_at(&game.full_position(state).worth, cell);
        assert_eq!(hint.worth_before, worth(state, hint.from), "{hint:?}");
        assert_eq!(hint.worth_after, worth(&paid, hint.to), "{hint:?}");
    });
    assert!(jumps > 10, "only {jumps} priests are jumped over");
}

fn are_neighbors(one: Cell, next: Cell) -> bool {
    one.column().abs_diff(next.column()) + one.row().abs_diff(next.row()) == 1
}

fn points_at(worth: &[Vec<crate::shown::Worth>], cell: Cell) -> u8 {
    worth.iter().flatten().find(|worth| worth.cell == cell).unwrap().points
}

#[test]
fn a_priest_is_worth_what_its_hint_says() {
    each_hint(|game, state, action, hint, after| {
        let Some(Hint::Priest(hint)) = hint else { return };
        assert_eq!(
            (after.priest_at(hint.cell), hint.idol),
            (Some(state.seat), after.symbol_at(hint.cell))
        );
        assert_eq!(hint.worth, points_at(&game.full_position(after).worth, hint.cell), "{action}");
    });
}

/// A.8.1, B21.
#[test]
fn an_idol_goes_where_its_hint_says_and_cards_go_as_it_says() {
    each_hint(|_, state, action, hint, after| {
        let spent = || state.hand(state.seat) - after.hand(state.seat);
        match hint {
            Some(Hint::Track(hint)) => {
                let space = |state: &State| state.popularity.above(hint.idol) + 1;
                assert_eq!((hint.from, hint.to), (space(state), space(after)), "{action}");
                assert_eq!(spent(), Cards::of(hint.idol, hint.cost), "{action}");
            }
            Some(Hint::Pay(hint)) => assert_eq!(spent(), hint.cards, "{action}"),
            _ => {}
        }
    });
}

/// A.9.1, A.9.2: the end of a phase pays what priests and cards are said to be worth.
#[test]
fn a_phase_pays_what_priests_and_cards_are_worth() {
    let mut paying = 0;
    each_position(|game, state, _| {
        // Nothing is scored before the track is laid out; then as it lies.
        let mut scored = *state;
        if state.step != Step::Order {
            score_phase(game, &mut scored);
        }
        let told = game.full_position(state);
        for seat in Seat::all(game.players()) {
            let priests: u16 =
                told.worth[seat.index()].iter().map(|each| u16::from(each.points)).sum();
            let points = scored.scores[seat.index()] - state.scores[seat.index()];
            assert_eq!(Some(points - priests), told.cards_worth[seat.index()]);
            paying += u32::from(priests > 0);
            let cells: Vec<Cell> = told.worth[seat.index()].iter().map(|each| each.cell).collect();
            assert_eq!(cells, told.priests[seat.index()]);
        }
    });
    assert!(paying > 100, "only {paying}");
}

/// The example of A.7: turning on an occupied space is cheaper than walking round.
#[test]
fn a_way_leads_over_priests_where_that_is_cheaper() {
    let table = drawn("J1@1 S1@2\nQ1 M1").hand(1, "J");
    let action: Action = "move a1 b2".parse().unwrap();
    let hint = json!(table.game.hint(&table.state, action));
    assert_eq!((&hint["way"], &hint["cost"]), (&json!(["b1", "b2"]), &json!(1)));
}

#[test]
fn the_board_is_what_the_document_says() {
    let board = json!(set_up(2, &[]).game.board());
    assert_eq!(board["base"][1], ".JSMS.QT");
    assert_eq!(board["points"], json!([[4, 3, 2], [6, 5, 4], [8, 7, 6]]));
    assert_eq!(board["priests"], "break");
    assert_eq!(board["tiles"].as_array().unwrap().len(), 29);
    let site = |level: usize, site: usize| board["levels"][level][site].clone();
    assert_eq!(site(1, 1), json!({"site": "b1", "cells": ["d2", "e2", "e3", "d3"]}));
    let sites = [0, 1, 2].map(|level| board["levels"][level].as_array().unwrap().len());
    assert_eq!(sites, [16, 9, 4]);
    assert_eq!(board["reconstructed"], true);
    assert_eq!(board["ours"], json!(["idols", "base", "tiles", "points"]));
}

#[test]
fn components_of_ones_own_are_not_marked_as_ours() {
    let ours = |options: &[(&str, &str)]| json!(set_up(2, options).game.board())["ours"].clone();
    assert_eq!(ours(&[("points", "5,3,1/7,5,3/9,7,5")]), json!(["idols", "base", "tiles"]));
    let dwindle = json!(set_up(2, &[("priests", "dwindle")]).game.board());
    assert_eq!(dwindle["priests_in_phase"], json!([3, 2, 1]));
}

#[test]
fn a_priest_on_a_blank_is_worth_nothing() {
    let table = drawn("J1@1 .1@2");
    let worth: Value = laid_open(&table)["worth"].clone();
    let jaguar = json!({"cell": "a1", "idol": "J", "level": 1, "rank": 1, "points": 4});
    let blank = json!({"cell": "b1", "idol": null, "level": 1, "rank": null, "points": 0});
    assert_eq!(worth, json!([[jaguar], [blank]]));
}
