//! The native twin of the WebAssembly, for tests: reads a call in each line, as `name<tab>text`, and
//! writes its answer as a line.
//!
//! `web/browser/agree.browser.ts` gives both the same calls and compares the answers. With `playouts`
//! as its argument it measures how many playouts a second the strongest bot makes here.

use std::io::{self, BufRead, BufWriter, Write};
use std::time::{Duration, Instant};

use offline::{Authority, questions};

/// How long a measurement takes, in milliseconds.
const MEASURED: u64 = 2_000;

fn main() -> io::Result<()> {
    if std::env::args().nth(1).as_deref() == Some("playouts") {
        return measure();
    }
    let mut authority = Authority::default();
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let (name, text) = line.split_once('\t').unwrap_or((&line, ""));
        let answer = match name {
            "call" => authority.call(text),
            "think" => questions::think(text, still).unwrap_or_default(),
            "ask" => ask(text, &mut out)?,
            _ => String::new(),
        };
        writeln!(out, "{answer}")?;
        if name == "flush" {
            out.flush()?;
        }
    }
    Ok(())
}

/// Answers a question: its path, a tab, and its body. The parts of an answer come before it, a line each.
fn ask(text: &str, out: &mut impl Write) -> io::Result<String> {
    let (path, body) = text.split_once('\t').unwrap_or((text, ""));
    let mut parts = Vec::new();
    let reply = questions::answer(path, body, still, |line| parts.push(line.to_owned()));
    parts.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(serde_json::to_string(&reply)?)
}

/// A clock that stands still, so that only the number of playouts ends a search.
fn still() -> Duration {
    Duration::ZERO
}

fn measure() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for game in catalog::GAMES {
        let played = game.new_match(3, &rules::Options::new());
        let Ok(mut played) = played else { continue };
        // To a position with something to choose.
        while played.turn().seat().is_none() || played.legal().len() < 6 {
            let Some(choice) = played.legal().into_iter().next() else { break };
            if played.play(&choice.text).is_err() {
                break;
            }
        }
        let body =
            serde_json::json!({"record": played.record().to_string(), "bot": "10", "ms": MEASURED});
        let start = Instant::now();
        let reply = questions::answer("/api/advice", &body.to_string(), machine, |_| ());
        let advice: serde_json::Value = serde_json::from_str(&reply.body).unwrap_or_default();
        let playouts = advice["playouts"].as_f64().unwrap_or_default();
        writeln!(out, "{} {:.0}", game.name, playouts / start.elapsed().as_secs_f64())?;
        writeln!(out, "{body}")?;
    }
    Ok(())
}

fn machine() -> Duration {
    static START: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    START.elapsed()
}
