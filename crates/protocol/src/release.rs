//! Which program answers: the answer of `GET /api/version`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the program.
///
/// ```
/// use protocol::Release;
///
/// let release: Release = serde_json::from_str(r#"{"version":"0.2.0"}"#)?;
/// assert_eq!((release.version.as_str(), release.commit), ("0.2.0", None));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Release {
    /// The version, such as `0.2.0`.
    pub version: String,
    /// The first digits of the commit it was built from; left out if that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub commit: Option<String>,
}
