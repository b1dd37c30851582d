//! Two tables at two servers that differ only in what a viewer cannot see, and everything that the
//! servers send about them.

use fastrand::Rng;
use protocol::TableCommand;
use serde_json::{Value, json};
use tables::{Answer, Event};

use super::known_tables::{Known, browser, bytes};
use super::support::{Browser, Reply, Socket};
use super::swapped_hands::without_hands;

/// Two tables with the same id.
#[derive(Debug)]
pub(super) struct Twins {
    pub(super) name: String,
    pub(super) sides: [Known; 2],
    /// The last version at which they were the same.
    pub(super) before: u64,
    /// The players who know the difference.
    pub(super) knowing: Vec<usize>,
    /// Whether the future dice differ.
    pub(super) dice_differ: bool,
}

/// A viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eye {
    Person(usize),
    /// A known browser without a seat.
    Onlooker,
    /// A browser without a cookie.
    Stranger,
}

/// Questions to ask in any position.
const WHY: [&str; 27] = [
    "drop own",
    "drop 1",
    "drop 2",
    "drop 3",
    "drop 5",
    "drop own from e5",
    "drop 2 from f6",
    "done",
    "pass",
    "fly e5",
    "fly f9",
    "bend g8",
    "leap f1",
    "god 4",
    "land c3",
    "build 1 e5 e5",
    "raise 2 f6 f6,g6",
    "roll 3",
    "tile",
    "priest c4",
    "put b3 S.QJ",
    "venerate J 2",
    "curse S 1",
    "move c4 d4",
    "pay JS",
    "overlay J",
    "adjacent M",
];

/// The ways to connect to a table.
const WAYS: [&str; 6] =
    ["", "&detail=plain", "&seen=BEFORE", "&seen=BEFORE&detail=plain", "&seen=NOW", "&lang=de"];

impl Twins {
    fn eyes(&self) -> Vec<Eye> {
        let people = 1..=self.sides[0].table.people().count();
        let people = people.filter(|person| !self.knowing.contains(person)).map(Eye::Person);
        people.chain([Eye::Onlooker, Eye::Stranger]).collect()
    }

    /// The part of a text that is compared: all but the time, and the commitment if the seeds
    /// differ.
    fn bare(&self, text: &str) -> String {
        let times = ["\"now\":", "\"at\":", "\"since\":"];
        let is_digit = |each: char| each.is_ascii_digit();
        let text = times.iter().fold(text.to_owned(), |text, key| without(&text, key, is_digit));
        if !self.dice_differ {
            return text;
        }
        let is_hex = |each: char| each.is_ascii_hexdigit();
        ["\"commitment\":\"", "# commitment ", "# signature "]
            .iter()
            .fold(text, |text, key| without(&text, key, is_hex))
    }

    /// Compares everything that is sent to viewers who connect now.
    pub(super) async fn look_alike(&self, at: [std::net::SocketAddr; 2]) {
        for eye in self.eyes() {
            let one = self.all_sent(0, at[0], eye).await;
            let other = self.all_sent(1, at[1], eye).await;
            assert_eq!(one.len(), other.len());
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "{}: {eye:?} is sent what it cannot see", self.name);
            }
        }
    }

    async fn all_sent(&self, side: usize, addr: std::net::SocketAddr, eye: Eye) -> Vec<String> {
        let mut sent = self.sent_by_sockets(side, addr, eye).await;
        sent.extend(self.sent_by_http(side, addr, eye).await);
        sent.iter().map(|text| self.bare(text)).collect()
    }

    async fn sent_by_sockets(
        &self,
        side: usize,
        addr: std::net::SocketAddr,
        eye: Eye,
    ) -> Vec<String> {
        let mut sent = Vec::new();
        for way in WAYS {
            let (before, now) = (self.before.to_string(), self.version().to_string());
            let way = way.replace("BEFORE", &before).replace("NOW", &now);
            let mut socket = self.socket(side, addr, eye, &way).await;
            socket.next().await;
            for action in WHY {
                socket.say(&json!({"say": "why", "id": "w", "action": action})).await;
                socket.next().await;
            }
            // Stale, so it is refused in any case.
            let what = json!({"ask": "play", "action": "drop 1"});
            socket.say(&json!({"say": "ask", "id": "stale", "seen": 1, "what": what})).await;
            socket.next().await;
            sent.extend(socket.heard);
        }
        sent
    }

    async fn sent_by_http(&self, side: usize, addr: std::net::SocketAddr, eye: Eye) -> Vec<String> {
        let (mut browser, person) = self.browser(side, addr, eye);
        let name = &self.name;
        let stale = json!({"id": "http", "seen": 1, "what": {"ask": "undo"}});
        let mut replies = Vec::new();
        for path in ["", "/log", "/drawing", "/record"] {
            replies.push(browser.get(&format!("/api/tables/{name}{path}?as={person}")).await);
        }
        for path in ["/api/tables", "/api/games"] {
            replies.push(browser.get(path).await);
        }
        // A browser without a cookie would get one.
        if eye != Eye::Stranger {
            let path = format!("/api/tables/{name}/requests?as={person}");
            replies.push(browser.post(&path, &stale).await);
            replies.push(browser.get("/api/mine").await);
        }
        replies.iter().map(all_of).collect()
    }

    fn browser(&self, side: usize, addr: std::net::SocketAddr, eye: Eye) -> (Browser, usize) {
        match eye {
            Eye::Person(person) => (self.sides[side].browser(addr), person),
            Eye::Onlooker => (browser(addr, bytes(99 + side as u64)), 1),
            Eye::Stranger => (Browser::at(addr), 1),
        }
    }

    async fn socket(&self, side: usize, addr: std::net::SocketAddr, eye: Eye, way: &str) -> Socket {
        let (browser, person) = self.browser(side, addr, eye);
        browser.live(&self.name, &format!("as={person}{way}")).await
    }

    fn version(&self) -> u64 {
        self.sides[0].table.version()
    }

    /// Plays the same steps at both tables and compares what everyone is sent, until the difference
    /// would be revealed. Returns how many steps were compared.
    pub(super) async fn play_alike(
        &mut self,
        at: [std::net::SocketAddr; 2],
        steps: usize,
        rng: &mut Rng,
    ) -> usize {
        let (eyes, way) = (self.eyes(), format!("&seen={}", self.version()));
        let mut there: [Vec<Socket>; 2] = [Vec::new(), Vec::new()];
        for (side, there) in there.iter_mut().enumerate() {
            for &eye in &eyes {
                let mut socket = self.socket(side, at[side], eye, &way).await;
                socket.next().await;
                there.push(socket);
            }
        }
        for step in 0..steps {
            let seen = self.version();
            let Some((person, what, answer)) = self.step(step, rng) else { return step };
            for (side, there) in there.iter_mut().enumerate() {
                let (mut browser, _) = self.browser(side, at[side], Eye::Person(person));
                let path = format!("/api/tables/{}/requests?as={person}", self.name);
                let ask = json!({"id": format!("p{step}"), "seen": seen, "what": what});
                assert_eq!(browser.post(&path, &ask).await.ok()["last"], answer.last);
                for socket in there {
                    while socket.next().await["version"] != answer.last {}
                }
            }
            let [one, other] = &mut there;
            for ((one, other), eye) in one.iter_mut().zip(other).zip(&eyes) {
                let (one, other) = (heard(one), heard(other));
                assert_eq!(self.bare(&one), self.bare(&other), "{}: {eye:?}", self.name);
            }
        }
        steps
    }

    /// The next step of both tables; none if it would reveal the difference.
    fn step(&mut self, step: usize, rng: &mut Rng) -> Option<(usize, TableCommand, Answer)> {
        let (mut person, mut what) = self.any_step(rng)?;
        if step == 2 {
            let words = protocol::ChatText::Text("psst".into());
            (person, what) = (2, TableCommand::Say { words });
        } else if step % 4 == 3 && self.may_undo(person) {
            what = TableCommand::Undo;
        }
        let answers = self.sides.each_mut().map(|side| side.ask(person, what.clone()));
        // The same actions are legal at both, or the list would reveal the difference.
        let [one, other] = answers.map(Result::unwrap);
        assert_eq!(one.last, other.last);
        let rolls = one.events.iter().any(|stored| matches!(stored.event, Event::Rolled { .. }));
        let lies_open = self.dice_differ && rolls || self.came_to_light();
        (!lies_open).then_some((person, what, one))
    }

    /// A random step that is legal at both tables. Only who knows the difference may have others at
    /// the one table than at the other.
    fn any_step(&self, rng: &mut Rng) -> Option<(usize, TableCommand)> {
        let (person, what) = self.sides[0].any_step(rng)?;
        let TableCommand::Play { .. } = what else { return Some((person, what)) };
        let [legal, other] = self.sides.each_ref().map(|side| side.legal(person));
        if !self.knowing.contains(&person) {
            assert_eq!(legal, other, "{}: the list of legal actions tells", self.name);
        }
        let common = legal.into_iter().filter(|action| other.contains(action));
        let action = rng.choice(common.collect::<Vec<_>>())?;
        Some((person, TableCommand::Play { action }))
    }

    /// Whether a player can undo, which is the same at both.
    fn may_undo(&self, person: usize) -> bool {
        let [one, other] = self.sides.each_ref().map(|side| side.undoable(person));
        assert_eq!(one, other, "{}: what can be taken back tells", self.name);
        one > 0
    }

    /// Whether there is a visible difference.
    pub(super) fn came_to_light(&self) -> bool {
        let [one, other] =
            self.sides.each_ref().map(|side| lies_open(&side.game().full_position()));
        one != other
    }

    /// Whether what is hidden differs.
    pub(super) fn differ_inside(&self) -> bool {
        let [one, other] = self.sides.each_ref().map(|side| side.game().full_position());
        one != other
    }
}

/// A position without the content of ships and hands: from the full position, so that a bug in the
/// public one cannot hide here.
fn lies_open(open: &Value) -> Value {
    let mut open = without_hands(open.clone());
    for seat in open["seats"].as_array_mut().into_iter().flatten() {
        if let Some(seat) = seat.as_object_mut() {
            seat.remove("inside");
        }
    }
    open
}

fn heard(socket: &mut Socket) -> String {
    std::mem::take(&mut socket.heard).join("\n")
}

/// Status, headers and body of an answer, without the date.
fn all_of(reply: &Reply) -> String {
    let mut headers = reply.headers.clone();
    headers.remove("date");
    // It depends on the length of the time.
    headers.remove("content-length");
    format!("{} {headers:?} {}", reply.status, reply.text)
}

/// The text without the characters of this kind after a key.
fn without(text: &str, key: &str, is_part: impl Fn(char) -> bool) -> String {
    let mut parts = text.split(key);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + key + part.trim_start_matches(&is_part))
}
