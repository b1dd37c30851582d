//! Parameters in the URL.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Query};
use axum::http::Uri;
use axum::http::request::Parts;
use protocol::{Detail, Version};
use serde::Deserialize;

use crate::http::credential::MAX_PERSON;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// The last page of a list.
const MAX_PAGE: u32 = 99;

/// Every parameter that some route reads; others are ignored. They stay text until a route asks, so
/// that a wrong one is reported by its name.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Parameters {
    #[serde(rename = "as")]
    person: Option<String>,
    lang: Option<String>,
    seen: Option<String>,
    detail: Option<String>,
    page: Option<String>,
}

impl Parameters {
    pub(crate) fn of(uri: &Uri) -> Result<Parameters, Problem> {
        let parameters = Query::try_from_uri(uri);
        parameters.map(|Query(parameters)| parameters).map_err(|_| Problem::bad_request("?"))
    }

    /// Which person at the browser: `as`, from 1. Whether the browser has so many is
    /// checked with its cookie.
    pub(crate) fn person(&self) -> Result<u8, Problem> {
        let Some(text) = &self.person else { return Ok(1) };
        let number = text.parse().ok().filter(|number| (1..=MAX_PERSON).contains(number));
        number.ok_or_else(|| Problem::bad_request("as"))
    }

    /// The tag of a language: `lang`.
    pub(crate) fn language(&self) -> Option<&str> {
        self.lang.as_deref()
    }

    /// The version that the client has seen: `seen`; 0 if it has seen none.
    pub(crate) fn seen(&self) -> Result<Version, Problem> {
        let Some(text) = &self.seen else { return Ok(0) };
        text.parse().map_err(|_| Problem::bad_request("seen"))
    }

    /// Which part of a long list: `page`, from 0.
    pub(crate) fn page(&self) -> Result<u32, Problem> {
        let Some(text) = &self.page else { return Ok(0) };
        let number = text.parse().ok().filter(|number| *number <= MAX_PAGE);
        number.ok_or_else(|| Problem::bad_request("page"))
    }

    /// How much of a table is sent: `detail`.
    pub(crate) fn detail(&self) -> Result<Detail, Problem> {
        match self.detail.as_deref() {
            None | Some("full") => Ok(Detail::Full),
            Some("plain") => Ok(Detail::Plain),
            Some(_) => Err(Problem::bad_request("detail")),
        }
    }
}

impl FromRequestParts<Arc<App>> for Parameters {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Parameters, Problem> {
        Parameters::of(&parts.uri)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(uri: &'static str) -> Result<Parameters, Problem> {
        Parameters::of(&Uri::from_static(uri))
    }

    #[test]
    fn parameters_are_percent_decoded() {
        let parameters = of("/live?%61s=%32&lang=pt%2DBR&seen=1%30&detail=pl%61in").unwrap();
        assert_eq!(parameters.person(), Ok(2));
        assert_eq!(parameters.language(), Some("pt-BR"));
        assert_eq!(parameters.seen(), Ok(10));
        assert_eq!(parameters.detail(), Ok(Detail::Plain));
    }

    #[test]
    fn parameters_may_be_missing_or_unknown() {
        for uri in ["/live", "/live?", "/live?&&utm_source=a&utm_source=b&"] {
            let parameters = of(uri).unwrap();
            assert_eq!((parameters.person(), parameters.seen()), (Ok(1), Ok(0)));
            assert_eq!((parameters.language(), parameters.detail()), (None, Ok(Detail::Full)));
        }
    }

    #[test]
    fn a_wrong_parameter_is_named() {
        let parameters = of("/live?as=21&seen=-1&detail=").unwrap();
        assert_eq!(parameters.person(), Err(Problem::bad_request("as")));
        assert_eq!(parameters.seen(), Err(Problem::bad_request("seen")));
        assert_eq!(parameters.detail(), Err(Problem::bad_request("detail")));
        assert_eq!(of("/live?as=1&as=2").unwrap_err(), Problem::bad_request("?"));
    }
}
