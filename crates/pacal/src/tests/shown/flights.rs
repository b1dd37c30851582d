use super::each_hint;
use crate::components::Face;
use crate::shown::{Flight, Hint};
use crate::{Action, Direction, Edition, Pacal, Ship, Square, State, Step};
use rules::Game;

fn flight(hint: Option<Hint>) -> Flight {
    match hint {
        Some(Hint::Flight(flight)) => flight,
        other => panic!("no flight: {other:?}"),
    }
}

fn are_neighbors(one: Square, other: Square) -> bool {
    one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()) == 1
}

/// Rule 5.6: how many sides of a square are shut.
fn shut_sides(game: &Pacal, state: &State, square: Square) -> usize {
    let start = state.ship(state.seat()).unwrap();
    let is_open = |next: Square| next == start || game.free_squares(state).contains(next);
    let sides = Direction::ALL.iter().filter_map(|&direction| square.neighbor(direction));
    4 - sides.filter(|&next| is_open(next)).count()
}

fn is_straight(start: Square, way: &[Square]) -> bool {
    let one_column = way.iter().all(|square| square.column() == start.column());
    let one_row = way.iter().all(|square| square.row() == start.row());
    one_column || one_row
}

#[test]
fn a_way_goes_from_square_to_square_and_ends_where_the_ship_does() {
    each_hint(|_, state, action, hint, after| {
        if !matches!(action, Action::Fly(_) | Action::Bend(_) | Action::Leap(_)) {
            return;
        }
        let start = state.ship(state.seat()).unwrap();
        let way = flight(hint).way;
        assert_eq!(way.last().copied(), after.ship(state.seat()), "{action}");
        let from = [start].into_iter().chain(way.iter().copied());
        assert!(from.zip(&way).all(|(from, &to)| are_neighbors(from, to)), "{action}: {way:?}");
        let mut squares = way.clone();
        squares.sort();
        squares.dedup();
        assert_eq!(squares.len(), way.len(), "{action}: a square twice");
        assert!(!way.contains(&start), "{action}: back to the start");
    });
}

/// Rules 5.4 to 5.7.
#[test]
fn a_way_keeps_the_rules_of_its_flight() {
    each_hint(|game, state, action, hint, _| {
        let start = state.ship(state.seat());
        let is_free = |way: &[Square]| way.iter().all(|&at| game.free_squares(state).contains(at));
        match (action, state.die()) {
            (Action::Fly(_), Some(Face::Number(number))) => {
                let way = flight(hint).way;
                assert!(is_free(&way) && is_straight(start.unwrap(), &way), "{action}: {way:?}");
                assert!(way.len() <= number.into(), "{action}: {way:?}");
            }
            (Action::Bend(to), Some(Face::Number(number))) => {
                let way = flight(hint).way;
                assert!(is_free(&way), "{action}: {way:?}");
                let is_dead_end =
                    |square| game.edition() != Edition::Cs && shut_sides(game, state, square) >= 3;
                let whole = way.len() == usize::from(number);
                assert!(whole || way.len() < number.into() && is_dead_end(to), "{action}: {way:?}");
                let (_, crossed) = way.split_last().unwrap();
                assert!(!crossed.iter().any(|&at| is_dead_end(at)), "{action}: {way:?}");
            }
            (Action::Leap(_), _) => assert!(is_straight(start.unwrap(), &flight(hint).way)),
            _ => {}
        }
    });
}

/// Rules 5.4 to 5.10. A step in which nothing can be dropped is skipped.
#[test]
fn as_many_stones_may_be_dropped_as_the_hint_says() {
    each_hint(|_, state, action, hint, after| {
        let stones = match hint {
            Some(Hint::Flight(flight)) => flight.stones,
            Some(Hint::Landing(landing)) => landing.stones,
            _ => return,
        };
        match after.step() {
            Step::DropTwo => assert_eq!(stones, 2, "{action}"),
            Step::DropOwn => assert_eq!(stones, 1, "{action}"),
            _ => assert!(stones == 0 || after.stone_supply(state.seat()) == 0, "{action}"),
        }
    });
}

/// As many as anybody who drops whenever it is possible can drop.
#[test]
fn the_position_says_how_many_stones_can_still_be_dropped() {
    each_hint(|game, state, _, _, _| {
        let mut now = *state;
        let mut dropped = 0;
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&now, &mut legal);
            let drop = legal.iter().find(|action| matches!(action, Action::Drop { .. }));
            let Some(&drop) = drop.filter(|_| now.seat() == state.seat()) else { break };
            game.play(&mut now, drop).unwrap();
            dropped += 1;
        }
        assert_eq!(game.stones_to_drop(state), dropped, "{:?}", state.step());
    });
}

#[test]
fn a_stone_goes_where_the_hint_says() {
    each_hint(|_, state, action, hint, after| {
        let Action::Drop { into, from } = action else { return };
        let Some(Hint::Drop(drop)) = hint else { panic!("no drop: {hint:?}") };
        let seat = state.seat();
        assert_eq!(drop.into, if let Ship::Of(other) = into { other } else { seat });
        assert_eq!((Some(drop.ship), drop.from), (state.ship(drop.into), from));
        assert_eq!(after.inside(drop.into, seat), state.inside(drop.into, seat) + 1);
        let gone = state.stones(seat) & !after.stones(seat);
        assert_eq!(gone.iter().next(), drop.from);
    });
}
