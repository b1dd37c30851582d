//! Legal actions.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Json;
use crate::json::Hint;

/// An action that may be played.
///
/// ```
/// let text = r#"{"action":"fly f9","kind":"pacal-kind-fly","hint":null}"#;
/// let legal: protocol::LegalAction = serde_json::from_str(text)?;
/// assert_eq!((legal.action.as_str(), legal.hint), ("fly f9", None));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// The JSON is defined here and nowhere else. Servers write it with a borrowed text and the hint of
/// the game itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(bound(deserialize = "A: Deserialize<'de>, H: Deserialize<'de>"))]
#[schemars(rename = "LegalAction", bound = "")]
pub struct LegalAction<A = String, H = Json> {
    /// The action in notation.
    #[schemars(with = "String")]
    pub action: A,
    /// The key of the heading under which a list shows it.
    pub kind: Cow<'static, str>,
    /// What it would do, for clients that do not know the rules; left out or null if there is
    /// nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Hint>")]
    pub hint: Option<H>,
}

/// A list of [`LegalAction`]s, as text: it is written straight from the game, and can be long.
///
/// ```
/// use protocol::Legal;
///
/// let text = r#"[{"action":"tile","kind":"uxmal-kind-tile"}]"#;
/// let legal: Legal = serde_json::from_str(text)?;
/// assert_eq!(legal.actions()[0].action, "tile");
/// assert_eq!(serde_json::to_string(&legal)?, text);
/// assert!(Legal::default().is_empty());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Legal(Json);

impl Legal {
    /// The list, written as JSON.
    pub fn of<T: Serialize + ?Sized>(list: &T) -> Legal {
        Legal(Json::of(list))
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.0.text() == "[]"
    }

    /// The actions, read from the text.
    pub fn actions(&self) -> Vec<LegalAction> {
        serde_json::from_str(self.0.text()).unwrap_or_default()
    }
}

impl Default for Legal {
    fn default() -> Legal {
        Legal::of::<[LegalAction]>(&[])
    }
}
