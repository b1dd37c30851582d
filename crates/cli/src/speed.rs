//! `sacbe speed`: measures how fast a game is on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::Visit;
use fastrand::Rng;
use rules::{Game, Match, Phrase, Tabletop, Turn};
use serde::Serialize;

use crate::console::Console;
use crate::failure::Failure;
use crate::setup::{self, Setup};

/// Measure the speed of a game: random games on one thread
///
/// At every decision all legal actions are listed and a random one is played; chance follows its
/// weights. Only decisions of players are counted.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::option_help())]
pub(crate) struct Args {
    /// Game
    #[arg(long, value_parser = setup::names())]
    game: String,

    /// Number of players
    #[arg(long, value_name = "N")]
    players: usize,

    #[command(flatten)]
    setup: Setup,

    /// Duration in seconds
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,

    /// Play this many games instead, with no time limit
    #[arg(long, value_name = "N", conflicts_with = "seconds")]
    games: Option<u64>,

    /// Random seed; the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// Print one line of JSON instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let played = args.setup.new_match(setup::game(&args.game)?, args.players)?;
    let until = match args.games {
        Some(games) => Until::Games(games),
        None => Until::Passed(Duration::from_secs_f64(args.seconds)),
    };
    let measured = catalog::visit(&*played, RandomGames { seed: args.seed, until });
    let report = Report::new(args, &measured);
    if args.json {
        console.line(&serde_json::to_string(&report).expect("every key is a string"))?;
    } else {
        console.say(&report.table(&measured))?;
    }
    Ok(())
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("expected a number of seconds up to a day".to_owned()),
    }
}

#[derive(Debug, Serialize)]
struct Report<'a> {
    game: &'a str,
    players: usize,
    games_per_s: f64,
    decisions_per_s: f64,
    actions_listed_per_s: f64,
    bytes_per_state: usize,
}

impl Report<'_> {
    fn new<'a>(args: &'a Args, measured: &Measured) -> Report<'a> {
        Report {
            game: &args.game,
            players: args.players,
            games_per_s: measured.per_second(measured.games),
            decisions_per_s: measured.per_second(measured.decisions),
            actions_listed_per_s: measured.per_second(measured.listed),
            bytes_per_state: measured.bytes_per_state,
        }
    }

    fn table(&self, measured: &Measured) -> Phrase {
        Phrase::new("speed-table")
            .with("game", self.game)
            .with("players", self.players)
            .with_text("seconds", format_args!("{:.1}", measured.time.as_secs_f64()))
            .with_text("games", measured.games)
            .with_text("decisions", measured.decisions)
            .with_text("games-rate", format_args!("{:.0}", self.games_per_s))
            .with_text("decisions-rate", format_args!("{:.0}", self.decisions_per_s))
            .with_text("listed-rate", format_args!("{:.0}", self.actions_listed_per_s))
            .with("bytes", self.bytes_per_state)
    }
}

/// When to stop.
#[derive(Clone, Copy, Debug)]
enum Until {
    Games(u64),
    Passed(Duration),
}

impl Until {
    /// Whether to continue after this many games.
    fn is_ahead(self, games: u64, start: Instant) -> bool {
        match self {
            Until::Games(most) => games < most,
            Until::Passed(most) => start.elapsed() < most,
        }
    }
}

#[derive(Debug)]
struct RandomGames {
    seed: u64,
    until: Until,
}

#[derive(Debug)]
struct Measured {
    games: u64,
    decisions: u64,
    listed: u64,
    time: Duration,
    bytes_per_state: usize,
}

impl Measured {
    /// Rounded to a tenth, for readability.
    fn per_second(&self, count: u64) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^53")]
        let count = count as f64;
        (10.0 * count / self.time.as_secs_f64().max(1e-9)).round() / 10.0
    }
}

impl Visit for RandomGames {
    type Out = Measured;

    fn visit<G: Tabletop + Send + Sync + 'static>(self, played: &Match<G>) -> Measured {
        let mut runner = Runner::new(self.seed);
        let mut games = 0;
        let start = Instant::now();
        while self.until.is_ahead(games, start) {
            black_box(runner.play_out(played.game()));
            games += 1;
        }
        Measured {
            games,
            decisions: runner.decisions,
            listed: runner.listed,
            time: start.elapsed(),
            bytes_per_state: size_of::<G::State>(),
        }
    }
}

/// Plays complete random games and counts; allocates nothing once its list has grown.
struct Runner<A> {
    rng: Rng,
    legal: Vec<A>,
    decisions: u64,
    listed: u64,
}

impl<A: Copy> Runner<A> {
    fn new(seed: u64) -> Runner<A> {
        Runner { rng: Rng::with_seed(seed), legal: Vec::new(), decisions: 0, listed: 0 }
    }

    fn play_out<G: Game<Action = A>>(&mut self, game: &G) -> G::State {
        let mut state = game.start();
        loop {
            game.legal_actions(&state, &mut self.legal);
            let action = match game.turn(&state) {
                Turn::Seat(_) => self.decide(),
                Turn::Chance => self.roll(game, &state),
                Turn::Over => return state,
            };
            game.play_unchecked(&mut state, action);
        }
    }

    fn decide(&mut self) -> A {
        self.decisions += 1;
        self.listed += self.legal.len() as u64;
        self.legal[self.rng.usize(..self.legal.len())]
    }

    fn roll<G: Game<Action = A>>(&mut self, game: &G, state: &G::State) -> A {
        let weights = self.legal.iter().map(|&action| game.weight(state, action));
        self.legal[rules::pick_weighted(weights, |total| self.rng.u32(..total))]
    }
}
