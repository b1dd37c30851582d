//! Programs that know the commitment and every message of many tables guess the next roll. None does
//! better than chance, or worse.

use catalog::Choice;
use protocol::TableId;
use rules::{Options, Turn};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::Location;
use tables::{Seed, Setup, hex};

use super::known_tables::{Known, bytes, keep};
use super::player::Player;
use super::support::{Browser, Socket, serve_with};
use crate::operations::secret;
use crate::{Config, Limits};

/// How far a guesser may be from chance, in standard deviations. The seeds are fixed, so the result
/// is always the same.
const FAR: f64 = 4.0;

/// A game as seen by a spectator from the start.
struct EventKind {
    table: TableId,
    /// What the rolls are computed from besides the seed, which everybody knows.
    bound: String,
    commitment: String,
    /// What was revealed at the end.
    seed: String,
    rolls: Vec<Roll>,
}

/// A chance event.
struct Roll {
    choices: Vec<Choice>,
    /// Which outcome it was.
    outcome: usize,
    /// A hash of all messages before it.
    said: [u8; 32],
}

/// What a guesser knows: earlier tables, the current one, and which roll to guess.
struct Asked<'a> {
    earlier: &'a [EventKind],
    here: &'a EventKind,
    number: usize,
}

impl Asked<'_> {
    fn choices(&self) -> &[Choice] {
        &self.here.rolls[self.number].choices
    }

    fn before(&self) -> &[Roll] {
        &self.here.rolls[..self.number]
    }

    /// The roll that would follow from this seed, computed from `docs/dice.md` alone.
    fn with_seed(&self, seed: &[u8; 32], number: usize) -> usize {
        let mac = secret::mask(seed, &format!("{}roll {number} 0\n", self.here.bound));
        let number = u64::from_be_bytes(std::array::from_fn(|index| mac[index]));
        let weights = || self.choices().iter().map(|choice| u64::from(choice.weight.unwrap()));
        let mut lot = number % weights().sum::<u64>();
        let mut falls_here = |weight| {
            let here = lot < weight;
            lot = lot.wrapping_sub(weight);
            here
        };
        weights().position(&mut falls_here).unwrap()
    }

    fn commitment(&self) -> [u8; 32] {
        hex::read(&self.here.commitment).unwrap()
    }

    /// An outcome by its text, or the likeliest one.
    fn find(&self, text: &str) -> usize {
        let found = self.choices().iter().position(|choice| choice.text == text);
        found.unwrap_or_else(|| self.likeliest())
    }

    fn likeliest(&self) -> usize {
        let weights = self.choices().iter().map(|choice| choice.weight).enumerate();
        weights.max_by_key(|(_, weight)| *weight).map_or(0, |(index, _)| index)
    }

    fn came(&self, index: usize) -> usize {
        let text = &self.choices()[index].text;
        let same = |roll: &&Roll| roll.choices[roll.outcome].text == *text;
        self.before().iter().filter(same).count()
    }
}

type Teller = (&'static str, fn(&Asked<'_>) -> usize);

const TELLERS: [Teller; 9] = [
    ("takes the commitment for the seed", |asked| {
        asked.with_seed(&asked.commitment(), asked.number + 1)
    }),
    ("the same, counting from zero", |asked| asked.with_seed(&asked.commitment(), asked.number)),
    ("takes the commitment's own commitment for the seed", |asked| {
        asked.with_seed(&Sha256::digest(asked.commitment()).into(), asked.number + 1)
    }),
    ("takes the name of the table for the seed", |asked| {
        let seed = Sha256::digest(asked.here.table.as_str());
        asked.with_seed(&seed.into(), asked.number + 1)
    }),
    ("takes all that was said for the seed", |asked| {
        asked.with_seed(&asked.here.rolls[asked.number].said, asked.number + 1)
    }),
    ("expects the last again", |asked| {
        let last = asked.before().last();
        last.map_or(asked.likeliest(), |roll| asked.find(&roll.choices[roll.outcome].text))
    }),
    ("expects what came least", |asked| {
        (0..asked.choices().len()).min_by_key(|&index| asked.came(index)).unwrap()
    }),
    ("expects what came most", |asked| {
        (0..asked.choices().len()).max_by_key(|&index| asked.came(index)).unwrap()
    }),
    ("expects what came at the table before", |asked| {
        let there = asked.earlier.last().and_then(|seen| seen.rolls.get(asked.number));
        there.map_or(asked.likeliest(), |roll| asked.find(&roll.choices[roll.outcome].text))
    }),
];

/// By how many standard deviations a guesser beats chance.
fn skill(seen: &[EventKind], teller: fn(&Asked<'_>) -> usize) -> f64 {
    let (mut hits, mut mean, mut variance) = (0.0, 0.0, 0.0);
    for (index, here) in seen.iter().enumerate() {
        for (number, roll) in here.rolls.iter().enumerate() {
            let guess = teller(&Asked { earlier: &seen[..index], here, number });
            let weight = |choice: &Choice| f64::from(choice.weight.unwrap());
            let chance =
                weight(&roll.choices[guess]) / roll.choices.iter().map(weight).sum::<f64>();
            hits += f64::from(u8::from(guess == roll.outcome));
            mean += chance;
            variance += chance * (1.0 - chance);
        }
    }
    (hits - mean) / variance.sqrt()
}

/// Plays a game to the end while a spectator watches.
async fn watch(known: &Known, addr: std::net::SocketAddr, number: u64) -> EventKind {
    let (browser, table) = (known.browser(addr), known.table.id().to_string());
    let mut eve = Browser::at(addr).live(&table, "").await;
    let mut ana = Player::sit(&browser, &table, "as=1", 2 * number).await;
    let mut ben = Player::sit(&browser, &table, "as=2", 2 * number + 1).await;
    let look_on = async {
        while !eve.heard.last().is_some_and(|last| last.contains("\"event\":\"ended\"")) {
            eve.next().await;
        }
    };
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end(), look_on);
    let seed = ana.view["seed"].as_str().unwrap();
    for socket in [&ana.socket, &ben.socket, &eve] {
        assert_seed_is_secret(socket, seed);
    }
    let record = Browser::at(addr).get(&format!("/api/tables/{table}/record")).await.text;
    EventKind {
        table: known.table.id().clone(),
        bound: bound(&record),
        commitment: ana.view["commitment"].as_str().unwrap().to_owned(),
        seed: seed.to_owned(),
        rolls: rolls(&record, known, &eve.heard),
    }
}

/// The text before the number of the roll, for a game without an opening and contributions.
fn bound(record: &str) -> String {
    let table = record.lines().find(|line| line.starts_with("# table ")).unwrap();
    let header = record.lines().take_while(|line| !line.starts_with("name "));
    let header: String = header.flat_map(|line| [line, "\n"]).collect();
    let table = table.trim_start_matches("# ");
    format!("sacbe dice 2\n{table}\n{header}opening 0\nround 1\nmissing 1\nmissing 2\n")
}

/// Asserts that neither the seed nor any quarter of it is in a message before the last one.
fn assert_seed_is_secret(socket: &Socket, seed: &str) {
    let is_end = |message: &String| message.contains("\"event\":\"ended\"");
    let end = socket.heard.iter().position(is_end).unwrap();
    assert!(socket.heard[end].contains(seed));
    for message in &socket.heard[..end] {
        let message = message.to_ascii_lowercase();
        for from in (0..seed.len()).step_by(16) {
            assert!(
                !message.contains(&seed[from..from + 16]),
                "the seed before the end: {message}"
            );
        }
    }
}

/// All chance events with more than one outcome, from the record.
fn rolls(record: &str, known: &Known, heard: &[String]) -> Vec<Roll> {
    let setup = known.table.setup();
    let mut played = catalog::new_match(&setup.game, setup.seats, &Options::new()).unwrap();
    let mut said = messages_before_rolls(heard);
    let (mut rolls, whole) = (Vec::new(), catalog::load(record).unwrap());
    // The first ones happened before the spectator was connected.
    let unseen = whole.log().iter().filter(|line| line.turn == Turn::Chance).count() - said.len();
    said.splice(0..0, vec![[0; 32]; unseen]);
    let mut said = said.into_iter();
    for line in whole.log() {
        if line.turn == Turn::Chance {
            let choices = played.legal();
            let outcome = choices.iter().position(|choice| choice.text == line.action).unwrap();
            rolls.push(Roll { choices, outcome, said: said.next().unwrap() });
        }
        played.play(&line.action).unwrap();
    }
    rolls
}

/// For each roll, a hash of the messages before it without their times.
fn messages_before_rolls(heard: &[String]) -> Vec<[u8; 32]> {
    let (mut so_far, mut hashes) = ([0; 32], Vec::new());
    for text in heard {
        let mut message: Value = serde_json::from_str(text).unwrap();
        let events = message["events"].as_array().cloned().unwrap_or_default();
        let rolled = events.iter().filter(|event| event["event"] == "rolled").count();
        hashes.extend(vec![so_far; rolled]);
        strip_time(&mut message);
        so_far = secret::hash(&message.to_string(), &so_far);
    }
    hashes
}

fn strip_time(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, value| {
                !(value.is_number() && ["now", "at", "since"].contains(&name.as_str()))
            });
            fields.values_mut().for_each(strip_time);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_time),
        _ => {}
    }
}

async fn watch_many(game: &str, tables: u64) -> Vec<EventKind> {
    let folder = tempfile::tempdir().unwrap();
    let location = Location::in_folder(folder.path());
    let begin = |number| {
        let (seed, people) = (Seed::new(bytes(number)), bytes(500 + number));
        Known::begin(&format!("{game}-{number}"), Setup::of(game, 2), seed, people, 0)
    };
    let known: Vec<_> = (0..tables).map(begin).collect();
    keep(&location, &known).await;
    let server = serve_with(Config { limits: Limits::none(), ..Config::local(location) }).await;
    let mut seen = Vec::new();
    for (known, number) in known.iter().zip(0..) {
        seen.push(watch(known, server.addr(), number).await);
    }
    server.stop().await;
    seen
}

fn nobody_guesses(seen: &[EventKind], least: usize) {
    let rolls: usize = seen.iter().map(|each| each.rolls.len()).sum();
    assert!(rolls > least, "{rolls}");
    for (name, teller) in TELLERS {
        let skill = skill(seen, teller);
        assert!(skill.abs() < FAR, "who {name} is {skill} deviations off chance in {rolls}");
    }
    // With the seed everything can be predicted, so the method works.
    let knows = skill(seen, |asked| {
        asked.with_seed(&hex::read(&asked.here.seed).unwrap(), asked.number + 1)
    });
    assert!(knows > 5.0 * FAR, "{knows}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_guess_the_die_of_pacal() {
    let seen = watch_many("pacal", 10).await;
    nobody_guesses(&seen, 300);
    faces_are_as_frequent_as_expected(&seen);
}

/// Rule 1.3.
fn faces_are_as_frequent_as_expected(seen: &[EventKind]) {
    let rolls: Vec<&Roll> = seen.iter().flat_map(|each| &each.rolls).collect();
    let number = |count: usize| f64::from(u32::try_from(count).unwrap());
    let chi2: f64 = rolls[0]
        .choices
        .iter()
        .enumerate()
        .map(|(index, choice)| {
            let mean = number(rolls.len()) * f64::from(choice.weight.unwrap()) / 6.0;
            let fell = number(rolls.iter().filter(|roll| roll.outcome == index).count());
            (fell - mean).powi(2) / mean
        })
        .sum();
    // With four degrees of freedom one list of seeds in a thousand has more.
    assert!(chi2 < 18.5, "{chi2}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_guess_the_tiles_of_uxmal() {
    nobody_guesses(&watch_many("uxmal", 10).await, 200);
}
