//! The frames of a WebSocket on a TCP stream.
//!
//! A library reads frames and answers pings. What the server sends is written here, straight from the
//! text that all sockets share: the library would copy it into a buffer of each connection, which
//! stays as large as the largest message that was ever sent there.

use std::io::{self, IoSlice, Read, Write};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Bytes;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tungstenite::error::CapacityError;
use tungstenite::protocol::{CloseFrame, Role, WebSocketConfig, WebSocketContext};
use tungstenite::{Error, Message, Utf8Bytes};

/// Size of the buffer that every connection reads into; requests are short.
const READ_BUFFER: usize = 1024;

/// How many messages are written at once.
const AT_ONCE: usize = 8;

/// How many bytes may be read for a message, as a multiple of the largest message: a message can
/// come in many small pieces, but not in endless empty ones.
const MAX_OVERHEAD: usize = 8;

/// A WebSocket on the side of the server.
#[derive(Debug)]
pub(super) struct Wire {
    stream: TcpStream,
    frames: WebSocketContext,
    /// What the system did not take yet; mostly nothing.
    unsent: Vec<u8>,
    /// How many bytes may still be read before a message is complete.
    allowance: usize,
    largest_message: usize,
}

impl Wire {
    /// Continues a connection that was upgraded, of which these bytes were read already.
    pub(super) fn new(stream: TcpStream, read: &[u8], largest_message: usize) -> Wire {
        let config = WebSocketConfig::default()
            .read_buffer_size(READ_BUFFER)
            // The library writes only control frames, at once.
            .write_buffer_size(0)
            .max_message_size(Some(largest_message))
            .max_frame_size(Some(largest_message));
        let frames =
            WebSocketContext::from_partially_read(read.to_vec(), Role::Server, Some(config));
        let (unsent, allowance) = (Vec::new(), MAX_OVERHEAD * largest_message);
        Wire { stream, frames, unsent, allowance, largest_message }
    }

    /// The next message; none when the connection has ended. Dropping the future loses nothing.
    pub(super) async fn next(&mut self) -> Option<Result<Message, Error>> {
        let Wire { stream, frames, allowance, .. } = self;
        let read = std::future::poll_fn(|context| {
            ready_unless_blocked(frames.read(&mut Polled { stream, context, allowance }))
        });
        match read.await {
            Err(Error::ConnectionClosed | Error::AlreadyClosed) => None,
            Err(Error::Io(error)) if error.kind() == io::ErrorKind::FileTooLarge => {
                let (size, max_size) = (MAX_OVERHEAD * self.largest_message, self.largest_message);
                Some(Err(CapacityError::MessageTooLong { size, max_size }.into()))
            }
            other => {
                self.allowance = MAX_OVERHEAD * self.largest_message;
                Some(other)
            }
        }
    }

    /// Sends messages. If the future is dropped, what is left goes out before anything else.
    pub(super) async fn send(
        &mut self,
        messages: impl IntoIterator<Item = Utf8Bytes>,
    ) -> Result<(), Error> {
        // The answer to a ping may be written in part.
        self.flush().await?;
        let mut messages = messages.into_iter().peekable();
        while messages.peek().is_some() {
            self.write(&std::array::from_fn(|_| messages.next().map(Frame::of)))?;
            if !self.unsent.is_empty() {
                self.flush().await?;
            }
        }
        Ok(())
    }

    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.control(Message::Ping(Bytes::new())).await
    }

    pub(super) async fn close(&mut self, reason: CloseFrame) -> Result<(), Error> {
        self.control(Message::Close(Some(reason))).await
    }

    /// Reads and drops what comes, whatever it is, until the client has closed.
    pub(super) async fn drain(&mut self) {
        let mut bytes = [0; READ_BUFFER];
        while matches!(self.stream.read(&mut bytes).await, Ok(read) if read > 0) {}
    }

    async fn control(&mut self, message: Message) -> Result<(), Error> {
        self.flush().await?;
        let Wire { stream, frames, allowance, .. } = self;
        let mut message = Some(message);
        std::future::poll_fn(|context| {
            let mut stream = Polled { stream, context, allowance };
            // A frame that cannot be written now is kept, and written by `flush`.
            match message.take().map(|message| frames.write(&mut stream, message)) {
                Some(Err(error)) if !is_blocked(&error) => Poll::Ready(Err(error)),
                Some(_) | None => ready_unless_blocked(frames.flush(&mut stream)),
            }
        })
        .await
    }

    /// Writes frames as far as the system takes them, with one call; the rest waits for `flush`.
    fn write(&mut self, batch: &[Option<Frame>; AT_ONCE]) -> io::Result<()> {
        let mut slices = [IoSlice::new(&[]); 2 * AT_ONCE];
        for (pair, frame) in slices.chunks_exact_mut(2).zip(batch.iter().flatten()) {
            pair[0] = IoSlice::new(frame.header());
            pair[1] = IoSlice::new(frame.message.as_bytes());
        }
        let used = 2 * batch.iter().flatten().count();
        let mut rest = &mut slices[..used];
        let written = match self.stream.try_write_vectored(rest) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
            written => written?,
        };
        IoSlice::advance_slices(&mut rest, written);
        for slice in rest.iter() {
            self.unsent.extend_from_slice(slice);
        }
        Ok(())
    }

    /// Waits until everything is written.
    async fn flush(&mut self) -> Result<(), Error> {
        std::future::poll_fn(|context| self.poll_flush(context)).await
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        while !self.unsent.is_empty() {
            let written = ready!(Pin::new(&mut self.stream).poll_write(context, &self.unsent))?;
            if written == 0 {
                return Poll::Ready(Err(io::Error::from(io::ErrorKind::WriteZero).into()));
            }
            self.unsent.drain(..written);
        }
        self.unsent = Vec::new();
        let allowance = &mut self.allowance;
        let mut stream = Polled { stream: &mut self.stream, context, allowance };
        ready_unless_blocked(self.frames.flush(&mut stream))
    }
}

/// A message with the header of its frame.
struct Frame {
    header: [u8; 10],
    length: usize,
    message: Utf8Bytes,
}

/// The first byte of a text message in one frame (RFC 6455, 5.2).
const TEXT: u8 = 0x81;

impl Frame {
    fn of(message: Utf8Bytes) -> Frame {
        let mut header = [TEXT, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let size = message.len();
        let length = match (u8::try_from(size), u16::try_from(size)) {
            (Ok(size @ ..126), _) => {
                header[1] = size;
                2
            }
            (_, Ok(size)) => {
                header[1] = 126;
                header[2..4].copy_from_slice(&size.to_be_bytes());
                4
            }
            (_, Err(_)) => {
                header[1] = 127;
                header[2..].copy_from_slice(&(size as u64).to_be_bytes());
                10
            }
        };
        Frame { header, length, message }
    }

    fn header(&self) -> &[u8] {
        &self.header[..self.length]
    }
}

/// A stream as the library wants it: an operation that would have to wait fails, and the task is
/// woken when it is worth another try.
struct Polled<'a, 'b> {
    stream: &'a mut TcpStream,
    context: &'a mut Context<'b>,
    allowance: &'a mut usize,
}

impl Read for Polled<'_, '_> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let mut buffer = ReadBuf::new(bytes);
        match Pin::new(&mut *self.stream).poll_read(self.context, &mut buffer) {
            Poll::Ready(Err(error)) => Err(error),
            Poll::Ready(Ok(())) => {
                let read = buffer.filled().len();
                let left = self.allowance.checked_sub(read);
                *self.allowance = left.ok_or(io::ErrorKind::FileTooLarge)?;
                Ok(read)
            }
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }
}

impl Write for Polled<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match Pin::new(&mut *self.stream).poll_write(self.context, bytes) {
            Poll::Ready(written) => written,
            Poll::Pending => Err(io::ErrorKind::WouldBlock.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn is_blocked(error: &Error) -> bool {
    matches!(error, Error::Io(error) if error.kind() == io::ErrorKind::WouldBlock)
}

fn ready_unless_blocked<T>(done: Result<T, Error>) -> Poll<Result<T, Error>> {
    match done {
        Err(error) if is_blocked(&error) => Poll::Pending,
        other => Poll::Ready(other),
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{FutureExt as _, StreamExt as _};
    use tokio::io::AsyncWriteExt as _;
    use tokio::net::TcpListener;
    use tokio_tungstenite::WebSocketStream;

    use super::*;

    #[test]
    fn the_header_says_how_long_a_message_is() {
        let header = |size: usize| Frame::of("x".repeat(size).into()).header().to_vec();
        assert_eq!(header(0), [TEXT, 0]);
        assert_eq!(header(125), [TEXT, 125]);
        assert_eq!(header(126), [TEXT, 126, 0, 126]);
        assert_eq!(header(255), [TEXT, 126, 0, 255]);
        assert_eq!(header(65_535), [TEXT, 126, 0xff, 0xff]);
        assert_eq!(header(65_536), [TEXT, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }

    async fn connected() -> (Wire, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        (Wire::new(server, &[], 1024), client)
    }

    async fn client(stream: TcpStream) -> WebSocketStream<TcpStream> {
        let config = WebSocketConfig::default().max_frame_size(None).max_message_size(None);
        WebSocketStream::from_raw_socket(stream, Role::Client, Some(config)).await
    }

    /// The next text.
    async fn heard(client: &mut WebSocketStream<TcpStream>) -> String {
        loop {
            if let Message::Text(text) = client.next().await.unwrap().unwrap() {
                return text.to_string();
            }
        }
    }

    /// Messages that are far larger than what the system takes at once, with pings between them.
    #[tokio::test]
    async fn everything_arrives_in_order_however_slowly_it_is_read() {
        let (mut wire, stream) = connected().await;
        let texts: Vec<String> =
            (0..40_u8).map(|number| number.to_string().repeat(50_000)).collect();
        let expected = texts.clone();
        let reading = tokio::spawn(async move {
            let mut client = client(stream).await;
            for text in expected {
                assert_eq!(heard(&mut client).await, text);
            }
        });
        for part in texts.chunks(20) {
            wire.send(part.iter().map(|text| text.as_str().into())).await.unwrap();
            wire.ping().await.unwrap();
        }
        reading.await.unwrap();
    }

    /// A client that sends pieces of a message without end, each of them empty.
    #[tokio::test]
    async fn a_message_has_to_end_some_time() {
        let (mut wire, mut client) = connected().await;
        let sending = tokio::spawn(async move {
            // Masked with zeros: the first piece of a text, then more and more of it.
            let first = [0x01, 0x80, 0, 0, 0, 0];
            let more = [0x00, 0x80, 0, 0, 0, 0].repeat(1_000);
            let mut sent = client.write_all(&first).await;
            while sent.is_ok() {
                sent = client.write_all(&more).await;
            }
        });
        let ended = wire.next().await;
        assert!(matches!(ended, Some(Err(Error::Capacity(_)))), "{ended:?}");
        drop(wire);
        sending.await.unwrap();
    }

    /// A message that was given up in the middle is finished before the next one begins.
    #[tokio::test]
    async fn a_message_is_never_cut_short() {
        let (mut wire, stream) = connected().await;
        let large = "x".repeat(16 << 20);
        let sent = wire.send([large.as_str().into()]).now_or_never();
        assert!(sent.is_none(), "nobody reads yet");
        let reading = tokio::spawn(async move {
            let mut client = client(stream).await;
            (heard(&mut client).await.len(), heard(&mut client).await)
        });
        wire.send(["end".into()]).await.unwrap();
        assert_eq!(reading.await.unwrap(), (16 << 20, "end".to_owned()));
    }
}
