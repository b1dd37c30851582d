//! Limits per client: requests and connections per network, new tables and reports per browser and
//! network.
//!
//! Sizes are limited where the data is read (`routes::body`, `table::socket`); the rate of messages
//! on one socket uses the same [`Bucket`]; the chat rate is a rule of the table, in `tables`.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;

use crate::http::client::Client;
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
        if !self.has_at(now, rate, tokens) {
            return false;
        }
        self.tokens -= if rate.per_second > 0.0 { tokens } else { 0.0 };
        true
    }

    /// Whether there are this many tokens; none is taken.
    pub(crate) fn has(&mut self, rate: Rate, tokens: f64) -> bool {
        self.has_at(Instant::now(), rate, tokens)
    }

    fn has_at(&mut self, now: Instant, rate: Rate, tokens: f64) -> bool {
        if rate.per_second <= 0.0 {
            return true;
        }
        let gained = now.saturating_duration_since(self.refilled).as_secs_f64() * rate.per_second;
        self.refilled = now;
        self.tokens = (self.tokens + gained).min(rate.burst);
        self.tokens >= tokens
    }

    /// Takes this many tokens, also if there are fewer: what is missing is a debt.
    pub(crate) fn charge(&mut self, rate: Rate, tokens: f64) {
        self.has(rate, 0.0);
        self.tokens -= tokens;
    }

    /// Whether it is as good as a new one.
    pub(crate) fn is_full(&mut self, rate: Rate) -> bool {
        self.has(rate, rate.burst)
    }

    /// How long until there are this many tokens.
    pub(crate) fn wait(&self, rate: Rate, tokens: f64) -> Duration {
        Duration::try_from_secs_f64((tokens - self.tokens) / rate.per_second).unwrap_or_default()
    }
}

/// The buckets and connection counts of all clients.
#[derive(Debug)]
pub(crate) struct RateLimits {
    requests: Rate,
    messages: Rate,
    tables: Counted,
    reports: Counted,
    connections_each: usize,
    connections: usize,
    requests_of: Mutex<HashMap<IpAddr, Bucket>>,
    messages_of: Mutex<HashMap<IpAddr, Bucket>>,
    connected: Mutex<Connected>,
}

/// Something that a browser and a network can do only so often.
#[derive(Debug)]
struct Counted {
    rate: Rate,
    refusal: &'static str,
    networks: Mutex<HashMap<IpAddr, Bucket>>,
    browsers: Mutex<HashMap<[u8; 16], Bucket>>,
}

impl Counted {
    fn per_hour(times: f64, refusal: &'static str) -> Counted {
        let rate = Rate { per_second: times / 3600.0, burst: times };
        Counted { rate, refusal, networks: Mutex::default(), browsers: Mutex::default() }
    }

    fn count(&self, client: &Client, browser: Option<[u8; 16]>) -> Result<(), Problem> {
        let mut networks = lock(&self.networks);
        let network = client.limited_network();
        let mut network = network
            .map(|network| networks.entry(network).or_insert_with(|| Bucket::full(self.rate)));
        // The network is asked before anybody is charged: a refusal costs nothing.
        if let Some(network) = &mut network
            && !network.has(self.rate, 1.0)
        {
            return Err(refused(network, self.rate, self.refusal));
        }
        if let Some(browser) = browser {
            take(&self.browsers, browser, self.rate, self.refusal)?;
        }
        if let Some(network) = network {
            network.take(self.rate, 1.0);
        }
        Ok(())
    }
}

#[derive(Debug, Default)]
struct Connected {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

impl Connected {
    fn has_room(&self, network: IpAddr, most: usize) -> bool {
        self.each.get(&network).copied().unwrap_or(0) < most
    }

    fn enter(&mut self, network: IpAddr) {
        *self.each.entry(network).or_default() += 1;
    }

    fn leave(&mut self, network: IpAddr) {
        if let Some(each) = self.each.get_mut(&network) {
            *each -= 1;
            if *each == 0 {
                self.each.remove(&network);
            }
        }
    }
}

/// How many reports a browser or a network can send in an hour.
const REPORTS: f64 = 10.0;

/// Buckets unused for this long are dropped.
const BUCKET_LIFETIME: Duration = Duration::from_secs(3600);

impl RateLimits {
    pub(crate) fn new(config: &Config) -> RateLimits {
        let limits = &config.limits;
        let (requests, tables) = (f64::from(limits.requests), f64::from(limits.tables));
        let messages = f64::from(limits.network_messages);
        RateLimits {
            requests: Rate { per_second: requests, burst: requests * 10.0 },
            messages: Rate { per_second: messages, burst: messages * 4.0 },
            tables: Counted::per_hour(tables, "too-many-tables"),
            reports: Counted::per_hour(REPORTS, "too-many-reports"),
            connections_each: limits.connections_each,
            connections: limits.connections,
            requests_of: Mutex::default(),
            messages_of: Mutex::default(),
            connected: Mutex::default(),
        }
    }

    /// Counts a request of this client.
    pub(crate) fn request(&self, client: &Client) -> Result<(), Problem> {
        if client.is_exempt() {
            return Ok(());
        }
        take(&self.requests_of, client.network(), self.requests, "too-many-requests")
    }

    /// Counts messages on all sockets of a network. Returns how long a socket there should not be
    /// read. So nobody is cut off for what others in the network send.
    pub(crate) fn messages(&self, network: Option<IpAddr>, count: f64) -> Duration {
        let rate = self.messages;
        let Some(network) = network.filter(|_| rate.per_second > 0.0) else {
            return Duration::ZERO;
        };
        let mut buckets = lock(&self.messages_of);
        let bucket = buckets.entry(network).or_insert_with(|| Bucket::full(rate));
        bucket.charge(rate, count);
        bucket.wait(rate, 0.0)
    }

    /// Counts a new table of this browser. A browser without a cookie is new at every request, so
    /// the client's network counts too.
    pub(crate) fn new_table(&self, client: &Client, browser: [u8; 16]) -> Result<(), Problem> {
        self.tables.count(client, Some(browser))
    }

    /// Counts a report of this browser, if it is known, and of the client's network.
    pub(crate) fn report(&self, client: &Client, browser: Option<[u8; 16]>) -> Result<(), Problem> {
        self.reports.count(client, browser)
    }

    /// Registers a connection; false if over the limit. Without a network it counts only for the
    /// whole server: it belongs to this machine or to a proxy, which has many clients.
    pub(crate) fn open_connection(&self, network: Option<IpAddr>) -> bool {
        let mut connected = lock(&self.connected);
        let is_accepted = connected.all < self.connections
            && network.is_none_or(|network| connected.has_room(network, self.connections_each));
        if is_accepted {
            connected.all += 1;
            if let Some(network) = network {
                connected.enter(network);
            }
        }
        is_accepted
    }

    /// Removes a connection that was registered.
    pub(crate) fn close_connection(&self, network: Option<IpAddr>) {
        let mut connected = lock(&self.connected);
        connected.all -= 1;
        if let Some(network) = network {
            connected.leave(network);
        }
    }

    /// Registers what a proxy forwards for a client, which shares the connection of the proxy; false
    /// if over the limit.
    pub(crate) fn open_forwarded(&self, network: IpAddr) -> bool {
        let mut connected = lock(&self.connected);
        let has_room = connected.has_room(network, self.connections_each);
        if has_room {
            connected.enter(network);
        }
        has_room
    }

    /// Removes what was registered with [`RateLimits::open_forwarded`].
    pub(crate) fn close_forwarded(&self, network: IpAddr) {
        lock(&self.connected).leave(network);
    }

    /// Drops buckets that nobody has used for a while.
    pub(crate) fn sweep(&self) {
        let is_used = |bucket: &Bucket| bucket.refilled.elapsed() < BUCKET_LIFETIME;
        lock(&self.requests_of).retain(|_, bucket| is_used(bucket));
        lock(&self.messages_of).retain(|_, bucket| is_used(bucket));
        for counted in [&self.tables, &self.reports] {
            lock(&counted.networks).retain(|_, bucket| is_used(bucket));
            lock(&counted.browsers).retain(|_, bucket| is_used(bucket));
        }
    }
}

/// Takes a token from the bucket of a client, or says when there will be one.
fn take<K: Eq + Hash>(
    buckets: &Mutex<HashMap<K, Bucket>>,
    of: K,
    rate: Rate,
    refusal: &'static str,
) -> Result<(), Problem> {
    let mut buckets = lock(buckets);
    let bucket = buckets.entry(of).or_insert(Bucket::full(rate));
    if bucket.take(rate, 1.0) { Ok(()) } else { Err(refused(bucket, rate, refusal)) }
}

fn refused(bucket: &Bucket, rate: Rate, refusal: &'static str) -> Problem {
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, refusal);
    problem.retry_after(bucket.wait(rate, 1.0))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

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
    fn a_refused_client_learns_when_to_try_again() {
        let slow = Rate { per_second: 0.1, burst: 1.0 };
        let mut bucket = Bucket::full(slow);
        let start = bucket.refilled;
        assert!(bucket.take_at(start, slow, 1.0) && !bucket.take_at(start, slow, 1.0));
        let wait = bucket.wait(slow, 1.0);
        assert_eq!(wait, Duration::from_secs(10));
        assert!(bucket.take_at(start + wait, slow, 1.0));
    }

    #[test]
    fn a_bucket_holds_no_more_than_its_burst() {
        let mut bucket = Bucket::full(RATE);
        let later = bucket.refilled + Duration::from_secs(3600);
        assert!(!bucket.take_at(later, RATE, 3.5));
        assert!(bucket.take_at(later, RATE, 3.0));
    }

    #[test]
    fn the_sockets_of_a_network_share_a_rate() {
        let limits = Limits { network_messages: 100, ..Limits::default() };
        let config = Config { limits, ..Config::local(store::Location::Memory) };
        let limits = RateLimits::new(&config);
        let [here, elsewhere] = [7, 8].map(|host| Some(IpAddr::from([198, 51, 100, host])));
        assert_eq!(limits.messages(here, 400.0), Duration::ZERO);
        // A debt of fifty messages takes half a second.
        let wait = limits.messages(here, 50.0);
        assert!(
            wait > Duration::from_millis(100) && wait <= Duration::from_millis(500),
            "{wait:?}"
        );
        assert_eq!(limits.messages(elsewhere, 400.0), Duration::ZERO);
        assert_eq!(limits.messages(None, 1_000.0), Duration::ZERO, "this machine");
    }

    #[test]
    fn a_rate_of_zero_is_no_limit() {
        let none = Rate { per_second: 0.0, burst: 0.0 };
        let mut bucket = Bucket::full(none);
        assert!((0..100).all(|_| bucket.take(none, 1.0)));
    }
}
