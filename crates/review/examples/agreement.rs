//! Measures reviews: how large the remainder is, how long they take, and whether a second look with
//! four times the playouts and another seed says the same.
//!
//! ```text
//! cargo run --release -p review --example agreement -- GAME PLAYERS GAMES PLAYOUTS [BOTS] [second]
//! cargo run --release -p review --example agreement -- records PLAYOUTS FILE...
//! ```
//!
//! The first plays games of bots. The second reads records, and looks at each game twice.

#![expect(clippy::print_stdout, reason = "it is a program")]
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use std::collections::BTreeSet;
use std::time::Instant;
use std::{env, fs};

use bots::{Budget, Level, View};
use catalog::{AnyMatch, Visit};
use fastrand::Rng;
use protocol::Review;
use review::{Settings, review};
use rules::{Insight, Match, Options, Tabletop, Turn, pick_weighted};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    if let [word, playouts, files @ ..] = &args[..]
        && word == "records"
    {
        return of_records(files, playouts.parse()?);
    }
    let [game, players, games, playouts, rest @ ..] = &args[..] else {
        return Err("expected GAME PLAYERS GAMES PLAYOUTS [BOTS] [second]".into());
    };
    let bots = rest.first().map_or("medium", String::as_str);
    let levels: Vec<Level> = bots.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let second = rest.get(1).is_some_and(|word| word == "second");
    let mut sums = Sums::default();
    for number in 0..games.parse::<u64>()? {
        let played = play(game, players.parse()?, &levels, number)?;
        sums.measure(&*played, playouts.parse()?, second)?;
    }
    sums.print();
    Ok(())
}

fn of_records(files: &[String], playouts: u32) -> Result<(), Box<dyn std::error::Error>> {
    let mut sums = Sums::default();
    for file in files {
        sums.measure(&*catalog::load(&fs::read_to_string(file)?)?, playouts, true)?;
    }
    sums.print();
    Ok(())
}

/// A game of bots.
fn play(
    game: &str,
    players: usize,
    levels: &[Level],
    seed: u64,
) -> Result<Box<dyn AnyMatch>, rules::Refusal> {
    let mut played = catalog::new_match(game, players, &Options::new())?;
    let mut rng = Rng::with_seed(seed);
    while played.turn() != Turn::Over {
        let action = catalog::visit(&*played, Next { levels, rng: &mut rng });
        played.play(&action)?;
    }
    Ok(played)
}

struct Next<'a> {
    levels: &'a [Level],
    rng: &'a mut Rng,
}

impl Visit for Next<'_> {
    type Out = String;

    fn visit<G: Tabletop + Insight + Send + Sync + 'static>(self, played: &Match<G>) -> String {
        let (game, state) = (played.game(), played.state());
        let mut legal = Vec::new();
        game.legal_actions(state, &mut legal);
        let Turn::Seat(seat) = game.turn(state) else {
            let weights = legal.iter().map(|&action| game.weight(state, action));
            return legal[pick_weighted(weights, |total| self.rng.u32(..total))].to_string();
        };
        let level = self.levels[seat.index() % self.levels.len()];
        let mut bot = level.bot::<G>(self.rng.u64(..));
        bot.choose(&View::open(game, state), &Budget::default()).action.to_string()
    }
}

#[derive(Default)]
struct Sums {
    remainders: Vec<f64>,
    points: Vec<f64>,
    moved: Vec<f64>,
    seconds: f64,
    choices: usize,
    chances: usize,
    marks: usize,
    worst_sum: f64,
    losses: Vec<(f64, f64)>,
    lucks: Vec<(f64, f64)>,
    same_mark: usize,
    near_mark: usize,
    moments: Vec<f64>,
}

impl Sums {
    fn measure(
        &mut self,
        played: &dyn AnyMatch,
        playouts: u32,
        second: bool,
    ) -> Result<(), rules::Refusal> {
        let settings = Settings { playouts, ..Settings::default() };
        let start = Instant::now();
        let first = review(played, &settings, &mut |_| {})?.review;
        self.add(&first, start.elapsed().as_secs_f64());
        if second {
            let deeper = Settings { playouts: 4 * playouts, seed: 2, ..settings };
            self.compare(&first, &review(played, &deeper, &mut |_| {})?.review);
        }
        Ok(())
    }

    fn add(&mut self, review: &Review, seconds: f64) {
        self.seconds += seconds;
        self.choices += review.choices.len();
        self.chances += review.chances.len();
        self.marks += review.choices.iter().filter(|choice| choice.mark.is_some()).count();
        for player in &review.players {
            self.remainders.push(player.remainder.abs());
            self.points.push(player.points.remainder.abs());
            let sum = player.start + player.luck + player.own + player.others - player.end;
            self.worst_sum = self.worst_sum.max(sum.abs());
            let at = player.seat - 1;
            let luck: f64 = review.chances.iter().map(|chance| chance.luck[at].abs()).sum();
            let choices: f64 = review
                .choices
                .iter()
                .map(|choice| (choice.win[at] - choice.best_win[at]).abs())
                .sum();
            self.moved.push(luck + choices);
        }
    }

    fn compare(&mut self, one: &Review, other: &Review) {
        for (one, other) in one.choices.iter().zip(&other.choices) {
            self.losses.push((one.loss, other.loss));
            self.same_mark += usize::from(one.mark == other.mark);
            let steps = |mark: Option<_>| mark.map_or(0, |mark| mark as i32 + 1);
            self.near_mark += usize::from((steps(one.mark) - steps(other.mark)).abs() <= 1);
        }
        for (one, other) in one.chances.iter().zip(&other.chances) {
            self.lucks.extend(one.luck.iter().copied().zip(other.luck.iter().copied()));
        }
        let places = |review: &Review| -> BTreeSet<usize> {
            review.moments.iter().map(|moment| moment.at).collect()
        };
        let (one, other) = (places(one), places(other));
        self.moments.push(one.intersection(&other).count() as f64 / one.len().max(1) as f64);
    }

    fn print(&mut self) {
        let games = self.seconds;
        println!(
            "choices {}, chances {}, marked {}, {:.1} s in all, {:.1} ms per choice; worst sum {:.1e}",
            self.choices,
            self.chances,
            self.marks,
            games,
            1000.0 * self.seconds / self.choices as f64,
            self.worst_sum
        );
        print("remainder, chance to win", &mut self.remainders);
        print("remainder, points", &mut self.points);
        print("all that moved", &mut self.moved);
        if !self.losses.is_empty() {
            let count = self.losses.len() as f64;
            println!(
                "second look: same mark {:.1} %, at most one step apart {:.1} %, losses r = {:.3}, \
                 luck r = {:.3}, same moments {:.0} %",
                100.0 * self.same_mark as f64 / count,
                100.0 * self.near_mark as f64 / count,
                correlation(&self.losses),
                correlation(&self.lucks),
                100.0 * self.moments.iter().sum::<f64>() / self.moments.len() as f64,
            );
        }
    }
}

fn print(name: &str, numbers: &mut [f64]) {
    numbers.sort_by(f64::total_cmp);
    let at = |part: usize| numbers[(numbers.len() - 1) * part / 100];
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    println!(
        "{name}: mean {mean:.3}, median {:.3}, 90 % {:.3}, most {:.3}",
        at(50),
        at(90),
        at(100)
    );
}

fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let mean_x = pairs.iter().map(|pair| pair.0).sum::<f64>() / count;
    let mean_y = pairs.iter().map(|pair| pair.1).sum::<f64>() / count;
    let (mut xy, mut xx, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in pairs {
        let (x, y) = (x - mean_x, y - mean_y);
        (xy, xx, yy) = (xy + x * y, xx + x * x, yy + y * y);
    }
    xy / (xx * yy).sqrt()
}
