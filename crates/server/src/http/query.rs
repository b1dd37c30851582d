//! The parameters of an address.

use axum::http::Uri;

use crate::http::problem::Problem;

/// The parameters by name. Names and values here are plain, so nothing needs to be decoded.
#[derive(Debug, Default)]
pub(crate) struct Query(Vec<(String, String)>);

/// More are not looked at.
const MOST: usize = 16;

impl Query {
    pub(crate) fn of(uri: &Uri) -> Result<Query, Problem> {
        let query = uri.query().unwrap_or_default();
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let pairs = pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let pairs: Vec<_> =
            pairs.take(MOST + 1).map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        if pairs.len() > MOST { Err(Problem::bad_request("?")) } else { Ok(Query(pairs)) }
    }

    /// The first parameter with this name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(each, _)| each == name).map(|(_, value)| value.as_str())
    }

    /// A number, if there is one; something else is an error.
    pub(crate) fn number(&self, name: &str) -> Result<Option<u64>, Problem> {
        let parse = |text: &str| text.parse().map_err(|_| Problem::bad_request(name));
        self.get(name).map(parse).transpose()
    }
}
