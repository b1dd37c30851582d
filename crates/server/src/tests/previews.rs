//! Previews of links to finished games: tags, pictures, and who sees nothing.

use axum::http::HeaderMap;
use serde_json::{Value, json};
use store::Location;

use super::player::Player;
use super::support::{Browser, Reply, serve, serve_with};
use crate::http::client::Client;
use crate::preview::tags;
use crate::{Config, Notices, Running};

/// A table with a name that has to be escaped.
fn new_table(spectators: &str) -> Value {
    let places = json!([{"person": "<Ana> \"&"}, {"bot": "random"}]);
    json!({"game": "uxmal", "seats": 2, "places": places, "start": true, "spectators": spectators})
}

async fn finished(server: &Running, spectators: &str) -> String {
    let mut ana = Browser::at(server.addr());
    let table = ana.open(&new_table(spectators)).await;
    Player::sit(&ana, &table, "", 1).await.play_to_the_end().await;
    table
}

async fn tags_of(server: &Running, path: &str, headers: &[(&'static str, &str)]) -> Option<String> {
    let mut map = HeaderMap::new();
    map.insert("host", "sacbe.test".parse().unwrap());
    for (name, value) in headers {
        map.insert(*name, value.parse().unwrap());
    }
    let (app, peer) = (server.app(), server.addr().ip());
    let client = Client::of(&app.config.trusted_proxies, peer, &map);
    tags::of_page(app, &client, path, &map).await
}

async fn png(server: &Running, table: &str, headers: &[(&str, &str)]) -> Reply {
    let path = format!("/preview/{table}.png");
    Browser::at(server.addr()).send("GET", &path, "", headers).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_has_tags_with_complete_addresses() {
    let server = serve().await;
    let table = finished(&server, "link").await;
    for path in [format!("/t/{table}"), format!("/replay/{table}")] {
        let tags = tags_of(&server, &path, &[]).await.unwrap();
        for part in [
            "<meta property=\"og:title\" content=\"Uxmal: the final board\" />".to_owned(),
            format!("<meta property=\"og:url\" content=\"http://sacbe.test{path}\" />"),
            format!("property=\"og:image\" content=\"http://sacbe.test/preview/{table}.png\""),
            "<meta name=\"twitter:card\" content=\"summary_large_image\" />".to_owned(),
        ] {
            assert!(tags.contains(&part), "{part}: {tags}");
        }
        let german = tags_of(&server, &path, &[("accept-language", "de")]).await.unwrap();
        assert!(german.contains("Endstand: "), "{german}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_told_only_of_public_tables_and_are_escaped() {
    let server = serve().await;
    let private = finished(&server, "link").await;
    let tags = tags_of(&server, &format!("/t/{private}"), &[]).await.unwrap();
    assert!(!tags.contains("Ana"), "{tags}");
    let public = finished(&server, "public").await;
    let tags = tags_of(&server, &format!("/t/{public}"), &[]).await.unwrap();
    assert!(tags.contains("&lt;Ana&gt; &quot;&amp; "), "{tags}");
    assert!(tags.contains("a bot "), "{tags}");
    assert!(!tags.contains("<Ana>"), "{tags}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn running_games_and_tables_without_spectators_have_no_preview() {
    let server = serve().await;
    let running = Browser::at(server.addr()).open(&new_table("public")).await;
    let closed = finished(&server, "none").await;
    for table in [running.as_str(), closed.as_str(), "nobody"] {
        assert_eq!(tags_of(&server, &format!("/t/{table}"), &[]).await, None, "{table}");
        assert_eq!(tags_of(&server, &format!("/replay/{table}"), &[]).await, None, "{table}");
        let reply = png(&server, table, &[]).await;
        assert_eq!(reply.problem(), (404, "no-such-table".to_owned()), "{table}");
    }
    assert_eq!(Browser::at(server.addr()).get("/preview/x").await.problem().0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_cannot_write_into_the_page() {
    let server = serve().await;
    let path = format!("/t/{}", finished(&server, "link").await);
    let tags = tags_of(&server, &path, &[("host", "a\"><script>")]).await;
    assert_eq!(tags, None);
    let forwarded = [("x-forwarded-proto", "https")];
    let tags = tags_of(&server, &path, &forwarded).await.unwrap();
    assert!(tags.contains("\"http://sacbe.test/"), "no proxy is trusted: {tags}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_address_comes_before_the_host() {
    let link = Some("https://play.example/".to_owned());
    let notices = Notices { link, ..Notices::default() };
    let server = serve_with(Config { notices, ..Config::local(Location::Memory) }).await;
    let table = finished(&server, "link").await;
    let tags = tags_of(&server, &format!("/t/{table}"), &[("host", "evil.test")]).await.unwrap();
    assert!(tags.contains(&format!("\"https://play.example/preview/{table}.png\"")), "{tags}");
    assert!(!tags.contains("evil"), "{tags}");
    server.stop().await;
}

/// Width and height, which are the first fields of a PNG.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_picture_has_the_right_size_and_is_made_once() {
    let server = serve().await;
    let table = finished(&server, "link").await;
    let first = png(&server, &table, &[]).await;
    assert_eq!(first.headers["content-type"], "image/png");
    assert_eq!(size(&first.bytes), (1200, 630));
    assert!(first.bytes.len() > 10_000, "{}", first.bytes.len());
    let etag = first.headers["etag"].to_str().unwrap().to_owned();
    let again = png(&server, &table, &[]).await;
    assert_eq!(again.bytes, first.bytes);
    let known = png(&server, &table, &[("if-none-match", &etag)]).await;
    assert_eq!((known.status.as_u16(), known.bytes.len()), (304, 0));
    assert_eq!(server.app().metrics.previews.get(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_beyond_the_limit_are_asked_to_come_back() {
    let server = serve().await;
    let (one, other) = (finished(&server, "link").await, finished(&server, "link").await);
    assert_eq!(png(&server, &one, &[]).await.status, 200);
    let line = &server.app().lines.pictures;
    let all: Vec<_> = (0..line.most).map(|_| line.take(None).unwrap()).collect();
    let refused = png(&server, &other, &[]).await;
    assert_eq!(refused.problem(), (503, "preview-busy".to_owned()));
    assert_eq!(refused.headers["retry-after"], "5");
    assert_eq!(png(&server, &one, &[]).await.status, 200, "a kept picture needs no permit");
    drop(all);
    assert_eq!(png(&server, &other, &[]).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_requests_for_one_picture_make_it_once() {
    let server = serve().await;
    let table = finished(&server, "link").await;
    let asked = (0..20).map(|_| png(&server, &table, &[]));
    let replies = futures_util::future::join_all(asked).await;
    let fine = replies.iter().filter(|reply| reply.status == 200).count();
    assert!(fine >= 1 && replies.iter().all(|reply| [200, 503].contains(&reply.status.as_u16())));
    assert_eq!(server.app().metrics.previews.get(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_of_any_record_has_the_names_it_was_given() {
    let server = serve().await;
    let mut ana = Browser::at(server.addr());
    let record = "game pacal\nrules 1\nplayers 2\nname 1 Secret\n\n";
    let ask = json!({"record": record, "names": ["<Ana>", null], "looks": [4]});
    let card = ana.post("/api/card", &ask).await;
    assert_eq!(card.headers["content-type"], "image/svg+xml");
    assert!(card.text.contains("&lt;Ana&gt;") && !card.text.contains("Secret"), "{}", card.text);
    assert!(card.text.contains("#a345dc") && !card.text.contains("#1f9c7a"), "violet, not green");
    let broken = ana.post("/api/card", &json!({"record": "game chess\n"})).await;
    assert_eq!(broken.status, 400);
    server.stop().await;
}
