//! A file with components: `{"game":"pacal","name":"Grandma's box","options":{"board":{…}}}`, or a
//! board alone.

use rules::{Options, Refusal};
use serde_json::{Map, Value};

use crate::{Entry, MOST_MAP_NAME, find, map_name};

/// The content of a file with components.
#[derive(Clone, Debug, PartialEq)]
pub struct ComponentsFile {
    /// The name of the game.
    pub game: &'static str,
    /// The name of the components; a board alone has none.
    pub name: Option<String>,
    /// The components, as options of the game.
    pub options: Options,
}

impl ComponentsFile {
    /// Reads the text of a file. What the components are like is checked when they are used.
    ///
    /// ```
    /// use catalog::ComponentsFile;
    ///
    /// let text = r#"{"game":"uxmal","name":"Grandma's box","options":{"points":"5,3,1/7,5,3/9,7,5"}}"#;
    /// let file = ComponentsFile::read(text)?;
    /// assert_eq!((file.game, file.name.as_deref()), ("uxmal", Some("Grandma's box")));
    /// assert_eq!(ComponentsFile::read(r#"{"rows":["SS"]}"#)?.game, "pacal");
    /// assert_eq!(ComponentsFile::read("[]").unwrap_err().code(), "components-file-shape");
    /// # Ok::<(), rules::Refusal>(())
    /// ```
    pub fn read(text: &str) -> Result<ComponentsFile, Refusal> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| Refusal::new("bad-json").with_text("reason", error))?;
        let shape = || Refusal::new("components-file-shape");
        let fields = value.as_object().ok_or_else(shape)?;
        if let Some(board) = board_alone(fields) {
            return Ok(board);
        }
        let game = fields.get("game").and_then(Value::as_str).ok_or_else(shape)?;
        let options = fields.get("options").and_then(Value::as_object).ok_or_else(shape)?;
        let game = find(game)?;
        options.keys().try_for_each(|name| check_component(game, name))?;
        let name = fields.get("name").map(read_name).transpose()?;
        let options = options.clone().into_iter().collect();
        Ok(ComponentsFile { game: game.name, name, options })
    }

    /// Refuses components of another game.
    pub fn check_game(&self, game: &Entry) -> Result<(), Refusal> {
        if self.game == game.name {
            return Ok(());
        }
        let found = find(self.game)?.title;
        Err(Refusal::new("components-file-game").with("found", found).with("game", game.title))
    }
}

/// A board without anything around it, as it was before there were sets of components. The one
/// game that has a board takes it.
fn board_alone(fields: &Map<String, Value>) -> Option<ComponentsFile> {
    if fields.contains_key("game") || fields.contains_key("options") {
        return None;
    }
    let game = crate::GAMES.iter().find(|game| game.components.contains(&"board"))?;
    let options = Options::from([("board".to_owned(), Value::Object(fields.clone()))]);
    Some(ComponentsFile { game: game.name, name: None, options })
}

fn check_component(game: &Entry, name: &str) -> Result<(), Refusal> {
    if game.components.contains(&name) {
        return Ok(());
    }
    Err(Refusal::new("components-file-option")
        .with("name", name)
        .with("game", game.title)
        .with("known", game.components.join(", ")))
}

fn read_name(value: &Value) -> Result<String, Refusal> {
    let text = value.as_str().and_then(|text| map_name(text).ok());
    text.ok_or_else(|| Refusal::new("components-file-name").with("most", MOST_MAP_NAME))
}
