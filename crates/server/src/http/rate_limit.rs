//! Limits per client: requests per address, new tables per browser, connections per address.
//!
//! Sizes are limited where the data is read (`routes::body`, `table::socket`); the rate of messages
//! on one socket uses the same [`Bucket`]; the chat rate is a rule of the table, in `tables`.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::http::problem::Problem;
use crate::operations::config::Config;

/// A token bucket: it refills at a steady rate up to its capacity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    refilled: Instant,
}

/// How fast a bucket refills, and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) burst: f64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket { tokens: rate.burst, refilled: Instant::now() }
    }

    /// Takes this many tokens and returns true, or takes none and returns false if there are too
    /// few. So a client that keeps trying is let in as soon as one that waits. A rate of zero means
    /// no limit.
    pub(crate) fn take(&mut self, rate: Rate, tokens: f64) -> bool {
        self.take_at(Instant::now(), rate, tokens)
    }

    pub(crate) fn take_at(&mut self, now: Instant, rate: Rate, tokens: f64) -> bool {
        if rate.per_second <= 0.0 {
            return true;
        }
        let gained = now.saturating_duration_since(self.refilled).as_secs_f64() * rate.per_second;
        self.refilled = now;
        self.tokens = (self.tokens + gained).min(rate.burst);
        let granted = self.tokens >= tokens;
        if granted {
            self.tokens -= tokens;
        }
        granted
    }
}

/// The buckets and connection counts of all clients.
#[derive(Debug)]
pub(crate) struct RateLimits {
    requests: Rate,
    tables: Rate,
    connections_each: usize,
    connections: usize,
    addresses: Mutex<HashMap<IpAddr, Bucket>>,
    browsers: Mutex<HashMap<[u8; 16], Bucket>>,
    connected: Mutex<Connected>,
}

#[derive(Debug, Default)]
struct Connected {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// Buckets unused for this long are dropped.
const BUCKET_LIFETIME: Duration = Duration::from_secs(3600);

impl RateLimits {
    pub(crate) fn new(config: &Config) -> RateLimits {
        let limits = &config.limits;
        let (requests, tables) = (f64::from(limits.requests), f64::from(limits.tables));
        RateLimits {
            requests: Rate { per_second: requests, burst: requests * 10.0 },
            tables: Rate { per_second: tables / 3600.0, burst: tables },
            connections_each: limits.connections_each,
            connections: limits.connections,
            addresses: Mutex::default(),
            browsers: Mutex::default(),
            connected: Mutex::default(),
        }
    }

    /// Counts a request from this address.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        if address.is_loopback() {
            return Ok(());
        }
        let mut addresses = lock(&self.addresses);
        let bucket = addresses.entry(network(address)).or_insert(Bucket::full(self.requests));
        if bucket.take(self.requests, 1.0) { Ok(()) } else { Err(too_many("too-many-requests")) }
    }

    /// Counts a new table of this browser.
    pub(crate) fn new_table(&self, browser: [u8; 16]) -> Result<(), Problem> {
        let mut browsers = lock(&self.browsers);
        let bucket = browsers.entry(browser).or_insert(Bucket::full(self.tables));
        if bucket.take(self.tables, 1.0) { Ok(()) } else { Err(too_many("too-many-tables")) }
    }

    /// Registers a connection; false if over the limit.
    pub(crate) fn open_connection(&self, address: IpAddr) -> bool {
        let mut connected = lock(&self.connected);
        let each = connected.each.get(&network(address)).copied().unwrap_or(0);
        let is_within = address.is_loopback() || each < self.connections_each;
        let is_accepted = connected.all < self.connections && is_within;
        if is_accepted {
            connected.all += 1;
            *connected.each.entry(network(address)).or_default() += 1;
        }
        is_accepted
    }

    /// Removes a connection that was registered.
    pub(crate) fn close_connection(&self, address: IpAddr) {
        let mut connected = lock(&self.connected);
        connected.all -= 1;
        if let Some(each) = connected.each.get_mut(&network(address)) {
            *each -= 1;
            if *each == 0 {
                connected.each.remove(&network(address));
            }
        }
    }

    /// Drops buckets that nobody has used for a while.
    pub(crate) fn sweep(&self) {
        lock(&self.addresses).retain(|_, bucket| bucket.refilled.elapsed() < BUCKET_LIFETIME);
        lock(&self.browsers).retain(|_, bucket| bucket.refilled.elapsed() < BUCKET_LIFETIME);
    }
}

fn too_many(key: &'static str) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, key)
}

/// The address that limits apply to. For IPv6 it is the /64 network, which one household has to
/// itself.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let prefix = six.to_bits() >> 64 << 64;
            IpAddr::V6(prefix.into())
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { per_second: 1.0, burst: 3.0 };

    #[test]
    fn a_refused_request_costs_nothing() {
        let mut bucket = Bucket::full(RATE);
        let start = bucket.refilled;
        assert!((0..3).all(|_| bucket.take_at(start, RATE, 1.0)));
        assert!((0..100).all(|_| !bucket.take_at(start, RATE, 1.0)));
        let later = start + Duration::from_secs(1);
        assert!(bucket.take_at(later, RATE, 1.0), "one second refills one token");
        assert!(!bucket.take_at(later, RATE, 1.0));
    }

    #[test]
    fn a_bucket_holds_no_more_than_its_burst() {
        let mut bucket = Bucket::full(RATE);
        let later = bucket.refilled + Duration::from_secs(3600);
        assert!(!bucket.take_at(later, RATE, 3.5));
        assert!(bucket.take_at(later, RATE, 3.0));
    }

    #[test]
    fn a_rate_of_zero_is_no_limit() {
        let none = Rate { per_second: 0.0, burst: 0.0 };
        let mut bucket = Bucket::full(none);
        assert!((0..100).all(|_| bucket.take(none, 1.0)));
    }
}
