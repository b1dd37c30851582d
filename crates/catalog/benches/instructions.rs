//! Counts the instructions that a search spends on a game, with callgrind: `make bench`.
//!
//! Instructions, because time depends on the machine and on its other work. Every task runs twice
//! under callgrind, with few and with many rounds; the difference is the cost of the extra rounds,
//! without starting the program and making the positions.
//!
//! The counts are compared with `bench/instructions.txt`: the benchmark fails if one is more than
//! 3 % above the committed count. `UPDATE=1` rewrites the file.

#![expect(clippy::print_stdout, reason = "a table on standard output is what it is for")]

#[path = "instructions/counts.rs"]
mod counts;

use std::hint::black_box;
use std::process::{Command, ExitCode};
use std::{env, fs};

use catalog::{GAMES, Visit};
use fastrand::Rng;
use rules::{Game, Match, Options, Tabletop, Turn};

use counts::Counts;

const TASKS: [(&str, Task); 5] = [
    ("decision", Task::Decide),
    ("list", Task::List),
    ("check", Task::Check),
    ("play", Task::Play),
    ("copy", Task::Copy),
];
/// How many random games the positions are taken from.
const SAMPLE: usize = 30;
const FEW_ROUNDS: u64 = 1;
const MANY_ROUNDS: u64 = 3;

/// The committed counts.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../bench/instructions.txt");
const HEADER: &str = "\
# Instructions for each decision of a random game and for its parts: game, players, task, count.
# `make bench` compares with these; `UPDATE=1 make bench` rewrites them.
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["task", name, game, players, rounds] => {
            let task = TASKS.into_iter().find(|(each, _)| *each == name).expect("a task").1;
            let rounds = rounds.parse().expect("a number of rounds");
            let players = players.parse().expect("a number of players");
            let played = catalog::new_match(game, players, &Options::new()).expect("a setup");
            println!("{}", catalog::visit(&*played, Rounds { task, rounds }));
            ExitCode::SUCCESS
        }
        _ if env::var_os("UPDATE").is_some() => update(&measure()),
        _ => compare(&measure()),
    }
}

fn measure() -> Counts {
    let mut counts = Counts::default();
    for game in GAMES {
        for players in [2, 4] {
            for (task, _) in TASKS {
                let name = format!("{} {players} {task}", game.name);
                counts.push(&name, instructions(task, game.name, players));
            }
        }
    }
    counts
}

fn update(measured: &Counts) -> ExitCode {
    let text = format!("{HEADER}{measured}");
    fs::write(FILE, &text).expect("the file with the counts can be written");
    print!("{text}");
    ExitCode::SUCCESS
}

fn compare(measured: &Counts) -> ExitCode {
    let text = fs::read_to_string(FILE).expect("the counts are committed");
    let committed = Counts::parse(&text).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let comparison = committed.compare(measured);
    print!("{comparison}");
    if comparison.passes() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The average cost of one item of the task.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
fn instructions(task: &str, game: &str, players: usize) -> f64 {
    let (few, things) = under_callgrind(task, game, players, FEW_ROUNDS);
    let (many, _) = under_callgrind(task, game, players, MANY_ROUNDS);
    (many - few) as f64 / (things * (MANY_ROUNDS - FEW_ROUNDS)) as f64
}

/// Runs this program on a task; gives the instructions it took and the items per round.
fn under_callgrind(task: &str, game: &str, players: usize, rounds: u64) -> (u64, u64) {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe().expect("this program is a file"))
        .args(["task", task, game, &players.to_string(), &rounds.to_string()])
        .output()
        .expect("valgrind is installed");
    let told = String::from_utf8_lossy(&output.stderr);
    let collected = told.lines().find_map(|line| line.split_once("Collected : "));
    let (_, collected) = collected.unwrap_or_else(|| panic!("callgrind failed: {told}"));
    let things = String::from_utf8_lossy(&output.stdout);
    let number = |text: &str| text.trim().parse().expect("a number");
    (number(collected), number(&things))
}

#[derive(Clone, Copy, Debug)]
enum Task {
    /// List, choose and play at random: whole games, chance included, counted by decisions.
    Decide,
    /// List what a player may do.
    List,
    /// Ask whether a legal action is legal.
    Check,
    /// Play a recorded game again unchecked, chance included, counted by actions.
    Play,
    /// Copy a state.
    Copy,
}

struct Rounds {
    task: Task,
    rounds: u64,
}

impl Visit for Rounds {
    type Out = usize;

    fn visit<G: Tabletop + Send + Sync + 'static>(self, played: &Match<G>) -> usize {
        let game = played.game();
        let sample = Sample::new(game);
        (0..self.rounds).map(|_| sample.perform(self.task, game)).last().unwrap_or_default()
    }
}

/// Random games, and every decision in them.
struct Sample<G: Game> {
    games: Vec<Vec<G::Action>>,
    decisions: Vec<(G::State, G::Action)>,
}

impl<G: Game> Sample<G> {
    fn new(game: &G) -> Sample<G> {
        let mut sample = Sample { games: vec![Vec::new(); SAMPLE], decisions: Vec::new() };
        let mut rng = Rng::with_seed(0);
        for actions in &mut sample.games {
            play_out(game, &mut rng, |state, action| {
                actions.push(action);
                if game.turn(state).seat().is_some() {
                    sample.decisions.push((*state, action));
                }
            });
        }
        sample
    }

    /// Does the task once and returns the number of items.
    fn perform(&self, task: Task, game: &G) -> usize {
        match task {
            Task::Decide => {
                let mut rng = Rng::with_seed(0);
                self.games.iter().for_each(|_| play_out(game, &mut rng, |_, _| {}));
                return self.decisions.len();
            }
            Task::List => {
                let mut legal = Vec::new();
                for (state, _) in &self.decisions {
                    game.legal_actions(black_box(state), &mut legal);
                    black_box(&legal);
                }
            }
            Task::Check => {
                for (state, action) in &self.decisions {
                    let _ = black_box(game.check(black_box(state), *action));
                }
            }
            Task::Play => {
                for actions in &self.games {
                    let mut state = game.start();
                    for &action in actions {
                        game.play_unchecked(&mut state, action);
                    }
                    black_box(&state);
                }
                return self.games.iter().map(Vec::len).sum();
            }
            Task::Copy => {
                for (state, _) in &self.decisions {
                    let copy = *black_box(state);
                    black_box(&copy);
                }
            }
        }
        self.decisions.len()
    }
}

/// Plays one game at random, and shows every action before it is played.
fn play_out<G: Game>(game: &G, rng: &mut Rng, mut see: impl FnMut(&G::State, G::Action)) {
    let mut state = game.start();
    let mut legal = Vec::new();
    loop {
        game.legal_actions(&state, &mut legal);
        let action = match game.turn(&state) {
            Turn::Over => return,
            Turn::Seat(_) => legal[rng.usize(..legal.len())],
            Turn::Chance => roll(game, &state, &legal, rng),
        };
        see(&state, action);
        game.play_unchecked(&mut state, action);
    }
}

/// Lets chance choose by its weights.
fn roll<G: Game>(game: &G, state: &G::State, legal: &[G::Action], rng: &mut Rng) -> G::Action {
    let weights = legal.iter().map(|&action| game.weight(state, action));
    legal[rules::pick_weighted(weights, |total| rng.u32(..total))]
}
