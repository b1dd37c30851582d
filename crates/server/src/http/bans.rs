//! Networks that an operator has banned.

use std::sync::{PoisonError, RwLock};

use axum::http::StatusCode;
use ipnet::IpNet;
use store::Ban;

use crate::http::client::Client;
use crate::http::problem::Problem;

/// The networks that are not served now.
#[derive(Debug, Default)]
pub(crate) struct Bans(RwLock<Vec<IpNet>>);

impl Bans {
    pub(crate) fn set(&self, bans: &[Ban]) {
        let networks = bans.iter().filter_map(|ban| ban.network.parse().ok()).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
    }

    /// Refuses clients of banned networks; programs on this machine are the operator's own.
    pub(crate) fn check(&self, client: &Client) -> Result<(), Problem> {
        let networks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let is_banned = networks.iter().any(|network| network.contains(&client.address()));
        if is_banned && !client.is_exempt() {
            return Err(Problem::new(StatusCode::FORBIDDEN, "network-banned"));
        }
        Ok(())
    }
}
