//! Lines for work that takes a while: a few are worked on at once, a few more wait, and everybody
//! else is asked to come back.
//!
//! A place in line belongs to the work and not to the request: if a client hangs up, its work is
//! asked to end, and its place is free when it has ended. So hanging up makes no room for more. Nor
//! does reading slowly: a large answer keeps the place until it is read.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use bots::Halt;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::http::client::{Client, site};
use crate::http::problem::Problem;
use crate::operations::app::App;

/// All lines of a server.
#[derive(Debug)]
pub(crate) struct Lines {
    /// Work of milliseconds: studies, logs, cards, checks.
    pub(crate) short: Arc<Line>,
    /// Replays and reviews that are being read: a place for as long as the client reads, and for
    /// replays a turn for every part.
    pub(crate) replays: Arc<Line>,
    /// Advice of bots; one at a time, so that it leaves the CPU to the tables.
    pub(crate) advice: Arc<Line>,
    /// Reviews; one at a time as well.
    pub(crate) reviews: Arc<Line>,
    /// Pictures for previews of links.
    pub(crate) pictures: Arc<Line>,
    /// Large tables that are loaded.
    pub(crate) loads: Arc<Semaphore>,
}

impl Default for Lines {
    fn default() -> Lines {
        let turns = |count| Arc::new(Semaphore::new(count));
        let short = turns(2);
        let line = |turns, most, busy, retry| {
            let (places, retry) = (watch::Sender::default(), Duration::from_secs(retry));
            Arc::new(Line { most, busy, retry, turns, places })
        };
        Lines {
            short: line(Arc::clone(&short), 32, "server-busy", 1),
            replays: line(short, 16, "server-busy", 4),
            advice: line(turns(1), 8, "server-busy", 4),
            reviews: line(turns(1), 8, "review-busy", 19),
            pictures: line(turns(1), 8, "preview-busy", 4),
            loads: turns(2),
        }
    }
}

/// A bounded line.
#[derive(Debug)]
pub(crate) struct Line {
    /// How many may be in line, those being worked on or read included. One network, of IPv6 a /48,
    /// may have half of the places.
    pub(crate) most: usize,
    /// What those are told who do not get a place, and when to come back.
    busy: &'static str,
    retry: Duration,
    turns: Arc<Semaphore>,
    /// Those in line, in order.
    places: watch::Sender<VecDeque<Holder>>,
}

#[derive(Clone, Copy, Debug)]
struct Holder {
    number: u64,
    network: Option<IpAddr>,
}

/// A place in line. It is given up when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    line: Arc<Line>,
    number: u64,
}

impl Line {
    /// Takes the last place; refused if there is none.
    pub(crate) fn take(self: &Arc<Line>, network: Option<IpAddr>) -> Result<Place, Problem> {
        let network = network.map(site);
        let mut taken = None;
        self.places.send_if_modified(|places| {
            let own = places.iter().filter(|each| each.network == network).count();
            let is_full = places.len() >= self.most;
            let has_too_many = network.is_some() && own >= self.most.div_ceil(2);
            if is_full || has_too_many {
                return false;
            }
            let number = places.back().map_or(0, |last| last.number + 1);
            places.push_back(Holder { number, network });
            taken = Some(number);
            true
        });
        let number = taken.ok_or_else(|| self.busy())?;
        Ok(Place { line: Arc::clone(self), number })
    }

    fn busy(&self) -> Problem {
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, self.busy).retry_after(self.retry)
    }

    /// How many are in line.
    #[cfg(test)]
    pub(crate) fn count(&self) -> usize {
        self.places.borrow().len()
    }

    /// Waits until so many are in line.
    #[cfg(test)]
    pub(crate) async fn until_in_line(&self, count: usize) {
        let mut places = self.places.subscribe();
        places.wait_for(|places| places.len() == count).await.expect("the server owns the sender");
    }
}

impl Place {
    /// How many come first.
    pub(crate) fn ahead(&self) -> usize {
        let places = self.line.places.borrow();
        places.iter().take_while(|each| each.number != self.number).count()
    }

    /// Waits for a turn to work.
    pub(crate) async fn turn(&self) -> Result<OwnedSemaphorePermit, Problem> {
        Arc::clone(&self.line.turns).acquire_owned().await.map_err(|_| Problem::stopping())
    }

    /// Sees a change whenever somebody comes or goes.
    pub(crate) fn changes(&self) -> Changes {
        Changes(self.line.places.subscribe())
    }
}

/// Tells when somebody comes or goes.
#[derive(Debug)]
pub(crate) struct Changes(watch::Receiver<VecDeque<Holder>>);

impl Changes {
    /// Waits for the next change; false if there will be none.
    pub(crate) async fn next(&mut self) -> bool {
        self.0.changed().await.is_ok()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.line.places.send_modify(|places| places.retain(|each| each.number != self.number));
    }
}

/// Asks work to end when the client that waits for it is gone.
struct HaltOnDrop(Halt);

impl Drop for HaltOnDrop {
    fn drop(&mut self) {
        self.0.halt();
    }
}

impl App {
    /// Runs work off the network threads when its turn in a line has come.
    ///
    /// If the future is dropped because the client has hung up, or if the server stops, the work is
    /// asked to end by its `Halt`. It keeps its place until it has ended.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        line: &Arc<Line>,
        client: &Client,
        work: impl FnOnce(&Halt) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        Ok(self.compute_in_place(line, client, work).await?.0)
    }

    /// The same, with the place in line, which the caller keeps as long as the result takes memory.
    pub(crate) async fn compute_in_place<T: Send + 'static>(
        &self,
        line: &Arc<Line>,
        client: &Client,
        work: impl FnOnce(&Halt) -> T + Send + 'static,
    ) -> Result<(T, Place), Problem> {
        let place = line.take(client.limited_network())?;
        let turn = place.turn().await?;
        let halt = HaltOnDrop(Halt::default());
        let halts = halt.0.clone();
        let mut work = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            (work(&halts), place)
        });
        let done = tokio::select! {
            done = &mut work => done,
            () = self.stops() => {
                halt.0.halt();
                work.await
            }
        };
        done.map_err(|_| Problem::fault())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_line_is_bounded_and_one_network_gets_half_of_it() {
        let network = |host: u8| Some(IpAddr::from([198, 51, 100, host]));
        let lines = Lines::default();
        let line = &lines.advice;
        let mut own: Vec<Place> = (0..4).map(|_| line.take(network(1)).unwrap()).collect();
        let refused = line.take(network(1)).unwrap_err();
        assert_eq!((refused.status.as_u16(), refused.phrase.key), (503, "server-busy"));
        assert!(refused.retry_after.is_some());
        let other: Vec<Place> = (0..4).map(|_| line.take(network(2)).unwrap()).collect();
        assert!(line.take(network(3)).is_err() && line.take(None).is_err(), "it is full");
        assert_eq!((own[3].ahead(), other[0].ahead()), (3, 4));
        drop(own.remove(0));
        assert_eq!(other[0].ahead(), 3);
        assert!(line.take(network(1)).is_ok());
    }

    #[tokio::test]
    async fn half_of_a_line_is_for_a_48_of_ipv6() {
        let network = |number: u16| Some(IpAddr::from([0x2001, 0xdb8, 1, number, 0, 0, 0, 0]));
        let lines = Lines::default();
        let line = &lines.advice;
        let _own: Vec<Place> = (0..4).map(|number| line.take(network(number)).unwrap()).collect();
        assert!(line.take(network(9)).is_err());
        assert!(line.take(Some(IpAddr::from([0x2001, 0xdb8, 2, 0, 0, 0, 0, 0]))).is_ok());
    }
}
