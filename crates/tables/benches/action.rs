//! What an action costs at a table with two people who both look on, from the request to the
//! messages as text: `cargo bench -p tables --bench action`.
//!
//! The slowest of a hundred are left out, for those were interrupted.

use std::hint::black_box;
use std::time::{Duration, Instant};

use fastrand::Rng;
use tables::{
    Detail, Moment, PlayerId, Request, RequestId, Seed, Setup, Table, TableCommand, TableId,
    Viewer, Visibility,
};

const ACTIONS: u32 = 3000;

fn main() {
    for game in ["pacal", "uxmal"] {
        print_memory(game);
    }
    for game in ["pacal", "uxmal"] {
        for visibility in [Visibility::Memory, Visibility::Open] {
            for detail in [Detail::Full, Detail::Plain] {
                let setup = Setup { visibility, ..Setup::of(game, 2) };
                let cost = Cost::of(&setup, detail);
                cost.print(&format!("{game} {visibility:?} {detail:?}"));
            }
        }
    }
}

/// What a finished game of four holds, apart from its seats and its latest events.
#[expect(clippy::print_stdout, reason = "a program that measures")]
fn print_memory(game: &str) {
    let mut rng = Rng::with_seed(1);
    let mut played = catalog::new_match(game, 4, &rules::Options::new()).expect("a setup");
    while let Some(choice) = rng.choice(played.choices()) {
        played.play(&choice.text).expect("it is legal");
    }
    let (actions, bytes) = catalog::visit(&*played, Positions);
    let record = played.record().to_string().len();
    println!("{game}: {actions} actions, positions {bytes} bytes, record {record} bytes");
}

struct Positions;

impl catalog::Visit for Positions {
    type Out = (usize, usize);

    fn visit<G: rules::Tabletop + rules::Insight + Send + Sync + 'static>(
        self,
        played: &rules::Match<G>,
    ) -> (usize, usize) {
        let actions = played.actions().len();
        (actions, actions * size_of::<(G::Action, G::State)>())
    }
}

/// How long every action took, part by part.
#[derive(Default)]
struct Cost {
    asked: Vec<Duration>,
    told: Vec<Duration>,
    written: Vec<Duration>,
    bytes: usize,
}

impl Cost {
    fn of(setup: &Setup, detail: Detail) -> Cost {
        let mut cost = Cost::default();
        let mut rng = Rng::with_seed(1);
        let mut left = ACTIONS;
        while left > 0 {
            left = play(setup, detail, &mut rng, &mut cost, left);
        }
        cost
    }

    #[expect(clippy::print_stdout, reason = "a program that measures")]
    fn print(&self, name: &str) {
        let bytes = self.bytes / self.asked.len();
        let (asked, told, written) = (mean(&self.asked), mean(&self.told), mean(&self.written));
        let all = asked + told + written;
        println!(
            "{name:22} {all:5.1} µs: ask {asked:5.1}, news {told:5.1}, text {written:5.1}; {bytes} bytes"
        );
    }
}

/// In microseconds.
fn mean(times: &[Duration]) -> f64 {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.truncate(times.len() * 99 / 100);
    let all: f64 = times.iter().map(Duration::as_secs_f64).sum();
    all * 1e6 / times.iter().map(|_| 1.0).sum::<f64>()
}

fn play(setup: &Setup, detail: Detail, rng: &mut Rng, cost: &mut Cost, most: u32) -> u32 {
    let people = ["ana", "bo"].map(|name| PlayerId::new(name).expect("a name"));
    let viewers = people.clone().map(Viewer::Player);
    let mut table = open(setup, &people, rng);
    for left in (0..most).rev() {
        let Some(notice) = table.notice() else { return left + 1 };
        let you = table.your_view(&Viewer::Player(notice.player.clone()), Detail::Plain);
        let legal = you.map(|you| you.legal.actions()).unwrap_or_default();
        let what = rng.choice(&legal).map_or(TableCommand::EndTurn, |legal| TableCommand::Play {
            action: legal.action.clone(),
        });
        let since = table.version();
        let asked = request(since, notice.player, what);
        let begin = Instant::now();
        black_box(table.ask(&asked, Moment::default()).expect("it is legal"));
        let granted = Instant::now();
        let news = viewers.each_ref().map(|viewer| {
            table.updates(Moment::default()).since(since, viewer, detail).expect("may look")
        });
        let told = Instant::now();
        let texts = news.map(|news| {
            let message = protocol::ServerMessage::News(news.expect("not too many"));
            serde_json::to_string(&message).expect("can be written")
        });
        cost.written.push(told.elapsed());
        cost.told.push(told - granted);
        cost.asked.push(granted - begin);
        cost.bytes += texts.iter().map(String::len).sum::<usize>();
    }
    0
}

fn open(setup: &Setup, people: &[PlayerId; 2], rng: &mut Rng) -> Table {
    let id = TableId::new("bench").expect("an id");
    let seed = Seed::new(std::array::from_fn(|_| rng.u8(..)));
    let host = people[0].clone();
    let opened = Table::open(id, setup.clone(), host, seed, Moment::default());
    let mut table = opened.expect("a sound setup").0;
    let sit = people.iter().map(|person| {
        (person, TableCommand::Sit { seat: None, name: person.to_string(), look: None })
    });
    for (person, what) in sit.chain([(&people[0], TableCommand::Start)]) {
        let asked = request(table.version(), person.clone(), what);
        table.ask(&asked, Moment::default()).expect("may sit and start");
    }
    table
}

fn request(seen_version: u64, from: PlayerId, what: TableCommand) -> Request {
    let id = RequestId::new(&format!("r{seen_version}")).expect("an id");
    Request { id, seen_version, from, what }
}
