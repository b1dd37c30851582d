//! LISTEN and NOTIFY: what other nodes write. Reconnects by itself.

use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tokio_postgres::Notification;

use super::connection::Connection;
use super::target::Target;
use crate::{Change, StoreError};

/// The channel that [`super::columns`] notifies, and [`TOLD`].
const LISTEN: &str = "LISTEN sacbe; LISTEN sacbe_told";
/// The channel of messages between nodes; nodes of earlier versions do not listen to it.
pub(super) const TOLD: &str = "sacbe_told";
/// The pause between two attempts to connect.
const PAUSE: Duration = Duration::from_millis(250);

type Notifications = mpsc::UnboundedReceiver<Notification>;

/// Listens until aborted.
pub(super) async fn start(
    target: &Target,
    node: &str,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, StoreError> {
    let (target, node) = (target.clone(), node.to_owned());
    let mut listening = listen(&target).await?;
    Ok(tokio::spawn(async move {
        loop {
            let (_connection, received) = &mut listening;
            while let Some(notification) = received.recv().await {
                match notification.channel() {
                    TOLD => forward_told(notification.payload(), &node, &changes),
                    _ => forward(notification.payload(), &node, &changes),
                }
            }
            listening = listen_again(&target, &changes).await;
            // Notifications in between are lost. An error only means that there are no subscribers.
            let _no_subscribers = changes.send(Change::Lagged);
        }
    }))
}

async fn listen(target: &Target) -> Result<(Connection, Notifications), StoreError> {
    let (sender, received) = mpsc::unbounded_channel();
    let connection = Connection::listening(target, Some(sender)).await?;
    connection.run(LISTEN).await?;
    Ok((connection, received))
}

async fn listen_again(
    target: &Target,
    changes: &broadcast::Sender<Change>,
) -> (Connection, Notifications) {
    if let Ok(listening) = listen(target).await {
        return listening;
    }
    let _no_subscribers = changes.send(Change::Lost);
    loop {
        sleep(PAUSE).await;
        if let Ok(listening) = listen(target).await {
            return listening;
        }
    }
}

fn forward(payload: &str, own: &str, changes: &broadcast::Sender<Change>) {
    let mut lines = payload.lines().peekable();
    let node = lines.next().unwrap_or_default();
    if node == own {
        return;
    }
    if lines.peek().is_none() {
        let _no_subscribers = changes.send(Change::Released);
    }
    for line in lines {
        let _no_subscribers = changes.send(change(line, node).unwrap_or(Change::Lagged));
    }
}

fn forward_told(payload: &str, own: &str, changes: &broadcast::Sender<Change>) {
    let Some((node, text)) = payload.split_once('\n').filter(|(node, _)| *node != own) else {
        return;
    };
    let _no_subscribers =
        changes.send(Change::Told { text: text.to_owned(), node: node.to_owned() });
}

fn change(line: &str, node: &str) -> Option<Change> {
    let (version, table) = line.split_once(' ')?;
    let version = version.parse().ok()?;
    Some(Change::Changed { table: table.to_owned(), version, node: node.to_owned() })
}

/// The payloads of notifications: a line for the node, then one for each table. A node that stops
/// names no table. Postgres allows up to 8000 bytes each.
pub(super) fn payloads<'a>(
    node: &str,
    written: impl Iterator<Item = (&'a str, i64)>,
) -> Vec<String> {
    const MAX_BYTES: usize = 7_000;
    let mut payloads: Vec<String> = Vec::new();
    for (table, version) in written {
        let line = format!("\n{version} {table}");
        match payloads.last_mut().filter(|last| last.len() + line.len() <= MAX_BYTES) {
            Some(last) => last.push_str(&line),
            None => payloads.push(format!("{node}{line}")),
        }
    }
    payloads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_fit_and_reach_other_nodes() {
        let (changes, mut heard) = broadcast::channel(2_000);
        let tables: Vec<_> = (0..1_000).map(|number| format!("table-{number}")).collect();
        let payloads = payloads("a", tables.iter().map(|table| (table.as_str(), 7)));
        for payload in &payloads {
            assert!(payload.len() < 8_000);
            forward(payload, "a", &changes);
            forward(payload, "b", &changes);
        }
        for table in tables {
            let expected = Change::Changed { table, version: 7, node: "a".to_owned() };
            assert_eq!(heard.try_recv(), Ok(expected));
        }
        assert!(heard.is_empty());
    }

    #[test]
    fn a_node_without_tables_has_stopped() {
        let (changes, mut heard) = broadcast::channel(8);
        forward("a", "a", &changes);
        assert!(heard.is_empty());
        forward("a", "b", &changes);
        assert_eq!(heard.try_recv(), Ok(Change::Released));
    }

    #[test]
    fn an_unreadable_notification_means_that_something_was_missed() {
        let (changes, mut heard) = broadcast::channel(8);
        forward("a\nseven table", "b", &changes);
        assert_eq!(heard.try_recv(), Ok(Change::Lagged));
    }
}
