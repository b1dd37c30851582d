//! Requests to the engine, parsed from JSON.

use arena::{Limits, MOST_THREADS};
use rules::{Options, Refusal};
use serde_json::{Map, Value};

/// A request of a program.
#[derive(Debug)]
pub(crate) enum Request {
    New { game: String, rules: Option<u64>, players: u64, options: Options, map: Option<String> },
    Play { action: String },
    Undo,
    Position,
    Record,
    Load { record: String },
    State,
    Go { bot: String, limits: Limits, seed: Option<u64> },
    Quit,
}

const COMMANDS: &str = "new, play, undo, position, record, load, state, go, quit";

impl Request {
    pub(crate) fn read(line: &[u8]) -> Result<Request, Refusal> {
        let value: Value = serde_json::from_slice(line)
            .map_err(|error| Refusal::new("bad-json").with_text("reason", error))?;
        let Value::Object(fields) = value else {
            return Err(bad_request("request", "a JSON object", Some(&value)));
        };
        Fields(fields).request()
    }
}

/// The fields of a request; reading a field removes it.
struct Fields(Map<String, Value>);

impl Fields {
    fn request(mut self) -> Result<Request, Refusal> {
        let command = self.text("cmd")?;
        match command.as_str() {
            "new" => Ok(Request::New {
                game: self.text("game")?,
                rules: self.number("rules")?,
                players: self.players()?,
                options: self.options()?,
                map: self.map()?,
            }),
            "play" => Ok(Request::Play { action: self.text("action")? }),
            "undo" => Ok(Request::Undo),
            "position" => Ok(Request::Position),
            "record" => Ok(Request::Record),
            "load" => Ok(Request::Load { record: self.text("record")? }),
            "state" => Ok(Request::State),
            "go" => self.go(),
            "quit" => Ok(Request::Quit),
            _ => Err(Refusal::new("unknown-command").with("name", command).with("known", COMMANDS)),
        }
    }

    fn go(&mut self) -> Result<Request, Refusal> {
        let limits = Limits {
            ms: self.number("ms")?,
            playouts: self.number("playouts")?.map(|most| u32::try_from(most).unwrap_or(u32::MAX)),
            threads: self.number("threads")?.map(cores),
        };
        Ok(Request::Go { bot: self.text("bot")?, limits, seed: self.number("seed")? })
    }

    fn text(&mut self, field: &'static str) -> Result<String, Refusal> {
        match self.0.remove(field) {
            Some(Value::String(text)) => Ok(text),
            other => Err(bad_request(field, "a string", other.as_ref())),
        }
    }

    fn map(&mut self) -> Result<Option<String>, Refusal> {
        if self.0.contains_key("map") { self.text("map").map(Some) } else { Ok(None) }
    }

    fn players(&mut self) -> Result<u64, Refusal> {
        let missing = || bad_request("players", "a whole number", None);
        self.number("players")?.ok_or_else(missing)
    }

    fn number(&mut self, field: &'static str) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.0.remove(field) else { return Ok(None) };
        let number = value.as_u64();
        number.map(Some).ok_or_else(|| bad_request(field, "a whole number", Some(&value)))
    }

    fn options(&mut self) -> Result<Options, Refusal> {
        match self.0.remove("options") {
            None => Ok(Options::new()),
            Some(Value::Object(options)) => Ok(options.into_iter().collect()),
            other => Err(bad_request("options", "an object", other.as_ref())),
        }
    }
}

/// The number of threads, limited to what the arena allows.
fn cores(threads: u64) -> usize {
    usize::try_from(threads).unwrap_or(MOST_THREADS).clamp(1, MOST_THREADS)
}

/// The refusal for a missing or malformed field; the field `request` means the whole request.
fn bad_request(field: &'static str, expected: &'static str, found: Option<&Value>) -> Refusal {
    let found = match found {
        None => "nothing",
        Some(Value::Null) => "null",
        Some(Value::Bool(_)) => "boolean",
        Some(Value::Number(_)) => "number",
        Some(Value::String(_)) => "string",
        Some(Value::Array(_)) => "array",
        Some(Value::Object(_)) => "object",
    };
    Refusal::new("bad-request").with("field", field).with("expected", expected).with("found", found)
}
