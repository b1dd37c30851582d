//! Continues with the same seats on another device, which keeps its own.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::ContinueLink;
use tables::hex;

use crate::http::caller::Caller;
use crate::http::cookie::{Credential, MAX_SECRETS, Secret};
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::{clock, secret};

/// How long a code is valid, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

/// The length of a code: 32 hexadecimal digits, 128 bits.
const CODE_LENGTH: usize = 32;

/// `POST /api/continue`
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<ContinueLink>, Problem> {
    let credential = caller.credential.ok_or_else(no_seats_yet)?;
    let code = hex::write(&secret::half(&secret::random()));
    let expires = clock::now_millis() + LIFETIME;
    let sealed = seal(&code, credential.secrets().flatten().copied());
    let stored = app.store.put_handover(&key(&code), &sealed, expires).await;
    stored.map_err(|error| app.storage_error(&error))?;
    Ok(Json(ContinueLink { link: format!("/continue#{code}") }))
}

/// `POST /api/continue/CODE`
pub(super) async fn take(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_code {
        return Err(no_such_code());
    }
    let now = clock::now_millis();
    let sealed = app.store.take_handover(&key(&code), now).await;
    let sealed = sealed.map_err(|error| app.storage_error(&error))?.ok_or_else(no_such_code)?;
    let offered = unseal(&code, &sealed).ok_or_else(no_such_code)?;
    let own = caller.credential.iter().flat_map(Credential::secrets).copied();
    if let Some(merged) = Credential::from_secrets(offered.into_iter().chain(own)) {
        return Ok(caller.respond_with(merged, StatusCode::NO_CONTENT));
    }
    // Nothing was given away: the link stays valid for a device that has room.
    let kept = app.store.put_handover(&key(&code), &sealed, now + LIFETIME).await;
    kept.map_err(|error| app.storage_error(&error))?;
    Err(Problem::new(StatusCode::CONFLICT, "too-many-devices"))
}

/// The key under which a code is stored: a hash, so that the database does not reveal the code.
fn key(code: &str) -> String {
    hex::write(&secret::hash("sacbe handover", code.as_bytes()))
}

/// Encrypts the secrets of a browser with a code; the same call decrypts them.
fn seal(code: &str, secrets: impl Iterator<Item = u8>) -> Vec<u8> {
    let masks = (0..MAX_SECRETS).flat_map(|index| {
        let context = if index == 0 { "handover".to_owned() } else { format!("handover {index}") };
        secret::mask(code.as_bytes(), &context)
    });
    secrets.zip(masks).map(|(byte, mask)| byte ^ mask).collect()
}

fn unseal(code: &str, sealed: &[u8]) -> Option<Vec<Secret>> {
    let plain = seal(code, sealed.iter().copied());
    let (secrets, rest) = plain.as_chunks();
    (rest.is_empty() && plain.len() == sealed.len()).then(|| secrets.to_vec())
}

fn no_such_code() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-code")
}

fn no_seats_yet() -> Problem {
    Problem::new(StatusCode::CONFLICT, "no-seats-yet")
}
