//! What one network uses of the server: bytes in the store, and games that bots play in.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use protocol::TableId;

use crate::http::problem::Problem;
use crate::http::rate_limit::{Bucket, Rate};
use crate::operations::config::Limits;

/// How long a game with bots counts as running after somebody last played there.
const PLAYING: Duration = Duration::from_secs(10 * 60);

/// Networks that nobody limits, such as this machine, are not counted: they are none.
#[derive(Debug)]
pub(crate) struct Usage {
    bytes: Rate,
    bot_games: usize,
    stored: Mutex<HashMap<IpAddr, Bucket>>,
    playing: Mutex<HashMap<IpAddr, HashMap<TableId, Instant>>>,
}

impl Usage {
    pub(crate) fn new(limits: &Limits) -> Usage {
        let bytes = f64::from(limits.stored_kilobytes) * 1024.0;
        Usage {
            bytes: Rate { per_second: bytes / 3600.0, burst: bytes },
            bot_games: limits.bot_games,
            stored: Mutex::default(),
            playing: Mutex::default(),
        }
    }

    /// Whether a network may store more. How much a request stores is known only afterwards, so it
    /// is [charged](Usage::charge) then, and a network can be in debt by one write.
    pub(crate) fn may_store(&self, network: Option<IpAddr>) -> Result<(), Problem> {
        let Some(network) = network else { return Ok(()) };
        let mut stored = lock(&self.stored);
        let Some(bucket) = stored.get_mut(&network) else { return Ok(()) };
        if bucket.has(self.bytes, 1.0) {
            return Ok(());
        }
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-much-stored");
        Err(problem.retry_after(bucket.wait(self.bytes, 1.0)))
    }

    /// Counts something that is stored outside of a table, such as a push subscription, unless the
    /// network has stored too much.
    pub(crate) fn store(&self, network: Option<IpAddr>, bytes: usize) -> Result<(), Problem> {
        self.may_store(network)?;
        self.charge(network, bytes);
        Ok(())
    }

    /// Counts bytes that a network has stored.
    pub(crate) fn charge(&self, network: Option<IpAddr>, bytes: usize) {
        let Some(network) = network else { return };
        let mut stored = lock(&self.stored);
        let bucket = stored.entry(network).or_insert_with(|| Bucket::full(self.bytes));
        #[expect(clippy::cast_precision_loss, reason = "a write is small")]
        bucket.charge(self.bytes, bytes as f64);
    }

    /// Counts a table with bots as running for this network, unless that has too many.
    pub(crate) fn play_with_bots(
        &self,
        network: Option<IpAddr>,
        table: &TableId,
    ) -> Result<(), Problem> {
        let Some(network) = network.filter(|_| self.bot_games > 0) else { return Ok(()) };
        let mut playing = lock(&self.playing);
        let tables = playing.entry(network).or_default();
        if !tables.contains_key(table) && tables.len() >= self.bot_games {
            tables.retain(|_, played| played.elapsed() < PLAYING);
            if tables.len() >= self.bot_games {
                return Err(too_many_bot_games(tables));
            }
        }
        tables.insert(table.clone(), Instant::now());
        Ok(())
    }

    /// A game is over, so it counts no more.
    pub(crate) fn ended(&self, network: Option<IpAddr>, table: &TableId) {
        let Some(network) = network else { return };
        let mut playing = lock(&self.playing);
        if let Some(tables) = playing.get_mut(&network) {
            tables.remove(table);
            if tables.is_empty() {
                playing.remove(&network);
            }
        }
    }

    /// Forgets what does not count any more.
    pub(crate) fn sweep(&self) {
        lock(&self.stored).retain(|_, bucket| !bucket.is_full(self.bytes));
        lock(&self.playing).retain(|_, tables| {
            tables.retain(|_, played| played.elapsed() < PLAYING);
            !tables.is_empty()
        });
    }
}

fn too_many_bot_games(tables: &HashMap<TableId, Instant>) -> Problem {
    let oldest = tables.values().map(Instant::elapsed).max().unwrap_or_default();
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-bot-games");
    problem.retry_after(PLAYING.saturating_sub(oldest))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(198, 51, 100, 7)));
    const ELSEWHERE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(198, 51, 100, 8)));

    fn usage() -> Usage {
        Usage::new(&Limits { stored_kilobytes: 1, bot_games: 2, ..Limits::default() })
    }

    #[test]
    fn a_network_that_stored_too_much_waits_and_others_do_not() {
        let usage = usage();
        usage.charge(HERE, 1_000);
        assert!(usage.may_store(HERE).is_ok());
        usage.charge(HERE, 1_048);
        let refused = usage.may_store(HERE).unwrap_err();
        assert_eq!(refused.phrase.key, "too-much-stored");
        // A kilobyte an hour, and the debt is one kilobyte.
        assert!((3_500..=3_620).contains(&refused.retry_after.unwrap()), "{refused:?}");
        // Asking again costs nothing.
        let again = usage.may_store(HERE).unwrap_err();
        assert!(again.retry_after <= refused.retry_after);
        assert!(usage.may_store(ELSEWHERE).is_ok() && usage.may_store(None).is_ok());
        usage.sweep();
        assert!(usage.may_store(HERE).is_err(), "a debt is not forgotten");
    }

    #[test]
    fn a_network_has_so_many_games_with_bots_at_once() {
        let usage = usage();
        let table = |number: u8| TableId::new(&format!("t{number}")).unwrap();
        let play = |network, number| usage.play_with_bots(network, &table(number));
        assert!(play(HERE, 1).is_ok() && play(HERE, 2).is_ok() && play(HERE, 1).is_ok());
        let refused = play(HERE, 3).unwrap_err();
        assert_eq!(refused.phrase.key, "too-many-bot-games");
        assert!((590..=601).contains(&refused.retry_after.unwrap()), "{refused:?}");
        assert!(play(ELSEWHERE, 3).is_ok() && (0..9).all(|number| play(None, number).is_ok()));
        usage.ended(HERE, &table(2));
        assert!(play(HERE, 3).is_ok());
    }
}
