//! Components are checked before there is a table, and keep their name at one.

use serde_json::{Value, json};
use store::Location;

use super::player::Player;
use super::support::{Browser, serve, serve_with};
use crate::{Config, Map};

fn board() -> Value {
    json!({
        "rows": ["AAABB", "ASSSB", "ASSSK", "A~~KK"],
        "values": {"A": 3, "B": 4, "K": 5, "S": 7},
        "sacred": "S",
        "river": [[0, 1], [3, 1]],
        "covers": {},
    })
}

fn sentences(report: &Value) -> Vec<&str> {
    let problems = report["problems"].as_array().unwrap();
    problems.iter().map(|problem| problem["sentence"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_problem_of_a_board_is_told_with_its_place() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let mut wrong = board();
    wrong["rows"] = json!(["AAABB", "ASSSB", "AAAAK", "A~~K"]);
    wrong["values"] = json!({"A": 3, "B": 4, "S": 7});
    wrong["river_shore"] = json!(["d4", "d4"]);
    let asked = json!({"game": "pacal", "options": {"board": wrong}});
    let report = ana.post("/api/components", &asked).await.ok();
    assert_eq!(
        sentences(&report),
        [
            "Row 4 has 4 squares, row 1 has 5.",
            "District K has no value.",
            "d4 is listed twice in the river's shore.",
        ]
    );
    assert_eq!(
        report["problems"][1],
        json!({
            "option": "board",
            "at": {"field": "values", "district": "K"},
            "code": "pacal-board-value-missing",
            "args": {"district": "K"},
            "sentence": "District K has no value.",
        })
    );
    assert_eq!((&report["board"], &report["options"]), (&Value::Null, &asked["options"]));

    let german = [("accept-language", "de")];
    let body = asked.to_string();
    let report = ana.send("POST", "/api/components", &body, &german).await.ok();
    assert_eq!(sentences(&report)[1], "Bezirk K hat keinen Wert.");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_number_of_players_counts() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let mut small = board();
    small["rows"][1] = json!("AAAAB");
    let mut asked = json!({"game": "pacal", "options": {"board": small}});
    let report = ana.post("/api/components", &asked).await.ok();
    assert_eq!(
        sentences(&report),
        ["The sacred district needs 5 squares, one for each ship; it has 3."]
    );
    asked["players"] = json!(3);
    let report = ana.post("/api/components", &asked).await.ok();
    assert_eq!(sentences(&report), [""; 0]);
    assert_eq!(report["options"]["board"], small);
    assert!(report["board"]["rows"].is_array(), "{report}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_told_by_their_number() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let mut tiles = vec![".QJS"; 29];
    tiles[11] = ".JJS";
    let asked = json!({"game": "uxmal", "options": {"tiles": tiles}});
    let report = ana.post("/api/components", &asked).await.ok();
    assert_eq!(sentences(&report), ["Tile 12 shows the Jaguar twice."]);
    assert_eq!(report["problems"][0]["at"], json!({"field": "tiles", "tile": 12}));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_set_of_components_is_refused() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let large = format!("{{\"game\":\"{}\"}}", "x".repeat(300 * 1024));
    for (body, status, code) in [
        ("", 400, "bad-json"),
        ("{\"game\":", 400, "bad-json"),
        ("[]", 400, "bad-field"),
        ("{\"rows\":[]}", 400, "bad-field"),
        ("{\"game\":\"chess\"}", 400, "unknown-game"),
        ("{\"game\":\"pacal\",\"players\":6}", 400, "wrong-players"),
        ("{\"game\":\"pacal\",\"options\":[]}", 400, "bad-field"),
        (&large, 413, "too-large"),
    ] {
        let reply = ana.send("POST", "/api/components", body, &[]).await;
        assert_eq!(reply.problem(), (status, code.to_owned()), "{body:.80}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_a_map_is_at_the_table_in_lists_and_in_the_record() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let places = json!([{"person": "Ana"}, {"bot": "random"}]);
    let mut new = json!({
        "game": "pacal", "seats": 2, "places": places, "start": true, "spectators": "public",
        "options": {"board": board()}, "map": " Grandma's \t box #2 ",
    });
    let table = ana.open(&new).await;
    let name = "Grandma's box ♯2";
    let view = ana.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["map"], name);
    for list in ["/api/tables", "/api/mine"] {
        assert_eq!(ana.get(list).await.ok()["tables"][0]["map"], name, "{list}");
    }
    Player::sit(&ana, &table, "", 1).await.play_to_the_end().await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.text;
    assert!(record.contains(&format!("}}\nmap {name}\nname 1 Ana\n")), "{record}");
    let asked = json!({"record": record});
    for route in ["/api/study", "/api/replay"] {
        assert_eq!(ana.post(route, &asked).await.ok()["map"], name, "{route}");
    }
    assert_eq!(ana.post("/api/study", &asked).await.ok()["record"], record, "byte for byte");
    assert_eq!(ana.post("/api/verify", &asked).await.ok()["holds"], true);

    new["map"] = json!("x".repeat(41));
    assert_eq!(ana.post("/api/tables", &new).await.problem(), (409, "map-bad-name".into()));
    new["map"] = json!("Ours");
    new["options"] = json!({"master": true});
    let refused = ana.post("/api/tables", &new).await;
    assert_eq!(refused.problem(), (409, "map-without-components".into()));
    new.as_object_mut().unwrap().remove("map");
    let table = ana.open(&new).await;
    assert!(ana.get(&format!("/api/tables/{table}")).await.ok().get("map").is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_played_on_the_same_map() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let new = json!({
        "game": "uxmal", "seats": 2, "start": true, "map": "Grandma's box",
        "places": [{"person": "Ana"}, {"bot": "random"}],
        "options": {"points": [[5, 3, 1], [7, 5, 3], [9, 7, 5]]},
    });
    let table = ana.open(&new).await;
    let mut player = Player::sit(&ana, &table, "", 1).await;
    player.play_to_the_end().await;
    ana.ask(&table, 1, "again", json!({"ask": "rematch", "wanted": true})).await.ok();
    // The rematch is opened a moment later.
    while player.view["rematch"].is_null() {
        player.hear().await;
    }
    let rematch = player.view["rematch"].as_str().unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{rematch}")).await.ok()["map"], "Grandma's box");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_maps_of_the_operator_are_listed_with_their_game() {
    let options = rules::Options::from([("board".to_owned(), board())]);
    let map = Map { game: "pacal".into(), name: "Grandma's box".into(), options };
    let config = Config { maps: vec![map], ..Config::local(Location::Memory) };
    let server = serve_with(config).await;
    let games = Browser::at(server.addr()).get("/api/games").await.ok();
    let expected = json!([{"name": "Grandma's box", "options": {"board": board()}}]);
    assert_eq!(
        (&games["games"][0]["name"], &games["games"][0]["maps"]),
        (&json!("pacal"), &expected)
    );
    assert_eq!(games["games"][1]["maps"], json!([]));
    server.stop().await;
}
