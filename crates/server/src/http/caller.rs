//! Who makes a request, and in which language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use tables::{PlayerId, Viewer};

use crate::http::cookie::{Credential, MOST_PEOPLE};
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::operations::app::App;

/// Whoever makes a request.
#[derive(Debug)]
pub(crate) struct Caller {
    /// The browser, if it is known.
    pub(crate) credential: Option<Credential>,
    /// Which person at this browser.
    pub(crate) person: u8,
    /// The number of their language.
    pub(crate) language: usize,
    /// Whether they came by https.
    pub(crate) secure: bool,
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Problem> {
        let query = Query::of(&parts.uri)?;
        Ok(Caller {
            credential: Credential::of(&parts.headers),
            person: query.person()?,
            language: language(app, &parts.headers, &query),
            secure: app.config.trust_proxy && is_forwarded_https(&parts.headers),
        })
    }
}

/// The language that is asked for, else the one that the headers say.
pub(crate) fn language(app: &App, headers: &HeaderMap, query: &Query) -> usize {
    match query.get("lang") {
        Some(tag) => app.languages.tagged(tag),
        None => app.languages.accepted(headers),
    }
}

fn is_forwarded_https(headers: &HeaderMap) -> bool {
    headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

impl Caller {
    /// Who looks: somebody we know, or somebody with the link.
    pub(crate) fn viewer(&self) -> Viewer {
        match &self.credential {
            Some(credential) => credential.viewer(self.person),
            None => Viewer::WithLink,
        }
    }

    /// Who acts. A browser that is not known yet is given a secret, to be sent back.
    pub(crate) fn identify(&mut self) -> (PlayerId, Option<Credential>) {
        if let Some(credential) = &self.credential {
            return (credential.player(self.person), None);
        }
        let fresh = Credential::random();
        self.credential = Some(fresh);
        (fresh.player(self.person), Some(fresh))
    }
}

impl Query {
    /// Which person at the browser: `as`, from 1 to 5.
    pub(crate) fn person(&self) -> Result<u8, Problem> {
        let Some(text) = self.get("as") else { return Ok(1) };
        let number = text.parse().ok().filter(|number| (1..=MOST_PEOPLE).contains(number));
        number.ok_or_else(|| Problem::bad_request("as"))
    }
}
