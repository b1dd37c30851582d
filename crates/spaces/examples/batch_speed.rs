//! Measures how many decisions a second a batch steps: `cargo run --release -p spaces --example
//! batch_speed -- uxmal 2 1024 1 5`.

use std::env;
use std::time::{Duration, Instant};

use rules::Options;
use spaces::{Arrays, Form, Settings, Shape, batch, seeds};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, players, games, threads, seconds] = &arguments[..] else {
        return Err("expected a game, players, games, threads and seconds".into());
    };
    let played = catalog::new_match(game, players.parse()?, &Options::new())
        .map_err(|refusal| refusal.to_string())?;
    let seconds = Duration::from_secs_f64(seconds.parse()?);
    let kinds = [
        ("ids", Form::Ids, false, false),
        ("the list form", Form::List, false, false),
        ("masks by id", Form::Ids, true, false),
        ("masks by id and observations", Form::Ids, true, true),
    ];
    for (name, form, masks, observations) in kinds {
        let settings = Settings {
            games: games.parse()?,
            threads: threads.parse()?,
            seed: 1,
            form,
            memory: None,
            observations,
            masks,
            listed: 0,
            features: false,
        };
        let mut games = batch(&*played, settings)?;
        let mut memory = Memory::new(&games.shape());
        games.reset(&seeds(1, settings.games), memory.arrays())?;
        for _ in 0..100 {
            games.step_randomly(memory.arrays())?;
        }
        let start = Instant::now();
        let mut decisions = 0;
        while start.elapsed() < seconds {
            for _ in 0..20 {
                games.step_randomly(memory.arrays())?;
                decisions += settings.games;
            }
        }
        report(name, decisions, start.elapsed());
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
#[expect(clippy::print_stdout, reason = "the result of a measurement")]
fn report(name: &str, decisions: usize, time: Duration) {
    let rate = decisions as f64 / time.as_secs_f64();
    println!("{name}: {rate:.0} decisions/s, {:.0} ns each", 1e9 / rate);
}

/// The arrays of a batch.
struct Memory {
    flat: Vec<f32>,
    planes: Vec<u8>,
    masks: Vec<u8>,
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
            counts: &mut self.counts,
            seats: &mut self.seats,
            ended: &mut self.ended,
            rewards: &mut self.rewards,
            scores: &mut self.scores,
            ..Arrays::default()
        }
    }
}
