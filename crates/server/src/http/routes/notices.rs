//! Where turn notices are sent.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use protocol::Contact;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// The longest e-mail address accepted, in bytes.
const MAX_ADDRESS: usize = 254;

/// `GET /api/notices`
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Contact>, Problem> {
    sends_mail(&app)?;
    let Some(credential) = caller.credential else { return Ok(Json(Contact { email: None })) };
    let email = app.store.contact(credential.player(1).as_str()).await;
    let contact = email.map_err(|error| app.storage_error(&error))?;
    Ok(Json(Contact { email: contact.as_deref().map(|contact| mailbox(contact).1.to_owned()) }))
}

/// `PUT /api/notices`: one mailbox for everyone at this browser.
pub(super) async fn write(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wanted): Body<Contact>,
) -> Result<Response, Problem> {
    sends_mail(&app)?;
    let email = wanted.email.as_deref().map(address).transpose()?;
    // Stored together with the current language, for the mails.
    let language = app.phrases(caller.language).tag();
    let contact = email.map(|email| format!("{language} {email}"));
    for player in caller.identify().players() {
        let stored = app.store.set_contact(player.as_str(), contact.as_deref()).await;
        stored.map_err(|error| app.storage_error(&error))?;
    }
    Ok(caller.respond(Json(Contact { email: email.map(str::to_owned) })))
}

/// Splits a stored contact into language and e-mail address.
pub(crate) fn mailbox(contact: &str) -> (&str, &str) {
    contact.split_once(' ').unwrap_or(("en", contact))
}

fn sends_mail(app: &App) -> Result<(), Problem> {
    match app.config.notices.smtp {
        Some(_) => Ok(()),
        None => Err(Problem::new(StatusCode::NOT_FOUND, "no-notices")),
    }
}

/// Accepts exactly one plain address: nothing that a mail server could read as several.
fn address(text: &str) -> Result<&str, Problem> {
    let is_plain = |each: char| each.is_ascii_graphic() && !"<>(),;:\\\"[]".contains(each);
    let parts = text.split_once('@');
    let is_address = parts
        .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'));
    if is_address && text.len() <= MAX_ADDRESS && text.chars().all(is_plain) {
        return Ok(text);
    }
    Err(Problem::new(StatusCode::BAD_REQUEST, "bad-address"))
}
