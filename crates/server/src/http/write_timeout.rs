//! A `TcpStream` that times out when the peer stops reading.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// How long a write may stall. WebSockets have a shorter timeout of their own, with a reason sent.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

/// How many bytes a client has to read for each second that it gets on top of that.
const SLOWEST: u64 = 4 * 1024;

/// A connection whose writes fail once the client has read nothing, or next to nothing, for
/// [`WRITE_TIMEOUT`]. Without it a client could hold a connection, with everything queued for it, for
/// as long as it likes.
#[derive(Debug)]
pub(crate) struct WriteTimeout {
    stream: TcpStream,
    /// Started when a write has to wait, until everything was written; mostly there is none.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl WriteTimeout {
    pub(crate) fn new(stream: TcpStream) -> WriteTimeout {
        WriteTimeout { stream, stalled: None }
    }

    /// The stream, which times out no more.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    /// Passes the result of a write on, or fails if the client reads too slowly.
    fn check_write(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if let (Poll::Ready(Ok(bytes)), Some(stalled)) = (&written, &mut self.stalled) {
            let until = extended(stalled.deadline(), Instant::now(), *bytes as u64);
            stalled.as_mut().reset(until);
        }
        self.wait(context, written)
    }

    /// The same for what ends when everything was written.
    fn check(
        &mut self,
        context: &mut Context<'_>,
        done: Poll<io::Result<()>>,
    ) -> Poll<io::Result<()>> {
        if done.is_ready() {
            self.stalled = None;
        }
        self.wait(context, done)
    }

    fn wait<T>(
        &mut self,
        context: &mut Context<'_>,
        result: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if result.is_ready() {
            return result;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

/// Until when a client has to read more, after it has read so much.
fn extended(until: Instant, now: Instant, bytes: u64) -> Instant {
    let earned = Duration::from_millis(bytes.saturating_mul(1000) / SLOWEST);
    (until + earned.min(WRITE_TIMEOUT)).min(now + WRITE_TIMEOUT)
}

impl AsyncRead for WriteTimeout {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WriteTimeout {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check_write(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.check_write(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.check(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.check(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long a client holds on that reads so many bytes every ten seconds.
    fn lasts(bytes: u64) -> u64 {
        let begun = Instant::now();
        let mut until = begun + WRITE_TIMEOUT;
        for seconds in (10..=1_000).step_by(10) {
            let now = begun + Duration::from_secs(seconds);
            if until < now {
                return seconds;
            }
            until = extended(until, now, bytes);
        }
        u64::MAX
    }

    #[test]
    fn a_few_bytes_now_and_then_are_not_enough() {
        assert_eq!(lasts(1), 20);
        assert_eq!(lasts(20 * 1024), 30);
        assert_eq!(lasts(40 * 1024), u64::MAX);
    }
}
