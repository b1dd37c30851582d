//! Records: looked at, replayed, checked. Nothing is kept.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Advice, AdviceRequest, RecordText, Replay, Study, StudyRequest, VerifyReport};
use tables::Table;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::study::advice;
use crate::study::records;

/// `POST /api/study`
pub(super) async fn study(
    State(app): State<Arc<App>>,
    Body(request): Body<StudyRequest>,
) -> Result<Json<Study>, Problem> {
    let studied = app.think(move || records::study(&request.record, &request.moves));
    Ok(Json(studied.await??))
}

/// `POST /api/advice`
///
/// One bot at a time, so that advice never takes the processor from the tables.
pub(super) async fn advice(
    State(app): State<Arc<App>>,
    Body(request): Body<AdviceRequest>,
) -> Result<Json<Advice>, Problem> {
    app.may_be_advised(&request.record).await?;
    let _permit = app.adviser.acquire().await.map_err(|_| Problem::stopping())?;
    let halt = app.bots.halt();
    let advised = tokio::task::spawn_blocking(move || advice::advise(&request, halt));
    Ok(Json(advised.await.map_err(|_| Problem::fault())??))
}

/// `POST /api/replay`
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Body(request): Body<RecordText>,
) -> Result<Json<Replay>, Problem> {
    Ok(Json(app.think(move || records::replay(&request.record)).await??))
}

/// `POST /api/verify`
pub(super) async fn verify(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<RecordText>,
) -> Result<Json<VerifyReport>, Problem> {
    let (then, language) = (Arc::clone(&app), caller.language);
    let verified =
        app.think(move || records::verify(&request.record, then.phrases(language))).await?;
    Ok(Json(verified))
}

impl App {
    /// Refuses advice about the record of a game that people are in the middle of. The record says
    /// which table it is from; a table that is not here is no concern of ours.
    async fn may_be_advised(self: &Arc<App>, record: &str) -> Result<(), Problem> {
        let Some(table) = records::table(record) else { return Ok(()) };
        match self.look(table, Table::has_people_in_play).await {
            Ok(true) => Err(Problem::new(StatusCode::CONFLICT, "advice-while-playing")),
            Ok(false) => Ok(()),
            Err(problem) if problem.status.is_client_error() => Ok(()),
            Err(problem) => Err(problem),
        }
    }

    /// Does something that takes milliseconds, away from the threads of the network and not too
    /// much of it at once.
    async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _permit = self.thoughts.acquire().await.map_err(|_| Problem::stopping())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Problem::fault())
    }
}
