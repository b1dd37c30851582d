//! A bug of the server fails one request and nothing else.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::routing::get;
use http_body_util::BodyExt;
use store::{Location, Store};

use crate::Config;
use crate::http::middleware;
use crate::operations::app::App;
use crate::operations::secret;

async fn app() -> Arc<App> {
    let store = Store::open(&Location::Memory).await.unwrap();
    Arc::new(App::new(Config::local(Location::Memory), store, super::known_tables::KEY, None))
}

async fn boom() -> &'static str {
    panic!("the inside of the server")
}

#[tokio::test]
async fn a_panic_is_a_fault_that_reveals_nothing() {
    let app = app().await;
    let router = Router::new().route("/boom", get(boom));
    let peer = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let request = Request::get("/boom").body(Body::empty()).unwrap();
    let response = middleware::handle(app, router, peer, request).await.unwrap();
    assert_eq!(response.status(), 500);
    let body = response.into_body().collect().await.unwrap().to_bytes();
    let text = String::from_utf8(body.to_vec()).unwrap();
    assert!(text.contains("server-fault") && !text.contains("inside"), "{text}");
}

#[tokio::test]
async fn a_table_is_loaded_again_after_a_panic() {
    let app = app().await;
    let room = app.rooms.open(&secret::table_id());
    let epoch = room.state().epoch;
    let shared = Arc::clone(&room);
    let panicked = std::thread::spawn(move || {
        let _state = shared.state();
        panic!("at the table");
    });
    assert!(panicked.join().is_err());
    let state = room.state();
    assert!(state.table.is_none() && state.epoch > epoch);
}
