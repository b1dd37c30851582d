//! Requests that were answered before: a retry gets the same answer and is not carried out twice.

use std::collections::VecDeque;

use crate::{Asked, PlayerId, Refusal, Request, RequestId, Stored, Version};

/// How many granted requests a table remembers; retries come soon.
const GRANTED: usize = 16;

/// How many refused requests a table remembers.
const REFUSED: usize = 8;

/// The versions that the latest granted requests led to. Rebuilt from the events.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct GrantedRequests(VecDeque<Grant>);

#[derive(Clone, Debug, PartialEq)]
struct Grant {
    asked: Asked,
    first: Version,
    last: Version,
}

impl GrantedRequests {
    /// Adds an event to the request that caused it.
    pub(crate) fn note(&mut self, stored: &Stored) {
        let Some(asked) = &stored.by else { return };
        if let Some(latest) = self.0.back_mut().filter(|latest| latest.asked == *asked) {
            latest.last = stored.version;
            return;
        }
        if self.0.len() == GRANTED {
            self.0.pop_front();
        }
        let (first, last) = (stored.version, stored.version);
        self.0.push_back(Grant { asked: asked.clone(), first, last });
    }

    /// The first and the last version that this request led to.
    pub(crate) fn find(&self, request: &Request) -> Option<(Version, Version)> {
        let same = |asked: &Asked| asked.request == request.id && asked.player == request.from;
        self.0.iter().find(|grant| same(&grant.asked)).map(|grant| (grant.first, grant.last))
    }
}

/// The latest refusals. They changed nothing, so they are not stored: after a restart the same
/// request is decided again.
#[derive(Clone, Debug, Default)]
pub(crate) struct RefusedRequests(VecDeque<(PlayerId, RequestId, Refusal)>);

impl RefusedRequests {
    pub(crate) fn note(&mut self, request: &Request, refusal: &Refusal) {
        if self.0.len() == REFUSED {
            self.0.pop_front();
        }
        self.0.push_back((request.from.clone(), request.id.clone(), refusal.clone()));
    }

    pub(crate) fn find(&self, request: &Request) -> Option<&Refusal> {
        let same = |(from, id, _): &&(PlayerId, RequestId, Refusal)| {
            *id == request.id && *from == request.from
        };
        self.0.iter().find(same).map(|(_, _, refusal)| refusal)
    }
}
