//! Continues with the same seats on another device, which keeps its own.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::ContinueLink;
use tables::hex;

use crate::http::caller::Caller;
use crate::http::credential::{Credential, MAX_SECRETS, Secret};
use crate::http::device::Device;
use crate::http::identity::Identity;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::{clock, secret};

/// How long a code is valid, in milliseconds.
const LIFETIME: i64 = 10 * 60 * 1000;

/// About what the store keeps for a link.
const LINK_BYTES: usize = 1024;

/// The length of a code: 32 hexadecimal digits, 128 bits.
const CODE_LENGTH: usize = 32;

/// `POST /api/continue`
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<ContinueLink>, Problem> {
    let credential = caller.credential.ok_or_else(no_seats_yet)?;
    let device = caller.device;
    let network = caller.client.limited_network();
    app.usage.store(network, LINK_BYTES)?;
    Identity { credential, device }.register(&app, &headers, network).await?;
    let code = hex::write(&secret::half(&secret::random()));
    let expires = clock::now_millis() + LIFETIME;
    let offered = credential.secrets().flatten().chain(device.bytes());
    let sealed = seal(&code, offered.copied());
    let stored = app.store.put_handover(&key(&code), &sealed, expires).await;
    stored.map_err(|error| app.storage_error(&error))?;
    Ok(Json(ContinueLink { link: format!("/continue#{code}") }))
}

/// `POST /api/continue/CODE`
pub(super) async fn take(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_code {
        return Err(no_such_code());
    }
    // Before the code is used up.
    app.usage.may_store(caller.client.limited_network())?;
    let now = clock::now_millis();
    let sealed = app.store.take_handover(&key(&code), now).await;
    let sealed = sealed.map_err(|error| app.storage_error(&error))?.ok_or_else(no_such_code)?;
    let (offered, from) = unseal(&code, &sealed).ok_or_else(no_such_code)?;
    // A device that was signed out meanwhile has nothing to give.
    let is_valid = |secret: &Secret| !app.signed_out.contains(&from.with(secret).text());
    let offered: Vec<_> = offered.into_iter().filter(is_valid).collect();
    if offered.is_empty() {
        return Err(no_such_code());
    }
    let own = caller.credential.iter().flat_map(Credential::secrets).copied();
    if let Some(credential) = Credential::from_secrets(offered.into_iter().chain(own)) {
        let known = Identity { credential, device: caller.device };
        known.register(&app, &headers, caller.client.limited_network()).await?;
        return Ok(caller.respond_with(credential, StatusCode::NO_CONTENT));
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

/// Encrypts the secrets of a browser and its device with a code; the same call decrypts them.
fn seal(code: &str, secrets: impl Iterator<Item = u8>) -> Vec<u8> {
    let masks = (0..=MAX_SECRETS).flat_map(|index| {
        let context = if index == 0 { "handover".to_owned() } else { format!("handover {index}") };
        secret::mask(code.as_bytes(), &context)
    });
    secrets.zip(masks).map(|(byte, mask)| byte ^ mask).collect()
}

fn unseal(code: &str, sealed: &[u8]) -> Option<(Vec<Secret>, Device)> {
    let plain = seal(code, sealed.iter().copied());
    let (secrets, device) = plain.as_chunks();
    let device = Device::from_bytes(device.try_into().ok()?);
    (plain.len() == sealed.len()).then(|| (secrets.to_vec(), device))
}

fn no_such_code() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-code")
}

fn no_seats_yet() -> Problem {
    Problem::new(StatusCode::CONFLICT, "no-seats-yet")
}
