//! Continues with the same seats on another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::ContinueLink;
use tables::hex;

use crate::http::caller::Caller;
use crate::http::cookie::Credential;
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
    let sealed = seal(&code, credential.bytes());
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
    let sealed: [u8; 32] = sealed.try_into().map_err(|_| no_such_code())?;
    let credential = Credential::from_bytes(seal(&code, &sealed));
    Ok(caller.respond_with(credential, StatusCode::NO_CONTENT))
}

/// The key under which a code is stored: a hash, so that the database does not reveal the code.
fn key(code: &str) -> String {
    hex::write(&secret::hash("sacbe handover", code.as_bytes()))
}

/// Encrypts the secret of a browser with a code; the same call decrypts it.
fn seal(code: &str, secret: &[u8; 32]) -> [u8; 32] {
    let mask = secret::mask(code.as_bytes(), "handover");
    std::array::from_fn(|index| secret[index] ^ mask[index])
}

fn no_such_code() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-code")
}

fn no_seats_yet() -> Problem {
    Problem::new(StatusCode::CONFLICT, "no-seats-yet")
}
