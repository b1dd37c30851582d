//! Checks the components that an owner of the printed game has entered. Nothing is stored.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Halt;
use phrases::Phrases;
use protocol::{ComponentProblem, ComponentsReport, ComponentsRequest, Json as Shown};
use rules::Refusal;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// `POST /api/components`
pub(super) async fn check(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<ComponentsRequest>,
) -> Result<Json<ComponentsReport>, Problem> {
    let (then, language) = (Arc::clone(&app), caller.language);
    let report = move |_: &Halt| report(&request, then.phrases(language));
    let report = app.compute(&app.lines.short, &caller.client, report).await?;
    report.map(Json).map_err(malformed)
}

fn report(request: &ComponentsRequest, phrases: &Phrases) -> Result<ComponentsReport, Refusal> {
    let checked = catalog::check_components(&request.game, request.players, &request.options)?;
    let tell =
        |problem: &rules::Problem| ComponentProblem::new(problem, phrases.refuse(&problem.refusal));
    Ok(ComponentsReport {
        problems: checked.problems.iter().map(tell).collect(),
        board: checked.board.as_ref().map(Shown::of),
        options: checked.options,
    })
}

fn malformed(refusal: Refusal) -> Problem {
    Problem { status: StatusCode::BAD_REQUEST, ..Problem::from(refusal) }
}
