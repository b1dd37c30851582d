//! Where turn notices go.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Contact;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// The longest address that is taken.
const MOST: usize = 254;

/// `GET /api/notices`
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Contact>, Problem> {
    sends_mail(&app)?;
    let Some(credential) = caller.credential else { return Ok(Json(Contact { email: None })) };
    let email = app.store.contact(credential.player(1).as_str()).await;
    let contact = email.map_err(|error| app.storage(&error))?;
    Ok(Json(Contact { email: contact.as_deref().map(|contact| mailbox(contact).1.to_owned()) }))
}

/// `PUT /api/notices`: for everybody at this browser, who share a mailbox as they share it.
pub(super) async fn write(
    State(app): State<Arc<App>>,
    mut caller: Caller,
    Body(wanted): Body<Contact>,
) -> Result<Response, Problem> {
    sends_mail(&app)?;
    let email = wanted.email.as_deref().map(address).transpose()?;
    // With the language that the person reads now.
    let language = app.phrases(caller.language).tag();
    let contact = email.map(|email| format!("{language} {email}"));
    let (_, fresh) = caller.identify();
    let credential = caller.credential.ok_or_else(Problem::fault)?;
    for player in credential.players() {
        let kept = app.store.set_contact(player.as_str(), contact.as_deref()).await;
        kept.map_err(|error| app.storage(&error))?;
    }
    let mut response = Json(Contact { email: email.map(str::to_owned) }).into_response();
    if let Some(fresh) = fresh {
        let (name, value) = fresh.cookie(caller.secure);
        response.headers_mut().append(name, value);
    }
    Ok(response)
}

/// The language and the address of a contact as it is stored.
pub(crate) fn mailbox(contact: &str) -> (&str, &str) {
    contact.split_once(' ').unwrap_or(("en", contact))
}

fn sends_mail(app: &App) -> Result<(), Problem> {
    match app.config.notices.smtp {
        Some(_) => Ok(()),
        None => Err(Problem::new(StatusCode::NOT_FOUND, "no-notices")),
    }
}

/// One address, and nothing that could be taken for more.
fn address(text: &str) -> Result<&str, Problem> {
    let is_plain = |each: char| each.is_ascii_graphic() && !"<>(),;:\\\"[]".contains(each);
    let parts = text.split_once('@');
    let is_sound = parts
        .is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'));
    if is_sound && text.len() <= MOST && text.chars().all(is_plain) {
        return Ok(text);
    }
    Err(Problem::new(StatusCode::BAD_REQUEST, "bad-address"))
}
