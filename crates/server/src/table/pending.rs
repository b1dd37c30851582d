//! Deliveries that wait until a write is durable.
//!
//! Every write of a room has a number. What clients are to be told is queued behind the latest
//! write, and sent when that write and all before it are durable. So nothing is sent too early, and
//! nothing overtakes anything else.

use std::collections::VecDeque;
use std::sync::Arc;

use tokio::sync::oneshot;
use tungstenite::Utf8Bytes;

use crate::table::outbox::{CloseReason, Outbox};
use crate::table::request::{ClientRequest, Grant};

/// The writes in flight, and the deliveries that wait for them.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// The number of the last write that was submitted.
    started: u64,
    /// All writes up to this number have finished.
    finished: u64,
    /// Later writes that have finished as well: a full store refuses a write while earlier ones are
    /// still queued.
    finished_early: Vec<u64>,
    /// In the order of sending, each with the number of the write that it waits for.
    queue: VecDeque<(u64, Delivery)>,
}

/// Something to send once a write is durable.
#[derive(Debug)]
pub(crate) enum Delivery {
    /// The news of the write itself. If the write fails the news is dropped: reloading the table
    /// sends every listener a whole view.
    News(Arc<Outbox>, Utf8Bytes),
    /// The answer to the request that caused the write.
    Grant(Grant),
    /// Any other message. If the write fails, the socket is closed and the client resyncs.
    Message(Arc<Outbox>, Utf8Bytes),
    /// Wakes a task that waits for the write. If the write fails, the sender is dropped.
    Signal(oneshot::Sender<()>),
}

impl Pending {
    /// Starts a write and queues what it is followed by. Returns its number.
    pub(crate) fn start(
        &mut self,
        news: impl IntoIterator<Item = (Arc<Outbox>, Utf8Bytes)>,
        grant: Option<Grant>,
    ) -> u64 {
        self.started += 1;
        let write = self.started;
        let news = news.into_iter().map(|(outbox, frame)| Delivery::News(outbox, frame));
        let deliveries = news.chain(grant.map(Delivery::Grant));
        self.queue.extend(deliveries.map(|delivery| (write, delivery)));
        write
    }

    /// Sends a delivery as soon as every write that was started before it is durable.
    pub(crate) fn deliver(&mut self, delivery: Delivery) {
        if self.is_idle() {
            delivery.send();
        } else {
            self.queue.push_back((self.started, delivery));
        }
    }

    /// Whether no write is in flight.
    pub(crate) fn is_idle(&self) -> bool {
        self.started == self.finished
    }

    /// A write is durable: sends what waited for it.
    pub(crate) fn stored(&mut self, write: u64) {
        self.finish(write, Delivery::send);
    }

    /// A write has failed. Returns the request that caused it, if any.
    pub(crate) fn failed(&mut self, write: u64) -> Option<Box<ClientRequest>> {
        let mut request = None;
        self.finish(write, |delivery| match delivery {
            Delivery::News(..) | Delivery::Signal(_) => {}
            Delivery::Grant(grant) => request = Some(grant.request),
            Delivery::Message(outbox, _) => outbox.close(CloseReason::Resync),
        });
        request
    }

    /// Notes the end of a write and takes what waited for it out of the queue, in order.
    fn finish(&mut self, write: u64, mut take: impl FnMut(Delivery)) {
        if write != self.finished + 1 {
            self.finished_early.push(write);
            let queue = std::mem::take(&mut self.queue);
            let (ready, others) = queue.into_iter().partition(|(number, _)| *number == write);
            self.queue = others;
            let ready: VecDeque<_> = ready;
            return ready.into_iter().for_each(|(_, delivery)| take(delivery));
        }
        self.finished = write;
        let is_next = |number: &u64, finished: u64| *number == finished + 1;
        while let Some(index) =
            self.finished_early.iter().position(|number| is_next(number, self.finished))
        {
            self.finished_early.swap_remove(index);
            self.finished += 1;
        }
        while self.queue.front().is_some_and(|(number, _)| *number <= self.finished)
            && let Some((_, delivery)) = self.queue.pop_front()
        {
            take(delivery);
        }
    }
}

impl Delivery {
    fn send(self) {
        match self {
            Delivery::News(outbox, frame) | Delivery::Message(outbox, frame) => outbox.push(frame),
            Delivery::Grant(grant) => grant.send(),
            // The task may be gone.
            Delivery::Signal(signal) => drop(signal.send(())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(outbox: &Arc<Outbox>, text: &'static str) -> (Arc<Outbox>, Utf8Bytes) {
        (Arc::clone(outbox), text.into())
    }

    fn message(outbox: &Arc<Outbox>, text: &'static str) -> Delivery {
        Delivery::Message(Arc::clone(outbox), text.into())
    }

    fn sent(outbox: &Outbox) -> Vec<String> {
        outbox.take().0.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn without_writes_a_message_is_sent_at_once() {
        let (mut pending, outbox) = (Pending::default(), Arc::default());
        pending.deliver(message(&outbox, "a"));
        assert_eq!(sent(&outbox), ["a"]);
    }

    #[test]
    fn everything_is_sent_in_order_when_its_write_is_durable() {
        let (mut pending, outbox) = (Pending::default(), Arc::default());
        let first = pending.start([news(&outbox, "first")], None);
        pending.deliver(message(&outbox, "after first"));
        let second = pending.start([news(&outbox, "second")], None);
        pending.deliver(message(&outbox, "after second"));
        assert_eq!(sent(&outbox), [""; 0]);
        pending.stored(first);
        assert_eq!(sent(&outbox), ["first", "after first"]);
        assert!(!pending.is_idle());
        pending.stored(second);
        assert_eq!(sent(&outbox), ["second", "after second"]);
        assert!(pending.is_idle());
    }

    #[test]
    fn news_of_a_failed_write_is_dropped_and_messages_after_it_close_their_sockets() {
        let (mut pending, player, other) = (Pending::default(), Arc::default(), Arc::default());
        let write = pending.start([news(&player, "news")], None);
        pending.deliver(message(&other, "after"));
        assert!(pending.failed(write).is_none());
        assert_eq!(player.take(), (VecDeque::new(), None));
        assert_eq!(other.take(), (VecDeque::new(), Some(CloseReason::Resync)));
    }

    #[test]
    fn a_write_that_is_refused_at_once_does_not_release_the_one_before() {
        let (mut pending, outbox) = (Pending::default(), Arc::default());
        let queued = pending.start([news(&outbox, "queued")], None);
        let refused = pending.start([news(&outbox, "refused")], None);
        assert!(pending.failed(refused).is_none());
        assert_eq!(sent(&outbox), [""; 0]);
        pending.deliver(message(&outbox, "after"));
        pending.stored(queued);
        assert_eq!(sent(&outbox), ["queued", "after"]);
        assert!(pending.is_idle());
    }
}
