//! Reads the body of a request, within limits of size and time.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, Request};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::http::json;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// Timeout for the whole body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// A JSON body within the size limit.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let body = Limited::new(request.into_body(), app.config.limits.body);
        let bytes = match timeout(BODY_TIMEOUT, body.collect()).await {
            Ok(Ok(collected)) => collected.to_bytes(),
            Ok(Err(error)) if error.is::<LengthLimitError>() => return Err(Problem::too_large()),
            Ok(Err(_)) => return Err(Problem::bad_request("body")),
            Err(_) => return Err(Problem::too_slow()),
        };
        json::read(&bytes).map(Body)
    }
}
