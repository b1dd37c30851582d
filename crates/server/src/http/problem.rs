//! Error responses: a status, a stable code and a sentence in the client's language.

use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use phrases::Phrases;
use rules::Phrase;
use tables::{Refusal, RefusalKind};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) rule: Option<&'static str>,
    pub(crate) phrase: Phrase,
    /// When to try again, in seconds.
    pub(crate) retry_after: Option<u64>,
}

/// When to try again if nothing better is known, in seconds.
const RETRY_AFTER_SECONDS: u64 = 1;

impl Problem {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Problem {
        let is_busy =
            [StatusCode::TOO_MANY_REQUESTS, StatusCode::SERVICE_UNAVAILABLE].contains(&status);
        let retry_after = is_busy.then_some(RETRY_AFTER_SECONDS);
        Problem { status, rule: None, phrase: Phrase::new(key), retry_after }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<rules::Arg>) -> Problem {
        self.phrase = self.phrase.with(name, value);
        self
    }

    /// The same problem, which will have passed after this time.
    pub(crate) fn retry_after(mut self, wait: Duration) -> Problem {
        // Rounded up: a client that comes a moment too early is refused again.
        self.retry_after = Some(wait.as_secs() + 1);
        self
    }

    /// This part of the request cannot be read.
    pub(crate) fn bad_request(part: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-request")
            .with("field", part)
            .with("found", "unreadable")
    }

    /// The body, or a message, is not JSON.
    pub(crate) fn bad_json(reason: &serde_json::Error) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-json").with("reason", reason.to_string())
    }

    /// A message is binary instead of text.
    pub(crate) fn bad_message() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-json").with("reason", "binary")
    }

    pub(crate) fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large")
    }

    pub(crate) fn too_many_requests() -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests")
    }

    /// The client is too slow at sending its body or at reading what it is sent.
    pub(crate) fn too_slow() -> Problem {
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow")
    }

    pub(crate) fn no_such_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-table")
    }

    /// The database cannot be reached right now.
    pub(crate) fn storage() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage-unavailable")
    }

    /// Whether it is over when the database is back.
    pub(crate) fn is_storage(&self) -> bool {
        *self == Problem::storage()
    }

    pub(crate) fn stopping() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping")
    }

    /// A bug of ours. The message reveals nothing about it.
    pub(crate) fn fault() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server-fault")
    }

    /// The problem with its message in a language.
    pub(crate) fn tell(&self, phrases: &Phrases) -> protocol::Problem {
        let message = sentences(phrases)(&self.phrase, self.rule);
        protocol::Problem::new(&self.phrase, self.rule, message)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.kind() {
            RefusalKind::Malformed => StatusCode::BAD_REQUEST,
            RefusalKind::Forbidden => StatusCode::FORBIDDEN,
            RefusalKind::Conflict => StatusCode::CONFLICT,
        };
        Problem { status, rule: refusal.rule(), phrase: refusal.phrase(), retry_after: None }
    }
}

/// An action that the rules refuse.
impl From<rules::Refusal> for Problem {
    fn from(refusal: rules::Refusal) -> Problem {
        let rules::Refusal { rule, phrase, .. } = refusal;
        Problem { status: StatusCode::CONFLICT, rule, phrase, retry_after: None }
    }
}

/// A record that cannot be read.
impl From<rules::LoadError> for Problem {
    fn from(error: rules::LoadError) -> Problem {
        let rules::Refusal { rule, phrase, .. } = error.refusal;
        let problem = Problem { status: StatusCode::BAD_REQUEST, rule, phrase, retry_after: None };
        match error.line {
            Some(line) => problem.with("line", line),
            None => problem,
        }
    }
}

/// A question about a record that cannot be answered.
impl From<study::Trouble> for Problem {
    fn from(trouble: study::Trouble) -> Problem {
        match trouble {
            study::Trouble::Record(error) => error.into(),
            study::Trouble::Refused(refusal) => refusal.into(),
            study::Trouble::Malformed(refusal) => refusal.into(),
            study::Trouble::Fault => Problem::fault(),
        }
    }
}

/// How a phrase, of a refusal by this clause, is said.
pub(crate) fn sentences(
    phrases: &Phrases,
) -> impl Fn(&Phrase, Option<&'static str>) -> String + '_ {
    |phrase, rule| {
        let refusal = rules::Refusal { rule, phrase: phrase.clone(), subject: None };
        phrases.refuse(&refusal)
    }
}

/// An empty response that carries the problem. The middleware, which knows the language, adds the
/// message.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The response with the message.
pub(crate) fn response(problem: &Problem, phrases: &Phrases) -> Response {
    let mut response = (problem.status, Json(problem.tell(phrases))).into_response();
    if let Some(seconds) = problem.retry_after {
        response.headers_mut().insert(RETRY_AFTER, seconds.into());
    }
    response
}
