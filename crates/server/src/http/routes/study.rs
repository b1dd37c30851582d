//! Records: study, advice, replay, review, verify. Nothing is stored.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::{Extension, Json};
use bots::{Budget, Halt};
use protocol::{Advice, AdviceRequest, RecordText, ReviewRequest, StudyRequest, VerifyRequest};
use tables::Table;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::client::Client;
use crate::http::problem::{Problem, sentences};
use crate::operations::app::App;
use crate::study::replay;
use crate::study::reviews;

/// `POST /api/study`
pub(super) async fn study(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Body(request): Body<StudyRequest>,
) -> Result<Response, Problem> {
    let study = move |_: &Halt| Ok(study::study(&request)?);
    app.answer(&app.lines.short, &client, study).await
}

/// `POST /api/advice`
pub(super) async fn advice(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Body(request): Body<AdviceRequest>,
) -> Result<Json<Advice>, Problem> {
    refuse_game_in_progress(&app, &request.record).await?;
    let advise = move |halt: &Halt| study::advise(&request, budget(halt));
    Ok(Json(app.compute(&app.lines.advice, &client, advise).await??))
}

/// `GET /api/tables/ID/hint`
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Json<Advice>, Problem> {
    let viewer = caller.viewer();
    let job = app.read_durable(&id, |table: &Table| table.hint_job(&viewer)).await??;
    let think = move |halt: &Halt| study::hint(&job, budget(halt));
    Ok(Json(app.compute(&app.lines.advice, &caller.client, think).await?))
}

/// `POST /api/replay`
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Body(request): Body<RecordText>,
) -> Result<Response, Problem> {
    replay::answer(&app, &client, request.record).await
}

/// `POST /api/review`
pub(super) async fn review(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<ReviewRequest>,
) -> Result<Response, Problem> {
    refuse_game_in_progress(&app, &request.record).await?;
    reviews::stream(&app, &caller, request.record).await
}

/// `GET /api/tables/ID/review`
pub(super) async fn review_of_table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Response, Problem> {
    let viewer = caller.viewer();
    let record = app.read_durable(&id, |table: &Table| table.record(&viewer)).await??;
    // As it is handed out, so that both are reviewed once.
    let record = app.key.sign(&record);
    reviews::stream(&app, &caller, record).await
}

/// `POST /api/verify`
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<VerifyRequest>,
) -> Result<Response, Problem> {
    let (then, language) = (Arc::clone(&app), caller.language);
    let verify = move |_: &Halt| Ok(study::verify(&request, sentences(then.phrases(language)))?);
    app.answer(&app.lines.short, &caller.client, verify).await
}

fn budget(halt: &Halt) -> Budget {
    Budget { halt: halt.clone(), ..Budget::default() }
}

/// Refuses advice on a game in progress between people. The record names the table it is from; a
/// table that is not on this server does not matter here.
async fn refuse_game_in_progress(app: &Arc<App>, record: &str) -> Result<(), Problem> {
    let Some(table) = study::table(record) else { return Ok(()) };
    match app.read_durable(table, Table::has_people_in_play).await {
        Ok(true) => Err(Problem::new(StatusCode::CONFLICT, "advice-while-playing")),
        Ok(false) => Ok(()),
        Err(problem) if problem.status.is_client_error() => Ok(()),
        Err(problem) => Err(problem),
    }
}
