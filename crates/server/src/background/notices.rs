//! Turn notices: by webhook and by mail, never twice for one turn.

mod mail;
mod webhook;

use std::sync::Arc;
use std::time::Duration;

use protocol::Moment;
use store::NewNotice;
use tables::{Notice, Table};

use crate::operations::app::App;
use crate::operations::clock;
use crate::table::to_store;

/// How often the store is asked for what another node left, and for what is to be tried again.
const ROUND: Duration = Duration::from_secs(5);

/// How many are taken at once.
const MOST: u32 = 16;

/// How often a delivery is tried.
const ATTEMPTS: u32 = 5;

/// The pause before the second try, in milliseconds; it doubles.
const PAUSE: i64 = 10_000;

/// How a notice travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Webhook,
    Mail,
}

/// What became of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivered {
    /// It arrived, or may have.
    Perhaps,
    /// It surely did not.
    No,
    /// There is nobody who wants it.
    Unwanted,
}

/// What is told about a turn.
#[derive(Debug)]
struct Letter {
    notice: Notice,
    game: String,
    name: String,
    link: String,
}

impl App {
    /// The notices of a turn, one for each way they travel.
    pub(crate) fn letters(&self, notice: &Notice, now: Moment) -> Vec<NewNotice> {
        let Ok(body) = serde_json::to_string(notice) else { return Vec::new() };
        let notices = &self.config.notices;
        let ways = [(notices.webhook.is_some(), Way::Webhook), (notices.smtp.is_some(), Way::Mail)];
        let new = |way: Way| NewNotice {
            id: format!("{}.{}", notice.id, way.name()),
            not_before: to_store::millis(now),
            body: body.clone(),
        };
        ways.into_iter().filter(|(is_used, _)| *is_used).map(|(_, way)| new(way)).collect()
    }
}

impl Way {
    fn name(self) -> &'static str {
        match self {
            Way::Webhook => "webhook",
            Way::Mail => "mail",
        }
    }

    fn of(id: &str) -> Option<Way> {
        let name = id.rsplit('.').next()?;
        [Way::Webhook, Way::Mail].into_iter().find(|way| way.name() == name)
    }
}

/// Runs until the server stops.
pub(crate) async fn run(app: Arc<App>) {
    if !app.config.notices.are_sent() {
        return;
    }
    let (hook, mailer) = (webhook::Hook::new(&app.config), mail::Mailer::new(&app.config));
    loop {
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            () = app.mailbag.notified() => {}
            () = app.stops() => return,
        }
        round(&app, hook.as_ref(), mailer.as_ref()).await;
    }
}

async fn round(app: &Arc<App>, hook: Option<&webhook::Hook>, mailer: Option<&mail::Mailer>) {
    let now = to_store::millis(clock::now());
    let claimed = match app.store.claim_notices(now, MOST).await {
        Ok(claimed) => claimed,
        Err(error) => return drop(app.storage(&error)),
    };
    for notice in claimed {
        let delivered = match (read(app, &notice.body).await, Way::of(&notice.id)) {
            (Some(letter), Some(Way::Webhook)) => match hook {
                Some(hook) => hook.post(&letter).await,
                None => Delivered::Unwanted,
            },
            (Some(letter), Some(Way::Mail)) => match mailer {
                Some(mailer) => mailer.send(app, &letter).await,
                None => Delivered::Unwanted,
            },
            _ => Delivered::Unwanted,
        };
        settle(app, &notice, delivered).await;
    }
}

/// The letter, if it is still that turn.
async fn read(app: &Arc<App>, body: &str) -> Option<Letter> {
    let notice: Notice = serde_json::from_str(body).ok()?;
    let look = |table: &Table| (table.notice(), table.summary());
    let (now, summary) = app.look(notice.table.as_str(), look).await.ok()?;
    if now.is_none_or(|now| now.id != notice.id) {
        return None;
    }
    let seat = summary.seats.iter().find(|each| each.seat == notice.seat.number());
    let base = app.config.notices.link.as_deref().unwrap_or_default().trim_end_matches('/');
    let game = catalog::find(&summary.game).map_or(summary.game.as_str(), |entry| entry.title);
    Some(Letter {
        game: game.to_owned(),
        name: seat.and_then(|seat| seat.name.clone()).unwrap_or_default(),
        link: format!("{base}/t/{}", notice.table),
        notice,
    })
}

async fn settle(app: &App, notice: &store::Notice, delivered: Delivered) {
    let settled = match delivered {
        Delivered::No if notice.attempts < ATTEMPTS => {
            app.metrics.notice_failures.add(1);
            let pause = PAUSE << notice.attempts.min(10);
            app.store.notice_failed(&notice.id, to_store::millis(clock::now()) + pause).await
        }
        Delivered::No | Delivered::Unwanted => app.store.notice_done(&notice.id).await,
        Delivered::Perhaps => {
            app.metrics.notices.add(1);
            app.store.notice_done(&notice.id).await
        }
    };
    if let Err(error) = settled {
        app.storage(&error);
    }
}
