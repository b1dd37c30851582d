//! Turn notices by webhook and e-mail, at most one of each for a turn. Retries with backoff are here.

mod mail; // sends to a player's mailbox
mod webhook; // posts to the operator's URL

use std::sync::Arc;
use std::time::Duration;

use protocol::Moment;
use store::NewNotice;
use tables::{Notice, Table};

use crate::operations::app::App;
use crate::operations::clock;

/// How often the store is checked for notices to retry, and for those another node left.
const INTERVAL: Duration = Duration::from_secs(5);

/// How many notices are claimed at once.
const BATCH: u32 = 16;

/// How often sending is retried.
const MAX_RETRIES: u32 = 5;

/// The pause before the first retry, in milliseconds; it doubles each time.
const FIRST_PAUSE: i64 = 10_000;

/// How a notice is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Webhook,
    Mail,
}

/// The result of sending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// It arrived, or may have: it is not sent again.
    Maybe,
    /// It certainly did not arrive.
    No,
    /// Nobody wants it, or it is outdated.
    Unwanted,
}

/// A notice with what it says.
#[derive(Debug)]
struct TurnNotice {
    notice: Notice,
    game: String,
    name: String,
    link: String,
}

/// The notices of a turn, one for each channel in use.
pub(crate) fn new(app: &App, notice: &Notice, now: Moment) -> Vec<NewNotice> {
    let Ok(body) = serde_json::to_string(notice) else { return Vec::new() };
    let config = &app.config.notices;
    let channels =
        [(config.webhook.is_some(), Channel::Webhook), (config.smtp.is_some(), Channel::Mail)];
    let new = |channel: Channel| NewNotice {
        id: format!("{}.{}", notice.id, channel.name()),
        not_before: clock::millis(now),
        body: body.clone(),
    };
    channels.into_iter().filter(|(is_used, _)| *is_used).map(|(_, channel)| new(channel)).collect()
}

impl Channel {
    fn name(self) -> &'static str {
        match self {
            Channel::Webhook => "webhook",
            Channel::Mail => "mail",
        }
    }

    fn of(id: &str) -> Option<Channel> {
        let name = id.rsplit('.').next()?;
        [Channel::Webhook, Channel::Mail].into_iter().find(|channel| channel.name() == name)
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    if !app.config.notices.are_sent() {
        return;
    }
    let (webhook, mailer) = (webhook::Webhook::new(&app.config), mail::Mailer::new(&app.config));
    loop {
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = app.new_notices.notified() => {}
            () = app.stops() => return,
        }
        send_due(&app, webhook.as_ref(), mailer.as_ref()).await;
    }
}

async fn send_due(
    app: &Arc<App>,
    webhook: Option<&webhook::Webhook>,
    mailer: Option<&mail::Mailer>,
) {
    let claimed = match app.store.claim_notices(clock::now_millis(), BATCH).await {
        Ok(claimed) => claimed,
        Err(error) => return drop(app.storage_error(&error)),
    };
    for notice in claimed {
        let sent = match (current(app, &notice.body).await, Channel::of(&notice.id)) {
            (Some(turn), Some(Channel::Webhook)) => match webhook {
                Some(webhook) => webhook.post(&turn).await,
                None => Sent::Unwanted,
            },
            (Some(turn), Some(Channel::Mail)) => match mailer {
                Some(mailer) => mailer.send(app, &turn).await,
                None => Sent::Unwanted,
            },
            _ => Sent::Unwanted,
        };
        finish(app, &notice, sent).await;
    }
}

/// The notice with its details, if it is still that turn.
async fn current(app: &Arc<App>, body: &str) -> Option<TurnNotice> {
    let notice: Notice = serde_json::from_str(body).ok()?;
    let read = |table: &Table| (table.notice(), table.summary());
    let (now, summary) = app.read_durable(notice.table.as_str(), read).await.ok()?;
    if now.is_none_or(|now| now.id != notice.id) {
        return None;
    }
    let seat = summary.seats.iter().find(|each| each.seat == notice.seat.number());
    let base = app.config.notices.link.as_deref().unwrap_or_default().trim_end_matches('/');
    let game = catalog::find(&summary.game).map_or(summary.game.as_str(), |entry| entry.title);
    Some(TurnNotice {
        game: game.to_owned(),
        name: seat.and_then(|seat| seat.name.clone()).unwrap_or_default(),
        link: format!("{base}/t/{}", notice.table),
        notice,
    })
}

/// Marks a notice as done, or schedules a retry.
async fn finish(app: &App, notice: &store::Notice, sent: Sent) {
    let marked = match sent {
        Sent::No if notice.attempts < MAX_RETRIES => {
            app.metrics.notice_failures.add(1);
            let pause = FIRST_PAUSE << notice.attempts.min(10);
            app.store.notice_failed(&notice.id, clock::now_millis() + pause).await
        }
        Sent::No | Sent::Unwanted => app.store.notice_done(&notice.id).await,
        Sent::Maybe => {
            app.metrics.notices.add(1);
            app.store.notice_done(&notice.id).await
        }
    };
    if let Err(error) = marked {
        app.storage_error(&error);
    }
}
