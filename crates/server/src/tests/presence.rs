//! Who is here, who is away, who is watching; nudges; bots that play for people who are away.

use std::time::Duration;

use serde_json::{Value, json};
use store::Location;

use super::player::Player;
use super::support::{Browser, Socket, serve_with, within};
use crate::{Config, Running};

/// A server where nobody gets a moment to reload.
fn strict(location: Location) -> Config {
    Config { grace: Duration::ZERO, ..Config::local(location) }
}

/// Ana and Ben have each a browser of their own, and have started a game.
struct Begun {
    server: Running,
    ana: Browser,
    ben: Browser,
    table: String,
}

impl Begun {
    async fn new(config: Config) -> Begun {
        let server = serve_with(config).await;
        let (mut ana, mut ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
        let table = open(&mut ana, &mut ben).await;
        Begun { server, ana, ben, table }
    }
}

async fn open(ana: &mut Browser, ben: &mut Browser) -> String {
    let places = json!([{"person": "Ana"}, {"open": true}]);
    let new = json!({"game": "pacal", "seats": 2, "stand_in": "random", "places": places});
    let table = ana.open(&new).await;
    ben.ask(&table, 1, "sit", json!({"ask": "sit", "seat": 2, "name": "Ben"})).await.ok();
    // Another node may hear a moment later that Ben sits down.
    within(async {
        for number in 0.. {
            let start = json!({"ask": "start"});
            let started = ana.ask(&table, 1, &format!("start-{number}"), start).await;
            if started.status.is_success() {
                break;
            }
            assert_eq!(started.status, 409, "{started:?}");
        }
    })
    .await;
    table
}

/// The seats of those who are away, and how many are watching.
fn company(presence: &Value) -> (Vec<u64>, u64) {
    let away = presence["away"].as_array().unwrap();
    let seats = away.iter().map(|away| away["seat"].as_u64().unwrap()).collect();
    (seats, presence["watching"].as_u64().unwrap())
}

/// Reads until this is told.
async fn until(socket: &mut Socket, away: &[u64], watching: u64) -> Value {
    let mut told = Value::Null;
    let wait = async {
        loop {
            told = socket.presence().await;
            if company(&told) == (away.to_vec(), watching) {
                return;
            }
        }
    };
    let waited = tokio::time::timeout(Duration::from_secs(20), wait).await;
    assert!(waited.is_ok(), "expected {away:?} away and {watching} watching, told {told}");
    told
}

fn code(answer: &Value) -> &str {
    answer["code"].as_str().unwrap_or("granted")
}

fn let_bot_play() -> Value {
    json!({"ask": "let_bot_play", "seat": 2, "wanted": true})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_socket_makes_its_player_away_and_a_new_one_brings_them_back() {
    let begun = Begun::new(strict(Location::Memory)).await;
    let mut ana = begun.ana.live(&begun.table, "").await;
    let first = until(&mut ana, &[2], 0).await;
    assert!(first["away"][0]["since"].as_u64() < first["away"][0]["bot_from"].as_u64());
    let (one, another) =
        (begun.ben.live(&begun.table, "").await, begun.ben.live(&begun.table, "").await);
    until(&mut ana, &[], 0).await;
    drop(one);
    let mut eve = Browser::at(begun.server.addr()).live(&begun.table, "").await;
    until(&mut eve, &[], 1).await;
    until(&mut ana, &[], 1).await;
    drop(another);
    until(&mut ana, &[2], 1).await;
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_is_not_noticed() {
    let grace = Duration::from_secs(3600);
    let begun = Begun::new(Config { grace, ..Config::local(Location::Memory) }).await;
    let mut ana = begun.ana.live(&begun.table, "").await;
    until(&mut ana, &[2], 0).await;
    let ben = begun.ben.live(&begun.table, "").await;
    until(&mut ana, &[], 0).await;
    drop(ben);
    let mut eves = Vec::new();
    for watching in 1..=3 {
        eves.push(Browser::at(begun.server.addr()).live(&begun.table, "").await);
        until(&mut ana, &[], watching).await;
    }
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_spectators_there_is_a_number_and_nothing_else() {
    let begun = Begun::new(strict(Location::Memory)).await;
    let mut ana = begun.ana.live(&begun.table, "").await;
    until(&mut ana, &[2], 0).await;
    let eves = [Browser::at(begun.server.addr()), Browser::at(begun.server.addr())];
    let _first = eves[0].live(&begun.table, "lang=de").await;
    let mut second = eves[1].live(&begun.table, "").await;
    let told = until(&mut ana, &[2], 2).await;
    assert_eq!(until(&mut second, &[2], 2).await, told, "spectators see the same");
    let keys: Vec<_> = told.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["away", "say", "watching"]);
    let keys: Vec<_> = told["away"][0].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["bot_from", "seat", "since"]);
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start_presence_follows_who_sits_down() {
    let server = serve_with(strict(Location::Memory)).await;
    let (mut ana, ben) = (Browser::at(server.addr()), Browser::at(server.addr()));
    let table = ana
        .open(&json!({"game": "pacal", "seats": 2, "places": [{"person": "Ana"}, {"open": true}]}))
        .await;
    let mut first = ana.live(&table, "").await;
    until(&mut first, &[], 0).await;
    let mut second = ben.live(&table, "").await;
    until(&mut first, &[], 1).await;
    let seen = second.until("view").await["view"]["version"].as_u64().unwrap();
    let sit = json!({"ask": "sit", "seat": 2, "name": "Ben"});
    assert_eq!(code(&second.ask("sit", seen, sit).await), "granted");
    until(&mut first, &[], 0).await;
    drop(second);
    until(&mut first, &[2], 0).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_tell_each_other_who_is_where_and_a_stopped_one_has_nobody() {
    let url = pgtest::Server::shared().database();
    let north = serve_with(strict(Location::parse(&url).unwrap())).await;
    let south = serve_with(strict(Location::parse(&url).unwrap())).await;
    let (mut ana, mut ben) = (Browser::at(north.addr()), Browser::at(south.addr()));
    let table = open(&mut ana, &mut ben).await;
    let mut first = ana.live(&table, "").await;
    until(&mut first, &[2], 0).await;
    let mut second = ben.live(&table, "").await;
    until(&mut first, &[], 0).await;
    until(&mut second, &[], 0).await;
    let eve = Browser::at(south.addr()).live(&table, "").await;
    until(&mut first, &[], 1).await;
    drop(eve);
    until(&mut first, &[], 0).await;
    second.say(&json!({"say": "nudge", "id": "n"})).await;
    assert_eq!(first.until("nudged").await["by"], 2, "across nodes");
    south.stop().await;
    until(&mut first, &[2], 0).await;
    north.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_who_is_away_until_they_are_back() {
    let config = Config { stand_in_after: Duration::ZERO, ..strict(Location::Memory) };
    let begun = Begun::new(config).await;
    let mut ana = Player::sit(&begun.ana, &begun.table, "", 1).await;
    let mut ben = begun.ben.live(&begun.table, "").await;
    until(&mut ben, &[], 0).await;
    assert_eq!(code(&ana.ask(let_bot_play()).await), "table-not-away");
    drop(ben);
    until(&mut ana.socket, &[2], 0).await;
    assert_eq!(code(&ana.ask(let_bot_play()).await), "granted");
    assert_eq!(ana.view["seats"][1]["away"], "absent");
    // The bot takes its turns.
    let turn = |view: &Value| view["turn"]["number"].as_u64().unwrap_or(0);
    ana.play_while(|view| turn(view) < 5).await;
    let mut ben = Player::sit(&begun.ben, &begun.table, "", 2).await;
    assert_eq!(ben.view["seats"][1]["away"], "absent", "Ben is told");
    let mut answer = ben.ask(json!({"ask": "take_back"})).await;
    while code(&answer) == "table-stale" {
        answer = ben.ask(json!({"ask": "take_back"})).await;
    }
    assert_eq!((code(&answer), &ben.view["seats"][1]["away"]), ("granted", &Value::Null));
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_replaced_before_the_minutes_are_over() {
    let config = strict(Location::Memory);
    let clock = config.clock.clone();
    let begun = Begun::new(config).await;
    let mut ana = Player::sit(&begun.ana, &begun.table, "", 1).await;
    until(&mut ana.socket, &[2], 0).await;
    let refused = ana.ask(let_bot_play()).await;
    assert_eq!(code(&refused), "table-away-too-short");
    let seconds = refused["args"]["seconds"].as_u64().unwrap();
    assert!((170..=180).contains(&seconds), "{refused}");
    clock.advance(Duration::from_millis(tables::STAND_IN_AFTER));
    assert_eq!(code(&ana.ask(let_bot_play()).await), "granted");
    assert_eq!(ana.view["seats"][1]["away"], "absent");
    begun.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nudge_arrives_and_one_from_a_muted_person_does_not() {
    let begun = Begun::new(strict(Location::Memory)).await;
    let mut ana = Player::sit(&begun.ana, &begun.table, "", 1).await;
    let mut ben = begun.ben.live(&begun.table, "").await;
    ben.say(&json!({"say": "nudge", "id": "first"})).await;
    assert_eq!(ben.until("allowed").await["id"], "first");
    assert_eq!(ana.socket.until("nudged").await, json!({"say": "nudged", "by": 2}));
    ben.say(&json!({"say": "nudge", "id": "again"})).await;
    assert_eq!(code(&ben.until("refused").await), "table-nudged-just-now");
    ana.socket.say(&json!({"say": "nudge", "id": "self"})).await;
    assert_eq!(code(&ana.socket.until("refused").await), "table-nobody-to-nudge");
    begun.server.stop().await;

    let begun = Begun::new(strict(Location::Memory)).await;
    let mut ana = Player::sit(&begun.ana, &begun.table, "", 1).await;
    assert_eq!(code(&ana.ask(json!({"ask": "mute", "seat": 2, "on": true})).await), "granted");
    let mut ben = begun.ben.live(&begun.table, "").await;
    ben.say(&json!({"say": "nudge", "id": "muted"})).await;
    within(ben.until("allowed")).await;
    // Whatever was sent to Ana is there before the answer to her next request.
    ana.ask(json!({"ask": "confirm", "on": true})).await;
    assert!(!ana.socket.heard.join("").contains("nudged"));
    begun.server.stop().await;
}
