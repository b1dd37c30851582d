//! Checks the components that an owner of the printed game has entered. Nothing is stored.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Halt;
use protocol::{ComponentsReport, ComponentsRequest};
use rules::Refusal;

use super::body::Body;
use crate::http::caller::Caller;
use crate::http::problem::{Problem, sentences};
use crate::operations::app::App;

/// `POST /api/components`
pub(super) async fn check(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(request): Body<ComponentsRequest>,
) -> Result<Json<ComponentsReport>, Problem> {
    let (then, language) = (Arc::clone(&app), caller.language);
    let report =
        move |_: &Halt| study::check_components(&request, sentences(then.phrases(language)));
    let report = app.compute(&app.lines.short, &caller.client, report).await?;
    report.map(Json).map_err(malformed)
}

fn malformed(refusal: Refusal) -> Problem {
    Problem { status: StatusCode::BAD_REQUEST, ..Problem::from(refusal) }
}
