//! A large answer, which keeps its place in line until the client has read it.
//!
//! It is handed to the connection in parts, and the connection takes the next part when the client
//! has read the one before. So the memory of all answers that nobody reads is bounded by the line.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bots::Halt;
use hyper::body::{Frame, SizeHint};
use serde::Serialize;
use tokio::time::Instant;

use crate::http::client::Client;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::study::line::{Line, Place};

/// The size of a part.
const PART: usize = 64 * 1024;

/// What a client may take besides reading: a slow connection begins slowly.
const GRACE: Duration = Duration::from_secs(20);

/// How fast a client has to read on average, in bytes per second.
const SLOWEST: f64 = 32.0 * 1024.0;

/// How long a client may take to read so many bytes of an answer.
pub(super) fn allowed(bytes: usize) -> Duration {
    #[expect(clippy::cast_precision_loss, reason = "an answer has less than 2^53 bytes")]
    let reading = Duration::try_from_secs_f64(bytes as f64 / SLOWEST).unwrap_or_default();
    GRACE + reading
}

impl App {
    /// Answers with JSON that is made off the network threads when its turn in a line has come.
    pub(crate) async fn answer<T: Serialize + 'static>(
        &self,
        line: &Arc<Line>,
        client: &Client,
        work: impl FnOnce(&Halt) -> Result<T, Problem> + Send + 'static,
    ) -> Result<Response, Problem> {
        let written =
            move |halt: &Halt| serde_json::to_vec(&work(halt)?).map_err(|_| Problem::fault());
        self.answer_bytes(line, client, "application/json", written).await
    }

    /// The same for other content.
    pub(crate) async fn answer_bytes(
        &self,
        line: &Arc<Line>,
        client: &Client,
        content_type: &'static str,
        work: impl FnOnce(&Halt) -> Result<Vec<u8>, Problem> + Send + 'static,
    ) -> Result<Response, Problem> {
        let (made, place) = self.compute_in_place(line, client, work).await?;
        let body = Body::new(Answer::new(made?.into(), place));
        Ok(([(CONTENT_TYPE, content_type)], body).into_response())
    }
}

/// The body of an answer.
#[derive(Debug)]
pub(super) struct Answer {
    left: Bytes,
    begun: Instant,
    taken: usize,
    _place: Place,
}

impl Answer {
    pub(super) fn new(left: Bytes, place: Place) -> Answer {
        Answer { left, begun: Instant::now(), taken: 0, _place: place }
    }

    /// The next part. Copied, because a part of the answer would keep all of it in memory.
    fn part(&mut self) -> io::Result<Bytes> {
        if self.begun.elapsed() > allowed(self.taken) {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let part = self.left.split_to(self.left.len().min(PART));
        self.taken += part.len();
        Ok(Bytes::copy_from_slice(&part))
    }
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        if self.left.is_empty() {
            return Poll::Ready(None);
        }
        Poll::Ready(Some(self.part().map(Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        self.left.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::*;
    use crate::study::line::Lines;

    async fn next(answer: &mut Answer) -> Option<io::Result<Bytes>> {
        let frame = poll_fn(|context| Pin::new(&mut *answer).poll_frame(context)).await?;
        Some(frame.map(|frame| frame.into_data().unwrap()))
    }

    fn answer(lines: &Lines, size: usize) -> Answer {
        Answer::new(vec![7; size].into(), lines.short.take(None).unwrap())
    }

    #[tokio::test]
    async fn an_answer_keeps_its_place_until_it_is_read() {
        let lines = Lines::default();
        let mut long = answer(&lines, 2 * PART + 1);
        for (size, is_end) in [(PART, false), (PART, false), (1, true)] {
            assert_eq!(lines.short.count(), 1);
            assert_eq!(next(&mut long).await.unwrap().unwrap().len(), size);
            assert_eq!(long.is_end_stream(), is_end);
        }
        assert!(next(&mut long).await.is_none());
        drop(long);
        assert_eq!(lines.short.count(), 0);
    }

    #[tokio::test]
    async fn who_reads_too_slowly_is_cut_off() {
        let lines = Lines::default();
        let mut long = answer(&lines, 100 * PART);
        for _ in 0..20 {
            long.begun = Instant::now() - allowed(long.taken) + Duration::from_secs(10);
            assert!(next(&mut long).await.unwrap().is_ok());
        }
        // A part may take two seconds.
        assert_eq!(allowed(PART), GRACE + Duration::from_secs(2));
        long.begun = Instant::now() - allowed(long.taken) - Duration::from_millis(1);
        let cut = next(&mut long).await.unwrap().unwrap_err();
        assert_eq!(cut.kind(), io::ErrorKind::TimedOut);
    }
}
