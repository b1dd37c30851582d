//! The devices that were signed out, on any node: their cookies count no more, and their sockets are
//! closed.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use store::{EndedDevice, StoreError};

use crate::http::device::DeviceKey;
use crate::operations::app::App;
use crate::operations::clock;
use crate::table::outbox::CloseReason;

/// How far back the store is asked again, in milliseconds: further than clocks of nodes differ.
const LOOK_BACK: i64 = 60_000;

/// All of them, as the store names them.
#[derive(Debug, Default)]
pub(crate) struct SignedOut {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// When each was signed out.
    devices: HashMap<String, i64>,
    /// When the store was asked last.
    read_at: i64,
}

impl SignedOut {
    pub(crate) fn contains(&self, device: &str) -> bool {
        self.lock().devices.contains_key(device)
    }

    /// Forgets what the store forgets: cookies that have expired.
    pub(crate) fn sweep(&self, now: i64) {
        self.lock().devices.retain(|key, ended| {
            let (key, ended) = (key.clone(), *ended);
            !EndedDevice { key, ended }.is_old(now)
        });
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl App {
    /// Reads which devices were signed out since the last time.
    pub(crate) async fn read_signed_out(&self) -> Result<(), StoreError> {
        let since = self.signed_out.lock().read_at.saturating_sub(LOOK_BACK);
        let now = clock::now_millis();
        let ended = self.store.ended_devices(since).await?;
        self.note_signed_out(ended);
        self.signed_out.lock().read_at = now;
        Ok(())
    }

    /// Notes that devices were signed out, and closes their sockets.
    pub(crate) fn note_signed_out(&self, devices: Vec<EndedDevice>) {
        let mut new = HashSet::new();
        {
            let mut known = self.signed_out.lock();
            for EndedDevice { key, ended } in devices {
                if known.devices.insert(key.clone(), ended).is_none() {
                    new.insert(key);
                }
            }
        }
        if new.is_empty() {
            return;
        }
        let is_new = |device: &DeviceKey| new.contains(&device.text());
        for room in self.rooms.all() {
            let state = room.state();
            let gone =
                state.listeners.iter().filter(|each| each.device.as_ref().is_some_and(is_new));
            gone.for_each(|each| each.outbox.close(CloseReason::SignedOut));
        }
    }
}

#[cfg(test)]
mod tests {
    use store::DEVICE_LIFETIME;

    use super::*;

    #[test]
    fn what_the_store_forgets_is_forgotten_here_too() {
        let signed_out = SignedOut::default();
        for (key, ended) in [("early", 1), ("late", 50), ("old-cookies", 1)] {
            signed_out.lock().devices.insert(key.to_owned(), ended);
        }
        signed_out.sweep(DEVICE_LIFETIME + 50);
        let known = ["early", "late", "old-cookies"].map(|key| signed_out.contains(key));
        assert_eq!(known, [false, true, true]);
    }
}
