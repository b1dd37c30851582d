//! Reviews of finished games: computed while the client reads, and the latest are kept.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bots::Halt;
use catalog::AnyMatch;
use futures_util::stream;
use protocol::ReviewMessage;
use review::Settings;
use rules::{Refusal, Turn};
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::secret;
use crate::study::line::Place;

/// How many reviews are kept. One has up to half a megabyte.
const KEPT: usize = 32;

/// A game with more choices and chance events than this gets fewer playouts for each, so that nobody
/// can hold the queue for an hour.
const USUAL_EVENTS: usize = 800;

/// The finished reviews.
#[derive(Debug, Default)]
pub(crate) struct Reviews {
    /// By the hash of the record; the least recently used first.
    kept: Mutex<VecDeque<(Vec<u8>, Bytes)>>,
}

impl Reviews {
    fn find(&self, hash: &[u8]) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(each, _)| each == hash)?;
        let used = kept.remove(at)?;
        let done = used.1.clone();
        kept.push_back(used);
        Some(done)
    }

    fn keep(&self, hash: Vec<u8>, done: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(each, _)| *each != hash);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((hash, done));
    }
}

/// The stream of a review: one that is kept, or one that is computed while the client reads.
pub(crate) async fn stream(
    app: &Arc<App>,
    caller: &Caller,
    record: String,
) -> Result<Response, Problem> {
    let hash = secret::hash("sacbe review", record.as_bytes()).to_vec();
    if let Some(done) = app.reviews.find(&hash) {
        return Ok(lines(Body::from(done)));
    }
    let load = move |_: &Halt| finished(&record);
    let played = app.compute(&app.lines.short, &caller.client, load).await??;
    let place = app.lines.reviews.take(caller.client.limited_network())?;
    let language = caller.language;
    let (sender, receiver) = mpsc::unbounded_channel();
    let work = Work { app: Arc::clone(app), place, sender, hash, language };
    tokio::spawn(work.run(played));
    let next = |mut receiver: mpsc::UnboundedReceiver<Bytes>| async {
        receiver.recv().await.map(|line| (Ok::<_, std::convert::Infallible>(line), receiver))
    };
    Ok(lines(Body::from_stream(stream::unfold(receiver, next))))
}

/// The match of a record, if its game is over.
fn finished(record: &str) -> Result<Box<dyn AnyMatch>, Problem> {
    let played = catalog::load(record)?;
    match played.turn() {
        Turn::Over => Ok(played),
        Turn::Seat(_) | Turn::Chance => Err(Refusal::new("review-unfinished").into()),
    }
}

fn lines(body: Body) -> Response {
    ([(CONTENT_TYPE, "application/x-ndjson")], body).into_response()
}

/// A review that somebody waits for.
struct Work {
    app: Arc<App>,
    place: Place,
    /// Closed when the client is gone. Not bounded, so that a slow reader does not hold the turn; a
    /// game has a bounded number of lines.
    sender: mpsc::UnboundedSender<Bytes>,
    hash: Vec<u8>,
    language: usize,
}

impl Work {
    async fn run(self, played: Box<dyn AnyMatch>) {
        let Some(turn) = self.wait().await else { return };
        let halt = Halt::default();
        let ends =
            tokio::spawn(halt_when_gone(Arc::clone(&self.app), self.sender.clone(), halt.clone()));
        // The permits belong to the work: a client that gives up does not make room for more before
        // the work has ended.
        let computed = tokio::task::spawn_blocking(move || {
            self.compute(&*played, halt);
            drop((self.place, turn));
        });
        if computed.await.is_err() {
            tracing::error!("a review panicked");
        }
        ends.abort();
    }

    /// Waits for its turn, and tells how many come first. None if the client is gone.
    async fn wait(&self) -> Option<OwnedSemaphorePermit> {
        let mut line = self.place.changes();
        let mut turn = pin!(self.place.turn());
        let mut told = 0;
        loop {
            let ahead = self.place.ahead();
            if ahead != told {
                self.tell(&ReviewMessage::Queued { ahead });
                told = ahead;
            }
            tokio::select! {
                biased;
                () = self.sender.closed() => return None,
                () = self.app.stops() => {
                    self.fail(&Problem::stopping());
                    return None;
                }
                turn = &mut turn => return turn.ok(),
                is_open = line.next() => is_open.then_some(())?,
            }
        }
    }

    fn compute(&self, played: &dyn AnyMatch, halt: Halt) {
        let of = review::events(played);
        let (game, players) = (played.name().to_owned(), played.players());
        let actions = played.record().actions().count();
        self.tell(&ReviewMessage::Started { game, players, actions, of });
        let playouts = playouts(self.app.config.review_playouts, of);
        let settings = Settings { playouts, halt, ..Settings::default() };
        let mut progress = |progress| self.tell(&ReviewMessage::Progress(progress));
        match review::review(played, &settings, &mut progress) {
            Ok(reviewed) => {
                let done = written(&ReviewMessage::Done { review: Box::new(reviewed.review) });
                self.app.reviews.keep(self.hash.clone(), done.clone());
                let _ = self.sender.send(done);
            }
            Err(_) => self.fail(&Problem::stopping()),
        }
    }

    fn tell(&self, message: &ReviewMessage) {
        // A client that is gone is noticed by `halt_when_gone`.
        let _ = self.sender.send(written(message));
    }

    fn fail(&self, problem: &Problem) {
        let protocol::Problem { code, args, message, .. } =
            problem.tell(self.app.phrases(self.language));
        self.tell(&ReviewMessage::Failed { code, args, message });
    }
}

/// Ends a review when its client is gone or the server stops.
async fn halt_when_gone(app: Arc<App>, sender: mpsc::UnboundedSender<Bytes>, halt: Halt) {
    tokio::select! {
        () = sender.closed() => {}
        () = app.stops() => {}
    }
    halt.halt();
}

/// How many playouts every event gets in a game with this many.
fn playouts(usual: u32, events: usize) -> u32 {
    let all = usize::try_from(usual).unwrap_or(usize::MAX).saturating_mul(USUAL_EVENTS);
    u32::try_from(all / events.max(1)).unwrap_or(u32::MAX).clamp(1, usual.max(1))
}

fn written(message: &ReviewMessage) -> Bytes {
    let mut line = serde_json::to_vec(message).expect("a review can be written as JSON");
    line.push(b'\n');
    line.into()
}

#[cfg(test)]
mod tests {
    use super::{Bytes, KEPT, Reviews, USUAL_EVENTS, playouts};

    #[test]
    fn the_least_recently_used_review_is_dropped() {
        let reviews = Reviews::default();
        let hash = |number: usize| number.to_le_bytes().to_vec();
        for number in 0..KEPT {
            reviews.keep(hash(number), Bytes::from_static(b"{}"));
        }
        assert!(reviews.find(&hash(0)).is_some(), "used again");
        reviews.keep(hash(KEPT), Bytes::from_static(b"{}"));
        assert!(reviews.find(&hash(0)).is_some() && reviews.find(&hash(1)).is_none());
    }

    #[test]
    fn a_very_long_game_gets_fewer_playouts_for_each_choice() {
        assert_eq!(playouts(3_000, 0), 3_000);
        assert_eq!(playouts(3_000, USUAL_EVENTS), 3_000);
        assert_eq!(playouts(3_000, 2 * USUAL_EVENTS), 1_500);
        assert_eq!(playouts(3_000, usize::MAX), 1);
    }
}
