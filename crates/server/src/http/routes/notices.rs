//! The e-mail address that turn notices are sent to, and the links in mails.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use protocol::{Contact, MailAddress};
use store::{NewContact, Proof};

use super::body::Body;
use crate::background::notices::split_mailbox;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::mail::address::Address;
use crate::mail::confirm::Wish;
use crate::mail::mailer::{self, Mailer};
use crate::operations::app::App;
use crate::operations::clock;

const NONE: MailAddress = MailAddress { email: None, confirmed: false };

/// `GET /api/notices`
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<MailAddress>, Problem> {
    mailer(&app)?;
    let Some(credential) = caller.credential else { return Ok(Json(NONE)) };
    let contact = app.store.contact(credential.player(1).as_str()).await;
    let contact = contact.map_err(|error| app.storage_error(&error))?;
    Ok(Json(contact.map_or(NONE, |contact| MailAddress {
        email: Some(split_mailbox(&contact.mailbox).1.to_owned()),
        confirmed: contact.is_confirmed,
    })))
}

/// `PUT /api/notices`: one address for everyone at this browser. Unless this browser has confirmed
/// it before, a link is sent there.
pub(super) async fn write(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wanted): Body<Contact>,
) -> Result<Response, Problem> {
    let mailer = mailer(&app)?;
    let address = wanted.email.as_deref().map(parse).transpose()?;
    let players: Vec<String> =
        caller.identify().players().map(|player| player.as_str().to_owned()).collect();
    let Some(address) = address else {
        let forgotten = app.store.forget_contact(&players).await;
        forgotten.map_err(|error| app.storage_error(&error))?;
        return Ok(caller.respond(Json(NONE)));
    };
    let wish = Wish {
        address: &address,
        players: &players,
        network: caller.client.limited_network(),
        phrases: app.phrases(caller.language),
    };
    let confirmed = has_confirmed(&app, &players, &address).await?;
    if confirmed {
        keep(&app, mailer, &wish).await?;
    } else {
        wish.ask(&app, mailer).await?;
    }
    Ok(caller.respond(Json(MailAddress { email: Some(address.to_string()), confirmed })))
}

/// Whether somebody at this browser has confirmed this address.
async fn has_confirmed(app: &App, players: &[String], address: &Address) -> Result<bool, Problem> {
    for player in players {
        let contact = app.store.contact(player).await;
        let contact = contact.map_err(|error| app.storage_error(&error))?;
        let is_it = |mailbox: &str| split_mailbox(mailbox).1 == address.as_str();
        if contact.is_some_and(|contact| contact.is_confirmed && is_it(&contact.mailbox)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Sets a confirmed address for everyone at the browser, with the current language.
async fn keep(app: &App, mailer: &Mailer, wish: &Wish<'_>) -> Result<(), Problem> {
    let contact = NewContact {
        mailbox: wish.mailbox(),
        address_hash: mailer.hash(wish.address),
        proof: Proof::Confirmed(clock::millis(app.config.clock.now())),
    };
    let stored = app.store.set_contact(wish.players, &contact).await;
    stored.map_err(|error| app.storage_error(&error))
}

/// `POST /api/notices/confirm/CODE`: no cookie is needed, because mail is often read elsewhere.
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<StatusCode, Problem> {
    mailer(&app)?;
    let code = mailer::code_hash(&code).ok_or_else(no_such_link)?;
    let now = clock::millis(app.config.clock.now());
    let confirmed = app.store.confirm_contact(&code, now).await;
    let confirmed = confirmed.map_err(|error| app.storage_error(&error))?;
    if confirmed { Ok(StatusCode::NO_CONTENT) } else { Err(no_such_link()) }
}

/// `POST /unsubscribe/CODE`, also sent by mail programs (RFC 8058): no more mail to that address.
pub(super) async fn unsubscribe(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<StatusCode, Problem> {
    let address = mailer(&app)?.read_unsubscribe_code(&code).ok_or_else(no_such_link)?;
    let refused = app.store.refuse_mail(&address, clock::millis(app.config.clock.now())).await;
    refused.map_err(|error| app.storage_error(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /unsubscribe/CODE`: the owner of the address allows mail again, if they ask for it.
pub(super) async fn allow(
    State(app): State<Arc<App>>,
    Path(code): Path<String>,
) -> Result<StatusCode, Problem> {
    let address = mailer(&app)?.read_unsubscribe_code(&code).ok_or_else(no_such_link)?;
    let allowed = app.store.allow_mail(&address).await;
    allowed.map_err(|error| app.storage_error(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

fn mailer(app: &App) -> Result<&Mailer, Problem> {
    app.mailer.as_ref().ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-notices"))
}

fn parse(text: &str) -> Result<Address, Problem> {
    Address::parse(text).ok_or_else(|| Problem::new(StatusCode::BAD_REQUEST, "bad-address"))
}

fn no_such_link() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "no-such-mail-link")
}
