//! Turn notices by webhook, e-mail and push message, at most one of each for a turn, and reminders
//! before a deadline. Retries with backoff are here.

mod mail; // sends to a player's mailbox
pub(crate) mod push; // sends to a player's browsers
pub(crate) mod quiet; // when a player wants no notices
mod reminder; // before a deadline
mod webhook; // posts to the operator's URL

use std::sync::Arc;
use std::time::Duration;

pub(crate) use mail::split as split_mailbox;
use protocol::Moment;
use rules::Phrase;
use serde::{Deserialize, Serialize};
use store::NewNotice;
use tables::{Notice, Pace, Table};
use tokio::task::JoinSet;

use crate::operations::app::App;
use crate::operations::clock;
use crate::operations::config::{Notices, Push};
use crate::table::nodes;

/// How often the store is checked for notices to retry, and for those another node left.
const INTERVAL: Duration = Duration::from_secs(5);

/// How many notices are claimed at once.
const BATCH: usize = 16;

/// How many notices are sent at the same time: a slow receiver must not hold up the others.
const MAX_SENDING: usize = 64;

/// How often sending is retried.
const MAX_RETRIES: u32 = 5;

/// The pause before the first retry, in milliseconds; it doubles each time.
const FIRST_PAUSE: i64 = 10_000;

/// How a notice is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Channel {
    Webhook,
    Mail,
    Push,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// A turn has begun.
    #[default]
    Turn,
    /// Its deadline is near.
    Reminder,
}

/// What the store keeps of a notice.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Body {
    #[serde(flatten)]
    notice: Notice,
    /// Missing in notices that were stored before there were reminders.
    #[serde(default)]
    kind: Kind,
    /// The browsers that a push message needs no other attempt for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent_to: Vec<String>,
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
    /// Not yet.
    Later(Moment),
}

/// A notice with what it says.
#[derive(Debug)]
struct TurnNotice {
    notice: Notice,
    kind: Kind,
    game: String,
    name: String,
    link: String,
    now: Moment,
}

/// Those who send.
#[derive(Debug)]
struct Senders {
    webhook: Option<webhook::Webhook>,
    pusher: Option<push::Pusher>,
}

impl TurnNotice {
    /// Its identifier: a reminder is not taken for the notice that the turn began.
    fn id(&self) -> String {
        id(&self.notice, self.kind)
    }

    /// A phrase with everything that any message about it may say: nothing that a player wrote.
    fn phrase(&self, phrase: Phrase) -> Phrase {
        let hours = self.notice.deadline.map(|at| reminder::hours_left(at, self.now));
        let phrase = phrase.with("game", self.game.as_str()).with("link", self.link.as_str());
        phrase.with("hours", hours.unwrap_or_default())
    }
}

/// The notices of a turn that has begun: one for each channel in use, and in slow games a reminder.
pub(crate) fn new(config: &Notices, table: &Table, notice: &Notice, now: Moment) -> Vec<NewNotice> {
    let mut notices = for_all_channels(config, notice, Kind::Turn, now);
    notices.extend(reminders(config, table, notice));
    notices
}

/// The reminders of a turn in a slow game.
pub(crate) fn reminders(config: &Notices, table: &Table, notice: &Notice) -> Vec<NewNotice> {
    let is_slow = matches!(table.setup().pace, Pace::Days { .. });
    match notice.deadline.filter(|_| is_slow) {
        Some(at) => for_all_channels(config, notice, Kind::Reminder, reminder::time_of(at)),
        None => Vec::new(),
    }
}

fn for_all_channels(
    config: &Notices,
    notice: &Notice,
    kind: Kind,
    not_before: Moment,
) -> Vec<NewNotice> {
    let body = Body { notice: notice.clone(), kind, sent_to: Vec::new() };
    let Ok(body) = serde_json::to_string(&body) else { return Vec::new() };
    let new = |channel: Channel| NewNotice {
        id: format!("{}.{}", id(notice, kind), channel.name()),
        not_before: clock::millis(not_before),
        body: body.clone(),
    };
    Channel::ALL.into_iter().filter(|channel| channel.is_used(config)).map(new).collect()
}

fn id(notice: &Notice, kind: Kind) -> String {
    match kind {
        Kind::Turn => notice.id.clone(),
        Kind::Reminder => format!("{}.reminder", notice.id),
    }
}

impl Channel {
    const ALL: [Channel; 3] = [Channel::Webhook, Channel::Mail, Channel::Push];

    fn name(self) -> &'static str {
        match self {
            Channel::Webhook => "webhook",
            Channel::Mail => "mail",
            Channel::Push => "push",
        }
    }

    fn is_used(self, config: &Notices) -> bool {
        match self {
            Channel::Webhook => config.webhook.is_some(),
            Channel::Mail => config.send_mail(),
            Channel::Push => config.push != Push::Off,
        }
    }

    fn of(id: &str) -> Option<Channel> {
        let name = id.rsplit('.').next()?;
        Channel::ALL.into_iter().find(|channel| channel.name() == name)
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    if !app.config.notices.are_sent() {
        return;
    }
    let senders = Arc::new(Senders::new(&app));
    let mut sending = JoinSet::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = app.new_notices.notified() => {}
            Some(_) = sending.join_next() => continue,
            () = app.stops() => break,
        }
        while send_due(&app, &senders, &mut sending).await == BATCH {}
    }
    // Those were claimed, so nobody else would send them.
    while sending.join_next().await.is_some() {}
}

/// Starts to send what is due. Returns how many notices that were.
async fn send_due(app: &Arc<App>, senders: &Arc<Senders>, sending: &mut JoinSet<()>) -> usize {
    let limit = BATCH.min(MAX_SENDING - sending.len().min(MAX_SENDING));
    let limit = u32::try_from(limit).unwrap_or_default();
    let claimed = match app.store.claim_notices(clock::millis(app.config.clock.now()), limit).await
    {
        Ok(claimed) => claimed,
        Err(error) => {
            app.storage_error(&error);
            return 0;
        }
    };
    let count = claimed.len();
    for notice in claimed {
        let (app, senders) = (Arc::clone(app), Arc::clone(senders));
        sending.spawn(async move { senders.handle(&app, notice).await });
    }
    count
}

impl Senders {
    fn new(app: &App) -> Senders {
        Senders {
            webhook: webhook::Webhook::new(&app.config),
            pusher: push::Pusher::new(app.config.notices.push),
        }
    }

    /// Sends a claimed notice and tells the store what became of it.
    async fn handle(&self, app: &Arc<App>, mut notice: store::Notice) {
        let channel = Channel::of(&notice.id);
        let sent = match (serde_json::from_str::<Body>(&notice.body), channel) {
            (Ok(mut body), Some(channel)) => {
                let sent = self.send(app, &mut body, channel).await;
                notice.body = serde_json::to_string(&body).unwrap_or(notice.body);
                sent
            }
            _ => Sent::Unwanted,
        };
        finish(app, notice, sent).await;
    }

    async fn send(&self, app: &Arc<App>, body: &mut Body, channel: Channel) -> Sent {
        let Some(turn) = current(app, body).await else { return Sent::Unwanted };
        if let Some(later) = later(app, &turn, turn.now).await {
            return Sent::Later(later);
        }
        match (channel, &self.webhook, &app.mailer, &self.pusher) {
            (Channel::Webhook, Some(webhook), _, _) => webhook.post(&turn).await,
            (Channel::Mail, _, Some(mailer), _) => mail::send(app, mailer, &turn).await,
            (Channel::Push, _, _, Some(pusher)) => pusher.send(app, &turn, &mut body.sent_to).await,
            _ => Sent::Unwanted,
        }
    }
}

/// When to send a notice that must not be sent now.
async fn later(app: &App, turn: &TurnNotice, now: Moment) -> Option<Moment> {
    let too_early = match turn.kind {
        Kind::Turn => None,
        Kind::Reminder => reminder::too_early(turn.notice.deadline, now),
    };
    match too_early {
        Some(later) => Some(later),
        None => quiet::until(app, turn.notice.player.as_str(), now).await,
    }
}

/// The notice as it is now, with its details, if it is still that turn.
async fn current(app: &Arc<App>, body: &Body) -> Option<TurnNotice> {
    let is_it = |now: Option<Notice>| now.filter(|now| now.id == body.notice.id);
    let read = |table: &Table| (is_it(table.notice()), table.summary());
    let id = body.notice.table.as_str();
    let (mut notice, mut summary) = app.read_durable(id, read).await.ok()?;
    if notice.is_none() {
        // Another node may have written the turn, and the table here be a moment behind.
        nodes::catch_up(app, &app.rooms.open(&body.notice.table), u64::MAX).await.ok()?;
        (notice, summary) = app.read_durable(id, read).await.ok()?;
    }
    let notice = notice?;
    let seat = summary.seats.iter().find(|each| each.seat == notice.seat.number());
    let base = app.config.notices.link.as_deref().unwrap_or_default().trim_end_matches('/');
    Some(TurnNotice {
        game: title(&summary.game).to_owned(),
        now: app.config.clock.now(),
        kind: body.kind,
        name: seat.and_then(|seat| seat.name.clone()).unwrap_or_default(),
        link: format!("{base}/t/{}", notice.table),
        notice,
    })
}

/// The title of a game.
fn title(game: &str) -> &str {
    catalog::find(game).map_or(game, |entry| entry.title)
}

/// Marks a notice as done, or schedules another attempt.
async fn finish(app: &App, mut notice: store::Notice, sent: Sent) {
    let marked = match sent {
        Sent::Later(at) => app.store.put_notice_back(&notice, clock::millis(at)).await,
        Sent::No if notice.attempts < MAX_RETRIES => {
            app.metrics.notice_failures.add(1);
            let pause = FIRST_PAUSE << notice.attempts.min(10);
            notice.attempts += 1;
            let now = clock::millis(app.config.clock.now());
            app.store.put_notice_back(&notice, now + pause).await
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
