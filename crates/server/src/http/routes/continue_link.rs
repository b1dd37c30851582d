//! Going on with the same seats on another device.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::ContinueLink;
use tables::hex;

use crate::http::caller::Caller;
use crate::http::cookie::Credential;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;
use crate::operations::secret;
use crate::table::to_store;

/// How long a code is good for, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

/// The letters of a code: 128 bits.
const CODE: usize = 32;

/// `POST /api/continue`
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<ContinueLink>, Problem> {
    let credential = caller.credential.ok_or_else(no_browser)?;
    let code = hex::write(&secret::half(&secret::random()));
    let expires = to_store::millis(clock::now()) + LIFETIME;
    let sealed = seal(&code, credential.bytes());
    let kept = app.store.put_handover(&name(&code), &sealed, expires).await;
    kept.map_err(|error| app.storage(&error))?;
    Ok(Json(ContinueLink { link: format!("/continue#{code}") }))
}

/// `POST /api/continue/CODE`
pub(super) async fn take(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let is_code = code.len() == CODE && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_code {
        return Err(no_such_code());
    }
    let now = to_store::millis(clock::now());
    let sealed = app.store.take_handover(&name(&code), now).await;
    let sealed = sealed.map_err(|error| app.storage(&error))?.ok_or_else(no_such_code)?;
    let sealed: [u8; 32] = sealed.try_into().map_err(|_| no_such_code())?;
    let credential = Credential::from_bytes(seal(&code, &sealed));
    let mut response = StatusCode::NO_CONTENT.into_response();
    let (name, value) = credential.cookie(caller.secure);
    response.headers_mut().append(name, value);
    Ok(response)
}

/// What a code is known by: whoever reads the store cannot tell the code from it.
fn name(code: &str) -> String {
    hex::write(&secret::hash("sacbe handover", code.as_bytes()))
}

/// Seals the secret of a browser with a code, or opens it with the same.
fn seal(code: &str, secret: &[u8; 32]) -> [u8; 32] {
    let mask = secret::mask(code.as_bytes(), "handover");
    std::array::from_fn(|index| secret[index] ^ mask[index])
}

fn no_such_code() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-code")
}

fn no_browser() -> Problem {
    Problem::new(StatusCode::CONFLICT, "no-seats-yet")
}
