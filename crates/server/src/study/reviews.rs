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
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::secret;
use crate::study::answer::Answer;
use crate::study::line::Place;

/// How many reviews are kept. One has up to half a megabyte.
const KEPT: usize = 32;

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
    let reading = app.lines.replays.take(caller.client.limited_network())?;
    if let Some(done) = app.reviews.find(&hash) {
        return Ok(lines(Body::new(Answer::new(done, reading))));
    }
    let load = move |_: &Halt| study::finished(&record);
    let played = app.compute(&app.lines.short, &caller.client, load).await??;
    let place = app.lines.reviews.take(caller.client.limited_network())?;
    let language = caller.language;
    let (sender, receiver) = mpsc::unbounded_channel();
    let work = Work { app: Arc::clone(app), place, sender, hash, language };
    tokio::spawn(work.run(played));
    let next = |(mut receiver, reading): (mpsc::UnboundedReceiver<Bytes>, Place)| async {
        let line = receiver.recv().await?;
        Some((Ok::<_, std::convert::Infallible>(line), (receiver, reading)))
    };
    Ok(lines(Body::from_stream(stream::unfold((receiver, reading), next))))
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
        let usual = self.app.config.review_playouts;
        match study::review(played, usual, halt, |message| self.tell(message)) {
            Ok(done) => {
                let done = written(&done);
                self.app.reviews.keep(self.hash.clone(), done.clone());
                let _ = self.sender.send(done);
            }
            Err(study::Stopped) => self.fail(&Problem::stopping()),
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

fn written(message: &ReviewMessage) -> Bytes {
    let mut line = serde_json::to_vec(message).expect("a review can be written as JSON");
    line.push(b'\n');
    line.into()
}

#[cfg(test)]
mod tests {
    use super::{Bytes, KEPT, Reviews};

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
}
