//! What is wrong, told to whoever asked: a status, a stable code and a sentence.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use phrases::Phrases;
use rules::Phrase;
use tables::{Refusal, RefusalKind};

/// Why a request gets no other answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) rule: Option<&'static str>,
    pub(crate) phrase: Phrase,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Problem {
        Problem { status, rule: None, phrase: Phrase::new(key) }
    }

    pub(crate) fn with(mut self, name: &'static str, value: impl Into<rules::Arg>) -> Problem {
        self.phrase = self.phrase.with(name, value);
        self
    }

    /// The request cannot be read; what is wrong is this part of it.
    pub(crate) fn bad_request(part: &str) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-request")
            .with("field", part)
            .with("found", "unreadable")
    }

    /// The body is not what it should be.
    pub(crate) fn bad_json(reason: &serde_json::Error) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-json").with("reason", reason.to_string())
    }

    /// A message is not text.
    pub(crate) fn bad_message() -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, "bad-json").with("reason", "binary")
    }

    pub(crate) fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large")
    }

    pub(crate) fn too_many_requests() -> Problem {
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests")
    }

    /// A client does not read what it is sent.
    pub(crate) fn too_slow() -> Problem {
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow")
    }

    pub(crate) fn no_such_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no-such-table")
    }

    /// Nothing can be read or kept at the moment.
    pub(crate) fn storage() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "storage-unavailable")
    }

    pub(crate) fn stopping() -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-stopping")
    }

    /// A mistake of ours: nothing is told of the inside.
    pub(crate) fn fault() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "server-fault")
    }

    /// In the words of a language.
    pub(crate) fn tell(&self, phrases: &Phrases) -> protocol::Problem {
        let refusal =
            rules::Refusal { rule: self.rule, phrase: self.phrase.clone(), subject: None };
        protocol::Problem::new(&self.phrase, self.rule, phrases.refuse(&refusal))
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.kind() {
            RefusalKind::Malformed => StatusCode::BAD_REQUEST,
            RefusalKind::Forbidden => StatusCode::FORBIDDEN,
            RefusalKind::Conflict => StatusCode::CONFLICT,
        };
        Problem { status, rule: refusal.rule(), phrase: refusal.phrase() }
    }
}

/// An action that the rules refuse.
impl From<rules::Refusal> for Problem {
    fn from(refusal: rules::Refusal) -> Problem {
        Problem { status: StatusCode::CONFLICT, rule: refusal.rule, phrase: refusal.phrase }
    }
}

/// A record that cannot be read.
impl From<rules::LoadError> for Problem {
    fn from(error: rules::LoadError) -> Problem {
        let rules::Refusal { rule, phrase, .. } = error.refusal;
        let problem = Problem { status: StatusCode::BAD_REQUEST, rule, phrase };
        match error.line {
            Some(line) => problem.with("line", line),
            None => problem,
        }
    }
}

/// A problem on its way out. The outermost layer, which knows the language, writes the body.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The answer with the problem told in full.
pub(crate) fn response(problem: &Problem, phrases: &Phrases) -> Response {
    (problem.status, Json(problem.tell(phrases))).into_response()
}
