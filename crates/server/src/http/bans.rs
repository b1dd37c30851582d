//! Networks that an operator has banned.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use ipnet::IpNet;
use store::Ban;
use tokio::sync::watch;

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::table::outbox::CloseReason;

/// The networks that are not served now.
#[derive(Debug, Default)]
pub(crate) struct Bans(watch::Sender<Vec<IpNet>>);

impl Bans {
    /// Returns whether they have changed.
    pub(crate) fn set(&self, bans: &[Ban]) -> bool {
        let networks: Vec<IpNet> = bans.iter().filter_map(|ban| ban.network.parse().ok()).collect();
        self.0.send_if_modified(|known| {
            let is_new = *known != networks;
            *known = networks;
            is_new
        })
    }

    /// Refuses clients of banned networks.
    pub(crate) fn check(&self, client: &Client) -> Result<(), Problem> {
        match client.bannable_address() {
            Some(address) if self.contain(address) => Err(Problem::banned()),
            _ => Ok(()),
        }
    }

    pub(crate) fn contain(&self, address: IpAddr) -> bool {
        contain(&self.0.borrow(), address)
    }

    /// Waits until a client is banned.
    pub(crate) async fn ban(&self, client: &Client) {
        let Some(address) = client.bannable_address() else { return std::future::pending().await };
        let mut networks = self.0.subscribe();
        // It cannot fail: `self` owns the sender.
        let _ = networks.wait_for(|networks| contain(networks, address)).await;
    }
}

fn contain(networks: &[IpNet], address: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(&address))
}

impl Problem {
    pub(crate) fn banned() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "network-banned")
    }
}

impl App {
    /// Follows the bans in the database: sockets of networks that are banned now are closed.
    pub(crate) fn set_bans(self: &Arc<App>, bans: &[Ban]) {
        if !self.bans.set(bans) {
            return;
        }
        for room in self.rooms.all() {
            for listener in &room.state().listeners {
                if listener.address.is_some_and(|address| self.bans.contain(address)) {
                    listener.outbox.close(CloseReason::Banned);
                }
            }
        }
    }
}
