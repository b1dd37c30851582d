//! Counters by route, status and reason. Each has a bounded number of labels, whatever clients send.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::Count;
use crate::table::outbox::CloseReason;

/// The first digit of a status, from 1 to 5.
const CLASSES: usize = 5;

/// HTTP answers by route and class of status. Only routes of the router are labels, so there are
/// as many as it has.
#[derive(Debug, Default)]
pub(crate) struct Answers(RwLock<BTreeMap<String, Arc<[Count; CLASSES]>>>);

impl Answers {
    /// Counts an answer of a route.
    pub(crate) fn note(&self, route: &str, status: u16) {
        let class = usize::from(status / 100).clamp(1, CLASSES) - 1;
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(route).cloned();
        let counts = known.unwrap_or_else(|| {
            let mut routes = self.0.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(routes.entry(route.to_owned()).or_default())
        });
        counts[class].add(1);
    }

    /// Every route and class of status that was counted.
    pub(super) fn all(&self) -> Vec<(String, String, u64)> {
        let routes = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let mut all = Vec::new();
        for (route, counts) in routes.iter() {
            for (class, count) in (1..).zip(counts.iter()).filter(|(_, count)| count.get() > 0) {
                all.push((route.clone(), format!("{class}xx"), count.get()));
            }
        }
        all
    }
}

/// The codes of problems that an operator can do something about; all others count together.
const REASONS: [&str; 16] = [
    "bad-json",
    "bad-origin",
    "bad-request",
    "network-banned",
    "no-such-page",
    "no-such-table",
    "server-busy",
    "server-fault",
    "server-stopping",
    "storage-unavailable",
    "too-large",
    "too-many-bot-games",
    "too-many-requests",
    "too-many-tables",
    "too-much-stored",
    "too-slow",
];

/// HTTP answers with an error, by reason; the last counts all others.
#[derive(Debug, Default)]
pub(crate) struct Problems([Count; REASONS.len() + 1]);

impl Problems {
    /// Counts a problem with this code.
    pub(crate) fn note(&self, code: Option<&str>) {
        let known = REASONS.iter().position(|reason| Some(*reason) == code);
        self.0[known.unwrap_or(REASONS.len())].add(1);
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (&'static str, u64)> {
        REASONS.into_iter().chain(["other"]).zip(self.0.iter().map(Count::get))
    }

    /// How many had this code.
    pub(crate) fn of(&self, code: &str) -> u64 {
        self.all().find(|(reason, _)| *reason == code).map_or(0, |(_, count)| count)
    }
}

/// Sockets that the server closed, by reason.
#[derive(Debug, Default)]
pub(crate) struct CutOffs([Count; CloseReason::ALL.len()]);

impl CutOffs {
    pub(crate) fn note(&self, reason: CloseReason) {
        let index = CloseReason::ALL.iter().position(|(each, _)| *each == reason);
        if let Some(count) = index.and_then(|index| self.0.get(index)) {
            count.add(1);
        }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = (&'static str, u64)> {
        CloseReason::ALL.iter().map(|(_, name)| *name).zip(self.0.iter().map(Count::get))
    }

    /// All of them but those of a stop.
    pub(crate) fn total(&self) -> u64 {
        self.all().filter(|(name, _)| *name != "stopping").map(|(_, count)| count).sum()
    }
}
