use serde::{Deserialize, Serialize};

use crate::{Json, LegalAction};

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
    /// The list that this is when written.
    pub fn of<T: Serialize + ?Sized>(list: &T) -> Legal {
        Legal(Json::of(list))
    }

    /// Whether there is nothing in it.
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
