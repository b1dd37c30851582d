//! Turn notices by e-mail: one mail names all turns that wait for the owner of the address.

use rules::Phrase;
use store::{ListedTable, Phase};

use super::{Kind, Sent, TurnNotice};
use crate::mail::address::Address;
use crate::mail::letter::Letter;
use crate::mail::limits;
use crate::mail::mailer::{Delivery, Mailer};
use crate::operations::app::App;
use crate::operations::clock;

/// How many tables one mail names. More than anybody plays at.
const MAX_TABLES: u32 = 100;

/// A turn that began so shortly before a mail may not be in it, in milliseconds.
const JUST_BEFORE: i64 = 10_000;

/// Sends a notice, if the player has a confirmed address.
pub(super) async fn send(app: &App, mailer: &Mailer, turn: &TurnNotice) -> Sent {
    let sent = try_to_send(app, mailer, turn).await;
    sent.unwrap_or_else(|error| {
        app.storage_error(&error);
        Sent::No
    })
}

async fn try_to_send(
    app: &App,
    mailer: &Mailer,
    turn: &TurnNotice,
) -> Result<Sent, store::StoreError> {
    let contact = app.store.contact(turn.notice.player.as_str()).await?;
    let Some(contact) = contact.filter(|contact| contact.is_confirmed) else {
        return Ok(Sent::Unwanted);
    };
    let (language, email) = split(&contact.mailbox);
    let Some(address) = Address::parse(email) else { return Ok(Sent::Unwanted) };
    let hash = mailer.hash(&address);
    if turn.kind == Kind::Turn && is_named_already(app, turn, &hash).await? {
        return Ok(Sent::Unwanted);
    }
    let quotas = limits::of_turn_mail(&hash);
    let now = clock::millis(turn.now);
    if let Some(until) = app.store.take_mail_quotas(&quotas, now).await? {
        return Ok(Sent::Later(clock::moment(until)));
    }
    let others = other_turns(app, turn, &hash).await?;
    let letter = letter(app, mailer, turn, &others, language, &address);
    let Some(message) = letter.write(mailer) else { return Ok(Sent::Unwanted) };
    match mailer.deliver(message).await {
        Delivery::Sent | Delivery::Rejected => Ok(Sent::Maybe),
        Delivery::Failed => {
            app.store.return_mail_quotas(&quotas).await?;
            Ok(Sent::No)
        }
    }
}

/// Splits a stored mailbox into language and address.
pub(crate) fn split(mailbox: &str) -> (&str, &str) {
    mailbox.split_once(' ').unwrap_or(("en", mailbox))
}

/// Whether the last mail to this address, less than an hour ago, has named this turn too.
async fn is_named_already(
    app: &App,
    turn: &TurnNotice,
    address_hash: &str,
) -> Result<bool, store::StoreError> {
    let until = app.store.mail_counted_until(&limits::last_turn_mail(address_hash)).await?;
    let last = until.map(|until| until - limits::HOUR);
    Ok(last.is_some_and(|last| clock::millis(turn.notice.since) + JUST_BEFORE <= last))
}

/// The other tables where somebody with this address has to play.
async fn other_turns(
    app: &App,
    turn: &TurnNotice,
    address_hash: &str,
) -> Result<Vec<ListedTable>, store::StoreError> {
    let players = app.store.players_at(address_hash).await?;
    let tables = app.store.mine(&players, MAX_TABLES).await?;
    let waits = |table: &ListedTable| {
        let mut seats = table.seats.iter().filter(|seat| players.contains(&seat.player));
        table.phase == Phase::Playing && seats.any(|seat| table.waits.contains(seat.seat))
    };
    let is_other = |table: &ListedTable| table.table != turn.notice.table.as_str();
    Ok(tables.into_iter().filter(|table| waits(table) && is_other(table)).collect())
}

fn letter<'a>(
    app: &'a App,
    mailer: &Mailer,
    turn: &TurnNotice,
    others: &[ListedTable],
    language: &str,
    address: &'a Address,
) -> Letter<'a> {
    let phrases = app.phrases(app.languages.tagged(language));
    let say = |key: &'static str| phrases.say(&turn.phrase(Phrase::new(key)));
    let (subject, body) = match turn.kind {
        Kind::Turn => (say("mail-subject"), say("mail-body")),
        Kind::Reminder => (say("mail-reminder-subject"), say("mail-reminder-body")),
    };
    let mut paragraphs = vec![body];
    if !others.is_empty() {
        let line = |other: &ListedTable| {
            let game = super::title(&other.game);
            format!("{game}: {}/t/{}", mailer.base, other.table)
        };
        let lines: Vec<_> = others.iter().map(line).collect();
        paragraphs.push(format!("{}\n{}", say("mail-others"), lines.join("\n")));
    }
    let why = Phrase::new("mail-why").with("server", mailer.base.as_str());
    paragraphs.push(phrases.say(&why));
    let id = Some(format!("<{}@sacbe>", turn.id()));
    Letter { to: address, phrases, id, subject, paragraphs }
}
