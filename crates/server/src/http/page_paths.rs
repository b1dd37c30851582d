//! Which paths are pages. Every other path is 404, so that a probe of a wrong path fails.
//!
//! The page itself decides what it shows: `web/src/app/route.ts`. A test compares both.

/// Pages without a name after them.
const PLAIN: [&str; 8] =
    ["", "analysis", "confirm", "continue", "games", "replay", "tables", "workshop"];

/// Pages of something with a name: a table, a game, a link in a mail.
const NAMED: [&str; 6] = ["daily", "learn", "replay", "rules", "t", "unsubscribe"];

/// Whether the page shows something at this path.
pub(crate) fn is_page(path: &str) -> bool {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    match parts[..] {
        [page] => PLAIN.contains(&page),
        [page, name] => NAMED.contains(&page) && is_name(name),
        ["rules", name, "reference"] => is_name(name),
        _ => false,
    }
}

fn is_name(name: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=64).contains(&name.len()) && name.bytes().all(is_letter)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The texts between these two in the routes of the page.
    fn texts<'a>(source: &'a str, before: &str, after: &str) -> BTreeSet<&'a str> {
        source
            .split(before)
            .skip(1)
            .filter_map(|rest| rest.split_once(after))
            .map(|(text, _)| text)
            .collect()
    }

    #[test]
    fn these_are_the_routes_of_the_page() {
        let source = include_str!("../../../../web/src/app/route.ts");
        assert_eq!(texts(source, "case '", "':"), BTreeSet::from(PLAIN));
        assert_eq!(texts(source, "first === '", "'"), BTreeSet::from(NAMED));
        assert_eq!(texts(source, "third === '", "'"), BTreeSet::from(["reference"]));
        assert!(source.contains(r"/^[\w-]{1,64}$/"), "names are as here");
    }

    #[test]
    fn only_pages_are_pages() {
        for path in
            ["/", "/t/k3x9", "/replay", "/replay/k3x9", "/rules/uxmal/reference", "/tables/"]
        {
            assert!(is_page(path), "{path}");
        }
        let long = format!("/t/{}", "a".repeat(65));
        for path in [
            "/healthz",
            "/.git/config",
            "/t",
            "/t/",
            "/t/a/b",
            "/t/a.b",
            "/tables/x",
            "/rules",
            &long,
        ] {
            assert!(!is_page(path), "{path}");
        }
    }
}
