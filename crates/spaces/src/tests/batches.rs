//! A batch plays by the rules, the same on any number of threads, and refuses what is wrong.

use catalog::{AnyMatch, new_match};
use rules::Options;

use super::support::each_setup;
use crate::{Arrays, Batch, Form, Settings, Shape, SpacesError, action_text, batch, seeds};

const GAMES: usize = 37;

fn settings(form: Form) -> Settings {
    Settings {
        games: GAMES,
        threads: 1,
        seed: 5,
        form,
        memory: None,
        observations: true,
        masks: true,
        listed: 64,
        features: true,
    }
}

/// The arrays of a batch.
#[derive(Clone, Debug, PartialEq)]
struct Memory {
    flat: Vec<f32>,
    planes: Vec<u8>,
    masks: Vec<u8>,
    listed: Vec<i32>,
    features: Vec<f32>,
    counts: Vec<i32>,
    seats: Vec<i8>,
    ended: Vec<u8>,
    rewards: Vec<f32>,
    scores: Vec<i32>,
}

impl Memory {
    fn new(shape: &Shape) -> Memory {
        let games = shape.games;
        Memory {
            flat: vec![0.0; games * shape.flat],
            planes: vec![0; games * shape.planes.iter().product::<usize>()],
            masks: vec![0; games * shape.mask],
            listed: vec![0; games * shape.listed],
            features: vec![0.0; games * shape.listed * shape.features],
            counts: vec![0; games],
            seats: vec![0; games],
            ended: vec![0; games],
            rewards: vec![0.0; games * shape.players],
            scores: vec![0; games * shape.players],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            flat: &mut self.flat,
            planes: &mut self.planes,
            masks: &mut self.masks,
            listed: &mut self.listed,
            features: &mut self.features,
            counts: &mut self.counts,
            seats: &mut self.seats,
            ended: &mut self.ended,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
        }
    }

    /// An action of every game, by a rule that depends on nothing but the arrays.
    fn some_actions(&self, form: Form, step: usize) -> Vec<i64> {
        let width = self.masks.len() / self.counts.len();
        let action = |(game, &count): (usize, &i32)| {
            let index = (game * 31 + step * 17) % usize::try_from(count).unwrap();
            match form {
                Form::List => i64::try_from(index).unwrap(),
                Form::Ids => {
                    let mask = &self.masks[game * width..][..width];
                    let legal = mask.iter().enumerate().filter(|(_, legal)| **legal == 1);
                    i64::try_from(legal.map(|(id, _)| id).nth(index).unwrap()).unwrap()
                }
            }
        };
        self.counts.iter().enumerate().map(action).collect()
    }
}

fn started(played: &dyn AnyMatch, settings: Settings) -> (Box<dyn Batch>, Memory) {
    let mut games = batch(played, settings).unwrap();
    let mut memory = Memory::new(&games.shape());
    games.reset(&seeds(settings.seed, settings.games), memory.arrays()).unwrap();
    (games, memory)
}

#[test]
fn threads_change_nothing() {
    for (name, players) in [("pacal", 3), ("uxmal", 4)] {
        let played = new_match(name, players, &Options::new()).unwrap();
        for form in [Form::Ids, Form::List] {
            let (mut one, mut by_one) = started(&*played, settings(form));
            let (mut four, mut by_four) =
                started(&*played, Settings { threads: 4, ..settings(form) });
            for step in 0..150 {
                let actions = by_one.some_actions(form, step);
                one.step(&actions, by_one.arrays()).unwrap();
                four.step(&actions, by_four.arrays()).unwrap();
                assert_eq!(by_one, by_four, "{name}, step {step}");
            }
        }
    }
}

#[test]
fn a_mask_has_the_legal_actions_and_no_others() {
    each_setup(|played| {
        let few = |form| Settings { games: 3, listed: 512, ..settings(form) };
        let (mut ids, mut by_id) = started(played, few(Form::Ids));
        let (mut list, mut by_index) = started(played, few(Form::List));
        for step in 0..120 {
            let shape = ids.shape();
            for game in 0..3 {
                let count = usize::try_from(by_id.counts[game]).unwrap();
                let mask = &by_id.masks[game * shape.mask..][..shape.mask];
                let mut listed = by_id.listed[game * 512..][..count].to_vec();
                let text = |&id: &i32| action_text(played.name(), id.into()).unwrap();
                assert!(listed.is_sorted_by_key(text), "sorted by text");
                listed.sort_unstable();
                let masked = (0..).zip(mask).filter(|(_, legal)| **legal == 1).map(|(id, _)| id);
                assert_eq!(masked.collect::<Vec<i32>>(), listed);
                let mask = &by_index.masks[game * 512..][..512];
                assert!(
                    mask.iter().enumerate().all(|(index, &legal)| (legal == 1) == (index < count))
                );
            }
            assert_eq!((&by_id.flat, &by_id.listed), (&by_index.flat, &by_index.listed));
            let indices = by_index.some_actions(Form::List, step);
            let number = |(game, &index): (usize, &i64)| {
                i64::from(by_id.listed[game * 512 + usize::try_from(index).unwrap()])
            };
            let same: Vec<i64> = indices.iter().enumerate().map(number).collect();
            list.step(&indices, by_index.arrays()).unwrap();
            ids.step(&same, by_id.arrays()).unwrap();
        }
        1
    });
}

#[test]
fn a_finished_game_starts_again_with_its_next_seed() {
    let played = new_match("uxmal", 2, &Options::new()).unwrap();
    let (mut games, mut memory) = started(&*played, settings(Form::List));
    let first = memory.flat.clone();
    let mut ended = vec![0; GAMES];
    for _ in 0..400 {
        games.step_randomly(memory.arrays()).unwrap();
        for (game, count) in ended.iter_mut().enumerate() {
            let rewards = &memory.rewards[game * 2..][..2];
            assert!((rewards[0] + rewards[1]).abs() < 1e-6, "one wins what the other loses");
            if memory.ended[game] == 1 {
                *count += 1;
                let scores = &memory.scores[game * 2..][..2];
                // Cards break ties: equal points say nothing about who won.
                if scores[0] != scores[1] {
                    assert_eq!(rewards[0] > 0.0, scores[0] > scores[1]);
                }
                assert_eq!((memory.counts[game], memory.seats[game]), (1, 0), "a new game");
            } else {
                assert!(rewards.iter().all(|reward| reward.abs() < 1e-6), "nothing is won yet");
            }
        }
    }
    assert!(ended.iter().all(|&count| count > 1), "{ended:?}");
    games.reset(&seeds(5, GAMES), memory.arrays()).unwrap();
    assert_eq!(memory.flat, first, "a reset plays the same games again");
}

#[test]
fn a_game_does_not_depend_on_its_neighbors() {
    let played = new_match("pacal", 2, &Options::new()).unwrap();
    let (mut many, mut by_many) = started(&*played, settings(Form::List));
    let mut alone = batch(&*played, Settings { games: 1, ..settings(Form::List) }).unwrap();
    let mut by_one = Memory::new(&alone.shape());
    alone.reset(&seeds(5, GAMES)[20..21], by_one.arrays()).unwrap();
    for step in 0..500 {
        let actions = by_many.some_actions(Form::List, step);
        many.step(&actions, by_many.arrays()).unwrap();
        alone.step(&actions[20..21], by_one.arrays()).unwrap();
        let width = by_one.flat.len();
        assert_eq!(by_many.flat[20 * width..][..width], by_one.flat, "step {step}");
    }
}

#[test]
fn a_wrong_action_changes_nothing() {
    let played = new_match("uxmal", 3, &Options::new()).unwrap();
    for form in [Form::Ids, Form::List] {
        let (mut games, mut memory) = started(&*played, settings(form));
        let mut same = memory.clone();
        let mut actions = memory.some_actions(form, 0);
        let right = actions.clone();
        for wrong in [-1, i64::MIN, i64::MAX, 46_000] {
            actions[36] = wrong;
            let error = games.step(&actions, memory.arrays()).unwrap_err();
            let found = SpacesError::NotLegal { game: Some(36), action: wrong, form, legal: 1 };
            assert_eq!(error, found);
            assert_eq!(memory, same);
        }
        let error = games.step(&actions[1..], memory.arrays()).unwrap_err();
        assert_eq!(error.to_string(), "`actions` has 36 values: expected 37");
        let error = games.step(&right, Arrays::default()).unwrap_err();
        assert!(matches!(error, SpacesError::Length { name: "flat", .. }), "{error}");
        games.step(&right, memory.arrays()).unwrap();
        let (mut fresh, _) = started(&*played, settings(form));
        fresh.step(&right, same.arrays()).unwrap();
        assert_eq!(memory, same, "as if nothing had been refused");
    }
}

#[test]
fn settings_have_limits() {
    let played = new_match("uxmal", 2, &Options::new()).unwrap();
    let say = |settings| batch(&*played, settings).unwrap_err().to_string();
    let right = settings(Form::List);
    assert_eq!(say(Settings { games: 0, ..right }), "`games` is 0: expected 1 to 1048576");
    assert_eq!(say(Settings { threads: 0, ..right }), "`threads` is 0: expected 1 to 1024");
    assert_eq!(say(Settings { listed: 5000, ..right }), "`listed` is 5000: expected 0 to 4096");
}
