//! The lessons of the page: every position is reached by the rules, and what a step asks for can
//! be done there.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use catalog::AnyMatch;
use rules::{Seat, Turn};
use serde::Deserialize;

#[derive(Deserialize)]
struct Lesson {
    game: String,
    players: u8,
    stories: BTreeMap<String, Vec<String>>,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    id: String,
    story: String,
    at: usize,
    tasks: Vec<Task>,
}

#[derive(Deserialize)]
struct Task {
    accept: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
}

fn lesson(game: &str) -> Lesson {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let text = fs::read_to_string(folder.join(game).join("lesson.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

impl Lesson {
    /// As the page writes it.
    fn record(&self, step: &Step) -> String {
        let Self { game, players, stories, .. } = self;
        let rules = catalog::find(game).unwrap().versions.end();
        let mut text = format!("game {game}\nrules {rules}\nplayers {players}\n\n");
        for action in &stories[&step.story][..step.at] {
            writeln!(text, "{action}").unwrap();
        }
        text
    }

    fn reach(&self, step: &Step) -> Box<dyn AnyMatch> {
        catalog::load(&self.record(step)).unwrap_or_else(|error| panic!("{}: {error:?}", step.id))
    }
}

/// Of what is legal, what a task accepts: the very action, or a beginning that ends in a space.
fn accepted(task: &Task, legal: &[String]) -> Vec<String> {
    let fits = |action: &&String| {
        let mut wanted = task.accept.iter();
        wanted.any(|wanted| match wanted.strip_suffix(' ') {
            Some(_) => action.starts_with(wanted.as_str()),
            None => wanted == *action,
        })
    };
    legal.iter().filter(fits).cloned().collect()
}

/// Every step: the learner is to act, each action that is named is legal, and so to the end.
#[track_caller]
fn every_step_can_be_done(game: &str) {
    let lesson = lesson(game);
    assert_eq!(lesson.game, game);
    for step in &lesson.steps {
        let mut played = lesson.reach(step);
        for task in &step.tasks {
            let at = format!("{game}, {}", step.id);
            assert!(matches!(played.turn(), Turn::Seat(seat) if seat.number() == 1), "{at}");
            let legal: Vec<_> = played.legal().into_iter().map(|choice| choice.text).collect();
            for wanted in task.accept.iter().filter(|wanted| !wanted.ends_with(' ')) {
                assert!(legal.contains(wanted), "{at}: {wanted} is not among {legal:?}");
            }
            let right = accepted(task, &legal);
            assert!(!right.is_empty(), "{at}: nothing is right");
            for action in right[..1].iter().chain(&task.then) {
                played.play(action).unwrap_or_else(|refusal| panic!("{at}: {refusal:?}"));
            }
        }
    }
}

#[test]
fn every_step_of_the_lesson_of_pacal_can_be_done() {
    every_step_can_be_done("pacal");
}

#[test]
fn every_step_of_the_lesson_of_uxmal_can_be_done() {
    every_step_can_be_done("uxmal");
}

/// What the learner does is what has happened in the next step: in a story that goes on, only the
/// action that it goes on with is right.
#[test]
fn a_story_goes_on_from_what_the_learner_did() {
    for game in ["pacal", "uxmal"] {
        let lesson = lesson(game);
        for (index, step) in lesson.steps.iter().enumerate() {
            if !lesson.steps[index + 1..].iter().any(|later| later.story == step.story) {
                continue;
            }
            let mut at = step.at;
            for task in &step.tasks {
                let next = &lesson.stories[&step.story][at];
                assert_eq!(task.accept, std::slice::from_ref(next), "{game}, {}", step.id);
                at += 1 + task.then.len();
            }
        }
    }
}

/// A story is told to its end before the next one begins, and never goes back.
#[test]
fn stories_are_told_one_after_the_other() {
    for game in ["pacal", "uxmal"] {
        let lesson = lesson(game);
        let mut told: Vec<(&str, usize)> = Vec::new();
        for step in &lesson.steps {
            match told.last() {
                Some((story, at)) if *story == step.story => assert!(step.at > *at, "{}", step.id),
                _ => assert!(told.iter().all(|(story, _)| *story != step.story), "{}", step.id),
            }
            told.push((&step.story, step.at));
        }
    }
}

/// The words of the last steps promise it.
#[test]
fn the_learner_wins_in_the_end() {
    for game in ["pacal", "uxmal"] {
        let lesson = lesson(game);
        let step = lesson.steps.last().unwrap();
        let mut played = lesson.reach(step);
        for task in &step.tasks {
            played.play(&task.accept[0]).unwrap();
        }
        assert_eq!(played.turn(), Turn::Over, "{game}");
        let winners: Vec<_> = played.winners().iter().map(Seat::number).collect();
        assert_eq!(winners, [1], "{game}");
    }
}
