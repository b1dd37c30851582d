//! Two tables that differ only in what a seat cannot see send that seat identical bytes, over
//! sockets and HTTP: random games of both games, for all numbers of players.

use fastrand::Rng;
use protocol::{ChatText, TableCommand};
use rules::{Options, Seat, Turn};
use store::Location;
use tables::{Seed, Setup, Spectators, Visibility};
use tempfile::TempDir;

use super::known_tables::{Known, bytes, keep};
use super::paired_tables::Twins;
use super::support::serve_with;
use super::swapped_hands::SwappedHands;
use crate::{Config, Limits, Running};

/// How many steps the tables play identically at most.
const STEPS: usize = 12;

fn setup(game: &str, seats: usize) -> Setup {
    Setup { spectators: Spectators::Public, ..Setup::of(game, seats) }
}

fn pair(make: impl Fn(usize) -> Known) -> [Known; 2] {
    [make(0), make(1)]
}

/// The two tables of a pair have different browsers.
fn people(number: u64, side: usize) -> [u8; 32] {
    bytes(1000 + 2 * number + side as u64)
}

/// Tables where a stone went into different ships.
fn by_a_drop(number: u64, players: usize) -> Twins {
    let mut rng = Rng::with_seed(number);
    let name = format!("drop-{number}");
    loop {
        let seed = Seed::new(bytes(rng.u64(..)));
        let begin = |side| {
            Known::begin(&name, setup("pacal", players), seed.clone(), people(number, side), 0)
        };
        let (sides, knowing) = (pair(begin), Vec::new());
        let mut twins = Twins { name: name.clone(), sides, before: 0, knowing, dice_differ: false };
        if part_by_a_drop(&mut twins, &mut rng) {
            return twins;
        }
    }
}

/// Plays identically until a different drop is possible at the second table. Returns whether the
/// difference is still hidden some steps later.
fn part_by_a_drop(twins: &mut Twins, rng: &mut Rng) -> bool {
    let from = rng.usize(30..120);
    for step in 0..160 {
        let Some((person, what)) = twins.sides[0].any_step(rng) else { return false };
        let other = if step > from { other_drop(&twins.sides[0], &what) } else { None };
        twins.before = twins.sides[0].table.version();
        let parts = other.is_some();
        twins.sides[0].ask(person, what.clone()).unwrap();
        twins.sides[1].ask(person, other.unwrap_or(what)).unwrap();
        if parts {
            return go_on(twins, rng);
        }
    }
    false
}

fn go_on(twins: &mut Twins, rng: &mut Rng) -> bool {
    for _ in 0..rng.usize(0..8) {
        let Some((person, what)) = twins.sides[0].any_step(rng) else { return false };
        for side in &mut twins.sides {
            side.ask(person, what.clone()).unwrap();
        }
    }
    twins.differ_inside() && !twins.came_to_light()
}

/// The same drop into another ship of an opponent.
fn other_drop(known: &Known, what: &TableCommand) -> Option<TableCommand> {
    let TableCommand::Play { action } = what else { return None };
    let rest = |text: &str| text.split(' ').skip(2).collect::<String>();
    let is_drop = |text: &str| text.starts_with("drop ") && !text.starts_with("drop own");
    let legal = known.game().legal().into_iter().map(|choice| choice.text);
    let mut others = legal.filter(|other| {
        is_drop(action) && is_drop(other) && other != action && rest(other) == rest(action)
    });
    others.next().map(|action| TableCommand::Play { action })
}

/// Tables of Uxmal where two players hold each other's cards.
fn by_swapped_hands(number: u64, players: usize) -> Twins {
    let mut rng = Rng::with_seed(number);
    let name = format!("hands-{number}");
    let SwappedHands { openings, knowing } = SwappedHands::new(players, &mut rng);
    let sides = pair(|side| {
        let opening = openings[side].clone();
        let setup = Setup { visibility: Visibility::Hidden, opening, ..setup("uxmal", players) };
        Known::begin(&name, setup, Seed::new(bytes(number)), people(number, side), 0)
    });
    let before = sides[0].table.version() - 1;
    Twins { sides, name, before, knowing: knowing.to_vec(), dice_differ: false }
}

/// Tables with the same history and different future dice.
fn by_their_dice(number: u64, game: &str, players: usize) -> Twins {
    let mut rng = Rng::with_seed(number);
    let name = format!("dice-{number}");
    let setup = Setup { opening: opening(&mut rng, game, players), ..setup(game, players) };
    let visibility = if number.is_multiple_of(2) { Visibility::Open } else { Visibility::Hidden };
    let setup = Setup { visibility, ..setup };
    let begin = |side| {
        let seed = Seed::new(bytes(number * 2 + side as u64));
        Known::begin(&name, setup.clone(), seed, people(number, side), 0)
    };
    let sides = pair(begin);
    let before = sides[0].table.version() - 1;
    Twins { sides, name, before, knowing: Vec::new(), dice_differ: true }
}

/// A start of random length, after which a player has to act.
fn opening(rng: &mut Rng, game: &str, players: usize) -> Vec<String> {
    let mut played = catalog::new_match(game, players, &Options::new()).unwrap();
    let (mut actions, length) = (Vec::new(), rng.usize(10..90));
    while actions.len() < length || played.turn() == Turn::Chance {
        let Some(choice) = rng.choice(played.legal()) else { break };
        played.play(&choice.text).unwrap();
        actions.push(choice.text);
    }
    actions
}

/// Tables where one player has different private settings. Every other table has a bot.
fn by_private_matters(number: u64, game: &str, players: usize) -> Twins {
    let mut rng = Rng::with_seed(number);
    let (name, seed) = (format!("private-{number}"), Seed::new(bytes(number)));
    let bots = usize::from(players > 2 && number.is_multiple_of(2));
    let mut sides = pair(|side| {
        Known::begin(&name, setup(game, players), seed.clone(), people(number, side), bots)
    });
    let mute = |seat| TableCommand::Mute { seat: Seat::from_number(seat).unwrap(), on: true };
    let wishes =
        [mute(2), if players - bots > 2 { mute(3) } else { TableCommand::Confirm { on: true } }];
    let before = sides[0].table.version();
    for (known, wish) in sides.iter_mut().zip(wishes) {
        known.ask(1, wish).unwrap();
        known.ask(2, TableCommand::Say { words: ChatText::Text("psst".into()) }).unwrap();
        known.let_bots_play();
    }
    for _ in 0..rng.usize(0..40) {
        let Some((person, what)) = sides[0].any_step(&mut rng) else { break };
        for known in &mut sides {
            known.ask(person, what.clone()).unwrap();
            known.let_bots_play();
        }
    }
    Twins { sides, name, before, knowing: vec![1], dice_differ: false }
}

/// Two servers, each with one table of every pair.
async fn serve_pairs(pairs: &[Twins]) -> ([Running; 2], [TempDir; 2]) {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let mut servers = Vec::new();
    for (side, folder) in folders.iter().enumerate() {
        let location = Location::in_folder(folder.path());
        keep(&location, pairs.iter().map(|twins| &twins.sides[side])).await;
        let config = Config { limits: Limits::none(), ..Config::local(location) };
        servers.push(serve_with(config).await);
    }
    (servers.try_into().unwrap(), folders)
}

/// Returns how many steps were compared after the tables began to differ.
async fn are_alike(mut pairs: Vec<Twins>) -> usize {
    let (servers, _folders) = serve_pairs(&pairs).await;
    let at = servers.each_ref().map(Running::addr);
    let mut compared = 0;
    for (number, twins) in pairs.iter_mut().enumerate() {
        twins.look_alike(at).await;
        let has_bots = twins.sides[0].table.people().count() < twins.sides[0].game().players();
        if !has_bots {
            let mut rng = Rng::with_seed(number as u64);
            compared += twins.play_alike(at, STEPS, &mut rng).await;
        }
    }
    for server in servers {
        server.stop().await;
    }
    compared
}

/// With two players there are not two ships to choose between.
#[tokio::test(flavor = "multi_thread")]
async fn the_content_of_ships_changes_no_byte() {
    let pairs = (0..21).map(|number| by_a_drop(number, 3 + usize::try_from(number % 3).unwrap()));
    let compared = are_alike(pairs.collect()).await;
    assert!(compared > 40, "{compared}");
}

/// With two players each can work out the other's hand from the stacks.
#[tokio::test(flavor = "multi_thread")]
async fn the_hands_of_others_change_no_byte() {
    let pairs =
        (0..14).map(|number| by_swapped_hands(number, 3 + usize::try_from(number % 2).unwrap()));
    let compared = are_alike(pairs.collect()).await;
    assert!(compared > 40, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn future_dice_change_no_byte() {
    let games = [("pacal", 2), ("pacal", 3), ("pacal", 4), ("pacal", 5)];
    let games = games.into_iter().chain([("uxmal", 2), ("uxmal", 3), ("uxmal", 4)]);
    let games = games.cycle().take(14);
    let pairs =
        games.zip(0..).map(|((game, players), number)| by_their_dice(number, game, players));
    let compared = are_alike(pairs.collect()).await;
    assert!(compared > 20, "{compared}");
}

#[tokio::test(flavor = "multi_thread")]
async fn private_settings_of_others_change_no_byte() {
    let games = [("pacal", 2), ("pacal", 3), ("pacal", 4), ("pacal", 5)];
    let games = games.into_iter().chain([("uxmal", 2), ("uxmal", 3), ("uxmal", 4)]);
    let games = games.cycle().take(14);
    let pairs =
        games.zip(0..).map(|((game, players), number)| by_private_matters(number, game, players));
    let compared = are_alike(pairs.collect()).await;
    assert!(compared > 40, "{compared}");
}
