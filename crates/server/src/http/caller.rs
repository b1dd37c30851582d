//! Who makes a request: which browser, which person at it, in which language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use tables::{PlayerId, Viewer};

use crate::http::client::Client;
use crate::http::cookie::{Credential, MAX_PERSONS};
use crate::http::problem::Problem;
use crate::http::query::Parameters;
use crate::operations::app::App;

/// The sender of a request.
#[derive(Debug)]
pub(crate) struct Caller {
    /// The secret of the browser, if it sent its cookie.
    pub(crate) credential: Option<Credential>,
    /// Which person at this browser.
    pub(crate) person: u8,
    /// The index of their language.
    pub(crate) language: usize,
    /// Where the request came from.
    pub(crate) client: Client,
    /// Whether the credential is new, so that the response has to set the cookie.
    is_new: bool,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let parameters = Parameters::of(&parts.uri)?;
        let credential = Credential::of(&parts.headers);
        Ok(Caller {
            credential,
            person: person(credential.as_ref(), &parameters)?,
            language: language(app, &parts.headers, &parameters),
            client: *parts.extensions.get::<Client>().ok_or_else(Problem::fault)?,
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
            Credential::random()
        })
    }

    /// The player who acts; see [`Caller::identify`].
    pub(crate) fn player(&mut self) -> PlayerId {
        self.identify().player(self.person)
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
        let (name, value) = credential.cookie(self.client.is_https);
        response.headers_mut().append(name, value);
        response
    }
}
