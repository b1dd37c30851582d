//! Who makes a request: which browser, which person at it, in which language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use tables::{PlayerId, Viewer};

use crate::http::cookie::Credential;
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
    /// Whether the request came over HTTPS.
    secure: bool,
    /// Whether the credential is new, so that the response has to set the cookie.
    is_new: bool,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let parameters = Parameters::of(&parts.uri)?;
        Ok(Caller {
            credential: Credential::of(&parts.headers),
            person: parameters.person()?,
            language: language(app, &parts.headers, &parameters),
            secure: app.config.trust_proxy && is_forwarded_https(&parts.headers),
            is_new: false,
        })
    }
}

/// The language named in the URL, otherwise the one from the headers.
pub(crate) fn language(app: &App, headers: &HeaderMap, parameters: &Parameters) -> usize {
    match parameters.language() {
        Some(tag) => app.languages.tagged(tag),
        None => app.languages.accepted(headers),
    }
}

fn is_forwarded_https(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
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
        let (name, value) = credential.cookie(self.secure);
        response.headers_mut().append(name, value);
        response
    }
}
