//! Turn notices as push messages to browsers (Web Push: RFC 8030, 8291 and 8292).

pub(crate) mod endpoint; // which URLs are allowed, and how they are reached
pub(crate) mod encrypt; // the message, encrypted for one browser
pub(crate) mod vapid; // who sends it: a signed token

use axum::http::StatusCode;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::join_all;
use rules::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::json;

use self::encrypt::Receiver;
use self::endpoint::{Client, Endpoint};
use super::{Kind, Sent, TurnNotice};
use crate::operations::app::App;
use crate::operations::config::Push;
use crate::operations::{clock, secret};

/// How long a push service keeps a message without a deadline, in seconds.
const KEPT: u64 = 24 * 60 * 60;

/// The shortest and the longest time that a push service is asked to keep a message, in seconds.
const KEPT_LIMITS: (u64, u64) = (60, 28 * 24 * 60 * 60);

/// What the store keeps of a subscription besides its endpoint.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Subscriber {
    /// The public key of the browser, in base64url.
    pub(crate) p256dh: String,
    /// The authentication secret, in base64url.
    pub(crate) auth: String,
    /// The tag of the person's language.
    pub(crate) language: String,
}

impl Subscriber {
    /// The keys, if they are usable.
    pub(crate) fn receiver(&self) -> Option<Receiver> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        Receiver::new(&bytes(&self.p256dh)?, &bytes(&self.auth)?)
    }
}

/// Sends push messages.
#[derive(Debug)]
pub(super) struct Pusher {
    client: Client,
    reach: Push,
}

/// The result for one browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivery {
    /// It was taken, or will never be.
    Done,
    /// The subscription no longer exists.
    Gone,
    /// It certainly did not arrive.
    Failed,
}

impl Pusher {
    /// None if push messages are off.
    pub(super) fn new(reach: Push) -> Option<Pusher> {
        if reach == Push::Off {
            return None;
        }
        endpoint::client().map(|client| Pusher { client, reach })
    }

    /// Sends a notice to every browser of the player that has not got it yet. Adds those that need
    /// no other attempt to `sent_to`.
    pub(super) async fn send(
        &self,
        app: &App,
        turn: &TurnNotice,
        sent_to: &mut Vec<String>,
    ) -> Sent {
        let all = match app.store.push_subscriptions(turn.notice.player.as_str()).await {
            Ok(all) => all,
            Err(error) => {
                app.storage_error(&error);
                return Sent::No;
            }
        };
        let waiting = all.iter().map(|each| (name(&each.endpoint), each));
        let waiting: Vec<_> = waiting.filter(|(name, _)| !sent_to.contains(name)).collect();
        if waiting.is_empty() {
            return Sent::Unwanted;
        }
        let sent = join_all(waiting.iter().map(|(_, each)| self.deliver(app, turn, each))).await;
        for ((name, each), delivery) in waiting.into_iter().zip(&sent) {
            if *delivery == Delivery::Gone
                && let Err(error) = app.store.forget_push_endpoint(&each.endpoint).await
            {
                app.storage_error(&error);
            }
            if *delivery != Delivery::Failed {
                sent_to.push(name);
            }
        }
        if sent.contains(&Delivery::Failed) { Sent::No } else { Sent::Maybe }
    }

    async fn deliver(
        &self,
        app: &App,
        turn: &TurnNotice,
        subscription: &store::PushSubscription,
    ) -> Delivery {
        let Some(request) = self.request(app, turn, subscription) else { return Delivery::Gone };
        match endpoint::post(&self.client, request).await {
            Ok(status) => result_of(status),
            Err(endpoint::NotReached) => Delivery::Failed,
        }
    }

    /// None if the subscription can never be used: then it is dropped.
    fn request(
        &self,
        app: &App,
        turn: &TurnNotice,
        subscription: &store::PushSubscription,
    ) -> Option<endpoint::Request> {
        let subscriber: Subscriber = serde_json::from_str(&subscription.body).ok()?;
        let endpoint = Endpoint::parse(&subscription.endpoint, self.reach)?;
        let body =
            subscriber.receiver()?.encrypt(message(app, turn, &subscriber.language).as_bytes())?;
        let authorization = app.vapid.as_ref()?.authorization(&endpoint.origin(), clock::now())?;
        axum::http::Request::post(endpoint.uri().clone())
            .header("authorization", authorization)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", kept(turn).to_string())
            .header("urgency", if turn.kind == Kind::Reminder { "high" } else { "normal" })
            .header("topic", topic(turn.notice.table.as_str()))
            .body(body.into())
            .ok()
    }
}

fn result_of(status: StatusCode) -> Delivery {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Delivery::Gone,
        status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
            Delivery::Failed
        }
        status if status.is_success() => Delivery::Done,
        status => {
            tracing::warn!(status = status.as_u16(), "a push service refused a message");
            Delivery::Done
        }
    }
}

/// What the browser shows: the game, whose turn it is, and where.
fn message(app: &App, turn: &TurnNotice, language: &str) -> String {
    let phrases = app.phrases(app.languages.tagged(language));
    let say = |key: &'static str| {
        phrases.say(&turn.phrase(Phrase::new(key)).with("name", turn.name.as_str()))
    };
    let body = match turn.kind {
        Kind::Turn => say("push-body"),
        Kind::Reminder => say("push-reminder"),
    };
    let table = turn.notice.table.as_str();
    json!({
        "title": say("push-title"),
        "body": body,
        "language": phrases.tag(),
        "link": format!("/t/{table}"),
        "tag": format!("turn-{table}"),
    })
    .to_string()
}

/// How long the push service keeps it, in seconds: no longer than the turn.
fn kept(turn: &TurnNotice) -> u64 {
    let left = turn.notice.deadline.map(|deadline| deadline.since(turn.now) / 1000);
    left.unwrap_or(KEPT).clamp(KEPT_LIMITS.0, KEPT_LIMITS.1)
}

/// A newer message about a table replaces an older one that was not delivered. It has at most 32
/// letters and does not tell the push service which table it is.
fn topic(table: &str) -> String {
    URL_SAFE_NO_PAD.encode(&secret::hash("sacbe push topic", table.as_bytes())[..24])
}

/// A short name for an endpoint, which is itself a secret of the browser.
fn name(endpoint: &str) -> String {
    URL_SAFE_NO_PAD.encode(&secret::hash("sacbe push endpoint", endpoint.as_bytes())[..12])
}
