//! Reports of players to the operator.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{NewReport, ReportReason};
use tables::Table;

use super::body::Body;
use super::browser;
use crate::http::caller::Caller;
use crate::http::problem::Problem;
use crate::operations::app::App;
use crate::operations::clock;

/// The longest text of a report, in characters.
const MAX_WORDS: usize = 500;

/// How many reports about a table can be open: more tell the operator nothing new.
const MAX_OPEN: u32 = 20;

/// `POST /api/tables/ID/reports`
pub(super) async fn send(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    caller: Caller,
    Body(report): Body<NewReport>,
) -> Result<StatusCode, Problem> {
    let words = words(&report)?;
    let viewer = caller.viewer();
    let may_report = |table: &Table| table.may_report(&viewer, report.seat);
    let from_seat = app.read_durable(&id, may_report).await??;
    app.rate_limits.report(&caller.client, caller.credential.as_ref().map(browser))?;
    let number = |seat: usize| u8::try_from(seat).ok();
    let new = store::NewReport {
        at: clock::now_millis(),
        table: id,
        seat: report.seat.and_then(number),
        from_seat: from_seat.and_then(number),
        reason: report.reason.name().to_owned(),
        words,
    };
    let stored = app.store.put_report(new, MAX_OPEN).await;
    if !stored.map_err(|error| app.storage_error(&error))? {
        return Err(Problem::new(StatusCode::CONFLICT, "reported-enough"));
    }
    app.metrics.reports.add(1);
    tracing::info!(reason = report.reason.name(), "a player sent a report");
    Ok(StatusCode::NO_CONTENT)
}

/// The text as one line without invisible characters.
fn words(report: &NewReport) -> Result<String, Problem> {
    let words = catalog::single_line(&report.words);
    let refuse = |key| Problem::new(StatusCode::BAD_REQUEST, key);
    match words.chars().count() {
        0 if report.reason == ReportReason::Other => Err(refuse("report-needs-words")),
        0..=MAX_WORDS => Ok(words),
        _ => Err(refuse("report-too-long").with("most", MAX_WORDS)),
    }
}
