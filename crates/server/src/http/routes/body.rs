//! Bodies of requests.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, Request};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::http::json;
use crate::http::problem::Problem;
use crate::operations::app::App;

/// How long a client may take to say all of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A body of JSON, of a size that is allowed.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let body = Limited::new(request.into_body(), app.config.limits.body);
        let bytes = match timeout(PATIENCE, body.collect()).await {
            Ok(Ok(collected)) => collected.to_bytes(),
            Ok(Err(error)) if error.is::<LengthLimitError>() => return Err(Problem::too_large()),
            Ok(Err(_)) => return Err(Problem::bad_request("body")),
            Err(_) => return Err(Problem::too_slow()),
        };
        json::read(&bytes).map(Body)
    }
}
