//! Nothing hidden leaves: what a seat cannot see changes no byte that it is sent.

use serde_json::{Value, json};

use super::player::Player;
use super::support::{Browser, serve};

#[tokio::test(flavor = "multi_thread")]
async fn seeds_and_identities_stay_with_the_server() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let table = home.open(&new).await;
    let mut ana = Player::sit(&home, &table, "as=1", 1).await;
    let mut ben = Player::sit(&home, &table, "as=2", 2).await;
    let mut eve = Browser::at(server.addr()).live(&table, "").await;
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    while !eve.heard.last().is_some_and(|last| last.contains("\"event\":\"ended\"")) {
        eve.next().await;
    }
    let seed = ana.view["seed"].as_str().unwrap().to_owned();
    let credential = home.cookie.clone().unwrap().replace("sacbe=", "");
    for heard in [&ana.socket.heard, &ben.socket.heard, &eve.heard] {
        let told = heard.iter().find(|message| message.contains(&seed)).unwrap();
        assert!(told.contains("\"event\":\"ended\""), "the seed before the end: {told}");
        for person in 1..=5 {
            let id = player_id(&credential, person);
            assert!(heard.iter().all(|message| !message.contains(&id)), "an identity");
        }
        assert!(heard.iter().all(|message| !message.contains(&credential)), "a credential");
    }
    server.stop().await;
}

fn player_id(credential: &str, person: u8) -> String {
    let bytes = crate::secret::from_hex(credential).unwrap();
    crate::identity::Credential::from_bytes(bytes).player(person).as_str().to_owned()
}

/// Memory play: what lies in ships is shown to nobody who was not there, and by no position.
#[tokio::test(flavor = "multi_thread")]
async fn in_memory_play_no_message_tells_what_lies_in_a_ship() {
    let server = serve().await;
    let mut home = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"person": "Ben"}]);
    let new = json!({"game": "pacal", "seats": 2, "places": places, "start": true});
    let table = home.open(&new).await;
    let mut ana = Player::sit(&home, &table, "as=1", 11).await;
    let mut ben = Player::sit(&home, &table, "as=2", 12).await;
    tokio::join!(ana.play_to_the_end(), ben.play_to_the_end());
    for heard in [&ana.socket.heard, &ben.socket.heard] {
        for message in heard {
            let message: Value = serde_json::from_str(message).unwrap();
            let holder = if message["say"] == "view" { &message["view"] } else { &message["now"] };
            let is_over = holder["phase"] == "over";
            if let Some(ships) = holder["position"]["ships"].as_array().filter(|_| !is_over) {
                assert!(ships.iter().all(|ship| ship["inside"].is_null()), "{ships:?}");
            }
        }
    }
    let log = home.get(&format!("/api/tables/{table}/log")).await.ok();
    assert!(log["log"].as_array().unwrap().len() > 20);
    server.stop().await;
}

/// Two beginnings of one game that differ only in which ship a stone was dropped into.
fn beginnings(seed: u64) -> (Vec<String>, Vec<String>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    loop {
        let mut played = catalog::new_match("pacal", 3, &rules::Options::new()).unwrap();
        let mut actions = Vec::new();
        for _ in 0..120 {
            let legal: Vec<String> = played.legal().into_iter().map(|each| each.text).collect();
            let Some(action) = rng.choice(&legal).cloned() else { break };
            for other in legal.iter().filter(|other| is_like(other, &action)) {
                let outcomes = [&action, other].map(|each| {
                    played.play(each).unwrap();
                    let is_seat = played.turn().seat().is_some();
                    let outcome = (played.lay_out(), played.lay_open(), is_seat);
                    played.undo();
                    outcome
                });
                let [(out, open, is_seat), (other_out, other_open, _)] = outcomes;
                if is_seat && out == other_out && open != other_open {
                    let with = |last: &String| [actions.clone(), vec![last.clone()]].concat();
                    return (with(&action), with(other));
                }
            }
            played.play(&action).unwrap();
            actions.push(action);
        }
    }
}

/// Another drop into a ship that is not one's own.
fn is_like(one: &str, other: &str) -> bool {
    let rest = |text: &str| text.split(' ').skip(2).collect::<String>();
    let is_drop = |text: &str| text.starts_with("drop ") && !text.starts_with("drop own");
    is_drop(one) && is_drop(other) && one != other && rest(one) == rest(other)
}

/// Everything that a seat is sent at a table, without what names the table and the time.
async fn all_bytes(browser: &mut Browser, table: &str, person: u8) -> String {
    let mut sent = Vec::new();
    for query in ["", "&detail=plain", "&seen=20", "&seen=40", "&seen=20&detail=plain"] {
        let mut socket = browser.live(table, &format!("as={person}{query}")).await;
        sent.push(socket.next().await.to_string());
        for action in ["drop own", "drop 1", "drop 2", "fly e5", "build e5"] {
            socket.say(&json!({"say": "why", "id": "w", "action": action})).await;
            sent.push(socket.next().await.to_string());
        }
    }
    for path in ["", "/log", "/record"] {
        sent.push(browser.get(&format!("/api/tables/{table}{path}?as={person}")).await.text);
    }
    sent.iter().map(|text| nameless(text, table)).collect::<Vec<_>>().join("\n")
}

fn nameless(text: &str, table: &str) -> String {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.retain(|name, _| {
                    !["commitment", "now", "at", "since"].contains(&name.as_str())
                });
                fields.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_str(text).unwrap();
    // `now` is a moment in a view, and the changes in news.
    let news = value.get("now").filter(|now| now.is_object()).cloned();
    strip(&mut value);
    if let Some(mut news) = news {
        strip(&mut news);
        value["changes"] = news;
    }
    value.to_string().replace(table, "TABLE")
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_in_what_lies_hidden_send_the_same_bytes() {
    let server = serve().await;
    for seed in 0..4 {
        let (one, other) = beginnings(seed);
        let mut sent: Vec<Vec<String>> = Vec::new();
        for opening in [one, other] {
            let mut home = Browser::at(server.addr());
            let places = json!([{"person": "Ana"}, {"person": "Ben"}, {"person": "Cyd"}]);
            let new = json!({"game": "pacal", "seats": 3, "places": places, "start": true, "opening": opening});
            let table = home.open(&new).await;
            let mut all = Vec::new();
            for person in 1..=4 {
                all.push(all_bytes(&mut home, &table, person).await);
            }
            sent.push(all);
        }
        for (person, (one, other)) in sent[0].iter().zip(&sent[1]).enumerate() {
            assert_eq!(one, other, "seed {seed}, person {}", person + 1);
        }
    }
    server.stop().await;
}
