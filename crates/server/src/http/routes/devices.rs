//! The devices that act for the same persons: a list, and signing them out.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::{DeviceInfo, Devices, Moment};
use store::Device as StoredDevice;

use crate::http::caller::Caller;
use crate::http::credential::Credential;
use crate::http::device::{self, OLD_COOKIES};
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
        end(&app, &credential, &[device]).await?;
        return Ok(caller.respond_without(StatusCode::NO_CONTENT));
    }
    if !stored(&app, &credential).await?.iter().any(|each| each.device == device) {
        return Err(no_such_device());
    }
    // A cookie that names no device could be on the one that is signed out.
    end(&app, &credential, &[device, OLD_COOKIES.to_owned()]).await?;
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
        end(&app, &credential, &others).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Signs out all devices of these persons, this one included.
pub(super) async fn sign_out_all(
    app: &App,
    caller: &Caller,
    credential: &Credential,
) -> Result<(), Problem> {
    let mut devices = all(app, credential).await?;
    devices.push(caller.device.stored());
    end(app, credential, &devices).await
}

/// Everything that can act for these persons.
async fn all(app: &App, credential: &Credential) -> Result<Vec<String>, Problem> {
    let stored = stored(app, credential).await?.into_iter().map(|each| each.device);
    let all: BTreeSet<_> = stored.chain([OLD_COOKIES.to_owned()]).collect();
    Ok(all.into_iter().collect())
}

/// Signs devices out for all these persons.
async fn end(app: &App, credential: &Credential, devices: &[String]) -> Result<(), Problem> {
    for identity in credential.identities() {
        for device in devices {
            let ended = app.store.end_device(&identity, device, clock::now_millis()).await;
            ended.map_err(|error| app.storage_error(&error))?;
            app.note_signed_out(vec![format!("{identity}{device}")]);
        }
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
