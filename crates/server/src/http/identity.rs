//! Who a request comes from, as its cookie says: read before the route, renewed after it.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::Device as StoredDevice;
use tables::ServerKey;

use crate::http::client::Client;
use crate::http::cookie::{self, Cookie, MAX_DAYS, SignedCookie};
use crate::http::credential::{Credential, Secret, is_issued};
use crate::http::device::{self, Device, old_cookies};
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;

/// Milliseconds in a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// About what the store keeps of a device.
pub(crate) const DEVICE_BYTES: usize = 256;

/// A browser that has a valid cookie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identity {
    pub(crate) credential: Credential,
    pub(crate) device: Device,
}

/// What a request shows of its sender.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Presented(pub(crate) Option<Identity>);

/// What happens to the cookie with the answer, unless the route sets another.
enum After {
    Nothing,
    Renew(Identity),
    Remove,
}

/// Reads the cookie for the route, and renews it afterwards: its year begins again on every day it
/// is used.
pub(crate) async fn layer(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let client = request.extensions().get::<Client>();
    let is_https = client.is_some_and(|client| client.is_https);
    let network = client.and_then(Client::limited_network);
    let (found, after) = match find(&app, request.headers(), is_https, network).await {
        Ok(found) => found,
        Err(problem) => return problem.into_response(),
    };
    request.extensions_mut().insert(Presented(found));
    let had_plain = is_https && !has_host_cookie(&app.key, request.headers());
    let mut response = next.run(request).await;
    if response.headers().contains_key(SET_COOKIE) {
        return response;
    }
    match after {
        After::Nothing => {}
        After::Renew(known) => {
            let cookie = known.cookie(&app);
            cookie::write(response.headers_mut(), &cookie, &app.key, is_https, had_plain);
        }
        After::Remove => cookie::remove(response.headers_mut(), is_https),
    }
    response
}

fn has_host_cookie(key: &ServerKey, headers: &HeaderMap) -> bool {
    Cookie::of(headers, key).is_some_and(|(_, is_host)| is_host)
}

async fn find(
    app: &App,
    headers: &HeaderMap,
    is_https: bool,
    network: Option<IpAddr>,
) -> Result<(Option<Identity>, After), Problem> {
    match Cookie::of(headers, &app.key) {
        None => Ok((None, After::Nothing)),
        Some((Cookie::Signed(cookie), is_host)) => {
            Ok(signed(app, &cookie, is_https && !is_host).await)
        }
        Some((Cookie::Old(credential), _)) => {
            let known = old(app, credential, headers, network).await?;
            Ok((known, known.map_or(After::Nothing, After::Renew)))
        }
    }
}

/// The secrets that this device has not been signed out of.
async fn signed(app: &App, cookie: &SignedCookie, is_misnamed: bool) -> (Option<Identity>, After) {
    let (today, device) = (today(app), cookie.device);
    if today > cookie.day.saturating_add(MAX_DAYS) {
        return (None, After::Remove);
    }
    let is_valid = |secret: &Secret| !app.signed_out.contains(&device.with(secret).text());
    let left = cookie.credential.secrets().copied().filter(is_valid);
    let Some(credential) = Credential::from_secrets(left) else { return (None, After::Remove) };
    let known = Identity { credential, device };
    let is_old = cookie.day < today;
    if is_old {
        known.note_use(app).await;
    }
    let is_same = credential == cookie.credential && !is_old && !is_misnamed;
    (Some(known), if is_same { After::Nothing } else { After::Renew(known) })
}

/// Secrets that an older version set count if something is stored about them: a stranger cannot
/// invent one.
async fn old(
    app: &App,
    cookie: Credential,
    headers: &HeaderMap,
    network: Option<IpAddr>,
) -> Result<Option<Identity>, Problem> {
    let mut valid = Vec::new();
    for secret in cookie.secrets() {
        let is_ended = app.signed_out.contains(&old_cookies(secret));
        let players = Credential::from_bytes(*secret).player_ids();
        if !is_ended && !is_issued(secret, &app.key) {
            let known = app.store.knows(&players).await;
            valid.extend(known.map_err(|error| app.storage_error(&error))?.then_some(*secret));
        }
    }
    let Some(credential) = Credential::from_secrets(valid) else { return Ok(None) };
    let known = Identity { credential, device: Device::of_old(&app.key, &credential, headers) };
    known.register(app, headers, network).await?;
    Ok(Some(known))
}

impl Identity {
    /// The cookie that says so.
    pub(crate) fn cookie(&self, app: &App) -> SignedCookie {
        SignedCookie { credential: self.credential, device: self.device, day: today(app) }
    }

    /// Stores that this device acts for these persons, so that it can be listed and signed out. What
    /// is stored counts for the network.
    pub(crate) async fn register(
        &self,
        app: &App,
        headers: &HeaderMap,
        network: Option<IpAddr>,
    ) -> Result<(), Problem> {
        let now = clock::millis(app.config.clock.now());
        let stored = app.store.devices(&self.credential.identities()).await;
        let stored = stored.map_err(|error| app.storage_error(&error))?;
        let (device, browser) = (self.device.stored(), device::browser(headers));
        let is_new = |identity: &String| {
            !stored.iter().any(|each| each.device == device && each.identity == *identity)
        };
        for identity in self.credential.identities().into_iter().filter(is_new) {
            app.usage.store(network, DEVICE_BYTES)?;
            let (device, browser) = (device.clone(), browser.clone());
            let new = StoredDevice { identity, device, browser, since: now, used: now };
            let put = app.store.put_device(&new).await;
            put.map_err(|error| app.storage_error(&error))?;
        }
        Ok(())
    }

    /// Notes the day on which this device was used, if it is stored.
    async fn note_use(&self, app: &App) {
        let now = clock::millis(app.config.clock.now());
        let midnight = i64::from(today(app)) * DAY.cast_signed();
        let (identities, device) = (self.credential.identities(), self.device.stored());
        if let Err(error) = app.store.use_device(&identities, &device, now, midnight).await {
            // It is for information only.
            tracing::debug!(%error, "could not note that a device was used");
        }
    }
}

/// The day of today, counted from 1970.
fn today(app: &App) -> u32 {
    u32::try_from(app.config.clock.now().as_millis() / DAY).unwrap_or(u32::MAX)
}
