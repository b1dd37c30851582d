//! `sacbe play`: play in the terminal.

mod files;
mod levels;
mod said;
mod secrets;
mod sit;
mod table;

use std::path::PathBuf;

use bots::Level;
use catalog::AnyMatch;
use fastrand::Rng;
use rules::{Seat, SeatSet};

use self::levels::Levels;
use self::secrets::Secrets;
use self::table::Table;
use crate::console::Console;
use crate::failure::Failure;
use crate::join::JoinArgs;
use crate::setup::{self, Setup};
use crate::tell;

/// Play in the terminal, alone against bots or with friends at one keyboard
///
/// Asks for everything that is not given as an option. During the game, `?` lists the commands.
#[derive(Debug, clap::Args)]
#[command(after_long_help = setup::option_help())]
pub(crate) struct Args {
    /// Game to play
    #[arg(long, value_parser = setup::names())]
    game: Option<String>,

    /// Number of players, people and bots together
    #[arg(long, value_name = "N")]
    players: Option<usize>,

    #[command(flatten)]
    setup: Setup,

    /// Which players are people, e.g. `1,3`, or `none`; bots play the others
    #[arg(long, value_name = "PLAYERS", value_parser = sit::people)]
    people: Option<SeatSet>,

    /// Level of the bots: 1 to 10, random or uct; one level for all, or one for each, e.g. `3,5`
    #[arg(long, value_name = "LEVELS", value_parser = levels::read)]
    bots: Option<Levels>,

    /// Level of the bot of one player, e.g. `2=7`; can be repeated
    #[arg(long = "bot", value_name = "PLAYER=LEVEL", value_parser = levels::read_seat)]
    bot: Vec<(Seat, Level)>,

    /// Random seed; the same seed gives the same dice, draws and bots
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Memory play: what players may not see is hidden (the contents of ships, the hands of others),
    /// and bots remember it as people do; people at one keyboard pass it on
    #[arg(long)]
    memory: bool,

    /// Record to continue from
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "board"])]
    load: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) join: JoinArgs,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let played = begin(args, console)?;
    tell::components(&*played, console)?;
    let people = sit::seats(args.people, &*played, console)?;
    let rng = args.seed.map_or_else(Rng::new, Rng::with_seed);
    let levels = levels::seated(args, &*played, people, console)?;
    let secrets = if args.memory { Secrets::hidden(rng.clone().u64(..)) } else { Secrets::Open };
    Table { console, played, people, levels, rng, secrets }.play()
}

fn begin(args: &Args, console: &mut Console<'_>) -> Result<Box<dyn AnyMatch>, Failure> {
    if let Some(file) = &args.load {
        return setup::load(file);
    }
    let game = match &args.game {
        Some(name) => setup::game(name)?,
        None => sit::ask_game(console)?,
    };
    let players = match args.players {
        Some(players) => players,
        None => sit::ask_players(game, console)?,
    };
    args.setup.new_match(game, players)
}
