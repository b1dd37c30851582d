//! Signals to stop, and messages to systemd.

use std::io;

/// What the service manager is told.
#[derive(Clone, Copy, Debug)]
pub(super) enum State {
    Ready,
    Stopping,
}

/// The signals that stop a server: SIGTERM, Ctrl-C, and SIGHUP, when its terminal is closed.
#[cfg(unix)]
#[derive(Debug)]
pub(super) struct Signals([tokio::signal::unix::Signal; 3]);

#[cfg(unix)]
impl Signals {
    /// From now on they do not end the program.
    pub(super) fn install() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};

        let kinds = [SignalKind::terminate(), SignalKind::interrupt(), SignalKind::hangup()];
        let [terminate, interrupt, hangup] = kinds.map(signal);
        Ok(Signals([terminate?, interrupt?, hangup?]))
    }

    /// Waits for the first, which may have come already.
    pub(super) async fn stop(mut self) {
        let [terminate, interrupt, hangup] = &mut self.0;
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
            _ = hangup.recv() => {}
        }
    }
}

#[cfg(not(unix))]
#[derive(Debug)]
pub(super) struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub(super) fn install() -> io::Result<Signals> {
        Ok(Signals)
    }

    /// Without signals it runs until it is ended.
    pub(super) async fn stop(self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Tells systemd, if it started this program as a service of type `notify`.
#[cfg(unix)]
pub(super) fn tell_manager(state: State) {
    let state = match state {
        State::Ready => sd_notify::NotifyState::Ready,
        State::Stopping => sd_notify::NotifyState::Stopping,
    };
    // Without a service manager there is nobody to tell.
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the service manager could not be told");
    }
}

#[cfg(not(unix))]
pub(super) fn tell_manager(_: State) {}
