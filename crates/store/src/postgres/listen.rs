//! What other nodes write.

use std::time::Duration;

use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio::time::sleep;
use tokio_postgres::{Config, Notification};

use super::link::Link;
use crate::{Change, StoreError};

/// The channel has the name that [`super::news`] notifies.
const LISTEN: &str = "LISTEN sacbe";
const PAUSE: Duration = Duration::from_millis(250);

type Heard = mpsc::UnboundedReceiver<Notification>;

/// Listens until aborted.
pub(super) async fn start(
    config: &Config,
    node: &str,
    changes: broadcast::Sender<Change>,
) -> Result<JoinHandle<()>, StoreError> {
    let (config, node) = (config.clone(), node.to_owned());
    let mut listening = listen(&config).await?;
    Ok(tokio::spawn(async move {
        loop {
            let (_link, heard) = &mut listening;
            while let Some(told) = heard.recv().await {
                pass_on(told.payload(), &node, &changes);
            }
            listening = listen_again(&config, &changes).await;
            // Nobody knows what was said meanwhile. Without subscribers nobody cares.
            let _unheard = changes.send(Change::Lagged);
        }
    }))
}

async fn listen(config: &Config) -> Result<(Link, Heard), StoreError> {
    let (heard, hearing) = mpsc::unbounded_channel();
    let link = Link::hearing(config, Some(heard)).await?;
    link.run(LISTEN).await?;
    Ok((link, hearing))
}

async fn listen_again(config: &Config, changes: &broadcast::Sender<Change>) -> (Link, Heard) {
    if let Ok(listening) = listen(config).await {
        return listening;
    }
    let _unheard = changes.send(Change::Lost);
    loop {
        sleep(PAUSE).await;
        if let Ok(listening) = listen(config).await {
            return listening;
        }
    }
}

fn pass_on(payload: &str, own: &str, changes: &broadcast::Sender<Change>) {
    let mut lines = payload.lines().peekable();
    let node = lines.next().unwrap_or_default();
    if node == own {
        return;
    }
    if lines.peek().is_none() {
        let _unheard = changes.send(Change::Released);
    }
    for line in lines {
        let _unheard = changes.send(change(line, node).unwrap_or(Change::Lagged));
    }
}

fn change(line: &str, node: &str) -> Option<Change> {
    let (version, table) = line.split_once(' ')?;
    let version = version.parse().ok()?;
    Some(Change::Changed { table: table.to_owned(), version, node: node.to_owned() })
}

/// What to notify of: a line for the node, then one for each table; a node that leaves names none.
/// The database takes up to 8000 bytes at a time.
pub(super) fn payloads<'a>(
    node: &str,
    written: impl Iterator<Item = (&'a str, i64)>,
) -> Vec<String> {
    const MOST: usize = 7_000;
    let mut payloads: Vec<String> = Vec::new();
    for (table, version) in written {
        let line = format!("\n{version} {table}");
        match payloads.last_mut().filter(|last| last.len() + line.len() <= MOST) {
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
    fn what_is_told_is_heard_by_others_and_fits() {
        let (changes, mut heard) = broadcast::channel(2_000);
        let tables: Vec<_> = (0..1_000).map(|number| format!("table-{number}")).collect();
        let payloads = payloads("a", tables.iter().map(|table| (table.as_str(), 7)));
        for payload in &payloads {
            assert!(payload.len() < 8_000);
            pass_on(payload, "a", &changes);
            pass_on(payload, "b", &changes);
        }
        for table in tables {
            let expected = Change::Changed { table, version: 7, node: "a".to_owned() };
            assert_eq!(heard.try_recv(), Ok(expected));
        }
        assert!(heard.is_empty());
    }

    #[test]
    fn a_node_alone_has_left() {
        let (changes, mut heard) = broadcast::channel(8);
        pass_on("a", "a", &changes);
        assert!(heard.is_empty());
        pass_on("a", "b", &changes);
        assert_eq!(heard.try_recv(), Ok(Change::Released));
    }

    #[test]
    fn what_cannot_be_read_may_have_been_anything() {
        let (changes, mut heard) = broadcast::channel(8);
        pass_on("a\nseven table", "b", &changes);
        assert_eq!(heard.try_recv(), Ok(Change::Lagged));
    }
}
