//! The devices that were signed out, on any node: their cookies count no more, and their sockets are
//! closed.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use store::StoreError;

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
    devices: HashSet<String>,
    /// When the store was asked last.
    read_at: i64,
}

impl SignedOut {
    pub(crate) fn contains(&self, device: &str) -> bool {
        self.lock().devices.contains(device)
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
    pub(crate) fn note_signed_out(&self, devices: Vec<String>) {
        let new: HashSet<String> = {
            let mut known = self.signed_out.lock();
            let new = devices.into_iter().filter(|each| !known.devices.contains(each)).collect();
            known.devices.extend(Clone::clone(&new));
            new
        };
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
