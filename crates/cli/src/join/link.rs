//! The link of a table, as people copy it.

use hyper::Uri;
use protocol::TableId;

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Link {
    /// Scheme, host and port of the server.
    pub(super) origin: String,
    pub(super) table: TableId,
}

impl Link {
    /// Reads a link such as `https://example.org/t/TABLE`; what follows the table is ignored, and
    /// without a scheme it is `http`.
    pub(super) fn read(text: &str) -> Option<Link> {
        let text = text.trim();
        let text = if text.contains("://") { text.to_owned() } else { format!("http://{text}") };
        let (text, _) = text.split_once('#').unwrap_or((&text, ""));
        let uri: Uri = text.parse().ok()?;
        let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme))?;
        let host = uri.authority()?.as_str();
        // A name and a password would be sent to somebody who did not ask for them.
        if host.is_empty() || host.contains('@') {
            return None;
        }
        let mut parts = uri.path().split('/').filter(|part| !part.is_empty());
        let (place, table) = (parts.next()?, parts.next()?);
        let is_table = ["t", "table"].contains(&place) && parts.next().is_none();
        let table = is_table.then(|| TableId::new(table).ok())??;
        Some(Link { origin: format!("{scheme}://{host}"), table })
    }

    /// The link to this or another table of the server, for people.
    pub(super) fn to(&self, table: &TableId) -> String {
        format!("{}/t/{table}", self.origin)
    }

    /// An address of the API about the table.
    pub(super) fn api(&self, path: &str) -> String {
        format!("{}/api/tables/{}/{path}", self.origin, self.table)
    }

    /// The address of the table's socket.
    pub(super) fn socket(&self, query: &str) -> String {
        // `http` becomes `ws` and `https` becomes `wss`.
        self.api(&format!("live?{query}")).replacen("http", "ws", 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Link;

    fn read(text: &str) -> Option<(String, String)> {
        let link = Link::read(text)?;
        Some((link.origin, link.table.to_string()))
    }

    #[test]
    fn links_are_read_as_people_copy_them() {
        for (text, origin) in [
            ("https://games.example.org/t/k3-x_9", "https://games.example.org"),
            ("https://games.example.org/t/k3-x_9/", "https://games.example.org"),
            ("  http://192.168.1.5:7777/t/k3-x_9?lang=de#chat\n", "http://192.168.1.5:7777"),
            ("http://[::1]:7777/table/k3-x_9", "http://[::1]:7777"),
            ("localhost:7777/t/k3-x_9", "http://localhost:7777"),
        ] {
            assert_eq!(read(text), Some((origin.into(), "k3-x_9".into())), "{text}");
        }
    }

    #[test]
    fn other_texts_are_not_links_of_tables() {
        for text in [
            "",
            "k3-x_9",
            "https://example.org",
            "https://example.org/t/",
            "https://example.org/replay/k3",
            "https://example.org/t/k3/more",
            "https://example.org/t/no%20name",
            "ftp://example.org/t/k3",
            "https://me:secret@example.org/t/k3",
            "https:///t/k3",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn addresses_of_the_server_follow_from_it() {
        let link = Link::read("https://a.example:1/t/x").unwrap();
        assert_eq!(link.socket("lang=en"), "wss://a.example:1/api/tables/x/live?lang=en");
        assert_eq!(link.api("record"), "https://a.example:1/api/tables/x/record");
        assert_eq!(link.to(&link.table), "https://a.example:1/t/x");
    }
}
