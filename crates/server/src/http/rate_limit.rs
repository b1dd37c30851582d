//! How much any one client may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::http::problem::Problem;
use crate::operations::config::Config;
use axum::http::StatusCode;

/// Tokens that come back with time: so many a second, at most so many at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) a_second: f64,
    pub(crate) at_once: f64,
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.at_once, since: Instant::now() }
    }

    /// Takes so many tokens, if there are as many. A rate of zero is no limit.
    pub(crate) fn take(&mut self, rate: Rate, tokens: f64) -> bool {
        if rate.a_second <= 0.0 {
            return true;
        }
        let now = Instant::now();
        let gained = (now - self.since).as_secs_f64() * rate.a_second;
        self.since = now;
        self.left = (self.left + gained).min(rate.at_once) - tokens;
        self.left >= 0.0
    }
}

/// Who has asked for how much lately.
#[derive(Debug)]
pub(crate) struct Gate {
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

/// Buckets of clients that were not heard of for so long are forgotten.
const MEMORY: Duration = Duration::from_secs(3600);

impl Gate {
    pub(crate) fn new(config: &Config) -> Gate {
        let limits = &config.limits;
        let (requests, tables) = (f64::from(limits.requests), f64::from(limits.tables));
        Gate {
            requests: Rate { a_second: requests, at_once: requests * 10.0 },
            tables: Rate { a_second: tables / 3600.0, at_once: tables },
            connections_each: limits.connections_each,
            connections: limits.connections,
            addresses: Mutex::default(),
            browsers: Mutex::default(),
            connected: Mutex::default(),
        }
    }

    /// A request comes from this address.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        if address.is_loopback() {
            return Ok(());
        }
        let mut addresses = lock(&self.addresses);
        let bucket = addresses.entry(network(address)).or_insert(Bucket::full(self.requests));
        if bucket.take(self.requests, 1.0) { Ok(()) } else { Err(too_many("too-many-requests")) }
    }

    /// A browser sets up a table.
    pub(crate) fn table(&self, browser: [u8; 16]) -> Result<(), Problem> {
        let mut browsers = lock(&self.browsers);
        let bucket = browsers.entry(browser).or_insert(Bucket::full(self.tables));
        if bucket.take(self.tables, 1.0) { Ok(()) } else { Err(too_many("too-many-tables")) }
    }

    /// A connection comes from this address. Whether it may stay.
    pub(crate) fn enter(&self, address: IpAddr) -> bool {
        let mut connected = lock(&self.connected);
        let each = connected.each.get(&network(address)).copied().unwrap_or(0);
        let is_free = address.is_loopback() || each < self.connections_each;
        let stays = connected.all < self.connections && is_free;
        if stays {
            connected.all += 1;
            *connected.each.entry(network(address)).or_default() += 1;
        }
        stays
    }

    /// A connection that was let in has ended.
    pub(crate) fn leave(&self, address: IpAddr) {
        let mut connected = lock(&self.connected);
        connected.all -= 1;
        if let Some(each) = connected.each.get_mut(&network(address)) {
            *each -= 1;
            if *each == 0 {
                connected.each.remove(&network(address));
            }
        }
    }

    /// Forgets those who were not heard of for long.
    pub(crate) fn sweep(&self) {
        lock(&self.addresses).retain(|_, bucket| bucket.since.elapsed() < MEMORY);
        lock(&self.browsers).retain(|_, bucket| bucket.since.elapsed() < MEMORY);
    }
}

fn too_many(key: &'static str) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, key)
}

/// One household: an address of version 6 is known by its first half.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => {
            let half = six.to_bits() >> 64 << 64;
            IpAddr::V6(half.into())
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
