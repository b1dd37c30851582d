//! Arrays have the fields they say, within the ranges they say, and nothing that is hidden.

use rules::{Field, Insight, Seat, Sight, Spaces, Tabletop, Turn, total_len};

use super::support::{Check, each_setup, each_state};

/// The arrays of a position.
fn arrays<G: Spaces>(
    game: &G,
    state: &G::State,
    viewer: Seat,
    sight: Sight,
) -> (Vec<f32>, Vec<u8>) {
    let (rows, columns) = game.plane_size();
    let count = total_len(&game.plane_fields());
    // Numbers that no field has, to find places that are not written.
    let mut flat = vec![f32::NAN; total_len(&game.flat_fields())];
    let mut planes = vec![u8::MAX; count * rows * columns];
    let (changing, fixed) = planes.split_at_mut((count - game.fixed_planes()) * rows * columns);
    game.write_flat(state, viewer, sight, &mut flat);
    game.write_planes(state, viewer, changing);
    game.write_fixed_planes(fixed);
    (flat, planes)
}

#[track_caller]
fn within(fields: &[Field], numbers: &[f32], each: usize) {
    let mut left = numbers;
    for field in fields {
        let (mine, rest) = left.split_at(field.len * each);
        for number in mine {
            let is_possible = (field.least..=field.most).contains(number);
            assert!(is_possible, "{}: {number}", field.name);
        }
        left = rest;
    }
    assert!(left.is_empty());
}

struct Ranges;

impl Check for Ranges {
    fn check<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &[G::Action],
    ) {
        for viewer in Seat::all(game.players()) {
            for sight in [Sight::Open, Sight::Memory] {
                let (flat, planes) = arrays(game, state, viewer, sight);
                within(&game.flat_fields(), &flat, 1);
                let (rows, columns) = game.plane_size();
                let planes: Vec<f32> = planes.into_iter().map(f32::from).collect();
                within(&game.plane_fields(), &planes, rows * columns);
            }
        }
        for &action in legal {
            let mut features = vec![f32::NAN; total_len(&game.action_fields())];
            game.write_action(state, action, &mut features);
            within(&game.action_fields(), &features, 1);
        }
    }
}

#[test]
fn every_number_is_in_its_range() {
    each_setup(|played| each_state(played, 0..2, &mut Ranges));
}

/// Counts the twins that differ.
struct Twins(usize);

impl Check for Twins {
    fn check<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
        &mut self,
        game: &G,
        state: &G::State,
        legal: &[G::Action],
    ) {
        for viewer in Seat::all(game.players()) {
            let mut forgotten = *state;
            game.forget(&mut forgotten, viewer, legal.len() as u64 * 97);
            for twin in [game.hide(state, Some(viewer)), forgotten] {
                self.0 += usize::from(twin != *state);
                let (seen, twin_seen) = (
                    arrays(game, state, viewer, Sight::Memory),
                    arrays(game, &twin, viewer, Sight::Memory),
                );
                assert_eq!(seen, twin_seen, "seat {viewer} sees what is hidden");
                if game.turn(state) == Turn::Seat(viewer) {
                    same_actions(game, state, &twin, legal);
                }
            }
        }
    }
}

/// What a seat may do, and what describes it, does not depend on what is hidden from it.
fn same_actions<G: Spaces>(game: &G, state: &G::State, twin: &G::State, legal: &[G::Action]) {
    let mut others = Vec::new();
    game.legal_actions(twin, &mut others);
    assert_eq!(legal, others);
    let mut rows = [(); 2].map(|()| vec![0.0; total_len(&game.action_fields())]);
    for &action in legal {
        game.write_action(state, action, &mut rows[0]);
        game.write_action(twin, action, &mut rows[1]);
        assert_eq!(rows[0], rows[1], "{action} shows what is hidden");
    }
}

#[test]
fn nobody_sees_what_is_hidden() {
    let mut twins = Twins(0);
    each_setup(|played| each_state(played, 0..2, &mut twins));
    assert!(twins.0 > 5_000, "only {} twins differ", twins.0);
}

#[test]
fn two_positions_that_look_different_have_different_arrays() {
    struct Different(Vec<(Vec<f32>, Vec<u8>, String)>);

    impl Check for Different {
        fn check<G: Tabletop + Insight + Spaces + Send + Sync + 'static>(
            &mut self,
            game: &G,
            state: &G::State,
            _: &[G::Action],
        ) {
            let (flat, planes) = arrays(game, state, Seat::new(0), Sight::Open);
            self.0.push((flat, planes, format!("{state:?}")));
        }
    }

    for name in ["pacal", "uxmal"] {
        let played = catalog::new_match(name, 2, &rules::Options::new()).unwrap();
        let mut seen = Different(Vec::new());
        each_state(&*played, 0..3, &mut seen);
        for pair in seen.0.windows(2) {
            let (one, other) = (&pair[0], &pair[1]);
            let same = one.0 == other.0 && one.1 == other.1;
            // The start of one game and the end of the one before it are neighbors as well.
            assert!(!same, "{name}: equal arrays of {} and {}", one.2, other.2);
        }
    }
}
