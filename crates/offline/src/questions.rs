//! What is asked without a table: records, components, bots. At the paths that a server has.

use std::time::Duration;

use bots::{Budget, Halt, Level};
use protocol::{GameInfo, Games, OptionInfo, RecordText, ReviewMessage, ReviewRequest};
use rules::{LoadError, Phrase};
use serde::de::DeserializeOwned;
use study::{Reel, Trouble};
use tables::BotJob;

use crate::authority::{failed, refused, unreadable};
use crate::call::Reply;

/// How long a bot may think about one action, as on a server.
const MAX_TIME: Duration = Duration::from_secs(2);

/// How many playouts every choice and chance event of a review gets. A server has 3,000 on a faster
/// machine; this keeps the wait on a phone bearable.
const REVIEW_PLAYOUTS: u32 = 1_000;

/// Answers a question. `tell` gets the lines of an answer that comes in parts.
///
/// `clock` is the time since any start; the search of a bot ends by it. Advice comes with the bots, all
/// else without them.
#[cfg_attr(
    not(all(feature = "bots", feature = "study")),
    expect(unused_variables, reason = "only bots need a clock, and only a review has parts")
)]
pub fn answer(path: &str, body: &str, clock: fn() -> Duration, tell: impl FnMut(&str)) -> Reply {
    match path {
        #[cfg(feature = "bots")]
        "/api/advice" => with(body, |request| {
            let budget = Budget { clock, ..Budget::default() };
            Ok(Reply::json(200, &study::advise(&request, budget)?))
        }),
        #[cfg(feature = "study")]
        _ => about_records(path, body, tell),
        #[cfg(not(feature = "study"))]
        _ => failed(404, &Phrase::new("no-such-page")),
    }
}

#[cfg(feature = "study")]
fn about_records(path: &str, body: &str, mut tell: impl FnMut(&str)) -> Reply {
    match path {
        "/api/games" => Reply::json(200, &games()),
        "/api/study" => with(body, |request| Ok(Reply::json(200, &study::study(&request)?))),
        "/api/replay" => with(body, |request: RecordText| replay(&request.record)),
        "/api/verify" => {
            with(body, |request| Ok(Reply::json(200, &study::verify(&request, unsaid)?)))
        }
        "/api/card" => with(body, |request| {
            Ok(Reply { status: 200, kind: "image/svg+xml", body: study::card(&request)? })
        }),
        "/api/components" => with(body, |request| {
            Ok(match study::check_components(&request, unsaid) {
                Ok(report) => Reply::json(200, &report),
                // The game or the number of players is wrong.
                Err(refusal) => failed(400, &refusal.phrase),
            })
        }),
        "/api/review" => with(body, |request: ReviewRequest| review(&request.record, &mut tell)),
        _ => failed(404, &Phrase::new("no-such-page")),
    }
}

/// The choice of a bot for a [`crate::call::Job`]; none if the text is not one.
pub fn think(job: &str, clock: fn() -> Duration) -> Option<String> {
    let budget = Budget { clock, ..Budget::default().with_time(MAX_TIME) };
    BotJob::read(job).map(|job| job.choose(&budget))
}

/// What a bot would do in a person's place: the answer to a hint.
pub fn hint(job: &str, clock: fn() -> Duration) -> Reply {
    match BotJob::read(job) {
        Some(job) => Reply::json(200, &study::hint(&job, Budget { clock, ..Budget::default() })),
        None => fault(),
    }
}

/// Takes a network for bots and reviews: the names of the game and of its file, each with a line feed,
/// and the file. False if there is no network of this name.
pub fn give_network(text: &[u8]) -> bool {
    let mut parts = text.splitn(3, |&byte| byte == b'\n');
    let mut name = || parts.next().and_then(|name| str::from_utf8(name).ok());
    let (Some(game), Some(file)) = (name(), name()) else { return false };
    let game = catalog::find(game);
    let Some(bytes) = parts.next() else { return false };
    game.is_ok_and(|game| game.give_network(file, bytes))
}

/// Sentences are made by the page.
fn unsaid(_: &Phrase, _: Option<&'static str>) -> String {
    String::new()
}

fn with<T: DeserializeOwned>(
    body: &str,
    answer: impl FnOnce(T) -> Result<Reply, Trouble>,
) -> Reply {
    match serde_json::from_str(body) {
        Ok(request) => answer(request).unwrap_or_else(|trouble| explain(&trouble)),
        Err(error) => unreadable(&error),
    }
}

fn explain(trouble: &Trouble) -> Reply {
    match trouble {
        Trouble::Record(LoadError { line, refusal }) => {
            let phrase = refusal.phrase.clone();
            failed(400, &line.iter().fold(phrase, |phrase, line| phrase.with("line", *line)))
        }
        Trouble::Refused(refusal) => {
            let problem = protocol::Problem::new(&refusal.phrase, refusal.rule, String::new());
            Reply::json(409, &problem)
        }
        Trouble::Malformed(refusal) => refused(refusal),
        Trouble::Fault => fault(),
    }
}

fn fault() -> Reply {
    failed(500, &Phrase::new("server-fault"))
}

fn replay(record: &str) -> Result<Reply, Trouble> {
    let mut reel = Reel::load(record)?;
    let mut document = Vec::new();
    while !reel.is_done() {
        document.extend(reel.part().map_err(|_| Trouble::Fault)?);
    }
    let body = String::from_utf8(document).map_err(|_| Trouble::Fault)?;
    Ok(Reply { status: 200, kind: "application/json", body })
}

fn review(record: &str, tell: &mut impl FnMut(&str)) -> Result<Reply, Trouble> {
    let played = study::finished(record)?;
    let mut write = |message: &ReviewMessage| {
        let line = serde_json::to_string(message).map_err(|_| Trouble::Fault)?;
        tell(&line);
        Ok::<(), Trouble>(())
    };
    let told = |message: &ReviewMessage| drop(write(message));
    let done = study::review(&*played, REVIEW_PLAYOUTS, Halt::default(), told);
    write(&done.map_err(|_| Trouble::Fault)?)?;
    Ok(Reply { status: 200, kind: "application/x-ndjson", body: String::new() })
}

fn games() -> Games {
    let option = |option: &rules::OptionSpec| OptionInfo {
        name: option.name.into(),
        values: option.values(),
    };
    let game = |entry: &catalog::Entry| GameInfo {
        name: entry.name.to_owned(),
        title: entry.title.to_owned(),
        least: *entry.players.start(),
        most: *entry.players.end(),
        options: entry.options.iter().map(option).collect(),
        maps: Vec::new(),
    };
    Games {
        games: catalog::GAMES.iter().map(game).collect(),
        levels: Level::OFFERED.to_vec(),
        presets: tables::PRESETS.iter().map(|&key| key.to_owned()).collect(),
        most_name: tables::MOST_NAME,
        most_message: tables::MOST_MESSAGE,
        bots_in_browser: true,
        notices: false,
        push: None,
    }
}
