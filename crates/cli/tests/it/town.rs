//! Many tables of players on servers that come and go, and the checks afterwards.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::{JoinHandle, block_in_place};
use tokio::time::{sleep, timeout};

use crate::live::{PATIENCE, Person};
use crate::served::{body, send};

/// The game and the seats of the tables of a street.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) people: usize,
    pub(crate) bots: usize,
}

/// The addresses of the servers, and all players.
pub(crate) struct Town {
    nodes: Mutex<Vec<SocketAddr>>,
    closed: watch::Sender<bool>,
    streets: Vec<Arc<Street>>,
}

/// A sequence of tables, each played to the end.
pub(crate) struct Street {
    plan: Plan,
    /// The seats that have not played since the last fault.
    awaited: Mutex<BTreeSet<u64>>,
}

/// A table with its players.
pub(crate) struct Finished {
    street: Arc<Street>,
    people: Vec<Person>,
}

impl Town {
    pub(crate) fn new(nodes: Vec<SocketAddr>, plans: &[Plan]) -> Arc<Town> {
        let street = |&plan: &Plan| Arc::new(Street { plan, awaited: Mutex::default() });
        let town = Town {
            nodes: Mutex::new(nodes),
            closed: watch::Sender::new(false),
            streets: plans.iter().map(street).collect(),
        };
        town.await_all();
        Arc::new(town)
    }

    /// All players start to play.
    pub(crate) fn open(self: &Arc<Town>) -> Vec<JoinHandle<Vec<Finished>>> {
        let live = |street: &Arc<Street>| {
            let (town, street) = (Arc::clone(self), Arc::clone(street));
            tokio::spawn(async move { street.live(&town).await })
        };
        self.streets.iter().map(live).collect()
    }

    pub(crate) fn addr(&self, node: usize) -> SocketAddr {
        let nodes = self.nodes.lock().unwrap();
        nodes[node % nodes.len()]
    }

    /// A server has a new address.
    pub(crate) fn move_to(&self, node: usize, addr: SocketAddr) {
        self.nodes.lock().unwrap()[node] = addr;
    }

    pub(crate) fn close(&self) {
        self.closed.send_replace(true);
    }

    pub(crate) fn is_closed(&self) -> bool {
        *self.closed.borrow()
    }

    pub(crate) async fn closes(&self) {
        self.closed.subscribe().wait_for(|closed| *closed).await.unwrap();
    }

    /// From now on, wait for every seat of every table.
    pub(crate) fn await_all(&self) {
        for street in &self.streets {
            let seats = street.plan.people + street.plan.bots;
            *street.awaited.lock().unwrap() = (1..=seats as u64).collect();
        }
    }

    /// Waits until every seat of every table has played, bots too.
    pub(crate) async fn all_have_played(&self) {
        let waits = || self.streets.iter().find(|each| each.waits());
        let all = async {
            while waits().is_some() {
                sleep(Duration::from_millis(2)).await;
            }
        };
        let in_time = timeout(PATIENCE, all).await.is_ok();
        assert!(in_time, "stuck, {:?} have not played", waits().map(|each| &each.awaited));
    }
}

impl Street {
    fn waits(&self) -> bool {
        !self.awaited.lock().unwrap().is_empty()
    }

    pub(crate) fn has_played(&self, seat: u64) {
        self.awaited.lock().unwrap().remove(&seat);
    }

    async fn live(self: &Arc<Street>, town: &Town) -> Vec<Finished> {
        let mut finished = Vec::new();
        while !town.is_closed() {
            let Some((table, cookie)) = self.set_up(town.addr(0)) else {
                sleep(Duration::from_millis(10)).await;
                continue;
            };
            let people = (1..=self.plan.people)
                .map(|number| Person::new(&table, &cookie, number, number).play(town, self));
            finished.push(Finished { street: Arc::clone(self), people: join_all(people).await });
            // Seats that had not played in that game are done.
            self.awaited.lock().unwrap().clear();
        }
        finished
    }

    /// A table without hidden information, so that its log can be read.
    fn set_up(&self, addr: SocketAddr) -> Option<(String, String)> {
        let Plan { game, people, bots } = self.plan;
        let person = |number: usize| json!({"person": format!("Person {number}")});
        let places: Vec<Value> =
            (1..=people).map(person).chain((0..bots).map(|_| json!({"bot": "random"}))).collect();
        let new = json!({"game": game, "seats": people + bots, "places": places,
            "visibility": "open", "start": true});
        let addr = addr.to_string();
        let sent = || send(&addr, "", "POST", "/api/tables", &new.to_string());
        let (status, text) = block_in_place(sent)?;
        if status != 201 {
            assert_eq!(status, 503, "{text}");
            return None;
        }
        let cookie = text.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
        let cookie = cookie.split(';').next()?.to_owned();
        let opened = body(&text)?;
        let table = opened["table"].as_str()?.to_owned();
        let start =
            json!({"id": "start", "seen": opened["view"]["version"], "what": {"ask": "start"}});
        let path = format!("/api/tables/{table}/requests?as=1");
        // If nobody answers, the game starts by itself.
        block_in_place(|| send(&addr, &cookie, "POST", &path, &start.to_string()));
        Some((table, cookie))
    }
}

impl Finished {
    pub(crate) fn people(&self) -> &[Person] {
        &self.people
    }

    /// Compares the table with everything its players received.
    pub(crate) async fn settle(&mut self, town: &Town) {
        let (told, version, log) = self.caught_up(town).await;
        let versions: Vec<u64> = told.keys().copied().collect();
        let from = versions.first().copied().unwrap_or(version + 1);
        assert_eq!(versions, (from..=version).collect::<Vec<_>>(), "every event, once");
        let is_action = |event: &&Value| event["event"] == "played" || event["event"] == "rolled";
        let actions: Vec<_> =
            told.values().filter(is_action).map(|each| each["action"].clone()).collect();
        assert_eq!(log[log.len() - actions.len()..], actions, "the game is what was told");
        self.grants_are_events(&told);
    }

    /// What the players received, and the table at the same version: bots may still be playing.
    async fn caught_up(&mut self, town: &Town) -> (BTreeMap<u64, Value>, u64, Vec<Value>) {
        for _ in 0..200 {
            for person in &mut self.people {
                person.catch_up(town, &self.street).await;
            }
            let told = self.all_told();
            let last = told.keys().last().copied().unwrap_or(0);
            let (version, log) = self.log_up_to(town.addr(0), last).await;
            if version == last || told.is_empty() {
                return (told, version, log);
            }
            sleep(Duration::from_millis(20)).await;
        }
        panic!("the players never catch up with the table");
    }

    /// The events that all players received; they must agree.
    fn all_told(&self) -> BTreeMap<u64, Value> {
        let mut all: BTreeMap<u64, Value> = BTreeMap::new();
        for (version, event) in self.people.iter().flat_map(|person| &person.told) {
            let known = all.entry(*version).or_insert_with(|| event.clone());
            assert_eq!(known, event, "told in two ways");
        }
        all
    }

    /// The log of a server, which may get events a moment later than another.
    async fn log_up_to(&self, addr: SocketAddr, version: u64) -> (u64, Vec<Value>) {
        for _ in 0..2_000 {
            let found = self.log(addr);
            if found.0 >= version {
                return found;
            }
            sleep(Duration::from_millis(10)).await;
        }
        panic!("a server never hears of event {version}");
    }

    fn log(&self, addr: SocketAddr) -> (u64, Vec<Value>) {
        let path = format!("/api/tables/{}/log", self.people[0].table);
        let sent = || send(&addr.to_string(), "", "GET", &path, "");
        let (status, text) = block_in_place(sent).unwrap();
        assert_eq!(status, 200, "{text}");
        let log = body(&text).unwrap();
        let lines = log["log"].as_array().unwrap();
        let actions = lines.iter().map(|line| line["action"].clone()).collect();
        (log["version"].as_u64().unwrap(), actions)
    }

    /// Every acknowledged action is there exactly once, and there is no other.
    fn grants_are_events(&self, told: &BTreeMap<u64, Value>) {
        for person in &self.people {
            let mut granted: BTreeSet<u64> = BTreeSet::new();
            for grant in &person.granted {
                let event = &told[&grant.first];
                let kind = if grant.what["ask"] == "play" { "played" } else { "turn_ended" };
                assert_eq!(event["event"], kind, "{event} for {}", grant.what);
                assert_eq!(event["seat"], person.seat(), "{event} for {}", grant.what);
                assert_eq!(event.get("action"), grant.what.get("action"));
                assert!(grant.last >= grant.first && told.contains_key(&grant.last));
                assert!(granted.insert(grant.first), "two requests, one event: {event}");
            }
            let is_own = |event: &Value| {
                let is_asked = event["event"] == "played" || event["event"] == "turn_ended";
                is_asked && event["seat"] == person.seat()
            };
            let own = told.iter().filter(|(_, event)| is_own(event));
            let own: BTreeSet<u64> = own.map(|(&version, _)| version).collect();
            assert_eq!(own, granted, "done, and not asked for or not acknowledged");
        }
    }
}
