//! The `OpenAPI` description of the HTTP side.

use serde_json::{Map, Value, json};

use crate::schemas;

const PATH: &str = "/components/schemas";

/// The `OpenAPI` 3.1 document of every route under `/api` that answers with JSON or text, and of the
/// two for operators.
///
/// ```
/// let document = protocol::openapi();
/// assert_eq!(document["openapi"], "3.1.0");
/// assert!(document["paths"]["/api/tables"]["post"].is_object());
/// ```
pub fn openapi() -> Value {
    let paths: Map<String, Value> =
        routes().into_iter().map(|(path, item)| (path.to_owned(), item)).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sacbe",
            "description": "Board games at tables. Play itself goes over a WebSocket at \
                `/api/tables/{table}/live`, see docs/protocol.md. A body is read as JSON whatever its \
                Content-Type says. Whole numbers are written without a fraction: 1, not 1.0.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas::definitions(PATH),
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": "sacbe"},
            },
        },
    })
}

fn routes() -> Vec<(&'static str, Value)> {
    let mut routes = routes_of_clients();
    routes.extend(routes_of_devices());
    routes.extend(routes_of_mails());
    routes.extend(routes_of_operators());
    routes
}

fn routes_of_devices() -> [(&'static str, Value); 5] {
    let list = Route::new("The devices that act for the same persons.").signed();
    let others = Route::new("Signs out all devices but this one.").signed();
    let one = Route::new("Signs out a device.").signed();
    let one = one.with(parameter("path", "device", &text()));
    let forget = Route::new("Removes names and messages of everyone at this browser from all tables, and everything else that is stored about them.").signed();
    [
        (
            "/api/devices",
            json!({"get": list.answers("Devices").done(), "delete": others.answers_nothing().done()}),
        ),
        ("/api/devices/{device}", json!({"delete": one.answers_nothing().done()})),
        ("/api/forget", json!({"post": forget.takes("Forget").answers_nothing().done()})),
        (
            "/api/continue",
            json!({"post": Route::new("A link to continue on another device.").signed().answers("ContinueLink").done()}),
        ),
        (
            "/api/continue/{code}",
            json!({"post": Route::new("Continues as the browser that made the link.").signed().with(parameter("path", "code", &text())).answers_nothing().done()}),
        ),
    ]
}

fn routes_of_operators() -> [(&'static str, Value); 4] {
    [
        (
            "/livez",
            json!({"get": Route::new("Whether the program answers.").answers_text().done()}),
        ),
        (
            "/readyz",
            json!({"get": Route::new("Whether the database takes writes.").answers_text().done()}),
        ),
        ("/health", json!({"get": Route::new("The same as `/readyz`.").answers_text().done()})),
        ("/metrics", json!({"get": Route::new("Metrics for Prometheus.").answers_text().done()})),
    ]
}

fn routes_of_clients() -> Vec<(&'static str, Value)> {
    vec![
        (
            "/api/games",
            json!({"get": Route::new("What can be played here.").answers("Games").done()}),
        ),
        (
            "/api/version",
            json!({"get": Route::new("The version of the program.").answers("Release").done()}),
        ),
        ("/api/tables", tables()),
        (
            "/api/tables/{table}",
            json!({"get": Route::new("A table, as you may see it.").at_table().answers("TableView").done()}),
        ),
        (
            "/api/tables/{table}/log",
            json!({"get": Route::new("What happened in the game so far.").at_table().answers("GameLog").done()}),
        ),
        (
            "/api/tables/{table}/drawing",
            json!({"get": Route::new("The board as you may see it, drawn as text.").at_table().answers("TableDrawing").done()}),
        ),
        (
            "/api/tables/{table}/record",
            json!({"get": Route::new("The record; in memory play when the game is over.").at_table().answers_text().done()}),
        ),
        (
            "/api/tables/{table}/hint",
            json!({"get": Route::new("What a bot would do in your place; only while you play alone against bots.").at_table().answers("Advice").done()}),
        ),
        (
            "/api/tables/{table}/review",
            json!({"get": Route::new("The review of the finished game of a table, as in `/api/review`.").at_table().answers_lines("ReviewMessage").done()}),
        ),
        (
            "/api/tables/{table}/requests",
            json!({"post": Route::new("Sends a command to a table.").at_table().takes("TableRequest").answers("Granted").done()}),
        ),
        (
            "/api/tables/{table}/reports",
            json!({"post": Route::new("Reports a player or the table to the operator.").at_table().takes("NewReport").answers_nothing().done()}),
        ),
        (
            "/api/mine",
            json!({"get": Route::new("The tables where this browser has seats.").signed().with(page()).answers("MyTables").done()}),
        ),
        (
            "/api/pair",
            json!({"post": Route::new("Finds somebody to play with.").signed().takes("PairRequest").answers("PairAnswer").done()}),
        ),
        (
            "/api/study",
            json!({"post": Route::new("A position of a record.").takes("StudyRequest").answers("Study").done()}),
        ),
        (
            "/api/advice",
            json!({"post": Route::new("What a bot would play in a position of a record.").takes("AdviceRequest").answers("Advice").done()}),
        ),
        (
            "/api/replay",
            json!({"post": Route::new("Every position of a record.").takes("RecordText").answers("Replay").done()}),
        ),
        (
            "/api/review",
            json!({"post": Route::new("The review of a finished game, judged while you read: one JSON object on each line.").takes("ReviewRequest").answers_lines("ReviewMessage").done()}),
        ),
        (
            "/api/card",
            json!({"post": Route::new("The last position of a record as a card to share, an SVG file.").takes("CardRequest").answers_picture().done()}),
        ),
        ("/api/verify", verify()),
        ("/api/key", key()),
        (
            "/api/components",
            json!({"post": Route::new("Checks the components of a game.").takes("ComponentsRequest").answers("ComponentsReport").done()}),
        ),
        ("/api/notices", notices()),
        ("/api/push", push()),
        ("/api/quiet", quiet()),
    ]
}

fn verify() -> Value {
    let verify = Route::new("Checks the dice of a record.").takes("VerifyRequest");
    json!({"post": verify.answers("VerifyReport").done()})
}

fn key() -> Value {
    let key = Route::new("The public key that the records of this server are signed with.");
    json!({"get": key.answers("PublicKey").done()})
}

fn tables() -> Value {
    let list = Route::new("The tables that are open to the public.").answers("TableList");
    let open = Route::new("Opens a table.").signed().takes("NewTable").creates("NewTableAnswer");
    json!({"get": list.done(), "post": open.done()})
}

fn notices() -> Value {
    let get = Route::new("Where turn notices go.").signed().answers("MailAddress");
    let put = Route::new("Changes where turn notices go, once a mailed link confirms it.").signed();
    json!({"get": get.done(), "put": put.takes("Contact").answers("MailAddress").done()})
}

/// What the links in mails lead to. They need no cookie: mail is often read elsewhere.
fn routes_of_mails() -> [(&'static str, Value); 2] {
    let confirm = Route::new("Confirms the address that this code was sent to.");
    let stop =
        Route::new("Sends no more mail to an address. For the header `List-Unsubscribe-Post`.");
    let allow = Route::new("Allows mail to an address again.");
    let code = || parameter("path", "code", &text());
    [
        (
            "/api/notices/confirm/{code}",
            json!({"post": confirm.with(code()).answers_nothing().done()}),
        ),
        (
            "/unsubscribe/{code}",
            json!({
                "post": stop.with(code()).answers_nothing().done(),
                "delete": allow.with(code()).answers_nothing().done(),
            }),
        ),
    ]
}

fn push() -> Value {
    let add = Route::new("Sends turn notices to this browser as push messages.").signed();
    let remove = Route::new("Ends a push subscription.").signed();
    json!({
        "post": add.takes("PushSubscription").answers_nothing().done(),
        "delete": remove.takes("PushEndpoint").answers_nothing().done(),
    })
}

fn quiet() -> Value {
    let get = Route::new("When turn notices wait.").signed().answers("Quiet");
    let put = Route::new("Changes when turn notices wait.").signed();
    json!({"get": get.done(), "put": put.takes("Quiet").answers("Quiet").done()})
}

/// Builds the description of a route step by step.
struct Route(Value);

impl Route {
    fn new(summary: &str) -> Route {
        let mut responses = Map::new();
        for (status, when) in ERRORS {
            responses.insert(status.to_owned(), problem(when));
        }
        let route = Route(json!({"summary": summary, "parameters": [], "responses": responses}));
        route.with(language())
    }

    /// What the answer is depends on who at the browser asks.
    fn at_table(self) -> Route {
        self.with(parameter("path", "table", &reference("TableId"))).with(person()).signed()
    }

    fn with(mut self, parameter: Value) -> Route {
        if let Some(parameters) = self.0["parameters"].as_array_mut() {
            parameters.push(parameter);
        }
        self
    }

    /// The cookie is optional: a browser without one gets one when it needs it.
    fn signed(mut self) -> Route {
        self.0["security"] = json!([{}, {"browser": []}]);
        self
    }

    fn takes(mut self, name: &str) -> Route {
        self.0["requestBody"] = json!({"required": true, "content": json_content(name)});
        self
    }

    fn answers(self, name: &str) -> Route {
        self.gives("200", json!({"description": "OK.", "content": json_content(name)}))
    }

    fn creates(self, name: &str) -> Route {
        self.gives(
            "201",
            json!({"description": "The table was opened.", "content": json_content(name)}),
        )
    }

    fn answers_text(self) -> Route {
        let content = json!({"text/plain": {"schema": text()}});
        self.gives("200", json!({"description": "OK.", "content": content}))
    }

    /// One JSON object on each line, sent as they are made.
    fn answers_lines(self, name: &str) -> Route {
        let content = json!({"application/x-ndjson": {"schema": reference(name)}});
        self.gives("200", json!({"description": "OK.", "content": content}))
    }

    fn answers_picture(self) -> Route {
        let content = json!({"image/svg+xml": {"schema": text()}});
        self.gives("200", json!({"description": "OK.", "content": content}))
    }

    fn answers_nothing(self) -> Route {
        self.gives("204", json!({"description": "Done."}))
    }

    fn gives(mut self, status: &str, response: Value) -> Route {
        self.0["responses"][status] = response;
        self
    }

    fn done(self) -> Value {
        self.0
    }
}

/// Every error has the same body.
const ERRORS: [(&str, &str); 10] = [
    ("400", "The request is malformed."),
    ("403", "This person may not do that."),
    ("404", "Not found."),
    ("405", "This method is not supported here."),
    ("408", "The request timed out."),
    ("409", "The state of the table does not allow it."),
    ("413", "The request is too large."),
    ("429", "A rate limit or another limit was reached."),
    ("500", "Server error."),
    ("503", "Temporarily unavailable: retry."),
];

fn problem(when: &str) -> Value {
    json!({"description": when, "content": json_content("Problem")})
}

fn json_content(name: &str) -> Value {
    json!({"application/json": {"schema": reference(name)}})
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#{PATH}/{name}")})
}

fn text() -> Value {
    json!({"type": "string"})
}

fn person() -> Value {
    let mut person =
        parameter("query", "as", &json!({"type": "integer", "minimum": 1, "maximum": 20}));
    person["description"] = json!("Which of the people who share this browser.");
    person
}

fn page() -> Value {
    let mut page =
        parameter("query", "page", &json!({"type": "integer", "minimum": 0, "maximum": 99}));
    page["description"] = json!("Which part of a long list, from 0.");
    page
}

fn language() -> Value {
    let mut language = parameter("header", "Accept-Language", &text());
    language["description"] = json!("The preferred languages for error messages.");
    language
}

/// Parameters in the path are required, others are optional.
fn parameter(place: &str, name: &str, schema: &Value) -> Value {
    json!({"in": place, "name": name, "required": place == "path", "schema": schema})
}
