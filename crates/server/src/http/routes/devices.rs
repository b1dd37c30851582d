//! The devices that act for the same persons: a list, and signing them out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::{DeviceInfo, Devices, Moment};
use store::{Device as StoredDevice, EndedDevice};

use crate::http::caller::Caller;
use crate::http::credential::{Credential, identity, is_issued};
use crate::http::device::{self, OLD_COOKIES};
use crate::http::identity::DEVICE_BYTES;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;

/// `GET /api/devices`: this one first, then the others, the last used first.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Devices>, Problem> {
    let Some(credential) = caller.credential else {
        return Ok(Json(Devices { devices: Vec::new() }));
    };
    let own = caller.device.stored();
    let now = clock::millis(app.config.clock.now());
    // A device that acts for several of these persons is listed once.
    let mut devices: BTreeMap<String, DeviceInfo> = BTreeMap::new();
    for each in stored(&app, &credential).await? {
        let known = devices.entry(each.device.clone()).or_insert_with(|| info(&each));
        known.since = known.since.min(moment(each.since));
        known.used = known.used.max(moment(each.used));
    }
    let since = devices.remove(&own).map_or(moment(now), |known| known.since);
    let (id, browser) = (own, device::browser(&headers));
    let here = DeviceInfo { id, browser, since, used: moment(now), here: true };
    let mut others: Vec<_> = devices.into_values().collect();
    others.sort_by_key(|each| Reverse(each.used));
    Ok(Json(Devices { devices: std::iter::once(here).chain(others).collect() }))
}

/// `DELETE /api/devices/DEVICE`
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    Path(device): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let no_such_device = || Problem::new(StatusCode::NOT_FOUND, "no-such-device");
    let credential = caller.credential.ok_or_else(no_such_device)?;
    if device == caller.device.stored() {
        let all = sign_outs(&app, &credential, &[device]).await?;
        end(&app, &caller, all).await?;
        return Ok(caller.respond_without(StatusCode::NO_CONTENT));
    }
    if !stored(&app, &credential).await?.iter().any(|each| each.device == device) {
        return Err(no_such_device());
    }
    // A cookie that names no device could be on the one that is signed out.
    let all = sign_outs(&app, &credential, &[device, OLD_COOKIES.to_owned()]).await?;
    end(&app, &caller, all).await?;
    Ok(caller.respond(StatusCode::NO_CONTENT))
}

/// `DELETE /api/devices`: signs out all devices but this one.
pub(super) async fn sign_out_others(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    if let Some(credential) = caller.credential {
        let own = caller.device.stored();
        let mut others = all(&app, &credential).await?;
        others.retain(|device| *device != own);
        let all = sign_outs(&app, &credential, &others).await?;
        end(&app, &caller, all).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A device that is to be signed out for a person, both as hashes.
#[derive(Debug)]
pub(super) struct SignOut {
    identity: String,
    device: String,
}

/// All devices of these persons, this one included.
pub(super) async fn sign_outs_of_all(
    app: &App,
    caller: &Caller,
    credential: &Credential,
) -> Result<Vec<SignOut>, Problem> {
    let mut devices = all(app, credential).await?;
    devices.push(caller.device.stored());
    sign_outs(app, credential, &devices).await
}

/// Everything that can act for these persons.
async fn all(app: &App, credential: &Credential) -> Result<Vec<String>, Problem> {
    let stored = stored(app, credential).await?.into_iter().map(|each| each.device);
    let all: BTreeSet<_> = stored.chain([OLD_COOKIES.to_owned()]).collect();
    Ok(all.into_iter().collect())
}

/// What has to be stored to sign these devices out. A person who is not stored needs nothing: anyone
/// can be a new one at every request. A secret of the present kind is in no cookie without a
/// device.
async fn sign_outs(
    app: &App,
    credential: &Credential,
    devices: &[String],
) -> Result<Vec<SignOut>, Problem> {
    let mut all = Vec::new();
    for secret in credential.secrets() {
        let person = Credential::from_bytes(*secret);
        if !is_known(app, &person).await? {
            continue;
        }
        let has_old_cookies = !is_issued(secret, &app.key);
        for device in devices.iter().filter(|each| has_old_cookies || *each != OLD_COOKIES) {
            all.push(SignOut { identity: identity(secret), device: device.clone() });
        }
    }
    Ok(all)
}

/// Whether a device, a seat or an address of a person is stored.
async fn is_known(app: &App, person: &Credential) -> Result<bool, Problem> {
    if !stored(app, person).await?.is_empty() {
        return Ok(true);
    }
    let known = app.store.knows(&person.player_ids()).await;
    known.map_err(|error| app.storage_error(&error))
}

/// Signs devices out. It counts for the network, but is never refused.
pub(super) async fn end(app: &App, caller: &Caller, all: Vec<SignOut>) -> Result<(), Problem> {
    for SignOut { identity, device } in all {
        app.usage.charge(caller.client.limited_network(), DEVICE_BYTES);
        let now = clock::now_millis();
        let ended = app.store.end_device(&identity, &device, now).await;
        ended.map_err(|error| app.storage_error(&error))?;
        app.note_signed_out(vec![EndedDevice { key: identity + &device, ended: now }]);
    }
    Ok(())
}

async fn stored(app: &App, credential: &Credential) -> Result<Vec<StoredDevice>, Problem> {
    let stored = app.store.devices(&credential.identities()).await;
    stored.map_err(|error| app.storage_error(&error))
}

fn info(stored: &StoredDevice) -> DeviceInfo {
    DeviceInfo {
        id: stored.device.clone(),
        browser: stored.browser.clone(),
        since: moment(stored.since),
        used: moment(stored.used),
        here: false,
    }
}

fn moment(millis: i64) -> Moment {
    Moment::from_millis(millis.unsigned_abs())
}
