use rules::{Seat, SeatSet, Tabletop};

use super::each_hint;
use crate::shown::{Construction, Ending, Hint};
use crate::{Action, Pacal, State, Step, final_scoring};

/// Shows `see` the hint of every pyramid that could be built or raised, and what that does.
fn each_construction(mut see: impl FnMut(&Pacal, &State, &Construction, &State)) {
    let mut count = 0;
    each_hint(|game, state, action, hint, after| {
        if let Action::Construct { .. } = action {
            let Some(Hint::Construction(hint)) = hint else { panic!("{action}: {hint:?}") };
            see(game, state, &hint, after);
            count += 1;
        }
    });
    assert!(count > 1000, "only {count}");
}

/// The points without what the final scoring has added.
fn points_in_play(game: &Pacal, state: &State) -> u16 {
    let seat = state.seat().index();
    let last = final_scoring(game, state);
    let added = last.river[seat] + last.lake[seat] + last.god_stones[seat];
    let districts: u16 = last.districts.iter().map(|points| points[seat]).sum();
    state.scores[seat] - if state.step() == Step::Over { added + districts } else { 0 }
}

/// Rules 8.1 to 8.3, 9.1.
#[test]
fn a_pyramid_scores_what_its_hint_says() {
    let (mut scoring, mut bonuses) = (0, 0);
    each_construction(|game, state, hint, after| {
        // The final scoring is that of the builder, not of the next player.
        let after = State { seat: state.seat(), ..*after };
        let gained = points_in_play(game, &after) - points_in_play(game, state);
        assert_eq!(hint.points, gained, "{hint:?}");
        assert!([0, u16::from(hint.value)].contains(&(hint.points - hint.bonus)), "{hint:?}");
        scoring += u32::from(hint.points > 0);
        bonuses += u32::from(hint.bonus > 0);
    });
    assert!(scoring > 100 && bonuses > 0, "{scoring} score, {bonuses} with a bonus");
}

#[test]
fn floors_are_what_the_hint_says_before_and_after() {
    each_construction(|game, state, hint, after| {
        let districts = game.board().districts();
        let district = districts.iter().find(|each| each.letter == hint.district).unwrap();
        assert!(district.squares.contains(hint.target));
        let floors = |state: &State| -> Vec<u32> {
            Seat::all(hint.before.len())
                .map(|seat| state.floors_in(seat, district.squares))
                .collect()
        };
        assert_eq!((&*hint.before, &*hint.after), (&*floors(state), &*floors(after)));
        assert_eq!(hint.leaders_before, leaders(&floors(state)));
        assert_eq!(hint.leaders_after, leaders(&floors(after)));
        assert_eq!(after.floors_on(hint.target), hint.floors);
        let [river, lake] = [game.board().river_shore(), game.board().lake_shore()];
        let shores =
            usize::from(river.contains(hint.target)) + usize::from(lake.contains(hint.target));
        assert_eq!(hint.shores.len(), shores);
    });
}

fn leaders(floors: &[u32]) -> SeatSet {
    let ahead = |&seat: &Seat| {
        let mine = floors[seat.index()];
        mine > 0 && floors.iter().all(|&theirs| theirs <= mine)
    };
    Seat::all(floors.len()).filter(ahead).collect()
}

/// Rules 7.4, 7.5, ruling A29.
#[test]
fn what_goes_back_is_what_the_hint_says() {
    each_construction(|_, state, hint, after| {
        let me = state.seat();
        for seat in Seat::all(hint.before.len()) {
            let back = state.stones(seat) & !after.stones(seat);
            let more = after.stone_supply(seat) - state.stone_supply(seat);
            assert_eq!(u32::from(more), back.len());
            if seat == me {
                assert_eq!(back, hint.takes_back);
            } else {
                assert_eq!(!back.is_empty(), hint.sends_back.contains(seat), "{hint:?}");
            }
        }
        let replaced = state.floors_on(hint.target);
        assert_eq!(hint.replaces.unwrap_or(0), replaced);
    });
}

/// Rules 9.1 to 9.3.
#[test]
fn a_pyramid_ends_the_game_when_its_hint_says() {
    let mut endings = [0; 2];
    each_construction(|game, state, hint, after| {
        let is_over = after.step() == Step::Over;
        let is_last_turn = state.seat().next(hint.before.len()) == state.starter();
        match hint.ends {
            Some(Ending::Now) => assert!(is_over, "{hint:?}"),
            Some(Ending::Round) => assert!(after.is_closing() && is_over == is_last_turn),
            None => {
                assert_eq!(is_over, state.is_closing() && is_last_turn, "{hint:?}");
                assert_eq!(after.is_closing(), state.is_closing());
            }
        }
        endings[0] += u32::from(hint.ends == Some(Ending::Now));
        endings[1] += u32::from(hint.ends == Some(Ending::Round));
        assert!(hint.points == 0 || game.players > 1);
    });
    assert!(endings.iter().all(|&count| count > 0), "{endings:?}");
}

/// Rule 9.1: the log tells of the 5 points too.
#[test]
fn the_log_tells_the_points_that_the_hint_tells() {
    let mut bonuses = 0;
    each_hint(|game, state, action, hint, _| {
        if let Some(Hint::Construction(hint)) = hint {
            let phrase = game.describe(state, action).to_string();
            assert!(phrase.contains(&format!(" points={} ", hint.points)), "{phrase}");
            bonuses += u32::from(hint.bonus > 0);
        }
    });
    assert!(bonuses > 0);
}
