//! For every player, start + luck + own choices + others' choices = result.

use catalog::AnyMatch;
use fastrand::Rng;
use rules::{Game as _, Seat};

use super::race::random_game;
use super::support::{play, play_at_random, reviewed};
use crate::Settings;
use crate::account::Account;
use crate::judge::{Worth, judge};

const NOTHING: f64 = 1e-6;

#[test]
fn the_parts_add_up_in_thousands_of_games() {
    let mut rng = Rng::with_seed(7);
    let mut moved = 0;
    for number in 0..3_000 {
        let played = random_game(2 + number % 4, 1 + rng.u8(..4), &mut rng);
        let settings = Settings { playouts: 1 + rng.u32(..20), ..Settings::default() };
        let events = judge(&played, &settings, |_| {}).unwrap();
        let end = Worth::of_end(played.game(), played.state());
        let start = events.first().map_or(end, |event| event.before);
        for seat in Seat::all(played.game().players()) {
            let at = seat.index();
            let effect = |event: &crate::judge::Event<_>| event.effect().win[at];
            let account = Account::of(seat, start.win[at], end.win[at], &events, effect);
            let sum = account.start + account.luck + account.own + account.others;
            assert!((sum - end.win[at]).abs() < NOTHING, "game {number}, seat {seat}: {account:?}");
            moved += usize::from(account.luck != 0.0 && account.own != 0.0);
        }
    }
    assert!(moved > 3_000, "luck and choices mattered in most games: {moved}");
}

#[test]
fn the_parts_add_up_in_both_games_with_any_number_of_players() {
    for game in catalog::GAMES {
        for players in game.players.clone() {
            sums_hold(&*play(game.name, players, players as u64), 2);
        }
    }
}

/// How many games of each game and number of players.
const RANDOM_GAMES: u64 = 30;

#[test]
fn the_parts_add_up_in_hundreds_of_random_games() {
    for game in catalog::GAMES {
        for players in game.players.clone() {
            for seed in 0..RANDOM_GAMES {
                sums_hold(&*play_at_random(game.name, players, seed), 1);
            }
        }
    }
}

fn sums_hold(played: &dyn AnyMatch, playouts: u32) {
    let review = reviewed(played, playouts).review;
    let winners = played.winners();
    for player in &review.players {
        let name = format!("{}, {} players: {player:?}", review.game, review.players.len());
        let sum = player.start + player.luck + player.own + player.others;
        assert!((sum - player.end).abs() < NOTHING, "{name}");
        let seat = Seat::from_number(player.seat).unwrap();
        assert_eq!(player.end > 0.0, winners.contains(seat), "{name}");
        let points = player.points;
        let sum = points.start + points.luck + points.own + points.others + points.remainder;
        assert!((sum - points.end).abs() < NOTHING, "{name}");
        assert!((points.end - f64::from(played.scores().of(seat))).abs() < NOTHING, "{name}");
        let seen: f64 = review.chances.iter().map(|chance| chance.luck_seen[seat.index()]).sum();
        assert!((seen - player.luck_seen).abs() < 1e-4, "{name}: {seen}");
    }
    let all: f64 = review.players.iter().map(|player| player.end).sum();
    assert!((all - 1.0).abs() < NOTHING, "{}: {all}", review.game);
}

#[test]
fn who_gives_nothing_away_has_nothing_booked_to_their_choices() {
    let mut rng = Rng::with_seed(3);
    let mut perfect = 0;
    for _ in 0..300 {
        let played = random_game(2, 1, &mut rng);
        let settings = Settings { playouts: 50, ..Settings::default() };
        let events = judge(&played, &settings, |_| {}).unwrap();
        let end = Worth::of_end(played.game(), played.state());
        let seat = Seat::new(0);
        let start = events[0].before.win[0];
        let own = |event: &&crate::judge::Event<_>| matches!(event.kind, crate::judge::Kind::Choice { seat: mover, .. } if mover == seat);
        let lost: f64 = events.iter().filter(own).map(|event| event.effect().win[0].abs()).sum();
        let account = Account::of(seat, start, end.win[0], &events, |event| event.effect().win[0]);
        if lost == 0.0 {
            perfect += 1;
            assert!(account.own == 0.0, "{account:?}");
        } else {
            assert!(account.own != 0.0, "{account:?}");
        }
    }
    assert!((50..250).contains(&perfect), "{perfect}");
}
