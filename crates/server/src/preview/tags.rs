//! The meta tags by which other sites show a preview of a link (Open Graph and Twitter cards).

use std::fmt::{self, Write as _};
use std::sync::Arc;
use std::time::Duration;

use axum::http::HeaderMap;
use phrases::Phrases;
use rules::Phrase;
use rules::picture::{CARD_HEIGHT, CARD_WIDTH};
use tables::{Preview, PreviewSeat, Table};

use crate::http::client::Client;
use crate::operations::app::App;
use crate::preview::base;

/// A page that waits longer for a slow database is sent without tags.
const PATIENCE: Duration = Duration::from_secs(1);

/// The tags for a page, if it belongs to a finished game that anyone with the link may see.
pub(crate) async fn of_page(
    app: &Arc<App>,
    client: &Client,
    path: &str,
    headers: &HeaderMap,
) -> Option<String> {
    let table = table_in(path)?;
    let base = base::base(app, client, headers)?;
    let preview = app.read_durable(table, Table::preview);
    let preview = tokio::time::timeout(PATIENCE, preview).await.ok()?.ok()??;
    let phrases = app.phrases(app.languages.accepted(headers));
    Some(tags(&preview, phrases, &base, path, table))
}

/// The page with the tags at the end of its head.
pub(crate) fn insert(page: &str, tags: &str) -> Option<String> {
    let (head, rest) = page.split_once("</head>")?;
    Some(format!("{head}{tags}</head>{rest}"))
}

/// The table of a page: `/t/ID` or `/replay/ID`.
fn table_in(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/t/").or_else(|| path.strip_prefix("/replay/"))?;
    let id = id.strip_suffix('/').unwrap_or(id);
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    (!id.is_empty() && id.bytes().all(is_name)).then_some(id)
}

fn tags(preview: &Preview, phrases: &Phrases, base: &str, path: &str, table: &str) -> String {
    let game = catalog::find(&preview.game).map_or(preview.game.as_str(), |entry| entry.title);
    let title = phrases.say(&Phrase::new("preview-title").with("game", game));
    let scores = scores(preview, phrases);
    let about = phrases.say(&Phrase::new("preview-scores").with("scores", scores));
    let mut tags = String::new();
    for (name, content) in [
        ("og:type", "website"),
        ("og:site_name", "Sacbe"),
        ("og:title", &title),
        ("og:description", &about),
        ("og:url", &format!("{base}{path}")),
        ("og:image", &format!("{base}/preview/{table}.png")),
        ("og:image:type", "image/png"),
        ("og:image:width", &CARD_WIDTH.to_string()),
        ("og:image:height", &CARD_HEIGHT.to_string()),
        ("og:image:alt", &about),
    ] {
        put(&mut tags, "property", name, content);
    }
    put(&mut tags, "name", "twitter:card", "summary_large_image");
    put(&mut tags, "name", "description", &about);
    tags
}

fn put(tags: &mut String, kind: &str, name: &str, content: &str) {
    writeln!(tags, "<meta {kind}=\"{name}\" content=\"{}\" />", Escaped(content))
        .expect("writing to a string does not fail");
}

/// `Ana 82, Bot 71` at a public table; otherwise `82 : 71`.
fn scores(preview: &Preview, phrases: &Phrases) -> String {
    let named = preview.seats.iter().any(|seat| seat.name.is_some());
    let bot = phrases.say(&Phrase::new("preview-bot"));
    let told = |PreviewSeat { name, points }: &PreviewSeat| match name {
        Some(name) => format!("{name} {points}"),
        None if named => format!("{bot} {points}"),
        None => points.to_string(),
    };
    let told: Vec<String> = preview.seats.iter().map(told).collect();
    told.join(if named { ", " } else { " : " })
}

/// Text inside an attribute.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|each| match each {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            each => f.write_char(each),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{insert, table_in};

    #[test]
    fn tables_and_replays_have_a_preview() {
        assert_eq!(table_in("/t/k3x9"), Some("k3x9"));
        assert_eq!(table_in("/replay/k3_x-9/"), Some("k3_x-9"));
        for path in ["/", "/t/", "/replay", "/t/a/b", "/t/a%22b", "/rules/uxmal", "/t/a.png"] {
            assert_eq!(table_in(path), None, "{path}");
        }
    }

    #[test]
    fn tags_go_into_the_head() {
        let page = "<html><head><title>a</title></head><body></body></html>";
        let tagged = insert(page, "<meta />").unwrap();
        assert_eq!(tagged, page.replace("</head>", "<meta /></head>"));
        assert_eq!(insert("no page", "<meta />"), None);
    }
}
