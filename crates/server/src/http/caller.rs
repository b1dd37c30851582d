//! Who makes a request: which browser, which person at it, in which language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use tables::{PlayerId, Viewer};

use crate::http::client::Client;
use crate::http::cookie;
use crate::http::credential::{Credential, MAX_PERSONS};
use crate::http::device::{Device, DeviceKey};
use crate::http::identity::{Identity, Presented};
use crate::http::problem::Problem;
use crate::http::query::Parameters;
use crate::operations::app::App;

/// The sender of a request.
#[derive(Debug)]
pub(crate) struct Caller {
    /// The secrets of the browser, if it sent a valid cookie.
    pub(crate) credential: Option<Credential>,
    /// The device that the browser is on.
    pub(crate) device: Device,
    /// Which person at this browser.
    pub(crate) person: u8,
    /// The index of their language.
    pub(crate) language: usize,
    /// Where the request came from.
    pub(crate) client: Client,
    app: Arc<App>,
    /// Whether the credential is new, so that the response has to set the cookie.
    is_new: bool,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let parameters = Parameters::of(&parts.uri)?;
        let Presented(known) = parts.extensions.get().copied().unwrap_or_default();
        let credential = known.map(|known| known.credential);
        Ok(Caller {
            credential,
            device: known.map_or_else(Device::random, |known| known.device),
            person: person(credential.as_ref(), &parameters)?,
            language: language(app, &parts.headers, &parameters),
            client: *parts.extensions.get::<Client>().ok_or_else(Problem::fault)?,
            app: Arc::clone(app),
            is_new: false,
        })
    }
}

/// Which person at the browser. A new browser can have as many as any with one secret.
fn person(credential: Option<&Credential>, parameters: &Parameters) -> Result<u8, Problem> {
    let person = parameters.person()?;
    let last = credential.map_or(MAX_PERSONS, Credential::last_person);
    if person <= last { Ok(person) } else { Err(Problem::bad_request("as")) }
}

/// The language named in the URL, otherwise the one from the headers.
pub(crate) fn language(app: &App, headers: &HeaderMap, parameters: &Parameters) -> usize {
    match parameters.language() {
        Some(tag) => app.languages.tagged(tag),
        None => app.languages.accepted(headers),
    }
}

impl Caller {
    /// Who looks: a known browser, or anyone with the link.
    pub(crate) fn viewer(&self) -> Viewer {
        match &self.credential {
            Some(credential) => credential.viewer(self.person),
            None => Viewer::WithLink,
        }
    }

    /// The credential of the browser. One without a cookie gets a new credential, which
    /// [`Caller::respond`] sends.
    pub(crate) fn identify(&mut self) -> Credential {
        *self.credential.get_or_insert_with(|| {
            self.is_new = true;
            Credential::random(&self.app.key)
        })
    }

    /// The player who acts; see [`Caller::identify`].
    pub(crate) fn player(&mut self) -> PlayerId {
        self.identify().player(self.person)
    }

    /// This device, as the person who acts has it.
    pub(crate) fn device_key(&self) -> Option<DeviceKey> {
        let credential = self.credential.as_ref()?;
        Some(self.device.with(credential.secret_of(self.person)))
    }

    /// The response, with the cookie if the browser has none yet.
    pub(crate) fn respond(&self, response: impl IntoResponse) -> Response {
        match self.credential.filter(|_| self.is_new) {
            Some(credential) => self.respond_with(credential, response),
            None => response.into_response(),
        }
    }

    /// The response with a cookie for this credential.
    pub(crate) fn respond_with(
        &self,
        credential: Credential,
        response: impl IntoResponse,
    ) -> Response {
        let mut response = response.into_response();
        let cookie = Identity { credential, device: self.device }.cookie(&self.app);
        let is_https = self.client.is_https;
        cookie::write(response.headers_mut(), &cookie, &self.app.key, is_https, is_https);
        response
    }

    /// The response that removes the cookie.
    pub(crate) fn respond_without(&self, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        cookie::remove(response.headers_mut(), self.client.is_https);
        response
    }
}
