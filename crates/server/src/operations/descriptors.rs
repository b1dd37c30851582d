//! File descriptors: every connection needs one, and the usual limit is far below what a server needs.

use crate::operations::config::Config;
use crate::operations::process;

/// Kept for the database, outgoing connections and probes: so many, or a quarter of a low limit.
const RESERVE: u64 = 128;

/// Raises the limit of this process as far as it may, and lowers the number of connections to what
/// fits.
pub(crate) fn fit(config: &mut Config) {
    raise();
    let Some(limit) = process::max_descriptors() else { return };
    let room = room(limit, process::open_descriptors().unwrap_or(0));
    if config.limits.connections > room {
        // Without a limit of our own there is nothing to be told.
        if config.limits.connections != usize::MAX {
            tracing::warn!(
                wanted = config.limits.connections,
                connections = room,
                descriptors = limit,
                "fewer connections than wanted: raise the limit of file descriptors"
            );
        }
        config.limits.connections = room;
    }
}

/// How many connections fit into this limit.
fn room(limit: u64, open: u64) -> usize {
    let reserve = open + RESERVE.min(limit / 4);
    usize::try_from(limit.saturating_sub(reserve)).unwrap_or(usize::MAX).max(1)
}

#[cfg(unix)]
fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::warn!(%error, "the limit of file descriptors cannot be raised");
    }
}

#[cfg(not(unix))]
fn raise() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_room_for_everything_else() {
        assert_eq!(room(20_000, 20), 20_000 - 128 - 20);
        assert_eq!(room(64, 20), 64 - 16 - 20);
        assert_eq!(room(8, 20), 1);
    }
}
