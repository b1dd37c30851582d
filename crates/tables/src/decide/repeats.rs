//! Requests that were answered before: a retry gets the same answer and is not carried out twice.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::{Asked, PlayerId, Refusal, Request, RequestId, Stored, Version};

/// How many granted requests of each person a table remembers. They are counted for each person, so
/// that nobody can make the table forget what somebody else has asked.
const GRANTED_EACH: usize = 64;

/// Of how many people; the others were active longer ago.
const PEOPLE: usize = 8;

/// How many refused requests a table remembers.
const REFUSED: usize = 8;

/// The versions that the latest granted requests led to. Rebuilt from the events.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct GrantedRequests {
    /// Who was active last comes last.
    people: Vec<GrantedTo>,
}

#[derive(Clone, Debug, PartialEq)]
struct GrantedTo {
    player: PlayerId,
    grants: VecDeque<Grant>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Grant {
    /// The hash of the identifier, which would take more memory. Two of one person would have to
    /// collide within a few requests.
    request: u64,
    first: Version,
    last: Version,
}

impl GrantedRequests {
    /// Adds an event to the request that caused it.
    pub(crate) fn note(&mut self, stored: &Stored) {
        let Some(Asked { player, request }) = &stored.by else { return };
        let request = hash(request);
        let grants = self.of(player);
        // The consequences of a request follow it directly.
        if let Some(latest) = grants.back_mut()
            && (latest.request, latest.last + 1) == (request, stored.version)
        {
            latest.last = stored.version;
            return;
        }
        if grants.len() == GRANTED_EACH {
            grants.pop_front();
        }
        grants.push_back(Grant { request, first: stored.version, last: stored.version });
    }

    /// What was granted to a person, who is the latest now.
    fn of(&mut self, player: &PlayerId) -> &mut VecDeque<Grant> {
        let known = self.people.iter().position(|each| each.player == *player);
        let latest = match known {
            Some(index) => self.people.remove(index),
            None => GrantedTo { player: player.clone(), grants: VecDeque::new() },
        };
        if self.people.len() == PEOPLE {
            self.people.remove(0);
        }
        &mut self.people.push_mut(latest).grants
    }

    /// The first and the last version that this request led to.
    pub(crate) fn find(&self, request: &Request) -> Option<(Version, Version)> {
        let of = self.people.iter().find(|each| each.player == request.from)?;
        let wanted = hash(&request.id);
        let grant = of.grants.iter().find(|grant| grant.request == wanted)?;
        Some((grant.first, grant.last))
    }
}

/// The same in every process, so that a table is the result of its events.
fn hash(id: &RequestId) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.as_str().hash(&mut hasher);
    hasher.finish()
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
